import type { Locale } from '../content/locale'
import type { DeclineReason, PaymentMethod } from '../contract/money/moneyEnums'
import type { PaymentServiceName } from '../shared/money/purchases'

/** An order as the payment service gets it. Card data goes from the payer's browser to the service, never to us. */
interface CheckoutRequest {
  /** Names the order. The service lets one payment of it succeed, however many are tried. */
  readonly handle: string
  readonly profileId: number
  readonly currency: string
  readonly amount: number
  /** What the payment page and the receipt of the service call it. */
  readonly text: string
  readonly method: PaymentMethod
  /** Store the payment method under the order's handle, for renewals. */
  readonly recurring: boolean
  readonly locale: Locale
  readonly openSeconds: number
  /** Where the payer goes afterwards. */
  readonly acceptUrl: string
  readonly cancelUrl: string
}

interface Checkout {
  readonly sessionId: string | null
  /** The payment page; null where the payer transfers the money. */
  readonly url: string | null
}

/** How an order stands at the payment service, which alone decides whether it is paid. */
export interface Payment {
  readonly handle: string
  readonly state: 'waiting' | 'settled' | 'declined'
  /** The payer is confirming it elsewhere, so that it may yet be settled. */
  readonly isPending: boolean
  readonly currency: string
  readonly amount: number
  readonly refundedAmount: number
  /** The service's own id of the transaction. */
  readonly transactionId: string
  readonly method: PaymentMethod | null
  /** Of a declined payment. */
  readonly declineReason: DeclineReason | null
  /** Whether the same payment method may succeed later. */
  readonly retriable: boolean
}

interface StoredMethodCharge {
  readonly handle: string
  /** A repeat with the same key charges nothing more. */
  readonly key: string
  readonly profileId: number
  /** The order that stored the payment method. */
  readonly methodHandle: string
  readonly currency: string
  readonly amount: number
  readonly text: string
}

interface RefundRequest {
  readonly handle: string
  readonly key: string
  readonly currency: string
  readonly amount: number
  readonly reason: string
}

/** The seam to whoever takes the money. All methods may be repeated without a second effect. */
export interface PaymentService {
  readonly name: PaymentServiceName
  openCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Ends a payment page, so that no further payment begins there. */
  closeCheckout(sessionId: string): Promise<void>
  /** Undefined if the service knows no payment of the order. */
  findPayment(handle: string): Promise<Payment | undefined>
  /** Charges a stored payment method. */
  chargeStored(request: StoredMethodCharge): Promise<Payment>
  /** When a stored card can no longer be charged; null if the method does not expire, or is gone. */
  expiryOfStored(request: { readonly profileId: number; readonly methodHandle: string }): Promise<Date | null>
  /** False if the service refuses for good. */
  refund(request: RefundRequest): Promise<boolean>
  /** The payments created in a stretch of time. */
  payments(from: Date, to: Date): AsyncIterable<Payment>
}

/** The service did not answer, or failed: what it did is unknown until it is asked again. */
export class PaymentServiceUnavailable extends Error {
  override name = 'PaymentServiceUnavailable'
}
