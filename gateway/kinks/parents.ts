import type { Kink as WholeKink, ProfileKink as ProfileKinkShape } from '../../legacy/contract/darkKinks'
import type { ItemOf } from '../core/schema/parents'

/** Whole if a call for kinks returned it; lodges name theirs only. */
export type Kink = Pick<WholeKink, 'id' | 'name'> & Partial<WholeKink>
export type ProfileKink = ProfileKinkShape
export type KinkItem = ItemOf<'DarkKinks.SearchItemsByKinks'>
export type WaitingKink = ItemOf<'DarkKinks.GetWaitingKinks'>
