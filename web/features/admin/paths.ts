/** The page where staff look after orders. */
export const PAYMENTS = '/Admin/Payments'
