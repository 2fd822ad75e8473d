import { expressionBuilder, type AliasableExpression, type Transaction } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import type { Counter } from '../shared/notifications/counters'
import { visibleOrOwn } from '../shared/visibility/profiles'

/** The number of questions that wait for the viewer as a host of events of this kind of site that are not over. */
export const eventTasksCount: Counter = ({ clock }, { profile, site }): AliasableExpression<number> => {
  const eb = expressionBuilder<DB>()
  return eb
    .selectFrom('eventHost')
    .innerJoin('event', 'event.id', 'eventHost.eventId')
    .innerJoin('eventQuestion', 'eventQuestion.eventId', 'event.id')
    .innerJoin('profile', 'profile.id', 'eventQuestion.profileId')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('eventHost.profileId', '=', profile.id)
    .where('event.dark', '=', site.dark)
    .where('event.cancelledAt', 'is', null)
    .where('event.endsAt', '>', clock.now())
    .where('eventQuestion.answeredAt', 'is', null)
    .where(visibleOrOwn({ profile, site }))
    .$asScalar()
    .$notNull()
}

export async function runningHosts(transaction: Transaction<DB>, eventId: number): Promise<number[]> {
  const rows = await transaction.selectFrom('eventHost').select('profileId').where('eventId', '=', eventId).execute()
  return rows.map(({ profileId }) => profileId)
}

/** Publishes to the hosts of an event that the number of their tasks has changed. */
export async function publishTasks(transaction: Transaction<DB>, eventId: number): Promise<void> {
  await publish(transaction, { type: 'CountsChanged', profileIds: await runningHosts(transaction, eventId) })
}
