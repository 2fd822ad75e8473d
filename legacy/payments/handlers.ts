import { PurchasableItem } from '../contract/money/moneyEnums'
import { pageOf, type Handlers } from '../core/handler'
import { Problem } from '../core/problem'
import { packagesOnSale } from '../shared/money/offers'
import { pay } from './checkout'
import { giftReceipt, ordersById, purchaseHistory, receiptDialog, receiptPage } from './receipts'
import { rerunRenewal } from './renewals'
import { orderStory, refundOrder } from './staff'
import { differencesBetween, takingsBetween } from './takings'
import { noteTransferView, recordTransfer } from './transfers'

export const paymentsHandlers = {
  'Payment.Pay': (deps, { viewer, body }) => pay(deps, viewer, body),
  'Payment.AddBankTransferView': async (deps, { viewer, body }) => {
    await noteTransferView(deps, viewer, body.orderId)
    return {}
  },
  'Payment.RecordBankTransfer': async (deps, { viewer, body }) => ({
    orderId: await recordTransfer(deps, viewer, body),
  }),
  'Payment.ReceiptDialogData': (deps, { viewer, query }) => receiptDialog(deps, viewer, query.orderId),
  'Payment.ReceiptPageData': (deps, { viewer, query }) => receiptPage(deps, viewer, query.orderId),
  'Payment.GetOrdersByIds': (deps, { viewer, body }) => ordersById(deps, viewer, body.ids),
  'Payment.CheckGiftMembershipReceipt': (deps, { viewer, query }) => giftReceipt(deps, viewer, query),
  'Payment.GiftMembershipData': (deps, { viewer }) => packagesOnSale(deps, viewer, [PurchasableItem.GiftMembership]),
  'Payment.GetOrderStory': (deps, { viewer, query }) => orderStory(deps, viewer, query.orderId),
  'Payment.GetTakings': (deps, { viewer, query }) => takingsBetween(deps, viewer, query),
  'Payment.GetDifferences': (deps, { viewer, query }) => differencesBetween(deps, viewer, query),
  'Payment.RefundOrder': (deps, { viewer, body }) => refundOrder(deps, viewer, body),
  'Profiles.GetPurchaseHistoryData': (deps, { viewer, query }) => purchaseHistory(deps, viewer, pageOf(query)),
  'Billwerk.RerunRecurrentTransaction': async (deps, { body }) => {
    const outcome = await rerunRenewal(deps, body.profileId)
    if (outcome === undefined) throw new Problem(409, 'NOT_SUBSCRIBED')
    return { renewed: outcome }
  },
} satisfies Partial<Handlers>
