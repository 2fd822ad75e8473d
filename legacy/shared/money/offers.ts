import type { Locale } from '../../content/locale'
import { packageName } from '../../content/membership/membership'
import { productName } from '../../content/money/products'
import type { PurchasableItem } from '../../contract/money/moneyEnums'
import type { MembershipPackage, Offer } from '../../contract/money/moneyShapes'
import type { Deps, Viewer } from '../../core/handler'
import type { Site } from '../../core/sites'
import { methodsFor } from './methods'
import { productsOnSale, productsWithIds, vatIn, type Product } from './products'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

/** A product as it is offered on a site. */
function offerOf({ settings }: Pick<Deps, 'settings'>, locale: Locale, site: Site, product: Product): Offer {
  const { id, item, months, days, renews, currency, amount, vatBasisPoints } = product
  return {
    id,
    item,
    name: productName(locale, item, product),
    months,
    days,
    renews,
    price: { amount, currency },
    vat: { amount: vatIn(amount, vatBasisPoints), currency },
    methods: methodsFor({ settings }, site, product),
  }
}

export function packageOf(
  deps: Pick<Deps, 'settings'>,
  locale: Locale,
  site: Site,
  product: Product,
): MembershipPackage {
  const { months, amount, currency } = product
  const days = product.days ?? nominalDays(months ?? 0)
  return {
    ...offerOf(deps, locale, site, product),
    // Beside the others, the length alone.
    name: packageName(locale, days),
    days,
    // For less than a month, a monthly price would exceed what anybody pays.
    pricePerMonth: { amount: Math.round(amount / (months ?? 1)), currency },
  }
}

function nominalDays(months: number): number {
  return months === 12 ? 365 : months * 30
}

/** Some products, as they are offered on a site. */
export async function offersOf(
  deps: Store,
  { locale, site }: Pick<Viewer, 'locale' | 'site'>,
  ids: readonly number[],
): Promise<Offer[]> {
  const products = await productsWithIds(deps.db, site, deps.clock.now(), ids)
  return products.map((product) => offerOf(deps, locale, site, product))
}

/** The only product of its kind on a site; null where it is not sold. */
export async function onlyOffer(
  deps: Store,
  { locale, site }: Pick<Viewer, 'locale' | 'site'>,
  item: PurchasableItem,
): Promise<Offer | null> {
  const [product] = await productsOnSale(deps.db, site, deps.clock.now(), [item])
  return product ? offerOf(deps, locale, site, product) : null
}

/** The memberships of some kinds on sale on a site. */
export async function packagesOnSale(
  deps: Store,
  { locale, site }: Pick<Viewer, 'locale' | 'site'>,
  items: readonly PurchasableItem[],
): Promise<MembershipPackage[]> {
  const products = await productsOnSale(deps.db, site, deps.clock.now(), items)
  return products.map((product) => packageOf(deps, locale, site, product))
}
