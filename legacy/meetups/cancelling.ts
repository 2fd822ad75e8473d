import { sql, type Selectable, type Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { NotificationTopic } from '../contract/enums'
import { memberRoles, moderatorRoles } from '../contract/lodgeRights'
import { anyOf } from '../core/database/anyOf'
import type { DB, Meetup } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { queueAttendeeNews } from './attendeeNews'
import { laterOnes, requireManager } from './change'
import { visibleTo } from '../shared/visibility/profiles'
import { lockMeetup } from './visibility'

/**
 * Cancels a coming meetup that others have signed up for, and deletes any other; on request also the later ones of its
 * series. Repeating it changes nothing.
 */
export async function deleteMeetup(
  deps: Deps,
  viewer: MemberViewer,
  { meetupId, following = false }: BodyOf<'Lodges.DeleteMeetup'>,
): Promise<AnswerOf<'Lodges.DeleteMeetup'>> {
  return deps.db.transaction().execute(async (transaction) => {
    const meetup = await lockMeetup(transaction, viewer, meetupId)
    await requireManager(transaction, viewer, meetup, { ownTakesPart: false })
    const later = following ? await laterOnes(deps, transaction, meetup) : []
    const cancelled = await end(deps, transaction, viewer, meetup)
    for (const each of later) await end(deps, transaction, viewer, each)
    return { lodgeId: meetup.lodgeId, cancelled }
  })
}

/** Returns whether the meetup is still there, as cancelled. */
async function end(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { id, beginsAt, cancelledAt }: Selectable<Meetup>,
): Promise<boolean> {
  if (cancelledAt) return true
  const now = clock.now()
  const other = await transaction
    .selectFrom('meetupSignUp')
    .select('id')
    .where('meetupId', '=', id)
    .where('profileId', '!=', viewer.profile.id)
    .executeTakeFirst()
  if (!other || beginsAt <= now) {
    await transaction.deleteFrom('meetup').where('id', '=', id).execute()
    return false
  }
  await cancel(transaction, id, { now, actorId: viewer.profile.id })
  return true
}

interface Cancellation {
  readonly now: Date
  readonly actorId: number
  /** Whom it passes to. */
  readonly profileId?: number
}

/** Cancels a meetup, and notifies those who have signed up. */
async function cancel(
  transaction: Transaction<DB>,
  meetupId: number,
  { now, actorId, profileId }: Cancellation,
): Promise<void> {
  await transaction
    .updateTable('meetup')
    .set((eb) => ({ cancelledAt: now, editedAt: now, revision: eb('revision', '+', 1) }))
    // What the former maker wrote and uploaded goes with them; title, place and times say which meetup it was.
    .$if(profileId !== undefined, (update) =>
      update.set({ profileId, key: null, html: '', words: '', address: '', coverId: null }),
    )
    .where('id', '=', meetupId)
    .execute()
  await queueAttendeeNews(transaction, { meetupId, topic: NotificationTopic.MeetupCancelled, actorId })
}

/**
 * Cancels the coming meetups of profiles that go. A leader of the lodge becomes their maker, so that those who have
 * signed up can see them and hear of it.
 */
export function cancelMeetupsOf(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
): Promise<void> {
  return cancelComing(deps, transaction, profileIds, [false, true])
}

/** The same for the meetups of some sides, main or dark. */
export async function cancelComing(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
  sides: readonly boolean[],
): Promise<void> {
  const now = clock.now()
  const meetups = await transaction
    .selectFrom('meetup')
    .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
    .select(['meetup.id', 'meetup.lodgeId', 'lodge.dark'])
    .where('meetup.profileId', '=', anyOf(profileIds))
    .where('meetup.beginsAt', '>', now)
    .where('meetup.cancelledAt', 'is', null)
    .where('lodge.deletedAt', 'is', null)
    .where('lodge.dark', 'in', sides)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('meetupSignUp')
          .select('meetupSignUp.id')
          .whereRef('meetupSignUp.meetupId', '=', 'meetup.id')
          .where((signUp) => signUp.not(signUp('meetupSignUp.profileId', '=', anyOf(profileIds)))),
      ),
    )
    .orderBy('meetup.id')
    .forNoKeyUpdate('meetup')
    .execute()
  for (const { id, ...of } of meetups) {
    const heir = await heirOf(transaction, { meetupId: id, profileIds, ...of })
    if (heir) await cancel(transaction, id, { now, actorId: heir.profileId, profileId: heir.profileId })
  }
}

interface Heritage {
  readonly meetupId: number
  readonly lodgeId: number
  readonly dark: boolean
  readonly profileIds: readonly number[]
}

/**
 * Who becomes the maker: a leader if there is one, rather one who has not signed up, because makers hear nothing from
 * themselves.
 */
function heirOf(transaction: Transaction<DB>, { meetupId, lodgeId, dark, profileIds }: Heritage) {
  return transaction
    .selectFrom('lodgeMembership')
    .innerJoin('profile', 'profile.id', 'lodgeMembership.profileId')
    .leftJoin('meetupSignUp', (join) =>
      join.onRef('meetupSignUp.profileId', '=', 'lodgeMembership.profileId').on('meetupSignUp.meetupId', '=', meetupId),
    )
    .select('lodgeMembership.profileId')
    .where('lodgeMembership.lodgeId', '=', lodgeId)
    .where('lodgeMembership.role', 'in', memberRoles)
    .where(visibleTo({ profile: undefined, site: { dark } }))
    .where((eb) => eb.not(eb('profile.id', '=', anyOf(profileIds))))
    .orderBy((eb) => eb('lodgeMembership.role', 'in', moderatorRoles), 'desc')
    .orderBy('meetupSignUp.id', (order) => order.asc().nullsFirst())
    .orderBy(sql`lodge_rank(lodge_membership.role)`)
    .orderBy('lodgeMembership.joinedAt')
    .limit(1)
    .executeTakeFirst()
}
