import { ForeignIdError } from './errors'
import { opaque } from './opaque'

/** What a global id holds. */
interface Named {
  readonly type: string
  readonly id: number
  /** The legacy id of the object that it is a part of, for types whose objects no call finds by number alone. */
  readonly whole?: number
}

/** A part and the object that it belongs to, by their legacy ids. */
export interface Part {
  readonly id: number
  readonly whole: number
}

/** An object's id over the whole graph: opaque for clients, its type and legacy id inside. */
export function toGlobalId(type: string, id: number): string {
  return opaque(`${type}:${id}`)
}

/** The id of a part, such as a person of a profile. */
export function toPartId(type: string, { whole, id }: Part): string {
  return opaque(`${type}:${whole}.${id}`)
}

function encoded({ type, id, whole }: Named): string {
  return whole === undefined ? toGlobalId(type, id) : toPartId(type, { whole, id })
}

/** Decodes a global id; null for one that is not ours. */
export function fromGlobalId(globalId: string): Named | null {
  const match = /^([A-Za-z]+):(?:(\d{1,15})\.)?(\d{1,15})$/.exec(Buffer.from(globalId, 'base64url').toString('utf8'))
  const [, type, whole, id] = match ?? []
  if (!type) return null
  const named = { type, id: Number(id), ...(whole === undefined ? {} : { whole: Number(whole) }) }
  // In canonical form only: no object has two ids.
  return encoded(named) === globalId ? named : null
}

/** Decodes an id of an input; refuses one of another type. */
export function itemOf<T extends string>(
  globalId: string,
  types: readonly T[],
): { readonly type: T; readonly id: number } {
  const item = fromGlobalId(globalId)
  const type = types.find((name) => name === item?.type)
  if (!item || !type || item.whole !== undefined) throw new ForeignIdError(globalId, types)
  return { type, id: item.id }
}

/** The legacy id behind an id of an input. */
export function legacyIdOf(globalId: string, ...types: readonly [string, ...string[]]): number {
  return itemOf(globalId, types).id
}

/** The legacy ids behind the id of a part in an input. */
export function partOf(globalId: string, type: string): Part {
  const item = fromGlobalId(globalId)
  if (item?.type !== type || item.whole === undefined) throw new ForeignIdError(globalId, [type])
  return { id: item.id, whole: item.whole }
}
