import { sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../contract/contract'
import type { PurchasableItem } from '../contract/money/moneyEnums'
import { DAY } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid } from '../core/problem'
import { differences, paymentServices } from './reconcile'

type Days = QueryOf<'Payment.GetTakings'>

const MAX_DAYS = 31

interface Taking {
  readonly day: string
  readonly item: number
  readonly currency: string
  readonly payments: number
  readonly paid: number
  readonly refunded: number
  readonly vat: number
}

/** What the ledger tells of each day in the site's time zone. */
export async function takingsBetween(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  days: Days,
): Promise<AnswerOf<'Payment.GetTakings'>> {
  const { timeZone } = viewer.site
  const { from, to } = await momentsOf(db, days, timeZone)
  const { rows } = await sql<Taking>`
    select to_char(ledger_transaction.at at time zone ${timeZone}, 'YYYY-MM-DD') as day, purchase.item,
      ledger_entry.currency,
      count(*) filter (where kind = 'payment' and account not in ('sales', 'vat'))::int as payments,
      coalesce(sum(ledger_entry.amount) filter (where kind = 'payment' and account not in ('sales', 'vat')), 0)::bigint
        as paid,
      coalesce(-sum(ledger_entry.amount) filter (where kind = 'refund' and account not in ('sales', 'vat')), 0)::bigint
        as refunded,
      coalesce(-sum(ledger_entry.amount) filter (where account = 'vat'), 0)::bigint as vat
    from ledger_transaction
    join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
    join purchase on purchase.id = ledger_transaction.purchase_id
    where ledger_transaction.at >= ${from} and ledger_transaction.at < ${to}
    group by 1, 2, 3
    order by 1 desc, 3, 2`.execute(db)
  return rows.map(({ day, item, currency, payments, paid, refunded, vat }) => ({
    day,
    item: item as PurchasableItem,
    payments,
    paid: { amount: paid, currency },
    refunded: { amount: refunded, currency },
    vat: { amount: vat, currency },
  }))
}

/** What `npm run reconcile` finds, for the orders of these days. */
export async function differencesBetween(
  deps: Deps,
  viewer: MemberViewer,
  days: Days,
): Promise<AnswerOf<'Payment.GetDifferences'>> {
  const { from, to } = await momentsOf(deps.db, days, viewer.site.timeZone)
  const found = await Promise.all(
    paymentServices.map(async (service) =>
      (await differences(deps, service, from, to)).map(({ handle, orderId, currency, ours, theirs }) => ({
        service,
        handle,
        orderId,
        ours: { amount: ours, currency },
        theirs: { amount: theirs, currency },
      })),
    ),
  )
  return found.flat()
}

/** From the midnight before the first day to the one after the last, a day of 23 or 25 hours too. */
async function momentsOf(db: Database, { from, to }: Days, timeZone: string): Promise<{ from: Date; to: Date }> {
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (length < 1 || length > MAX_DAYS) throw invalid({ field: 'to', code: 'OUT_OF_RANGE' })
  const midnight = (day: string, later: number) =>
    sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}::text`
  return db.selectNoFrom([midnight(from, 0).as('from'), midnight(to, 1).as('to')]).executeTakeFirstOrThrow()
}
