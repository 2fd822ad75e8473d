import type { ItemOf } from '../core/parents'
import type { StartSectionId } from '../start/sections'

export interface StartSection {
  readonly section: StartSectionId
  readonly hidden: boolean
  /** The search that the section shows the results of. */
  readonly search?: string
}
export type ChatRoom = ItemOf<'Common.GetChatRoomsForStart'>
