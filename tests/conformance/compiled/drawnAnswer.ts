import { createHash } from 'node:crypto'
import type { TSchema } from 'typebox'
import { isLocalTime, type Shape } from '../../../gateway/testing/shape'

/** A whole number from 0 to below `of`, determined by a text. */
export function drawn(text: string, of: number): number {
  return createHash('sha1').update(text).digest().readUInt32BE() % of
}

/**
 * A value that fits a schema of the contract and depends on the key alone, whatever was requested before. An
 * object with an id depends on the id, so that all calls agree on it.
 */
export function drawnAnswer(schema: TSchema, key: string): unknown {
  return valueOf(schema, key, '')
}

function valueOf(shape: Shape, key: string, name: string): unknown {
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[drawn(key, shape.enum.length)]
  if (shape.anyOf) return alternative(shape.anyOf, key, name)
  switch (shape.type) {
    case 'object':
      return objectOf(shape, key)
    case 'array':
      return listOf(shape, key, name)
    case 'boolean':
      return drawn(key, 3) > 0
    case 'integer':
    case 'number':
      return numberOf(shape, key, name)
    case 'string':
      return textOf(shape, key)
    case undefined:
    default:
      return null
  }
}

function alternative(shapes: readonly Shape[], key: string, name: string): unknown {
  const some = shapes.filter(({ type }) => type !== 'null')
  if (some.length < shapes.length && drawn(`${key} null`, 6) === 0) return null
  return valueOf(some[drawn(`${key} which`, some.length)] ?? {}, key, name)
}

/** An item of a look-up with the requested id. */
export function drawnItem(schema: TSchema, key: string, id: number): unknown {
  const { items = {} }: Shape = schema
  return objectOf(items, key, id)
}

function objectOf({ properties = {}, required = [] }: Shape, key: string, wanted?: number): object {
  const own = properties['id'] && (wanted ?? numberOf(properties['id'], `${key} id`, 'id'))
  const base = own === undefined ? key : `${roundOf(key)} ${own}`
  const present = Object.entries(properties).filter(
    ([name]) => required.includes(name) || drawn(`${base}.${name} there`, 6) > 0,
  )
  const values: [string, unknown][] = present.map(([name, shape]) => [name, valueOf(shape, `${base}.${name}`, name)])
  return Object.fromEntries(own === undefined ? values : [...values, ['id', own]])
}

/** The prefix of a key that identifies its round. */
function roundOf(key: string): string {
  return key.slice(0, key.indexOf(' '))
}

function listOf({ items = {}, maxItems = Infinity, uniqueItems }: Shape, key: string, name: string): unknown[] {
  const size = Math.min(2 + drawn(key, 2), maxItems)
  const all = Array.from({ length: size }, (_item, index) => valueOf(items, `${key}[${index}]`, name))
  return uniqueItems ? [...new Set(all)] : all
}

function numberOf({ minimum = 0, maximum = Infinity }: Shape, key: string, name: string): number {
  // Few ids, so that the same objects occur repeatedly.
  const most = /(^i|I)ds?$/.test(name) ? 6 : 100
  return minimum + drawn(key, Math.min(maximum - minimum + 1, most))
}

const formats: Readonly<Record<string, (day: string) => string>> = {
  'date-time': (day) => `2026-11-${day}T12:00:00.000Z`,
  date: (day) => `1990-02-${day}`,
  uri: (day) => `https://nordlys.test/${day}`,
}

function textOf(shape: Shape, key: string): string {
  const { format = '', pattern, minLength = 0, maxLength = 100 } = shape
  const number = 10 + drawn(key, 10)
  if (isLocalTime(shape)) return `2026-11-${number}T12:00`
  const text = formats[format]?.(String(number)) ?? `${pattern ? 'smile' : 'Text '}${number}`
  return text.padEnd(minLength, '.').slice(0, maxLength)
}
