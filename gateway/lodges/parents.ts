import type { AnswerOf } from '../../legacy/contract/contract'
import type {
  Lodge as WholeLodge,
  LodgeCategory as LodgeCategoryShape,
  LodgeDraft as LodgeDraftShape,
  LodgeSummary,
  LodgeTag as LodgeTagShape,
} from '../../legacy/contract/lodges/lodgeShapes'
import type { Edge, ItemOf } from '../core/schema/parents'
import type { LodgePayload } from '../shared/lodges/lodgePayload'

/** With description, rules and settings if the call for one lodge returned them. */
export type Lodge = LodgeSummary & Partial<WholeLodge>
export type LodgeCategory = LodgeCategoryShape
export type LodgeTag = LodgeTagShape
export type LodgeTagCount = ItemOf<'Lodges.SearchLodgeTags'>
export type LodgeDraft = LodgeDraftShape
export type DeletedLodge = ItemOf<'Lodges.GetDeletedLodges'>
export type LodgeBan = Omit<AnswerOf<'Lodges.GetCreateLodgeBan'>, 'banned'>
export type ProfileLodgeEdge = Edge<ItemOf<'Lodges.GetProfileLodges'>>
export type MarkLodgeVisitedPayload = LodgePayload
