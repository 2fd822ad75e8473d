import { sql } from 'kysely'
import { NotificationTopic } from '../contract/enums'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import { after, DAY } from '../core/clock'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { Deps } from '../core/handler'
import { notifyGuests } from './guestNews'

type Store = Pick<Deps, 'db' | 'clock'>

/** Time before the beginning at which members are reminded. */
const AHEAD = DAY
/** Members reminded in one transaction. */
const PART = 500

/** When the members who come to an event are reminded of it. */
export function remindedFrom({ beginsAt }: { readonly beginsAt: Date }): Date {
  return after(beginsAt, -AHEAD)
}

/** Reminds those who come of the events of the next day, each once. */
export async function remindOfEvents(deps: Store): Promise<void> {
  let reminded = true
  while (reminded) reminded = await remindNext(deps)
}

/** The members who come and have not been reminded. */
function unreminded(db: Database) {
  return db
    .selectFrom('eventSignUp')
    .select('eventSignUp.profileId')
    .where('eventSignUp.status', '=', EventSignUpStatus.Coming)
    .where('eventSignUp.remindedAt', 'is', null)
}

/** The events of the next day with such members. */
export function dueEvents(db: Database, now: Date) {
  return (
    db
      .selectFrom('event')
      .select('event.id')
      // As the index has it.
      .where(sql<boolean>`event.begins_at at time zone 'UTC' > ${now}::timestamptz at time zone 'UTC'`)
      .where(sql<boolean>`event.begins_at at time zone 'UTC' <= ${after(now, AHEAD)}::timestamptz at time zone 'UTC'`)
      .where('event.publishedAt', 'is not', null)
      .where('event.cancelledAt', 'is', null)
      .where((eb) => eb.exists(unreminded(db).where('eventSignUp.eventId', '=', eb.ref('event.id'))))
      .orderBy('event.beginsAt')
  )
}

/** Reminds members of one event. Returns false when nobody is left. */
function remindNext({ db, clock }: Store): Promise<boolean> {
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const event = await dueEvents(transaction, now).forNoKeyUpdate().skipLocked().limit(1).executeTakeFirst()
    if (!event) return false
    const members = await unreminded(transaction).where('eventId', '=', event.id).limit(PART).execute()
    const to = members.map(({ profileId }) => profileId)
    await transaction
      .updateTable('eventSignUp')
      .set({ remindedAt: now })
      .where('eventId', '=', event.id)
      .where('profileId', '=', anyOf(to))
      .execute()
    await notifyGuests({ clock }, transaction, { eventId: event.id, topic: NotificationTopic.EventReminder, to })
    return true
  })
}
