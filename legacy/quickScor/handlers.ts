import { addresseeOf } from '../content/addressee'
import { siteAds } from '../content/siteAds/siteAds'
import { PurchasableItem } from '../contract/money/moneyEnums'
import { pageOf, type Handlers } from '../core/handler'
import { onlyOffer } from '../shared/money/offers'
import { adFilters, adsById, deleteAd, MAX_AD_LENGTH, ownAds, quickScorAds } from './ads'

export const quickScorHandlers = {
  'QuickScor.GetAllQuickScorAds': (deps, { viewer, query }) => quickScorAds(deps, viewer, {}, pageOf(query)),
  'QuickScor.GetQuickScorAds': (deps, { viewer, body }) => quickScorAds(deps, viewer, body, pageOf(body)),
  'QuickScor.GetOwnQuickScorAds': (deps, { viewer, query }) => ownAds(deps, viewer, pageOf(query)),
  'QuickScor.GetQuickScorAdsByIds': (deps, { viewer, body }) => adsById(deps, viewer, body.ids),
  'QuickScor.GetQuickScorProfileFilters': (deps, { viewer }) => adFilters(deps, viewer),
  'QuickScor.GetQuickScorSiteAds': async (_deps, { viewer: { locale, profile } }) =>
    siteAds(locale, addresseeOf(profile)),
  'QuickScor.DeleteQuickScorAd': async (deps, { viewer, body }) => {
    await deleteAd(deps, viewer, body.quickScorAdId)
    return {}
  },
  'Payment.QuickScorPageData': async (deps, { viewer }) => ({
    offer: await onlyOffer(deps, viewer, PurchasableItem.QuickScorAd),
    maxLength: MAX_AD_LENGTH,
  }),
} satisfies Partial<Handlers>
