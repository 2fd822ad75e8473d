import type { TSchema } from 'typebox'
import { type CallName, calls, callByName } from '../../../legacy/contract/contract'
import type { BatchCall } from './batchCalls'

/** Receives an object that a batch call would also have returned. */
export type Prime = (call: BatchCall, id: number, item: object) => void

/** Primes the loaders with the objects within a value of a known schema. */
type Walk = (value: unknown, prime: Prime) => void

type ObjectSchema = TSchema & { readonly properties: Readonly<Record<string, TSchema>> }

interface BatchShape {
  readonly call: BatchCall
  readonly properties: ReadonlyMap<string, string>
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null
}

function isObjectSchema(schema: TSchema): schema is ObjectSchema {
  return 'properties' in schema && isSchema(schema.properties)
}

function itemsOf(schema: TSchema): TSchema | undefined {
  return 'items' in schema && isSchema(schema.items) && !Array.isArray(schema.items) ? schema.items : undefined
}

/** Equal schemas give equal texts; descriptions do not count. */
function textOf(schema: TSchema): string {
  return JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value))
}

let shapes: readonly BatchShape[] | undefined

/** The schemas of the objects that batch calls return. */
function batchShapes(): readonly BatchShape[] {
  shapes ??= calls.flatMap(([name, call]) => {
    const item = isBatchCall(name) ? itemsOf(call.answer) : undefined
    if (!item || !isObjectSchema(item)) return []
    const properties = new Map(Object.entries(item.properties).map(([key, schema]) => [key, textOf(schema)]))
    return [{ call: name as BatchCall, properties }]
  })
  return shapes
}

function isBatchCall(name: CallName): name is BatchCall {
  const call = callByName.get(name)
  return call !== undefined && name.endsWith('ByIds') && 'ids' in call.body.properties
}

/** The batch calls whose answer includes an object of this schema. */
function callsFor(schema: ObjectSchema): readonly BatchCall[] {
  const texts = new Map<string, string>()
  const has = (key: string, text: string) => {
    const property = schema.properties[key]
    if (!property) return false
    const known = texts.get(key) ?? textOf(property)
    texts.set(key, known)
    return known === text
  }
  return batchShapes()
    .filter(({ properties }) => [...properties].every(([key, text]) => has(key, text)))
    .map(({ call }) => call)
}

const walks = new Map<TSchema, Walk | null>()

function walkOf(schema: TSchema): Walk | null {
  const known = walks.get(schema)
  if (known !== undefined) return known
  const walk = makeWalk(schema)
  walks.set(schema, walk)
  return walk
}

function makeWalk(schema: TSchema): Walk | null {
  const items = itemsOf(schema)
  if (items) return walkItems(walkOf(items))
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) {
    const [only, ...others] = schema.anyOf.filter(isSchema).filter((each) => isObjectSchema(each) || itemsOf(each))
    // With several shapes it is not known which one a value has.
    return only && others.length === 0 ? walkOf(only) : null
  }
  return isObjectSchema(schema) ? walkObject(schema) : null
}

function walkItems(walk: Walk | null): Walk | null {
  if (!walk) return null
  return (value, prime) => {
    if (Array.isArray(value)) for (const item of value) walk(item, prime)
  }
}

function walkObject(schema: ObjectSchema): Walk | null {
  const own = callsFor(schema)
  const parts = Object.entries(schema.properties).flatMap(([key, property]) => {
    const walk = walkOf(property)
    return walk ? [{ key, walk }] : []
  })
  if (own.length === 0 && parts.length === 0) return null
  return (value, prime) => {
    if (typeof value !== 'object' || value === null) return
    const object = value as Readonly<Record<string, unknown>>
    for (const call of own) prime(call, object['id'] as number, object)
    for (const { key, walk } of parts) walk(object[key], prime)
  }
}

/** Primes the loaders with every object of a checked answer that a batch call would also return. */
export function primeFrom(name: CallName, answer: unknown, prime: Prime): void {
  const schema = callByName.get(name)?.answer
  if (schema) walkOf(schema)?.(answer, prime)
}

/** The same for one item of a list. */
export function primeFromItem(name: CallName, item: unknown, prime: Prime): void {
  const schema = callByName.get(name)?.answer
  const items = schema && itemsOf(schema)
  if (items) walkOf(items)?.(item, prime)
}
