import type { AnswerOf } from '../../legacy/contract/contract'
import type { Edge, ItemOf } from '../core/schema/parents'

export type SearchResultEdge = Edge<ItemOf<'Search.SearchProfiles'>>
export type PossibleMatchEdge = Edge<ItemOf<'Search.GetMatchProfiles'>>
export type SavedSearch = AnswerOf<'Search.GetSavedSearch'>
export type SearchTotal = AnswerOf<'Search.CountProfiles'>
export type SearchOptions = SavedSearch['options']
export type PersonFilter = NonNullable<SearchOptions['persons']>[number]
