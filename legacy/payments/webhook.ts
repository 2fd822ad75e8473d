import { createHmac, timingSafeEqual } from 'node:crypto'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { PAYMENT_WEBHOOK_PATH } from '../contract/money/paymentWebhook'
import { after, DAY, MINUTE } from '../core/clock'
import type { Deps, PlainRoutes } from '../core/handler'
import { addJob } from '../core/jobs'
import { Problem } from '../core/problem'
import { notePurchaseEvent } from '../shared/money/purchases'

const Webhook = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  event_type: Type.String({ maxLength: 100 }),
  timestamp: Type.String({ maxLength: 40 }),
  signature: Type.String({ maxLength: 200 }),
  invoice: Type.Optional(Type.String({ maxLength: 255 })),
})

/** The service repeats an unanswered webhook for two days. */
const MAX_AGE = 3 * DAY
const MAX_AHEAD = 5 * MINUTE

/**
 * Receives webhooks. They only say that an order should be looked at: what happened is asked of the service later,
 * in a job, so that their order and their repetition do not matter.
 */
export const webhookRoutes: PlainRoutes = (app, { db, clock, settings: { billwerk } }) => {
  app.post(PAYMENT_WEBHOOK_PATH, { bodyLimit: 20_000 }, async (request, reply) => {
    const { body } = request
    if (billwerk.webhookSecret === '' || !Check(Webhook, body)) throw new Problem(400, 'VALIDATION_FAILED')
    if (!isSigned(billwerk.webhookSecret, body)) throw new Problem(403, 'FORBIDDEN')
    const now = clock.now()
    const sentAt = new Date(body.timestamp)
    // Also false for a time that cannot be read.
    const timely = sentAt > after(now, -MAX_AGE) && sentAt < after(now, MAX_AHEAD)
    if (!timely) throw new Problem(403, 'FORBIDDEN')
    await db.transaction().execute(async (transaction) => {
      const { id, event_type: eventType, invoice: handle = null } = body
      const first = await transaction
        .insertInto('paymentWebhook')
        .values({ id, eventType, handle, receivedAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!first || handle === null) return
      const purchase = await transaction
        .selectFrom('purchase')
        .select('id')
        .where('handle', '=', handle)
        .executeTakeFirst()
      if (!purchase) return
      await notePurchaseEvent(transaction, purchase.id, 'webhook', now, { type: eventType })
      await addJob(transaction, 'checkPurchase', { purchaseId: purchase.id })
    })
    return reply.status(200).send({})
  })
}

/** Forgets webhooks that are too old to be accepted again. */
export async function removeOldWebhooks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('paymentWebhook')
    .where('receivedAt', '<', after(clock.now(), -2 * MAX_AGE))
    .execute()
}

/** The signature is the HMAC of time and id in hexadecimal digits. Compared in constant time. */
function isSigned(secret: string, { timestamp, id, signature }: { timestamp: string; id: string; signature: string }) {
  const expected = createHmac('sha256', secret).update(timestamp).update(id).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
