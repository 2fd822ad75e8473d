import { ForeignIdError } from './errors'
import { opaque } from './opaque'

/** An object's id over the whole graph: opaque for clients, its type and legacy id inside. */
export function toGlobalId(type: string, id: number | string): string {
  return opaque(`${type}:${id}`)
}

/** Decodes a global id; null for one that is not ours. */
export function fromGlobalId(globalId: string): { readonly type: string; readonly id: number } | null {
  const match = /^([A-Za-z]+):(\d{1,15})$/.exec(Buffer.from(globalId, 'base64url').toString('utf8'))
  const [, type, id] = match ?? []
  // In canonical form only: no object has two ids.
  if (!type || toGlobalId(type, Number(id)) !== globalId) return null
  return { type, id: Number(id) }
}

/** Decodes an id of an input; refuses one of another type. */
export function itemOf<T extends string>(
  globalId: string,
  types: readonly T[],
): { readonly type: T; readonly id: number } {
  const item = fromGlobalId(globalId)
  const type = types.find((name) => name === item?.type)
  if (!item || !type) throw new ForeignIdError(globalId, types)
  return { type, id: item.id }
}

/** The legacy id behind an id of an input. */
export function legacyIdOf(globalId: string, ...types: readonly [string, ...string[]]): number {
  return itemOf(globalId, types).id
}
