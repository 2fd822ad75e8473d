import { defineArea, single } from '../core/schema/area'
import { orderStory, paymentsResolvers } from './resolvers'

export const payments = defineArea({
  resolvers: [paymentsResolvers],
  nodes: {
    Order: single('Payment.ReceiptPageData', 'orderId'),
    OrderStory: { alone: true, calls: ['Payment.GetOrderStory'], read: orderStory },
  },
})
