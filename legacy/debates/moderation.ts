import type { Transaction } from 'kysely'
import { DebateEntryStatus } from '../contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../contract/lodgeRights'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem, unprocessable } from '../core/problem'
import { lockLodge, standingIn } from '../shared/lodges/rights'
import { categoryIn } from './places'
import { debateEntries, entryVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

const MAX_PINNED = 10

/** Locks a topic for new comments, or unlocks it. */
export async function setLocked({ db }: Store, viewer: MemberViewer, id: number, locked: boolean): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requirePublished(transaction, viewer, id)
    await transaction.updateTable('debateEntry').set({ locked }).where('id', '=', id).execute()
  })
}

/** Pins a topic before the others, or unpins it. */
export async function setPinned({ db }: Store, viewer: MemberViewer, id: number, pinned: boolean): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { lodgeId } = await requirePublished(transaction, viewer, id)
    // Others who pin wait, so that each counts what the one before has pinned.
    if (pinned) await lockLodge(transaction, lodgeId)
    await transaction.updateTable('debateEntry').set({ pinned }).where('id', '=', id).execute()
    if (!pinned) return
    const { count } = await transaction
      .selectFrom('debateEntry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('lodgeId', '=', lodgeId)
      .where('status', '=', DebateEntryStatus.Published)
      .where('pinned', '=', true)
      .executeTakeFirstOrThrow()
    if (count > MAX_PINNED) throw new Problem(422, 'TOO_MANY_PINNED_ENTRIES', { params: { max: MAX_PINNED } })
  })
}

/** Moves a topic to another category of its lodge, also where its author has drafted another move. */
export async function moveEntry({ db }: Store, viewer: MemberViewer, id: number, categoryId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { lodgeId, profileId } = await requireEntry(transaction, viewer, id)
    if (profileId !== viewer.profile.id) await requireModerator(transaction, viewer, lodgeId)
    if (!(await categoryIn(transaction, lodgeId, categoryId, 'lock'))) {
      throw unprocessable({ field: 'categoryId', code: 'UNKNOWN_ITEM' })
    }
    await transaction.updateTable('debateEntry').set({ categoryId }).where('id', '=', id).execute()
    await transaction.updateTable('debateDraft').set({ categoryId: null }).where('entryId', '=', id).execute()
  })
}

/** Deletes a topic of the viewer, or any for those who moderate the debates, with all that belongs to it. */
export async function deleteEntry({ db }: Store, viewer: MemberViewer, id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { lodgeId, profileId } = await requireEntry(transaction, viewer, id)
    if (profileId !== viewer.profile.id) await requireModerator(transaction, viewer, lodgeId)
    await transaction.deleteFrom('debateEntry').where('id', '=', id).execute()
  })
}

/** A topic that the viewer may see, locked. @throws 404 */
async function requireEntry(transaction: Transaction<DB>, viewer: MemberViewer, id: number) {
  const entry = await debateEntries(transaction)
    .select(['debateEntry.lodgeId', 'debateEntry.profileId', 'debateEntry.status'])
    .where('debateEntry.id', '=', id)
    .where(entryVisibleTo(viewer))
    .forUpdate('debateEntry')
    .executeTakeFirst()
  if (!entry) throw notFound()
  return entry
}

async function requirePublished(transaction: Transaction<DB>, viewer: MemberViewer, id: number) {
  const entry = await requireEntry(transaction, viewer, id)
  if (entry.status !== DebateEntryStatus.Published) throw notFound()
  return entry
}

async function requireModerator(transaction: Transaction<DB>, viewer: MemberViewer, lodgeId: number): Promise<void> {
  const standing = await standingIn(transaction, viewer, lodgeId)
  if (!standing || !hasLodgeRight(standing.role, 'moderateDebates')) throw new Problem(403, 'FORBIDDEN')
}
