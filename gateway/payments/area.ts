import { defineArea, single } from '../core/schema/area'
import { paymentsResolvers } from './resolvers'

export const payments = defineArea({
  resolvers: [paymentsResolvers],
  nodes: { Order: single('Payment.ReceiptPageData', 'orderId') },
})
