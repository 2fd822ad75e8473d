import type { Shape } from '../../gateway/testing/shape'

const MAX_INTEGER = 2 ** 31 - 1

const formats: Readonly<Record<string, string>> = {
  date: '1990-02-03',
  'date-time': '2026-11-20T12:00:00.000Z',
  uuid: 'f9c6e4a2-13a5-4a57-8a0e-3f2a4a6f0b11',
}

/** Fields with patterns; the local times are a week after the beginning of the tests. */
const patterned: Readonly<Record<string, string>> = {
  begin: '2026-11-27T15:00',
  end: '2026-11-27T17:00',
  returnPath: `/${'a'.repeat(200)}`,
  reference: 'A'.repeat(12),
  currency: 'DKK',
}

/**
 * The largest value that a schema accepts: every field, full lists, and texts of maximum length made of the given
 * filling.
 */
export function largestValue(shape: Shape, filling: string, position = 0): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[position % shape.enum.length]
  const [first] = shape.anyOf ?? []
  if (first) return largestValue(first, filling, position)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, value]) => [
          key,
          (value.pattern && patterned[key]) ?? largestValue(value, filling, position),
        ]),
      )
    case 'array':
      return Array.from(
        { length: lengthOf(shape) },
        (_, index) => shape.items && largestValue(shape.items, filling, index),
      )
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      // Ids refer to existing objects; other numbers are as large as allowed.
      return shape.maximum === undefined || shape.maximum >= MAX_INTEGER
        ? (shape.minimum ?? 1) + position
        : Math.max(shape.minimum ?? 0, shape.maximum - position)
    case 'string':
      return longestText(shape, filling, position)
    case undefined:
    default:
      return null
  }
}

function lengthOf({ maxItems = 0, uniqueItems, items }: Shape): number {
  return uniqueItems && items?.enum ? Math.min(maxItems, items.enum.length) : maxItems
}

function longestText({ format = '', pattern, maxLength = 0 }: Shape, filling: string, position: number): string {
  const given = formats[format]
  if (given) return given
  if (format === 'email') return `${'a'.repeat(60)}@${'b'.repeat(60)}.example`
  const beginning = format === 'uri' ? 'https://push.example/' : ''
  if (pattern ?? beginning) return beginning + 'a'.repeat((pattern ? 60 : maxLength) - beginning.length)
  // Lengths are counted in code points.
  const points = [...filling]
  const number = String(position)
  const text = Array.from(
    { length: Math.max(0, maxLength - number.length) },
    (_, index) => points[index % points.length],
  )
  return (text.join('') + number).slice(-2 * maxLength)
}
