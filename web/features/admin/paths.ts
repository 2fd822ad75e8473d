/** The page where staff look after orders. */
export const PAYMENTS = '/Admin/Payments'

/** An order with all that happened to it. */
export const orderStoryPath = (order: number | ':order') => `${PAYMENTS}/${order}`
