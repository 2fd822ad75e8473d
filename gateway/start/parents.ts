import type { ItemOf } from '../core/schema/parents'
import type { StartSectionId } from '../../legacy/contract/common'

export interface StartSection {
  /** The profile id of the member whose page it is on. */
  readonly ownerId: number
  readonly section: StartSectionId
  readonly hidden: boolean
  /** The search whose hits the section shows. */
  readonly search?: string
}
export type ChatRoom = ItemOf<'Common.GetChatRoomsForStart'>
