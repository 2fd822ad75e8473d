import type { AnswerOf } from '../../legacy/contract/contract'
import type { AreaDescription } from '../../legacy/contract/shapes'
import type { ItemOf } from '../core/schema/parents'
import type { LegalPageKey } from './enums'

export type Site = AnswerOf<'Site.GetSiteConfiguration'>
export type Country = ItemOf<'Common.GetSiteCountries'>
/** A region, with the id of its country. */
export type CountryArea = ItemOf<'Common.GetCountryAreasByCountryId'> & { readonly countryId: number }
export type Area = AreaDescription
export type LandingPageLink = ItemOf<'Seo.AllLandingPages'>
export type LandingPage = AnswerOf<'Seo.GetLandingPage'>
export type LegalPage = AnswerOf<'Support.GetLegalPage'> & { readonly key: LegalPageKey }
export type FaqEntry = AnswerOf<'Support.GetFaq'>
export type Review = ItemOf<'Support.GetReviews'>
/** From a list, or whole from the call for one. */
export type SeoBlog = ItemOf<'Support.GetSeoBlogs'> & Partial<AnswerOf<'Support.GetSeoBlog'>>
export type SeoBlogTranslation = AnswerOf<'Support.GetSeoBlog'>['translations'][number]
export type GlossaryEntry = ItemOf<'Common.GetAllGlossaryEntries'>
export type BreakingNews = NonNullable<AnswerOf<'BreakingNews.BreakingNews'>>
