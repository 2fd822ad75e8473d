/** Where the payment service reports that something has happened to an order. Signed; needs no session. */
export const PAYMENT_WEBHOOK_PATH = '/api/Billwerk/Webhook'
