import type { OrderStatus } from './__generated__/OrderNotice_order.graphql'

/** How an order stands for its buyer. */
export type OrderState = 'PAID' | 'DECLINED' | 'WAITING' | 'TRANSFER' | 'FAILED' | 'EXPIRED' | 'CREATED'

interface Standing {
  readonly status: OrderStatus
  readonly declineReason: string | null | undefined
  readonly bankTransfer: object | null | undefined
}

/** Tells a declined payment, which can be tried again, and a transfer, which takes days, from one that is awaited. */
export function orderState({ status, declineReason, bankTransfer }: Standing): OrderState {
  if (status !== 'WAITING') return status
  if (bankTransfer) return 'TRANSFER'
  return declineReason == null ? 'WAITING' : 'DECLINED'
}

/** Whether the state may change by itself within minutes. */
export const isAwaited = (order: Standing): boolean => {
  const state = orderState(order)
  return state === 'WAITING' || state === 'DECLINED' || state === 'CREATED'
}
