import Type from 'typebox'
import type { Addressee } from '../addressee'
import type { Locale } from '../locale'
import { ByKey, Exact, readCoupleTexts, readTexts } from '../texts'

const paths = { searchPromotion: '/Promote/Search', giftMembership: '/Membership' } as const

type SiteAdKey = keyof typeof paths

const keys = Object.keys(paths) as SiteAdKey[]

const SiteAd = Exact({ title: Type.String(), text: Type.String() })

const texts = readTexts(import.meta.url, ByKey(keys, SiteAd))

const couples = readCoupleTexts(import.meta.url, ByKey(keys, Type.Partial(SiteAd)))

/** The site's own ads beside those of members. */
export const siteAds = (locale: Locale, addressee: Addressee) =>
  keys.map((key) => ({
    key,
    path: paths[key],
    ...texts[locale][key],
    ...(addressee === 'couple' && couples[locale]?.[key]),
  }))
