import { sql } from 'kysely'
import { DAY, after } from '../core/clock'
import type { Deps } from '../core/handler'
import type { PaymentServiceName } from '../shared/money/purchases'
import type { Payment } from './paymentService'
import { paymentService } from './services'

/** An order that our ledger and the payment service do not tell alike. */
export interface Difference {
  readonly handle: string
  /** Null where we know no such order. */
  readonly orderId: number | null
  readonly currency: string
  /** What is paid less what was paid back, in minor units. */
  readonly ours: number
  readonly theirs: number
}

interface Booked {
  readonly handle: string
  readonly orderId: number
  readonly currency: string
  readonly balance: number
}

/** Every service that holds money of ours. */
export const paymentServices: readonly PaymentServiceName[] = ['billwerk', 'bankTransfer']

/** Holds our ledger against a payment service's own list of payments, for orders created in a stretch of time. */
export async function differences(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  name: PaymentServiceName,
  from: Date,
  to: Date,
): Promise<Difference[]> {
  const ours = new Map((await booked(deps, name, from, to)).map((row) => [row.handle, row]))
  const found: Difference[] = []
  // The service counts an order from its first payment page on, which may be later than our order.
  for await (const payment of paymentService(deps, name).payments(from, after(to, DAY))) {
    const order = ours.get(payment.handle) ?? (await bookedOne(deps, name, payment.handle))
    ours.delete(payment.handle)
    const theirs = balanceOf(payment)
    const { handle, currency } = payment
    if ((order?.balance ?? 0) === theirs && (!order || order.balance === 0 || order.currency === currency)) continue
    found.push({ handle, orderId: order?.orderId ?? null, currency, ours: order?.balance ?? 0, theirs })
  }
  for (const { handle, orderId, currency, balance } of ours.values()) {
    if (balance !== 0) found.push({ handle, orderId, currency, ours: balance, theirs: 0 })
  }
  return found
}

function balanceOf({ state, amount, refundedAmount }: Payment): number {
  return state === 'settled' ? amount - refundedAmount : 0
}

async function booked({ db }: Pick<Deps, 'db'>, name: PaymentServiceName, from: Date, to: Date): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    ${balances(name)} where purchase.service = ${name} and purchase.created_at >= ${from} and purchase.created_at < ${to}
    group by purchase.id`.execute(db)
  return rows
}

/** An order whose time of creation lies outside of the stretch on our side. */
async function bookedOne({ db }: Pick<Deps, 'db'>, name: PaymentServiceName, handle: string) {
  const { rows } = await sql<Booked>`
    ${balances(name)} where purchase.service = ${name} and purchase.handle = ${handle} group by purchase.id`.execute(db)
  return rows[0]
}

function balances(name: PaymentServiceName) {
  return sql`
    select purchase.handle, purchase.id as order_id, purchase.currency, coalesce(sum(ledger_entry.amount), 0)::bigint as balance
    from purchase
    left join ledger_transaction on ledger_transaction.purchase_id = purchase.id
    left join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id and ledger_entry.account = ${name}`
}
