import type { Shape } from '../../../gateway/testing/shape'
import type { Call } from '../../../legacy/contract/call'

/** Parameters that a call's schemas accept, including all optional ones. */
export function validParameters({ query, body }: Call): { query: object; body: object } {
  return { query: validValue(query) as object, body: validValue(body) as object }
}

function validValue(shape: Shape): unknown {
  if (shape.enum) return shape.enum[0]
  const [first] = shape.anyOf ?? []
  if (first) return validValue(first)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, value]) => [key, validValue(value)]))
    case 'array':
      return shape.items ? [validValue(shape.items)] : []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, shape.minimum ?? 1), shape.maximum ?? 1)
    case 'string':
      return validText(shape)
    case undefined:
    default:
      return null
  }
}

const texts: Readonly<Record<string, string>> = {
  date: '1990-02-03',
  'date-time': '2026-11-20T12:00:00.000Z',
  email: 'somebody@example.com',
  uuid: 'f9c6e4a2-13a5-4a57-8a0e-3f2a4a6f0b11',
}

function validText({ format, pattern, minLength = 0, maxLength = 100 }: Shape): string {
  const text = texts[format ?? ''] ?? (pattern ? 'smile' : 'text')
  return text.padEnd(minLength, '.').slice(0, maxLength)
}
