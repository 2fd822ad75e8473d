import { MessageType } from '../../legacy/contract/enums'

const nameByType = {
  [MessageType.Normal]: 'TextMessage',
  [MessageType.VideoMessage]: 'TextMessage',
  [MessageType.SystemMessage]: 'SystemMessage',
  [MessageType.Receipt]: 'ReceiptMessage',
  [MessageType.MembershipAboutToExpire]: 'MembershipExpiryMessage',
  [MessageType.ProtectedPicturesAccess]: 'AlbumAccessMessage',
  [MessageType.VideoCall]: 'VideoCallMessage',
  [MessageType.VideoCallsEnabled]: 'VideoCallsMessage',
  [MessageType.VideoCallsDisabled]: 'VideoCallsMessage',
  [MessageType.Lounge]: 'LoungeMessage',
  [MessageType.BirthdayWishes]: 'BirthdayWishesMessage',
  [MessageType.Event]: 'EventMessage',
  [MessageType.Lodges]: 'LodgeMessage',
  [MessageType.LodgeMembershipRequest]: 'LodgeMessage',
  [MessageType.LodgeMemberJoined]: 'LodgeMessage',
  [MessageType.LodgeMemberLeft]: 'LodgeMessage',
  [MessageType.LodgeMembershipApproved]: 'LodgeMessage',
  [MessageType.LodgeMembershipDeclined]: 'LodgeMessage',
  [MessageType.LodgeMemberBanned]: 'LodgeMessage',
  [MessageType.LodgeOwnershipPassed]: 'LodgeMessage',
  [MessageType.GroupChatCreated]: 'GroupChatMessage',
  [MessageType.GroupChatRenamed]: 'GroupChatMessage',
  [MessageType.GroupChatMemberAdded]: 'GroupChatMessage',
  [MessageType.GroupChatMemberRemoved]: 'GroupChatMessage',
  [MessageType.GroupChatMemberLeft]: 'GroupChatMessage',
  [MessageType.GroupChatOwnerChanged]: 'GroupChatMessage',
  [MessageType.GroupChatClosed]: 'GroupChatMessage',
} as const satisfies Record<MessageType, string>

export type MessageTypeName = (typeof nameByType)[MessageType]

export const messageTypeNames: readonly MessageTypeName[] = [...new Set(Object.values(nameByType))]

export function messageTypeOf({ type }: { readonly type: MessageType }): MessageTypeName {
  return nameByType[type]
}
