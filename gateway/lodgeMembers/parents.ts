import type { AnswerOf } from '../../legacy/contract/contract'
import type {
  LodgeActivity as LodgeActivityShape,
  LodgeMemberNote as LodgeMemberNoteShape,
  LodgeMembership as LodgeMembershipShape,
  LodgeNotificationSettings as LodgeNotificationSettingsShape,
  LodgeTopicSetting as LodgeTopicSettingShape,
} from '../../legacy/contract/lodges/lodgeMemberShapes'
import type { Notification } from '../../legacy/contract/notifications'
import type { Edge, ItemOf } from '../core/schema/parents'
import type { LodgePayload } from '../shared/lodges/lodgePayload'

export type LodgeMembership = LodgeMembershipShape
export type LodgeMemberManagementEdge = Edge<ItemOf<'Lodges.GetLodgeMembersManagement'>>
export type LodgeMemberNote = LodgeMemberNoteShape
export type LodgeActivity = LodgeActivityShape
export type LodgeTopicSetting = LodgeTopicSettingShape
export type LodgeNotificationSettings = LodgeNotificationSettingsShape
export type LodgesNotificationSettings = AnswerOf<'Lodges.GetLodgesNotificationSettings'>
export type LodgeNotification = Notification

interface MembershipPayload extends LodgePayload {
  readonly membership?: LodgeMembershipShape | null
}
export type JoinLodgePayload = MembershipPayload
export type RequestLodgeMembershipPayload = MembershipPayload
export type WithdrawLodgeRequestPayload = MembershipPayload
export type RemoveLodgeRequestPayload = MembershipPayload
export type ApproveLodgeRequestPayload = MembershipPayload
export type DeclineLodgeRequestPayload = MembershipPayload
export type InviteToLodgePayload = MembershipPayload
export type RejectLodgeInvitationPayload = MembershipPayload
export type LeaveLodgePayload = MembershipPayload
export type RemoveLodgeMemberPayload = MembershipPayload
export type BlockInLodgePayload = MembershipPayload
export type UnblockInLodgePayload = MembershipPayload
export type SetLodgeAssistantPayload = MembershipPayload
export type SetLodgeCoOwnerPayload = MembershipPayload
export type PassLodgeOwnershipPayload = MembershipPayload
export type ReleaseLodgeOwnershipPayload = MembershipPayload
export type TakeLodgeOwnershipPayload = MembershipPayload
export type SetLodgeMembershipVisiblePayload = MembershipPayload
export type SetLodgeNotificationDeliveryPayload = LodgePayload
export type ResetLodgeNotificationSettingsPayload = LodgePayload
