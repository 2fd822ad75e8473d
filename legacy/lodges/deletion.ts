import type { Transaction } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { memberRoles } from '../contract/lodgeRights'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import type { Lodge } from '../contract/lodges/lodgeShapes'
import { changeOwn } from '../core/changeOwn'
import { after, DAY } from '../core/clock'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import type { DarkDeparture } from '../shared/darkDepartures'
import { lodgeErasureSteps } from '../shared/lodges/erasure'
import type { CallStanding } from '../shared/lodges/lodgeHandler'
import { changeLodge } from '../shared/lodges/rights'
import { lodgeTagging, removeUnusedTags } from '../shared/tagging'
import { lodgeAnswer } from './lodge'
import { unlessNameTaken } from './save'

type Store = Pick<Deps, 'db' | 'clock'>

/** How long the owner of a deleted lodge can bring it back. */
const GRACE = 30 * DAY

/**
 * Deletes a lodge: gone for everybody at once.
 * @throws 422 while others are signed up for coming meetups: only cancelling tells them
 */
export async function deleteLodge(
  deps: Store,
  viewer: MemberViewer,
  standing: CallStanding,
): Promise<AnswerOf<'Lodges.DeleteLodge'>> {
  const deletedAt = deps.clock.now()
  await changeLodge(deps, viewer, standing, async (transaction) => {
    const expected = await expectedMeetup(transaction, viewer, standing.lodge.id, deletedAt)
    if (expected) throw new Problem(422, 'LODGE_HAS_MEETUPS')
    await transaction
      .updateTable('lodge')
      .set({ deletedAt, deletedBy: viewer.profile.id })
      .where('id', '=', standing.lodge.id)
      .execute()
  })
  return { eraseAt: after(deletedAt, GRACE).toISOString() }
}

/** A coming meetup of the lodge that others have signed up for. */
function expectedMeetup(transaction: Transaction<DB>, { profile }: MemberViewer, lodgeId: number, now: Date) {
  return transaction
    .selectFrom('meetup')
    .innerJoin('meetupSignUp', 'meetupSignUp.meetupId', 'meetup.id')
    .select('meetup.id')
    .where('meetup.lodgeId', '=', lodgeId)
    .where('meetup.beginsAt', '>', now)
    .where('meetup.cancelledAt', 'is', null)
    .where('meetupSignUp.profileId', '!=', profile.id)
    .limit(1)
    .executeTakeFirst()
}

/** The viewer's deleted lodges that can be brought back. */
export async function deletedLodges(
  { db, clock }: Store,
  viewer: MemberViewer,
): Promise<AnswerOf<'Lodges.GetDeletedLodges'>> {
  const rows = await restorable(db, viewer, clock.now())
    .orderBy('lodge.deletedAt', 'desc')
    .orderBy('lodge.id', 'desc')
    .execute()
  return rows.map(({ id, name, deletedAt }) => ({
    id,
    name,
    deletedAt: deletedAt.toISOString(),
    eraseAt: after(deletedAt, GRACE).toISOString(),
  }))
}

/** Brings back one of the viewer's deleted lodges. @throws 404 when it is none; 422 when its name is taken */
export async function restoreLodge(deps: Store, viewer: MemberViewer, id: number): Promise<Lodge> {
  await unlessNameTaken(() =>
    changeOwn(deps, viewer, async (transaction) => {
      const lodge = await restorable(transaction, viewer, deps.clock.now())
        .where('lodge.id', '=', id)
        .forUpdate('lodge')
        .executeTakeFirst()
      if (!lodge) throw notFound()
      await transaction.updateTable('lodge').set({ deletedAt: null, deletedBy: null }).where('id', '=', id).execute()
    }),
  )
  return lodgeAnswer(deps, viewer, id)
}

function restorable(db: Database, { profile, site }: MemberViewer, now: Date) {
  return db
    .selectFrom('lodge')
    .innerJoin('lodgeMembership as own', 'own.lodgeId', 'lodge.id')
    .select(['lodge.id', 'lodge.name', 'lodge.deletedAt'])
    .where('own.profileId', '=', profile.id)
    .where('own.role', '=', LodgeRole.Owner)
    .where('lodge.dark', '=', site.dark)
    .where('lodge.deletedAt', '>', after(now, -GRACE))
    .$narrowType<{ deletedAt: Date }>()
}

/** Erases deleted lodges after their time, with everything in them. */
export async function eraseLodges({ db, clock }: Store): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('lodge')
      .select('id')
      .where('deletedAt', '<=', after(clock.now(), -GRACE))
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = due.map(({ id }) => id)
    for (const erase of lodgeErasureSteps.values()) await erase(transaction, ids)
    await transaction.deleteFrom('lodge').where('id', '=', anyOf(ids)).execute()
  })
  await db.transaction().execute((transaction) => removeUnusedTags(transaction, lodgeTagging))
}

/** Takes profiles that are about to be erased out of their lodges; those that they owned have no owner from now on. */
export function leaveLodges(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
): Promise<void> {
  return leave(deps, transaction, profileIds, [false, true])
}

/** The same for the dark lodges of one that stays on the main sites. */
export const leaveDarkLodges: DarkDeparture = (deps, transaction, profileId) =>
  leave(deps, transaction, [profileId], [true])

async function leave(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
  sides: readonly boolean[],
): Promise<void> {
  const memberships = transaction
    .selectFrom('lodgeMembership')
    .select('lodgeMembership.lodgeId')
    .where('lodgeMembership.profileId', '=', anyOf(profileIds))
  const lodges = await transaction
    .selectFrom('lodge')
    .select(['id', 'ownerId'])
    .where('id', 'in', memberships)
    .where('dark', 'in', sides)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await transaction
    .deleteFrom('lodgeMembership')
    .where('profileId', '=', anyOf(profileIds))
    .where('lodgeId', '=', anyOf(lodges.map(({ id }) => id)))
    .execute()
  const left = lodges.flatMap(({ id, ownerId }) => (ownerId !== null && profileIds.includes(ownerId) ? [id] : []))
  await transaction.updateTable('lodge').set({ ownerlessSince: clock.now() }).where('id', '=', anyOf(left)).execute()
  // With the last member the lodge goes, too: its words are nobody else's. `eraseLodges` finds it.
  await transaction
    .updateTable('lodge')
    .set({ deletedAt: after(clock.now(), -GRACE) })
    .where('id', '=', anyOf(lodges.map(({ id }) => id)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('lodgeMembership')
            .select('lodgeMembership.id')
            .whereRef('lodgeMembership.lodgeId', '=', 'lodge.id')
            .where('lodgeMembership.role', 'in', memberRoles),
        ),
      ),
    )
    .execute()
}
