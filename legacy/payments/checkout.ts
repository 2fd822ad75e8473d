import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { productName } from '../content/money/products'
import type { BodyOf, AnswerOf } from '../contract/contract'
import { OrderStatus, PaymentMethod, type PurchasableItem } from '../contract/money/moneyEnums'
import { termsVersion } from '../core/access/terms'
import { changeOwn } from '../core/changeOwn'
import { after, DAY, HOUR, MINUTE } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, notFound, Problem } from '../core/problem'
import { fulfilments, type Wish } from '../shared/money/fulfilments'
import { runningOffer } from '../shared/money/specialOffers'
import { productOnSale, vatIn, type Product } from '../shared/money/products'
import { notePurchaseEvent, type PaymentServiceName, type Purchase } from '../shared/money/purchases'
import { methodsFor } from '../shared/money/methods'
import { PaymentServiceUnavailable } from './paymentService'
import { paymentService } from './services'
import { checkPurchase } from './settle'

const CHECKOUT_OPEN = HOUR
/** A transfer takes days. */
const TRANSFER_OPEN = 14 * DAY

type Pay = BodyOf<'Payment.Pay'>

/** Makes an order and opens its payment page. The same key, and a second tab, lead to the same order. */
export async function pay(deps: Deps, viewer: MemberViewer, body: Pay): Promise<AnswerOf<'Payment.Pay'>> {
  if (!body.consent) throw invalid({ field: 'consent', code: 'CONSENT_REQUIRED' })
  const repeated = await byKey(deps, viewer, body.key)
  const order = repeated ?? (await newOrder(deps, viewer, body))
  if (order.productId !== body.productId) throw new Problem(409, 'ALREADY_USED')
  return answerOf(deps, await withCheckout(deps, viewer, order, body.returnPath))
}

function byKey({ db }: Pick<Deps, 'db'>, { profile }: MemberViewer, key: string): Promise<Purchase | undefined> {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('profileId', '=', profile.id)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function newOrder(deps: Deps, viewer: MemberViewer, body: Pay): Promise<Purchase> {
  const { profile, site } = viewer
  const product = await productOnSale(deps.db, site, deps.clock.now(), body.productId)
  if (!product) throw notFound()
  const { method } = body
  if (!methodsFor(deps, site, product).includes(method)) throw invalid({ field: 'method', code: 'VALIDATION_FAILED' })
  await deps.limits.consume('orderByProfile', String(profile.id))
  const offerId = body.specialOfferId
  const offer = offerId === undefined ? undefined : await runningOffer(deps, viewer, offerId)
  if (offerId !== undefined && offer?.productId !== product.id) throw new Problem(409, 'OFFER_ENDED')
  const wanted = { recipientId: body.recipientId ?? null, text: body.text?.trim() || null }
  const terms: Terms = { product, wanted, method, offerId: offer?.id ?? null, amount: offer?.amount ?? product.amount }
  // An open order on other terms is closed first, so that only one of the two can be paid.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const made = await changeOwn(deps, viewer, (db) => makeOrder(deps, db, viewer, terms, body.key))
    if ('order' in made) return made.order
    await closeOrder(deps, made.other)
  }
  throw new Problem(409, 'EDIT_CONFLICT')
}

/** What an order is bought under. */
interface Terms {
  readonly product: Product
  readonly wanted: Wish
  readonly method: PaymentMethod
  readonly offerId: number | null
  readonly amount: number
}

async function makeOrder(
  deps: Deps,
  db: Transaction<DB>,
  viewer: MemberViewer,
  { product, wanted, method, offerId, amount }: Terms,
  key: string,
): Promise<{ readonly order: Purchase } | { readonly other: Purchase }> {
  const { site } = viewer
  const now = deps.clock.now()
  const mine = db.selectFrom('purchase').selectAll().where('profileId', '=', viewer.profile.id)
  const repeated = await mine.where('key', '=', key).executeTakeFirst()
  if (repeated) return { order: repeated }
  // As it is under the lock: another request may have found meanwhile that an order is paid.
  const profile = await db
    .selectFrom('profile')
    .selectAll()
    .where('id', '=', viewer.profile.id)
    .executeTakeFirstOrThrow()
  const { accept } = fulfilments.get(product.item)
  const wish = await accept({ ...deps, db }, { ...viewer, profile }, wanted, product)
  const open = await mine
    .where('item', '=', product.item)
    .where((eb) => eb(eb.fn.coalesce('recipientId', eb.lit(0)), '=', wish.recipientId ?? 0))
    .where('status', 'in', [OrderStatus.Created, OrderStatus.Waiting])
    .where('subscriptionId', 'is', null)
    .executeTakeFirst()
  if (open) {
    const same =
      open.productId === product.id && open.amount === amount && open.siteId === site.id && open.text === wish.text
    const payable = open.paymentMethod === method && open.openUntil > after(now, 5 * MINUTE)
    return same && payable ? { order: open } : { other: open }
  }
  const byTransfer = method === PaymentMethod.BankTransfer
  const service: PaymentServiceName = byTransfer ? 'bankTransfer' : 'billwerk'
  const order = await db
    .insertInto('purchase')
    .values({
      profileId: profile.id,
      key,
      siteId: site.id,
      productId: product.id,
      item: product.item,
      months: product.months,
      days: product.days,
      // Nobody can be charged again after a transfer.
      renews: product.renews && !byTransfer,
      specialOfferId: offerId,
      currency: product.currency,
      amount,
      vatBasisPoints: product.vatBasisPoints,
      vatAmount: vatIn(amount, product.vatBasisPoints),
      termsVersion: termsVersion(site),
      consentAt: now,
      recipientId: wish.recipientId,
      text: wish.text,
      status: OrderStatus.Created,
      service,
      paymentMethod: method,
      handle: newHandle(),
      openUntil: earlier(after(now, byTransfer ? TRANSFER_OPEN : CHECKOUT_OPEN), wish.openUntil),
      checkAt: after(now, MINUTE),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notePurchaseEvent(db, order.id, 'created', now)
  return { order }
}

function earlier(moment: Date, other: Date | undefined): Date {
  return other && other < moment ? other : moment
}

/** Letters and digits that nobody confuses: payers copy it into their transfers. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export function newHandle(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Ends an open order, unless it was paid at the last moment. @throws 409 PAYMENT_PENDING while it may yet be */
async function closeOrder(deps: Deps, order: Purchase): Promise<void> {
  if (order.sessionId !== null) {
    const { sessionId } = order
    await reachable(async () => {
      await requireNotPending(deps, order)
      await paymentService(deps, order.service).closeCheckout(sessionId)
      await requireNotPending(deps, order)
    })
  }
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (transaction) => {
    const closed = await transaction
      .updateTable('purchase')
      .set({ status: OrderStatus.Expired, openUntil: now })
      .where('id', '=', order.id)
      .where('status', 'in', [OrderStatus.Created, OrderStatus.Waiting])
      .returning('id')
      .executeTakeFirst()
    if (closed) await notePurchaseEvent(transaction, order.id, 'checkoutClosed', now)
  })
}

async function requireNotPending(deps: Deps, { id }: Purchase): Promise<void> {
  const payment = await checkPurchase(deps, id)
  if (payment?.isPending) throw new Problem(409, 'PAYMENT_PENDING')
}

/** The order with its payment page, opened if it has none yet. */
async function withCheckout(
  deps: Deps,
  { site, locale, profile }: MemberViewer,
  order: Purchase,
  returnPath: string | undefined,
): Promise<Purchase> {
  const now = deps.clock.now()
  if (order.status !== OrderStatus.Created || order.openUntil <= now) return order
  const back = returnAddress(site.origin, order.id, returnPath)
  const { sessionId, url } = await reachable(() =>
    paymentService(deps, order.service).openCheckout({
      handle: order.handle,
      profileId: profile.id,
      currency: order.currency,
      amount: order.amount,
      text: productName(locale, order.item as PurchasableItem, order),
      method: order.paymentMethod as PaymentMethod,
      recurring: order.renews,
      locale,
      openSeconds: Math.ceil((order.openUntil.getTime() - now.getTime()) / 1000),
      acceptUrl: back,
      cancelUrl: back,
    }),
  )
  return deps.db.transaction().execute(async (transaction) => {
    const opened = await transaction
      .updateTable('purchase')
      .set({ status: OrderStatus.Waiting, sessionId, sessionUrl: url })
      .where('id', '=', order.id)
      // A second tab may have opened another page of the same order meanwhile, and paid there.
      .where('status', '=', OrderStatus.Created)
      .returningAll()
      .executeTakeFirst()
    if (opened) await notePurchaseEvent(transaction, order.id, 'checkoutOpened', now)
    return opened ?? transaction.selectFrom('purchase').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  })
}

function returnAddress(origin: string, orderId: number, path: string | undefined): string {
  if (path === undefined) return `${origin}/Receipt?order=${orderId}`
  const address = new URL(path, origin)
  address.searchParams.set('showReceipt', String(orderId))
  return address.origin === origin ? address.href : `${origin}/Receipt?order=${orderId}`
}

async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentServiceUnavailable) throw new Problem(409, 'PAYMENT_UNAVAILABLE')
    throw error
  }
}

function answerOf({ settings }: Pick<Deps, 'settings'>, order: Purchase): AnswerOf<'Payment.Pay'> {
  const waits = order.status === OrderStatus.Waiting
  const byTransfer = waits && order.service === 'bankTransfer'
  return {
    orderId: order.id,
    url: waits ? order.sessionUrl : null,
    bankTransfer: byTransfer ? { account: settings.bankAccount, reference: order.handle } : null,
  }
}
