import type { SystemText } from '../../content/systemMessages/systemMessages'
import type { PlaceholderValues } from '../../content/interpolate'
import type { MessageType } from '../../contract/enums'
import type { Money } from '../../contract/shapes'

/** Of a group chat, and whom it is about where it is about somebody. */
interface OfGroup {
  /** As it was called from then on. */
  readonly name: string
  readonly profileId?: number
}

interface OfLodge {
  readonly lodgeId: number
  readonly name: string
  readonly profileId?: number
}

/**
 * What `message.about` holds, by the type of the message: ids and words as they were then; what the ids stand for is
 * looked up anew for each viewer. Types that are not named here hold nothing.
 */
export interface AboutByType {
  readonly [MessageType.Receipt]: { readonly orderId: number; readonly name: string; readonly amount: Money }
  /** Rendered in the language of its viewer; `siteName` is always at hand. */
  readonly [MessageType.SystemMessage]: { readonly text: SystemText; readonly params?: PlaceholderValues }
  readonly [MessageType.Lounge]: { readonly name: string; readonly path: string }
  /** Moments in ISO 8601. */
  readonly [MessageType.MembershipAboutToExpire]: { readonly until: string }
  readonly [MessageType.VideoCall]: { readonly until: string; readonly path: string }
  readonly [MessageType.ProtectedPicturesAccess]: { readonly albumId: number; readonly name: string }
  readonly [MessageType.Event]: { readonly eventId: number; readonly name: string }
  readonly [MessageType.GroupChatCreated]: OfGroup
  readonly [MessageType.GroupChatRenamed]: OfGroup
  readonly [MessageType.GroupChatMemberAdded]: OfGroup
  readonly [MessageType.GroupChatMemberRemoved]: OfGroup
  readonly [MessageType.GroupChatMemberLeft]: OfGroup
  readonly [MessageType.GroupChatOwnerChanged]: OfGroup
  readonly [MessageType.GroupChatClosed]: OfGroup
  readonly [MessageType.Lodges]: OfLodge
  readonly [MessageType.LodgeMembershipRequest]: OfLodge
  readonly [MessageType.LodgeMemberJoined]: OfLodge
  readonly [MessageType.LodgeMemberLeft]: OfLodge
  readonly [MessageType.LodgeMembershipApproved]: OfLodge
  readonly [MessageType.LodgeMembershipDeclined]: OfLodge
  readonly [MessageType.LodgeMemberBanned]: OfLodge
  readonly [MessageType.LodgeOwnershipPassed]: OfLodge
}

/** The types whose messages are about something. */
export type TypeWithSubject = keyof AboutByType

type Of<T extends TypeWithSubject> = Omit<AboutByType[T], 'until'>

/** What a message is about, whatever its type: as much of it as there may be. */
export type About = Partial<
  OfGroup &
    OfLodge &
    Of<typeof MessageType.Receipt> &
    Of<typeof MessageType.SystemMessage> &
    Of<typeof MessageType.Lounge> &
    Of<typeof MessageType.ProtectedPicturesAccess> &
    Of<typeof MessageType.Event> &
    AboutByType[typeof MessageType.MembershipAboutToExpire]
>
