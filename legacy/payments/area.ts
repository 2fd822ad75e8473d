import { defineArea } from '../shared/area/area'
import { erasePurchaseTexts } from './erasure'
import { paymentsHandlers } from './handlers'
import { sendRefund, sendWaitingRefunds } from './refunds'
import { announcePriceChanges, warnOfExpiringCards } from './renewalNotices'
import { renewSubscriptions } from './renewals'
import { checkDuePurchases, checkPurchase } from './settle'
import { removeOldWebhooks, webhookRoutes } from './webhook'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      checkPurchase: { readonly purchaseId: number }
      checkDuePurchases: Record<string, never>
      renewSubscriptions: Record<string, never>
      removeOldWebhooks: Record<string, never>
      sendWaitingRefunds: Record<string, never>
      warnOfExpiringCards: Record<string, never>
      announcePriceChanges: Record<string, never>
    }
  }
}

/** Orders, payments, the ledger, renewals and receipts. What is bought is given by the areas it belongs to. */
export const payments = defineArea({
  name: 'payments',
  handlers: paymentsHandlers,
  routes: [webhookRoutes],
  erasure: erasePurchaseTexts,
  actSubjects: {
    orderId: async (db, id) =>
      (await db.selectFrom('purchase').select('profileId').where('id', '=', id).executeTakeFirst())?.profileId,
  },
  tasks: {
    checkPurchase: {
      run: async (deps, { purchaseId }) => {
        await checkPurchase(deps, purchaseId)
      },
    },
    checkDuePurchases: { run: checkDuePurchases, schedule: '* * * * * ?max=1' },
    renewSubscriptions: { run: renewSubscriptions, schedule: '*/10 * * * * ?max=1' },
    sendRefund: { run: sendRefund },
    sendWaitingRefunds: { run: sendWaitingRefunds, schedule: '23 * * * * ?max=1' },
    removeOldWebhooks: { run: removeOldWebhooks, schedule: '53 3 * * * ?fill=1d&max=3' },
    warnOfExpiringCards: { run: warnOfExpiringCards, schedule: '41 9 * * * ?fill=1d&max=3' },
    announcePriceChanges: { run: announcePriceChanges, schedule: '11 9 * * * ?fill=1d&max=3' },
  },
})
