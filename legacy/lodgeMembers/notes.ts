import type { BodyOf, AnswerOf } from '../contract/contract'
import type { LodgeMemberNote } from '../contract/lodges/lodgeMemberShapes'
import { moderatorRoles } from '../contract/lodgeRights'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import { idWithKey, requireIdWithKey } from '../core/database/idWithKey'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { notFound } from '../core/problem'
import { requiredText } from '../core/text/plainText'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'
import { changeMemberships, membershipOf } from './change'
import { memberList } from './lists'
import { membershipAnswers } from './membershipAnswer'

type Store = Pick<Deps, 'db' | 'clock'>

/** The notes of the lodges that the viewer leads, on profiles whom the viewer may see. */
function openNotes(db: Database, viewer: MemberViewer) {
  return db
    .selectFrom('lodgeMemberNote as note')
    .innerJoin('lodge', 'lodge.id', 'note.lodgeId')
    .innerJoin('profile', 'profile.id', 'note.profileId')
    .innerJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'lodge.id').on('own.profileId', '=', viewer.profile.id),
    )
    .where('own.role', 'in', moderatorRoles)
    .where(lodgeVisibleTo(viewer))
    .where(visibleTo(viewer))
}

export function noteList(
  { db }: Store,
  viewer: MemberViewer,
  { lodgeId, profileId }: { readonly lodgeId: number; readonly profileId: number },
) {
  return openNotes(db, viewer)
    .select('note.id')
    .where('note.lodgeId', '=', lodgeId)
    .where('note.profileId', '=', profileId)
    .orderBy('note.id', 'desc')
}

/** The notes that the viewer may read, in the order of the ids; two queries for all. */
export async function noteAnswers(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<LodgeMemberNote[]> {
  if (ids.length === 0) return []
  const rows = await openNotes(deps.db, viewer)
    .select(['note.id', 'note.lodgeId', 'note.profileId', 'note.authorId', 'note.text', 'note.createdAt'])
    .where('note.id', '=', anyOf(ids))
    .execute()
  const authorIds = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]
  const authors = new Map((await profileSummaries(deps, authorIds, viewer)).map((author) => [author.id, author]))
  const byId = new Map(
    rows.map(({ authorId, createdAt, ...note }) => [
      note.id,
      { ...note, author: (authorId !== null && authors.get(authorId)) || null, createdAt: createdAt.toISOString() },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Writes a note on anybody who is, or was, something in the lodge, or whom the viewer may see. */
export async function addNote(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId, text, key }: BodyOf<'Lodges.AddLodgeMemberNote'>,
): Promise<LodgeMemberNote> {
  const plain = requiredText('text', text)
  await deps.limits.consume('lodgeNoteByProfile', String(viewer.profile.id))
  const call = 'Lodges.AddLodgeMemberNote'
  const id = await changeMemberships(deps, viewer, lodgeId, { call, profileId }, async (change) => {
    await membershipOf(change, profileId)
    const { transaction } = change
    const made = await idWithKey(transaction, viewer, 'lodgeMemberNote', key)
    if (made !== undefined) return made
    const author = { authorId: viewer.profile.id, createdAt: deps.clock.now(), key: key ?? null }
    const note = await transaction
      .insertInto('lodgeMemberNote')
      .values({ lodgeId, profileId, text: plain, ...author })
      // The same key may be used in another lodge at the same time, which no lock prevents.
      .onConflict((conflict) => conflict.columns(['authorId', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return note?.id ?? requireIdWithKey(transaction, viewer, 'lodgeMemberNote', key)
  })
  const [note] = await noteAnswers(deps, [id], viewer)
  if (!note) throw notFound()
  return note
}

/** @throws 404 for a note that is not one of the lodge */
export async function deleteNote(
  { db }: Store,
  { lodgeId, noteId }: BodyOf<'Lodges.DeleteLodgeMemberNote'>,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('lodgeMemberNote')
    .where('id', '=', noteId)
    .where('lodgeId', '=', lodgeId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw notFound()
}

/** The members with the number of notes on them and the latest one; the number of queries does not grow with them. */
export async function managedMembers(
  deps: Store,
  viewer: MemberViewer,
  { skip, take, ...filter }: BodyOf<'Lodges.GetLodgeMembersManagement'>,
): Promise<AnswerOf<'Lodges.GetLodgeMembersManagement'>> {
  const ids = await idsOf(memberList(deps, viewer, filter), pageOf({ skip, take }))
  const memberships = await membershipAnswers(deps, ids, viewer)
  const counted = await openNotes(deps.db, viewer)
    .select((eb) => ['note.profileId', eb.fn.countAll<number>().as('count'), eb.fn.max('note.id').as('latestId')])
    .where('note.lodgeId', '=', filter.lodgeId)
    .where('note.profileId', '=', anyOf(memberships.map(({ profile }) => profile.id)))
    .groupBy('note.profileId')
    .execute()
  const notes = await noteAnswers(
    deps,
    counted.map(({ latestId }) => latestId),
    viewer,
  )
  const countOf = new Map(counted.map(({ profileId, count }) => [profileId, count]))
  const latestOf = new Map(notes.map((note) => [note.profileId, note]))
  return memberships.map((membership) => ({
    membership,
    noteCount: countOf.get(membership.profile.id) ?? 0,
    latestNote: latestOf.get(membership.profile.id) ?? null,
  }))
}
