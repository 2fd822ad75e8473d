import { createHash } from 'node:crypto'
import type { CallName } from '../../../legacy/contract/contract'
import { badInput } from '../errors'
import { opaque } from '../opaque'

/** The filters of a list: cursors are valid only for the same. */
export type Filters = Readonly<Record<string, unknown>>

/** Identifies a list in its cursors. */
export function fingerprint(call: CallName, filters: Filters): string {
  const given = Object.entries(filters).filter(([, value]) => value != null)
  const text = JSON.stringify([call, given.sort(([a], [b]) => a.localeCompare(b))])
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}

export function toCursor(place: number | string, mark: string): string {
  return opaque(`${place}:${mark}`)
}

/** The place that a cursor of this list names; refuses any other cursor. */
function placeOf(cursor: string, mark: string): string {
  const match = /^(.{1,40}):([^:]+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!match?.[1] || match[2] !== mark) throw foreign()
  return match[1]
}

/** The same for a numeric key of the database. */
export function numberOf(cursor: string, mark: string): number {
  const place = placeOf(cursor, mark)
  if (!/^\d{1,10}$/.test(place) || Number(place) > largestNumber) throw foreign()
  return Number(place)
}

/** The same for a timestamp. */
export function momentOf(cursor: string, mark: string): string {
  const place = placeOf(cursor, mark)
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(place) || Number.isNaN(Date.parse(place))) throw foreign()
  return place
}

const largestNumber = 2_147_483_647

function foreign() {
  return badInput('The cursor belongs to another list.', 'FOREIGN_CURSOR')
}
