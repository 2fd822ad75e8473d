/**
 * The numbered enums of the legacy calls, by name. Where the specification gives no numbers, they count from zero
 * for lists that begin with an unknown value (None, NotSpecified, Unknown) and from one otherwise.
 */

type ValueOf<E> = E[keyof E]

export const RoleLevel = {
  None: 0,
  Normal: 1,
  HiddenCertifiedProfile: 20,
  CertifiedProfile: 30,
  ChatModerator: 35,
  Support: 40,
  Developer: 50,
} as const
export type RoleLevel = ValueOf<typeof RoleLevel>

/** A member's archive of their own data. */
export const DataExportStatus = { Waiting: 1, Ready: 2, Failed: 3 } as const
export type DataExportStatus = ValueOf<typeof DataExportStatus>

/** What members consent to. */
export const ConsentKind = { Terms: 1, SensitiveData: 2, MediaRights: 3, ValidationVideo: 4 } as const
export type ConsentKind = ValueOf<typeof ConsentKind>

export const Gender = { Male: 1, Female: 2, Couple: 3, Transsexual: 4 } as const
export type Gender = ValueOf<typeof Gender>

export const ProfileType = { Single: 1, Couple: 2 } as const
export type ProfileType = ValueOf<typeof ProfileType>

export const ProfileStatus = {
  None: 0,
  Active: 3,
  Locked: 4,
  PermaLocked: 5,
  Quarantined: 6,
  ToBeDeleted: 7,
  Deleted: 8,
} as const
export type ProfileStatus = ValueOf<typeof ProfileStatus>

/** Whether a new profile waits for a look of the staff; others see it with None. */
export const LookStatus = { None: 0, Waiting: 1, Refused: 2 } as const
export type LookStatus = ValueOf<typeof LookStatus>

/** The specification names only 3. */
export const DarkStatus = { None: 0, Applied: 1, Declined: 2, Approved: 3 } as const
export type DarkStatus = ValueOf<typeof DarkStatus>

export const DarkApplicationStatus = { Waiting: 1, MoreAsked: 2, Approved: 3, Declined: 4, Withdrawn: 5 } as const
export type DarkApplicationStatus = ValueOf<typeof DarkApplicationStatus>

/** What staff can decide of an application. */
export const DarkDecision = { MoreAsked: 2, Approved: 3, Declined: 4 } as const
export type DarkDecision = ValueOf<typeof DarkDecision>

/** How a profile feels about a kink. */
export const KinkLevel = { Like: 1, Curious: 2, No: 3 } as const
export type KinkLevel = ValueOf<typeof KinkLevel>

/** Whether a kink that a member coined is open to all. */
export const KinkStatus = { Waiting: 1, Shown: 2, Refused: 3 } as const
export type KinkStatus = ValueOf<typeof KinkStatus>

/** What can be found by kinks. */
export const KinkItemType = { Profile: 1, Media: 2, BlogEntry: 3, Lodge: 4 } as const
export type KinkItemType = ValueOf<typeof KinkItemType>

/** The kind of validation that a profile must pass. */
export const ForcedValidation = { None: 0, NationalId: 1 } as const
export type ForcedValidation = ValueOf<typeof ForcedValidation>

/** Until when a profile must be validated: the end of the membership, or before anything else. */
export const ForcedValidationMode = { None: 0, BeforeRenewal: 1, AtOnce: 2 } as const
export type ForcedValidationMode = ValueOf<typeof ForcedValidationMode>

/** How a person proves who they are. NemId is a method of the past; MitId stands for the e-ID of any country. */
export const ValidationMethod = { NemId: 1, VideoUpload: 2, Personal: 3, MitId: 4, Yoti: 5 } as const
export type ValidationMethod = ValueOf<typeof ValidationMethod>

export const ValidationStatus = { Ongoing: 1, Valid: 2, Invalid: 3 } as const
export type ValidationStatus = ValueOf<typeof ValidationStatus>

/** Why a validation is invalid. */
export const ValidationRefusal = { UnderAge: 1, NotConfirmed: 2, TimedOut: 3, Staff: 4 } as const
export type ValidationRefusal = ValueOf<typeof ValidationRefusal>

export const MediaKind = {
  ProfilePicture: 1,
  AlbumPicture: 2,
  AlbumVideo: 3,
  FileArchivePicture: 4,
  TempPicture: 5,
  TempVideo: 6,
  MailAttachmentPicture: 7,
  MailAttachmentVideo: 8,
  ProtectedPicture: 9,
  LodgeAlbumPicture: 10,
  LodgeAlbumVideo: 11,
  DarkProfilePicture: 12,
  ValidationVideo: 13,
  EventPicture: 14,
  EventVideo: 15,
} as const
export type MediaKind = ValueOf<typeof MediaKind>

export const MediaStatus = {
  None: -1,
  Uploading: 0,
  ReadyForConversion: 1,
  ConversionFailed: 2,
  Live: 3,
  TemporaryError: 4,
  /** Not in the specification: the staff look at it before others see it. */
  WaitingForLook: 5,
} as const
export type MediaStatus = ValueOf<typeof MediaStatus>

/** The kinds of media that are videos; all others are pictures. */
export const videoKinds: readonly MediaKind[] = [
  MediaKind.AlbumVideo,
  MediaKind.TempVideo,
  MediaKind.MailAttachmentVideo,
  MediaKind.LodgeAlbumVideo,
  MediaKind.ValidationVideo,
  MediaKind.EventVideo,
]

export const MediaType = { Pictures: 1, Video: 2 } as const
export type MediaType = ValueOf<typeof MediaType>

/** Who sees an album: every member; members with access; approved members, on the dark sites only. */
export const AlbumType = { Public: 1, Protected: 2, Red: 3 } as const
export type AlbumType = ValueOf<typeof AlbumType>

/** The viewer's access to another's protected album. */
export const AlbumAccess = { None: 0, Requested: 1, Granted: 2, Revoked: 3 } as const
export type AlbumAccess = ValueOf<typeof AlbumAccess>

/** What can be liked. Areas add their items here. */
export const LikeItemType = { Media: 1, Profile: 2, BlogEntry: 3, Comment: 4, DebateEntry: 5, Meetup: 6 } as const
export type LikeItemType = ValueOf<typeof LikeItemType>

export const BodyType = {
  NotSpecified: 0,
  Average: 1,
  Heavily: 2,
  Athletic: 3,
  Thin: 4,
  Muscular: 5,
  Chubby: 6,
  Slim: 7,
} as const
export type BodyType = ValueOf<typeof BodyType>

export const RelationshipStatus = {
  Single: 1,
  InRelationship: 2,
  Married: 3,
  Separated: 4,
  Divorced: 5,
  NotStated: 6,
  OpenRelationship: 7,
} as const
export type RelationshipStatus = ValueOf<typeof RelationshipStatus>

export const SexualOrientation = {
  Heterosexual: 1,
  Homosexual: 2,
  Bisexual: 3,
  Transvestite: 4,
  Transsexual: 5,
  Heteroflexible: 6,
  Homoflexible: 7,
  Pansexual: 8,
  Sapiosexual: 9,
  Asexual: 10,
} as const
export type SexualOrientation = ValueOf<typeof SexualOrientation>

export const EyeColour = {
  NotSpecified: 0,
  Brown: 1,
  Blue: 2,
  Green: 3,
  Black: 4,
  Grey: 5,
  GreyGreen: 6,
  GreyBlue: 7,
  NutBrown: 8,
  Other: 9,
} as const
export type EyeColour = ValueOf<typeof EyeColour>

export const HairColour = {
  NotSpecified: 0,
  Brown: 1,
  Red: 2,
  Blond: 3,
  Black: 4,
  Bald: 5,
  RedBrown: 6,
  Bright: 7,
  Grey: 8,
  Other: 9,
  LightBrown: 10,
  DarkBlond: 11,
  WhiteGrey: 12,
  SilverGrey: 13,
} as const
export type HairColour = ValueOf<typeof HairColour>

export const Dominance = { Dominating: 1, Submissive: 2 } as const
export type Dominance = ValueOf<typeof Dominance>

export const LookingFor = { SexPartner: 1, GirlOrBoyfriend: 2, FriendsAndChat: 3 } as const
export type LookingFor = ValueOf<typeof LookingFor>

/** Whether something is done or present at home or elsewhere: smoking, children. */
export const HomeOption = { YesAtHome: 1, YesNotAtHome: 2, No: 3, NotAvailable: 4 } as const
export type HomeOption = ValueOf<typeof HomeOption>

/** Groups of an audience; values are sums. */
export const Audience = { Men: 1, Women: 2, Couples: 4, Transsexuals: 8 } as const

export const EVERYBODY = Object.values(Audience).reduce((sum, group) => sum | group, 0)

/** Groups of profiles in a list; values are sums, and `AllProfiles` includes all others. */
export const ProfileFilter = {
  AllProfiles: 1,
  Favorites: 2,
  PossibleMatches: 4,
  Groups: 8,
  Lodges: 16,
  Events: 32,
} as const

/** The kind of relation that two profiles have agreed on. */
export const RelationType = { Partner: 1, Lover: 2, Friend: 3 } as const
export type RelationType = ValueOf<typeof RelationType>

export const RelationStatus = { Requested: 1, Accepted: 2 } as const
export type RelationStatus = ValueOf<typeof RelationStatus>

/** Why a profile is shown or not. */
export const ProfileViewState = {
  Shown: 0,
  YouBlacklisted: 1,
  YouWereBlacklisted: 2,
  Deleted: 3,
  Locked: 4,
  Quarantined: 5,
  NotOnThisSite: 6,
} as const
export type ProfileViewState = ValueOf<typeof ProfileViewState>

/** Why two profiles match. */
export const MatchReason = { SeeksYou: 1, YouSeek: 2, Age: 3, Distance: 4, LookingFor: 5, MatchWords: 6 } as const
export type MatchReason = ValueOf<typeof MatchReason>

export const SearchOrder = { LastOnline: 1, Newest: 2, Distance: 3, Name: 4 } as const
export type SearchOrder = ValueOf<typeof SearchOrder>

export const NoteSort = { Newest: 1, Oldest: 2, Name: 3 } as const
export type NoteSort = ValueOf<typeof NoteSort>

/** Ways of delivering a notification; values are sums. */
export const NotificationDelivery = { ShowPopup: 1, PlayAudio: 2, SendEmail: 4, SendPush: 8 } as const

/** Topics of notifications. Areas add their topics here. */
export const NotificationTopic = {
  Visit: 1,
  Favourite: 2,
  FavouriteOnline: 3,
  Like: 4,
  GuestbookEntry: 5,
  RelationRequest: 6,
  AlbumRequest: 7,
  Mail: 8,
  GroupChat: 9,
  BlogComment: 10,
  CommentReply: 11,
  Mention: 12,
  FollowedAuthorEntry: 13,
  FollowedEntryComment: 14,
  NewFollower: 15,
  DebateComment: 16,
  FollowedDebateComment: 17,
  MeetupComment: 18,
  MeetupPlace: 19,
  MeetupReminder: 20,
  MeetupChanged: 21,
  MeetupCancelled: 22,
  LodgeMediaAccepted: 23,
  LodgeMediaRejected: 24,
  LodgeRequest: 30,
  LodgeRequestApproved: 31,
  LodgeRequestDeclined: 32,
  LodgeInvitation: 33,
  LodgeRole: 34,
  BondRequest: 35,
  BondAccepted: 36,
  BondRoleChange: 37,
  BondDeleted: 38,
  EventPlace: 40,
  EventReminder: 41,
  EventChanged: 42,
  EventCancelled: 43,
  EventComment: 44,
  EventQuestion: 45,
  EventAnswer: 46,
} as const
export type NotificationTopic = ValueOf<typeof NotificationTopic>

/** What notifications are about. Areas add their items here. */
export const NotificationItemType = {
  Profile: 1,
  Media: 2,
  Album: 3,
  GuestbookEntry: 4,
  BlogEntry: 5,
  BlogAuthor: 6,
  Conversation: 7,
  DebateEntry: 8,
  Meetup: 9,
  LodgeMediaDecision: 10,
  DarkProfile: 11,
  Event: 12,
  Lodge: 20,
} as const
export type NotificationItemType = ValueOf<typeof NotificationItemType>

/** What a ban forbids. */
export const BanType = { Blogs: 1, CreateLodges: 2 } as const
export type BanType = ValueOf<typeof BanType>

/** A draft has never been published. */
export const BlogEntryStatus = { Draft: 1, Published: 2 } as const
export type BlogEntryStatus = ValueOf<typeof BlogEntryStatus>

/** What can be commented on. Areas add their items here. */
export const CommentItemType = { BlogEntry: 1, DebateEntry: 2, Meetup: 3, Event: 4 } as const
export type CommentItemType = ValueOf<typeof CommentItemType>

/** The tabs of the notifications menu: all, profile, community. */
export const NotificationTab = { All: 0, Profile: 1, Community: 2 } as const
export type NotificationTab = ValueOf<typeof NotificationTab>

export const ConversationKind = { Normal: 1, System: 2, Lodge: 3, Event: 4, GroupChat: 5 } as const
export type ConversationKind = ValueOf<typeof ConversationKind>

/** Types of messages. The ranges 50, 200 and 300 concern group chats, lodges and video calls. */
export const MessageType = {
  Normal: 1,
  Receipt: 2,
  SystemMessage: 3,
  Lounge: 4,
  MembershipAboutToExpire: 5,
  Lodges: 6,
  VideoMessage: 7,
  ProtectedPicturesAccess: 8,
  VideoCall: 9,
  Event: 10,
  LodgeMembershipRequest: 11,
  BirthdayWishes: 12,
  GroupChatCreated: 50,
  GroupChatRenamed: 51,
  GroupChatMemberAdded: 52,
  GroupChatMemberRemoved: 53,
  GroupChatMemberLeft: 54,
  GroupChatOwnerChanged: 55,
  GroupChatClosed: 56,
  LodgeMemberJoined: 201,
  LodgeMemberLeft: 202,
  LodgeMembershipApproved: 203,
  LodgeMembershipDeclined: 204,
  LodgeMemberBanned: 205,
  LodgeOwnershipPassed: 206,
  VideoCallsEnabled: 300,
  VideoCallsDisabled: 301,
} as const
export type MessageType = ValueOf<typeof MessageType>

/** One's own message is SentAndRead once all other participants have read it. */
export const MailReadState = { Unknown: 0, Unread: 1, Read: 2, Sent: 3, SentAndRead: 4 } as const
export type MailReadState = ValueOf<typeof MailReadState>

/** Why nobody can write in a conversation, with or without a membership. */
export const WriteRefusal = { None: 0, NoReply: 1, Gone: 2, Left: 3, NothingToAnswer: 4 } as const
export type WriteRefusal = ValueOf<typeof WriteRefusal>

/** How a list shows profiles. */
export const ProfileListView = { Gallery: 1, Detailed: 2, List: 3 } as const
export type ProfileListView = ValueOf<typeof ProfileListView>
