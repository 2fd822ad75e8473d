import type { AnswerOf, CallName } from '../../legacy/contract/contract'
import type {
  BlogAuthor as BlogAuthorShape,
  BlogDraft as BlogDraftShape,
  BlogEntry as WholeBlogEntry,
  BlogEntrySummary,
  BlogTag as BlogTagShape,
  Comment as CommentShape,
} from '../../legacy/contract/blogShapes'
import type {
  Album as AlbumShape,
  AreaDescription,
  Match as MatchShape,
  MatchSettings as MatchSettingsShape,
  MediaItem,
  MediaSummary,
  Money as MoneyShape,
  ProfileDetails,
  ProfileSummary,
  Relation as RelationShape,
} from '../../legacy/contract/shapes'
import type { Conversation as ConversationShape, Message as MessageShape } from '../../legacy/contract/mailShapes'
import type { Notification as NotificationShape } from '../../legacy/contract/notifications'
import type { LegalPageKey } from './enums'
import type { MessageTypeName } from './messageTypes'
import type { UserError } from './mutation'
import type { NotificationTypeName } from './notificationTypes'
import type { StartSectionId } from '../start/sections'

/** What stands behind each object of the graph while it is resolved: the REST calls' answers as they came. */

type ItemOf<N extends CallName> = AnswerOf<N> extends readonly (infer Item)[] ? Item : never

interface Edge<T> {
  readonly cursor: string
  readonly node: T
}

export type Site = AnswerOf<'Site.GetSiteConfiguration'>
export type Country = ItemOf<'Common.GetSiteCountries'>
export type CountryArea = ItemOf<'Common.GetCountryAreasByCountryId'>
export type Area = AreaDescription
export type LandingPageLink = ItemOf<'Seo.AllLandingPages'>
export type LandingPage = AnswerOf<'Seo.GetLandingPage'>
export type LegalPage = AnswerOf<'Support.GetLegalPage'> & { readonly key: LegalPageKey }
export type FaqEntry = AnswerOf<'Support.GetFaq'>
export type Review = ItemOf<'Support.GetReviews'>
export type GlossaryEntry = ItemOf<'Common.GetAllGlossaryEntries'>
export type BreakingNews = NonNullable<AnswerOf<'BreakingNews.BreakingNews'>>

export type Viewer = AnswerOf<'CurrentProfile.GetProfileData'>
export type OwnPerson = ItemOf<'EditProfile.ProfilePersons'>
export type Session = ItemOf<'LogOn.GetSessions'>
export type Tag = ItemOf<'CurrentProfile.Tags'>
export type Impersonation = ItemOf<'Admin.GetImpersonationLog'>

export type Profile = ProfileSummary
/** A person leads to what is told of them by their profile. */
export type Person = ProfileSummary['persons'][number] & { readonly profileId: number }
export type PersonFacts = Omit<ProfileDetails['persons'][number], 'id' | 'gender' | 'age'>
export type MatchSettings = MatchSettingsShape
export type Match = MatchShape
export type ProfileView = AnswerOf<'Profiles.GetProfile'> & { readonly id: number }
export type SearchResultEdge = Edge<ItemOf<'Search.SearchProfiles'>>
export type PossibleMatchEdge = Edge<ItemOf<'Search.GetMatchProfiles'>>
export type SavedSearch = AnswerOf<'Search.GetSavedSearch'>
export type SearchOptions = SavedSearch['options']
export type PersonFilter = NonNullable<SearchOptions['persons']>[number]
export type Visit = ItemOf<'Profiles.GetVisitors'>
export type Note = ItemOf<'Profiles.GetNotes'>
export type BlockedProfile = ItemOf<'Profiles.GetBlacklistProfiles'>
export type GuestbookEntry = AnswerOf<'Profiles.GetGuestbookEntry'>
export type Relation = RelationShape
export type Kink = ItemOf<'DarkKinks.GetAllKinks'>

/** With its owner and its likes where the call gave them; a profile's picture comes without. */
export type Media = MediaSummary & Partial<MediaItem>
export type Picture = Media
export type Video = Media
export type Album = AlbumShape
export type AlbumPermission = ItemOf<'Media.GetProtectedAccess'>

/** With its text, its media and its neighbours where the call for one entry gave them. */
export type BlogEntry = BlogEntrySummary & Partial<WholeBlogEntry>
export type BlogEntryLink = NonNullable<WholeBlogEntry['next']>
export type BlogAuthor = BlogAuthorShape
export type BlogTag = BlogTagShape
export type BlogDraft = BlogDraftShape
export type BlogTagCount = ItemOf<'Blogs.SearchBlogTags'>
export type BlogTagsAndAuthors = AnswerOf<'Blogs.SearchBlogTagsAndAuthors'>
export type KinksWithBlogTags = AnswerOf<'DarkKinks.SearchKinksWithBlogTags'>
export type BlogSearchEdge = Edge<ItemOf<'Blogs.SearchBlogEntries'>>
export type BlogFollowerEdge = Edge<ItemOf<'Blogs.GetFollowers'>>
export type SavedBlogEntry = AnswerOf<'Blogs.UpdateBlogEntry'>
export type BlogComment = CommentShape
export type Mention = CommentShape['mentions'][number]

export type EditableProfile = AnswerOf<'EditProfile.GetProfileDataForEdit'>
export type EditablePerson = EditableProfile['persons'][number]
export type NotificationSetting = ItemOf<'EditProfile.NotificationSettings'>
export type Report = ItemOf<'Reports.GetReports'>

export type Money = MoneyShape
export type MembershipPackage = AnswerOf<'Membership.BuyMembershipDialogData'>['packages'][number]
export type NotificationCounts = AnswerOf<'Notifications.NotificationCounts'>
export type CommunityNews = AnswerOf<'TopMenu.CommunityNotifications'>

export type Conversation = ConversationShape
export type ConversationMember = ItemOf<'Mail.GetGroupChatMembers'>
export type Correspondence = AnswerOf<'Mail.GetConversationWith'>

/** The types of messages tell by names of their own what the subject of a message holds. */
export type Message = MessageShape
export type TextMessage = Message
export type SystemMessage = Message
export type ReceiptMessage = Message
export type MembershipExpiryMessage = Message
export type AlbumAccessMessage = Message
export type VideoCallMessage = Message
export type VideoCallsMessage = Message
export type LoungeMessage = Message
export type BirthdayWishesMessage = Message
export type EventMessage = Message
export type LodgeMessage = Message
export type GroupChatMessage = Message

export type Notification = NotificationShape
export type ProfileNotification = Notification
export type MediaNotification = Notification
export type AlbumNotification = Notification
export type BlogNotification = Notification

/** What a stream tells, with what decides whether it is told at all. */
export interface LiveMessage {
  readonly __typename: 'LiveMessage'
  readonly message: Message
}
export interface LiveConversation {
  readonly __typename: 'LiveConversation'
  readonly conversationId: number
  readonly conversation: Conversation | null
}
export interface LiveTyping {
  readonly __typename: 'LiveTyping'
  readonly conversationId: number
  readonly profile: Profile
}
export interface LiveNews {
  readonly __typename: 'LiveNews'
  readonly topic: Notification['topic']
  readonly actor: Profile | null
  readonly notification: Notification | null
}
export interface LiveCounts {
  readonly __typename: 'LiveCounts'
  readonly at: string
}
export interface LiveResync {
  readonly __typename: 'LiveResync'
  readonly at: string
}
export type LiveEvent = LiveMessage | LiveConversation | LiveTyping | LiveNews | LiveCounts | LiveResync

export interface StartSection {
  readonly section: StartSectionId
  readonly hidden: boolean
  /** The search that the section shows the results of. */
  readonly search?: string
}
export type ChatRoom = ItemOf<'Common.GetChatRoomsForStart'>

/** An object of the graph together with the name of its type. */
export type Node =
  | ({ readonly __typename: 'Site' } & Site)
  | ({ readonly __typename: 'Viewer' } & Viewer)
  | ({ readonly __typename: 'Profile' } & Profile)
  | ({ readonly __typename: 'GuestbookEntry' } & GuestbookEntry)
  | ({ readonly __typename: 'Picture' } & Picture)
  | ({ readonly __typename: 'Video' } & Video)
  | ({ readonly __typename: 'Album' } & Album)
  | ({ readonly __typename: 'BlogEntry' } & BlogEntry)
  | ({ readonly __typename: 'BlogAuthor' } & BlogAuthor)
  | ({ readonly __typename: 'BlogComment' } & BlogComment)
  | ({ readonly __typename: 'SavedSearch' } & SavedSearch)
  | ({ readonly __typename: 'Country' } & Country)
  | ({ readonly __typename: 'FaqEntry' } & FaqEntry)
  | ({ readonly __typename: 'Conversation' } & Conversation)
  | Named<MessageTypeName, Message>
  | Named<NotificationTypeName, Notification>

/** The same thing under each of several names. */
type Named<Name extends string, T> = Name extends string ? { readonly __typename: Name } & T : never

type NodeOf<T extends Node['__typename']> = Extract<Node, { readonly __typename: T }>

export type Likable = NodeOf<'Profile' | 'Picture' | 'Video' | 'BlogEntry' | 'BlogComment'>
export type Reportable = NodeOf<
  'Profile' | 'Picture' | 'Video' | 'GuestbookEntry' | 'BlogEntry' | 'BlogComment' | MessageTypeName
>
export type Followable = NodeOf<'BlogEntry' | 'BlogAuthor'>
export type Hideable = NodeOf<'BlogEntry' | 'BlogAuthor'>
export type Commentable = NodeOf<'BlogEntry'>
export type Comment = NodeOf<'BlogComment'>

/** What a write was about is read again only when the client asks for it. */
interface ItemPayload {
  /** A global id. */
  readonly itemId?: string
  readonly userErrors: readonly UserError[]
}
export type SetLikedPayload = ItemPayload
export type SetFollowingPayload = ItemPayload
export type SetHiddenPayload = ItemPayload

export interface AddCommentPayload extends ItemPayload {
  readonly comment?: Comment
  readonly commentEdge?: Edge<Comment>
}

export interface DeleteCommentPayload extends ItemPayload {
  readonly deletedId?: string | null
  readonly comment?: Comment | null
}

/** The same for an entry. */
interface EntryPayload {
  readonly entryLegacyId?: number
  readonly userErrors: readonly UserError[]
}
export type MarkBlogEntryAsReadPayload = EntryPayload
export type SetCuratedPayload = EntryPayload

export interface SaveBlogEntryPayload extends EntryPayload {
  readonly saved?: SavedBlogEntry
}

/** The conversation is read again only when the client asks for it. */
export interface SendMessagePayload {
  readonly message?: Message
  readonly messageEdge?: Edge<Message>
  readonly userErrors: readonly UserError[]
}

/** Those that were marked are read again only when the client asks for them. */
export interface MarkNotificationsAsReadPayload {
  readonly legacyIds?: readonly number[]
  readonly userErrors: readonly UserError[]
}

/** The album is read again only when the client asks for it. */
export interface SetAlbumAccessPayload {
  readonly albumLegacyId?: number
  readonly userErrors: readonly UserError[]
}
