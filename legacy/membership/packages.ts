import type { AnswerOf } from '../contract/contract'
import { PurchasableItem } from '../contract/money/moneyEnums'
import type { MembershipPackage } from '../contract/money/moneyShapes'
import { isMember } from '../core/access/access'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { packageOf, packagesOnSale } from '../shared/money/offers'
import { productOnSale, vatIn } from '../shared/money/products'
import { runningOffer } from '../shared/money/specialOffers'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

/** The memberships on sale, shortest first; that of 24 hours only for non-members. */
export function membershipPackages(
  deps: Store,
  viewer: MemberViewer,
  { withOneDay }: { readonly withOneDay: boolean },
): Promise<MembershipPackage[]> {
  const oneDay = withOneDay && !isMember(viewer.profile, deps.clock.now())
  const items = [PurchasableItem.Membership, ...(oneDay ? [PurchasableItem.OneDayMembership] : [])]
  return packagesOnSale(deps, viewer, items)
}

export async function specialOffer(
  deps: Store,
  viewer: MemberViewer,
  offerId: number,
): Promise<AnswerOf<'Membership.SpecialOfferData'>> {
  const { site, locale } = viewer
  const offer = await runningOffer(deps, viewer, offerId)
  const product = offer && (await productOnSale(deps.db, site, deps.clock.now(), offer.productId))
  if (!product) throw notFound()
  return {
    id: offer.id,
    package: packageOf(deps, locale, site, product),
    price: { amount: offer.amount, currency: product.currency },
    vat: { amount: vatIn(offer.amount, product.vatBasisPoints), currency: product.currency },
    endsAt: offer.endsAt.toISOString(),
  }
}
