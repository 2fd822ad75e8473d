import type {
  Lodge as WholeLodge,
  LodgeCategory as LodgeCategoryShape,
  LodgeSummary,
  LodgeTag as LodgeTagShape,
} from '../../legacy/contract/lodges/lodgeShapes'

/** With description, rules and settings if the call for one lodge returned them. */
export type Lodge = LodgeSummary & Partial<WholeLodge>
export type LodgeCategory = LodgeCategoryShape
export type LodgeTag = LodgeTagShape
