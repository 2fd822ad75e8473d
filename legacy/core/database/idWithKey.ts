import { sql } from 'kysely'
import type { MemberViewer } from '../handler'
import { notFound } from '../problem'
import type { Database } from './connect'

/** The tables whose rows know the idempotency key of their creation, with the column of who created them. */
const makers = {
  album: 'profileId',
  comment: 'profileId',
  conversation: 'creatorId',
  event: 'profileId',
  eventQuestion: 'profileId',
  guestbookEntry: 'authorId',
  lodge: 'creatorId',
  lodgeAlbum: 'profileId',
  lodgeMemberNote: 'authorId',
  meetup: 'profileId',
  message: 'senderId',
  news: 'createdBy',
} as const

/** The id of the row that the viewer has created with this idempotency key. */
export async function idWithKey(
  db: Database,
  { profile }: MemberViewer,
  table: keyof typeof makers,
  key: string | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE ${sql.ref(makers[table])} = ${profile.id} AND key = ${key}`.execute(db)
  return rows[0]?.id
}

/** The same after an insert that met the key. @throws 404 where the row has been deleted since */
export async function requireIdWithKey(...what: Parameters<typeof idWithKey>): Promise<number> {
  const id = await idWithKey(...what)
  if (id === undefined) throw notFound()
  return id
}
