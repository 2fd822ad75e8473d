import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import type { Lodge } from '../contract/lodges/lodgeShapes'
import { changeOwn } from '../core/changeOwn'
import { constraintOf } from '../core/database/faults'
import { idWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem, unprocessable } from '../core/problem'
import { addFirstDebateCategory } from '../shared/lodges/firstDebateCategory'
import type { CallStanding } from '../shared/lodges/lodgeHandler'
import { changeLodge } from '../shared/lodges/rights'
import { openCover } from '../shared/media/cover'
import { lodgeTagging, saveTags } from '../shared/tagging'
import { cleanContent, columnsOf, termsOf, type LodgeContent } from './content'
import { contentOf } from './draft'
import { lodgeAnswer } from './lodge'

/** Founds a lodge, with the viewer as its owner. */
export async function createLodge(
  deps: Deps,
  viewer: MemberViewer,
  { key, ...written }: BodyOf<'Lodges.CreateLodge'>,
): Promise<Lodge> {
  const content = cleanContent(viewer.site, written)
  const known = await idWithKey(deps.db, viewer, 'lodge', key)
  // Counted before any lock is taken, because counting uses its own connection.
  if (known === undefined) await deps.limits.consume('lodgeFoundingByProfile', String(viewer.profile.id))
  const id = await unlessNameTaken(() =>
    changeOwn(deps, viewer, async (transaction) => {
      const founded = await idWithKey(transaction, viewer, 'lodge', key)
      return founded ?? (await insertLodge(deps, transaction, viewer, { key, content }))
    }),
  )
  return lodgeAnswer(deps, viewer, id)
}

/** Changes a lodge's front and settings. */
export async function updateLodge(
  deps: Deps,
  viewer: MemberViewer,
  standing: CallStanding,
  { lodgeId: id, revision, ...written }: BodyOf<'Lodges.UpdateLodge'>,
): Promise<Lodge> {
  const content = cleanContent(viewer.site, written)
  await deps.limits.consume('lodgeSaveByProfile', String(viewer.profile.id))
  await unlessNameTaken(() =>
    changeLodge(deps, viewer, standing, async (transaction) => {
      const present = await contentOf(transaction, id)
      // A repeated save is no conflict, because its first answer may have been lost.
      if (isSameContent(present.content, content)) return
      if (present.revision !== revision) throw new Problem(409, 'EDIT_CONFLICT')
      const coverId = await openCover(transaction, viewer, content.coverId, present.content.coverId)
      await transaction
        .updateTable('lodge')
        .set({ ...(await columnsOf(transaction, viewer.site, content)), coverId })
        .set({ editedAt: deps.clock.now(), revision: revision + 1 })
        .where('id', '=', id)
        .execute()
      await saveSubjects(transaction, id, content)
    }),
  )
  return lodgeAnswer(deps, viewer, id)
}

interface Founding {
  readonly key: string | undefined
  readonly content: LodgeContent
}

async function insertLodge(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { key, content }: Founding,
): Promise<number> {
  const { countryId, dark } = viewer.site
  const now = clock.now()
  const { id } = await transaction
    .insertInto('lodge')
    .values({
      ...(await columnsOf(transaction, viewer.site, content)),
      name: content.name,
      access: content.access,
      coverId: await openCover(transaction, viewer, content.coverId),
      countryId,
      dark,
      createdAt: now,
      activeAt: now,
      creatorId: viewer.profile.id,
      key: key ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('lodgeMembership')
    .values({ lodgeId: id, profileId: viewer.profile.id, role: LodgeRole.Owner, joinedAt: now, viewedAt: now })
    .execute()
  await saveSubjects(transaction, id, content)
  await addFirstDebateCategory({ clock }, transaction, viewer, id)
  return id
}

async function saveSubjects(transaction: Transaction<DB>, lodgeId: number, content: LodgeContent): Promise<void> {
  const terms = termsOf(content)
  await transaction
    .insertInto('lodgeSearch')
    .values({ lodgeId, terms })
    .onConflict((conflict) => conflict.column('lodgeId').doUpdateSet({ terms }))
    .execute()
  await saveTags(transaction, lodgeTagging, lodgeId, content.tags)
  await transaction.deleteFrom('lodgeKink').where('lodgeId', '=', lodgeId).execute()
  const kinks = (content.kinkIds ?? []).map((kinkId) => ({ lodgeId, kinkId }))
  if (kinks.length > 0) await transaction.insertInto('lodgeKink').values(kinks).execute()
}

function isSameContent(one: LodgeContent, other: LodgeContent): boolean {
  const words = (content: LodgeContent) =>
    JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return words(one) === words(other)
}

/** Names are unique on the sites of one kind and country. */
export async function unlessNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (constraintOf(error) === 'lodge_name') throw unprocessable({ field: 'name', code: 'NAME_TAKEN' })
    throw error
  }
}
