import type { TSchema } from 'typebox'
import { isLocalTime, type Shape } from '../../gateway/testing/shape'

/** A moment for each number: greater numbers are older. */
const newest = Date.parse('2026-11-21T12:00:00.000Z')
function momentOf(number: number): string {
  return new Date(newest - number * 60_000).toISOString()
}

/**
 * A value that a schema of the contract admits. Every id in it is the number, its texts and moments differ from those
 * of other numbers, and all that may be missing is missing.
 */
export function generated(schema: TSchema, number: number): unknown {
  return valueOf(schema, number, '')
}

function valueOf(shape: Shape, number: number, name: string): unknown {
  if (shape.enum) return shape.enum[0]
  if (shape.const !== undefined) return shape.const
  if (shape.anyOf) return alternative(shape.anyOf, number, name)
  switch (shape.type) {
    case undefined:
      return null
    case 'object':
      return Object.fromEntries(
        (shape.required ?? []).map((key) => [key, valueOf(shape.properties?.[key] ?? {}, number, key)]),
      )
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => valueOf(shape.items ?? {}, number, name))
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return /(^i|I)d$/.test(name) ? number : Math.min(Math.max(1, shape.minimum ?? 1), shape.maximum ?? Infinity)
    case 'string':
      return textOf(shape, number)
    default:
      return null
  }
}

function alternative(shapes: readonly Shape[], number: number, name: string): unknown {
  return shapes.some(({ type }) => type === 'null') ? null : valueOf(shapes[0] ?? {}, number, name)
}

function textOf(shape: Shape, number: number): string {
  const { format, pattern, minLength = 0, maxLength = 100 } = shape
  if (format === 'date-time') return momentOf(number)
  if (format === 'date') return '1990-02-03'
  if (isLocalTime(shape)) return momentOf(number).slice(0, 16)
  return (pattern ? 'x' : `Text ${number}`).padEnd(minLength, '.').slice(0, maxLength)
}
