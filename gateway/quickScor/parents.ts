import type { AnswerOf } from '../../legacy/contract/contract'
import type { ItemOf } from '../core/schema/parents'

export type QuickScorAd = ItemOf<'QuickScor.GetAllQuickScorAds'>
export type QuickScorFilters = AnswerOf<'QuickScor.GetQuickScorProfileFilters'>
export type QuickScorArea = QuickScorFilters['areas'][number]
