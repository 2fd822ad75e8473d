import type { TSchema } from 'typebox'
import { moment } from '../../gateway/testing/fixtures'
import { isLocalTime, type Shape } from '../../gateway/testing/shape'

/** States such as hidden or deleted would skip further calls. */
const off = ['hidden', 'deleted']

/** A value that fits a schema of the contract: complete, with one item in every list, and every id 1. */
export function madeAnswer(schema: TSchema): unknown {
  return made(schema, '')
}

function made(shape: Shape, name: string): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [first] = shape.anyOf ?? []
  if (first) return made(first, name)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, value]) => [key, made(value, key)]))
    case 'array':
      return shape.items ? [made(shape.items, name)] : []
    case 'boolean':
      return !off.includes(name)
    case 'integer':
      return Math.max(1, shape.minimum ?? 1)
    case 'number':
      return Math.min(1, shape.maximum ?? 1)
    case 'string':
      return madeText(shape)
    case undefined:
    default:
      return null
  }
}

function madeText(shape: Shape): string {
  const { format, pattern, maxLength } = shape
  if (format === 'date-time') return moment
  if (format === 'date') return moment.slice(0, 10)
  if (isLocalTime(shape)) return moment.slice(0, 16)
  return (pattern ? 'smile' : 'text').slice(0, maxLength)
}
