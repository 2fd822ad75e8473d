import { sql, type Transaction } from 'kysely'
import { NotificationTopic } from '../contract/enums'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import { after } from '../core/clock'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { REMINDED_AHEAD, REMINDED_TOGETHER, remindOfAll } from '../shared/gatherings/reminding'
import { notifyGuests } from './guestNews'

/** Reminds those who come of the events of the next day, each once. */
export async function remindOfEvents({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const due = await dueEvents(db, clock.now()).execute()
  const remind = (transaction: Transaction<DB>, id: number) => remindSome({ clock }, transaction, id)
  await remindOfAll({ db, log }, { gathering: 'event', due, remind })
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
      .where(
        sql<boolean>`event.begins_at at time zone 'UTC' <= ${after(now, REMINDED_AHEAD)}::timestamptz at time zone 'UTC'`,
      )
      .where('event.publishedAt', 'is not', null)
      .where('event.cancelledAt', 'is', null)
      .where((eb) => eb.exists(unreminded(db).where('eventSignUp.eventId', '=', eb.ref('event.id'))))
      .orderBy('event.beginsAt')
  )
}

async function remindSome(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  eventId: number,
): Promise<number> {
  const now = clock.now()
  const event = await dueEvents(transaction, now).where('id', '=', eventId).forNoKeyUpdate().executeTakeFirst()
  if (!event) return 0
  const members = await unreminded(transaction).where('eventId', '=', eventId).limit(REMINDED_TOGETHER).execute()
  const to = members.map(({ profileId }) => profileId)
  await transaction
    .updateTable('eventSignUp')
    .set({ remindedAt: now })
    .where('eventId', '=', eventId)
    .where('profileId', '=', anyOf(to))
    .execute()
  await notifyGuests({ clock }, transaction, { eventId, topic: NotificationTopic.EventReminder, to })
  return to.length
}
