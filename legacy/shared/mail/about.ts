import type { SystemText } from '../../content/systemMessages/systemMessages'
import type { PlaceholderValues } from '../../content/interpolate'
import type { MessageType } from '../../contract/enums'
import type { Money } from '../../contract/shapes'

/** For a message in a group chat, with the profile that it is about, if any. */
interface OfGroup {
  /** The name from then on. */
  readonly name: string
  readonly profileId?: number
}

interface OfLodge {
  readonly lodgeId: number
  readonly name: string
  /** A lodge of the dark sites, of which messages on the main sites say nothing. */
  readonly dark?: boolean
  readonly profileId?: number
}

/**
 * Contents of `message.about` by type of message: ids and texts of that time; the ids are resolved anew for each
 * viewer. Types that are absent here have none.
 */
export interface AboutByType {
  readonly [MessageType.Receipt]: { readonly orderId: number; readonly name: string; readonly amount: Money }
  /** Rendered in the viewer's language; `siteName` is always available. */
  readonly [MessageType.SystemMessage]: { readonly text: SystemText; readonly params?: PlaceholderValues }
  readonly [MessageType.Lounge]: { readonly name: string; readonly path: string }
  /** Times in ISO 8601. */
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

export type TypeWithSubject = keyof AboutByType

type Of<T extends TypeWithSubject> = Omit<AboutByType[T], 'until'>

/** The subject of a message of any type: all possible fields, optional. */
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
