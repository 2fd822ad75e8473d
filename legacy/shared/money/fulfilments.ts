import type { Transaction } from 'kysely'
import type { PurchasableItem } from '../../contract/money/moneyEnums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'
import type { Product } from './products'
import type { Purchase } from './purchases'

/** What a buyer asks for besides the product. */
export interface Wish {
  /** Who gets it, where that is somebody else. */
  readonly recipientId: number | null
  /** The text of an ad or a greeting. */
  readonly text: string | null
}

interface AcceptedWish extends Wish {
  /** Until when it can be paid at most, where that is less than usual. */
  readonly openUntil?: Date
}

/** What an area gives for money. */
export interface Fulfilment {
  /** Returns the wish as it will be stored. @throws Problem with what keeps the viewer from buying it */
  readonly accept: (deps: Deps, viewer: MemberViewer, wish: Wish, product: Product) => Promise<AcceptedWish>
  /** Gives what was paid for, in the transaction that records the payment; the profiles named are locked. */
  readonly give: (deps: Deps, transaction: Transaction<DB>, purchase: Purchase) => Promise<void>
  /** Takes back what was given when an order is withdrawn from. */
  readonly takeBack?: (deps: Deps, transaction: Transaction<DB>, purchase: Purchase) => Promise<void>
}

/** By item: see `Area.fulfilments`. */
export const fulfilments = new Registry<PurchasableItem, Fulfilment>()
