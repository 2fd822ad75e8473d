import { sql, type Selectable, type Transaction } from 'kysely'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
import { MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import { after } from '../core/clock'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB, Meetup } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { REMINDED_AHEAD, REMINDED_TOGETHER, remindOfAll } from '../shared/gatherings/reminding'
import { unblocked, visibleTo } from '../shared/visibility/profiles'
import { notifyAnew } from '../shared/notifications/notifyAnew'

/** Reminds those who come of the meetups of the next day, each once, and the maker of those that others come to. */
export async function remindOfMeetups({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const due = await dueMeetups(db, clock.now()).execute()
  const remind = (transaction: Transaction<DB>, id: number) => remindSome({ clock }, transaction, id)
  await remindOfAll({ db, log }, { gathering: 'meetup', due, remind })
}

/** The members who come and have not been reminded. */
function unreminded(db: Database) {
  return db
    .selectFrom('meetupSignUp')
    .select('meetupSignUp.profileId')
    .where('meetupSignUp.status', '=', MeetupSignUpStatus.Coming)
    .where('meetupSignUp.remindedAt', 'is', null)
}

/** The meetups of the next day with such members. */
export function dueMeetups(db: Database, now: Date) {
  return (
    db
      .selectFrom('meetup')
      .select(['meetup.id', 'meetup.profileId'])
      // As the index has it.
      .where(sql<boolean>`meetup.begins_at at time zone 'UTC' > ${now}::timestamptz at time zone 'UTC'`)
      .where(
        sql<boolean>`meetup.begins_at at time zone 'UTC' <= ${after(now, REMINDED_AHEAD)}::timestamptz at time zone 'UTC'`,
      )
      .where('meetup.cancelledAt', 'is', null)
      .where((eb) => eb.exists(unreminded(db).where('meetupSignUp.meetupId', '=', eb.ref('meetup.id'))))
      .orderBy('meetup.beginsAt')
  )
}

async function remindSome(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  meetupId: number,
): Promise<number> {
  const now = clock.now()
  const meetup = await dueMeetups(transaction, now).where('id', '=', meetupId).forNoKeyUpdate().executeTakeFirst()
  if (!meetup) return 0
  const isFirst = !(await hasReminded(transaction, meetupId))
  const members = await unreminded(transaction).where('meetupId', '=', meetupId).limit(REMINDED_TOGETHER).execute()
  const to = members.map(({ profileId }) => profileId)
  await transaction
    .updateTable('meetupSignUp')
    .set({ remindedAt: now })
    .where('meetupId', '=', meetupId)
    .where('profileId', '=', anyOf(to))
    .execute()
  const reminder = {
    topic: NotificationTopic.MeetupReminder,
    itemType: NotificationItemType.Meetup,
    itemId: meetupId,
  }
  await notifyAnew({ clock }, transaction, { ...reminder, actorId: meetup.profileId, to })
  const guest = isFirst ? await firstGuest(transaction, meetup) : undefined
  if (guest) {
    await notifyAnew({ clock }, transaction, { ...reminder, actorId: guest.profileId, to: [meetup.profileId] })
  }
  return to.length
}

/** Whether members of a meetup have been reminded, beyond those who signed up too late for a reminder. */
async function hasReminded(transaction: Transaction<DB>, meetupId: number): Promise<boolean> {
  const reminded = await transaction
    .selectFrom('meetupSignUp')
    .select('id')
    .where('meetupId', '=', meetupId)
    .whereRef('remindedAt', '>', 'signedUpAt')
    .executeTakeFirst()
  return reminded !== undefined
}

/** The first who comes and whom the maker may see: the maker is reminded of a meetup with them. */
function firstGuest(transaction: Transaction<DB>, meetup: Pick<Selectable<Meetup>, 'id' | 'profileId'>) {
  return transaction
    .selectFrom('meetupSignUp')
    .innerJoin('profile', 'profile.id', 'meetupSignUp.profileId')
    .select('meetupSignUp.profileId')
    .where('meetupSignUp.meetupId', '=', meetup.id)
    .where('meetupSignUp.status', '=', MeetupSignUpStatus.Coming)
    .where('meetupSignUp.profileId', '!=', meetup.profileId)
    .where(visibleTo({ profile: undefined, site: { dark: false } }))
    .where((eb) => unblocked(meetup.profileId, eb.ref('profile.id')))
    .orderBy('meetupSignUp.id')
    .limit(1)
    .executeTakeFirst()
}
