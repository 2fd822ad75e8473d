import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { NotificationTopic } from '../contract/enums'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import { OrderStatus } from '../contract/money/moneyEnums'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { addJob } from '../core/jobs'
import { Problem } from '../core/problem'
import { plainText } from '../core/text/plainText'
import { requestRefund } from '../shared/money/requestRefund'
import { saveTextMedia } from '../shared/media/textMedia'
import { announceChange } from './announcements'
import { queueGuestNews } from './guestNews'
import type { LockedEvent } from './places'
import { lockEvent, requireRight } from './visibility'

/** Cancels an event that was published, and deletes a draft. Repeating it changes nothing. */
export async function cancelEvent(
  deps: Deps,
  viewer: MemberViewer,
  { eventId, reason = '' }: BodyOf<'Events.CancelEvent'>,
): Promise<AnswerOf<'Events.CancelEvent'>> {
  return deps.db.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, viewer, eventId)
    await requireRight(transaction, viewer, eventId, 'cancelEvent')
    if (event.cancelledAt) return { cancelled: true }
    // What was held was paid for; single orders are paid back by the staff.
    if (event.publishedAt && event.endsAt <= deps.clock.now()) throw new Problem(422, 'EVENT_OVER')
    if (event.publishedAt === null) {
      await transaction.deleteFrom('event').where('id', '=', eventId).execute()
      return { cancelled: false }
    }
    await cancel(deps, transaction, event, plainText(reason))
    return { cancelled: true }
  })
}

/** Cancels an event that is not over. */
async function cancel(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  event: LockedEvent,
  cancelReason: string,
): Promise<void> {
  const { id: eventId } = event
  const now = deps.clock.now()
  await transaction
    .updateTable('event')
    .set({ cancelledAt: now, cancelReason, editedAt: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', eventId)
    .execute()
  await queueGuestNews(transaction, { eventId, topic: NotificationTopic.EventCancelled })
  await announceChange(deps, transaction, event, 'EVENT_CANCELLED')
  await addJob(transaction, 'refundEvent', { eventId })
}

/**
 * Removes what the hosts of a reported event wrote and showed, and cancels it if it is to come. Its title stays, so that
 * those who have signed up learn what was cancelled.
 */
export async function takeEventDown(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  eventId: number,
): Promise<void> {
  const event = await transaction
    .updateTable('event')
    .set({ html: '', words: '', coverId: null })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', eventId)
    .returningAll()
    .executeTakeFirst()
  if (!event) return
  await saveTextMedia(transaction, 'eventMedia', eventId, [])
  if (event.publishedAt && !event.cancelledAt && event.endsAt > deps.clock.now()) {
    await cancel(deps, transaction, event, '')
  }
}

/**
 * Pays back all that was paid for a cancelled event, each order in a transaction of its own. An order that fails keeps no
 * other waiting. Repeats do no harm.
 * @throws when an order failed, so that the queue tries again
 */
export async function refundEvent(deps: Deps, { eventId }: { readonly eventId: number }): Promise<void> {
  const orders = await deps.db
    .selectFrom('eventSignUp')
    .innerJoin('purchase', 'purchase.id', 'eventSignUp.purchaseId')
    .select(['purchase.id', 'eventSignUp.profileId'])
    .where('eventSignUp.eventId', '=', eventId)
    .where('eventSignUp.status', '=', EventSignUpStatus.Coming)
    .where('purchase.status', '=', OrderStatus.Paid)
    .orderBy('purchase.id')
    .execute()
  const failed: number[] = []
  for (const order of orders) {
    try {
      await refundOrder(deps, order)
    } catch (error) {
      failed.push(order.id)
      deps.log.error(
        { err: error, event: eventId, purchase: order.id },
        'An order of a cancelled event was not paid back',
      )
    }
  }
  if (failed.length > 0)
    throw new Error(`Orders of the cancelled event ${eventId} were not paid back: ${failed.join()}`)
}

function refundOrder(
  deps: Deps,
  { id, profileId }: { readonly id: number; readonly profileId: number },
): Promise<number> {
  return deps.db.transaction().execute(async (transaction) => {
    // In the order in which whatever settles the order locks them.
    await transaction.selectFrom('profile').select('id').where('id', '=', profileId).forNoKeyUpdate().execute()
    const purchase = await transaction
      .selectFrom('purchase')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return requestRefund(deps, transaction, purchase, { amount: purchase.amount, reason: 'The event was cancelled' })
  })
}
