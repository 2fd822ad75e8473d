import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { DeclineReason, PaymentMethod } from '../contract/money/moneyEnums'
import type { Settings } from '../core/settings'
import { Charge, ChargePage, Failure, MethodPage, Refund, Session } from './billwerkShapes'
import { PaymentServiceUnavailable, type Payment, type PaymentService } from './paymentService'

const TIMEOUT_MS = 10_000
const PAGE_SIZE = 100

/** The names of payment methods on the payment page. */
const methodNames: Readonly<Record<PaymentMethod, string>> = {
  [PaymentMethod.CreditCard]: 'card',
  [PaymentMethod.MobilePay]: 'mobilepay',
  [PaymentMethod.Sms]: 'sms',
  [PaymentMethod.MobilePaySubscriptions]: 'mobilepay_subscriptions',
  [PaymentMethod.MobilePayEPayment]: 'vipps_epayment',
  [PaymentMethod.BankTransfer]: 'offline_bank_transfer',
}

/** The types of source that charges name, where they differ from the names above. */
const sourceTypes: Readonly<Record<string, PaymentMethod>> = { mpo: PaymentMethod.MobilePay }

/** The service's codes of declined transactions; all others are unknown to the payer. */
const declineReasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: DeclineReason.InsufficientFunds,
  credit_card_expired: DeclineReason.CardExpired,
  credit_card_lost_or_stolen: DeclineReason.CardBlocked,
  credit_card_suspected_fraud: DeclineReason.CardBlocked,
  declined_by_acquirer: DeclineReason.DeclinedByBank,
  acquirer_rejected_error: DeclineReason.DeclinedByBank,
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Billwerk+ Optimize (formerly Reepay), or a service that speaks its HTTP contract. */
export function billwerk({ billwerk: { apiUrl, checkoutUrl, key } }: Pick<Settings, 'billwerk'>): PaymentService {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`

  const send = async (method: string, url: string, body?: object): Promise<Answer> => {
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // Only the service itself may see the key.
        redirect: 'error',
      })
      const text = await response.text()
      return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined }
    } catch (error) {
      throw new PaymentServiceUnavailable(`${method} ${new URL(url).pathname}`, { cause: error })
    }
  }

  const chargeOf = async (handle: string): Promise<Payment | undefined> => {
    const answer = await send('GET', `${apiUrl}/v1/charge/${encodeURIComponent(handle)}`)
    if (answer.status === 404) return undefined
    const charge = read(Charge, answer)
    // An order whose payment page was opened, and nothing more.
    return charge.state === 'created' ? undefined : paymentOf(charge)
  }

  const storedMethod = async (profileId: number, methodHandle: string) => {
    const query = new URLSearchParams({
      customer: customerHandle(profileId),
      reference: methodHandle,
      state: 'active',
      from: '1970-01-01',
    })
    const { content } = read(MethodPage, await send('GET', `${apiUrl}/v1/list/payment_method?${query.toString()}`))
    return content.find(({ reference }) => reference === methodHandle)
  }

  return {
    name: 'billwerk',
    openCheckout: async (request) => {
      const { handle, profileId, currency, amount, text: ordertext, locale, openSeconds, recurring } = request
      const customer = { handle: customerHandle(profileId) }
      const answer = await send('POST', `${checkoutUrl}/v1/session/charge`, {
        order: { handle, key: handle, amount, currency, ordertext, customer },
        settle: true,
        ...(recurring && { recurring, payment_method_reference: handle }),
        payment_methods: [methodNames[request.method]],
        locale: locale.replace('-', '_'),
        ttl: `PT${openSeconds}S`,
        accept_url: request.acceptUrl,
        cancel_url: request.cancelUrl,
      })
      const { id, url } = read(Session, answer)
      return { sessionId: id, url }
    },
    closeCheckout: async (sessionId) => {
      const { status } = await send('DELETE', `${checkoutUrl}/v1/session/${encodeURIComponent(sessionId)}`)
      if (status >= 300 && status !== 404) throw new PaymentServiceUnavailable(`DELETE session: ${status}`)
    },
    findPayment: chargeOf,
    chargeStored: async ({
      handle,
      key: idempotencyKey,
      profileId,
      methodHandle,
      currency,
      amount,
      text: ordertext,
    }) => {
      const method = await storedMethod(profileId, methodHandle)
      if (!method) return gone(handle, currency, amount)
      const answer = await send('POST', `${apiUrl}/v1/charge`, {
        handle,
        key: idempotencyKey,
        amount,
        currency,
        ordertext,
        customer_handle: customerHandle(profileId),
        source: method.id,
        settle: true,
        recurring: true,
      })
      if (answer.status < 300) return paymentOf(read(Charge, answer))
      // A refusal may mean that it was charged already: what counts is how the order stands.
      const payment = await chargeOf(handle)
      if (payment) return payment
      const error = Check(Failure, answer.body) ? answer.body.transaction_error : undefined
      if (error === undefined) throw new PaymentServiceUnavailable(`POST charge: ${answer.status}`)
      return { ...gone(handle, currency, amount), declineReason: declineReasons[error] ?? DeclineReason.Unknown }
    },
    expiryOfStored: async ({ profileId, methodHandle }) => {
      const method = await storedMethod(profileId, methodHandle)
      const [month, year] = method?.card?.exp_date?.split('-').map(Number) ?? []
      // A card is valid through the last day of its month.
      return month && year !== undefined ? new Date(Date.UTC(2000 + year, month, 1)) : null
    },
    refund: async ({ handle, key: idempotencyKey, amount, reason }) => {
      const body = { invoice: handle, key: idempotencyKey, amount, text: reason }
      const answer = await send('POST', `${apiUrl}/v1/refund`, body)
      if (answer.status >= 400 && answer.status < 500) return false
      return read(Refund, answer).state !== 'failed'
    },
    payments: async function* (from, to) {
      let token: string | undefined
      do {
        const query = new URLSearchParams({
          from: from.toISOString(),
          to: to.toISOString(),
          range: 'created',
          size: String(PAGE_SIZE),
          ...(token && { next_page_token: token }),
        })
        const page = read(ChargePage, await send('GET', `${apiUrl}/v1/list/charge?${query.toString()}`))
        yield* page.content.map(paymentOf)
        token = page.next_page_token
      } while (token)
    },
  }
}

function customerHandle(profileId: number): string {
  return `profile-${profileId}`
}

function read<S extends TSchema>(shape: S, { status, body }: Answer): Static<S> {
  if (status < 300 && Check(shape, body)) return body
  // The body is left out: it may name the payer.
  throw new PaymentServiceUnavailable(`The payment service answered ${status} in an unexpected way`)
}

function paymentOf(charge: Charge): Payment {
  const { handle, state, currency, amount, refunded_amount: refundedAmount = 0, transaction = handle } = charge
  const declined = state === 'failed' || state === 'cancelled'
  return {
    handle,
    state: state === 'settled' ? 'settled' : declined ? 'declined' : 'waiting',
    isPending: state === 'pending' || state === 'authorized',
    currency,
    amount,
    refundedAmount,
    transactionId: transaction,
    method: methodOf(charge.source?.type),
    declineReason: declined ? (declineReasons[charge.error ?? ''] ?? DeclineReason.Unknown) : null,
    retriable: charge.error_state !== 'hard_declined',
  }
}

function methodOf(type: string | undefined): PaymentMethod | null {
  if (type === undefined) return null
  const named = Object.values(PaymentMethod).find((method) => methodNames[method] === type)
  return sourceTypes[type] ?? named ?? null
}

/** The payment method was removed, so that nothing can be charged. */
function gone(handle: string, currency: string, amount: number): Payment {
  const declineReason = DeclineReason.Unknown
  const nothing = { refundedAmount: 0, transactionId: handle, method: null, declineReason, retriable: false }
  return { handle, state: 'declined', isPending: false, currency, amount, ...nothing }
}
