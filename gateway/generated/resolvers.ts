import type { DataExportStatus } from '../../legacy/contract/enums'
import type { RoleLevel } from '../../legacy/contract/enums'
import type { ProfileStatus } from '../../legacy/contract/enums'
import type { DarkStatus } from '../../legacy/contract/enums'
import type { ForcedValidation } from '../../legacy/contract/enums'
import type { BanType } from '../../legacy/contract/enums'
import type { BlogPeriod } from '../blogs/enums'
import type { BlogEntryStatus } from '../../legacy/contract/enums'
import type { BondRole } from '../../legacy/contract/dark/bondEnums'
import type { BondStatus } from '../../legacy/contract/dark/bondEnums'
import type { FeatureCode } from '../../legacy/contract/enums'
import type { DarkApplicationStatus } from '../../legacy/contract/enums'
import type { DarkDecision } from '../../legacy/contract/enums'
import type { DebateEntryStatus } from '../../legacy/contract/lodges/lodgeEnums'
import type { NotificationDelivery } from '../core/enums'
import type { NotificationTopic } from '../../legacy/contract/enums'
import type { RelationType } from '../../legacy/contract/enums'
import type { RelationStatus } from '../../legacy/contract/enums'
import type { KinkLevel } from '../../legacy/contract/enums'
import type { KinkItemType } from '../../legacy/contract/enums'
import type { LodgeMediaStatus } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeMemberSort } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeActivityEvent } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeNotificationTopic } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeAccess } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeAudience } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeRequestStatus } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeInvitationStatus } from '../../legacy/contract/lodges/lodgeEnums'
import type { ConversationKind } from '../../legacy/contract/enums'
import type { WriteRefusal } from '../../legacy/contract/enums'
import type { MessageType } from '../../legacy/contract/enums'
import type { MailReadState } from '../../legacy/contract/enums'
import type { RedAudience } from '../../legacy/contract/dark/bondEnums'
import type { AlbumType } from '../../legacy/contract/enums'
import type { AlbumAccess } from '../../legacy/contract/enums'
import type { MediaStatus } from '../../legacy/contract/enums'
import type { MediaKind } from '../../legacy/contract/enums'
import type { MediaType } from '../../legacy/contract/enums'
import type { UploadPurpose } from '../media/enums'
import type { MediaPlace } from '../media/enums'
import type { Rotation } from '../media/enums'
import type { MeetupSignUpStatus } from '../../legacy/contract/lodges/lodgeEnums'
import type { MeetupRepetition } from '../../legacy/contract/lodges/lodgeEnums'
import type { SubscriptionStatus } from '../../legacy/contract/money/moneyEnums'
import type { NotificationTab } from '../../legacy/contract/enums'
import type { OrderStatus } from '../../legacy/contract/money/moneyEnums'
import type { PaymentOutcome } from '../../legacy/contract/money/moneyEnums'
import type { DeclineReason } from '../../legacy/contract/money/moneyEnums'
import type { PurchasableItem } from '../../legacy/contract/money/moneyEnums'
import type { PaymentMethod } from '../../legacy/contract/money/moneyEnums'
import type { VisitRange } from '../profiles/enums'
import type { NoteSort } from '../../legacy/contract/enums'
import type { ProfileViewState } from '../../legacy/contract/enums'
import type { Audience } from '../core/enums'
import type { LookingFor } from '../../legacy/contract/enums'
import type { MatchReason } from '../../legacy/contract/enums'
import type { BodyType } from '../../legacy/contract/enums'
import type { EyeColour } from '../../legacy/contract/enums'
import type { HairColour } from '../../legacy/contract/enums'
import type { SexualOrientation } from '../../legacy/contract/enums'
import type { RelationshipStatus } from '../../legacy/contract/enums'
import type { HomeOption } from '../../legacy/contract/enums'
import type { Dominance } from '../../legacy/contract/enums'
import type { ProfileFilter } from '../core/enums'
import type { Gender } from '../../legacy/contract/enums'
import type { ProfileType } from '../../legacy/contract/enums'
import type { ReportReason } from '../../legacy/contract/enums'
import type { ReportDecision } from '../../legacy/contract/enums'
import type { ReportItemType } from '../../legacy/contract/enums'
import type { SearchOrder } from '../../legacy/contract/enums'
import type { LegalPageKey } from '../site/enums'
import type { Locale } from '../site/enums'
import type { DrawerMode } from '../start/enums'
import type { ListView } from '../start/enums'
import type { LodgeOrder } from '../start/enums'
import type { StartSectionId } from '../start/enums'
import type { TicketAdminStatus } from '../../legacy/contract/support/ticketEnums'
import type { TicketKind } from '../../legacy/contract/support/ticketEnums'
import type { TicketStatus } from '../../legacy/contract/support/ticketEnums'
import type { TicketRating } from '../../legacy/contract/support/ticketEnums'
import type { UploadedFile } from '../core/rest/uploads'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql'
import type {
  PasswordResetLink as PasswordResetLinkParent,
  DataExport as DataExportParent,
  Viewer as ViewerParent,
  AccountSettings as AccountSettingsParent,
  Session as SessionParent,
  TermsState as TermsStateParent,
} from '../account/parents'
import type {
  OwnPerson as OwnPersonParent,
  EditableProfile as EditableProfileParent,
  EditablePerson as EditablePersonParent,
  NotificationSetting as NotificationSettingParent,
} from '../editProfile/parents'
import type {
  Tag as TagParent,
  Profile as ProfileParent,
  Relation as RelationParent,
  Visit as VisitParent,
  Note as NoteParent,
  BlockedProfile as BlockedProfileParent,
  GuestbookEntry as GuestbookEntryParent,
  ProfileNotification as ProfileNotificationParent,
  ProfileView as ProfileViewParent,
  PersonFacts as PersonFactsParent,
  MatchSettings as MatchSettingsParent,
  Match as MatchParent,
  Person as PersonParent,
  SetLikedPayload as SetLikedPayloadParent,
} from '../profiles/parents'
import type { Impersonation as ImpersonationParent, StaffProfile as StaffProfileParent } from '../admin/parents'
import type {
  BlogEntry as BlogEntryParent,
  BlogSearchEdge as BlogSearchEdgeParent,
  Highlight as HighlightParent,
  BlogComment as BlogCommentParent,
  BlogAuthor as BlogAuthorParent,
  BlogFollowerEdge as BlogFollowerEdgeParent,
  BlogTag as BlogTagParent,
  BlogTagCount as BlogTagCountParent,
  BlogTagsAndAuthors as BlogTagsAndAuthorsParent,
  KinksWithBlogTags as KinksWithBlogTagsParent,
  BlogDraft as BlogDraftParent,
  SaveBlogEntryPayload as SaveBlogEntryPayloadParent,
  SavedBlogEntry as SavedBlogEntryParent,
  MarkBlogEntryAsReadPayload as MarkBlogEntryAsReadPayloadParent,
  SetCuratedPayload as SetCuratedPayloadParent,
  SetFollowingPayload as SetFollowingPayloadParent,
  SetHiddenPayload as SetHiddenPayloadParent,
  BlogNotification as BlogNotificationParent,
} from '../blogs/parents'
import type { Bond as BondParent } from '../bonds/parents'
import type {
  Mention as MentionParent,
  AddCommentPayload as AddCommentPayloadParent,
  DeleteCommentPayload as DeleteCommentPayloadParent,
} from '../comments/parents'
import type { Contest as ContestParent, ContestEntry as ContestEntryParent } from '../contest/parents'
import type {
  DarkAdmission as DarkAdmissionParent,
  DarkProfile as DarkProfileParent,
  DarkPerson as DarkPersonParent,
  DarkApplication as DarkApplicationParent,
  Discretion as DiscretionParent,
} from '../darkProfile/parents'
import type {
  Lodge as LodgeParent,
  ProfileLodgeEdge as ProfileLodgeEdgeParent,
  LodgeTagCount as LodgeTagCountParent,
  LodgeCategory as LodgeCategoryParent,
  LodgeTag as LodgeTagParent,
  DeletedLodge as DeletedLodgeParent,
  LodgeBan as LodgeBanParent,
  LodgeDraft as LodgeDraftParent,
  MarkLodgeVisitedPayload as MarkLodgeVisitedPayloadParent,
} from '../lodges/parents'
import type {
  DebateCategory as DebateCategoryParent,
  DebateEntry as DebateEntryParent,
  DebateComment as DebateCommentParent,
  DebateNotification as DebateNotificationParent,
  DebateDraft as DebateDraftParent,
  SavedDebateEntry as SavedDebateEntryParent,
  CreateDebateEntryPayload as CreateDebateEntryPayloadParent,
  EditDebateEntryPayload as EditDebateEntryPayloadParent,
  MarkDebateEntryAsReadPayload as MarkDebateEntryAsReadPayloadParent,
  SetDebateEntryLockedPayload as SetDebateEntryLockedPayloadParent,
  SetDebateEntryPinnedPayload as SetDebateEntryPinnedPayloadParent,
  MoveDebateEntryPayload as MoveDebateEntryPayloadParent,
  DeleteDebateCategoryPayload as DeleteDebateCategoryPayloadParent,
} from '../debates/parents'
import type {
  Kink as KinkParent,
  ProfileKink as ProfileKinkParent,
  KinkItem as KinkItemParent,
  WaitingKink as WaitingKinkParent,
} from '../kinks/parents'
import type {
  CommentsChange as CommentsChangeParent,
  LiveMessage as LiveMessageParent,
  LiveConversation as LiveConversationParent,
  LiveTyping as LiveTypingParent,
  LiveNews as LiveNewsParent,
  LiveTicket as LiveTicketParent,
  LiveCounts as LiveCountsParent,
  LiveResync as LiveResyncParent,
} from '../live/parents'
import type {
  LodgeAlbum as LodgeAlbumParent,
  LodgeMediaDecision as LodgeMediaDecisionParent,
  LodgeMediaNotification as LodgeMediaNotificationParent,
  DeleteLodgeAlbumPayload as DeleteLodgeAlbumPayloadParent,
  MoveLodgeMediaPayload as MoveLodgeMediaPayloadParent,
  AcceptLodgeMediaPayload as AcceptLodgeMediaPayloadParent,
  RejectLodgeMediaPayload as RejectLodgeMediaPayloadParent,
} from '../lodgeMedia/parents'
import type {
  JoinLodgePayload as JoinLodgePayloadParent,
  RequestLodgeMembershipPayload as RequestLodgeMembershipPayloadParent,
  WithdrawLodgeRequestPayload as WithdrawLodgeRequestPayloadParent,
  RemoveLodgeRequestPayload as RemoveLodgeRequestPayloadParent,
  ApproveLodgeRequestPayload as ApproveLodgeRequestPayloadParent,
  DeclineLodgeRequestPayload as DeclineLodgeRequestPayloadParent,
  InviteToLodgePayload as InviteToLodgePayloadParent,
  RejectLodgeInvitationPayload as RejectLodgeInvitationPayloadParent,
  LeaveLodgePayload as LeaveLodgePayloadParent,
  RemoveLodgeMemberPayload as RemoveLodgeMemberPayloadParent,
  BlockInLodgePayload as BlockInLodgePayloadParent,
  UnblockInLodgePayload as UnblockInLodgePayloadParent,
  SetLodgeAssistantPayload as SetLodgeAssistantPayloadParent,
  SetLodgeCoOwnerPayload as SetLodgeCoOwnerPayloadParent,
  PassLodgeOwnershipPayload as PassLodgeOwnershipPayloadParent,
  ReleaseLodgeOwnershipPayload as ReleaseLodgeOwnershipPayloadParent,
  TakeLodgeOwnershipPayload as TakeLodgeOwnershipPayloadParent,
  SetLodgeMembershipVisiblePayload as SetLodgeMembershipVisiblePayloadParent,
  SetLodgeNotificationDeliveryPayload as SetLodgeNotificationDeliveryPayloadParent,
  ResetLodgeNotificationSettingsPayload as ResetLodgeNotificationSettingsPayloadParent,
  LodgeMembership as LodgeMembershipParent,
  LodgeMemberManagementEdge as LodgeMemberManagementEdgeParent,
  LodgeMemberNote as LodgeMemberNoteParent,
  LodgeActivity as LodgeActivityParent,
  LodgeTopicSetting as LodgeTopicSettingParent,
  LodgeNotificationSettings as LodgeNotificationSettingsParent,
  LodgesNotificationSettings as LodgesNotificationSettingsParent,
  LodgeNotification as LodgeNotificationParent,
} from '../lodgeMembers/parents'
import type {
  Conversation as ConversationParent,
  Correspondence as CorrespondenceParent,
  ConversationMember as ConversationMemberParent,
  SendMessagePayload as SendMessagePayloadParent,
  Message as MessageParent,
  TextMessage as TextMessageParent,
  SystemMessage as SystemMessageParent,
  ReceiptMessage as ReceiptMessageParent,
  MembershipExpiryMessage as MembershipExpiryMessageParent,
  AlbumAccessMessage as AlbumAccessMessageParent,
  VideoCallMessage as VideoCallMessageParent,
  VideoCallsMessage as VideoCallsMessageParent,
  LoungeMessage as LoungeMessageParent,
  BirthdayWishesMessage as BirthdayWishesMessageParent,
  EventMessage as EventMessageParent,
  LodgeMessage as LodgeMessageParent,
  GroupChatMessage as GroupChatMessageParent,
} from '../mail/parents'
import type {
  Album as AlbumParent,
  AlbumPermission as AlbumPermissionParent,
  SetAlbumAccessPayload as SetAlbumAccessPayloadParent,
  Media as MediaParent,
  Picture as PictureParent,
  Video as VideoParent,
  MediaNotification as MediaNotificationParent,
  AlbumNotification as AlbumNotificationParent,
} from '../media/parents'
import type {
  MeetupMonth as MeetupMonthParent,
  MeetupDay as MeetupDayParent,
  Meetup as MeetupParent,
  MeetupComment as MeetupCommentParent,
  MeetupNotification as MeetupNotificationParent,
  CreateMeetupPayload as CreateMeetupPayloadParent,
  DeleteMeetupPayload as DeleteMeetupPayloadParent,
  SignUpForMeetupPayload as SignUpForMeetupPayloadParent,
  QuitMeetupPayload as QuitMeetupPayloadParent,
} from '../meetups/parents'
import type {
  Membership as MembershipParent,
  MembershipSubscription as MembershipSubscriptionParent,
  SpecialOffer as SpecialOfferParent,
  MembershipPackage as MembershipPackageParent,
  Money as MoneyParent,
} from '../membership/parents'
import type {
  NotificationCounts as NotificationCountsParent,
  Notification as NotificationParent,
  CommunityNews as CommunityNewsParent,
  MarkNotificationsAsReadPayload as MarkNotificationsAsReadPayloadParent,
} from '../notifications/parents'
import type {
  Taking as TakingParent,
  PaymentDifference as PaymentDifferenceParent,
  OrderStory as OrderStoryParent,
  Order as OrderParent,
  BankTransfer as BankTransferParent,
  Receipt as ReceiptParent,
  GiftReceipt as GiftReceiptParent,
  ProductOffer as ProductOfferParent,
  QuickScorPromotion as QuickScorPromotionParent,
  SearchPromotion as SearchPromotionParent,
  BirthdayWishes as BirthdayWishesParent,
  UpcomingBirthday as UpcomingBirthdayParent,
  BuyMembershipPayload as BuyMembershipPayloadParent,
  GiveMembershipPayload as GiveMembershipPayloadParent,
  BuyQuickScorAdPayload as BuyQuickScorAdPayloadParent,
  BuySearchPromotionPayload as BuySearchPromotionPayloadParent,
  BuyBirthdayWishesPayload as BuyBirthdayWishesPayloadParent,
  RefundOrderPayload as RefundOrderPayloadParent,
  RecordBankTransferPayload as RecordBankTransferPayloadParent,
} from '../payments/parents'
import type {
  QuickScorAd as QuickScorAdParent,
  QuickScorFilters as QuickScorFiltersParent,
  QuickScorArea as QuickScorAreaParent,
} from '../quickScor/parents'
import type { Report as ReportParent } from '../reports/parents'
import type {
  SearchTotal as SearchTotalParent,
  SearchResultEdge as SearchResultEdgeParent,
  PossibleMatchEdge as PossibleMatchEdgeParent,
  PersonFilter as PersonFilterParent,
  SearchOptions as SearchOptionsParent,
  SavedSearch as SavedSearchParent,
} from '../search/parents'
import type {
  LandingPageLink as LandingPageLinkParent,
  LandingPage as LandingPageParent,
  LegalPage as LegalPageParent,
  FaqEntry as FaqEntryParent,
  Review as ReviewParent,
  GlossaryEntry as GlossaryEntryParent,
  BreakingNews as BreakingNewsParent,
  Site as SiteParent,
  Country as CountryParent,
  CountryArea as CountryAreaParent,
  Area as AreaParent,
} from '../site/parents'
import type { StartSection as StartSectionParent, ChatRoom as ChatRoomParent } from '../start/parents'
import type {
  StaffTicket as StaffTicketParent,
  TicketMember as TicketMemberParent,
  TicketFigures as TicketFiguresParent,
  AddTicketNotePayload as AddTicketNotePayloadParent,
  Ticket as TicketParent,
  TicketMessage as TicketMessageParent,
  EmailTicket as EmailTicketParent,
  EmailTicketMessage as EmailTicketMessageParent,
  AddTicketMessagePayload as AddTicketMessagePayloadParent,
} from '../support/parents'
import type { GatewayContext } from '../core/context'
export type Maybe<T> = T | null
export type InputMaybe<T> = Maybe<T>
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues }
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string }
  String: { input: string; output: string }
  Boolean: { input: boolean; output: boolean }
  Int: { input: number; output: number }
  Float: { input: number; output: number }
  /** A moment in UTC, ISO 8601: `2026-11-21T13:05:00.000Z`. */
  DateTime: { input: string; output: string }
  /** A calendar day: `2026-11-21`. */
  LocalDate: { input: string; output: string }
  /**
   * A fragment of HTML. What the server gives is sanitised: paragraphs, headings, lists, quotations, emphasis and links, and
   * media as `<img data-media-id="7" alt="…">`. What a client sends is sanitised when it is saved.
   */
  HTML: { input: string; output: string }
  /** An absolute address, ready to open. */
  URL: { input: string; output: string }
  /** A file, sent by the GraphQL multipart request specification. */
  File: { input: UploadedFile; output: UploadedFile }
}

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query'
  /** The state of a password-reset link. */
  passwordReset?: Maybe<PasswordResetLink>
  /** The session: who is logged in, and what is theirs alone. Anonymous visitors have one too. */
  viewer: Viewer
  /** A blog entry by the number in its address; null when it is gone or not for this viewer. */
  blogEntry?: Maybe<BlogEntry>
  /** The entries of the community: of the site's country, on the dark sites those written there. */
  blogEntries?: Maybe<BlogEntryConnection>
  /** The thirty authors with most followers. */
  mostFollowedBlogAuthors?: Maybe<Array<BlogAuthor>>
  /** Entries with all of some words, tags and authors, newest first. */
  searchBlogEntries?: Maybe<BlogSearchConnection>
  /** Suggestions while a tag is typed: those used most first, ten at most. */
  blogTags?: Maybe<Array<BlogTagCount>>
  /** Suggestions while something to search for is typed: tags and authors, ten of each at most. */
  blogTagsAndAuthors?: Maybe<BlogTagsAndAuthors>
  /** The tags and authors of a search by their ids; those that are gone or not for this viewer are left out. */
  blogSearchTerms?: Maybe<BlogTagsAndAuthors>
  /** Suggestions while a tag is typed on the dark sites: kinks, and tags used there. */
  kinksWithBlogTags?: Maybe<KinksWithBlogTags>
  /** The running contest, otherwise the last one; null before the first, and on all sites but the first. */
  contest?: Maybe<Contest>
  /** When the next contest begins; null while none is planned. */
  nextContestStartsAt?: Maybe<Scalars['DateTime']['output']>
  /** Any object by its id; null when it is gone or not for this viewer. */
  node?: Maybe<Node>
  /** Many objects by their ids, in the order asked for, at most 100; each missing one is null. */
  nodes: Array<Maybe<Node>>
  /** A topic of a lodge's debates by the number in its address; null when it is gone or not for this viewer. */
  debateEntry?: Maybe<DebateEntry>
  /** A category of a lodge's debates by the number in its address; null when it is gone or not for this viewer. */
  debateCategory?: Maybe<DebateCategory>
  /** All kinks of the community by name, on the dark sites. */
  kinks?: Maybe<Array<Kink>>
  /** The thirty kinks that most profiles of the site share, most shared first. */
  popularKinks?: Maybe<Array<Kink>>
  /** The ten kinks that most profiles of the site share, most shared first. */
  mostPopularKinks?: Maybe<Array<Kink>>
  /** The kinks after the popular ones, most shared first. */
  otherKinks?: Maybe<KinkConnection>
  /** Kinks that a text is found in, ten at most. */
  searchKinks?: Maybe<Array<Kink>>
  /** What has all of some kinks and is open to the viewer, newest first. */
  kinkItems?: Maybe<KinkItemConnection>
  /** An album of a lodge by the number in its address; null when it is gone or not for this viewer. */
  lodgeAlbum?: Maybe<LodgeAlbum>
  /** The lodges of the community: of the site's country, on the dark sites those founded there. */
  lodges?: Maybe<LodgeConnection>
  /** The lodges of the community with most members among those where something happened in the last thirty days. */
  popularLodges?: Maybe<LodgeConnection>
  /** The lodges of the community that meet near the viewer, the nearest first. */
  nearbyLodges?: Maybe<LodgeConnection>
  /** The categories of lodges on the main sites; none on the dark ones, whose lodges have kinks. */
  lodgeCategories?: Maybe<Array<LodgeCategory>>
  /** Suggestions while a tag is typed: those used most first, ten at most. */
  lodgeTags?: Maybe<Array<LodgeTagCount>>
  /** A lodge by the number in its address; null when it is gone or not for this viewer. */
  lodge?: Maybe<Lodge>
  /** A conversation by the number in its address; null when the viewer is not in it. */
  conversation?: Maybe<Conversation>
  /** An album by the number in its address; null when it is gone or not for this viewer. */
  album?: Maybe<Album>
  /** A picture or a video by the number in its address; null when it is gone or not for this viewer. */
  media?: Maybe<Media>
  /** New pictures and videos of the members of the site. */
  newestMedia?: Maybe<MediaConnection>
  /** New pictures and videos of those members whom a search finds. */
  searchMedia?: Maybe<MediaConnection>
  /** A meetup of a lodge by the number in its address; null when it is gone or not for this viewer. */
  meetup?: Maybe<Meetup>
  /** A guestbook entry by its number; null when it is gone or not for this viewer. */
  guestbookEntry?: Maybe<GuestbookEntry>
  /** A profile's page by the number in its address; null where there never was one. */
  profileView?: Maybe<ProfileView>
  /** A profile by the number in its address; null when it is gone or not for this viewer. */
  profile?: Maybe<Profile>
  /** Profiles in an order; `first` is 30 by default and 100 at most. */
  profiles?: Maybe<ProfileConnection>
  /** The running quick ads of the site, newest first. */
  quickScorAds?: Maybe<QuickScorAdConnection>
  /** What quick ads can be filtered by. */
  quickScorFilters?: Maybe<QuickScorFilters>
  /** The site's own ads beside those of members. */
  siteAds?: Maybe<Array<SiteAd>>
  /** Members by filters and words; promoted ones that fulfil them first. `first` is 30 by default and 100 at most. */
  searchProfiles?: Maybe<SearchResultConnection>
  /** The number of members that `searchProfiles` finds, on all pages together. */
  searchTotal?: Maybe<SearchTotal>
  /** The site that the host name leads to. */
  site: Site
  /** The landing page at a path such as `/dating`; null when there is none. */
  landingPage?: Maybe<LandingPage>
  /** A ticket for the staff by its number, or the one that it was merged into. */
  staffTicket?: Maybe<StaffTicket>
  /** One of the viewer's tickets by the number in its address, or the one that it was merged into; null for any other. */
  ticket?: Maybe<Ticket>
  /** A ticket by the link in a mail, without a log-in; null for a link that is not ours or has expired. */
  emailTicket?: Maybe<EmailTicket>
}

/** Everything that can be read. */
export type QueryPasswordResetArgs = {
  query: Scalars['String']['input']
}

/** Everything that can be read. */
export type QueryBlogEntryArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryBlogEntriesArgs = {
  order?: BlogEntryOrder
  period?: BlogPeriod
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QuerySearchBlogEntriesArgs = {
  text?: InputMaybe<Scalars['String']['input']>
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>
  authorIds?: InputMaybe<Array<Scalars['ID']['input']>>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryBlogTagsArgs = {
  query: Scalars['String']['input']
}

/** Everything that can be read. */
export type QueryBlogTagsAndAuthorsArgs = {
  query: Scalars['String']['input']
}

/** Everything that can be read. */
export type QueryBlogSearchTermsArgs = {
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>
  authorIds?: InputMaybe<Array<Scalars['ID']['input']>>
}

/** Everything that can be read. */
export type QueryKinksWithBlogTagsArgs = {
  query: Scalars['String']['input']
  custom?: Scalars['Boolean']['input']
}

/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input']
}

/** Everything that can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>
}

/** Everything that can be read. */
export type QueryDebateEntryArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryDebateCategoryArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryKinksArgs = {
  custom?: Scalars['Boolean']['input']
}

/** Everything that can be read. */
export type QueryOtherKinksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QuerySearchKinksArgs = {
  query: Scalars['String']['input']
  custom?: Scalars['Boolean']['input']
}

/** Everything that can be read. */
export type QueryKinkItemsArgs = {
  kinkIds?: Array<Scalars['ID']['input']>
  type?: KinkItemType
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryLodgeAlbumArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryLodgesArgs = {
  filter?: InputMaybe<LodgesFilterInput>
  order?: LodgeOrder
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryPopularLodgesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryNearbyLodgesArgs = {
  distance?: Scalars['Int']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryLodgeTagsArgs = {
  query: Scalars['String']['input']
}

/** Everything that can be read. */
export type QueryLodgeArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryConversationArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryAlbumArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryMediaArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryNewestMediaArgs = {
  type?: InputMaybe<MediaType>
  kinkId?: InputMaybe<Scalars['ID']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QuerySearchMediaArgs = {
  options?: InputMaybe<SearchOptionsInput>
  text?: InputMaybe<Scalars['String']['input']>
  type?: InputMaybe<MediaType>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryMeetupArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryGuestbookEntryArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryProfileViewArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryProfileArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryProfilesArgs = {
  order: ProfileOrder
  gender?: InputMaybe<Gender>
  word?: InputMaybe<Scalars['String']['input']>
  filter?: InputMaybe<Array<ProfileFilter>>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryQuickScorAdsArgs = {
  genders?: InputMaybe<Array<Gender>>
  countryAreaIds?: InputMaybe<Array<Scalars['ID']['input']>>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QuerySearchProfilesArgs = {
  options?: InputMaybe<SearchOptionsInput>
  text?: InputMaybe<Scalars['String']['input']>
  order?: InputMaybe<SearchOrder>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QuerySearchTotalArgs = {
  options?: InputMaybe<SearchOptionsInput>
  text?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryLandingPageArgs = {
  path: Scalars['String']['input']
}

/** Everything that can be read. */
export type QueryStaffTicketArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryTicketArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryEmailTicketArgs = {
  link: Scalars['String']['input']
}

/** A link to set a new password. */
export type PasswordResetLink = {
  __typename?: 'PasswordResetLink'
  /** False when used, unknown or expired. */
  isValid: Scalars['Boolean']['output']
  /** Whose password it sets; null when not valid. */
  profileName?: Maybe<Scalars['String']['output']>
  /** Until when it is good; null when not valid. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>
}

/** Everything that a person can do. */
export type Mutation = {
  __typename?: 'Mutation'
  /** Logs on by profile name or e-mail address. The answer is the same for unknown names and wrong passwords. */
  logOn?: Maybe<LogOnPayload>
  /** Ends the session. */
  logOut?: Maybe<LogOutPayload>
  /** Ends one session of the viewer, with its streams and media addresses. Ending the session of this request is logging out. */
  endSession?: Maybe<EndSessionPayload>
  /** Ends all other sessions of the viewer, and the session of this request where asked. */
  endSessions?: Maybe<EndSessionsPayload>
  /** Sends a link by mail if the address belongs to a profile; answers the same in any case. */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>
  /** Sets a new password by the link from the mail, and ends all sessions of the profile. */
  resetPassword?: Maybe<ResetPasswordPayload>
  /** Logs on by a ticket from another of our sites. */
  logOnWithTicket?: Maybe<LogOnWithTicketPayload>
  /** Makes a single-use ticket for the chat site. */
  createSsoTicket?: Maybe<CreateSsoTicketPayload>
  /** Signs up. The profile opens with the link in the mail; the answer is the same when the address has a profile already. */
  createProfile?: Maybe<CreateProfilePayload>
  /** Confirms an address by the link from the mail; for a new profile it begins the first session. */
  confirmEmail?: Maybe<ConfirmEmailPayload>
  /** Sends the confirmation mail again if the address waits for one; answers the same in any case. */
  resendConfirmation?: Maybe<ResendConfirmationPayload>
  /** Accepts the terms in force. */
  acceptTerms?: Maybe<AcceptTermsPayload>
  /** Gives or withdraws the explicit consent to sensitive data. */
  setPrivacyConsent?: Maybe<SetPrivacyConsentPayload>
  /** Confirms to hold copyright and consent for all pictures and videos of the profile. */
  consentToMedia?: Maybe<ConsentToMediaPayload>
  /** Sets a person's weight and height. */
  updatePersonBody?: Maybe<UpdatePersonBodyPayload>
  /** Asks for a new e-mail address. It counts once the link in the mail was followed. */
  changeEmail?: Maybe<ChangeEmailPayload>
  /** Changes the profile name. */
  changeName?: Maybe<ChangeNamePayload>
  /** Changes the password, and ends all other sessions. */
  changePassword?: Maybe<ChangePasswordPayload>
  /** Chooses the interface language. */
  chooseLanguage?: Maybe<ChooseLanguagePayload>
  /** Lets visitors see the profile picture on the front page, or not. */
  setFrontPageVisibility?: Maybe<SetFrontPageVisibilityPayload>
  /** Chooses what others see of where the viewer lives and when their birthday is. */
  updatePrivacy?: Maybe<UpdatePrivacyPayload>
  /** Requests an archive of everything stored about the viewer, with their media. One is made at a time, and three a day. */
  requestDataExport?: Maybe<RequestDataExportPayload>
  /** Deletes the profile: gone for others at once, erased for good after the days of grace. */
  deleteProfile?: Maybe<DeleteProfilePayload>
  /** Stores whether the client should ask for push permission. */
  setPushPermissionRequest?: Maybe<SetPushPermissionRequestPayload>
  /** Takes a quick ad as birthday present. */
  takeBirthdayQuickAd?: Maybe<TakeBirthdayQuickAdPayload>
  /** Takes a promotion at the top of the search as birthday present. */
  takeBirthdaySearchPromotion?: Maybe<TakeBirthdaySearchPromotionPayload>
  /** Turns the birthday present down. */
  rejectBirthdayPresent?: Maybe<RejectBirthdayPresentPayload>
  /** Acts as another profile for an hour, with an entry in the audit log. Support and developers only. */
  impersonate?: Maybe<ImpersonatePayload>
  /** Goes back to the own profile. */
  stopImpersonating?: Maybe<StopImpersonatingPayload>
  /** Takes a permission away from a profile of a lower role, or gives it back. Support and developers only. */
  setBan?: Maybe<SetBanPayload>
  /**
   * Saves a new or existing entry of the viewer, and publishes it if asked to. Paying members only:
   * CreateBlog for a new one, EditBlog for one of theirs. The user error EDIT_CONFLICT says that it was saved elsewhere since.
   */
  saveBlogEntry?: Maybe<SaveBlogEntryPayload>
  /** Goes back to what is published. Paying members only: EditBlog. */
  discardBlogEntryChanges?: Maybe<DiscardBlogEntryChangesPayload>
  /** Deletes one of the viewer's entries with its comments. */
  deleteBlogEntry?: Maybe<DeleteBlogEntryPayload>
  /** Tells that the viewer has read an entry: counted once, and later comments are new. */
  markBlogEntryAsRead?: Maybe<MarkBlogEntryAsReadPayload>
  /** Marks everything in a list as seen. */
  markBlogListAsRead?: Maybe<MarkBlogListAsReadPayload>
  /** Recommends an entry, or no longer. Support and developers only. */
  setCurated?: Maybe<SetCuratedPayload>
  /** Follows something, or no longer: says the wanted state, so that a repeat does no harm. */
  setFollowing?: Maybe<SetFollowingPayload>
  /** Leaves something out of the viewer's lists, or shows it again: says the wanted state. */
  setHidden?: Maybe<SetHiddenPayload>
  /** Asks another dark profile for a connection; where the other has asked for the same, both have agreed. */
  requestBond?: Maybe<RequestBondPayload>
  /** Says yes or no to a connection, or to another role, that the other profile asked for. */
  answerBond?: Maybe<AnswerBondPayload>
  /** Asks the other profile for another role; the present role takes the question back. */
  changeBondRole?: Maybe<ChangeBondRolePayload>
  /** Says whether others may see a connection, as far as the viewer is concerned. */
  showBond?: Maybe<ShowBondPayload>
  /** Ends a connection, or takes a request back. */
  deleteBond?: Maybe<DeleteBondPayload>
  /** Comments on something, or answers a comment on it. */
  addComment?: Maybe<AddCommentPayload>
  /** Changes one of the viewer's comments. */
  editComment?: Maybe<EditCommentPayload>
  /** Deletes one of the viewer's comments, or one under what the viewer wrote or moderates. */
  deleteComment?: Maybe<DeleteCommentPayload>
  /** Enters one of the viewer's pictures that others may see: one in a contest. A repeat does no harm. */
  enterContest?: Maybe<EnterContestPayload>
  /** Votes for an entry of somebody else, once a day. Another vote on the same day replaces it. */
  voteInContest?: Maybe<VoteInContestPayload>
  /** Marks the member as online, and says whether this client is still up to date. Sent every 60 seconds while visible. */
  sendHeartbeat?: Maybe<SendHeartbeatPayload>
  /** Chooses how discreet the dark sites are. */
  saveDiscretion?: Maybe<SaveDiscretionPayload>
  /** Asks to be let into the dark sites. */
  applyForDark?: Maybe<ApplyForDarkPayload>
  /** Answers what the staff asked for, or asks again 14 days after a decline. */
  applyForDarkAgain?: Maybe<ApplyForDarkAgainPayload>
  /** Takes the application back, or leaves the dark sites: nothing there remains, and the profile of the main sites stays. */
  deleteDarkProfile?: Maybe<DeleteDarkProfilePayload>
  /** Saves the texts for the dark sites. */
  updateDarkProfile?: Maybe<UpdateDarkProfilePayload>
  /** Saves roles, what is looked for, and what of the main profile is shown; what is left out stays. */
  saveDarkInformation?: Maybe<SaveDarkInformationPayload>
  /** Decides the application of a profile, which is told. Support and developers only, on the dark sites. */
  decideDarkApplication?: Maybe<DecideDarkApplicationPayload>
  /**
   * Saves a new topic, and publishes it if asked to. Paying members only: CreateLodgeDebateEntry. Needs the right to start
   * topics in the lodge.
   */
  createDebateEntry?: Maybe<CreateDebateEntryPayload>
  /**
   * Saves one of the viewer's topics, and publishes it if asked to. Paying members only: CreateLodgeDebateEntry. The user
   * error EDIT_CONFLICT says that it was saved elsewhere since.
   */
  editDebateEntry?: Maybe<EditDebateEntryPayload>
  /** Goes back to what is published. Paying members only: CreateLodgeDebateEntry. */
  discardDebateEntryChanges?: Maybe<DiscardDebateEntryChangesPayload>
  /** Deletes a topic with its comments: the viewer's own, or any for those who moderate the debates. */
  deleteDebateEntry?: Maybe<DeleteDebateEntryPayload>
  /** Marks a topic as read: later comments are new. */
  markDebateEntryAsRead?: Maybe<MarkDebateEntryAsReadPayload>
  /** Locks a topic, so that nobody can comment, or unlocks it: says the wanted state. For those who moderate the debates. */
  setDebateEntryLocked?: Maybe<SetDebateEntryLockedPayload>
  /** Pins a topic before the others, or unpins it: says the wanted state. For those who moderate the debates. */
  setDebateEntryPinned?: Maybe<SetDebateEntryPinnedPayload>
  /** Moves a topic to another category of its lodge: the viewer's own, or any for those who moderate the debates. */
  moveDebateEntry?: Maybe<MoveDebateEntryPayload>
  /** Adds a category behind the others, 30 at most. Needs the right to manage categories, as the next three do. */
  createDebateCategory?: Maybe<CreateDebateCategoryPayload>
  /** Renames and describes a category. */
  editDebateCategory?: Maybe<EditDebateCategoryPayload>
  /** Deletes a category and moves its topics to another one; the last category of a lodge stays: LAST_CATEGORY. */
  deleteDebateCategory?: Maybe<DeleteDebateCategoryPayload>
  /** Puts the categories of a lodge in an order. */
  sortDebateCategories?: Maybe<SortDebateCategoriesPayload>
  /** Saves what the viewer writes about themselves; what is left out stays. */
  updateProfile?: Maybe<UpdateProfilePayload>
  /** Corrects a person's birthday, once a year; the birthday of a validated profile stands. */
  updatePersonBirthday?: Maybe<UpdatePersonBirthdayPayload>
  /** Makes a couple of a single profile: its person stays, a second one joins. */
  convertToCouple?: Maybe<ConvertToCouplePayload>
  /** Makes a single profile of a couple: the other person's data are erased, all else stays. */
  convertToSingle?: Maybe<ConvertToSinglePayload>
  /** Turns the order of the two persons of a couple. */
  swapPersons?: Maybe<SwapPersonsPayload>
  /** Chooses the viewer's ways of notification for a topic. */
  setNotificationDelivery?: Maybe<SetNotificationDeliveryPayload>
  /** Chooses whom the viewer would like to meet. */
  saveMatchSettings?: Maybe<SaveMatchSettingsPayload>
  /** Asks another profile for a relation; where the other has asked for the same, both have agreed. */
  requestRelation?: Maybe<RequestRelationPayload>
  /** Accepts or declines what another profile asked. */
  answerRelation?: Maybe<AnswerRelationPayload>
  /** Ends a relation, or takes a request back. */
  deleteRelation?: Maybe<DeleteRelationPayload>
  /** Puts an emoji first in the list of those used lately. */
  addUsedEmoji?: Maybe<AddUsedEmojiPayload>
  /** Says how fond of kinks the viewer is; those left out stay as they are. */
  setProfileKinks?: Maybe<SetProfileKinksPayload>
  /** Adds a kink of the viewer's own to their profile; others see it once the staff has looked at it. */
  createKink?: Maybe<CreateKinkPayload>
  /** Opens a member's kink to all, or refuses it. Support and developers only, on the dark sites. */
  decideKink?: Maybe<DecideKinkPayload>
  /** Makes an album in a lodge, 200 at most. Needs the right to create albums. */
  createLodgeAlbum?: Maybe<CreateLodgeAlbumPayload>
  /** Changes an album of a lodge: the viewer's own, or any for those who look after the media. */
  editLodgeAlbum?: Maybe<EditLodgeAlbumPayload>
  /**
   * Deletes an album of a lodge with everything in it: the viewer's own, or any for those who look after the media. The
   * user error ALBUM_HAS_OTHERS_MEDIA says that others have added to the viewer's own.
   */
  deleteLodgeAlbum?: Maybe<DeleteLodgeAlbumPayload>
  /**
   * Moves pictures and videos to another album of their lodge, all or none: the viewer's own, or any for those who look
   * after the media.
   */
  moveLodgeMedia?: Maybe<MoveLodgeMediaPayload>
  /**
   * Deletes pictures and videos of lodges, all or none: the viewer's own, also after they have left, or any for those who
   * look after the media.
   */
  deleteLodgeMedia?: Maybe<DeleteLodgeMediaPayload>
  /** Accepts pictures and videos that wait, and notifies their uploaders. Needs the right to accept media. */
  acceptLodgeMedia?: Maybe<AcceptLodgeMediaPayload>
  /**
   * Rejects pictures and videos that wait: they are deleted, and their uploaders notified of the reason. Needs the right to
   * accept media. The user error ALREADY_DECIDED says that all of them are accepted already.
   */
  rejectLodgeMedia?: Maybe<RejectLodgeMediaPayload>
  /** Joins a lodge that is open to all, or accepts an invitation; a repeat does no harm. */
  joinLodge?: Maybe<JoinLodgePayload>
  /** Asks the leaders for membership. After a decline it is possible 30 days later. */
  requestLodgeMembership?: Maybe<RequestLodgeMembershipPayload>
  /** Takes the viewer's request back; an invitation beside it ends too. */
  withdrawLodgeRequest?: Maybe<WithdrawLodgeRequestPayload>
  /** Removes a request without a decision: the profile may ask again at once. For leaders. */
  removeLodgeRequest?: Maybe<RemoveLodgeRequestPayload>
  /** Takes a profile in that asked for it. For leaders. */
  approveLodgeRequest?: Maybe<ApproveLodgeRequestPayload>
  /** Declines a request: the profile may ask again after 30 days. For leaders. */
  declineLodgeRequest?: Maybe<DeclineLodgeRequestPayload>
  /** Invites a profile, which may then join at once. For leaders. */
  inviteToLodge?: Maybe<InviteToLodgePayload>
  /** Turns an invitation down; the lodge cannot invite again. */
  rejectLodgeInvitation?: Maybe<RejectLodgeInvitationPayload>
  /** Leaves a lodge. Its owner has to pass it on or release it first: OWNER_CANNOT_LEAVE. */
  leaveLodge?: Maybe<LeaveLodgePayload>
  /** Ends the membership of one of lower rank. For leaders. */
  removeLodgeMember?: Maybe<RemoveLodgeMemberPayload>
  /** Ends membership, request and invitation of a profile of lower rank, and hides the lodge from it. For leaders. */
  blockInLodge?: Maybe<BlockInLodgePayload>
  /** Ends such a block: the profile may join or ask again. For leaders. */
  unblockInLodge?: Maybe<UnblockInLodgePayload>
  /** Makes a member an assistant, or an assistant a member: says the wanted state. For owner and co-owners. */
  setLodgeAssistant?: Maybe<SetLodgeAssistantPayload>
  /** Makes a member or assistant a co-owner, or a co-owner a member: says the wanted state. For the owner. */
  setLodgeCoOwner?: Maybe<SetLodgeCoOwnerPayload>
  /** Makes another member the owner; the viewer stays as a member. */
  passLodgeOwnership?: Maybe<PassLodgeOwnershipPayload>
  /** Leaves the lodge without an owner; the viewer stays as a member. */
  releaseLodgeOwnership?: Maybe<ReleaseLodgeOwnershipPayload>
  /** Takes a lodge without owner: a co-owner, else an assistant, and after 14 days any member. */
  takeLodgeOwnership?: Maybe<TakeLodgeOwnershipPayload>
  /** Shows or hides the viewer's membership: says the wanted state. The owner's is always shown. */
  setLodgeMembershipVisible?: Maybe<SetLodgeMembershipVisiblePayload>
  /** Writes a note on a profile, for the leaders of the lodge only. */
  addLodgeMemberNote?: Maybe<AddLodgeMemberNotePayload>
  /** Deletes a note on a profile. For leaders. */
  deleteLodgeMemberNote?: Maybe<DeleteLodgeMemberNotePayload>
  /** Sets the ways of notification for a topic in one lodge, which no longer follows the defaults. */
  setLodgeNotificationDelivery?: Maybe<SetLodgeNotificationDeliveryPayload>
  /** Makes a lodge follow the viewer's defaults again. */
  resetLodgeNotificationSettings?: Maybe<ResetLodgeNotificationSettingsPayload>
  /** Sets the ways of notification for a topic in all lodges that follow the defaults. */
  setLodgeNotificationDefault?: Maybe<SetLodgeNotificationDefaultPayload>
  /** Founds a lodge, with the viewer as its owner. Paying members only: CreateLodge. */
  createLodge?: Maybe<CreateLodgePayload>
  /**
   * Changes the front of a lodge and its settings. The user error EDIT_CONFLICT says that somebody has changed it since.
   * Owner and co-owners only.
   */
  updateLodge?: Maybe<UpdateLodgePayload>
  /** Deletes a lodge: gone for everybody at once, erased after thirty days. The owner only. */
  deleteLodge?: Maybe<DeleteLodgePayload>
  /** Brings back one of the viewer's deleted lodges with everything in it. */
  restoreLodge?: Maybe<RestoreLodgePayload>
  /** Marks a lodge as visited by the viewer: what is in it is new no longer. */
  markLodgeVisited?: Maybe<MarkLodgeVisitedPayload>
  /** Writes to a conversation or, beginning one if need be, to a profile. Paying members only. */
  sendMessage?: Maybe<SendMessagePayload>
  /** Takes one of the viewer's own messages back, for everybody. */
  deleteMessage?: Maybe<DeleteMessagePayload>
  /** The viewer has read a conversation up to a message. */
  markConversationAsRead?: Maybe<MarkConversationAsReadPayload>
  /** Tells the others that the viewer is writing; kept nowhere. Once in three seconds is enough. */
  setTyping?: Maybe<SetTypingPayload>
  /** Keeps a conversation at the top of the list, at most 20, or no longer: says the wanted state. */
  setConversationPinned?: Maybe<SetConversationPinnedPayload>
  /** Deletes a conversation for the viewer alone: it comes back, without what was, when something new is written. */
  deleteConversation?: Maybe<DeleteConversationPayload>
  /** Lets the other of a normal conversation ask for video calls, or no longer: says the wanted state. */
  setVideoCallsAllowed?: Maybe<SetVideoCallsAllowedPayload>
  /** Asks the other for a video call on the chat site, within ten minutes. Paying members only. */
  requestVideoCall?: Maybe<RequestVideoCallPayload>
  /** Makes a group chat, of at most 50 with the viewer. Paying members only. */
  createGroupChat?: Maybe<CreateGroupChatPayload>
  /** Renames a group chat that the viewer owns. */
  renameGroupChat?: Maybe<RenameGroupChatPayload>
  /** Takes more profiles into a group chat that the viewer owns; they see what is written from now on. */
  addToGroupChat?: Maybe<AddToGroupChatPayload>
  /** Takes somebody out of a group chat that the viewer owns. */
  removeFromGroupChat?: Maybe<RemoveFromGroupChatPayload>
  /** Leaves a group chat. Where its owner leaves, the one who joined first after them takes over. */
  leaveGroupChat?: Maybe<LeaveGroupChatPayload>
  /** Makes an album, at most 50. */
  createAlbum?: Maybe<CreateAlbumPayload>
  /** Changes an album, and with it who sees what is in it. */
  updateAlbum?: Maybe<UpdateAlbumPayload>
  /** Deletes an album with everything in it. */
  deleteAlbum?: Maybe<DeleteAlbumPayload>
  /** Lets somebody see a protected album, or no longer; refusing a request takes it away. */
  setAlbumAccess?: Maybe<SetAlbumAccessPayload>
  /** Asks to see another's protected album. */
  requestAlbumAccess?: Maybe<RequestAlbumAccessPayload>
  /** Takes a file to be used for something later. It is erased after a day if nothing uses it. */
  uploadTempMedia?: Maybe<UploadTempMediaPayload>
  /** Puts an uploaded file to its use; without the consent it is refused. */
  saveMedia?: Maybe<SaveMediaPayload>
  /** Changes the title of a medium and the point to keep when it is cropped. */
  updateMedia?: Maybe<UpdateMediaPayload>
  /** Turns and crops a picture, always from the picture as it was uploaded. */
  editPicture?: Maybe<EditPicturePayload>
  /** Moves media to another place. */
  moveMedia?: Maybe<MoveMediaPayload>
  /** Sets the order of profile pictures, or of the media of one album; those left out follow. */
  sortMedia?: Maybe<SortMediaPayload>
  /** Deletes media: gone for everyone at once. */
  deleteMedia?: Maybe<DeleteMediaPayload>
  /** Makes one of the profile pictures the face of the profile. */
  setProfilePicture?: Maybe<SetProfilePicturePayload>
  /** Makes a meetup, or a series of them. Needs the right to make meetups in the lodge. */
  createMeetup?: Maybe<CreateMeetupPayload>
  /**
   * Changes a meetup: the viewer's own, or any for those who manage the meetups. Who signed up is notified of a new time or
   * place. The user error EDIT_CONFLICT says that somebody has changed it since.
   */
  editMeetup?: Maybe<EditMeetupPayload>
  /**
   * Cancels a coming meetup that others have signed up for, who are notified; deletes it otherwise. For the viewer's own, or
   * any for those who manage the meetups.
   */
  deleteMeetup?: Maybe<DeleteMeetupPayload>
  /** Signs the viewer up until the meetup begins: for a place, or else for the waiting list. For members of the lodge. */
  signUpForMeetup?: Maybe<SignUpForMeetupPayload>
  /** Ends the viewer's sign-up until the meetup begins. The place goes to the first waiting whom it fits. */
  quitMeetup?: Maybe<QuitMeetupPayload>
  /** Gives the viewer a new secret address for calendar programs; the one before ends. */
  renewMeetupFeed?: Maybe<RenewMeetupFeedPayload>
  /** Ends the viewer's secret address for calendar programs. */
  endMeetupFeed?: Maybe<EndMeetupFeedPayload>
  /** Ends the renewals of the viewer's membership; the paid time stays. */
  stopSubscription?: Maybe<StopSubscriptionPayload>
  /** Lets a stopped membership renew itself again, while its paid time runs. */
  reactivateSubscription?: Maybe<ReactivateSubscriptionPayload>
  /** Withdraws from a membership within 14 days of buying it; the unused part is paid back. */
  withdrawFromMembership?: Maybe<WithdrawFromMembershipPayload>
  /** Tries the renewal of a member's membership again, now. Support and developers only. */
  rerunRenewal?: Maybe<RerunRenewalPayload>
  /** Marks notifications as read: some, or all of a tab. */
  markNotificationsAsRead?: Maybe<MarkNotificationsAsReadPayload>
  /** Ends mails about a topic, or about all, by the link in a mail. Nobody has to be logged in. */
  unsubscribe?: Maybe<UnsubscribePayload>
  /** Stores the push subscription of this browser; it ends with the session. */
  subscribeToPush?: Maybe<SubscribeToPushPayload>
  /** Removes the push subscription of this browser. */
  unsubscribeFromPush?: Maybe<UnsubscribeFromPushPayload>
  /** Orders a membership and opens its payment page. */
  buyMembership?: Maybe<BuyMembershipPayload>
  /** Orders a membership for somebody else and opens its payment page. */
  giveMembership?: Maybe<GiveMembershipPayload>
  /** Orders a QuickScor ad and opens its payment page. */
  buyQuickScorAd?: Maybe<BuyQuickScorAdPayload>
  /** Orders a promotion in the search and opens its payment page. */
  buySearchPromotion?: Maybe<BuySearchPromotionPayload>
  /** Orders a birthday greeting and opens its payment page. */
  buyBirthdayWishes?: Maybe<BuyBirthdayWishesPayload>
  /** Notes that the viewer has seen where to transfer the money. */
  markBankTransferSeen?: Maybe<MarkBankTransferSeenPayload>
  /** Pays an order back, or a part of it. Support and developers only. */
  refundOrder?: Maybe<RefundOrderPayload>
  /** Records a transfer that arrived on the bank account. Support and developers only. */
  recordBankTransfer?: Maybe<RecordBankTransferPayload>
  /** Makes a profile a favourite, or takes it out: says the wanted state. */
  setFavourite?: Maybe<SetFavouritePayload>
  /** Sets which tags of the viewer a profile carries. Paying members only. */
  setTags?: Maybe<SetTagsPayload>
  /** Notes something about another profile; there is one note for each. */
  saveNote?: Maybe<SaveNotePayload>
  /** Throws the note about a profile away. */
  deleteNote?: Maybe<DeleteNotePayload>
  /** Blocks a profile, or takes the block back: says the wanted state. Neither finds a trace of the other then. */
  setBlacklisted?: Maybe<SetBlacklistedPayload>
  /** Notes that the viewer has looked at a profile. */
  registerVisit?: Maybe<RegisterVisitPayload>
  /** Takes a visit off the viewer's list until the visitor comes again. */
  hideVisit?: Maybe<HideVisitPayload>
  /** The viewer has seen all visits so far. */
  markVisitsSeen?: Maybe<MarkVisitsSeenPayload>
  /** Writes into the guestbook of another profile. */
  addGuestbookEntry?: Maybe<AddGuestbookEntryPayload>
  /** Deletes an entry that the viewer wrote or that stands in the viewer's guestbook. */
  deleteGuestbookEntry?: Maybe<DeleteGuestbookEntryPayload>
  /** Likes something, or takes the like back: says the wanted state, so that a repeat does no harm. */
  setLiked?: Maybe<SetLikedPayload>
  /** Ends one of the viewer's own quick ads; a repeat does no harm. */
  deleteQuickScorAd?: Maybe<DeleteQuickScorAdPayload>
  /** Tells the staff that something should not be there. Its owner does not learn from whom. */
  reportContent?: Maybe<ReportContentPayload>
  /** Decides a report and carries the decision out. Support and developers only. */
  decideReport?: Maybe<DecideReportPayload>
  /** Keeps a search under a name, at most 50; with an id it takes the place of that one. */
  saveSearch?: Maybe<SaveSearchPayload>
  /** Throws a saved search away. */
  deleteSavedSearch?: Maybe<DeleteSavedSearchPayload>
  /** Marks breaking news as seen, so that it is not shown again. */
  markBreakingNewsSeen?: Maybe<MarkBreakingNewsSeenPayload>
  /** Changes one of the viewer's preferences. Several are several mutations, which one document may hold. */
  setPreference?: Maybe<SetPreferencePayload>
  /** Saves how the member has arranged the start page. */
  saveStartPage?: Maybe<SaveStartPagePayload>
  /** Tells us what the member thinks of the profile page. */
  sendProfilePageFeedback?: Maybe<SendProfilePageFeedbackPayload>
  /** Takes a ticket for half an hour, so that two never answer at once; TICKET_TAKEN while another holds it. */
  takeTicket?: Maybe<TakeTicketPayload>
  /** Gives a ticket back. */
  releaseTicket?: Maybe<ReleaseTicketPayload>
  /** Answers the member, who gets a mail, and gives the ticket back. */
  answerTicket?: Maybe<AnswerTicketPayload>
  /** Adds a note that only the staff see. */
  addTicketNote?: Maybe<AddTicketNotePayload>
  /** Forwards a ticket to those who know more, and gives it back. */
  forwardTicket?: Maybe<ForwardTicketPayload>
  /** Closes a ticket without an answer; it stays pending for seven days. */
  closeStaffTicket?: Maybe<CloseStaffTicketPayload>
  /** Moves all messages of a ticket into another one of the same member, which the viewer holds afterwards. */
  mergeTickets?: Maybe<MergeTicketsPayload>
  /** Writes to the support. A visitor gives an e-mail address, and gets the way to the ticket by mail. */
  createTicket?: Maybe<CreateTicketPayload>
  /** Writes in a ticket, by its id or by the link in a mail. A closed one is reopened. */
  addTicketMessage?: Maybe<AddTicketMessagePayload>
  /** Closes one of the viewer's tickets. */
  closeTicket?: Maybe<CloseTicketPayload>
  /** The viewer has read one of their tickets. */
  markTicketAsRead?: Maybe<MarkTicketAsReadPayload>
  /** Rates the help in a ticket that support has answered; again replaces the rating. */
  rateTicket?: Maybe<RateTicketPayload>
  /** The same by the link in a mail. */
  rateEmailTicket?: Maybe<RateEmailTicketPayload>
}

/** Everything that a person can do. */
export type MutationLogOnArgs = {
  input: LogOnInput
}

/** Everything that a person can do. */
export type MutationEndSessionArgs = {
  input: EndSessionInput
}

/** Everything that a person can do. */
export type MutationEndSessionsArgs = {
  input: EndSessionsInput
}

/** Everything that a person can do. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput
}

/** Everything that a person can do. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput
}

/** Everything that a person can do. */
export type MutationLogOnWithTicketArgs = {
  input: LogOnWithTicketInput
}

/** Everything that a person can do. */
export type MutationCreateSsoTicketArgs = {
  input: CreateSsoTicketInput
}

/** Everything that a person can do. */
export type MutationCreateProfileArgs = {
  input: CreateProfileInput
}

/** Everything that a person can do. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput
}

/** Everything that a person can do. */
export type MutationResendConfirmationArgs = {
  input: ResendConfirmationInput
}

/** Everything that a person can do. */
export type MutationAcceptTermsArgs = {
  input: AcceptTermsInput
}

/** Everything that a person can do. */
export type MutationSetPrivacyConsentArgs = {
  input: SetPrivacyConsentInput
}

/** Everything that a person can do. */
export type MutationUpdatePersonBodyArgs = {
  input: UpdatePersonBodyInput
}

/** Everything that a person can do. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput
}

/** Everything that a person can do. */
export type MutationChangeNameArgs = {
  input: ChangeNameInput
}

/** Everything that a person can do. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput
}

/** Everything that a person can do. */
export type MutationChooseLanguageArgs = {
  input: ChooseLanguageInput
}

/** Everything that a person can do. */
export type MutationSetFrontPageVisibilityArgs = {
  input: SetFrontPageVisibilityInput
}

/** Everything that a person can do. */
export type MutationUpdatePrivacyArgs = {
  input: UpdatePrivacyInput
}

/** Everything that a person can do. */
export type MutationRequestDataExportArgs = {
  input: RequestDataExportInput
}

/** Everything that a person can do. */
export type MutationDeleteProfileArgs = {
  input: DeleteProfileInput
}

/** Everything that a person can do. */
export type MutationSetPushPermissionRequestArgs = {
  input: SetPushPermissionRequestInput
}

/** Everything that a person can do. */
export type MutationTakeBirthdayQuickAdArgs = {
  input: TakeBirthdayQuickAdInput
}

/** Everything that a person can do. */
export type MutationImpersonateArgs = {
  input: ImpersonateInput
}

/** Everything that a person can do. */
export type MutationSetBanArgs = {
  input: SetBanInput
}

/** Everything that a person can do. */
export type MutationSaveBlogEntryArgs = {
  input: SaveBlogEntryInput
}

/** Everything that a person can do. */
export type MutationDiscardBlogEntryChangesArgs = {
  input: DiscardBlogEntryChangesInput
}

/** Everything that a person can do. */
export type MutationDeleteBlogEntryArgs = {
  input: DeleteBlogEntryInput
}

/** Everything that a person can do. */
export type MutationMarkBlogEntryAsReadArgs = {
  input: MarkBlogEntryAsReadInput
}

/** Everything that a person can do. */
export type MutationMarkBlogListAsReadArgs = {
  input: MarkBlogListAsReadInput
}

/** Everything that a person can do. */
export type MutationSetCuratedArgs = {
  input: SetCuratedInput
}

/** Everything that a person can do. */
export type MutationSetFollowingArgs = {
  input: SetFollowingInput
}

/** Everything that a person can do. */
export type MutationSetHiddenArgs = {
  input: SetHiddenInput
}

/** Everything that a person can do. */
export type MutationRequestBondArgs = {
  input: RequestBondInput
}

/** Everything that a person can do. */
export type MutationAnswerBondArgs = {
  input: AnswerBondInput
}

/** Everything that a person can do. */
export type MutationChangeBondRoleArgs = {
  input: ChangeBondRoleInput
}

/** Everything that a person can do. */
export type MutationShowBondArgs = {
  input: ShowBondInput
}

/** Everything that a person can do. */
export type MutationDeleteBondArgs = {
  input: DeleteBondInput
}

/** Everything that a person can do. */
export type MutationAddCommentArgs = {
  input: AddCommentInput
}

/** Everything that a person can do. */
export type MutationEditCommentArgs = {
  input: EditCommentInput
}

/** Everything that a person can do. */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput
}

/** Everything that a person can do. */
export type MutationEnterContestArgs = {
  input: EnterContestInput
}

/** Everything that a person can do. */
export type MutationVoteInContestArgs = {
  input: VoteInContestInput
}

/** Everything that a person can do. */
export type MutationSendHeartbeatArgs = {
  input: SendHeartbeatInput
}

/** Everything that a person can do. */
export type MutationSaveDiscretionArgs = {
  input: SaveDiscretionInput
}

/** Everything that a person can do. */
export type MutationApplyForDarkArgs = {
  input: ApplyForDarkInput
}

/** Everything that a person can do. */
export type MutationApplyForDarkAgainArgs = {
  input: ApplyForDarkAgainInput
}

/** Everything that a person can do. */
export type MutationDeleteDarkProfileArgs = {
  input: DeleteDarkProfileInput
}

/** Everything that a person can do. */
export type MutationUpdateDarkProfileArgs = {
  input: UpdateDarkProfileInput
}

/** Everything that a person can do. */
export type MutationSaveDarkInformationArgs = {
  input: SaveDarkInformationInput
}

/** Everything that a person can do. */
export type MutationDecideDarkApplicationArgs = {
  input: DecideDarkApplicationInput
}

/** Everything that a person can do. */
export type MutationCreateDebateEntryArgs = {
  input: CreateDebateEntryInput
}

/** Everything that a person can do. */
export type MutationEditDebateEntryArgs = {
  input: EditDebateEntryInput
}

/** Everything that a person can do. */
export type MutationDiscardDebateEntryChangesArgs = {
  input: DiscardDebateEntryChangesInput
}

/** Everything that a person can do. */
export type MutationDeleteDebateEntryArgs = {
  input: DeleteDebateEntryInput
}

/** Everything that a person can do. */
export type MutationMarkDebateEntryAsReadArgs = {
  input: MarkDebateEntryAsReadInput
}

/** Everything that a person can do. */
export type MutationSetDebateEntryLockedArgs = {
  input: SetDebateEntryLockedInput
}

/** Everything that a person can do. */
export type MutationSetDebateEntryPinnedArgs = {
  input: SetDebateEntryPinnedInput
}

/** Everything that a person can do. */
export type MutationMoveDebateEntryArgs = {
  input: MoveDebateEntryInput
}

/** Everything that a person can do. */
export type MutationCreateDebateCategoryArgs = {
  input: CreateDebateCategoryInput
}

/** Everything that a person can do. */
export type MutationEditDebateCategoryArgs = {
  input: EditDebateCategoryInput
}

/** Everything that a person can do. */
export type MutationDeleteDebateCategoryArgs = {
  input: DeleteDebateCategoryInput
}

/** Everything that a person can do. */
export type MutationSortDebateCategoriesArgs = {
  input: SortDebateCategoriesInput
}

/** Everything that a person can do. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput
}

/** Everything that a person can do. */
export type MutationUpdatePersonBirthdayArgs = {
  input: UpdatePersonBirthdayInput
}

/** Everything that a person can do. */
export type MutationConvertToCoupleArgs = {
  input: ConvertToCoupleInput
}

/** Everything that a person can do. */
export type MutationConvertToSingleArgs = {
  input: ConvertToSingleInput
}

/** Everything that a person can do. */
export type MutationSetNotificationDeliveryArgs = {
  input: SetNotificationDeliveryInput
}

/** Everything that a person can do. */
export type MutationSaveMatchSettingsArgs = {
  input: SaveMatchSettingsInput
}

/** Everything that a person can do. */
export type MutationRequestRelationArgs = {
  input: RequestRelationInput
}

/** Everything that a person can do. */
export type MutationAnswerRelationArgs = {
  input: AnswerRelationInput
}

/** Everything that a person can do. */
export type MutationDeleteRelationArgs = {
  input: DeleteRelationInput
}

/** Everything that a person can do. */
export type MutationAddUsedEmojiArgs = {
  input: AddUsedEmojiInput
}

/** Everything that a person can do. */
export type MutationSetProfileKinksArgs = {
  input: SetProfileKinksInput
}

/** Everything that a person can do. */
export type MutationCreateKinkArgs = {
  input: CreateKinkInput
}

/** Everything that a person can do. */
export type MutationDecideKinkArgs = {
  input: DecideKinkInput
}

/** Everything that a person can do. */
export type MutationCreateLodgeAlbumArgs = {
  input: CreateLodgeAlbumInput
}

/** Everything that a person can do. */
export type MutationEditLodgeAlbumArgs = {
  input: EditLodgeAlbumInput
}

/** Everything that a person can do. */
export type MutationDeleteLodgeAlbumArgs = {
  input: DeleteLodgeAlbumInput
}

/** Everything that a person can do. */
export type MutationMoveLodgeMediaArgs = {
  input: MoveLodgeMediaInput
}

/** Everything that a person can do. */
export type MutationDeleteLodgeMediaArgs = {
  input: DeleteLodgeMediaInput
}

/** Everything that a person can do. */
export type MutationAcceptLodgeMediaArgs = {
  input: AcceptLodgeMediaInput
}

/** Everything that a person can do. */
export type MutationRejectLodgeMediaArgs = {
  input: RejectLodgeMediaInput
}

/** Everything that a person can do. */
export type MutationJoinLodgeArgs = {
  input: JoinLodgeInput
}

/** Everything that a person can do. */
export type MutationRequestLodgeMembershipArgs = {
  input: RequestLodgeMembershipInput
}

/** Everything that a person can do. */
export type MutationWithdrawLodgeRequestArgs = {
  input: WithdrawLodgeRequestInput
}

/** Everything that a person can do. */
export type MutationRemoveLodgeRequestArgs = {
  input: RemoveLodgeRequestInput
}

/** Everything that a person can do. */
export type MutationApproveLodgeRequestArgs = {
  input: ApproveLodgeRequestInput
}

/** Everything that a person can do. */
export type MutationDeclineLodgeRequestArgs = {
  input: DeclineLodgeRequestInput
}

/** Everything that a person can do. */
export type MutationInviteToLodgeArgs = {
  input: InviteToLodgeInput
}

/** Everything that a person can do. */
export type MutationRejectLodgeInvitationArgs = {
  input: RejectLodgeInvitationInput
}

/** Everything that a person can do. */
export type MutationLeaveLodgeArgs = {
  input: LeaveLodgeInput
}

/** Everything that a person can do. */
export type MutationRemoveLodgeMemberArgs = {
  input: RemoveLodgeMemberInput
}

/** Everything that a person can do. */
export type MutationBlockInLodgeArgs = {
  input: BlockInLodgeInput
}

/** Everything that a person can do. */
export type MutationUnblockInLodgeArgs = {
  input: UnblockInLodgeInput
}

/** Everything that a person can do. */
export type MutationSetLodgeAssistantArgs = {
  input: SetLodgeAssistantInput
}

/** Everything that a person can do. */
export type MutationSetLodgeCoOwnerArgs = {
  input: SetLodgeCoOwnerInput
}

/** Everything that a person can do. */
export type MutationPassLodgeOwnershipArgs = {
  input: PassLodgeOwnershipInput
}

/** Everything that a person can do. */
export type MutationReleaseLodgeOwnershipArgs = {
  input: ReleaseLodgeOwnershipInput
}

/** Everything that a person can do. */
export type MutationTakeLodgeOwnershipArgs = {
  input: TakeLodgeOwnershipInput
}

/** Everything that a person can do. */
export type MutationSetLodgeMembershipVisibleArgs = {
  input: SetLodgeMembershipVisibleInput
}

/** Everything that a person can do. */
export type MutationAddLodgeMemberNoteArgs = {
  input: AddLodgeMemberNoteInput
}

/** Everything that a person can do. */
export type MutationDeleteLodgeMemberNoteArgs = {
  input: DeleteLodgeMemberNoteInput
}

/** Everything that a person can do. */
export type MutationSetLodgeNotificationDeliveryArgs = {
  input: SetLodgeNotificationDeliveryInput
}

/** Everything that a person can do. */
export type MutationResetLodgeNotificationSettingsArgs = {
  input: ResetLodgeNotificationSettingsInput
}

/** Everything that a person can do. */
export type MutationSetLodgeNotificationDefaultArgs = {
  input: SetLodgeNotificationDefaultInput
}

/** Everything that a person can do. */
export type MutationCreateLodgeArgs = {
  input: CreateLodgeInput
}

/** Everything that a person can do. */
export type MutationUpdateLodgeArgs = {
  input: UpdateLodgeInput
}

/** Everything that a person can do. */
export type MutationDeleteLodgeArgs = {
  input: DeleteLodgeInput
}

/** Everything that a person can do. */
export type MutationRestoreLodgeArgs = {
  input: RestoreLodgeInput
}

/** Everything that a person can do. */
export type MutationMarkLodgeVisitedArgs = {
  input: MarkLodgeVisitedInput
}

/** Everything that a person can do. */
export type MutationSendMessageArgs = {
  input: SendMessageInput
}

/** Everything that a person can do. */
export type MutationDeleteMessageArgs = {
  input: DeleteMessageInput
}

/** Everything that a person can do. */
export type MutationMarkConversationAsReadArgs = {
  input: MarkConversationAsReadInput
}

/** Everything that a person can do. */
export type MutationSetTypingArgs = {
  input: SetTypingInput
}

/** Everything that a person can do. */
export type MutationSetConversationPinnedArgs = {
  input: SetConversationPinnedInput
}

/** Everything that a person can do. */
export type MutationDeleteConversationArgs = {
  input: DeleteConversationInput
}

/** Everything that a person can do. */
export type MutationSetVideoCallsAllowedArgs = {
  input: SetVideoCallsAllowedInput
}

/** Everything that a person can do. */
export type MutationRequestVideoCallArgs = {
  input: RequestVideoCallInput
}

/** Everything that a person can do. */
export type MutationCreateGroupChatArgs = {
  input: CreateGroupChatInput
}

/** Everything that a person can do. */
export type MutationRenameGroupChatArgs = {
  input: RenameGroupChatInput
}

/** Everything that a person can do. */
export type MutationAddToGroupChatArgs = {
  input: AddToGroupChatInput
}

/** Everything that a person can do. */
export type MutationRemoveFromGroupChatArgs = {
  input: RemoveFromGroupChatInput
}

/** Everything that a person can do. */
export type MutationLeaveGroupChatArgs = {
  input: LeaveGroupChatInput
}

/** Everything that a person can do. */
export type MutationCreateAlbumArgs = {
  input: CreateAlbumInput
}

/** Everything that a person can do. */
export type MutationUpdateAlbumArgs = {
  input: UpdateAlbumInput
}

/** Everything that a person can do. */
export type MutationDeleteAlbumArgs = {
  input: DeleteAlbumInput
}

/** Everything that a person can do. */
export type MutationSetAlbumAccessArgs = {
  input: SetAlbumAccessInput
}

/** Everything that a person can do. */
export type MutationRequestAlbumAccessArgs = {
  input: RequestAlbumAccessInput
}

/** Everything that a person can do. */
export type MutationUploadTempMediaArgs = {
  input: UploadTempMediaInput
}

/** Everything that a person can do. */
export type MutationSaveMediaArgs = {
  input: SaveMediaInput
}

/** Everything that a person can do. */
export type MutationUpdateMediaArgs = {
  input: UpdateMediaInput
}

/** Everything that a person can do. */
export type MutationEditPictureArgs = {
  input: EditPictureInput
}

/** Everything that a person can do. */
export type MutationMoveMediaArgs = {
  input: MoveMediaInput
}

/** Everything that a person can do. */
export type MutationSortMediaArgs = {
  input: SortMediaInput
}

/** Everything that a person can do. */
export type MutationDeleteMediaArgs = {
  input: DeleteMediaInput
}

/** Everything that a person can do. */
export type MutationSetProfilePictureArgs = {
  input: SetProfilePictureInput
}

/** Everything that a person can do. */
export type MutationCreateMeetupArgs = {
  input: CreateMeetupInput
}

/** Everything that a person can do. */
export type MutationEditMeetupArgs = {
  input: EditMeetupInput
}

/** Everything that a person can do. */
export type MutationDeleteMeetupArgs = {
  input: DeleteMeetupInput
}

/** Everything that a person can do. */
export type MutationSignUpForMeetupArgs = {
  input: SignUpForMeetupInput
}

/** Everything that a person can do. */
export type MutationQuitMeetupArgs = {
  input: QuitMeetupInput
}

/** Everything that a person can do. */
export type MutationWithdrawFromMembershipArgs = {
  input: WithdrawFromMembershipInput
}

/** Everything that a person can do. */
export type MutationRerunRenewalArgs = {
  input: RerunRenewalInput
}

/** Everything that a person can do. */
export type MutationMarkNotificationsAsReadArgs = {
  input: MarkNotificationsAsReadInput
}

/** Everything that a person can do. */
export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput
}

/** Everything that a person can do. */
export type MutationSubscribeToPushArgs = {
  input: SubscribeToPushInput
}

/** Everything that a person can do. */
export type MutationUnsubscribeFromPushArgs = {
  input: UnsubscribeFromPushInput
}

/** Everything that a person can do. */
export type MutationBuyMembershipArgs = {
  input: BuyMembershipInput
}

/** Everything that a person can do. */
export type MutationGiveMembershipArgs = {
  input: GiveMembershipInput
}

/** Everything that a person can do. */
export type MutationBuyQuickScorAdArgs = {
  input: BuyQuickScorAdInput
}

/** Everything that a person can do. */
export type MutationBuySearchPromotionArgs = {
  input: BuySearchPromotionInput
}

/** Everything that a person can do. */
export type MutationBuyBirthdayWishesArgs = {
  input: BuyBirthdayWishesInput
}

/** Everything that a person can do. */
export type MutationMarkBankTransferSeenArgs = {
  input: MarkBankTransferSeenInput
}

/** Everything that a person can do. */
export type MutationRefundOrderArgs = {
  input: RefundOrderInput
}

/** Everything that a person can do. */
export type MutationRecordBankTransferArgs = {
  input: RecordBankTransferInput
}

/** Everything that a person can do. */
export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput
}

/** Everything that a person can do. */
export type MutationSetTagsArgs = {
  input: SetTagsInput
}

/** Everything that a person can do. */
export type MutationSaveNoteArgs = {
  input: SaveNoteInput
}

/** Everything that a person can do. */
export type MutationDeleteNoteArgs = {
  input: DeleteNoteInput
}

/** Everything that a person can do. */
export type MutationSetBlacklistedArgs = {
  input: SetBlacklistedInput
}

/** Everything that a person can do. */
export type MutationRegisterVisitArgs = {
  input: RegisterVisitInput
}

/** Everything that a person can do. */
export type MutationHideVisitArgs = {
  input: HideVisitInput
}

/** Everything that a person can do. */
export type MutationAddGuestbookEntryArgs = {
  input: AddGuestbookEntryInput
}

/** Everything that a person can do. */
export type MutationDeleteGuestbookEntryArgs = {
  input: DeleteGuestbookEntryInput
}

/** Everything that a person can do. */
export type MutationSetLikedArgs = {
  input: SetLikedInput
}

/** Everything that a person can do. */
export type MutationDeleteQuickScorAdArgs = {
  input: DeleteQuickScorAdInput
}

/** Everything that a person can do. */
export type MutationReportContentArgs = {
  input: ReportContentInput
}

/** Everything that a person can do. */
export type MutationDecideReportArgs = {
  input: DecideReportInput
}

/** Everything that a person can do. */
export type MutationSaveSearchArgs = {
  input: SaveSearchInput
}

/** Everything that a person can do. */
export type MutationDeleteSavedSearchArgs = {
  input: DeleteSavedSearchInput
}

/** Everything that a person can do. */
export type MutationMarkBreakingNewsSeenArgs = {
  input: MarkBreakingNewsSeenInput
}

/** Everything that a person can do. */
export type MutationSetPreferenceArgs = {
  input: SetPreferenceInput
}

/** Everything that a person can do. */
export type MutationSaveStartPageArgs = {
  input: SaveStartPageInput
}

/** Everything that a person can do. */
export type MutationSendProfilePageFeedbackArgs = {
  input: SendProfilePageFeedbackInput
}

/** Everything that a person can do. */
export type MutationTakeTicketArgs = {
  input: TakeTicketInput
}

/** Everything that a person can do. */
export type MutationReleaseTicketArgs = {
  input: ReleaseTicketInput
}

/** Everything that a person can do. */
export type MutationAnswerTicketArgs = {
  input: AnswerTicketInput
}

/** Everything that a person can do. */
export type MutationAddTicketNoteArgs = {
  input: AddTicketNoteInput
}

/** Everything that a person can do. */
export type MutationForwardTicketArgs = {
  input: ForwardTicketInput
}

/** Everything that a person can do. */
export type MutationCloseStaffTicketArgs = {
  input: CloseStaffTicketInput
}

/** Everything that a person can do. */
export type MutationMergeTicketsArgs = {
  input: MergeTicketsInput
}

/** Everything that a person can do. */
export type MutationCreateTicketArgs = {
  input: CreateTicketInput
}

/** Everything that a person can do. */
export type MutationAddTicketMessageArgs = {
  input: AddTicketMessageInput
}

/** Everything that a person can do. */
export type MutationCloseTicketArgs = {
  input: CloseTicketInput
}

/** Everything that a person can do. */
export type MutationMarkTicketAsReadArgs = {
  input: MarkTicketAsReadInput
}

/** Everything that a person can do. */
export type MutationRateTicketArgs = {
  input: RateTicketInput
}

/** Everything that a person can do. */
export type MutationRateEmailTicketArgs = {
  input: RateEmailTicketInput
}

/** What `newPerson` takes. */
export type NewPersonInput = {
  /** Never COUPLE. */
  gender: Gender
  /** The day of birth. */
  birthday: Scalars['LocalDate']['input']
  /** The facts about the person; they can be added later. */
  facts?: InputMaybe<PersonFactsInput>
}

/** What `logOn` takes. */
export type LogOnInput = {
  /** Profile name or e-mail address. */
  name: Scalars['String']['input']
  /** The password. */
  password: Scalars['String']['input']
  /** Keep the session after the browser closes. */
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>
  /** Call the deletion of the profile off. Without it, such a profile answers PROFILE_WILL_BE_ERASED. */
  restore?: InputMaybe<Scalars['Boolean']['input']>
}

/** What `logOn` gives back. */
export type LogOnPayload = {
  __typename?: 'LogOnPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `logOut` gives back. */
export type LogOutPayload = {
  __typename?: 'LogOutPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `endSession` takes. */
export type EndSessionInput = {
  /** The global id of one of `Viewer.sessions`. */
  sessionId: Scalars['ID']['input']
}

/** What `endSession` gives back. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `endSessions` takes. */
export type EndSessionsInput = {
  /** Ends the session of this request too. */
  includingThis?: InputMaybe<Scalars['Boolean']['input']>
}

/** What `endSessions` gives back. */
export type EndSessionsPayload = {
  __typename?: 'EndSessionsPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `requestPasswordReset` takes. */
export type RequestPasswordResetInput = {
  /** The address of the profile. */
  email: Scalars['String']['input']
}

/** What `requestPasswordReset` gives back. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `resetPassword` takes. */
export type ResetPasswordInput = {
  /** The secret part of the link. */
  query: Scalars['String']['input']
  /** At least 10 characters. */
  password: Scalars['String']['input']
}

/** What `resetPassword` gives back. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `logOnWithTicket` takes. */
export type LogOnWithTicketInput = {
  /** The value of `SSO` in the address. */
  ticket: Scalars['String']['input']
}

/** What `logOnWithTicket` gives back. */
export type LogOnWithTicketPayload = {
  __typename?: 'LogOnWithTicketPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** The next page: a path of this site, or an address that we trust. */
  redirectUrl?: Maybe<Scalars['String']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `createSsoTicket` takes. */
export type CreateSsoTicketInput = {
  /** The path on the chat site. */
  path?: InputMaybe<Scalars['String']['input']>
}

/** What `createSsoTicket` gives back. */
export type CreateSsoTicketPayload = {
  __typename?: 'CreateSsoTicketPayload'
  /** The address with the ticket in it; good for one minute. */
  url?: Maybe<Scalars['URL']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `createProfile` takes. */
export type CreateProfileInput = {
  /** One person or two. */
  profileType: ProfileType
  /** One, or two for a couple. */
  persons: Array<NewPersonInput>
  /** The global id of one of `Site.countries`. */
  countryId: Scalars['ID']['input']
  /** Of the country. */
  zipCode: Scalars['String']['input']
  /** 3 to 20 characters. */
  name: Scalars['String']['input']
  /** The address that the confirmation mail is sent to. */
  email: Scalars['String']['input']
  /** At least 10 characters. */
  password: Scalars['String']['input']
  /** Must be true. */
  termsAccepted: Scalars['Boolean']['input']
  /** Must be true: the explicit consent to sensitive data. */
  sensitiveDataConsent: Scalars['Boolean']['input']
  /** The path where the visit began. */
  referrer?: InputMaybe<Scalars['String']['input']>
  /** Query `utm_source` of the address where the visit began. */
  utmSource?: InputMaybe<Scalars['String']['input']>
  /** Query `cp` of a campaign link. */
  campaign?: InputMaybe<Scalars['String']['input']>
  /** Query `prid` of a promoter link. */
  promoter?: InputMaybe<Scalars['String']['input']>
}

/** What `createProfile` gives back. */
export type CreateProfilePayload = {
  __typename?: 'CreateProfilePayload'
  /** The address that the confirmation mail was sent to. */
  email?: Maybe<Scalars['String']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `confirmEmail` takes. */
export type ConfirmEmailInput = {
  /** The secret part of the link. */
  query: Scalars['String']['input']
  /** The password of a new profile, which opens only with both; a changed address needs none. */
  password?: InputMaybe<Scalars['String']['input']>
}

/** What `confirmEmail` gives back. */
export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `resendConfirmation` takes. */
export type ResendConfirmationInput = {
  /** The address that waits for its confirmation. */
  email: Scalars['String']['input']
}

/** What `resendConfirmation` gives back. */
export type ResendConfirmationPayload = {
  __typename?: 'ResendConfirmationPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `acceptTerms` takes. */
export type AcceptTermsInput = {
  /** The version that was read. */
  version: Scalars['String']['input']
}

/** What `acceptTerms` gives back. */
export type AcceptTermsPayload = {
  __typename?: 'AcceptTermsPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setPrivacyConsent` takes. */
export type SetPrivacyConsentInput = {
  /** False withdraws it: the terms then count as not accepted. */
  consent: Scalars['Boolean']['input']
}

/** What `setPrivacyConsent` gives back. */
export type SetPrivacyConsentPayload = {
  __typename?: 'SetPrivacyConsentPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `consentToMedia` gives back. */
export type ConsentToMediaPayload = {
  __typename?: 'ConsentToMediaPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `updatePersonBody` takes. */
export type UpdatePersonBodyInput = {
  /** The global id of the person. */
  personId: Scalars['ID']['input']
  /** Kilograms, 30 to 300. */
  weight: Scalars['Int']['input']
  /** Centimetres, 100 to 250. */
  height: Scalars['Int']['input']
}

/** What `updatePersonBody` gives back. */
export type UpdatePersonBodyPayload = {
  __typename?: 'UpdatePersonBodyPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { DataExportStatus }

/** An archive of everything stored about the viewer: JSON files by area, and their pictures and videos. */
export type DataExport = {
  __typename?: 'DataExport'
  /** Its state. */
  status: DataExportStatus
  /** The time of the request. */
  requestedAt: Scalars['DateTime']['output']
  /** In bytes; null until it is ready. */
  size?: Maybe<Scalars['Float']['output']>
  /** When it is deleted; null until it is ready. */
  endsAt?: Maybe<Scalars['DateTime']['output']>
  /** Its absolute address. Only the viewer's own session can download it. Null until it is ready. */
  url?: Maybe<Scalars['URL']['output']>
}

/** What `requestDataExport` takes. */
export type RequestDataExportInput = {
  /** The viewer's password. */
  password: Scalars['String']['input']
}

/** What `requestDataExport` gives back. */
export type RequestDataExportPayload = {
  __typename?: 'RequestDataExportPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `changeEmail` takes. */
export type ChangeEmailInput = {
  /** The new address. */
  email: Scalars['String']['input']
  /** The viewer's password. */
  password: Scalars['String']['input']
}

/** What `changeEmail` gives back. */
export type ChangeEmailPayload = {
  __typename?: 'ChangeEmailPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `changeName` takes. */
export type ChangeNameInput = {
  /** 3 to 20 characters. */
  name: Scalars['String']['input']
}

/** What `changeName` gives back. */
export type ChangeNamePayload = {
  __typename?: 'ChangeNamePayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `changePassword` takes. */
export type ChangePasswordInput = {
  /** The viewer's password. */
  currentPassword: Scalars['String']['input']
  /** At least 10 characters. */
  newPassword: Scalars['String']['input']
}

/** What `changePassword` gives back. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `chooseLanguage` takes. */
export type ChooseLanguageInput = {
  /** One of `Site.languages`. */
  language: Locale
}

/** What `chooseLanguage` gives back. */
export type ChooseLanguagePayload = {
  __typename?: 'ChooseLanguagePayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setFrontPageVisibility` takes. */
export type SetFrontPageVisibilityInput = {
  /** Whether visitors may see it. */
  visible: Scalars['Boolean']['input']
}

/** What `setFrontPageVisibility` gives back. */
export type SetFrontPageVisibilityPayload = {
  __typename?: 'SetFrontPageVisibilityPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Omitted fields keep their values. */
export type UpdatePrivacyInput = {
  /** Whether others see postcode, city and distance, or the area alone. */
  showPlace?: InputMaybe<Scalars['Boolean']['input']>
  /** Whether others find the viewer among the birthdays of the day. */
  showInBirthdays?: InputMaybe<Scalars['Boolean']['input']>
}

/** What `updatePrivacy` gives back. */
export type UpdatePrivacyPayload = {
  __typename?: 'UpdatePrivacyPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteProfile` takes. */
export type DeleteProfileInput = {
  /** The viewer's password. */
  password: Scalars['String']['input']
  /** Why, in their own words. */
  reason?: InputMaybe<Scalars['String']['input']>
}

/** What `deleteProfile` gives back. */
export type DeleteProfilePayload = {
  __typename?: 'DeleteProfilePayload'
  /** The moment at which the profile is erased. */
  erasedAt?: Maybe<Scalars['DateTime']['output']>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setPushPermissionRequest` takes. */
export type SetPushPermissionRequestInput = {
  /** Whether to ask. */
  requested: Scalars['Boolean']['input']
}

/** What `setPushPermissionRequest` gives back. */
export type SetPushPermissionRequestPayload = {
  __typename?: 'SetPushPermissionRequestPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `takeBirthdayQuickAd` takes. */
export type TakeBirthdayQuickAdInput = {
  /** 1 to 200 characters. */
  text: Scalars['String']['input']
}

/** What `takeBirthdayQuickAd` gives back. */
export type TakeBirthdayQuickAdPayload = {
  __typename?: 'TakeBirthdayQuickAdPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `takeBirthdaySearchPromotion` gives back. */
export type TakeBirthdaySearchPromotionPayload = {
  __typename?: 'TakeBirthdaySearchPromotionPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `rejectBirthdayPresent` gives back. */
export type RejectBirthdayPresentPayload = {
  __typename?: 'RejectBirthdayPresentPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { RoleLevel }

export type { ProfileStatus }

export type { DarkStatus }

export type { ForcedValidation }

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type Viewer = Node & {
  __typename?: 'Viewer'
  /**
   * Another one for each profile, the same for all visitors who are not logged in. It stays when the session is renewed, for
   * example with a new password.
   */
  id: Scalars['ID']['output']
  /** Whether somebody is logged in. */
  isLoggedIn: Scalars['Boolean']['output']
  /** The number of the profile; null when nobody is logged in. */
  legacyId?: Maybe<Scalars['Int']['output']>
  /** Null when nobody is logged in. */
  name?: Maybe<Scalars['String']['output']>
  /** One person or two; null when nobody is logged in. */
  profileType?: Maybe<ProfileType>
  /** COUPLE for a couple; null when nobody is logged in. */
  gender?: Maybe<Gender>
  /** The persons of the profile; none when nobody is logged in. */
  persons: Array<OwnPerson>
  /** The profile picture. */
  picture?: Maybe<Picture>
  /** The place of residence. */
  area?: Maybe<Area>
  /** The interface language that the member chose; null: that of the site. */
  language?: Maybe<Locale>
  /** The role of the profile; null when nobody is logged in. */
  roleLevel?: Maybe<RoleLevel>
  /** Has a running membership. */
  isMember: Scalars['Boolean']['output']
  /** The end of the membership; null without one. */
  memberUntil?: Maybe<Scalars['DateTime']['output']>
  /** Has accepted the current terms and given the privacy consent. */
  hasAcceptedTerms: Scalars['Boolean']['output']
  /** The state of the profile; null when nobody is logged in. */
  status?: Maybe<ProfileStatus>
  /** The state of the application for the dark site; null when there is none. */
  darkStatus?: Maybe<DarkStatus>
  /** The method of validation that is demanded of the profile; null for none. */
  forcedValidation?: Maybe<ForcedValidation>
  /** The validation page is forced although the profile is not locked. */
  isValidationForced: Scalars['Boolean']['output']
  /** Pictures and videos are hidden until copyright is confirmed. */
  isMediaConsentForced: Scalars['Boolean']['output']
  /** The client should ask for push permission. */
  isPushPermissionDue: Scalars['Boolean']['output']
  /** It is their birthday, and no present was chosen or refused yet. */
  isBirthdaySplashDue: Scalars['Boolean']['output']
  /** A person of the profile has no height or weight yet. */
  isHeightAndWeightDue: Scalars['Boolean']['output']
  /** The link in the confirmation mail was followed. */
  isEmailConfirmed: Scalars['Boolean']['output']
  /** The bans of the profile. */
  bans: Array<BanType>
  /** An administrator acts as this profile. */
  isImpersonated: Scalars['Boolean']['output']
  /** Changes when the session is no longer the same, see `stampIsValid`. */
  stamp: Scalars['String']['output']
  /** Whether a stamp read earlier still belongs to this session. */
  isStampValid?: Maybe<Scalars['Boolean']['output']>
  /** The viewer as others see them; null when nobody is logged in. */
  profile?: Maybe<Profile>
  /** The account: name, e-mail address, language. */
  settings?: Maybe<AccountSettings>
  /** The sessions of the viewer: that of this request first, then the last used first. */
  sessions?: Maybe<Array<Session>>
  /** The terms in force, and what the viewer has accepted of them. */
  terms?: Maybe<TermsState>
  /** The persons of the profile, read alone. */
  ownPersons?: Maybe<Array<OwnPerson>>
  /** The archive of everything stored about the viewer; null if none was requested, or it has been deleted. */
  dataExport?: Maybe<DataExport>
  /** The start page as the member arranged it. */
  startPage?: Maybe<StartPage>
  /** Suggestions that would improve the profile, most useful first. */
  hints?: Maybe<Array<Hint>>
  /** The viewer's own tags for other profiles. Paying members only: TaggedProfiles. */
  tags?: Maybe<Array<Tag>>
  /** All counters of the top menu. */
  counts?: Maybe<NotificationCounts>
  /** The newest breaking news that the viewer has not seen; null when there is none. */
  breakingNews?: Maybe<BreakingNews>
  /** The shortnames of the 21 emojis used last, newest first. */
  recentEmojis?: Maybe<Array<Scalars['String']['output']>>
  /** Match words found in a text, most relevant first. */
  suggestedMatchWords?: Maybe<Array<Scalars['String']['output']>>
  /** Texts and offers of the buy-membership dialog. */
  buyMembershipDialog?: Maybe<BuyMembershipDialog>
  /** The log of impersonations, newest first. Support and developers only. */
  impersonations?: Maybe<ImpersonationConnection>
  /** Profiles by their number or a part of their name, also those that members do not see. Support and developers only. */
  staffProfiles?: Maybe<StaffProfileConnection>
  /** The viewer's own entries, drafts included and first. */
  blogEntries?: Maybe<BlogEntryConnection>
  /** The entries that the viewer has commented on, those commented on last first. */
  commentedBlogEntries?: Maybe<BlogEntryConnection>
  /** The entries that the viewer follows. */
  followedBlogEntries?: Maybe<BlogEntryConnection>
  /** The entries of the authors whom the viewer follows. */
  blogEntriesOfFollowedAuthors?: Maybe<BlogEntryConnection>
  /** The entries that the viewer has hidden, the last hidden first. */
  hiddenBlogEntries?: Maybe<BlogEntryConnection>
  /** The authors whom the viewer follows, the last followed first. */
  followedBlogAuthors?: Maybe<BlogAuthorConnection>
  /** The authors whom the viewer has hidden, the last hidden first. */
  hiddenBlogAuthors?: Maybe<BlogAuthorConnection>
  /** Those who follow the viewer, the newest first. */
  blogFollowers?: Maybe<BlogFollowerConnection>
  /** One of the viewer's entries to go on writing; null when it is none. Paying members only: EditBlog. */
  blogDraft?: Maybe<BlogDraft>
  /** Whether the viewer is banned from blogs, and why; null when not. */
  blogBan?: Maybe<BlogBan>
  /** The viewer's connections with other dark profiles, with those that wait for a yes; latest first. On the dark sites only. */
  bonds?: Maybe<BondConnection>
  /** Where the viewer stands with the dark sites. Main sites tell it too, and nothing else of them. */
  darkAdmission?: Maybe<DarkAdmission>
  /** What the viewer has written for the dark sites, on these alone. */
  darkProfile?: Maybe<DarkProfile>
  /** The viewer's albums for the dark sites, newest first, on these alone. */
  redAlbums?: Maybe<Array<Album>>
  /** Applications that wait, oldest first. Support and developers only, on the dark sites. */
  darkApplications?: Maybe<DarkApplicationConnection>
  /** How discreet the dark sites are for the viewer; null on main sites and for visitors. */
  discretion?: Maybe<Discretion>
  /** One of the viewer's topics to go on writing; null when it is none. Paying members only: CreateLodgeDebateEntry. */
  debateDraft?: Maybe<DebateDraft>
  /** All that the viewer can write about themselves. */
  editableProfile?: Maybe<EditableProfile>
  /** The profiles that the viewer would like to meet. */
  matchSettings?: Maybe<MatchSettings>
  /** The viewer's ways of notification, for each topic. */
  notificationSettings?: Maybe<Array<NotificationSetting>>
  /** The roles that a person can choose on the dark sites, as they are called. */
  darkPersonRoles?: Maybe<Array<DarkPersonRole>>
  /** The viewer's relations, with those that wait for an answer. */
  relations?: Maybe<Array<Relation>>
  /** Kinks that members coined and nobody has looked at, oldest first. Support and developers only, on the dark sites. */
  waitingKinks?: Maybe<WaitingKinkConnection>
  /** The viewer's invitations into lodges that wait, latest first. */
  lodgeInvitations?: Maybe<LodgeMembershipConnection>
  /** How the viewer is notified of all lodges. */
  lodgeNotificationSettings?: Maybe<LodgesNotificationSettings>
  /** The lodges that the viewer is in, the last active first, with what is new in each. */
  lodges?: Maybe<LodgeConnection>
  /** The viewer's deleted lodges that can be brought back, the last deleted first. */
  deletedLodges?: Maybe<Array<DeletedLodge>>
  /** A lodge that the viewer leads, to go on writing; null when it is none. */
  lodgeDraft?: Maybe<LodgeDraft>
  /** Whether the viewer is banned from founding lodges, and why; null when not. */
  lodgeBan?: Maybe<LodgeBan>
  /** Conversations: pinned ones first, then those with the latest message. */
  conversations?: Maybe<ConversationConnection>
  /** The conversations that the top menu shows, the latest message first. */
  menuConversations?: Maybe<ConversationConnection>
  /** A profile to write to, with the conversation if there is one; null when the viewer may not see the profile. */
  correspondence?: Maybe<Correspondence>
  /** The viewer's own albums, newest first. */
  albums?: Maybe<AlbumConnection>
  /** Permissions for the viewer's protected albums, granted and requested: requests first. */
  albumAccess?: Maybe<AlbumPermissionConnection>
  /** The viewer's own profile pictures in their order, in whatever state. */
  profilePictures?: Maybe<Array<Picture>>
  /** The viewer's file archive, newest first: pictures that nobody else sees. */
  fileArchive?: Maybe<MediaConnection>
  /** A picture of the file archive by its number; null when it is none. */
  fileArchiveItem?: Maybe<Picture>
  /**
   * The secret address of all the viewer's meetups for calendar programs; null until `renewMeetupFeed` makes one. Whoever
   * knows it sees those on sites of this kind. A new password ends it, and there is another one.
   */
  meetupFeedUrl?: Maybe<Scalars['URL']['output']>
  /** The viewer's membership: until when, and how it goes on. */
  membership?: Maybe<Membership>
  /** The memberships on sale, shortest first; the one of 24 hours is offered to non-members. */
  membershipPackages?: Maybe<Array<MembershipPackage>>
  /** What a membership gives, most important first. */
  membershipFeatures?: Maybe<Array<MembershipFeature>>
  /** The price of the membership of 24 hours; null where it is not sold. */
  oneDayPrice?: Maybe<Money>
  /** A special offer that the viewer can still take; null for any other. */
  specialOffer?: Maybe<SpecialOffer>
  /** The memberships that can be given to others, shortest first. */
  giftPackages?: Maybe<Array<MembershipPackage>>
  /** Entries recommended by the staff that are new; as in `counts`, by itself. */
  blogsCuratedNotificationCount?: Maybe<Scalars['Int']['output']>
  /** News about blogs; as in `counts`, by itself. */
  blogsNotificationCount?: Maybe<Scalars['Int']['output']>
  /** The same number as in `counts`, without the others. */
  eventAdminNotificationsCount?: Maybe<Scalars['Int']['output']>
  /** The same number as in `counts`, without the others. */
  lodgeAdminNotificationsCount?: Maybe<Scalars['Int']['output']>
  /** Notifications not read yet, 100 at most; as in `counts`, by itself. */
  newNotificationsCount?: Maybe<Scalars['Int']['output']>
  /** Visits since the viewer last looked; as in `counts`, by itself. */
  newVisitsCount?: Maybe<Scalars['Int']['output']>
  /** Favourites who are online; as in `counts`, by itself. */
  onlineFavoritesCount?: Maybe<Scalars['Int']['output']>
  /** Conversations with something unread; as in `counts`, by itself. */
  unreadMailCount?: Maybe<Scalars['Int']['output']>
  /** Support tickets with something unread; as in `counts`, by itself. */
  unreadTicketCount?: Maybe<Scalars['Int']['output']>
  /** Notifications of the last 90 days, latest first. Pages forward only. */
  notifications?: Maybe<NotificationConnection>
  /** News of the community. */
  communityNews?: Maybe<CommunityNews>
  /** One of the viewer's orders, for support anybody's; asks the payment service while it waits. */
  order?: Maybe<Order>
  /** The viewer's orders, newest first. */
  orders?: Maybe<OrderConnection>
  /** An order with all that happened to it. Support and developers only. */
  orderStory?: Maybe<OrderStory>
  /** What was paid and paid back by day, currency and product, newest first. Support and developers only. */
  takings?: Maybe<Array<Taking>>
  /** What our ledger and the payment services do not tell alike. Support and developers only. */
  paymentDifferences?: Maybe<Array<PaymentDifference>>
  /** What a QuickScor ad costs. */
  quickScorPromotion?: Maybe<QuickScorPromotion>
  /** What it costs to stand first in the search, and until when the viewer does. */
  searchPromotion?: Maybe<SearchPromotion>
  /** What a birthday greeting costs, and which favourites have a birthday within a week. */
  birthdayWishes?: Maybe<BirthdayWishes>
  /** Favourites: those online first, then those seen last. */
  favourites?: Maybe<ProfileConnection>
  /** Favourites that are online, at most 100. */
  onlineFavourites?: Maybe<Array<Profile>>
  /** Visitors of the viewer's profile, latest first. */
  visitors?: Maybe<VisitConnection>
  /** The visits that the top menu shows, latest first. */
  menuVisits?: Maybe<VisitConnection>
  /** The viewer's notes about others. */
  notes?: Maybe<NoteConnection>
  /** Profiles that the viewer has blocked, newest first. */
  blacklist?: Maybe<BlockedProfileConnection>
  /** Profiles that carry tags of the viewer, by name. Paying members only. */
  taggedProfiles?: Maybe<ProfileConnection>
  /** Tagged profiles that are online, those seen last first. Paying members only. */
  onlineTagged?: Maybe<ProfileConnection>
  /** The viewer's own running quick ads, newest first. */
  quickScorAds?: Maybe<QuickScorAdConnection>
  /** Reports of members: pending ones first, the oldest of them on top. Support and developers only. */
  reports?: Maybe<ReportConnection>
  /** Possible matches: each fits what the other would like to meet; what fits most first. */
  possibleMatches?: Maybe<PossibleMatchConnection>
  /** The viewer's saved searches by name. */
  savedSearches?: Maybe<Array<SavedSearch>>
  /** One of them by the number in its address; null when there is none. */
  savedSearch?: Maybe<SavedSearch>
  /** The viewer's preferences, the same in every browser and app. Null while nobody is logged in. */
  preferences?: Maybe<Preferences>
  /** The queue of the support desk: who waits longest comes first. Support and developers only. */
  staffTickets?: Maybe<StaffTicketConnection>
  /** The figures of the support desk. Support and developers only. */
  ticketFigures?: Maybe<TicketFigures>
  /** The viewer's support tickets, latest message first; null when nobody is logged in. */
  tickets?: Maybe<TicketConnection>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerIsStampValidArgs = {
  stamp: Scalars['String']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerSuggestedMatchWordsArgs = {
  text: Scalars['String']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerBuyMembershipDialogArgs = {
  feature?: InputMaybe<FeatureCode>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerImpersonationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerStaffProfilesArgs = {
  text: Scalars['String']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerBlogEntriesArgs = {
  byComment?: Scalars['Boolean']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerCommentedBlogEntriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerFollowedBlogEntriesArgs = {
  byActivity?: Scalars['Boolean']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerBlogEntriesOfFollowedAuthorsArgs = {
  byActivity?: Scalars['Boolean']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerHiddenBlogEntriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerFollowedBlogAuthorsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerHiddenBlogAuthorsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerBlogFollowersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerBlogDraftArgs = {
  legacyId: Scalars['Int']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerBondsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerDarkApplicationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerDebateDraftArgs = {
  legacyId: Scalars['Int']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerWaitingKinksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerLodgeInvitationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerLodgesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerLodgeDraftArgs = {
  legacyId: Scalars['Int']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerConversationsArgs = {
  kind?: InputMaybe<ConversationKind>
  unread?: InputMaybe<Scalars['Boolean']['input']>
  text?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerMenuConversationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerCorrespondenceArgs = {
  profileId: Scalars['ID']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerAlbumsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerAlbumAccessArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerFileArchiveArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerFileArchiveItemArgs = {
  legacyId: Scalars['Int']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerSpecialOfferArgs = {
  legacyId: Scalars['Int']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerNotificationsArgs = {
  tab?: NotificationTab
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerOrderArgs = {
  legacyId: Scalars['Int']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerOrderStoryArgs = {
  legacyId: Scalars['Int']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerTakingsArgs = {
  from: Scalars['LocalDate']['input']
  to: Scalars['LocalDate']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerPaymentDifferencesArgs = {
  from: Scalars['LocalDate']['input']
  to: Scalars['LocalDate']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerFavouritesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerVisitorsArgs = {
  range?: InputMaybe<VisitRange>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerMenuVisitsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerNotesArgs = {
  gender?: InputMaybe<Gender>
  text?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<NoteSort>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerBlacklistArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerTaggedProfilesArgs = {
  tagId?: InputMaybe<Scalars['ID']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerOnlineTaggedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerQuickScorAdsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerReportsArgs = {
  open?: InputMaybe<Scalars['Boolean']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerPossibleMatchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerSavedSearchArgs = {
  legacyId: Scalars['Int']['input']
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerStaffTicketsArgs = {
  adminStatus?: InputMaybe<TicketAdminStatus>
  language?: InputMaybe<Locale>
  kind?: InputMaybe<TicketKind>
  isMine?: InputMaybe<Scalars['Boolean']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/**
 * The session: who is logged in, and what is theirs alone. Each profile has its own, so that a cache that outlives
 * a log-out shows nobody what the one before has read.
 */
export type ViewerTicketsArgs = {
  isOpen?: InputMaybe<Scalars['Boolean']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A person of the viewer's own profile. */
export type OwnPerson = {
  __typename?: 'OwnPerson'
  /** The person, as others see them. */
  person: Person
  /** The day of birth. */
  birthday: Scalars['LocalDate']['output']
  /** Centimetres. */
  height?: Maybe<Scalars['Int']['output']>
  /** Kilograms. */
  weight?: Maybe<Scalars['Int']['output']>
}

/** The account of the viewer. */
export type AccountSettings = {
  __typename?: 'AccountSettings'
  /** The profile name. */
  name: Scalars['String']['output']
  /** The confirmed address. */
  email: Scalars['String']['output']
  /** A new address that waits for its confirmation. */
  pendingEmail?: Maybe<Scalars['String']['output']>
  /** The link in the confirmation mail was followed. */
  isEmailConfirmed: Scalars['Boolean']['output']
  /** The interface language. */
  language: Locale
  /** Those the site lets a member choose. */
  languages: Array<Locale>
  /** Visitors may see the picture on the front page. */
  isShownOnFrontPage: Scalars['Boolean']['output']
  /** Others see postcode, city and distance; else the area alone. */
  isPlaceShown: Scalars['Boolean']['output']
  /** Others find the viewer among the birthdays of the day. */
  isShownInBirthdays: Scalars['Boolean']['output']
  /** The creation time of the profile. */
  createdAt: Scalars['DateTime']['output']
}

/** A browser or an app in which the viewer is logged in. */
export type Session = Node & {
  __typename?: 'Session'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Such as `Firefox`; null when unknown. */
  browser?: Maybe<Scalars['String']['output']>
  /** Such as `Windows` or `iPhone`; null when unknown. */
  system?: Maybe<Scalars['String']['output']>
  /** Kept after the browser closes. */
  isRemembered: Scalars['Boolean']['output']
  /** The session of this request. */
  isCurrent: Scalars['Boolean']['output']
  /** The start. */
  createdAt: Scalars['DateTime']['output']
  /** The last use, to a quarter of an hour. */
  lastSeenAt: Scalars['DateTime']['output']
}

/** The terms in force. */
export type TermsState = {
  __typename?: 'TermsState'
  /** The version in force. */
  version: Scalars['String']['output']
  /** The viewer has accepted this version. */
  isAccepted: Scalars['Boolean']['output']
  /** The explicit consent to sensitive data is given. */
  hasPrivacyConsent: Scalars['Boolean']['output']
}

/** A label that the viewer gave to other profiles. */
export type Tag = Node & {
  __typename?: 'Tag'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The name that the viewer gave it. */
  name: Scalars['String']['output']
  /** Profiles that carry it. */
  count: Scalars['Int']['output']
}

export type { BanType }

/** What `setBan` takes. */
export type SetBanInput = {
  /** Of whom. */
  profileId: Scalars['ID']['input']
  /** The kind of ban. */
  type: BanType
  /** The wanted state. */
  banned: Scalars['Boolean']['input']
  /** For so many days, at most 3,650; without it for good. */
  days?: InputMaybe<Scalars['Int']['input']>
  /** The reason shown to the member, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>
}

/** What `setBan` gives back. */
export type SetBanPayload = {
  __typename?: 'SetBanPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `impersonate` takes. */
export type ImpersonateInput = {
  /** The global id of the profile to act as. */
  profileId: Scalars['ID']['input']
  /** Why, for the audit log: 3 to 500 characters. */
  reason: Scalars['String']['input']
}

/** What `impersonate` gives back. */
export type ImpersonatePayload = {
  __typename?: 'ImpersonatePayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `stopImpersonating` gives back. */
export type StopImpersonatingPayload = {
  __typename?: 'StopImpersonatingPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** An entry of the audit log. */
export type Impersonation = {
  __typename?: 'Impersonation'
  /** The name of who acted; null when that profile is gone. */
  adminName?: Maybe<Scalars['String']['output']>
  /** The member of staff. */
  admin?: Maybe<Profile>
  /** The name of whom they acted as, also where the viewer may not see that profile. */
  profileName: Scalars['String']['output']
  /** As whom. */
  profile?: Maybe<Profile>
  /** Why, as the administrator wrote it. */
  reason: Scalars['String']['output']
  /** The start. */
  startedAt: Scalars['DateTime']['output']
  /** The end; null while it lasts. */
  endedAt?: Maybe<Scalars['DateTime']['output']>
}

/** A profile as staff find it, whatever its state. */
export type StaffProfile = Node & {
  __typename?: 'StaffProfile'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number of the profile, in its address. */
  legacyId: Scalars['Int']['output']
  /** The global id of the profile. */
  profileId: Scalars['ID']['output']
  /** The name that the profile chose. */
  name: Scalars['String']['output']
  /** Whether the profile is locked or waits for its deletion. */
  status: ProfileStatus
  /** Nobody can act as a profile whose role is not below their own. */
  roleLevel: RoleLevel
  /** The creation time of the profile. */
  createdAt: Scalars['DateTime']['output']
  /** The place of residence, as far as others may know it. */
  area?: Maybe<Area>
  /** The profile picture; null when there is none, or none for this viewer. */
  picture?: Maybe<Picture>
}

/** A page of a list. No call counts all of its items. */
export type StaffProfileConnection = {
  __typename?: 'StaffProfileConnection'
  /** The items of this page. */
  edges: Array<StaffProfileEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type StaffProfileEdge = {
  __typename?: 'StaffProfileEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: StaffProfile
}

/** A page of a list. No call counts all of its items. */
export type ImpersonationConnection = {
  __typename?: 'ImpersonationConnection'
  /** The items of this page. */
  edges: Array<ImpersonationEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type ImpersonationEdge = {
  __typename?: 'ImpersonationEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Impersonation
}

/** A single or couple profile as others see it. */
export type Profile = Node &
  Likable &
  Reportable & {
    __typename?: 'Profile'
    /** The profile as a writer of blog entries. */
    blogAuthor?: Maybe<BlogAuthor>
    /** Connections with other dark profiles that both let others see, latest first. On the dark sites only. */
    bonds?: Maybe<BondConnection>
    /** The kinks of the profile, those it likes first; of another's, those that are not private. On the dark sites. */
    kinks?: Maybe<Array<ProfileKink>>
    /** The lodges that the profile is in and shows, as far as the viewer may know of them. */
    lodges?: Maybe<ProfileLodgeConnection>
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The name that the profile chose. */
    name: Scalars['String']['output']
    /** One person or two. */
    profileType: ProfileType
    /** COUPLE for a couple. */
    gender: Gender
    /** One person, or two for a couple. */
    persons: Array<Person>
    /** The place of residence, as far as others may know it. */
    area?: Maybe<Area>
    /** One line that the member wrote. */
    headline?: Maybe<Scalars['String']['output']>
    /** The profile picture; null when there is none, or none for this viewer. */
    picture?: Maybe<Picture>
    /** Seen within the last five minutes. */
    isOnline: Scalars['Boolean']['output']
    /** Has a running membership. */
    isMember: Scalars['Boolean']['output']
    /** Has proved who they are. */
    isValidated: Scalars['Boolean']['output']
    /** Among the viewer's favourites. */
    isFavourite: Scalars['Boolean']['output']
    /** Carries a tag of the viewer. */
    isTagged: Scalars['Boolean']['output']
    /** Kilometres from the viewer, at least 1; both places are snapped to a grid first. Null for one's own. */
    distance?: Maybe<Scalars['Int']['output']>
    /**
     * The profile text, as sanitised HTML. A medium stands as `<img data-media-id="7" alt="…">`, whose addresses
     * `textMedia` gives by `legacyId`.
     */
    text?: Maybe<Scalars['HTML']['output']>
    /** The media of the text that the viewer may see. */
    textMedia?: Maybe<Array<Media>>
    /** Words that say what it is about. */
    matchWords?: Maybe<Array<Scalars['String']['output']>>
    /** The profiles that it would like to meet. */
    seeks?: Maybe<MatchSettings>
    /** The match between the viewer and the profile; null for one's own. */
    match?: Maybe<Match>
    /** The day on which it was last online; null when never. */
    lastOnlineOn?: Maybe<Scalars['LocalDate']['output']>
    /** The creation time of the profile. */
    createdAt?: Maybe<Scalars['DateTime']['output']>
    /** Members who came by in the last 30 days; null for another's profile. */
    visitCount?: Maybe<Scalars['Int']['output']>
    /** Pictures that the viewer may see. */
    pictureCount?: Maybe<Scalars['Int']['output']>
    /** Videos that the viewer may see. */
    videoCount?: Maybe<Scalars['Int']['output']>
    /** Albums, the protected ones too. */
    albumCount?: Maybe<Scalars['Int']['output']>
    /** Guestbook entries that the viewer may see. */
    guestbookCount?: Maybe<Scalars['Int']['output']>
    /** The viewer's note; nobody else sees it. */
    viewerNote?: Maybe<Scalars['String']['output']>
    /** The viewer's tags that the profile carries. */
    viewerTags?: Maybe<Array<Scalars['String']['output']>>
    /** Pictures and videos, newest first; of one album in its order. */
    media?: Maybe<MediaConnection>
    /** Albums, newest first. */
    albums?: Maybe<AlbumConnection>
    /** Agreed relations to other profiles. */
    relations?: Maybe<RelationConnection>
    /** The guestbook, newest first. */
    guestbook?: Maybe<GuestbookEntryConnection>
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** The profiles that like it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** The number of likes of deleted profiles. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
  }

/** A single or couple profile as others see it. */
export type ProfileBondsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A single or couple profile as others see it. */
export type ProfileLodgesArgs = {
  order?: LodgeOrder
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A single or couple profile as others see it. */
export type ProfileMediaArgs = {
  type?: InputMaybe<MediaType>
  albumId?: InputMaybe<Scalars['ID']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A single or couple profile as others see it. */
export type ProfileAlbumsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A single or couple profile as others see it. */
export type ProfileRelationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A single or couple profile as others see it. */
export type ProfileGuestbookArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A single or couple profile as others see it. */
export type ProfileLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Something that the viewer can follow, to be notified of news in it. */
export type Followable = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Whether the viewer follows it. */
  viewerIsFollowing: Scalars['Boolean']['output']
}

/** Something that the viewer can hide from their own lists. */
export type Hideable = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Whether the viewer has hidden it. */
  viewerHasHidden: Scalars['Boolean']['output']
}

/** Which entries of the community, and in which order. */
export type BlogEntryOrder =
  /** All, the last published first. */
  | 'NEWEST'
  /** All, the last commented on first. */
  | 'LATEST_ACTIVITY'
  /** Those that most members have read. */
  | 'MOST_READ'
  /** Those with most comments. */
  | 'MOST_COMMENTED'
  /** Those that the staff recommends, the last chosen first. */
  | 'CURATED'

export type { BlogPeriod }

export type { BlogEntryStatus }

/** The lists in which something can be new. */
export type BlogReadList =
  /** The entries that the viewer follows. */
  | 'FOLLOWED'
  /** The entries of the authors whom the viewer follows. */
  | 'FOLLOWED_AUTHORS'
  /** The viewer's own entries. */
  | 'MINE'
  /** The entries that the viewer has commented on. */
  | 'MY_COMMENTS'
  /** Those who follow the viewer. */
  | 'FOLLOWERS'
  /** The entries that the staff recommends. */
  | 'CURATED'

/** An entry in a blog. */
export type BlogEntry = Node &
  Likable &
  Reportable &
  Commentable &
  Followable &
  Hideable & {
    __typename?: 'BlogEntry'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The author. */
    author: BlogAuthor
    /** Of a draft that has none yet: empty. */
    title: Scalars['String']['output']
    /** The title for the address: small letters, digits and hyphens. */
    slug: Scalars['String']['output']
    /** The first words, plain, about 280 characters. */
    excerpt: Scalars['String']['output']
    /**
     * Sanitised HTML. A medium stands as `<img data-media-id="7" alt="…">`, whose addresses `media` gives by `legacyId`; a
     * video of another site as `<div data-video="youtube:…">` or `vimeo:…`.
     */
    html?: Maybe<Scalars['HTML']['output']>
    /** The media of the text that the viewer may see. */
    media?: Maybe<Array<Media>>
    /** The reading time in minutes. */
    readMinutes: Scalars['Int']['output']
    /** The first medium of the text; null without one, or where the viewer may not see it. */
    cover?: Maybe<Media>
    /** Words that say what it is about. */
    tags: Array<BlogTag>
    /** DRAFT only for the viewer's own. */
    status: BlogEntryStatus
    /** Written on a dark site, and only to be seen there. */
    isDark: Scalars['Boolean']['output']
    /** The audience. */
    audience: Array<Audience>
    /** Whether its author lets others comment. */
    hasCommentsEnabled: Scalars['Boolean']['output']
    /** Null for a draft. */
    publishedAt?: Maybe<Scalars['DateTime']['output']>
    /** The last change of the published text; null if never. */
    editedAt?: Maybe<Scalars['DateTime']['output']>
    /** The time of the last comment. */
    lastCommentAt?: Maybe<Scalars['DateTime']['output']>
    /** Members who have read it, its author aside. */
    readCount: Scalars['Int']['output']
    /** Comments that the viewer may see, 1,000 at most. */
    commentCount: Scalars['Int']['output']
    /** Oldest first: in two layers those of the first, each with its answers; else all of them. */
    comments?: Maybe<CommentConnection>
    /** The time of the viewer's last visit; null if never. */
    viewerReadAt?: Maybe<Scalars['DateTime']['output']>
    /**
     * Comments of others since the viewer last read it, or else wrote, followed or commented on it, or saw what is new in a
     * list that has it; 100 at most.
     */
    newCommentCount: Scalars['Int']['output']
    /** Whether the viewer follows it. */
    viewerIsFollowing: Scalars['Boolean']['output']
    /** Whether the viewer has hidden it. */
    viewerHasHidden: Scalars['Boolean']['output']
    /** It is the viewer's own. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The staff recommends it. */
    isCurated: Scalars['Boolean']['output']
    /** For its author: it was changed, and that is not published yet. */
    hasUnpublishedChanges: Scalars['Boolean']['output']
    /** The author's entry before it, as far as the viewer may see. */
    previous?: Maybe<BlogEntry>
    /** The author's entry after it, as far as the viewer may see. */
    next?: Maybe<BlogEntry>
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** The profiles that like it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** The number of likes of deleted profiles. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
  }

/** An entry in a blog. */
export type BlogEntryCommentsArgs = {
  layered?: Scalars['Boolean']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** An entry in a blog. */
export type BlogEntryLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type BlogEntryConnection = {
  __typename?: 'BlogEntryConnection'
  /** The items of this page. */
  edges: Array<BlogEntryEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type BlogEntryEdge = {
  __typename?: 'BlogEntryEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: BlogEntry
}

/** A page of a list. No call counts all of its items. */
export type BlogSearchConnection = {
  __typename?: 'BlogSearchConnection'
  /** The items of this page. */
  edges: Array<BlogSearchEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type BlogSearchEdge = {
  __typename?: 'BlogSearchEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: BlogEntry
  /** The title, with what was found. */
  title: Array<Highlight>
  /** The place in the text where it was found. */
  excerpt: Array<Highlight>
}

/** Part of a text. */
export type Highlight = {
  __typename?: 'Highlight'
  /** The part itself, plain. */
  text: Scalars['String']['output']
  /** It is what was searched for. */
  isMatch: Scalars['Boolean']['output']
}

/** A comment on a blog entry. */
export type BlogComment = Node &
  Comment &
  Likable &
  Reportable & {
    __typename?: 'BlogComment'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The entry that it stands under; null when it is not for this viewer. */
    entry?: Maybe<BlogEntry>
    /** The author; null where only a placeholder is left. */
    author?: Maybe<Profile>
    /** Plain text with line breaks; a mention stands as `@` and the name. */
    text: Scalars['String']['output']
    /** The profiles that the text mentions, as far as the viewer may see them. */
    mentions: Array<Mention>
    /** The time of writing. */
    createdAt: Scalars['DateTime']['output']
    /** The time of its author's last change; null if never. */
    editedAt?: Maybe<Scalars['DateTime']['output']>
    /** It was deleted while others had answered it: an empty place holds the answers together. */
    isDeleted: Scalars['Boolean']['output']
    /** The viewer may change it: it is theirs. */
    viewerCanEdit: Scalars['Boolean']['output']
    /** The viewer may delete it: it is theirs, or stands under what they wrote or moderate. */
    viewerCanDelete: Scalars['Boolean']['output']
    /** The id of the comment that it answers; null in the first layer. */
    parentId?: Maybe<Scalars['ID']['output']>
    /** Answers that the viewer may see; 0 for an answer. */
    replyCount: Scalars['Int']['output']
    /** In two layers the first 100 answers, oldest first; else none. */
    replies: Array<BlogComment>
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** The profiles that like it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** The number of likes of deleted profiles. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
  }

/** A comment on a blog entry. */
export type BlogCommentLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A member as a writer of blog entries. */
export type BlogAuthor = Node &
  Followable &
  Hideable & {
    __typename?: 'BlogAuthor'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number of the profile. */
    legacyId: Scalars['Int']['output']
    /** The member. */
    profile: Profile
    /** Published entries for the viewer, on the sites of this kind and country. */
    entryCount: Scalars['Int']['output']
    /** Followers whom the viewer may see, 1,000 at most. */
    followerCount: Scalars['Int']['output']
    /** Whether the viewer follows it. */
    viewerIsFollowing: Scalars['Boolean']['output']
    /** Whether the viewer has hidden it. */
    viewerHasHidden: Scalars['Boolean']['output']
    /** Their entries, newest first. */
    entries?: Maybe<BlogEntryConnection>
  }

/** A member as a writer of blog entries. */
export type BlogAuthorEntriesArgs = {
  text?: InputMaybe<Scalars['String']['input']>
  dark?: InputMaybe<Scalars['Boolean']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type BlogAuthorConnection = {
  __typename?: 'BlogAuthorConnection'
  /** The items of this page. */
  edges: Array<BlogAuthorEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type BlogAuthorEdge = {
  __typename?: 'BlogAuthorEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: BlogAuthor
}

/** A page of a list. No call counts all of its items. */
export type BlogFollowerConnection = {
  __typename?: 'BlogFollowerConnection'
  /** The items of this page. */
  edges: Array<BlogFollowerEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type BlogFollowerEdge = {
  __typename?: 'BlogFollowerEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Profile
  /** Since when. */
  since: Scalars['DateTime']['output']
  /** Since the viewer last looked. */
  isNew: Scalars['Boolean']['output']
}

/** A word that entries carry. */
export type BlogTag = Node & {
  __typename?: 'BlogTag'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The word. */
  name: Scalars['String']['output']
}

/** A tag as a suggestion. */
export type BlogTagCount = {
  __typename?: 'BlogTagCount'
  /** The tag itself. */
  tag: BlogTag
  /** Entries for the viewer that carry it, 100 at most. */
  count: Scalars['Int']['output']
}

/** Tags and authors. */
export type BlogTagsAndAuthors = {
  __typename?: 'BlogTagsAndAuthors'
  /** Those used most first. */
  tags: Array<BlogTagCount>
  /** Members who write. */
  authors: Array<BlogAuthor>
}

/** Kinks, and tags of the blogs of the dark sites. */
export type KinksWithBlogTags = {
  __typename?: 'KinksWithBlogTags'
  /** Ten at most. */
  kinks: Array<Kink>
  /** Tags of the blogs of the dark sites, ten at most. */
  tags: Array<BlogTag>
}

/** That the viewer is banned from blogs. */
export type BlogBan = {
  __typename?: 'BlogBan'
  /** The comment of the staff. */
  reason?: Maybe<Scalars['String']['output']>
  /** Until when; null: for good. */
  until?: Maybe<Scalars['DateTime']['output']>
}

/** An entry as its author goes on writing it. */
export type BlogDraft = Node & {
  __typename?: 'BlogDraft'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number in its address, the same as that of its entry. */
  legacyId: Scalars['Int']['output']
  /** The global id of its `BlogEntry`. */
  entryId: Scalars['ID']['output']
  /** Empty where there is none yet. */
  title: Scalars['String']['output']
  /** As `BlogEntry.html` has it. */
  html: Scalars['HTML']['output']
  /** The media of the text. */
  media: Array<Media>
  /** The words themselves, as `saveBlogEntry` takes them. */
  tags: Array<Scalars['String']['output']>
  /** The audience. */
  audience: Array<Audience>
  /** Whether others may comment. */
  hasCommentsEnabled: Scalars['Boolean']['output']
  /** Whether it was ever published. */
  status: BlogEntryStatus
  /** The title for the address. */
  slug: Scalars['String']['output']
  /** Written on a dark site, and only to be seen there. */
  isDark: Scalars['Boolean']['output']
  /** Whether this draft differs from the published entry. */
  hasUnpublishedChanges: Scalars['Boolean']['output']
  /** Grows with every save: give it back with the next one. */
  revision: Scalars['Int']['output']
  /** The time of the last save. */
  savedAt: Scalars['DateTime']['output']
}

/** What `saveBlogEntry` takes. */
export type SaveBlogEntryInput = {
  /** The id of the entry; without it a new one is made. */
  id?: InputMaybe<Scalars['ID']['input']>
  /** The revision that the text grew from. */
  revision?: InputMaybe<Scalars['Int']['input']>
  /** Of a new entry, a UUID made by the client: the same again makes no second one. */
  key?: InputMaybe<Scalars['String']['input']>
  /** At most 120 characters; not empty to be published. */
  title: Scalars['String']['input']
  /**
   * At most 30,000 characters of text, 100 pictures and videos, and 10,000 tags as it is sent. What may not be in it is taken
   * out.
   */
  html: Scalars['HTML']['input']
  /** At most 10, of at most 40 characters. */
  tags: Array<Scalars['String']['input']>
  /** The audience; not empty. */
  audience: Array<Audience>
  /** Whether others may comment. */
  commentsEnabled: Scalars['Boolean']['input']
  /** Else it is kept for the viewer alone. */
  publish: Scalars['Boolean']['input']
}

/** What `saveBlogEntry` gives back. */
export type SaveBlogEntryPayload = {
  __typename?: 'SaveBlogEntryPayload'
  /** The saved entry. */
  saved?: Maybe<SavedBlogEntry>
  /** The entry, as it is afterwards. */
  entry?: Maybe<BlogEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** The result of a save. */
export type SavedBlogEntry = {
  __typename?: 'SavedBlogEntry'
  /** The global id of its `BlogEntry`. */
  entryId: Scalars['ID']['output']
  /** The title for the address. */
  slug: Scalars['String']['output']
  /** For the next save. */
  revision: Scalars['Int']['output']
  /** The time of the save. */
  savedAt: Scalars['DateTime']['output']
  /** Whether it was ever published. */
  status: BlogEntryStatus
}

/** What `discardBlogEntryChanges` takes. */
export type DiscardBlogEntryChangesInput = {
  /** The id of the entry. */
  id: Scalars['ID']['input']
}

/** What `discardBlogEntryChanges` gives back. */
export type DiscardBlogEntryChangesPayload = {
  __typename?: 'DiscardBlogEntryChangesPayload'
  /** The published version, to continue writing from. */
  draft?: Maybe<BlogDraft>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteBlogEntry` takes. */
export type DeleteBlogEntryInput = {
  /** The id of the entry. */
  id: Scalars['ID']['input']
}

/** What `deleteBlogEntry` gives back. */
export type DeleteBlogEntryPayload = {
  __typename?: 'DeleteBlogEntryPayload'
  /** The id of the entry that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `markBlogEntryAsRead` takes. */
export type MarkBlogEntryAsReadInput = {
  /** The id of the entry. */
  id: Scalars['ID']['input']
}

/** What `markBlogEntryAsRead` gives back. */
export type MarkBlogEntryAsReadPayload = {
  __typename?: 'MarkBlogEntryAsReadPayload'
  /** The entry, as it is afterwards. */
  entry?: Maybe<BlogEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `markBlogListAsRead` takes. */
export type MarkBlogListAsReadInput = {
  /** Which list. */
  list: BlogReadList
}

/** What `markBlogListAsRead` gives back. */
export type MarkBlogListAsReadPayload = {
  __typename?: 'MarkBlogListAsReadPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setCurated` takes. */
export type SetCuratedInput = {
  /** The id of the entry. */
  id: Scalars['ID']['input']
  /** The wanted state. */
  curated: Scalars['Boolean']['input']
}

/** What `setCurated` gives back. */
export type SetCuratedPayload = {
  __typename?: 'SetCuratedPayload'
  /** The entry, as it is afterwards. */
  entry?: Maybe<BlogEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setFollowing` takes. */
export type SetFollowingInput = {
  /** The id of a `Followable`. */
  id: Scalars['ID']['input']
  /** The wanted state. */
  following: Scalars['Boolean']['input']
}

/** What `setFollowing` gives back. */
export type SetFollowingPayload = {
  __typename?: 'SetFollowingPayload'
  /** The followed item, in its new state. */
  item?: Maybe<Followable>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setHidden` takes. */
export type SetHiddenInput = {
  /** The id of a `Hideable`. */
  id: Scalars['ID']['input']
  /** The wanted state. */
  hidden: Scalars['Boolean']['input']
}

/** What `setHidden` gives back. */
export type SetHiddenPayload = {
  __typename?: 'SetHiddenPayload'
  /** The hidden item, in its new state. */
  item?: Maybe<Hideable>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Leads to a blog entry, or to a comment on it: NEW_FOLLOWER to the viewer's followers, LIKE, BLOG_COMMENT and the like. */
export type BlogNotification = Notification &
  Node & {
    __typename?: 'BlogNotification'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic. */
    topic: NotificationTopic
    /** The profile that caused it. */
    actor: Profile
    /** The time of the event. */
    createdAt: Scalars['DateTime']['output']
    /** The viewer has read it. */
    isRead: Scalars['Boolean']['output']
    /** The global id of the entry; null for a new follower. */
    entryId?: Maybe<Scalars['ID']['output']>
    /** The entry; null when it is not for the viewer any more. */
    entry?: Maybe<BlogEntry>
    /** Its title. */
    title?: Maybe<Scalars['String']['output']>
    /** The global id of the comment; null where it is about the entry. */
    commentId?: Maybe<Scalars['ID']['output']>
    /** The comment; null when it is not for the viewer any more. */
    comment?: Maybe<BlogComment>
    /** The first words of the comment. */
    excerpt?: Maybe<Scalars['String']['output']>
  }

export type { BondRole }

export type { BondStatus }

/** A connection of two dark profiles, as one of the two has it. Named a bond, because the lists of the graph are connections. */
export type Bond = Node & {
  __typename?: 'Bond'
  /** Each of the two has its own, for each sees the other one as `profile`. */
  id: Scalars['ID']['output']
  /** The other one. */
  profile: Profile
  /** The role of the other one. */
  role: BondRole
  /** Whether both have agreed. */
  status: BondStatus
  /** The other one asked. */
  isRequestedByOther: Scalars['Boolean']['output']
  /** The role that one of the two has asked for; null where none waits, and for everybody else. */
  proposedRole?: Maybe<BondRole>
  /** The other one has asked for `proposedRole`. */
  isProposedByOther: Scalars['Boolean']['output']
  /** The owner lets others see it. */
  isShown: Scalars['Boolean']['output']
  /** Others see it on both profiles, because both let them. */
  isVisible: Scalars['Boolean']['output']
  /** Since it was agreed, or asked. */
  since: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type BondConnection = {
  __typename?: 'BondConnection'
  /** The items of this page. */
  edges: Array<BondEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type BondEdge = {
  __typename?: 'BondEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Bond
}

/** What `requestBond` takes. */
export type RequestBondInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
  /** What the other one is to be. */
  role: BondRole
  /** Let others see it; without it they do not. */
  isShown?: InputMaybe<Scalars['Boolean']['input']>
}

/** What `requestBond` gives back. */
export type RequestBondPayload = {
  __typename?: 'RequestBondPayload'
  /** The connection, asked for or already agreed. */
  bond?: Maybe<Bond>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `answerBond` takes. */
export type AnswerBondInput = {
  /** The global id of the connection. */
  bondId: Scalars['ID']['input']
  /** False declines: a connection that was asked for goes, and one that stands keeps its role. */
  accept: Scalars['Boolean']['input']
  /** Let others see it; without it, as before. */
  isShown?: InputMaybe<Scalars['Boolean']['input']>
}

/** What `answerBond` gives back. */
export type AnswerBondPayload = {
  __typename?: 'AnswerBondPayload'
  /** The connection afterwards; null when it was declined. */
  bond?: Maybe<Bond>
  /** The global id of the connection that was declined. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `changeBondRole` takes. */
export type ChangeBondRoleInput = {
  /** The global id of the connection. */
  bondId: Scalars['ID']['input']
  /** What the other one is to become. */
  role: BondRole
}

/** What `changeBondRole` gives back. */
export type ChangeBondRolePayload = {
  __typename?: 'ChangeBondRolePayload'
  /** The connection afterwards. */
  bond?: Maybe<Bond>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `showBond` takes. */
export type ShowBondInput = {
  /** The global id of the connection. */
  bondId: Scalars['ID']['input']
  /** Let others see it; they do once both let them. */
  isShown: Scalars['Boolean']['input']
}

/** What `showBond` gives back. */
export type ShowBondPayload = {
  __typename?: 'ShowBondPayload'
  /** The connection afterwards. */
  bond?: Maybe<Bond>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteBond` takes. */
export type DeleteBondInput = {
  /** The global id of the connection. */
  bondId: Scalars['ID']['input']
}

/** What `deleteBond` gives back. */
export type DeleteBondPayload = {
  __typename?: 'DeleteBondPayload'
  /** The global id of the connection that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Something that can be commented on: give its id to `addComment`. */
export type Commentable = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Whether its author lets others comment. */
  hasCommentsEnabled: Scalars['Boolean']['output']
  /** Comments that the viewer may see, 1,000 at most. */
  commentCount: Scalars['Int']['output']
  /** Oldest first: in two layers those of the first, each with its answers; else all of them. */
  comments?: Maybe<CommentConnection>
}

/** Something that can be commented on: give its id to `addComment`. */
export type CommentableCommentsArgs = {
  layered?: Scalars['Boolean']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A comment of any area. There are two layers: comments, and answers to them. */
export type Comment = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The author; null where only a placeholder is left. */
  author?: Maybe<Profile>
  /** Plain text with line breaks; a mention stands as `@` and the name. */
  text: Scalars['String']['output']
  /** The profiles that the text mentions, as far as the viewer may see them. */
  mentions: Array<Mention>
  /** The time of writing. */
  createdAt: Scalars['DateTime']['output']
  /** The time of its author's last change; null if never. */
  editedAt?: Maybe<Scalars['DateTime']['output']>
  /** It was deleted while others had answered it: an empty place holds the answers together. */
  isDeleted: Scalars['Boolean']['output']
  /** The viewer may change it: it is theirs. */
  viewerCanEdit: Scalars['Boolean']['output']
  /** The viewer may delete it: it is theirs, or stands under what they wrote or moderate. */
  viewerCanDelete: Scalars['Boolean']['output']
  /** The id of the comment that it answers; null in the first layer. */
  parentId?: Maybe<Scalars['ID']['output']>
  /** Answers that the viewer may see; 0 for an answer. */
  replyCount: Scalars['Int']['output']
  /** In two layers the first 100 answers, oldest first; else none. */
  replies: Array<Comment>
  /** Whether the viewer likes it. */
  viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
  /** Likes of profiles that still exist. */
  likeCount?: Maybe<Scalars['Int']['output']>
  /** The profiles that like it, newest first. */
  likes?: Maybe<ProfileConnection>
  /** The number of likes of deleted profiles. */
  likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
}

/** A comment of any area. There are two layers: comments, and answers to them. */
export type CommentLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Somebody whom a text names. */
export type Mention = {
  __typename?: 'Mention'
  /** The profile. */
  profile: Profile
  /** The name, as it stands behind the `@`. */
  name: Scalars['String']['output']
}

/** A page of a list. */
export type CommentConnection = {
  __typename?: 'CommentConnection'
  /** The items of this page. */
  edges: Array<CommentEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
  /** Of the flat list, 1,000 at most; null in two layers. */
  totalCount?: Maybe<Scalars['Int']['output']>
}

/** An item of a list, with its cursor. */
export type CommentEdge = {
  __typename?: 'CommentEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Comment
}

/** What `addComment` takes. */
export type AddCommentInput = {
  /** The id of a `Commentable`. */
  id: Scalars['ID']['input']
  /** 1 to 4,000 characters. */
  text: Scalars['String']['input']
  /** The comment to answer, of whichever layer. */
  parentId?: InputMaybe<Scalars['ID']['input']>
  /** Profiles whom the text names as `@` and the name, at most 10. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>
  /** A UUID made by the client: the same again makes no second comment. */
  key?: InputMaybe<Scalars['String']['input']>
  /** The last cursor that the client has of the list, for `commentEdge`: paging on from there leaves nothing out. */
  after?: InputMaybe<Scalars['String']['input']>
}

/** What `addComment` gives back. */
export type AddCommentPayload = {
  __typename?: 'AddCommentPayload'
  /** The comment, as others see it. */
  comment?: Maybe<Comment>
  /** For the end of the list; without `after` its cursor is that of the first comment in two layers. */
  commentEdge?: Maybe<CommentEdge>
  /** The comment of the first layer that was answered, with its answers as the list has them. */
  parent?: Maybe<Comment>
  /** The item commented on, in its new state. */
  item?: Maybe<Commentable>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `editComment` takes. */
export type EditCommentInput = {
  /** The id of the comment. */
  id: Scalars['ID']['input']
  /** 1 to 4,000 characters. */
  text: Scalars['String']['input']
  /** Profiles whom the text names as `@` and the name, at most 10. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>
}

/** What `editComment` gives back. */
export type EditCommentPayload = {
  __typename?: 'EditCommentPayload'
  /** The comment, as it is afterwards. */
  comment?: Maybe<Comment>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteComment` takes. */
export type DeleteCommentInput = {
  /** The id of the comment. */
  id: Scalars['ID']['input']
}

/** What `deleteComment` gives back. */
export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload'
  /** The id of the comment; null where an empty place is left of it. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The empty place. */
  comment?: Maybe<Comment>
  /** The item commented on, in its new state. */
  item?: Maybe<Commentable>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** A contest of pictures, which the members decide. */
export type Contest = Node & {
  __typename?: 'Contest'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** What it is called. */
  title: Scalars['String']['output']
  /** What it is about. */
  intro: Scalars['String']['output']
  /** The rules, one by one. */
  rules: Array<Scalars['String']['output']>
  /** When it began. */
  startsAt: Scalars['DateTime']['output']
  /** When it ends, or has ended. */
  endsAt: Scalars['DateTime']['output']
  /** It takes entries and votes. */
  isRunning: Scalars['Boolean']['output']
  /** The viewer's own entry. */
  viewerEntry?: Maybe<ContestEntry>
  /** What the viewer has voted for today. */
  viewerVote?: Maybe<ContestEntry>
  /** The entries, newest first while it runs, then those with most votes first. */
  entries?: Maybe<ContestEntryConnection>
}

/** A contest of pictures, which the members decide. */
export type ContestEntriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type ContestEntryConnection = {
  __typename?: 'ContestEntryConnection'
  /** The items of this page. */
  edges: Array<ContestEntryEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type ContestEntryEdge = {
  __typename?: 'ContestEntryEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: ContestEntry
}

/** A picture in a contest. */
export type ContestEntry = Node & {
  __typename?: 'ContestEntry'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Who has entered it. */
  profile: Profile
  /** The picture. */
  picture: Picture
  /** How many votes it got; null until the contest has ended. */
  votes?: Maybe<Scalars['Int']['output']>
  /** Its place; equal votes share one, and it is null until the contest has ended. */
  place?: Maybe<Scalars['Int']['output']>
  /** It is the viewer's own, for whom others vote. */
  isViewers: Scalars['Boolean']['output']
}

/** What `enterContest` takes. */
export type EnterContestInput = {
  /** The global id of the picture. */
  pictureId: Scalars['ID']['input']
}

/** What `enterContest` gives back. */
export type EnterContestPayload = {
  __typename?: 'EnterContestPayload'
  /** The contest with the viewer's entry. */
  contest?: Maybe<Contest>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `voteInContest` takes. */
export type VoteInContestInput = {
  /** The global id of the entry. */
  entryId: Scalars['ID']['input']
}

/** What `voteInContest` gives back. */
export type VoteInContestPayload = {
  __typename?: 'VoteInContestPayload'
  /** The contest with the viewer's vote. */
  contest?: Maybe<Contest>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Something with an id of its own, which `node(id:)` gives back. */
export type Node = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
}

/** The position of a page in its connection. */
export type PageInfo = {
  __typename?: 'PageInfo'
  /** Whether there are items after this page. */
  hasNextPage: Scalars['Boolean']['output']
  /** Whether there are items before this page. */
  hasPreviousPage: Scalars['Boolean']['output']
  /** The cursor of the first item, for `before`. */
  startCursor?: Maybe<Scalars['String']['output']>
  /** The cursor of the last item, for `after`. */
  endCursor?: Maybe<Scalars['String']['output']>
}

/**
 * A reason why a mutation was refused. A payload with `userErrors` has changed nothing; faults of the server are in `errors`
 * instead, and the payload is null.
 */
export type UserError = {
  /** For programs. */
  code: UserErrorCode
  /** For people, in the viewer's language. */
  message: Scalars['String']['output']
  /** The path of the input field it is about, from below `input`; null when it is about all of it. */
  field?: Maybe<Array<Scalars['String']['output']>>
}

/** Something in the input has to be changed. */
export type InputError = UserError & {
  __typename?: 'InputError'
  /** For programs. */
  code: UserErrorCode
  /** For people, in the viewer's language. */
  message: Scalars['String']['output']
  /** The path of the input field it is about, from below `input`; null when it is about all of it. */
  field?: Maybe<Array<Scalars['String']['output']>>
}

/** The viewer would need a membership. */
export type MembersOnlyError = UserError & {
  __typename?: 'MembersOnlyError'
  /** For programs. */
  code: UserErrorCode
  /** For people, in the viewer's language. */
  message: Scalars['String']['output']
  /** The path of the input field it is about, from below `input`; null when it is about all of it. */
  field?: Maybe<Array<Scalars['String']['output']>>
  /** The feature that needs a membership: the argument of `buyMembershipDialog`. */
  feature: FeatureCode
}

/** The viewer may not do this: for want of a right, or in the state that their profile is in. */
export type AccessError = UserError & {
  __typename?: 'AccessError'
  /** For programs. */
  code: UserErrorCode
  /** For people, in the viewer's language. */
  message: Scalars['String']['output']
  /** The path of the input field it is about, from below `input`; null when it is about all of it. */
  field?: Maybe<Array<Scalars['String']['output']>>
}

/** The object does not exist, or the viewer may not see it. */
export type NotFoundError = UserError & {
  __typename?: 'NotFoundError'
  /** For programs. */
  code: UserErrorCode
  /** For people, in the viewer's language. */
  message: Scalars['String']['output']
  /** The path of the input field it is about, from below `input`; null when it is about all of it. */
  field?: Maybe<Array<Scalars['String']['output']>>
}

/** Something has changed meanwhile: read it anew, and try again. */
export type ConflictError = UserError & {
  __typename?: 'ConflictError'
  /** For programs. */
  code: UserErrorCode
  /** For people, in the viewer's language. */
  message: Scalars['String']['output']
  /** The path of the input field it is about, from below `input`; null when it is about all of it. */
  field?: Maybe<Array<Scalars['String']['output']>>
}

/** The viewer, or their network, has tried too often. */
export type RateLimitError = UserError & {
  __typename?: 'RateLimitError'
  /** For programs. */
  code: UserErrorCode
  /** For people, in the viewer's language. */
  message: Scalars['String']['output']
  /** The path of the input field it is about, from below `input`; null when it is about all of it. */
  field?: Maybe<Array<Scalars['String']['output']>>
  /** Seconds until another try can succeed; null where that is not known. */
  retryAfter?: Maybe<Scalars['Int']['output']>
}

export type { FeatureCode }

/** Why a mutation refused something. New ones come with new areas: take those that you do not know for OTHER. */
export type UserErrorCode =
  /** In English: “You do not have access to this.” */
  | 'FORBIDDEN'
  /** In English: “Our terms have changed. Read and accept them to go on.” */
  | 'TERMS_NOT_ACCEPTED'
  /** In English: “Your profile is locked until it has been validated. It takes a few minutes.” */
  | 'PROFILE_LOCKED'
  /** In English: “Your profile has to be validated before you can go on.” */
  | 'VALIDATION_REQUIRED'
  /** In English: “The dark site is open to approved members. You can apply from your profile.” */
  | 'NOT_DARK_APPROVED'
  /** In English: “You are currently shut out of this part.” */
  | 'BANNED'
  /** In English: “This is part of a membership.” */
  | 'MEMBERS_ONLY'
  /** In English: “We could not find it. It may have been removed.” */
  | 'NOT_FOUND'
  /** In English: “That was a lot of attempts. Try again in … min.” */
  | 'RATE_LIMITED'
  /** In English: “Something needs a second look. See the marked fields.” */
  | 'VALIDATION_FAILED'
  /** In English: “Fill this in.” */
  | 'REQUIRED'
  /** In English: “Write at least … characters.” */
  | 'TOO_SHORT'
  /** In English: “Write at most … characters.” */
  | 'TOO_LONG'
  /** In English: “That does not look like an e-mail address.” */
  | 'INVALID_EMAIL'
  /** In English: “The format is not right.” */
  | 'INVALID_FORMAT'
  /** In English: “That name is taken. Try another one.” */
  | 'NAME_TAKEN'
  /** In English: “A name can hold letters, digits, hyphens and underscores.” */
  | 'NAME_INVALID_CHARACTERS'
  /** In English: “That name is reserved. Try another one.” */
  | 'NAME_RESERVED'
  /** In English: “The name or the password is not right, or the e-mail address has not been confirmed yet.” */
  | 'WRONG_CREDENTIALS'
  /** In English: “You have deleted this profile. Nobody sees it, and on … it is erased for good. Until then you can have it back.” */
  | 'PROFILE_WILL_BE_ERASED'
  /** In English: “The password is not right.” */
  | 'WRONG_PASSWORD'
  /** In English: “Write the password you chose when you signed up.” */
  | 'PASSWORD_REQUIRED'
  /** In English: “That password is easy to guess. Make it longer, for instance with a few random words.” */
  | 'PASSWORD_TOO_WEAK'
  /** In English: “Leave your profile name and e-mail address out of the password.” */
  | 'PASSWORD_CONTAINS_NAME'
  /** In English: “You must be at least 18 to join.” */
  | 'UNDER_AGE'
  /** In English: “That date does not exist.” */
  | 'INVALID_DATE'
  /** In English: “We do not know that postcode.” */
  | 'UNKNOWN_ZIP_CODE'
  /** In English: “We need your explicit consent before we may store this.” */
  | 'CONSENT_REQUIRED'
  /** In English: “Accept the terms to go on.” */
  | 'TERMS_REQUIRED'
  /** In English: “We do not know this push service, so nothing can be sent to this browser.” */
  | 'PUSH_SERVICE_UNKNOWN'
  /** In English: “The browser gave a key that cannot be used.” */
  | 'PUSH_KEY_INVALID'
  /** In English: “The link has expired. Ask for a new one.” */
  | 'LINK_EXPIRED'
  /** In English: “The link does not work. Check that you copied all of it, or ask for a new one.” */
  | 'LINK_INVALID'
  /** In English: “That is already your e-mail address.” */
  | 'EMAIL_UNCHANGED'
  /** In English: “The file is too large. It can be at most … MB.” */
  | 'FILE_TOO_LARGE'
  /** In English: “We cannot take that kind of file here.” */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** In English: “We could not read the file. It may be damaged.” */
  | 'FILE_UNREADABLE'
  /** In English: “The picture is too small to look good. Choose a larger one.” */
  | 'PICTURE_TOO_SMALL'
  /** In English: “The picture has too many pixels. Choose a smaller one.” */
  | 'PICTURE_TOO_LARGE'
  /** In English: “The picture is too long and narrow. Crop it, and try again.” */
  | 'PICTURE_TOO_NARROW'
  /** In English: “This picture is not ready to be shown, so it cannot be the face of your profile. Choose another one.” */
  | 'PICTURE_NOT_READY'
  /** In English: “Only pictures can be uploaded here.” */
  | 'VIDEO_NOT_ALLOWED'
  /** In English: “We cannot read HEIC pictures here. Save the picture as a JPEG and try again.” */
  | 'HEIC_NOT_READABLE'
  /** In English: “Videos belong in albums. Choose an album for it.” */
  | 'VIDEO_NEEDS_ALBUM'
  /** In English: “The section is too small to look good. Choose a larger one.” */
  | 'CROP_TOO_SMALL'
  /** In English: “You have … profile pictures already. Delete or move one to make room.” */
  | 'TOO_MANY_PROFILE_PICTURES'
  /** In English: “You have … albums already. Delete one to make room.” */
  | 'TOO_MANY_ALBUMS'
  /** In English: “The album is full: it holds … pictures and videos. Choose another album.” */
  | 'ALBUM_FULL'
  /** In English: “Your file archive is full: it holds … pictures. Delete some to make room.” */
  | 'FILE_ARCHIVE_FULL'
  /** In English: “Your profile is full: it holds … pictures and videos. Delete some to make room.” */
  | 'TOO_MANY_MEDIA'
  /** In English: “This can only be chosen on the dark site.” */
  | 'DARK_SITES_ONLY'
  /** In English: “The setting was not saved, because its value is of another kind.” */
  | 'CONFIG_TYPE_MISMATCH'
  /** In English: “This no longer exists.” */
  | 'UNKNOWN_ITEM'
  /** In English: “This has already been used.” */
  | 'ALREADY_USED'
  /** In English: “Check the height, in whole centimetres.” */
  | 'HEIGHT_OUT_OF_RANGE'
  /** In English: “Check the weight, in whole kilograms.” */
  | 'WEIGHT_OUT_OF_RANGE'
  /** In English: “You have saved … searches already. Delete one to make room.” */
  | 'TOO_MANY_SAVED_SEARCHES'
  /** In English: “The value is outside what can be chosen.” */
  | 'OUT_OF_RANGE'
  /** In English: “That is your own profile. Choose another one.” */
  | 'OWN_PROFILE'
  /** In English: “This is your own. You can change or delete it yourself.” */
  | 'OWN_CONTENT'
  /** In English: “This profile belongs to our staff and cannot be blocked. Write to support if something is wrong.” */
  | 'CANNOT_BLOCK_STAFF'
  /** In English: “You are acting as somebody else. Go back to your own profile first.” */
  | 'ACTING_AS_OTHER'
  /** In English: “This profile belongs to a colleague whose role is not below your own. You cannot act as it.” */
  | 'CANNOT_ACT_AS_STAFF'
  /** In English: “You have … tags already. Use one of them, or remove one.” */
  | 'TOO_MANY_TAGS'
  /** In English: “This has been decided already.” */
  | 'ALREADY_DECIDED'
  /** In English: “Only what is written in blogs can get someone shut out of blogs.” */
  | 'BLOG_BAN_ONLY'
  /** In English: “Comments are closed here.” */
  | 'COMMENTS_CLOSED'
  /** In English: “The contest has ended.” */
  | 'CONTEST_CLOSED'
  /** In English: “Your profile has been validated, so the birthday stands. Write to us if it is wrong.” */
  | 'BIRTHDAY_VALIDATED'
  /** In English: “A birthday can be corrected once a year. Write to us if it is still wrong.” */
  | 'BIRTHDAY_CHANGED'
  /** In English: “The profile is of that kind already.” */
  | 'PROFILE_TYPE_UNCHANGED'
  /** In English: “Only the profile of a couple can do that.” */
  | 'COUPLE_NEEDED'
  /** In English: “There is a relation between you already, or one of you has asked.” */
  | 'RELATION_EXISTS'
  /** In English: “There is a connection between you already, or one of you has asked.” */
  | 'BOND_EXISTS'
  /** In English: “The highest age has to be at least as high as the lowest.” */
  | 'AGE_RANGE'
  /** In English: “This has since been saved in another window. Look at what is there now before you save yours.” */
  | 'EDIT_CONFLICT'
  /** In English: “Your readers cannot see one of the pictures or videos. Choose one that you show to everyone, or upload it here.” */
  | 'MEDIA_NOT_OPEN'
  /** In English: “You have … drafts already. Publish or delete some to make room.” */
  | 'TOO_MANY_DRAFTS'
  /** In English: “This is your own post. You can neither follow nor hide it.” */
  | 'OWN_ENTRY'
  /** In English: “There is too much formatting in the text. Remove some of it, or paste the text without it.” */
  | 'TOO_MUCH_FORMATTING'
  /** In English: “A text has room for … pictures and videos. Remove some to make room.” */
  | 'TOO_MANY_MEDIA_IN_TEXT'
  /** In English: “Nobody reads answers to this conversation. Write to support if you need us.” */
  | 'NO_REPLY'
  /** In English: “This profile is not here any more, or is locked, so it cannot be written to.” */
  | 'RECIPIENT_GONE'
  /** In English: “Everyone else has left this group chat.” */
  | 'NOBODY_LEFT'
  /** In English: “You have pinned … conversations already. Unpin one to make room.” */
  | 'TOO_MANY_PINNED'
  /** In English: “A video call takes two who both allow it. Switch video calls on, and ask the other to do the same.” */
  | 'VIDEO_CALLS_OFF'
  /** In English: “Video calls are for two, so they belong in a conversation with one other.” */
  | 'BETWEEN_TWO_ONLY'
  /** In English: “A group chat has room for …. Leave some of them out.” */
  | 'GROUP_CHAT_FULL'
  /** In English: “This lodge takes members in on request. Ask to join, or be invited.” */
  | 'LODGE_NEEDS_APPROVAL'
  /** In English: “This lodge is open to all. You can join at once.” */
  | 'LODGE_OPEN_TO_ALL'
  /** In English: “Your last request was declined. You can ask again on ….” */
  | 'REQUEST_TOO_EARLY'
  /** In English: “You are in this lodge already.” */
  | 'ALREADY_MEMBER'
  /** In English: “You own this lodge. Pass it on or release it before you leave.” */
  | 'OWNER_CANNOT_LEAVE'
  /** In English: “Only someone with a higher role in the lodge can do that.” */
  | 'OUTRANKED'
  /** In English: “This profile is blocked in the lodge. Unblock it before you invite it.” */
  | 'LODGE_HAS_BLOCKED'
  /** In English: “This profile has turned an invitation down. It can still join by itself.” */
  | 'INVITATION_REJECTED'
  /** In English: “This lodge has an owner already.” */
  | 'LODGE_HAS_OWNER'
  /** In English: “Others with a higher role may take the lodge first. From … on any member can.” */
  | 'OWNERSHIP_NOT_OPEN'
  /** In English: “Whoever owns a lodge is always shown in it.” */
  | 'OWNER_IS_SHOWN'
  /** In English: “The leaders of the lodge write here first. Then you can answer.” */
  | 'NOTHING_TO_ANSWER'
  /** In English: “There are … categories already. Delete one to make room.” */
  | 'TOO_MANY_CATEGORIES'
  /** In English: “The last category stays, since topics need a place.” */
  | 'LAST_CATEGORY'
  /** In English: “… topics are pinned already. Unpin one to make room.” */
  | 'TOO_MANY_PINNED_ENTRIES'
  /** In English: “Choose a time that has not passed.” */
  | 'MEETUP_IN_PAST'
  /** In English: “Choose a day within the next year.” */
  | 'MEETUP_TOO_FAR_AHEAD'
  /** In English: “It has to end after it begins.” */
  | 'END_BEFORE_BEGIN'
  /** In English: “A meetup lasts at most … days.” */
  | 'MEETUP_TOO_LONG'
  /** In English: “The clocks go forward that night, so that time does not exist. Choose another one.” */
  | 'NO_SUCH_TIME'
  /** In English: “The meetup has begun, so signing up is closed.” */
  | 'MEETUP_BEGUN'
  /** In English: “The meetup is cancelled.” */
  | 'MEETUP_CANCELLED'
  /** In English: “This meetup has no places for you.” */
  | 'NO_PLACES_FOR_GENDER'
  /** In English: “Others have added pictures or videos to this album. Only the leaders of the lodge can delete it.” */
  | 'ALBUM_HAS_OTHERS_MEDIA'
  /** In English: “The lodge has … albums already. Delete one to make room.” */
  | 'TOO_MANY_LODGE_ALBUMS'
  /** In English: “You have … pictures and videos in lodges already. Delete some to make room.” */
  | 'TOO_MANY_LODGE_MEDIA'
  /** In English: “We cannot reach the payment service right now. Nothing was charged. Try again in a few minutes.” */
  | 'PAYMENT_UNAVAILABLE'
  /** In English: “You have a membership that renews itself already.” */
  | 'ALREADY_SUBSCRIBED'
  /** In English: “You are a member already.” */
  | 'ALREADY_PAYING'
  /** In English: “This offer has ended, or you have used it.” */
  | 'OFFER_ENDED'
  /** In English: “There is no membership that renews itself.” */
  | 'NOT_SUBSCRIBED'
  /** In English: “The paid time has ended. Buy a membership to come back.” */
  | 'NOT_REACTIVATABLE'
  /** In English: “You can no longer withdraw from this purchase.” */
  | 'WITHDRAWAL_ENDED'
  /** In English: “There is no birthday within the next week.” */
  | 'NO_BIRTHDAY'
  /** In English: “The amount or the currency is not that of the order.” */
  | 'WRONG_AMOUNT'
  /** In English: “A colleague is working on this ticket. Try again in a while, or take the next one.” */
  | 'TICKET_TAKEN'
  /** In English: “Take the ticket before you answer. Whoever took it has held it long enough.” */
  | 'TICKET_NOT_TAKEN'
  /** In English: “You can rate the help once support has answered.” */
  | 'TICKET_NOT_ANSWERED'
  /** In English: “Only tickets of the same person can be merged.” */
  | 'TICKETS_OF_OTHERS'
  /** In English: “You have … kinks already. Take some off to make room.” */
  | 'TOO_MANY_KINKS'
  /** In English: “Add a profile picture first.” */
  | 'PICTURE_NEEDED'
  /** In English: “Confirm your e-mail address first.” */
  | 'EMAIL_NOT_CONFIRMED'
  /** In English: “This cannot be done with your application any more. Reload the page to see where it stands.” */
  | 'APPLICATION_NOT_OPEN'
  /** In English: “You can apply again on ….” */
  | 'APPLICATION_TOO_EARLY'
  /** A reason that has no code of its own. */
  | 'OTHER'

/** What `sendHeartbeat` takes. */
export type SendHeartbeatInput = {
  /** The version that the client runs, as `Site.version` gave it when it loaded. */
  version: Scalars['String']['input']
}

/** What `sendHeartbeat` gives back. */
export type SendHeartbeatPayload = {
  __typename?: 'SendHeartbeatPayload'
  /** False: load the next page anew. */
  isUpToDate?: Maybe<Scalars['Boolean']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { DarkApplicationStatus }

/** What a member must have before they can apply. */
export type DarkRequirement =
  /** A profile picture. */
  | 'PICTURE'
  /** A confirmed e-mail address. */
  | 'EMAIL'
  /** The validation that is asked for. */
  | 'VALIDATION'

/** Where a member stands with the dark sites. */
export type DarkAdmission = {
  __typename?: 'DarkAdmission'
  /** APPROVED: let in; null for who has not applied. */
  darkStatus?: Maybe<DarkStatus>
  /** The status of the latest application; null where there is none. */
  status?: Maybe<DarkApplicationStatus>
  /** The time of the latest application. */
  appliedAt?: Maybe<Scalars['DateTime']['output']>
  /** The time of the staff's last answer. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>
  /** What the staff answered. */
  reason?: Maybe<Scalars['String']['output']>
  /** After a decline: when the member may apply again. */
  againFrom?: Maybe<Scalars['DateTime']['output']>
  /** What the member must do before they can apply. */
  missing: Array<DarkRequirement>
}

/** What a member has written for the dark sites. */
export type DarkProfile = {
  __typename?: 'DarkProfile'
  /** One line. */
  headline?: Maybe<Scalars['String']['output']>
  /** Sanitised HTML. */
  text: Scalars['String']['output']
  /** What the member looks for; empty: what the main profile says. */
  lookingFor: Array<LookingFor>
  /** The texts of the main sites stand where there are none here. */
  hasMainTexts: Scalars['Boolean']['output']
  /** The persons with their roles. */
  persons: Array<DarkPerson>
}

/** A person with a role. */
export type DarkPerson = {
  __typename?: 'DarkPerson'
  /** Who. */
  person: Person
  /** The preferred role. */
  dominance?: Maybe<Dominance>
}

/** An application as staff see it. The dark sites show the profile itself only once it is let in. */
export type DarkApplication = {
  __typename?: 'DarkApplication'
  /** The global id of the profile, for `decideDarkApplication`. */
  profileId: Scalars['ID']['output']
  /** The name that the profile chose. */
  name: Scalars['String']['output']
  /** One person or two. */
  profileType: ProfileType
  /** COUPLE for a couple. */
  gender: Gender
  /** The ages of its persons. */
  ages: Array<Scalars['Int']['output']>
  /** Where the profile lives. */
  area: Area
  /** The face of the profile. */
  picture?: Maybe<Picture>
  /** Proven to be a real adult. */
  isValidated: Scalars['Boolean']['output']
  /** The time when the profile was made. */
  createdAt: Scalars['DateTime']['output']
  /** Why they want in. */
  text: Scalars['String']['output']
  /** The time of the application. */
  appliedAt: Scalars['DateTime']['output']
  /** How many earlier ones were declined. */
  timesDeclined: Scalars['Int']['output']
}

/** A page of a list. No call counts all of its items. */
export type DarkApplicationConnection = {
  __typename?: 'DarkApplicationConnection'
  /** The items of this page. */
  edges: Array<DarkApplicationEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type DarkApplicationEdge = {
  __typename?: 'DarkApplicationEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: DarkApplication
}

/** What `applyForDark` takes. */
export type ApplyForDarkInput = {
  /** Why, and what they look for there: 20 to 2,000 characters. */
  text: Scalars['String']['input']
}

/** What `applyForDark` gives back. */
export type ApplyForDarkPayload = {
  __typename?: 'ApplyForDarkPayload'
  /** Where the viewer stands afterwards. */
  admission?: Maybe<DarkAdmission>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `applyForDarkAgain` takes. */
export type ApplyForDarkAgainInput = {
  /** The answer, or why again: 20 to 2,000 characters. */
  text: Scalars['String']['input']
}

/** What `applyForDarkAgain` gives back. */
export type ApplyForDarkAgainPayload = {
  __typename?: 'ApplyForDarkAgainPayload'
  /** Where the viewer stands afterwards. */
  admission?: Maybe<DarkAdmission>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteDarkProfile` takes. */
export type DeleteDarkProfileInput = {
  /** The present password. */
  password: Scalars['String']['input']
}

/** What `deleteDarkProfile` gives back. */
export type DeleteDarkProfilePayload = {
  __typename?: 'DeleteDarkProfilePayload'
  /** Where the viewer stands afterwards. */
  admission?: Maybe<DarkAdmission>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `updateDarkProfile` takes. */
export type UpdateDarkProfileInput = {
  /** One line of at most 120 characters; null for none. */
  headline?: InputMaybe<Scalars['String']['input']>
  /** HTML, sanitised when it is saved. */
  text: Scalars['String']['input']
}

/** What `updateDarkProfile` gives back. */
export type UpdateDarkProfilePayload = {
  __typename?: 'UpdateDarkProfilePayload'
  /** The dark profile afterwards. */
  darkProfile?: Maybe<DarkProfile>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** The role of a person. */
export type DarkPersonInput = {
  /** The global id of the person. */
  personId: Scalars['ID']['input']
  /** Null for none. */
  dominance?: InputMaybe<Dominance>
}

/** What `saveDarkInformation` takes. */
export type SaveDarkInformationInput = {
  /** What the viewer looks for; empty: what the main profile says. */
  lookingFor?: InputMaybe<Array<LookingFor>>
  /** Show the texts of the main sites where there are none here. */
  hasMainTexts?: InputMaybe<Scalars['Boolean']['input']>
  /** Those whose role changes. */
  persons?: InputMaybe<Array<DarkPersonInput>>
}

/** What `saveDarkInformation` gives back. */
export type SaveDarkInformationPayload = {
  __typename?: 'SaveDarkInformationPayload'
  /** The dark profile afterwards. */
  darkProfile?: Maybe<DarkProfile>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { DarkDecision }

/** What `decideDarkApplication` takes. */
export type DecideDarkApplicationInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
  /** The decision. */
  decision: DarkDecision
  /** For the member, at most 1,000 characters; needed except to approve. */
  reason?: InputMaybe<Scalars['String']['input']>
}

/** What `decideDarkApplication` gives back. */
export type DecideDarkApplicationPayload = {
  __typename?: 'DecideDarkApplicationPayload'
  /** The global id of the profile whose application waits no longer. */
  profileId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** How discreet the dark sites are for a member. */
export type Discretion = {
  __typename?: 'Discretion'
  /** Title and icon of the tab say nothing of the site. */
  hasDiscreetTab: Scalars['Boolean']['output']
  /** Pictures are blurred until they are tapped. */
  hasBlurredPictures: Scalars['Boolean']['output']
  /** Away for so many minutes, the member has to log in again; null: never. */
  awayMinutes?: Maybe<Scalars['Int']['output']>
}

/** What `saveDiscretion` takes. */
export type SaveDiscretionInput = {
  /** Title and icon of the tab say nothing of the site. */
  hasDiscreetTab: Scalars['Boolean']['input']
  /** Pictures are blurred until they are tapped. */
  hasBlurredPictures: Scalars['Boolean']['input']
  /** 1 to 240; null: never ask. */
  awayMinutes?: InputMaybe<Scalars['Int']['input']>
}

/** What `saveDiscretion` gives back. */
export type SaveDiscretionPayload = {
  __typename?: 'SaveDiscretionPayload'
  /** The choice afterwards. */
  discretion?: Maybe<Discretion>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** A group of members, with what is in it. */
export type Lodge = Node & {
  __typename?: 'Lodge'
  /** The categories of its debates, in the leaders' order; null when the debates are not for this viewer. */
  debateCategories?: Maybe<Array<DebateCategory>>
  /** The topics of its debates, pinned ones first; null when the debates are not for this viewer. */
  debateEntries?: Maybe<DebateEntryConnection>
  /** The viewer's topics that are not published yet, the last begun first. */
  viewerDebateDrafts?: Maybe<DebateEntryConnection>
  /** Its albums, newest first; null when they are not for this viewer. */
  albums?: Maybe<LodgeAlbumConnection>
  /**
   * The pictures and videos that wait to be accepted, those that wait longest first. For those who accept media; null for
   * others.
   */
  waitingMedia?: Maybe<MediaConnection>
  /** The number of pictures and videos that wait. For those who accept media; null for others. */
  waitingMediaCount?: Maybe<Scalars['Int']['output']>
  /** The members whom the viewer may see; outside the lodge null unless it shows them. */
  members?: Maybe<LodgeMembershipConnection>
  /** The members with the notes on them. For leaders. */
  managedMembers?: Maybe<LodgeMemberManagementConnection>
  /** The requests that wait, those that wait longest first. For leaders. */
  requests?: Maybe<LodgeMembershipConnection>
  /** The number of requests that wait. For leaders; null for others. */
  requestCount?: Maybe<Scalars['Int']['output']>
  /** The invitations that wait, latest first. For leaders. */
  invitations?: Maybe<LodgeMembershipConnection>
  /** The blocked profiles, last blocked first. For leaders. */
  blockedProfiles?: Maybe<LodgeMembershipConnection>
  /** The membership log, latest first. For leaders. */
  activities?: Maybe<LodgeActivityConnection>
  /** The viewer's own membership, request or invitation; null where there is none. */
  viewerMembership?: Maybe<LodgeMembership>
  /** Whether other members, and the viewer's own page, show the viewer's membership. For members; null for others. */
  viewerIsVisible?: Maybe<Scalars['Boolean']['output']>
  /** How the viewer is notified of the lodge. For members; null for others. */
  notificationSettings?: Maybe<LodgeNotificationSettings>
  /** The conversation of all members, in which the leaders write first; null until a second profile has come in, and outside. */
  conversation?: Maybe<Conversation>
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Unique on the sites of its kind and country. */
  name: Scalars['String']['output']
  /** The first words of the description, plain, about 280 characters. */
  excerpt: Scalars['String']['output']
  /** The description: sanitised HTML. */
  html?: Maybe<Scalars['HTML']['output']>
  /** Plain, one rule a line; empty where there are none. */
  rules?: Maybe<Scalars['String']['output']>
  /** Null without one, or where the viewer may not see it. */
  cover?: Maybe<Media>
  /** Null on the dark sites. */
  category?: Maybe<LodgeCategory>
  /** Empty on the main sites. */
  kinks: Array<Kink>
  /** Words that say what it is about. */
  tags: Array<LodgeTag>
  /** Where it meets; null for the whole country. */
  place?: Maybe<Area>
  /** Kilometres from the viewer, both places snapped to a grid first; null without a place. */
  distance?: Maybe<Scalars['Int']['output']>
  /** Founded on a dark site, and only to be seen there. */
  isDark: Scalars['Boolean']['output']
  /** How profiles get in. */
  access: LodgeAccess
  /** Null where there is none, or the viewer may not see them. */
  owner?: Maybe<Profile>
  /** Since when nobody owns it; null while somebody does. */
  ownerlessSince?: Maybe<Scalars['DateTime']['output']>
  /** All members, whoever may see them. */
  memberCount: Scalars['Int']['output']
  /** The time of its founding. */
  createdAt: Scalars['DateTime']['output']
  /** The last time that something happened in it. */
  activeAt: Scalars['DateTime']['output']
  /** The last change of its front; null if never. */
  editedAt?: Maybe<Scalars['DateTime']['output']>
  /** Everybody may read the debates. */
  hasPublicDebates: Scalars['Boolean']['output']
  /** Everybody may see the calendar. */
  hasPublicMeetups: Scalars['Boolean']['output']
  /** Everybody may see the albums. */
  hasPublicMedia: Scalars['Boolean']['output']
  /** Everybody may see the members. */
  hasPublicMembers: Scalars['Boolean']['output']
  /** Who may start topics. */
  debateAudience?: Maybe<LodgeAudience>
  /** Who may plan meetups. */
  meetupAudience?: Maybe<LodgeAudience>
  /** Who may make albums. */
  albumAudience?: Maybe<LodgeAudience>
  /** Pictures and videos wait until a leader accepts them. */
  hasMediaApproval?: Maybe<Scalars['Boolean']['output']>
  /** Grows with every change of its front. */
  revision?: Maybe<Scalars['Int']['output']>
  /** The viewer's role; null for none. */
  viewerRole?: Maybe<LodgeRole>
  /** The viewer's request to come in; null for none. */
  viewerRequestStatus?: Maybe<LodgeRequestStatus>
  /** The invitation that the viewer has; null for none. */
  viewerInvitationStatus?: Maybe<LodgeInvitationStatus>
  /** The viewer's last visit as a member; null if never. */
  viewerVisitedAt?: Maybe<Scalars['DateTime']['output']>
  /** Members that came in since the viewer's last visit; 100 at most, 0 outside the lodge. */
  newMemberCount: Scalars['Int']['output']
  /** Topics of others since the viewer's last visit; 100 at most, 0 outside the lodge. */
  newDebateEntryCount: Scalars['Int']['output']
  /** Meetups that others have planned since the viewer's last visit; 100 at most, 0 outside the lodge. */
  newMeetupCount: Scalars['Int']['output']
  /** Pictures and videos of others since the viewer's last visit; 100 at most, 0 outside the lodge. */
  newMediaCount: Scalars['Int']['output']
  /** See what the lodge shows to members only. */
  viewerCanSeeInside: Scalars['Boolean']['output']
  /** Comment, like, follow, sign up for meetups. */
  viewerCanTakePart: Scalars['Boolean']['output']
  /** Start a topic of debate, for members who pay. */
  viewerCanStartTopic: Scalars['Boolean']['output']
  /** Plan a meetup. */
  viewerCanCreateMeetup: Scalars['Boolean']['output']
  /** Make an album. */
  viewerCanCreateAlbum: Scalars['Boolean']['output']
  /** Add pictures and videos to albums. */
  viewerCanAddMedia: Scalars['Boolean']['output']
  /** Leave the lodge. */
  viewerCanLeave: Scalars['Boolean']['output']
  /** Invite others. */
  viewerCanInvite: Scalars['Boolean']['output']
  /** Write to all members at once. */
  viewerCanAnnounce: Scalars['Boolean']['output']
  /** Look after the members. */
  viewerCanManageMembers: Scalars['Boolean']['output']
  /** Approve and decline requests to come in. */
  viewerCanDecideRequests: Scalars['Boolean']['output']
  /** Shut profiles out, and let them in again. */
  viewerCanBlockProfiles: Scalars['Boolean']['output']
  /** Accept and reject media that wait. */
  viewerCanAcceptMedia: Scalars['Boolean']['output']
  /** Change and delete the media and albums of others. */
  viewerCanManageMedia: Scalars['Boolean']['output']
  /** Make, change, sort and delete the categories of debates. */
  viewerCanManageCategories: Scalars['Boolean']['output']
  /** Lock, pin, move and delete the topics and comments of others. */
  viewerCanModerateDebates: Scalars['Boolean']['output']
  /** Change and cancel the meetups of others. */
  viewerCanManageMeetups: Scalars['Boolean']['output']
  /** Change the front of the lodge and its settings. */
  viewerCanEditLodge: Scalars['Boolean']['output']
  /** Make assistants, and take the role from them. */
  viewerCanSetAssistants: Scalars['Boolean']['output']
  /** Make co-owners, and take the role from them. */
  viewerCanSetCoOwners: Scalars['Boolean']['output']
  /** Give the lodge to another member. */
  viewerCanPassOwnership: Scalars['Boolean']['output']
  /** Give the lodge up, for others to take. */
  viewerCanReleaseOwnership: Scalars['Boolean']['output']
  /** Delete the lodge. */
  viewerCanDeleteLodge: Scalars['Boolean']['output']
  /** Its meetups by their beginning, those that last included; null when the calendar is not for this viewer. */
  meetups?: Maybe<MeetupConnection>
  /** The meetups of a day, also those that began before it; null when the calendar is not for this viewer. */
  meetupsOn?: Maybe<MeetupConnection>
  /** A month of its calendar; null when the calendar is not for this viewer. */
  meetupMonth?: Maybe<MeetupMonth>
}

/** A group of members, with what is in it. */
export type LodgeDebateEntriesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>
  order?: DebateEntryOrder
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeViewerDebateDraftsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeAlbumsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeWaitingMediaArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeMembersArgs = {
  order?: LodgeMemberSort
  name?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeManagedMembersArgs = {
  order?: LodgeMemberSort
  name?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeRequestsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeInvitationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeBlockedProfilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeActivitiesArgs = {
  profileId?: InputMaybe<Scalars['ID']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeMeetupsArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>
  to?: InputMaybe<Scalars['LocalDate']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeMeetupsOnArgs = {
  day: Scalars['LocalDate']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A group of members, with what is in it. */
export type LodgeMeetupMonthArgs = {
  day: Scalars['LocalDate']['input']
}

/** The order of topics behind the pinned ones. */
export type DebateEntryOrder =
  /** The last published first. */
  | 'NEWEST'
  /** The last commented on first. */
  | 'LATEST_COMMENT'

export type { DebateEntryStatus }

/** A category of a lodge's debates. */
export type DebateCategory = Node & {
  __typename?: 'DebateCategory'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Unique in the lodge. */
  name: Scalars['String']['output']
  /** Plain; may be empty. */
  description: Scalars['String']['output']
  /** Topics that the viewer may see. */
  entryCount: Scalars['Int']['output']
  /** Topics with something new for the viewer, 100 at most; 0 outside the lodge. */
  newEntryCount: Scalars['Int']['output']
  /** The last topic that the viewer may see; null where there is none. */
  latestEntry?: Maybe<DebateEntry>
  /** Its topics, pinned ones first. */
  entries?: Maybe<DebateEntryConnection>
  /** The lodge; null when it is gone or not for this viewer. */
  lodge?: Maybe<Lodge>
}

/** A category of a lodge's debates. */
export type DebateCategoryEntriesArgs = {
  order?: DebateEntryOrder
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A topic of a lodge's debates. */
export type DebateEntry = Node &
  Likable &
  Reportable &
  Commentable &
  Followable & {
    __typename?: 'DebateEntry'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The lodge; null when it is gone or not for this viewer. */
    lodge?: Maybe<Lodge>
    /** The category; null when it is gone or not for this viewer. */
    category?: Maybe<DebateCategory>
    /** The author. */
    author: Profile
    /** Of a draft that has none yet: empty. */
    title: Scalars['String']['output']
    /** The first words, plain, about 280 characters. */
    excerpt: Scalars['String']['output']
    /**
     * Sanitised HTML. A media item stands as `<img data-media-id="7" alt="…">`, whose addresses `media` gives by `legacyId`; a
     * video of another site as `<div data-video="youtube:…">` or `vimeo:…`.
     */
    html?: Maybe<Scalars['HTML']['output']>
    /** The media of the text that the viewer may see. */
    media?: Maybe<Array<Media>>
    /** DRAFT only for the viewer's own. */
    status: DebateEntryStatus
    /** Nobody can comment any longer. */
    isLocked: Scalars['Boolean']['output']
    /** It stands before all others in lists. */
    isPinned: Scalars['Boolean']['output']
    /** Null for a draft. */
    publishedAt?: Maybe<Scalars['DateTime']['output']>
    /** The last change of the published text; null if never. */
    editedAt?: Maybe<Scalars['DateTime']['output']>
    /** The time of the last comment that the viewer may see. */
    lastCommentAt?: Maybe<Scalars['DateTime']['output']>
    /** The opposite of `isLocked`. */
    hasCommentsEnabled: Scalars['Boolean']['output']
    /** Comments that the viewer may see, 1,000 at most. */
    commentCount: Scalars['Int']['output']
    /** Oldest first: in two layers those of the first, each with its answers; else all of them. */
    comments?: Maybe<CommentConnection>
    /** The time of the viewer's last visit; null if never. */
    viewerReadAt?: Maybe<Scalars['DateTime']['output']>
    /** Another's, which the viewer has not read, of the last 30 days in the lodge; never outside it. */
    isNew: Scalars['Boolean']['output']
    /**
     * Comments of others since the viewer last read it, within the last 30 days in the lodge; 100 at most, 0 outside the
     * lodge.
     */
    newCommentCount: Scalars['Int']['output']
    /** Whether the viewer follows it. */
    viewerIsFollowing: Scalars['Boolean']['output']
    /** The viewer may go on writing it: it is theirs, in a lodge that they are in. */
    viewerCanEdit: Scalars['Boolean']['output']
    /** The viewer may delete it: it is theirs, or they moderate the debates. */
    viewerCanDelete: Scalars['Boolean']['output']
    /** The viewer may lock and pin it. */
    viewerCanModerate: Scalars['Boolean']['output']
    /** The viewer may move it to another category: it is theirs, or they moderate the debates. */
    viewerCanMove: Scalars['Boolean']['output']
    /** For its author: it was changed, and that is not published yet. */
    hasUnpublishedChanges: Scalars['Boolean']['output']
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** The profiles that like it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** The number of likes of deleted profiles. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
  }

/** A topic of a lodge's debates. */
export type DebateEntryCommentsArgs = {
  layered?: Scalars['Boolean']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A topic of a lodge's debates. */
export type DebateEntryLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type DebateEntryConnection = {
  __typename?: 'DebateEntryConnection'
  /** The items of this page. */
  edges: Array<DebateEntryEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type DebateEntryEdge = {
  __typename?: 'DebateEntryEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: DebateEntry
}

/** A comment on a topic of a lodge's debates. */
export type DebateComment = Node &
  Comment &
  Likable &
  Reportable & {
    __typename?: 'DebateComment'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic that it stands under; null when it is not for this viewer. */
    entry?: Maybe<DebateEntry>
    /** The author; null where only a placeholder is left. */
    author?: Maybe<Profile>
    /** Plain text with line breaks; a mention stands as `@` and the name. */
    text: Scalars['String']['output']
    /** The profiles that the text mentions, as far as the viewer may see them. */
    mentions: Array<Mention>
    /** The time of writing. */
    createdAt: Scalars['DateTime']['output']
    /** The time of its author's last change; null if never. */
    editedAt?: Maybe<Scalars['DateTime']['output']>
    /** It was deleted while others had answered it: an empty place holds the answers together. */
    isDeleted: Scalars['Boolean']['output']
    /** The viewer may change it: it is theirs. */
    viewerCanEdit: Scalars['Boolean']['output']
    /** The viewer may delete it: it is theirs, or stands under what they wrote or moderate. */
    viewerCanDelete: Scalars['Boolean']['output']
    /** The id of the comment that it answers; null in the first layer. */
    parentId?: Maybe<Scalars['ID']['output']>
    /** Answers that the viewer may see; 0 for an answer. */
    replyCount: Scalars['Int']['output']
    /** In two layers the first 100 answers, oldest first; else none. */
    replies: Array<DebateComment>
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** The profiles that like it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** The number of likes of deleted profiles. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
  }

/** A comment on a topic of a lodge's debates. */
export type DebateCommentLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Leads to a topic of a lodge's debates, or to a comment on it: LIKE, DEBATE_COMMENT and the like. */
export type DebateNotification = Notification &
  Node & {
    __typename?: 'DebateNotification'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic. */
    topic: NotificationTopic
    /** The profile that caused it. */
    actor: Profile
    /** The time of the event. */
    createdAt: Scalars['DateTime']['output']
    /** The viewer has read it. */
    isRead: Scalars['Boolean']['output']
    /** The global id of the topic; never null, but typed as in `BlogNotification`, so that one document can select both. */
    entryId?: Maybe<Scalars['ID']['output']>
    /** The topic; null when it is gone or not for this viewer. */
    entry?: Maybe<DebateEntry>
    /** Its title. */
    title?: Maybe<Scalars['String']['output']>
    /** The global id of the comment; null where it is about the topic. */
    commentId?: Maybe<Scalars['ID']['output']>
    /** The comment; null when it is gone or not for this viewer. */
    comment?: Maybe<DebateComment>
    /** The first words of the comment. */
    excerpt?: Maybe<Scalars['String']['output']>
  }

/** A topic as its author goes on writing it. */
export type DebateDraft = Node & {
  __typename?: 'DebateDraft'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number in its address, the same as that of its topic. */
  legacyId: Scalars['Int']['output']
  /** The global id of its `DebateEntry`. */
  entryId: Scalars['ID']['output']
  /** The lodge; null when it is gone or not for this viewer. */
  lodge?: Maybe<Lodge>
  /** The global id of the category where it stands once it is published. */
  categoryId: Scalars['ID']['output']
  /** Empty where there is none yet. */
  title: Scalars['String']['output']
  /** As `DebateEntry.html` has it. */
  html: Scalars['HTML']['output']
  /** The media of the text. */
  media: Array<Media>
  /** Whether it was ever published. */
  status: DebateEntryStatus
  /** Whether this draft differs from the published topic. */
  hasUnpublishedChanges: Scalars['Boolean']['output']
  /** Grows with every save: give it back with the next one. */
  revision: Scalars['Int']['output']
  /** The time of the last save. */
  savedAt: Scalars['DateTime']['output']
}

/** The result of a save. */
export type SavedDebateEntry = {
  __typename?: 'SavedDebateEntry'
  /** The global id of its `DebateEntry`. */
  entryId: Scalars['ID']['output']
  /** For the next save. */
  revision: Scalars['Int']['output']
  /** The time of the save. */
  savedAt: Scalars['DateTime']['output']
  /** Whether it was ever published. */
  status: DebateEntryStatus
}

/** What `createDebateEntry` takes. */
export type CreateDebateEntryInput = {
  /** The id of the lodge. */
  lodgeId: Scalars['ID']['input']
  /** The id of one of its categories. */
  categoryId: Scalars['ID']['input']
  /** A UUID made by the client: the same again makes no second topic. */
  key?: InputMaybe<Scalars['String']['input']>
  /** At most 120 characters; not empty to be published. */
  title: Scalars['String']['input']
  /**
   * At most 30,000 characters of text, 100 pictures and videos, and 10,000 tags as it is sent. What may not be in it is taken
   * out.
   */
  html: Scalars['HTML']['input']
  /** Else it is kept for the viewer alone. */
  publish: Scalars['Boolean']['input']
}

/** What `createDebateEntry` gives back. */
export type CreateDebateEntryPayload = {
  __typename?: 'CreateDebateEntryPayload'
  /** The result. */
  saved?: Maybe<SavedDebateEntry>
  /** The topic, as it is afterwards. */
  entry?: Maybe<DebateEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `editDebateEntry` takes. */
export type EditDebateEntryInput = {
  /** The id of the topic. */
  id: Scalars['ID']['input']
  /** The revision that the text grew from. */
  revision: Scalars['Int']['input']
  /** Moves the topic when this is published; without it, it stays. */
  categoryId?: InputMaybe<Scalars['ID']['input']>
  /** At most 120 characters; not empty to be published. */
  title: Scalars['String']['input']
  /**
   * At most 30,000 characters of text, 100 pictures and videos, and 10,000 tags as it is sent. What may not be in it is taken
   * out.
   */
  html: Scalars['HTML']['input']
  /** Else it is kept for the viewer alone. */
  publish: Scalars['Boolean']['input']
}

/** What `editDebateEntry` gives back. */
export type EditDebateEntryPayload = {
  __typename?: 'EditDebateEntryPayload'
  /** The result. */
  saved?: Maybe<SavedDebateEntry>
  /** The topic, as it is afterwards. */
  entry?: Maybe<DebateEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `discardDebateEntryChanges` takes. */
export type DiscardDebateEntryChangesInput = {
  /** The id of the topic. */
  id: Scalars['ID']['input']
}

/** What `discardDebateEntryChanges` gives back. */
export type DiscardDebateEntryChangesPayload = {
  __typename?: 'DiscardDebateEntryChangesPayload'
  /** The published version, to continue writing from. */
  draft?: Maybe<DebateDraft>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteDebateEntry` takes. */
export type DeleteDebateEntryInput = {
  /** The id of the topic. */
  id: Scalars['ID']['input']
}

/** What `deleteDebateEntry` gives back. */
export type DeleteDebateEntryPayload = {
  __typename?: 'DeleteDebateEntryPayload'
  /** The id of the topic that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `markDebateEntryAsRead` takes. */
export type MarkDebateEntryAsReadInput = {
  /** The id of the topic. */
  id: Scalars['ID']['input']
}

/** What `markDebateEntryAsRead` gives back. */
export type MarkDebateEntryAsReadPayload = {
  __typename?: 'MarkDebateEntryAsReadPayload'
  /** The topic, as it is afterwards. */
  entry?: Maybe<DebateEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setDebateEntryLocked` takes. */
export type SetDebateEntryLockedInput = {
  /** The id of the topic. */
  id: Scalars['ID']['input']
  /** The wanted state. */
  locked: Scalars['Boolean']['input']
}

/** What `setDebateEntryLocked` gives back. */
export type SetDebateEntryLockedPayload = {
  __typename?: 'SetDebateEntryLockedPayload'
  /** The topic, as it is afterwards. */
  entry?: Maybe<DebateEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setDebateEntryPinned` takes. */
export type SetDebateEntryPinnedInput = {
  /** The id of the topic. */
  id: Scalars['ID']['input']
  /** The wanted state. */
  pinned: Scalars['Boolean']['input']
}

/** What `setDebateEntryPinned` gives back. */
export type SetDebateEntryPinnedPayload = {
  __typename?: 'SetDebateEntryPinnedPayload'
  /** The topic, as it is afterwards. */
  entry?: Maybe<DebateEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `moveDebateEntry` takes. */
export type MoveDebateEntryInput = {
  /** The id of the topic. */
  id: Scalars['ID']['input']
  /** The id of another category of its lodge. */
  categoryId: Scalars['ID']['input']
}

/** What `moveDebateEntry` gives back. */
export type MoveDebateEntryPayload = {
  __typename?: 'MoveDebateEntryPayload'
  /** The topic, as it is afterwards. */
  entry?: Maybe<DebateEntry>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `createDebateCategory` takes. */
export type CreateDebateCategoryInput = {
  /** The id of the lodge. */
  lodgeId: Scalars['ID']['input']
  /** At most 60 characters, unique in the lodge. */
  name: Scalars['String']['input']
  /** At most 300 characters, plain. */
  description?: Scalars['String']['input']
}

/** What `createDebateCategory` gives back. */
export type CreateDebateCategoryPayload = {
  __typename?: 'CreateDebateCategoryPayload'
  /** The new category. */
  category?: Maybe<DebateCategory>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `editDebateCategory` takes. */
export type EditDebateCategoryInput = {
  /** The id of the category. */
  id: Scalars['ID']['input']
  /** At most 60 characters, unique in the lodge. */
  name: Scalars['String']['input']
  /** At most 300 characters, plain. */
  description?: Scalars['String']['input']
}

/** What `editDebateCategory` gives back. */
export type EditDebateCategoryPayload = {
  __typename?: 'EditDebateCategoryPayload'
  /** The category, as it is afterwards. */
  category?: Maybe<DebateCategory>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteDebateCategory` takes. */
export type DeleteDebateCategoryInput = {
  /** The id of the category. */
  id: Scalars['ID']['input']
  /** The id of the category for its topics; without it the first of the others. */
  moveToId?: InputMaybe<Scalars['ID']['input']>
}

/** What `deleteDebateCategory` gives back. */
export type DeleteDebateCategoryPayload = {
  __typename?: 'DeleteDebateCategoryPayload'
  /** The id of the category that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The category that has its topics now. */
  movedTo?: Maybe<DebateCategory>
  /** The lodge, as it is afterwards. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `sortDebateCategories` takes. */
export type SortDebateCategoriesInput = {
  /** The id of the lodge. */
  lodgeId: Scalars['ID']['input']
  /** The ids of all its categories in the wanted order; EDIT_CONFLICT when somebody has added or deleted one since. */
  categoryIds: Array<Scalars['ID']['input']>
}

/** What `sortDebateCategories` gives back. */
export type SortDebateCategoriesPayload = {
  __typename?: 'SortDebateCategoriesPayload'
  /** The categories in their order. */
  categories?: Maybe<Array<DebateCategory>>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** The parts of a profile that its owner can write. */
export type EditableProfile = {
  __typename?: 'EditableProfile'
  /** One line, at most 120 characters. */
  headline?: Maybe<Scalars['String']['output']>
  /** HTML, at most 10,000 characters without the tags. A medium stands as `<img data-media-id="7" alt="…">`. */
  text: Scalars['HTML']['output']
  /** The media of the text. */
  textMedia: Array<Media>
  /** At most 30. */
  matchWords: Array<Scalars['String']['output']>
  /** The global id of the country. */
  countryId: Scalars['ID']['output']
  /** The place of residence. */
  zipCode: Scalars['String']['output']
  /** The place of the zip code. */
  area?: Maybe<Area>
  /** One person, or two for a couple, in their order. */
  persons: Array<EditablePerson>
}

/** A person as their owner writes it. */
export type EditablePerson = {
  __typename?: 'EditablePerson'
  /** The person, as others see them. */
  person: Person
  /** The day of birth. */
  birthday: Scalars['LocalDate']['output']
  /** The facts about the person. */
  facts: PersonFacts
}

export type { NotificationDelivery }

export type { NotificationTopic }

/** The viewer's ways of notification for a topic. */
export type NotificationSetting = {
  __typename?: 'NotificationSetting'
  /** The topic. */
  topic: NotificationTopic
  /** In all of these ways; none: not at all. */
  delivery: Array<NotificationDelivery>
}

/** A role on the dark sites. */
export type DarkPersonRole = {
  __typename?: 'DarkPersonRole'
  /** The role itself. */
  role: Dominance
  /** In the viewer's language. */
  name: Scalars['String']['output']
}

/** Facts about a person. Omitted fields keep their values; null removes height, weight, orientation or role. */
export type PersonFactsInput = {
  /** Centimetres. */
  height?: InputMaybe<Scalars['Int']['input']>
  /** Kilograms. */
  weight?: InputMaybe<Scalars['Int']['input']>
  /** The build. */
  bodyType?: InputMaybe<BodyType>
  /** The colour of the eyes. */
  eyeColour?: InputMaybe<EyeColour>
  /** The colour of the hair. */
  hairColour?: InputMaybe<HairColour>
  /** The sexual orientation. */
  sexualOrientation?: InputMaybe<SexualOrientation>
  /** Whether the person lives with somebody. */
  relationshipStatus?: InputMaybe<RelationshipStatus>
  /** Whether the person smokes. */
  smoking?: InputMaybe<HomeOption>
  /** Whether the person has children. */
  children?: InputMaybe<HomeOption>
  /** The role the person likes; on the dark sites only. */
  dominance?: InputMaybe<Dominance>
}

/** What `editablePerson` takes. */
export type EditablePersonInput = {
  /** The global id of the person. */
  personId: Scalars['ID']['input']
  /** The facts about the person. */
  facts: PersonFactsInput
}

/** What `updateProfile` takes. */
export type UpdateProfileInput = {
  /** At most 120 characters; null takes it away. */
  headline?: InputMaybe<Scalars['String']['input']>
  /**
   * HTML, at most 10,000 characters without the tags. The viewer's own media that every member may see stand in it as
   * `<img data-media-id="7" alt="…">`, at most 20.
   */
  text?: InputMaybe<Scalars['HTML']['input']>
  /** At most 30. */
  matchWords?: InputMaybe<Array<Scalars['String']['input']>>
  /** The global id of the country, with a zip code of it. */
  countryId?: InputMaybe<Scalars['ID']['input']>
  /** The place of residence. */
  zipCode?: InputMaybe<Scalars['String']['input']>
  /** Those of whom something changes. */
  persons?: InputMaybe<Array<EditablePersonInput>>
}

/** What `updateProfile` gives back. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload'
  /** All that was written, as it was saved. */
  editableProfile?: Maybe<EditableProfile>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `updatePersonBirthday` takes. */
export type UpdatePersonBirthdayInput = {
  /** The global id of the person. */
  personId: Scalars['ID']['input']
  /** The right day of birth. */
  birthday: Scalars['LocalDate']['input']
}

/** What `updatePersonBirthday` gives back. */
export type UpdatePersonBirthdayPayload = {
  __typename?: 'UpdatePersonBirthdayPayload'
  /** The person as it is afterwards. */
  person?: Maybe<OwnPerson>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `convertToCouple` takes. */
export type ConvertToCoupleInput = {
  /** The person who joins. */
  person: NewPersonInput
  /** The present password. */
  password: Scalars['String']['input']
}

/** What `convertToCouple` gives back. */
export type ConvertToCouplePayload = {
  __typename?: 'ConvertToCouplePayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `convertToSingle` takes. */
export type ConvertToSingleInput = {
  /** The global id of the person who stays. */
  keepPersonId: Scalars['ID']['input']
  /** The present password. */
  password: Scalars['String']['input']
}

/** What `convertToSingle` gives back. */
export type ConvertToSinglePayload = {
  __typename?: 'ConvertToSinglePayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `swapPersons` gives back. */
export type SwapPersonsPayload = {
  __typename?: 'SwapPersonsPayload'
  /** The profile with its persons in the new order. */
  editableProfile?: Maybe<EditableProfile>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setNotificationDelivery` takes. */
export type SetNotificationDeliveryInput = {
  /** The topic. */
  topic: NotificationTopic
  /** In all of these ways; none: not at all. */
  delivery: Array<NotificationDelivery>
}

/** What `setNotificationDelivery` gives back. */
export type SetNotificationDeliveryPayload = {
  __typename?: 'SetNotificationDeliveryPayload'
  /** The settings of all topics afterwards. */
  settings?: Maybe<Array<NotificationSetting>>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `saveMatchSettings` takes. */
export type SaveMatchSettingsInput = {
  /** At least one group. */
  audience: Array<Audience>
  /** 18 to 99. */
  ageFrom: Scalars['Int']['input']
  /** 18 to 99, not below `ageFrom`. */
  ageTo: Scalars['Int']['input']
  /** Kilometres, 1 to 2,000; null: anywhere. */
  distance?: InputMaybe<Scalars['Int']['input']>
  /** What the viewer is looking for. */
  lookingFor: Array<LookingFor>
}

/** What `saveMatchSettings` gives back. */
export type SaveMatchSettingsPayload = {
  __typename?: 'SaveMatchSettingsPayload'
  /** The saved settings. */
  matchSettings?: Maybe<MatchSettings>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { RelationType }

export type { RelationStatus }

/** A relation as one of the two sees it. */
export type Relation = Node & {
  __typename?: 'Relation'
  /** Each of the two has its own, for each sees the other one as `profile`. */
  id: Scalars['ID']['output']
  /** The other one. */
  profile: Profile
  /** The kind of relation. */
  type: RelationType
  /** Whether both have agreed. */
  status: RelationStatus
  /** The other one asked. */
  isRequestedByOther: Scalars['Boolean']['output']
  /** Since it was agreed, or asked. */
  since: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type RelationConnection = {
  __typename?: 'RelationConnection'
  /** The items of this page. */
  edges: Array<RelationEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type RelationEdge = {
  __typename?: 'RelationEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Relation
}

/** What `requestRelation` takes. */
export type RequestRelationInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
  /** The proposed kind of relation. */
  type: RelationType
}

/** What `requestRelation` gives back. */
export type RequestRelationPayload = {
  __typename?: 'RequestRelationPayload'
  /** The relation, asked for or already agreed. */
  relation?: Maybe<Relation>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `answerRelation` takes. */
export type AnswerRelationInput = {
  /** The global id of the relation. */
  relationId: Scalars['ID']['input']
  /** False declines. */
  accept: Scalars['Boolean']['input']
}

/** What `answerRelation` gives back. */
export type AnswerRelationPayload = {
  __typename?: 'AnswerRelationPayload'
  /** All relations of the viewer afterwards. */
  relations?: Maybe<Array<Relation>>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteRelation` takes. */
export type DeleteRelationInput = {
  /** The global id of the relation. */
  relationId: Scalars['ID']['input']
}

/** What `deleteRelation` gives back. */
export type DeleteRelationPayload = {
  __typename?: 'DeleteRelationPayload'
  /** The global id of the relation that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `addUsedEmoji` takes. */
export type AddUsedEmojiInput = {
  /** Without colons. */
  shortname: Scalars['String']['input']
}

/** What `addUsedEmoji` gives back. */
export type AddUsedEmojiPayload = {
  __typename?: 'AddUsedEmojiPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { KinkLevel }

export type { KinkItemType }

/** Something that gives pleasure, as the members of the dark sites call it. */
export type Kink = Node & {
  __typename?: 'Kink'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** In the viewer's language. */
  name: Scalars['String']['output']
  /** What is meant, in the viewer's language; null where nobody has explained it. */
  description?: Maybe<Scalars['String']['output']>
  /** A member coined it. */
  isCustom?: Maybe<Scalars['Boolean']['output']>
  /** Only its author and the staff see it yet. */
  isWaiting?: Maybe<Scalars['Boolean']['output']>
  /** Profiles of the site that like it or are curious, also in private; counted every hour. */
  profileCount?: Maybe<Scalars['Int']['output']>
  /** How fond of it the viewer is; null where it is not on their profile. */
  viewerLevel?: Maybe<KinkLevel>
  /** Only the viewer sees that it is on their profile. */
  viewerHasPrivate?: Maybe<Scalars['Boolean']['output']>
}

/** A page of a list. No call counts all of its items. */
export type KinkConnection = {
  __typename?: 'KinkConnection'
  /** The items of this page. */
  edges: Array<KinkEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type KinkEdge = {
  __typename?: 'KinkEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Kink
}

/** A kink on a profile. */
export type ProfileKink = {
  __typename?: 'ProfileKink'
  /** The kink itself. */
  kink: Kink
  /** How fond of it the profile is. */
  level: KinkLevel
  /** The viewer likes it too, or is curious. */
  isCommon: Scalars['Boolean']['output']
}

/** What a search by kinks has found. */
export type KinkItem = {
  __typename?: 'KinkItem'
  /** The thing itself; null when it is gone. */
  item?: Maybe<Node>
}

/** A page of a list. No call counts all of its items. */
export type KinkItemConnection = {
  __typename?: 'KinkItemConnection'
  /** The items of this page. */
  edges: Array<KinkItemEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type KinkItemEdge = {
  __typename?: 'KinkItemEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: KinkItem
}

/** A member's kink that waits for the staff. */
export type WaitingKink = {
  __typename?: 'WaitingKink'
  /** The kink itself. */
  kink: Kink
  /** Its author; null when the viewer may not see the profile. */
  author?: Maybe<Profile>
  /** The time when it was coined. */
  createdAt: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type WaitingKinkConnection = {
  __typename?: 'WaitingKinkConnection'
  /** The items of this page. */
  edges: Array<WaitingKinkEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type WaitingKinkEdge = {
  __typename?: 'WaitingKinkEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: WaitingKink
}

/** What `profileKink` takes. */
export type ProfileKinkInput = {
  /** The global id of the kink. */
  kinkId: Scalars['ID']['input']
  /** Null takes the kink off the profile. */
  level?: InputMaybe<KinkLevel>
  /** Others do not see it; without it, as before. */
  private?: InputMaybe<Scalars['Boolean']['input']>
}

/** What `setProfileKinks` takes. */
export type SetProfileKinksInput = {
  /** 1 to 50. */
  kinks: Array<ProfileKinkInput>
}

/** What `setProfileKinks` gives back. */
export type SetProfileKinksPayload = {
  __typename?: 'SetProfileKinksPayload'
  /** All kinks of the viewer's profile afterwards. */
  kinks?: Maybe<Array<ProfileKink>>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `createKink` takes. */
export type CreateKinkInput = {
  /** 2 to 40 characters, in the viewer's language. */
  name: Scalars['String']['input']
  /** What is meant; at most 300 characters. */
  description?: InputMaybe<Scalars['String']['input']>
  /** How fond of it the viewer is. */
  level: KinkLevel
}

/** What `createKink` gives back. */
export type CreateKinkPayload = {
  __typename?: 'CreateKinkPayload'
  /** The kink; an existing one of that name instead of a second. */
  kink?: Maybe<ProfileKink>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `decideKink` takes. */
export type DecideKinkInput = {
  /** The global id of the kink. */
  kinkId: Scalars['ID']['input']
  /** False refuses it: it goes off all profiles. */
  accepted: Scalars['Boolean']['input']
  /** Another name, in all languages. */
  name?: InputMaybe<Scalars['String']['input']>
}

/** What `decideKink` gives back. */
export type DecideKinkPayload = {
  __typename?: 'DecideKinkPayload'
  /** The global id of the kink that waits no longer. */
  kinkId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/**
 * Live events: server-sent events by the distinct connections of the `graphql-sse` protocol, requested by POST. A stream ends
 * with an error when the session ends (UNAUTHENTICATED), when access is refused, for example after a lock (FORBIDDEN), and when
 * the server cannot deliver events or stops (STREAM_UNAVAILABLE: poll, and try to subscribe again later). A profile may have 20
 * streams at once, then RATE_LIMITED. Where events may have been missed, `liveEvents` sends `LiveResync`,
 * `notificationCountsChanged` and `commentsChanged` send their current numbers, and the others end with STREAM_UNAVAILABLE.
 */
export type Subscription = {
  __typename?: 'Subscription'
  /** All events for the viewer in one stream, for clients with many screens. Begins with `LiveResync`. */
  liveEvents: LiveEvent
  /** The counters of the top menu: at once, and after each change, at most every five seconds. */
  notificationCountsChanged: NotificationCounts
  /** A notification for the viewer. */
  notificationAdded: Notification
  /** A message in a conversation, the viewer's own from elsewhere included. Ends when the viewer is no longer in it. */
  messageAdded: Message
  /** A conversation that something was written in or changed, new ones included. */
  conversationChanged: Conversation
  /**
   * The comments on an item while the viewer has it open: first their number, then when there are others (at most once in five
   * seconds) or one is edited or deleted, of those that the viewer may see. Ends when the item is no longer for the viewer. At
   * most 5 at once for a profile and 200 for an item, else RATE_LIMITED: then ask from time to time.
   */
  commentsChanged: CommentsChange
}

/**
 * Live events: server-sent events by the distinct connections of the `graphql-sse` protocol, requested by POST. A stream ends
 * with an error when the session ends (UNAUTHENTICATED), when access is refused, for example after a lock (FORBIDDEN), and when
 * the server cannot deliver events or stops (STREAM_UNAVAILABLE: poll, and try to subscribe again later). A profile may have 20
 * streams at once, then RATE_LIMITED. Where events may have been missed, `liveEvents` sends `LiveResync`,
 * `notificationCountsChanged` and `commentsChanged` send their current numbers, and the others end with STREAM_UNAVAILABLE.
 */
export type SubscriptionMessageAddedArgs = {
  conversationId: Scalars['ID']['input']
}

/**
 * Live events: server-sent events by the distinct connections of the `graphql-sse` protocol, requested by POST. A stream ends
 * with an error when the session ends (UNAUTHENTICATED), when access is refused, for example after a lock (FORBIDDEN), and when
 * the server cannot deliver events or stops (STREAM_UNAVAILABLE: poll, and try to subscribe again later). A profile may have 20
 * streams at once, then RATE_LIMITED. Where events may have been missed, `liveEvents` sends `LiveResync`,
 * `notificationCountsChanged` and `commentsChanged` send their current numbers, and the others end with STREAM_UNAVAILABLE.
 */
export type SubscriptionCommentsChangedArgs = {
  id: Scalars['ID']['input']
}

/** A change of the comments on an item. */
export type CommentsChange = {
  __typename?: 'CommentsChange'
  /** The item commented on, with its current number of comments. */
  item: Commentable
  /** The comment that was edited, or the empty place that is left of it. */
  comment?: Maybe<Comment>
  /** The id of the comment that was deleted without a trace. */
  deletedId?: Maybe<Scalars['ID']['output']>
}

/** Something that happened. */
export type LiveEvent = LiveMessage | LiveConversation | LiveTyping | LiveNews | LiveTicket | LiveCounts | LiveResync

/** Somebody wrote, or the viewer did elsewhere. */
export type LiveMessage = {
  __typename?: 'LiveMessage'
  /** The conversation, as it is now. */
  conversation?: Maybe<Conversation>
  /** The message. */
  message: Message
  /** For the end of the list of messages. */
  messageEdge: MessageEdge
}

/** A conversation was read, renamed, pinned, or somebody joined or left. */
export type LiveConversation = {
  __typename?: 'LiveConversation'
  /** The global id of the conversation. */
  conversationId: Scalars['ID']['output']
  /** As it is now; null when it is gone for the viewer. */
  conversation?: Maybe<Conversation>
}

/** Somebody is writing. */
export type LiveTyping = {
  __typename?: 'LiveTyping'
  /** The global id of the conversation. */
  conversationId: Scalars['ID']['output']
  /** Who. */
  profile: Profile
}

/** A notification for the viewer. Messages arrive as `LiveMessage`. */
export type LiveNews = {
  __typename?: 'LiveNews'
  /** The topic. */
  topic: NotificationTopic
  /** The profile that caused it. */
  actor?: Maybe<Profile>
  /** Of the topics that are kept. */
  notification?: Maybe<Notification>
}

/** Support has answered one of the viewer's tickets, or its state has changed. */
export type LiveTicket = {
  __typename?: 'LiveTicket'
  /** The global id of the ticket. */
  ticketId: Scalars['ID']['output']
  /** As it is now; null when it is gone. */
  ticket?: Maybe<Ticket>
}

/** Some counter has changed: `viewer.counts` holds all of them. */
export type LiveCounts = {
  __typename?: 'LiveCounts'
  /** The time of the event. */
  at: Scalars['DateTime']['output']
}

/** Something may have been missed: what is shown should be asked for anew. */
export type LiveResync = {
  __typename?: 'LiveResync'
  /** The time of the event. */
  at: Scalars['DateTime']['output']
}

export type { LodgeMediaStatus }

/** An album of a lodge. */
export type LodgeAlbum = Node & {
  __typename?: 'LodgeAlbum'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The lodge; null when it is gone or not for this viewer. */
  lodge?: Maybe<Lodge>
  /** Who made it; null when that profile is gone or not for this viewer. */
  creator?: Maybe<Profile>
  /** The name. */
  name: Scalars['String']['output']
  /** The description. */
  description?: Maybe<Scalars['String']['output']>
  /** The number of accepted pictures and videos that the viewer may see. */
  mediaCount: Scalars['Int']['output']
  /** The chosen picture or video, else the newest that the viewer may see; null where there is none. */
  cover?: Maybe<Media>
  /** The creation time. */
  createdAt: Scalars['DateTime']['output']
  /** The pictures and videos, newest first: those that wait are only the viewer's own, or seen by those who accept media. */
  media?: Maybe<MediaConnection>
  /** The viewer may add pictures and videos, with `saveMedia`. */
  viewerCanAddMedia: Scalars['Boolean']['output']
  /** The viewer may change it: it is theirs, in a lodge that they are in, or they look after the media. */
  viewerCanEdit: Scalars['Boolean']['output']
  /** The viewer may delete it: they may change it, and look after the media, or nobody else has added to it. */
  viewerCanDelete: Scalars['Boolean']['output']
}

/** An album of a lodge. */
export type LodgeAlbumMediaArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type LodgeAlbumConnection = {
  __typename?: 'LodgeAlbumConnection'
  /** The items of this page. */
  edges: Array<LodgeAlbumEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type LodgeAlbumEdge = {
  __typename?: 'LodgeAlbumEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: LodgeAlbum
}

/** What the leaders of a lodge decided on pictures and videos of the viewer that waited in an album. */
export type LodgeMediaDecision = Node & {
  __typename?: 'LodgeMediaDecision'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The lodge; null when it is gone or not for this viewer. */
  lodge?: Maybe<Lodge>
  /** The album; null when it is gone or not for this viewer. */
  album?: Maybe<LodgeAlbum>
  /** They were accepted; otherwise they were rejected, and are gone. */
  isAccepted: Scalars['Boolean']['output']
  /** The number of pictures and videos. */
  mediaCount: Scalars['Int']['output']
  /** Why they were rejected; null if nothing was said. */
  reason?: Maybe<Scalars['String']['output']>
  /** The time of the decision. */
  decidedAt: Scalars['DateTime']['output']
}

/** Leads to the pictures and videos of a lodge: LODGE_MEDIA_ACCEPTED and LODGE_MEDIA_REJECTED. */
export type LodgeMediaNotification = Notification &
  Node & {
    __typename?: 'LodgeMediaNotification'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic. */
    topic: NotificationTopic
    /** The profile that caused it. */
    actor: Profile
    /** The time of the event. */
    createdAt: Scalars['DateTime']['output']
    /** The viewer has read it. */
    isRead: Scalars['Boolean']['output']
    /** The decision with its whole reason; null when it is gone or not for this viewer. */
    decision?: Maybe<LodgeMediaDecision>
    /** The name of the lodge. */
    title?: Maybe<Scalars['String']['output']>
    /** The first words of the reason. */
    excerpt?: Maybe<Scalars['String']['output']>
  }

/** What `createLodgeAlbum` takes. */
export type CreateLodgeAlbumInput = {
  /** The global id of the lodge. */
  lodgeId: Scalars['ID']['input']
  /** 1 to 60 characters. */
  name: Scalars['String']['input']
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>
}

/** What `createLodgeAlbum` gives back. */
export type CreateLodgeAlbumPayload = {
  __typename?: 'CreateLodgeAlbumPayload'
  /** The new album. */
  album?: Maybe<LodgeAlbum>
  /** The new album, as the first of the list. */
  albumEdge?: Maybe<LodgeAlbumEdge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `editLodgeAlbum` takes. */
export type EditLodgeAlbumInput = {
  /** The global id of the album. */
  id: Scalars['ID']['input']
  /** 1 to 60 characters. */
  name: Scalars['String']['input']
  /** At most 500 characters; without one it has none. */
  description?: InputMaybe<Scalars['String']['input']>
  /** The global id of the picture or video to show for it, one that does not wait; without one it stays. */
  coverId?: InputMaybe<Scalars['ID']['input']>
}

/** What `editLodgeAlbum` gives back. */
export type EditLodgeAlbumPayload = {
  __typename?: 'EditLodgeAlbumPayload'
  /** The album as it is afterwards. */
  album?: Maybe<LodgeAlbum>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteLodgeAlbum` takes. */
export type DeleteLodgeAlbumInput = {
  /** The global id of the album. */
  id: Scalars['ID']['input']
}

/** What `deleteLodgeAlbum` gives back. */
export type DeleteLodgeAlbumPayload = {
  __typename?: 'DeleteLodgeAlbumPayload'
  /** The global id of the album that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The lodge that it was in. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `moveLodgeMedia` takes. */
export type MoveLodgeMediaInput = {
  /** Global ids, at most 100. */
  mediaIds: Array<Scalars['ID']['input']>
  /** The global id of another album of the lodge. */
  lodgeAlbumId: Scalars['ID']['input']
}

/** What `moveLodgeMedia` gives back. */
export type MoveLodgeMediaPayload = {
  __typename?: 'MoveLodgeMediaPayload'
  /** The pictures and videos in their new album. */
  media?: Maybe<Array<Media>>
  /** The new album. */
  album?: Maybe<LodgeAlbum>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteLodgeMedia` takes. */
export type DeleteLodgeMediaInput = {
  /** Global ids, at most 100. */
  mediaIds: Array<Scalars['ID']['input']>
}

/** What `deleteLodgeMedia` gives back. */
export type DeleteLodgeMediaPayload = {
  __typename?: 'DeleteLodgeMediaPayload'
  /** The global ids of what is gone. */
  deletedMediaIds?: Maybe<Array<Scalars['ID']['output']>>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `acceptLodgeMedia` takes. */
export type AcceptLodgeMediaInput = {
  /** The global id of the lodge. */
  lodgeId: Scalars['ID']['input']
  /** Global ids, at most 100. Those that are gone or accepted already are left out. */
  mediaIds: Array<Scalars['ID']['input']>
}

/** What `acceptLodgeMedia` gives back. */
export type AcceptLodgeMediaPayload = {
  __typename?: 'AcceptLodgeMediaPayload'
  /** The pictures and videos that were accepted now. */
  media?: Maybe<Array<Media>>
  /** The lodge, with what waits now. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `rejectLodgeMedia` takes. */
export type RejectLodgeMediaInput = {
  /** The global id of the lodge. */
  lodgeId: Scalars['ID']['input']
  /** Global ids, at most 100. Those that are gone or accepted are left out. */
  mediaIds: Array<Scalars['ID']['input']>
  /** For the uploaders; at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>
}

/** What `rejectLodgeMedia` gives back. */
export type RejectLodgeMediaPayload = {
  __typename?: 'RejectLodgeMediaPayload'
  /** The global ids of what was rejected now, and is gone. */
  deletedMediaIds?: Maybe<Array<Scalars['ID']['output']>>
  /** The lodge, with what waits now. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `joinLodge` takes. */
export type JoinLodgeInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
}

/** What `joinLodge` gives back. */
export type JoinLodgePayload = {
  __typename?: 'JoinLodgePayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `requestLodgeMembership` takes. */
export type RequestLodgeMembershipInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** A word to the leaders, at most 1,000 characters; may be empty. */
  text: Scalars['String']['input']
}

/** What `requestLodgeMembership` gives back. */
export type RequestLodgeMembershipPayload = {
  __typename?: 'RequestLodgeMembershipPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `withdrawLodgeRequest` takes. */
export type WithdrawLodgeRequestInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
}

/** What `withdrawLodgeRequest` gives back. */
export type WithdrawLodgeRequestPayload = {
  __typename?: 'WithdrawLodgeRequestPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `removeLodgeRequest` takes. */
export type RemoveLodgeRequestInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
}

/** What `removeLodgeRequest` gives back. */
export type RemoveLodgeRequestPayload = {
  __typename?: 'RemoveLodgeRequestPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `approveLodgeRequest` takes. */
export type ApproveLodgeRequestInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
}

/** What `approveLodgeRequest` gives back. */
export type ApproveLodgeRequestPayload = {
  __typename?: 'ApproveLodgeRequestPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `declineLodgeRequest` takes. */
export type DeclineLodgeRequestInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
}

/** What `declineLodgeRequest` gives back. */
export type DeclineLodgeRequestPayload = {
  __typename?: 'DeclineLodgeRequestPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `inviteToLodge` takes. */
export type InviteToLodgeInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
}

/** What `inviteToLodge` gives back. */
export type InviteToLodgePayload = {
  __typename?: 'InviteToLodgePayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `rejectLodgeInvitation` takes. */
export type RejectLodgeInvitationInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
}

/** What `rejectLodgeInvitation` gives back. */
export type RejectLodgeInvitationPayload = {
  __typename?: 'RejectLodgeInvitationPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `leaveLodge` takes. */
export type LeaveLodgeInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
}

/** What `leaveLodge` gives back. */
export type LeaveLodgePayload = {
  __typename?: 'LeaveLodgePayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `removeLodgeMember` takes. */
export type RemoveLodgeMemberInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
}

/** What `removeLodgeMember` gives back. */
export type RemoveLodgeMemberPayload = {
  __typename?: 'RemoveLodgeMemberPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `blockInLodge` takes. */
export type BlockInLodgeInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
}

/** What `blockInLodge` gives back. */
export type BlockInLodgePayload = {
  __typename?: 'BlockInLodgePayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `unblockInLodge` takes. */
export type UnblockInLodgeInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
}

/** What `unblockInLodge` gives back. */
export type UnblockInLodgePayload = {
  __typename?: 'UnblockInLodgePayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setLodgeAssistant` takes. */
export type SetLodgeAssistantInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
  /** Whether the profile is to be an assistant. */
  assistant: Scalars['Boolean']['input']
}

/** What `setLodgeAssistant` gives back. */
export type SetLodgeAssistantPayload = {
  __typename?: 'SetLodgeAssistantPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setLodgeCoOwner` takes. */
export type SetLodgeCoOwnerInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
  /** Whether the profile is to be a co-owner. */
  coOwner: Scalars['Boolean']['input']
}

/** What `setLodgeCoOwner` gives back. */
export type SetLodgeCoOwnerPayload = {
  __typename?: 'SetLodgeCoOwnerPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `passLodgeOwnership` takes. */
export type PassLodgeOwnershipInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
  /** The viewer's password again. */
  password: Scalars['String']['input']
}

/** What `passLodgeOwnership` gives back. */
export type PassLodgeOwnershipPayload = {
  __typename?: 'PassLodgeOwnershipPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `releaseLodgeOwnership` takes. */
export type ReleaseLodgeOwnershipInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The viewer's password again. */
  password: Scalars['String']['input']
}

/** What `releaseLodgeOwnership` gives back. */
export type ReleaseLodgeOwnershipPayload = {
  __typename?: 'ReleaseLodgeOwnershipPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `takeLodgeOwnership` takes. */
export type TakeLodgeOwnershipInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
}

/** What `takeLodgeOwnership` gives back. */
export type TakeLodgeOwnershipPayload = {
  __typename?: 'TakeLodgeOwnershipPayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setLodgeMembershipVisible` takes. */
export type SetLodgeMembershipVisibleInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** Whether other members, and the viewer's own page, show it. */
  visible: Scalars['Boolean']['input']
}

/** What `setLodgeMembershipVisible` gives back. */
export type SetLodgeMembershipVisiblePayload = {
  __typename?: 'SetLodgeMembershipVisiblePayload'
  /** The lodge, as it is afterwards; null where the viewer may not know of it. */
  lodge?: Maybe<Lodge>
  /** The membership concerned, as it is afterwards; null where nothing is left of it. */
  membership?: Maybe<LodgeMembership>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `addLodgeMemberNote` takes. */
export type AddLodgeMemberNoteInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The profile concerned. */
  profileId: Scalars['ID']['input']
  /** At most 2,000 characters. */
  text: Scalars['String']['input']
}

/** What `addLodgeMemberNote` gives back. */
export type AddLodgeMemberNotePayload = {
  __typename?: 'AddLodgeMemberNotePayload'
  /** The new note. */
  note?: Maybe<LodgeMemberNote>
  /** The new note at the head of the list. */
  noteEdge?: Maybe<LodgeMemberNoteEdge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteLodgeMemberNote` takes. */
export type DeleteLodgeMemberNoteInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The note. */
  id: Scalars['ID']['input']
}

/** What `deleteLodgeMemberNote` gives back. */
export type DeleteLodgeMemberNotePayload = {
  __typename?: 'DeleteLodgeMemberNotePayload'
  /** The note that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setLodgeNotificationDelivery` takes. */
export type SetLodgeNotificationDeliveryInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
  /** The topic. */
  topic: LodgeNotificationTopic
  /** In all of these ways; none: not at all. */
  delivery: Array<NotificationDelivery>
}

/** What `setLodgeNotificationDelivery` gives back. */
export type SetLodgeNotificationDeliveryPayload = {
  __typename?: 'SetLodgeNotificationDeliveryPayload'
  /** The lodge with its settings as they are afterwards. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `resetLodgeNotificationSettings` takes. */
export type ResetLodgeNotificationSettingsInput = {
  /** The lodge. */
  lodgeId: Scalars['ID']['input']
}

/** What `resetLodgeNotificationSettings` gives back. */
export type ResetLodgeNotificationSettingsPayload = {
  __typename?: 'ResetLodgeNotificationSettingsPayload'
  /** The lodge with its settings as they are afterwards. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setLodgeNotificationDefault` takes. */
export type SetLodgeNotificationDefaultInput = {
  /** The topic. */
  topic: LodgeNotificationTopic
  /** In all of these ways; none: not at all. */
  delivery: Array<NotificationDelivery>
}

/** What `setLodgeNotificationDefault` gives back. */
export type SetLodgeNotificationDefaultPayload = {
  __typename?: 'SetLodgeNotificationDefaultPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Messages between members, or from the site. */
export type Conversation = Node & {
  __typename?: 'Conversation'
  /** The lodge that it belongs to. */
  lodge?: Maybe<Lodge>
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Between whom it is. */
  kind: ConversationKind
  /** A group chat's name, the other's name, the site's name; empty where the other is gone. */
  name: Scalars['String']['output']
  /** Of a normal one the other; null when they are gone, locked or not to be seen here. */
  other?: Maybe<Profile>
  /** Of a group chat the four others who joined last, as far as the viewer may see them; else nobody. */
  newestMembers: Array<Profile>
  /** The number of participants, the viewer included. */
  memberCount: Scalars['Int']['output']
  /** Of a group chat everybody who is in it, the owner first, then by name. */
  members?: Maybe<ConversationMemberConnection>
  /** The viewer owns the group chat: renames it, takes others in and out. */
  viewerIsOwner: Scalars['Boolean']['output']
  /** The viewer keeps it at the top of the list. */
  viewerHasPinned: Scalars['Boolean']['output']
  /** Messages that the viewer has not read. */
  unreadCount: Scalars['Int']['output']
  /** The last message that the viewer may see. */
  lastMessage?: Maybe<Message>
  /** The time of the last message, or of the viewer's joining. */
  lastMessageAt: Scalars['DateTime']['output']
  /** Own messages with at most this number have been read by all others; 0: none. */
  otherReadUpTo: Scalars['Int']['output']
  /** Why nothing can be written; null when something can, by paying members. */
  writeRefusal?: Maybe<WriteRefusal>
  /** The viewer lets the other ask for video calls. */
  viewerHasAllowedVideoCalls: Scalars['Boolean']['output']
  /** The other lets the viewer ask for video calls. */
  otherHasAllowedVideoCalls: Scalars['Boolean']['output']
  /**
   * Oldest first. `last` with `before` goes back in time, `first` with `after` forth; without any of them the 30 newest.
   * Cursors stand for messages, so that pages do not shift when something new comes.
   */
  messages?: Maybe<MessageConnection>
}

/** Messages between members, or from the site. */
export type ConversationMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Messages between members, or from the site. */
export type ConversationMessagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

export type { LodgeMemberSort }

/**
 * Everything between a profile and a lodge: membership, request, invitation or block. What only the leaders and the profile
 * itself may know is null for others.
 */
export type LodgeMembership = Node & {
  __typename?: 'LodgeMembership'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Null when it is gone, or not for this viewer. */
  lodge?: Maybe<Lodge>
  /** Whose it is. */
  profile: Profile
  /** Null for one who is only invited. */
  role?: Maybe<LodgeRole>
  /** Null for those who are not in. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>
  /** Other members, and the profile's own page, show it. */
  isVisible: Scalars['Boolean']['output']
  /** The request to come in. */
  requestStatus?: Maybe<LodgeRequestStatus>
  /** The words to the leaders, while the request waits. */
  requestText?: Maybe<Scalars['String']['output']>
  /** The time of the request. */
  requestedAt?: Maybe<Scalars['DateTime']['output']>
  /** The invitation. */
  invitationStatus?: Maybe<LodgeInvitationStatus>
  /** The time of the invitation. */
  invitedAt?: Maybe<Scalars['DateTime']['output']>
  /** The leader who invited; null also where the viewer may not see them. */
  invitedBy?: Maybe<Profile>
  /** The time of the block. */
  blockedAt?: Maybe<Scalars['DateTime']['output']>
  /** After a decline: when the profile may ask again. */
  mayRequestFrom?: Maybe<Scalars['DateTime']['output']>
  /** The leaders' notes on the profile, latest first. For leaders. */
  notes?: Maybe<LodgeMemberNoteConnection>
}

/**
 * Everything between a profile and a lodge: membership, request, invitation or block. What only the leaders and the profile
 * itself may know is null for others.
 */
export type LodgeMembershipNotesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type LodgeMembershipConnection = {
  __typename?: 'LodgeMembershipConnection'
  /** The items of this page. */
  edges: Array<LodgeMembershipEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type LodgeMembershipEdge = {
  __typename?: 'LodgeMembershipEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: LodgeMembership
}

/** A page of a list. No call counts all of its items. */
export type LodgeMemberManagementConnection = {
  __typename?: 'LodgeMemberManagementConnection'
  /** The items of this page. */
  edges: Array<LodgeMemberManagementEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type LodgeMemberManagementEdge = {
  __typename?: 'LodgeMemberManagementEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: LodgeMembership
  /** The number of notes on the member. */
  noteCount: Scalars['Int']['output']
  /** The last one. */
  latestNote?: Maybe<LodgeMemberNote>
}

/** A leaders' note on a profile. */
export type LodgeMemberNote = Node & {
  __typename?: 'LodgeMemberNote'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Null where they are gone, or the viewer may not see them. */
  author?: Maybe<Profile>
  /** Plain, with line breaks. */
  text: Scalars['String']['output']
  /** The time of writing. */
  createdAt: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type LodgeMemberNoteConnection = {
  __typename?: 'LodgeMemberNoteConnection'
  /** The items of this page. */
  edges: Array<LodgeMemberNoteEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type LodgeMemberNoteEdge = {
  __typename?: 'LodgeMemberNoteEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: LodgeMemberNote
}

export type { LodgeActivityEvent }

/** An entry of a lodge's membership log. */
export type LodgeActivity = Node & {
  __typename?: 'LodgeActivity'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** What happened. */
  event: LodgeActivityEvent
  /** Whose membership changed; null where the viewer may not see them. */
  profile?: Maybe<Profile>
  /** Who changed it; null where they are gone, or the viewer may not see them. */
  actor?: Maybe<Profile>
  /** The time of the change. */
  createdAt: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type LodgeActivityConnection = {
  __typename?: 'LodgeActivityConnection'
  /** The items of this page. */
  edges: Array<LodgeActivityEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type LodgeActivityEdge = {
  __typename?: 'LodgeActivityEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: LodgeActivity
}

export type { LodgeNotificationTopic }

/** The ways of notification for a topic in lodges. */
export type LodgeTopicSetting = {
  __typename?: 'LodgeTopicSetting'
  /** The topic. */
  topic: LodgeNotificationTopic
  /** In all of these ways; none: not at all. */
  delivery: Array<NotificationDelivery>
}

/** How the viewer is notified of a lodge. */
export type LodgeNotificationSettings = {
  __typename?: 'LodgeNotificationSettings'
  /** Null when it is gone. */
  lodge?: Maybe<Lodge>
  /** It has none of its own: they are the viewer's defaults. */
  isDefault: Scalars['Boolean']['output']
  /** One for each topic. */
  settings: Array<LodgeTopicSetting>
}

/** How the viewer is notified of all lodges. */
export type LodgesNotificationSettings = {
  __typename?: 'LodgesNotificationSettings'
  /** For all lodges without settings of their own; one for each topic. */
  defaults: Array<LodgeTopicSetting>
  /** The lodges with settings of their own, by name. */
  lodges: Array<LodgeNotificationSettings>
}

/** Leads to a lodge, LODGE_REQUEST to the requests that wait: the topics that begin with LODGE. */
export type LodgeNotification = Notification &
  Node & {
    __typename?: 'LodgeNotification'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic. */
    topic: NotificationTopic
    /** The profile that caused it. */
    actor: Profile
    /** The time of the event. */
    createdAt: Scalars['DateTime']['output']
    /** The viewer has read it. */
    isRead: Scalars['Boolean']['output']
    /** The lodge; null when it is gone, or not for this viewer. */
    lodge?: Maybe<Lodge>
    /** The name of the lodge. */
    title?: Maybe<Scalars['String']['output']>
  }

/** Conditions on lodges; all that are given apply. */
export type LodgesFilterInput = {
  /** Words of the name, the description or the tags. */
  text?: InputMaybe<Scalars['String']['input']>
  /** The id of a category; on the main sites. */
  categoryId?: InputMaybe<Scalars['ID']['input']>
  /** Ids of kinks, all of which the lodge must have; at most 10, on the dark sites. */
  kinkIds?: InputMaybe<Array<Scalars['ID']['input']>>
  /** Ids of tags, all of which the lodge must have; at most 10. */
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>
  /** How profiles get in. */
  access?: InputMaybe<LodgeAccess>
  /** Kilometres at most from the viewer's place. */
  distance?: InputMaybe<Scalars['Int']['input']>
}

/** A page of a list. No call counts all of its items. */
export type LodgeConnection = {
  __typename?: 'LodgeConnection'
  /** The items of this page. */
  edges: Array<LodgeEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type LodgeEdge = {
  __typename?: 'LodgeEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Lodge
}

/** A page of a list. No call counts all of its items. */
export type ProfileLodgeConnection = {
  __typename?: 'ProfileLodgeConnection'
  /** The items of this page. */
  edges: Array<ProfileLodgeEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type ProfileLodgeEdge = {
  __typename?: 'ProfileLodgeEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Lodge
  /** The role of the profile in the lodge; null for none. */
  role?: Maybe<LodgeRole>
  /** The time when the profile came in. */
  joinedAt: Scalars['DateTime']['output']
  /** False where the profile keeps it from others; only for the viewer's own. */
  isVisible: Scalars['Boolean']['output']
}

/** A tag as a suggestion. */
export type LodgeTagCount = {
  __typename?: 'LodgeTagCount'
  /** The tag itself. */
  tag: LodgeTag
  /** Lodges for the viewer that carry it, 100 at most. */
  count: Scalars['Int']['output']
}

export type { LodgeRole }

export type { LodgeAccess }

export type { LodgeAudience }

export type { LodgeRequestStatus }

export type { LodgeInvitationStatus }

/** The kind of a lodge, on the main sites. */
export type LodgeCategory = Node & {
  __typename?: 'LodgeCategory'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** In the viewer's language. */
  name: Scalars['String']['output']
}

/** A word that lodges carry. */
export type LodgeTag = Node & {
  __typename?: 'LodgeTag'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The word. */
  name: Scalars['String']['output']
}

/** A lodge that its owner can still bring back. */
export type DeletedLodge = {
  __typename?: 'DeletedLodge'
  /** The id of its `Lodge`, for `restoreLodge`. */
  lodgeId: Scalars['ID']['output']
  /** The name of the lodge. */
  name: Scalars['String']['output']
  /** The time of the deletion. */
  deletedAt: Scalars['DateTime']['output']
  /** The time when it will be erased. */
  eraseAt: Scalars['DateTime']['output']
}

/** That the viewer is banned from founding lodges. */
export type LodgeBan = {
  __typename?: 'LodgeBan'
  /** The comment of the staff. */
  reason?: Maybe<Scalars['String']['output']>
  /** Until when; null: for good. */
  until?: Maybe<Scalars['DateTime']['output']>
}

/** A lodge as its leaders go on writing it. */
export type LodgeDraft = Node & {
  __typename?: 'LodgeDraft'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The id of its `Lodge`. */
  lodgeId: Scalars['ID']['output']
  /** Unique on the sites of its kind and country. */
  name: Scalars['String']['output']
  /** As `Lodge.html` has it. */
  html: Scalars['HTML']['output']
  /** Plain, one rule a line. */
  rules: Scalars['String']['output']
  /** Null on the dark sites. */
  category?: Maybe<LodgeCategory>
  /** Empty on the main sites. */
  kinks?: Maybe<Array<Kink>>
  /** The words themselves, as `updateLodge` takes them. */
  tags: Array<Scalars['String']['output']>
  /** How profiles get in. */
  access: LodgeAccess
  /** Who may start topics. */
  debateAudience: LodgeAudience
  /** Who may plan meetups. */
  meetupAudience: LodgeAudience
  /** Who may make albums. */
  albumAudience: LodgeAudience
  /** Pictures and videos wait until a leader accepts them. */
  hasMediaApproval: Scalars['Boolean']['output']
  /** Everybody may read the debates. */
  hasPublicDebates: Scalars['Boolean']['output']
  /** Everybody may see the calendar. */
  hasPublicMeetups: Scalars['Boolean']['output']
  /** Everybody may see the albums. */
  hasPublicMedia: Scalars['Boolean']['output']
  /** Everybody may see the members. */
  hasPublicMembers: Scalars['Boolean']['output']
  /** Where it meets; null for the whole country. */
  zipCode?: Maybe<Scalars['String']['output']>
  /** Null without one, or where the viewer may not see it. */
  cover?: Maybe<Media>
  /** Founded on a dark site, and only to be seen there. */
  isDark: Scalars['Boolean']['output']
  /** Grows with every save: give it back with the next one. */
  revision: Scalars['Int']['output']
}

/** What the leaders write of a lodge. */
export type LodgeContentInput = {
  /** 3 to 60 characters, unique on the sites of this kind and country. */
  name: Scalars['String']['input']
  /** At most 10,000 characters of text. What may not be in it, pictures too, is taken out. */
  html: Scalars['HTML']['input']
  /** Plain, one rule a line; at most 4,000 characters. */
  rules: Scalars['String']['input']
  /** The id of a category; needed on the main sites. */
  categoryId?: InputMaybe<Scalars['ID']['input']>
  /** Ids of kinks, 1 to 10 on the dark sites. */
  kinkIds?: InputMaybe<Array<Scalars['ID']['input']>>
  /** At most 10, of at most 40 characters. */
  tags: Array<Scalars['String']['input']>
  /** How profiles get in. */
  access: LodgeAccess
  /** Who may start topics. */
  debateAudience: LodgeAudience
  /** Who may plan meetups. */
  meetupAudience: LodgeAudience
  /** Who may make albums. */
  albumAudience: LodgeAudience
  /** Pictures and videos wait until a leader accepts them. */
  hasMediaApproval: Scalars['Boolean']['input']
  /** Everybody may read the debates. */
  hasPublicDebates: Scalars['Boolean']['input']
  /** Everybody may see the calendar. */
  hasPublicMeetups: Scalars['Boolean']['input']
  /** Everybody may see the albums. */
  hasPublicMedia: Scalars['Boolean']['input']
  /** Everybody may see the members. */
  hasPublicMembers: Scalars['Boolean']['input']
  /** Where it meets; null for the whole country. */
  zipCode?: InputMaybe<Scalars['String']['input']>
  /** A picture of the viewer that others may see, or of the file archive; the present one may stay. Null for none. */
  coverId?: InputMaybe<Scalars['ID']['input']>
}

/** What `createLodge` takes. */
export type CreateLodgeInput = {
  /** A UUID made by the client: the same again makes no second lodge. */
  key?: InputMaybe<Scalars['String']['input']>
  /** What the founder writes of it. */
  content: LodgeContentInput
}

/** What `createLodge` gives back. */
export type CreateLodgePayload = {
  __typename?: 'CreateLodgePayload'
  /** The new lodge. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `updateLodge` takes. */
export type UpdateLodgeInput = {
  /** The id of the lodge. */
  id: Scalars['ID']['input']
  /** The revision that the text grew from. */
  revision: Scalars['Int']['input']
  /** All that is written of it, changed or not. */
  content: LodgeContentInput
}

/** What `updateLodge` gives back. */
export type UpdateLodgePayload = {
  __typename?: 'UpdateLodgePayload'
  /** The lodge, as it is afterwards. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteLodge` takes. */
export type DeleteLodgeInput = {
  /** The id of the lodge. */
  id: Scalars['ID']['input']
}

/** What `deleteLodge` gives back. */
export type DeleteLodgePayload = {
  __typename?: 'DeleteLodgePayload'
  /** The id of the lodge that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The time when it will be erased; till then its owner can bring it back. */
  eraseAt?: Maybe<Scalars['DateTime']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `restoreLodge` takes. */
export type RestoreLodgeInput = {
  /** The id of the lodge. */
  id: Scalars['ID']['input']
}

/** What `restoreLodge` gives back. */
export type RestoreLodgePayload = {
  __typename?: 'RestoreLodgePayload'
  /** The lodge, as it was. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `markLodgeVisited` takes. */
export type MarkLodgeVisitedInput = {
  /** The id of the lodge. */
  id: Scalars['ID']['input']
}

/** What `markLodgeVisited` gives back. */
export type MarkLodgeVisitedPayload = {
  __typename?: 'MarkLodgeVisitedPayload'
  /** The lodge, as it is afterwards. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Somebody whom the viewer may write to. */
export type Correspondence = {
  __typename?: 'Correspondence'
  /** Who. */
  profile: Profile
  /** The conversation between the two; null before the first message. */
  conversation?: Maybe<Conversation>
}

export type { ConversationKind }

export type { WriteRefusal }

/** A page of a list. No call counts all of its items. */
export type ConversationConnection = {
  __typename?: 'ConversationConnection'
  /** The items of this page. */
  edges: Array<ConversationEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type ConversationEdge = {
  __typename?: 'ConversationEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Conversation
}

/** Somebody in a group chat. */
export type ConversationMember = {
  __typename?: 'ConversationMember'
  /** Who. */
  profile: Profile
  /** Owns the group chat. */
  isOwner: Scalars['Boolean']['output']
  /** The time of joining. */
  joinedAt: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type ConversationMemberConnection = {
  __typename?: 'ConversationMemberConnection'
  /** The items of this page. */
  edges: Array<ConversationMemberEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type ConversationMemberEdge = {
  __typename?: 'ConversationMemberEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: ConversationMember
}

/** What `sendMessage` takes. */
export type SendMessageInput = {
  /** The conversation; or else `profileId`. */
  conversationId?: InputMaybe<Scalars['ID']['input']>
  /** To whom, where there may be no conversation yet. */
  profileId?: InputMaybe<Scalars['ID']['input']>
  /** At most 5,000 characters; empty only with media. */
  text: Scalars['String']['input']
  /** Uploaded files of the viewer, at most 10: from now on only seen in this conversation. */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>
  /** With media: the viewer holds copyright and consent of all who are seen. */
  consent?: InputMaybe<Scalars['Boolean']['input']>
  /** A UUID made by the client: the same again makes no second message. */
  key: Scalars['String']['input']
}

/** What `sendMessage` gives back. */
export type SendMessagePayload = {
  __typename?: 'SendMessagePayload'
  /** The message, also when it was sent before by the same key. */
  message?: Maybe<Message>
  /** For the end of the list of messages. */
  messageEdge?: Maybe<MessageEdge>
  /** The conversation afterwards; a new one after the first message to a profile. */
  conversation?: Maybe<Conversation>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteMessage` takes. */
export type DeleteMessageInput = {
  /** The id of the message. */
  id: Scalars['ID']['input']
}

/** What `deleteMessage` gives back. */
export type DeleteMessagePayload = {
  __typename?: 'DeleteMessagePayload'
  /** The empty place that is left. */
  message?: Maybe<Message>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `markConversationAsRead` takes. */
export type MarkConversationAsReadInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
  /** The last message that the viewer has seen. */
  messageId: Scalars['ID']['input']
}

/** What `markConversationAsRead` gives back. */
export type MarkConversationAsReadPayload = {
  __typename?: 'MarkConversationAsReadPayload'
  /** The conversation as it is afterwards. */
  conversation?: Maybe<Conversation>
  /** The counters afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setTyping` takes. */
export type SetTypingInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
}

/** What `setTyping` gives back. */
export type SetTypingPayload = {
  __typename?: 'SetTypingPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setConversationPinned` takes. */
export type SetConversationPinnedInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
  /** The wanted state. */
  pinned: Scalars['Boolean']['input']
}

/** What `setConversationPinned` gives back. */
export type SetConversationPinnedPayload = {
  __typename?: 'SetConversationPinnedPayload'
  /** The conversation as it is afterwards. */
  conversation?: Maybe<Conversation>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteConversation` takes. */
export type DeleteConversationInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
}

/** What `deleteConversation` gives back. */
export type DeleteConversationPayload = {
  __typename?: 'DeleteConversationPayload'
  /** The id of the conversation. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setVideoCallsAllowed` takes. */
export type SetVideoCallsAllowedInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
  /** The wanted state. */
  allowed: Scalars['Boolean']['input']
}

/** What `setVideoCallsAllowed` gives back. */
export type SetVideoCallsAllowedPayload = {
  __typename?: 'SetVideoCallsAllowedPayload'
  /** The conversation as it is afterwards. */
  conversation?: Maybe<Conversation>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `requestVideoCall` takes. */
export type RequestVideoCallInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
  /** A UUID made by the client: the same again asks no second time. */
  key: Scalars['String']['input']
}

/** What `requestVideoCall` gives back. */
export type RequestVideoCallPayload = {
  __typename?: 'RequestVideoCallPayload'
  /** The request. */
  message?: Maybe<Message>
  /** For the end of the list of messages. */
  messageEdge?: Maybe<MessageEdge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `createGroupChat` takes. */
export type CreateGroupChatInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input']
  /** The participants besides the viewer, 1 to 49. */
  profileIds: Array<Scalars['ID']['input']>
  /** A UUID made by the client: the same again makes no second one. */
  key: Scalars['String']['input']
}

/** What `createGroupChat` gives back. */
export type CreateGroupChatPayload = {
  __typename?: 'CreateGroupChatPayload'
  /** The new group chat. */
  conversation?: Maybe<Conversation>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `renameGroupChat` takes. */
export type RenameGroupChatInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
  /** 1 to 60 characters. */
  name: Scalars['String']['input']
}

/** What `renameGroupChat` gives back. */
export type RenameGroupChatPayload = {
  __typename?: 'RenameGroupChatPayload'
  /** The conversation as it is afterwards. */
  conversation?: Maybe<Conversation>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `addToGroupChat` takes. */
export type AddToGroupChatInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
  /** The new participants, 1 to 49. */
  profileIds: Array<Scalars['ID']['input']>
}

/** What `addToGroupChat` gives back. */
export type AddToGroupChatPayload = {
  __typename?: 'AddToGroupChatPayload'
  /** The conversation as it is afterwards. */
  conversation?: Maybe<Conversation>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `removeFromGroupChat` takes. */
export type RemoveFromGroupChatInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
  /** The participant to remove. */
  profileId: Scalars['ID']['input']
}

/** What `removeFromGroupChat` gives back. */
export type RemoveFromGroupChatPayload = {
  __typename?: 'RemoveFromGroupChatPayload'
  /** The conversation as it is afterwards. */
  conversation?: Maybe<Conversation>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `leaveGroupChat` takes. */
export type LeaveGroupChatInput = {
  /** The id of the conversation. */
  id: Scalars['ID']['input']
}

/** What `leaveGroupChat` gives back. */
export type LeaveGroupChatPayload = {
  __typename?: 'LeaveGroupChatPayload'
  /** The id of the conversation, which is gone for the viewer. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { MessageType }

export type { MailReadState }

/** A message in a conversation. */
export type Message = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The type. */
  type: MessageType
  /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
  author?: Maybe<Profile>
  /** The viewer wrote it. */
  viewerIsAuthor: Scalars['Boolean']['output']
  /** The time of sending. */
  createdAt: Scalars['DateTime']['output']
  /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
  readState: MailReadState
  /** It was taken back, or its sender is erased: an empty place. */
  isDeleted: Scalars['Boolean']['output']
  /** The global id of its conversation. */
  conversationId: Scalars['ID']['output']
}

/** A page of a list. No call counts all of its items. */
export type MessageConnection = {
  __typename?: 'MessageConnection'
  /** The items of this page. */
  edges: Array<MessageEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type MessageEdge = {
  __typename?: 'MessageEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Message
}

/** A member's text: NORMAL, VIDEO_MESSAGE. */
export type TextMessage = Message &
  Node &
  Reportable & {
    __typename?: 'TextMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** Plain, with line breaks. */
    text: Scalars['String']['output']
    /** Pictures and videos in their order; those in the making have no address yet. */
    media: Array<Media>
  }

/** A message of the site: SYSTEM_MESSAGE. */
export type SystemMessage = Message &
  Node &
  Reportable & {
    __typename?: 'SystemMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** Plain, with line breaks, in the viewer's language. */
    text: Scalars['String']['output']
  }

/** A receipt for something bought: RECEIPT. */
export type ReceiptMessage = Message &
  Node &
  Reportable & {
    __typename?: 'ReceiptMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** The order; null where it is not known here. */
    order?: Maybe<Order>
    /**
     * The number of the order, for the page of the receipt.
     * @deprecated Use `order`.
     */
    orderLegacyId?: Maybe<Scalars['Int']['output']>
    /** The purchase. */
    product?: Maybe<Scalars['String']['output']>
    /** The amount paid. */
    amount?: Maybe<Money>
  }

/** The membership ends soon: MEMBERSHIP_ABOUT_TO_EXPIRE. */
export type MembershipExpiryMessage = Message &
  Node &
  Reportable & {
    __typename?: 'MembershipExpiryMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** The end. */
    until?: Maybe<Scalars['DateTime']['output']>
  }

/** Somebody asks to see a protected album: PROTECTED_PICTURES_ACCESS. `setAlbumAccess` answers. */
export type AlbumAccessMessage = Message &
  Node &
  Reportable & {
    __typename?: 'AlbumAccessMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** The album; null when it is gone. */
    album?: Maybe<Album>
    /** Its name at that time. */
    albumName?: Maybe<Scalars['String']['output']>
    /** The current state of the request; null when it was refused or the album is gone, REVOKED when the permission was taken back. */
    access?: Maybe<AlbumAccess>
    /** The viewer owns the album and may still answer. */
    viewerCanAnswer: Scalars['Boolean']['output']
  }

/** Somebody asks for a video call: VIDEO_CALL. */
export type VideoCallMessage = Message &
  Node &
  Reportable & {
    __typename?: 'VideoCallMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** Until when it can be joined. */
    until?: Maybe<Scalars['DateTime']['output']>
    /** The path on the chat site, for `createSsoTicket`; null when it is too late. */
    chatPath?: Maybe<Scalars['String']['output']>
  }

/** Video calls were let or no longer: VIDEO_CALLS_ENABLED, VIDEO_CALLS_DISABLED. */
export type VideoCallsMessage = Message &
  Node &
  Reportable & {
    __typename?: 'VideoCallsMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
  }

/** An invitation to a room of the chat site: LOUNGE. */
export type LoungeMessage = Message &
  Node &
  Reportable & {
    __typename?: 'LoungeMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** Plain, with line breaks. */
    text: Scalars['String']['output']
    /** The room. */
    name?: Maybe<Scalars['String']['output']>
    /** The path on the chat site, for `createSsoTicket`. */
    chatPath?: Maybe<Scalars['String']['output']>
  }

/** Birthday wishes: BIRTHDAY_WISHES. */
export type BirthdayWishesMessage = Message &
  Node &
  Reportable & {
    __typename?: 'BirthdayWishesMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** Plain, with line breaks. */
    text: Scalars['String']['output']
  }

/** News of an event: EVENT. */
export type EventMessage = Message &
  Node &
  Reportable & {
    __typename?: 'EventMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** Plain, with line breaks. */
    text: Scalars['String']['output']
    /** The number in the address of the event. */
    eventLegacyId?: Maybe<Scalars['Int']['output']>
    /** The name of the event at that time. */
    name?: Maybe<Scalars['String']['output']>
  }

/** News of a lodge: LODGES, LODGE_MEMBERSHIP_REQUEST and the types that begin with LODGE. */
export type LodgeMessage = Message &
  Node &
  Reportable & {
    __typename?: 'LodgeMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** Plain, with line breaks. */
    text: Scalars['String']['output']
    /** The lodge; null when it is gone, or not for this viewer. */
    lodge?: Maybe<Lodge>
    /** The name of the lodge at that time. */
    name?: Maybe<Scalars['String']['output']>
    /** The profile concerned; null where the viewer may not see it. */
    profile?: Maybe<Profile>
  }

/** News of a group chat: the types that begin with GROUP_CHAT. */
export type GroupChatMessage = Message &
  Node &
  Reportable & {
    __typename?: 'GroupChatMessage'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The type. */
    type: MessageType
    /** The author; null for the site itself, for an erased profile, and for one that the viewer may not see. */
    author?: Maybe<Profile>
    /** The viewer wrote it. */
    viewerIsAuthor: Scalars['Boolean']['output']
    /** The time of sending. */
    createdAt: Scalars['DateTime']['output']
    /** The read state when the message was fetched; later reads of own messages show in the conversation's `otherReadUpTo`. */
    readState: MailReadState
    /** It was taken back, or its sender is erased: an empty place. */
    isDeleted: Scalars['Boolean']['output']
    /** The global id of its conversation. */
    conversationId: Scalars['ID']['output']
    /** The new name of the group chat. */
    name?: Maybe<Scalars['String']['output']>
    /** The profile concerned; null where the viewer may not see it. */
    profile?: Maybe<Profile>
  }

export type { RedAudience }

export type { AlbumType }

export type { AlbumAccess }

/** Pictures and videos that belong together. */
export type Album = Node & {
  __typename?: 'Album'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The name. */
  name: Scalars['String']['output']
  /** The description. */
  description?: Maybe<Scalars['String']['output']>
  /** The audience. */
  type: AlbumType
  /** Of a red album, for its owner alone: who of the approved members sees it. */
  redAudience?: Maybe<RedAudience>
  /** The number of pictures and videos. */
  mediaCount: Scalars['Int']['output']
  /** The cover; null where the viewer has no access, or the album is empty. */
  cover?: Maybe<Media>
  /** GRANTED for one's own and for open ones; null when the viewer has neither asked nor been let in. */
  viewerAccess?: Maybe<AlbumAccess>
  /** The creation time. */
  createdAt: Scalars['DateTime']['output']
  /** Whose it is. */
  owner?: Maybe<Profile>
  /** The media in their order; none where the viewer has no access. */
  media?: Maybe<MediaConnection>
  /** Of a protected or red album, for its owner alone: the permissions, granted and requested; requests first. */
  permissions?: Maybe<AlbumPermissionConnection>
}

/** Pictures and videos that belong together. */
export type AlbumMediaArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Pictures and videos that belong together. */
export type AlbumPermissionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. */
export type AlbumConnection = {
  __typename?: 'AlbumConnection'
  /** The items of this page. */
  edges: Array<AlbumEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
  /** The items on all pages together; null where no call counts them. */
  totalCount?: Maybe<Scalars['Int']['output']>
}

/** An item of a list, with its cursor. */
export type AlbumEdge = {
  __typename?: 'AlbumEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Album
}

/** Somebody may see a protected album of the viewer, or asks to. */
export type AlbumPermission = {
  __typename?: 'AlbumPermission'
  /** Which album. */
  album?: Maybe<Album>
  /** Who. */
  profile: Profile
  /** REQUESTED or GRANTED. */
  access: AlbumAccess
  /** Since when. */
  since: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type AlbumPermissionConnection = {
  __typename?: 'AlbumPermissionConnection'
  /** The items of this page. */
  edges: Array<AlbumPermissionEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type AlbumPermissionEdge = {
  __typename?: 'AlbumPermissionEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: AlbumPermission
}

/** What `createAlbum` takes. */
export type CreateAlbumInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input']
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>
  /** The audience. */
  type: AlbumType
  /** Who of the approved members sees a red album; without it, a new one is APPROVED, and another stays as it is. */
  redAudience?: InputMaybe<RedAudience>
}

/** What `createAlbum` gives back. */
export type CreateAlbumPayload = {
  __typename?: 'CreateAlbumPayload'
  /** The new album. */
  album?: Maybe<Album>
  /** The new album, as the first of the list. */
  albumEdge?: Maybe<AlbumEdge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `updateAlbum` takes. */
export type UpdateAlbumInput = {
  /** The global id of the album. */
  albumId: Scalars['ID']['input']
  /** 1 to 60 characters. */
  name: Scalars['String']['input']
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>
  /** The audience. */
  type: AlbumType
  /** Who of the approved members sees a red album; without it, a new one is APPROVED, and another stays as it is. */
  redAudience?: InputMaybe<RedAudience>
  /** The global id of the medium to show for it. */
  coverId?: InputMaybe<Scalars['ID']['input']>
}

/** What `updateAlbum` gives back. */
export type UpdateAlbumPayload = {
  __typename?: 'UpdateAlbumPayload'
  /** The album as it is afterwards. */
  album?: Maybe<Album>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteAlbum` takes. */
export type DeleteAlbumInput = {
  /** The global id of the album. */
  albumId: Scalars['ID']['input']
}

/** What `deleteAlbum` gives back. */
export type DeleteAlbumPayload = {
  __typename?: 'DeleteAlbumPayload'
  /** The global id of the album that is gone. */
  deletedAlbumId?: Maybe<Scalars['ID']['output']>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setAlbumAccess` takes. */
export type SetAlbumAccessInput = {
  /** The global id of the album. */
  albumId: Scalars['ID']['input']
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
  /** The wanted state. */
  granted: Scalars['Boolean']['input']
}

/** What `setAlbumAccess` gives back. */
export type SetAlbumAccessPayload = {
  __typename?: 'SetAlbumAccessPayload'
  /** The album as it is afterwards. */
  album?: Maybe<Album>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `requestAlbumAccess` takes. */
export type RequestAlbumAccessInput = {
  /** The global id of the album. */
  albumId: Scalars['ID']['input']
}

/** What `requestAlbumAccess` gives back. */
export type RequestAlbumAccessPayload = {
  __typename?: 'RequestAlbumAccessPayload'
  /** The album, with what the viewer may do with it now. */
  album?: Maybe<Album>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** The size of a picture. */
export type MediaSize =
  /** 320 pixels on the longer side. */
  | 'THUMBNAIL'
  /** 960 pixels on the longer side. */
  | 'GALLERY'
  /** 2048 pixels on the longer side. */
  | 'FULL'

/** The file format a picture is delivered in. */
export type MediaFormat =
  /** Small, for browsers. */
  | 'WEBP'
  /** For everything else. */
  | 'JPEG'

export type { MediaStatus }

export type { MediaKind }

export type { MediaType }

/** A picture or a video. */
export type Media = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The use. */
  kind: MediaKind
  /** The processing state; null when unknown. */
  status?: Maybe<MediaStatus>
  /** Pixels of the full size; 0 until a video is converted. */
  width: Scalars['Int']['output']
  /** Pixels of the full size; 0 until a video is converted. */
  height: Scalars['Int']['output']
  /** The point to keep when cropping, 0 to 1 from the left. */
  focusX: Scalars['Float']['output']
  /** The point to keep when cropping, 0 to 1 from the top. */
  focusY: Scalars['Float']['output']
  /** A tiny blurred picture as data URI, shown until the picture is there. */
  placeholder: Scalars['String']['output']
  /**
   * The address of the picture, of a video of its first moment: absolute, and ready to fetch for this viewer. It is
   * valid for at least two hours; fetch it again every 60 minutes.
   */
  url: Scalars['URL']['output']
  /** The caption. */
  title?: Maybe<Scalars['String']['output']>
  /** The upload time. */
  createdAt?: Maybe<Scalars['DateTime']['output']>
  /** The album that it is in; null outside of albums. */
  album?: Maybe<Album>
  /** The album of a lodge that it is in; null outside of those, and when that album is not for this viewer. */
  lodgeAlbum?: Maybe<LodgeAlbum>
  /** In an album of a lodge: whether the leaders have accepted it; null outside of those. */
  lodgeStatus?: Maybe<LodgeMediaStatus>
  /** Whose it is; null when that profile is not for this viewer. */
  owner?: Maybe<Profile>
  /** The viewer may delete it: it is theirs, or they look after the media of its lodge. */
  viewerCanDelete?: Maybe<Scalars['Boolean']['output']>
  /** Whether the viewer likes it. */
  viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
  /** Likes of profiles that still exist. */
  likeCount?: Maybe<Scalars['Int']['output']>
  /** The profiles that like it, newest first. */
  likes?: Maybe<ProfileConnection>
  /** The number of likes of deleted profiles. */
  likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
}

/** A picture or a video. */
export type MediaUrlArgs = {
  size?: MediaSize
  format?: MediaFormat
}

/** A picture or a video. */
export type MediaLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A picture with its addresses by size. */
export type Picture = Node &
  Media &
  Likable &
  Reportable & {
    __typename?: 'Picture'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The use. */
    kind: MediaKind
    /** The processing state; null when unknown. */
    status?: Maybe<MediaStatus>
    /** Pixels of the full size; 0 until a video is converted. */
    width: Scalars['Int']['output']
    /** Pixels of the full size; 0 until a video is converted. */
    height: Scalars['Int']['output']
    /** The point to keep when cropping, 0 to 1 from the left. */
    focusX: Scalars['Float']['output']
    /** The point to keep when cropping, 0 to 1 from the top. */
    focusY: Scalars['Float']['output']
    /** A tiny blurred picture as data URI, shown until the picture is there. */
    placeholder: Scalars['String']['output']
    /**
     * The address of the picture, of a video of its first moment: absolute, and ready to fetch for this viewer. It is
     * valid for at least two hours; fetch it again every 60 minutes.
     */
    url: Scalars['URL']['output']
    /** The caption. */
    title?: Maybe<Scalars['String']['output']>
    /** The upload time. */
    createdAt?: Maybe<Scalars['DateTime']['output']>
    /** The album that it is in; null outside of albums. */
    album?: Maybe<Album>
    /** The album of a lodge that it is in; null outside of those, and when that album is not for this viewer. */
    lodgeAlbum?: Maybe<LodgeAlbum>
    /** In an album of a lodge: whether the leaders have accepted it; null outside of those. */
    lodgeStatus?: Maybe<LodgeMediaStatus>
    /** Whose it is; null when that profile is not for this viewer. */
    owner?: Maybe<Profile>
    /** The viewer may delete it: it is theirs, or they look after the media of its lodge. */
    viewerCanDelete?: Maybe<Scalars['Boolean']['output']>
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** The profiles that like it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** The number of likes of deleted profiles. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
    /**
     * The address of the picture as it was uploaded, with what was cut away later: absolute, as `url`. Only its owner can
     * fetch it; cuts are made from it.
     */
    sourceUrl: Scalars['URL']['output']
  }

/** A picture with its addresses by size. */
export type PictureUrlArgs = {
  size?: MediaSize
  format?: MediaFormat
}

/** A picture with its addresses by size. */
export type PictureLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A video with its address and a picture of its first moment. */
export type Video = Node &
  Media &
  Likable &
  Reportable & {
    __typename?: 'Video'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The use. */
    kind: MediaKind
    /** The processing state; null when unknown. */
    status?: Maybe<MediaStatus>
    /** Pixels of the full size; 0 until a video is converted. */
    width: Scalars['Int']['output']
    /** Pixels of the full size; 0 until a video is converted. */
    height: Scalars['Int']['output']
    /** The point to keep when cropping, 0 to 1 from the left. */
    focusX: Scalars['Float']['output']
    /** The point to keep when cropping, 0 to 1 from the top. */
    focusY: Scalars['Float']['output']
    /** A tiny blurred picture as data URI, shown until the picture is there. */
    placeholder: Scalars['String']['output']
    /**
     * The address of the picture, of a video of its first moment: absolute, and ready to fetch for this viewer. It is
     * valid for at least two hours; fetch it again every 60 minutes.
     */
    url: Scalars['URL']['output']
    /** The caption. */
    title?: Maybe<Scalars['String']['output']>
    /** The upload time. */
    createdAt?: Maybe<Scalars['DateTime']['output']>
    /** The album that it is in; null outside of albums. */
    album?: Maybe<Album>
    /** The album of a lodge that it is in; null outside of those, and when that album is not for this viewer. */
    lodgeAlbum?: Maybe<LodgeAlbum>
    /** In an album of a lodge: whether the leaders have accepted it; null outside of those. */
    lodgeStatus?: Maybe<LodgeMediaStatus>
    /** Whose it is; null when that profile is not for this viewer. */
    owner?: Maybe<Profile>
    /** The viewer may delete it: it is theirs, or they look after the media of its lodge. */
    viewerCanDelete?: Maybe<Scalars['Boolean']['output']>
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** The profiles that like it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** The number of likes of deleted profiles. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
    /** The address of the video (MP4): absolute, as `url`. */
    videoUrl: Scalars['URL']['output']
    /** Seconds; null until it is converted. */
    duration?: Maybe<Scalars['Int']['output']>
  }

/** A video with its address and a picture of its first moment. */
export type VideoUrlArgs = {
  size?: MediaSize
  format?: MediaFormat
}

/** A video with its address and a picture of its first moment. */
export type VideoLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** What `uploadTempMedia` takes. */
export type UploadTempMediaInput = {
  /** The file, as a variable. */
  file: Scalars['File']['input']
  /** The purpose, which decides the allowed types of file. */
  purpose: UploadPurpose
}

export type { UploadPurpose }

/** What `uploadTempMedia` gives back. */
export type UploadTempMediaPayload = {
  __typename?: 'UploadTempMediaPayload'
  /** The media item made of the file. */
  media?: Maybe<Media>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** A page of a list. */
export type MediaConnection = {
  __typename?: 'MediaConnection'
  /** The items of this page. */
  edges: Array<MediaEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
  /** The items on all pages together; null where no call counts them. */
  totalCount?: Maybe<Scalars['Int']['output']>
}

/** An item of a list, with its cursor. */
export type MediaEdge = {
  __typename?: 'MediaEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Media
}

export type { MediaPlace }

/** What `saveMedia` takes. */
export type SaveMediaInput = {
  /** The global id of the uploaded medium. */
  mediaId: Scalars['ID']['input']
  /** The destination. */
  place: MediaPlace
  /**
   * With ALBUM: the global id of the album; without one it stands outside of albums. With LODGE_ALBUM: that of the lodge's
   * album, where it may wait until the leaders accept it.
   */
  albumId?: InputMaybe<Scalars['ID']['input']>
  /** At most 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>
  /** The member holds copyright and consent of all who are seen. */
  consent: Scalars['Boolean']['input']
}

/** What `saveMedia` gives back. */
export type SaveMediaPayload = {
  __typename?: 'SaveMediaPayload'
  /** The medium in its new place. */
  media?: Maybe<Media>
  /** For the list that it was added to. */
  mediaEdge?: Maybe<MediaEdge>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `updateMedia` takes. */
export type UpdateMediaInput = {
  /** The global id of the medium. */
  mediaId: Scalars['ID']['input']
  /** At most 200 characters; an empty one takes the title away. */
  title?: InputMaybe<Scalars['String']['input']>
  /** 0 to 1 from the left. */
  focusX?: InputMaybe<Scalars['Float']['input']>
  /** 0 to 1 from the top. */
  focusY?: InputMaybe<Scalars['Float']['input']>
}

/** What `updateMedia` gives back. */
export type UpdateMediaPayload = {
  __typename?: 'UpdateMediaPayload'
  /** The medium as it is afterwards. */
  media?: Maybe<Media>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { Rotation }

/** A part of a picture, in shares (0 to 1) of the turned picture. */
export type CropInput = {
  /** From the left. */
  x: Scalars['Float']['input']
  /** From the top. */
  y: Scalars['Float']['input']
  /** Above 0. */
  width: Scalars['Float']['input']
  /** Above 0. */
  height: Scalars['Float']['input']
}

/** What `editPicture` takes. */
export type EditPictureInput = {
  /** The global id of the picture. */
  mediaId: Scalars['ID']['input']
  /** The rotation, applied before the crop; null: as uploaded. */
  rotation?: InputMaybe<Rotation>
  /** Null: the whole picture. */
  crop?: InputMaybe<CropInput>
}

/** What `editPicture` gives back. */
export type EditPicturePayload = {
  __typename?: 'EditPicturePayload'
  /** The picture as it is afterwards. */
  picture?: Maybe<Picture>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `moveMedia` takes. */
export type MoveMediaInput = {
  /** Global ids, at most 100. */
  mediaIds: Array<Scalars['ID']['input']>
  /** The destination. */
  place: MediaPlace
  /** With ALBUM: the global id of the album; without one they stand outside of albums. */
  albumId?: InputMaybe<Scalars['ID']['input']>
}

/** What `moveMedia` gives back. */
export type MoveMediaPayload = {
  __typename?: 'MoveMediaPayload'
  /** The media in their new place. */
  media?: Maybe<Array<Media>>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `sortMedia` takes. */
export type SortMediaInput = {
  /** Global ids in the wanted order, at most 100. */
  mediaIds: Array<Scalars['ID']['input']>
}

/** What `sortMedia` gives back. */
export type SortMediaPayload = {
  __typename?: 'SortMediaPayload'
  /** All of the profile pictures, or all of the album, in the new order. */
  media?: Maybe<Array<Media>>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteMedia` takes. */
export type DeleteMediaInput = {
  /** Global ids, at most 100. */
  mediaIds: Array<Scalars['ID']['input']>
}

/** What `deleteMedia` gives back. */
export type DeleteMediaPayload = {
  __typename?: 'DeleteMediaPayload'
  /** The global ids of what is gone. */
  deletedMediaIds?: Maybe<Array<Scalars['ID']['output']>>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setProfilePicture` takes. */
export type SetProfilePictureInput = {
  /** The global id of one of the profile pictures. */
  mediaId: Scalars['ID']['input']
}

/** What `setProfilePicture` gives back. */
export type SetProfilePicturePayload = {
  __typename?: 'SetProfilePicturePayload'
  /** The face of the profile. */
  picture?: Maybe<Picture>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Leads to a picture or video: LIKE. */
export type MediaNotification = Notification &
  Node & {
    __typename?: 'MediaNotification'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic. */
    topic: NotificationTopic
    /** The profile that caused it. */
    actor: Profile
    /** The time of the event. */
    createdAt: Scalars['DateTime']['output']
    /** The viewer has read it. */
    isRead: Scalars['Boolean']['output']
    /** The picture or video; null when it is gone. */
    media?: Maybe<Media>
  }

/** Leads to a protected album of the viewer: ALBUM_REQUEST. */
export type AlbumNotification = Notification &
  Node & {
    __typename?: 'AlbumNotification'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic. */
    topic: NotificationTopic
    /** The profile that caused it. */
    actor: Profile
    /** The time of the event. */
    createdAt: Scalars['DateTime']['output']
    /** The viewer has read it. */
    isRead: Scalars['Boolean']['output']
    /** The album; null when it is gone. */
    album?: Maybe<Album>
    /** The name. */
    title?: Maybe<Scalars['String']['output']>
  }

export type { MeetupSignUpStatus }

export type { MeetupRepetition }

/** A number of profiles or places of one gender. */
export type MeetupGenderCount = {
  __typename?: 'MeetupGenderCount'
  /** A couple is one profile. */
  gender: Gender
  /** How many. */
  count: Scalars['Int']['output']
}

/** A month of a lodge's calendar. */
export type MeetupMonth = {
  __typename?: 'MeetupMonth'
  /** The first day of the month. */
  firstDay: Scalars['LocalDate']['output']
  /** The last day of the month. */
  lastDay: Scalars['LocalDate']['output']
  /** The days that have meetups, in order. */
  days: Array<MeetupDay>
  /** Its meetups by their beginning, also those that began before it. */
  meetups?: Maybe<MeetupConnection>
}

/** A month of a lodge's calendar. */
export type MeetupMonthMeetupsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A day with meetups. */
export type MeetupDay = {
  __typename?: 'MeetupDay'
  /** The day in the lodge's country. */
  date: Scalars['LocalDate']['output']
  /** Its meetups, also those that began before it. */
  meetupCount: Scalars['Int']['output']
  /** Of those, the ones that the viewer has signed up for. */
  viewerMeetupCount: Scalars['Int']['output']
}

/** A gathering of a lodge's members; of a series each occurrence is one. */
export type Meetup = Node &
  Commentable & {
    __typename?: 'Meetup'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The lodge; null when it is gone or not for this viewer. */
    lodge?: Maybe<Lodge>
    /** Who made it. */
    maker: Profile
    /** Plain, one line. */
    title: Scalars['String']['output']
    /** The first words of the description, plain, about 280 characters. */
    excerpt: Scalars['String']['output']
    /** The description: sanitised HTML, as `DebateEntry.html` has it. */
    html?: Maybe<Scalars['HTML']['output']>
    /** The media of the description that the viewer may see. */
    media?: Maybe<Array<Media>>
    /** The picture at its head; null without one, or when it is not for this viewer. */
    cover?: Maybe<Media>
    /** Plain, one line; may be empty. */
    place: Scalars['String']['output']
    /** Plain; null outside the lodge. */
    address?: Maybe<Scalars['String']['output']>
    /** The moment when it begins. */
    beginsAt: Scalars['DateTime']['output']
    /** The moment when it ends. */
    endsAt: Scalars['DateTime']['output']
    /** The time zone of the lodge's country: `Europe/Copenhagen`. */
    timeZone: Scalars['String']['output']
    /** The beginning on the clocks of that zone: `2026-11-21T19:30`. */
    localBegin: Scalars['String']['output']
    /** The end on the clocks of that zone. */
    localEnd: Scalars['String']['output']
    /** Whether it is one of a series. */
    repetition: MeetupRepetition
    /** Places in all; null without a limit. */
    places?: Maybe<Scalars['Int']['output']>
    /** The genders with a limit of their own, within `places`; 0: they cannot come. */
    genderPlaces: Array<MeetupGenderCount>
    /** Profiles with a place, whoever may see them. */
    comingCount: Scalars['Int']['output']
    /** The same by gender, without those that nobody has. */
    coming: Array<MeetupGenderCount>
    /** Profiles on the waiting list. */
    waitingCount: Scalars['Int']['output']
    /**
     * The profiles that come, or that wait for a place, the first to sign up first, as far as the viewer may see them. Outside
     * the lodge only where its members are public.
     */
    attendees?: Maybe<ProfileConnection>
    /** The viewer's own sign-up; null: not signed up. */
    viewerStatus?: Maybe<MeetupSignUpStatus>
    /** The viewer may sign up, for a place or for the waiting list. */
    viewerCanSignUp: Scalars['Boolean']['output']
    /** The viewer has signed up, and it has not begun. */
    viewerCanQuit: Scalars['Boolean']['output']
    /** The viewer may change it: it is theirs, or they manage the meetups; and it is not cancelled. */
    viewerCanEdit: Scalars['Boolean']['output']
    /** The viewer may cancel or delete it: it is theirs, or they manage the meetups. */
    viewerCanDelete: Scalars['Boolean']['output']
    /** False once it is cancelled. */
    hasCommentsEnabled: Scalars['Boolean']['output']
    /** Comments that the viewer may see, 1,000 at most. */
    commentCount: Scalars['Int']['output']
    /** Oldest first: in two layers those of the first, each with its answers; else all of them. */
    comments?: Maybe<CommentConnection>
    /** The time when it was made. */
    createdAt: Scalars['DateTime']['output']
    /** The last change; null if never. */
    editedAt?: Maybe<Scalars['DateTime']['output']>
    /** A cancelled meetup is in no list; null when it is not. */
    cancelledAt?: Maybe<Scalars['DateTime']['output']>
    /** Grows with every change: give it back with `editMeetup`. */
    revision: Scalars['Int']['output']
    /** The absolute address of an iCalendar file with this meetup, for the viewer's session. */
    icsUrl?: Maybe<Scalars['URL']['output']>
  }

/** A gathering of a lodge's members; of a series each occurrence is one. */
export type MeetupAttendeesArgs = {
  status?: MeetupSignUpStatus
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A gathering of a lodge's members; of a series each occurrence is one. */
export type MeetupCommentsArgs = {
  layered?: Scalars['Boolean']['input']
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type MeetupConnection = {
  __typename?: 'MeetupConnection'
  /** The items of this page. */
  edges: Array<MeetupEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type MeetupEdge = {
  __typename?: 'MeetupEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Meetup
}

/** A comment on a meetup. */
export type MeetupComment = Node &
  Comment &
  Likable &
  Reportable & {
    __typename?: 'MeetupComment'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The meetup that it stands under; null when it is not for this viewer. */
    meetup?: Maybe<Meetup>
    /** The author; null where only a placeholder is left. */
    author?: Maybe<Profile>
    /** Plain text with line breaks; a mention stands as `@` and the name. */
    text: Scalars['String']['output']
    /** The profiles that the text mentions, as far as the viewer may see them. */
    mentions: Array<Mention>
    /** The time of writing. */
    createdAt: Scalars['DateTime']['output']
    /** The time of its author's last change; null if never. */
    editedAt?: Maybe<Scalars['DateTime']['output']>
    /** It was deleted while others had answered it: an empty place holds the answers together. */
    isDeleted: Scalars['Boolean']['output']
    /** The viewer may change it: it is theirs. */
    viewerCanEdit: Scalars['Boolean']['output']
    /** The viewer may delete it: it is theirs, or stands under what they wrote or moderate. */
    viewerCanDelete: Scalars['Boolean']['output']
    /** The id of the comment that it answers; null in the first layer. */
    parentId?: Maybe<Scalars['ID']['output']>
    /** Answers that the viewer may see; 0 for an answer. */
    replyCount: Scalars['Int']['output']
    /** In two layers the first 100 answers, oldest first; else none. */
    replies: Array<MeetupComment>
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** The profiles that like it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** The number of likes of deleted profiles. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
  }

/** A comment on a meetup. */
export type MeetupCommentLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Leads to a meetup, or to a comment on it: MEETUP_PLACE, MEETUP_REMINDER and the like. */
export type MeetupNotification = Notification &
  Node & {
    __typename?: 'MeetupNotification'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic. */
    topic: NotificationTopic
    /** The profile that caused it. */
    actor: Profile
    /** The time of the event. */
    createdAt: Scalars['DateTime']['output']
    /** The viewer has read it. */
    isRead: Scalars['Boolean']['output']
    /** The global id of the meetup. */
    meetupId: Scalars['ID']['output']
    /** The meetup; null when it is gone or not for this viewer. */
    meetup?: Maybe<Meetup>
    /** Its title. */
    title?: Maybe<Scalars['String']['output']>
    /** The global id of the comment; null where it is about the meetup. */
    commentId?: Maybe<Scalars['ID']['output']>
    /** The comment; null when it is gone or not for this viewer. */
    comment?: Maybe<MeetupComment>
    /** The first words of the comment. */
    excerpt?: Maybe<Scalars['String']['output']>
  }

/** A limit of places for one gender. */
export type MeetupGenderPlacesInput = {
  /** A couple is one profile. */
  gender: Gender
  /** Places at most; 0: this gender cannot come. */
  count: Scalars['Int']['input']
}

/** What the maker of a meetup writes. */
export type MeetupContentInput = {
  /** At most 120 characters, not empty. */
  title: Scalars['String']['input']
  /**
   * The description: at most 30,000 characters of text, 100 pictures and videos, and 10,000 tags as it is sent. What may not
   * be in it is taken out.
   */
  html: Scalars['HTML']['input']
  /** The id of one of the viewer's pictures that others may see, or of the present one; null for none. */
  coverId?: InputMaybe<Scalars['ID']['input']>
  /** Plain, at most 120 characters. */
  place?: Scalars['String']['input']
  /** Plain, at most 300 characters; for members of the lodge only. */
  address?: Scalars['String']['input']
  /** On the clocks of the lodge's country: `2026-11-21T19:30`. */
  localBegin: Scalars['String']['input']
  /** On the clocks of the lodge's country, at most 14 days after the beginning. */
  localEnd: Scalars['String']['input']
  /** Places in all; null without a limit. */
  places?: InputMaybe<Scalars['Int']['input']>
  /** The genders with a limit of their own. */
  genderPlaces?: Array<MeetupGenderPlacesInput>
}

/** What `createMeetup` takes. */
export type CreateMeetupInput = {
  /** The id of the lodge. */
  lodgeId: Scalars['ID']['input']
  /** A UUID made by the client: the same again makes no second meetup. */
  key?: InputMaybe<Scalars['String']['input']>
  /** What the maker writes. */
  content: MeetupContentInput
  /** Makes a series of it. */
  repetition?: MeetupRepetition
  /** The last day of a series, at most a year ahead; needed for one. */
  repeatUntil?: InputMaybe<Scalars['LocalDate']['input']>
}

/** What `createMeetup` gives back. */
export type CreateMeetupPayload = {
  __typename?: 'CreateMeetupPayload'
  /** The new meetup; of a series the first one. */
  meetup?: Maybe<Meetup>
  /** The lodge, as it is afterwards. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `editMeetup` takes. */
export type EditMeetupInput = {
  /** The id of the meetup. */
  id: Scalars['ID']['input']
  /** The revision that the change grew from. */
  revision: Scalars['Int']['input']
  /** What the maker writes. */
  content: MeetupContentInput
  /** Also changes the later ones of its series that have not begun: their times move as this one's does. */
  following?: Scalars['Boolean']['input']
}

/** What `editMeetup` gives back. */
export type EditMeetupPayload = {
  __typename?: 'EditMeetupPayload'
  /** The meetup, as it is afterwards. */
  meetup?: Maybe<Meetup>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteMeetup` takes. */
export type DeleteMeetupInput = {
  /** The id of the meetup. */
  id: Scalars['ID']['input']
  /** Also ends the later ones of its series that have not begun. */
  following?: Scalars['Boolean']['input']
}

/** What `deleteMeetup` gives back. */
export type DeleteMeetupPayload = {
  __typename?: 'DeleteMeetupPayload'
  /** The id of the meetup, if it is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The meetup, if it is still there as cancelled. */
  meetup?: Maybe<Meetup>
  /** The lodge, as it is afterwards. */
  lodge?: Maybe<Lodge>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `signUpForMeetup` takes. */
export type SignUpForMeetupInput = {
  /** The id of the meetup. */
  id: Scalars['ID']['input']
}

/** What `signUpForMeetup` gives back. */
export type SignUpForMeetupPayload = {
  __typename?: 'SignUpForMeetupPayload'
  /** The meetup, as it is afterwards: `viewerStatus` says whether the viewer got a place. */
  meetup?: Maybe<Meetup>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `quitMeetup` takes. */
export type QuitMeetupInput = {
  /** The id of the meetup. */
  id: Scalars['ID']['input']
}

/** What `quitMeetup` gives back. */
export type QuitMeetupPayload = {
  __typename?: 'QuitMeetupPayload'
  /** The meetup, as it is afterwards; null when it is not for this viewer. */
  meetup?: Maybe<Meetup>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `renewMeetupFeed` gives back. */
export type RenewMeetupFeedPayload = {
  __typename?: 'RenewMeetupFeedPayload'
  /** The session, with the new address. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `endMeetupFeed` gives back. */
export type EndMeetupFeedPayload = {
  __typename?: 'EndMeetupFeedPayload'
  /** The session, without an address. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** The viewer's membership. */
export type Membership = {
  __typename?: 'Membership'
  /** The end of the paid time, also in the past; null for one who was never a member. */
  memberUntil?: Maybe<Scalars['DateTime']['output']>
  /** What renews it, or did last; null where nothing ever did. */
  subscription?: Maybe<MembershipSubscription>
}

/** What renews a membership. */
export type MembershipSubscription = {
  __typename?: 'MembershipSubscription'
  /** Whether it renews, and why not. */
  status: SubscriptionStatus
  /** The membership that is renewed. */
  name: Scalars['String']['output']
  /** The agreed price of a period. */
  price: Money
  /** The price of the next period, which differs once a change was told. */
  nextPrice: Money
  /** How it is paid. */
  paymentMethod: PaymentMethod
  /** The end of the paid time. */
  paidUntil: Scalars['DateTime']['output']
  /** When it is charged next; null when it is not. */
  renewsAt?: Maybe<Scalars['DateTime']['output']>
  /** The renewal was declined, and is tried again. */
  isDeclined: Scalars['Boolean']['output']
  /** Declined, or renewed soon: buying anew replaces the payment method. */
  viewerCanReplace: Scalars['Boolean']['output']
  /** Stopped, but the paid time still runs. */
  viewerCanReactivate: Scalars['Boolean']['output']
}

export type { SubscriptionStatus }

/** Something that a membership gives. */
export type MembershipFeature = {
  __typename?: 'MembershipFeature'
  /** In a few words. */
  title: Scalars['String']['output']
  /** In a sentence. */
  text: Scalars['String']['output']
}

/** A lower price for the first period of a membership. */
export type SpecialOffer = Node & {
  __typename?: 'SpecialOffer'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number in its address. */
  legacyId: Scalars['Int']['output']
  /** The membership, with the price of later periods. */
  package: MembershipPackage
  /** The price of the first period. */
  price: Money
  /** The VAT in that price. */
  vat: Money
  /** Until when it can be taken. */
  endsAt: Scalars['DateTime']['output']
}

/** What `stopSubscription` gives back. */
export type StopSubscriptionPayload = {
  __typename?: 'StopSubscriptionPayload'
  /** How it stands now. */
  membership?: Maybe<Membership>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `reactivateSubscription` gives back. */
export type ReactivateSubscriptionPayload = {
  __typename?: 'ReactivateSubscriptionPayload'
  /** How it stands now. */
  membership?: Maybe<Membership>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `withdrawFromMembership` takes. */
export type WithdrawFromMembershipInput = {
  /** The global id of the order. */
  orderId: Scalars['ID']['input']
}

/** What `withdrawFromMembership` gives back. */
export type WithdrawFromMembershipPayload = {
  __typename?: 'WithdrawFromMembershipPayload'
  /** What is paid back. */
  refund?: Maybe<Money>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `rerunRenewal` takes. */
export type RerunRenewalInput = {
  /** The global id of the member's profile. */
  profileId: Scalars['ID']['input']
}

/** What `rerunRenewal` gives back. */
export type RerunRenewalPayload = {
  __typename?: 'RerunRenewalPayload'
  /** False where it was declined, or waits. */
  isRenewed?: Maybe<Scalars['Boolean']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Texts and offers of the buy-membership dialog. */
export type BuyMembershipDialog = {
  __typename?: 'BuyMembershipDialog'
  /** The subject of the texts. */
  feature: FeatureCode
  /** Over the text. */
  heading: Scalars['String']['output']
  /** Why it takes a membership. */
  text: Scalars['String']['output']
  /** The benefits of a membership, most important first. */
  benefits: Array<Scalars['String']['output']>
  /** The packages on offer. */
  packages: Array<MembershipPackage>
}

/** A membership that can be bought. */
export type MembershipPackage = Node & {
  __typename?: 'MembershipPackage'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** As it is offered. */
  name: Scalars['String']['output']
  /** The duration; a month counts 30 days, a year 365. */
  days: Scalars['Int']['output']
  /** The duration in calendar months; null for the membership of 24 hours. */
  months?: Maybe<Scalars['Int']['output']>
  /** Whether it renews itself at the same price until it is stopped. */
  isRenewing: Scalars['Boolean']['output']
  /** For all of it. */
  price: Money
  /** The VAT in the price. */
  vat: Money
  /** The same for 30 days, to compare. */
  pricePerMonth: Money
  /** The ways to pay for it; empty while nothing can be paid. */
  paymentMethods: Array<PaymentMethod>
}

/** An amount of money. */
export type Money = {
  __typename?: 'Money'
  /** In minor units: øre, pence. */
  amount: Scalars['Int']['output']
  /** ISO 4217. */
  currency: Scalars['String']['output']
}

/** The counters of the top menu. */
export type NotificationCounts = {
  __typename?: 'NotificationCounts'
  /** The sum of what is new: mail, visits, notifications, blogs, administration and support. */
  total: Scalars['Int']['output']
  /** Blog entries chosen by us that are new. */
  blogsCurated: Scalars['Int']['output']
  /** News about blogs. */
  blogs: Scalars['Int']['output']
  /** The number of tasks that wait for the viewer as manager of events. */
  eventAdmin: Scalars['Int']['output']
  /** The number of tasks that wait for the viewer as manager of lodges. */
  lodgeAdmin: Scalars['Int']['output']
  /** Notifications not read yet. */
  newNotifications: Scalars['Int']['output']
  /** Visits since the viewer last looked. */
  newVisits: Scalars['Int']['output']
  /** Favourites who are online. */
  onlineFavorites: Scalars['Int']['output']
  /** Conversations with something unread. */
  unreadMail: Scalars['Int']['output']
  /** Support tickets with something unread. */
  unreadTickets: Scalars['Int']['output']
  /** Tagged profiles that are online. */
  onlineTagged: Scalars['Int']['output']
  /** The viewer manages at least one lodge. */
  isLodgeAdmin: Scalars['Boolean']['output']
  /** The viewer manages at least one event. */
  isEventAdmin: Scalars['Boolean']['output']
}

export type { NotificationTab }

/** A notification for the viewer. */
export type Notification = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The topic. */
  topic: NotificationTopic
  /** The profile that caused it. */
  actor: Profile
  /** The time of the event. */
  createdAt: Scalars['DateTime']['output']
  /** The viewer has read it. */
  isRead: Scalars['Boolean']['output']
}

/** A page of a list. No call counts all of its items. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection'
  /** The items of this page. */
  edges: Array<NotificationEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Notification
}

/** News of the community: counters by area, and notifications. */
export type CommunityNews = {
  __typename?: 'CommunityNews'
  /** News about blogs. */
  blogs: Scalars['Int']['output']
  /** Entries recommended by the staff that are new. */
  blogsCurated: Scalars['Int']['output']
  /** The number of tasks that wait for the viewer as manager of lodges. */
  lodgeAdmin: Scalars['Int']['output']
  /** The number of tasks that wait for the viewer as manager of events. */
  eventAdmin: Scalars['Int']['output']
  /** The ten latest notifications about the community. */
  notifications: Array<Notification>
}

/** What `markNotificationsAsRead` takes. */
export type MarkNotificationsAsReadInput = {
  /** These; at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>
  /** Or all of a tab. */
  tab?: InputMaybe<NotificationTab>
}

/** What `markNotificationsAsRead` gives back. */
export type MarkNotificationsAsReadPayload = {
  __typename?: 'MarkNotificationsAsReadPayload'
  /** Those of `ids`, as they are afterwards. */
  notifications?: Maybe<Array<Notification>>
  /** The counters afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `unsubscribe` takes. */
export type UnsubscribeInput = {
  /** As the link has it. */
  token: Scalars['String']['input']
}

/** What `unsubscribe` gives back. */
export type UnsubscribePayload = {
  __typename?: 'UnsubscribePayload'
  /** The topic of the mails; null: all topics. */
  topic?: Maybe<NotificationTopic>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `subscribeToPush` takes. */
export type SubscribeToPushInput = {
  /** The address at the push service. */
  endpoint: Scalars['String']['input']
  /** The browser's public key, base64url. */
  p256DH: Scalars['String']['input']
  /** The secret of the subscription, base64url. */
  auth: Scalars['String']['input']
}

/** What `subscribeToPush` gives back. */
export type SubscribeToPushPayload = {
  __typename?: 'SubscribeToPushPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `unsubscribeFromPush` takes. */
export type UnsubscribeFromPushInput = {
  /** The address at the push service. */
  endpoint: Scalars['String']['input']
}

/** What `unsubscribeFromPush` gives back. */
export type UnsubscribeFromPushPayload = {
  __typename?: 'UnsubscribeFromPushPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What came in on a day for a product, in one currency. */
export type Taking = {
  __typename?: 'Taking'
  /** On the calendar of the site. */
  day: Scalars['LocalDate']['output']
  /** What was bought. */
  item: PurchasableItem
  /** How many orders were paid. */
  payments: Scalars['Int']['output']
  /** What came in. */
  paid: Money
  /** What was paid back. */
  refunded: Money
  /** The VAT in what came in, less that in what was paid back. */
  vat: Money
}

/** An order that our ledger and a payment service do not tell alike. */
export type PaymentDifference = {
  __typename?: 'PaymentDifference'
  /** Which service. */
  service: PaymentServiceName
  /** Names the order at the service. */
  handle: Scalars['String']['output']
  /** The number of the order; null where we know no such order. */
  orderNumber?: Maybe<Scalars['Int']['output']>
  /** What our ledger says is paid, less what was paid back. */
  ours: Money
  /** The same by the service. */
  theirs: Money
}

/** A service that holds money of ours. */
export type PaymentServiceName =
  /** The payment service for cards and MobilePay. */
  | 'BILLWERK'
  /** The bank account. */
  | 'BANK_TRANSFER'

/** An order as the staff see it. */
export type OrderStory = Node & {
  __typename?: 'OrderStory'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number of the order. */
  legacyId: Scalars['Int']['output']
  /** The order. */
  order: Order
  /** Who ordered; null once the profile is erased. */
  buyer?: Maybe<Profile>
  /** What happened, oldest first. */
  events: Array<OrderEvent>
  /** What was, or will be, paid back. */
  refunds: Array<Refund>
}

/** Something that happened to an order. */
export type OrderEvent = {
  __typename?: 'OrderEvent'
  /** The name that the server gives it, such as `paid`. */
  kind: Scalars['String']['output']
  /** When. */
  at: Scalars['DateTime']['output']
  /** As the server noted it; empty where there is nothing more. */
  detail: Scalars['String']['output']
}

/** A payment back. */
export type Refund = {
  __typename?: 'Refund'
  /** How much. */
  amount: Money
  /** Why, with the number of who asked for it. */
  reason: Scalars['String']['output']
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output']
  /** When the payment service had sent it. */
  settledAt?: Maybe<Scalars['DateTime']['output']>
  /** When the payment service refused it. */
  failedAt?: Maybe<Scalars['DateTime']['output']>
}

/** An order, with its receipt once it is paid. */
export type Order = Node & {
  __typename?: 'Order'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number in its address and on the receipt. */
  legacyId: Scalars['Int']['output']
  /** How far it is. */
  status: OrderStatus
  /** How the last payment ended; null while it waits. */
  outcome?: Maybe<PaymentOutcome>
  /** Why the last payment was declined. */
  declineReason?: Maybe<DeclineReason>
  /** The kind of product. */
  item: PurchasableItem
  /** What was bought. */
  name: Scalars['String']['output']
  /** What was, or will be, paid. */
  price: Money
  /** The VAT in the price. */
  vat: Money
  /** In percent. */
  vatRate: Scalars['Float']['output']
  /** What was paid back. */
  refunded: Money
  /** How it was, or will be, paid. */
  paymentMethod?: Maybe<PaymentMethod>
  /** The renewal of a membership. */
  isRenewal: Scalars['Boolean']['output']
  /** It began a membership that renews itself. */
  isRenewing: Scalars['Boolean']['output']
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output']
  /** When it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>
  /** Until when it can be paid. */
  openUntil: Scalars['DateTime']['output']
  /** The payment page, while another attempt is possible. */
  checkoutUrl?: Maybe<Scalars['URL']['output']>
  /** Where to transfer the money, while the order waits for it. */
  bankTransfer?: Maybe<BankTransfer>
  /** When a paid membership begins. */
  startsAt?: Maybe<Scalars['DateTime']['output']>
  /** When a paid membership ends. */
  endsAt?: Maybe<Scalars['DateTime']['output']>
  /** A paid membership that was taken back before its end. */
  isWithdrawn: Scalars['Boolean']['output']
  /** Until when the buyer can withdraw; null: not any more. */
  withdrawableUntil?: Maybe<Scalars['DateTime']['output']>
  /** Who gets a gift or a greeting; null also for one who is gone. */
  recipient?: Maybe<Profile>
  /** The terms that it was bought under: the day of their last change. */
  termsVersion: Scalars['LocalDate']['output']
  /** The receipt, line by line, in the viewer's language. */
  lines: Array<Scalars['String']['output']>
  /** The little that the dialog after the payment shows; asks the payment service while the order waits. */
  receipt?: Maybe<Receipt>
  /** How the gift stands; null where the order is no gift of the viewer to the profile. */
  giftReceipt?: Maybe<GiftReceipt>
}

/** An order, with its receipt once it is paid. */
export type OrderGiftReceiptArgs = {
  profileId: Scalars['ID']['input']
}

/** A page of a list. No call counts all of its items. */
export type OrderConnection = {
  __typename?: 'OrderConnection'
  /** The items of this page. */
  edges: Array<OrderEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type OrderEdge = {
  __typename?: 'OrderEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Order
}

export type { OrderStatus }

export type { PaymentOutcome }

export type { DeclineReason }

export type { PurchasableItem }

export type { PaymentMethod }

/** Where to transfer the money of an order. */
export type BankTransfer = {
  __typename?: 'BankTransfer'
  /** Our bank account. */
  account: Scalars['String']['output']
  /** Names the order; the transfer must carry it. */
  reference: Scalars['String']['output']
}

/** How an order stands after its payment. */
export type Receipt = {
  __typename?: 'Receipt'
  /** How far the order is. */
  status: OrderStatus
  /** How the last payment ended; null while it waits. */
  outcome?: Maybe<PaymentOutcome>
  /** The kind of product. */
  packageType: PurchasableItem
  /** What statistics may count where the viewer consents; null until it is paid. */
  tracking?: Maybe<ReceiptTracking>
}

/** What statistics may count of an order. */
export type ReceiptTracking = {
  __typename?: 'ReceiptTracking'
  /** The number of the order. */
  order: Scalars['String']['output']
  /** What was paid. */
  price: Money
}

/** How a gift stands. */
export type GiftReceipt = {
  __typename?: 'GiftReceipt'
  /** The receiver has it. */
  isPaid: Scalars['Boolean']['output']
  /** How far the order is. */
  status: OrderStatus
}

/** A product beside the memberships. */
export type ProductOffer = {
  __typename?: 'ProductOffer'
  /** As it is called on the receipt. */
  name: Scalars['String']['output']
  /** How many days it runs; null for one without a length. */
  days?: Maybe<Scalars['Int']['output']>
  /** For all of it. */
  price: Money
  /** The VAT in the price. */
  vat: Money
  /** The ways to pay for it; empty while nothing can be paid. */
  paymentMethods: Array<PaymentMethod>
}

/** The QuickScor ad as a product. */
export type QuickScorPromotion = {
  __typename?: 'QuickScorPromotion'
  /** Null where it is not sold. */
  offer?: Maybe<ProductOffer>
  /** Characters of an ad. */
  maxLength: Scalars['Int']['output']
}

/** The promotion in the search as a product. */
export type SearchPromotion = {
  __typename?: 'SearchPromotion'
  /** Null where it is not sold. */
  offer?: Maybe<ProductOffer>
  /** Until when the viewer stands first; null when not. */
  promotedUntil?: Maybe<Scalars['DateTime']['output']>
}

/** The birthday greeting as a product. */
export type BirthdayWishes = {
  __typename?: 'BirthdayWishes'
  /** Null where it is not sold. */
  offer?: Maybe<ProductOffer>
  /** Characters of a greeting. */
  maxLength: Scalars['Int']['output']
  /** Favourites with a birthday within a week, next one first. */
  birthdays: Array<UpcomingBirthday>
}

/** Somebody's next birthday. */
export type UpcomingBirthday = {
  __typename?: 'UpcomingBirthday'
  /** Whose. */
  profile: Profile
  /** The day. */
  date: Scalars['LocalDate']['output']
}

/** How to pay for an order. */
export type PaymentInput = {
  /** One of the `paymentMethods` of the product. */
  method: PaymentMethod
  /** Accepts the terms, and that it begins at once although one may still withdraw: must be true. */
  consent: Scalars['Boolean']['input']
  /** Made by the client for each purchase: 8 to 64 letters, digits and hyphens. A repeat gives the same order. */
  key: Scalars['String']['input']
  /** The path that the payer comes back to, with `showReceipt`; without it to the receipt. */
  returnPath?: InputMaybe<Scalars['String']['input']>
}

/** What `buyMembership` takes. */
export type BuyMembershipInput = {
  /** The global id of the package. */
  packageId: Scalars['ID']['input']
  /** The global id of a special offer for it. */
  specialOfferId?: InputMaybe<Scalars['ID']['input']>
  /** How to pay. */
  payment: PaymentInput
}

/** What `buyMembership` gives back. */
export type BuyMembershipPayload = {
  __typename?: 'BuyMembershipPayload'
  /** The order. */
  order?: Maybe<Order>
  /** The payment page; null once the order is paid or ended, and for transfers. */
  checkoutUrl?: Maybe<Scalars['URL']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `giveMembership` takes. */
export type GiveMembershipInput = {
  /** The global id of one of `giftPackages`. */
  packageId: Scalars['ID']['input']
  /** The global id of the receiver. */
  profileId: Scalars['ID']['input']
  /** How to pay. */
  payment: PaymentInput
}

/** What `giveMembership` gives back. */
export type GiveMembershipPayload = {
  __typename?: 'GiveMembershipPayload'
  /** The order. */
  order?: Maybe<Order>
  /** The payment page; null once the order is paid or ended, and for transfers. */
  checkoutUrl?: Maybe<Scalars['URL']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `buyQuickScorAd` takes. */
export type BuyQuickScorAdInput = {
  /** What the ad says. */
  text: Scalars['String']['input']
  /** How to pay. */
  payment: PaymentInput
}

/** What `buyQuickScorAd` gives back. */
export type BuyQuickScorAdPayload = {
  __typename?: 'BuyQuickScorAdPayload'
  /** The order. */
  order?: Maybe<Order>
  /** The payment page; null once the order is paid or ended, and for transfers. */
  checkoutUrl?: Maybe<Scalars['URL']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `buySearchPromotion` takes. */
export type BuySearchPromotionInput = {
  /** How to pay. */
  payment: PaymentInput
}

/** What `buySearchPromotion` gives back. */
export type BuySearchPromotionPayload = {
  __typename?: 'BuySearchPromotionPayload'
  /** The order. */
  order?: Maybe<Order>
  /** The payment page; null once the order is paid or ended, and for transfers. */
  checkoutUrl?: Maybe<Scalars['URL']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `buyBirthdayWishes` takes. */
export type BuyBirthdayWishesInput = {
  /** The global id of whose birthday it is within a week. */
  profileId: Scalars['ID']['input']
  /** The greeting. */
  text: Scalars['String']['input']
  /** How to pay. */
  payment: PaymentInput
}

/** What `buyBirthdayWishes` gives back. */
export type BuyBirthdayWishesPayload = {
  __typename?: 'BuyBirthdayWishesPayload'
  /** The order. */
  order?: Maybe<Order>
  /** The payment page; null once the order is paid or ended, and for transfers. */
  checkoutUrl?: Maybe<Scalars['URL']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `markBankTransferSeen` takes. */
export type MarkBankTransferSeenInput = {
  /** The global id of the order. */
  orderId: Scalars['ID']['input']
}

/** What `markBankTransferSeen` gives back. */
export type MarkBankTransferSeenPayload = {
  __typename?: 'MarkBankTransferSeenPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `recordBankTransfer` takes. */
export type RecordBankTransferInput = {
  /** The reference that the transfer carries. */
  reference: Scalars['String']['input']
  /** The bank's own number of the transfer. */
  bankReference: Scalars['String']['input']
  /** In minor units. */
  amount: Scalars['Int']['input']
  /** ISO 4217. */
  currency: Scalars['String']['input']
}

/** What `refundOrder` takes. */
export type RefundOrderInput = {
  /** The global id of the order. */
  orderId: Scalars['ID']['input']
  /** In minor units; null: all that is left. */
  amount?: InputMaybe<Scalars['Int']['input']>
  /** Why: 3 to 500 characters. */
  reason: Scalars['String']['input']
  /** Ends the membership that was bought too. */
  takeBack: Scalars['Boolean']['input']
}

/** What `refundOrder` gives back. */
export type RefundOrderPayload = {
  __typename?: 'RefundOrderPayload'
  /** What is paid back. */
  refund?: Maybe<Money>
  /** The order. */
  order?: Maybe<Order>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `recordBankTransfer` gives back. */
export type RecordBankTransferPayload = {
  __typename?: 'RecordBankTransferPayload'
  /** The order that it paid. */
  order?: Maybe<Order>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { VisitRange }

export type { NoteSort }

/** Somebody has looked at the viewer. */
export type Visit = {
  __typename?: 'Visit'
  /** Who. */
  profile: Profile
  /** The time of the last visit. */
  visitedAt: Scalars['DateTime']['output']
  /** The viewer knew of it before. */
  isSeen: Scalars['Boolean']['output']
}

/** A page of a list. No call counts all of its items. */
export type VisitConnection = {
  __typename?: 'VisitConnection'
  /** The items of this page. */
  edges: Array<VisitEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type VisitEdge = {
  __typename?: 'VisitEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Visit
}

/** The viewer's note about another profile. Nobody else sees it. */
export type Note = {
  __typename?: 'Note'
  /** About whom. */
  profile: Profile
  /** Plain text with line breaks. */
  text: Scalars['String']['output']
  /** The time of the last change. */
  updatedAt: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type NoteConnection = {
  __typename?: 'NoteConnection'
  /** The items of this page. */
  edges: Array<NoteEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type NoteEdge = {
  __typename?: 'NoteEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Note
}

/** A blocked profile: no more than its name, for neither sees the other. */
export type BlockedProfile = {
  __typename?: 'BlockedProfile'
  /** The global id of the profile, for `setBlacklisted`. */
  profileId: Scalars['ID']['output']
  /** The name that the profile chose. */
  name: Scalars['String']['output']
  /** COUPLE for a couple. */
  gender: Gender
  /** Since when. */
  blockedAt: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type BlockedProfileConnection = {
  __typename?: 'BlockedProfileConnection'
  /** The items of this page. */
  edges: Array<BlockedProfileEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type BlockedProfileEdge = {
  __typename?: 'BlockedProfileEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: BlockedProfile
}

/** An entry of a guestbook. */
export type GuestbookEntry = Node &
  Reportable & {
    __typename?: 'GuestbookEntry'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The author. */
    author: Profile
    /** Plain text with line breaks. */
    text: Scalars['String']['output']
    /** The time of writing. */
    createdAt: Scalars['DateTime']['output']
    /** Written by the viewer or in their own guestbook. */
    viewerCanDelete: Scalars['Boolean']['output']
  }

/** A page of a list. */
export type GuestbookEntryConnection = {
  __typename?: 'GuestbookEntryConnection'
  /** The items of this page. */
  edges: Array<GuestbookEntryEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
  /** The items on all pages together; null where no call counts them. */
  totalCount?: Maybe<Scalars['Int']['output']>
}

/** An item of a list, with its cursor. */
export type GuestbookEntryEdge = {
  __typename?: 'GuestbookEntryEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: GuestbookEntry
}

/** What `setFavourite` takes. */
export type SetFavouriteInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
  /** The wanted state. */
  favourite: Scalars['Boolean']['input']
}

/** What `setFavourite` gives back. */
export type SetFavouritePayload = {
  __typename?: 'SetFavouritePayload'
  /** The profile as it is afterwards. */
  profile?: Maybe<Profile>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setTags` takes. */
export type SetTagsInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
  /** All the tags it is to carry. */
  tags: Array<Scalars['String']['input']>
}

/** What `setTags` gives back. */
export type SetTagsPayload = {
  __typename?: 'SetTagsPayload'
  /** The profile as it is afterwards. */
  profile?: Maybe<Profile>
  /** All tags of the viewer afterwards. */
  tags?: Maybe<Array<Tag>>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `saveNote` takes. */
export type SaveNoteInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
  /** 1 to 2,000 characters. */
  text: Scalars['String']['input']
}

/** What `saveNote` gives back. */
export type SaveNotePayload = {
  __typename?: 'SaveNotePayload'
  /** The note as it was saved. */
  note?: Maybe<Note>
  /** The profile that it is about. */
  profile?: Maybe<Profile>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteNote` takes. */
export type DeleteNoteInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
}

/** What `deleteNote` gives back. */
export type DeleteNotePayload = {
  __typename?: 'DeleteNotePayload'
  /** The global id of the profile that the note was about. */
  profileId?: Maybe<Scalars['ID']['output']>
  /** Null when the viewer may not see it any more. */
  profile?: Maybe<Profile>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `setBlacklisted` takes. */
export type SetBlacklistedInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
  /** The wanted state. */
  blacklisted: Scalars['Boolean']['input']
}

/** What `setBlacklisted` gives back. */
export type SetBlacklistedPayload = {
  __typename?: 'SetBlacklistedPayload'
  /** The global id of the profile: what still shows it has to go. */
  profileId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `registerVisit` takes. */
export type RegisterVisitInput = {
  /** The global id of the profile. */
  profileId: Scalars['ID']['input']
}

/** What `registerVisit` gives back. */
export type RegisterVisitPayload = {
  __typename?: 'RegisterVisitPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `hideVisit` takes. */
export type HideVisitInput = {
  /** The global id of the visitor. */
  profileId: Scalars['ID']['input']
}

/** What `hideVisit` gives back. */
export type HideVisitPayload = {
  __typename?: 'HideVisitPayload'
  /** The global id of the visitor whose visit is off the list. */
  profileId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `markVisitsSeen` gives back. */
export type MarkVisitsSeenPayload = {
  __typename?: 'MarkVisitsSeenPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `addGuestbookEntry` takes. */
export type AddGuestbookEntryInput = {
  /** The global id of the profile whose guestbook it is. */
  profileId: Scalars['ID']['input']
  /** 1 to 2,000 characters. */
  text: Scalars['String']['input']
}

/** What `addGuestbookEntry` gives back. */
export type AddGuestbookEntryPayload = {
  __typename?: 'AddGuestbookEntryPayload'
  /** The new entry, as the first of the guestbook. */
  entryEdge?: Maybe<GuestbookEntryEdge>
  /** The profile whose guestbook it is. */
  profile?: Maybe<Profile>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteGuestbookEntry` takes. */
export type DeleteGuestbookEntryInput = {
  /** The global id of the entry. */
  entryId: Scalars['ID']['input']
}

/** What `deleteGuestbookEntry` gives back. */
export type DeleteGuestbookEntryPayload = {
  __typename?: 'DeleteGuestbookEntryPayload'
  /** The global id of the entry that is gone. */
  deletedEntryId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Leads to a profile: FAVOURITE, RELATION_REQUEST and LIKE of the profile; GUESTBOOK_ENTRY to the viewer's own guestbook; on the dark sites also the topics of bonds. */
export type ProfileNotification = Notification &
  Node & {
    __typename?: 'ProfileNotification'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** The topic. */
    topic: NotificationTopic
    /** The profile that caused it. */
    actor: Profile
    /** The time of the event. */
    createdAt: Scalars['DateTime']['output']
    /** The viewer has read it. */
    isRead: Scalars['Boolean']['output']
    /** The first words of a guestbook entry. */
    excerpt?: Maybe<Scalars['String']['output']>
  }

export type { ProfileViewState }

/** A profile's page. */
export type ProfileView = Node & {
  __typename?: 'ProfileView'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number in its address. */
  legacyId: Scalars['Int']['output']
  /** The id of its `Profile`, also where that is not shown: to block it, or to do so no longer. */
  profileId: Scalars['ID']['output']
  /** Anything but SHOWN comes without the profile. */
  state: ProfileViewState
  /** The profile, when it is shown. */
  profile?: Maybe<Profile>
}

/** Facts about a person. Null, NOT_SPECIFIED, NOT_STATED and NOT_AVAILABLE mean that the fact is not stated. */
export type PersonFacts = {
  __typename?: 'PersonFacts'
  /** Centimetres. */
  height?: Maybe<Scalars['Int']['output']>
  /** Kilograms. */
  weight?: Maybe<Scalars['Int']['output']>
  /** The build. */
  bodyType: BodyType
  /** The colour of the eyes. */
  eyeColour: EyeColour
  /** The colour of the hair. */
  hairColour: HairColour
  /** The sexual orientation. */
  sexualOrientation?: Maybe<SexualOrientation>
  /** Whether the person lives with somebody. */
  relationshipStatus: RelationshipStatus
  /** Whether the person smokes. */
  smoking: HomeOption
  /** Whether the person has children. */
  children: HomeOption
  /** The role that the person prefers; dark sites only. */
  dominance?: Maybe<Dominance>
}

export type { Audience }

export type { LookingFor }

/** The profiles that a profile would like to meet. */
export type MatchSettings = {
  __typename?: 'MatchSettings'
  /** Which groups. */
  audience: Array<Audience>
  /** Whole years. */
  ageFrom: Scalars['Int']['output']
  /** Whole years, included. */
  ageTo: Scalars['Int']['output']
  /** Kilometres; null: anywhere. */
  distance?: Maybe<Scalars['Int']['output']>
  /** What the profile is looking for. */
  lookingFor: Array<LookingFor>
}

export type { MatchReason }

/** The match between the viewer and a profile. */
export type Match = {
  __typename?: 'Match'
  /** All reasons, most important first. */
  reasons: Array<MatchReason>
  /** Match words that both have. */
  commonMatchWords: Array<Scalars['String']['output']>
}

export type { BodyType }

export type { EyeColour }

export type { HairColour }

export type { SexualOrientation }

export type { RelationshipStatus }

export type { HomeOption }

export type { Dominance }

/** The order, and with it the choice, of profiles. */
export type ProfileOrder =
  /** New members first. */
  | 'NEWEST'
  /** Members who are online, those seen last first. */
  | 'ONLINE'
  /** Members whose birthday is today. */
  | 'BIRTHDAY'
  /** Members who got most likes and visits in the last 30 days. */
  | 'TOP'
  /** Members with a match word, those seen last first. */
  | 'MATCH_WORD'

export type { ProfileFilter }

export type { Gender }

export type { ProfileType }

/** One human of a profile. */
export type Person = Node & {
  __typename?: 'Person'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Never COUPLE. */
  gender: Gender
  /** Whole years. */
  age: Scalars['Int']['output']
  /** The facts about the person. */
  facts?: Maybe<PersonFacts>
}

/** A page of a list. */
export type ProfileConnection = {
  __typename?: 'ProfileConnection'
  /** The items of this page. */
  edges: Array<ProfileEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
  /** The items on all pages together; null where no call counts them. */
  totalCount?: Maybe<Scalars['Int']['output']>
}

/** An item of a list, with its cursor. */
export type ProfileEdge = {
  __typename?: 'ProfileEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Profile
}

/** Something that can be liked. */
export type Likable = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Whether the viewer likes it. */
  viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
  /** Likes of profiles that still exist. */
  likeCount?: Maybe<Scalars['Int']['output']>
  /** The profiles that like it, newest first. */
  likes?: Maybe<ProfileConnection>
  /** The number of likes of deleted profiles. */
  likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
}

/** Something that can be liked. */
export type LikableLikesArgs = {
  gender?: InputMaybe<Gender>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** What `setLiked` takes. */
export type SetLikedInput = {
  /** The id of a `Likable`. */
  id: Scalars['ID']['input']
  /** The wanted state. */
  liked: Scalars['Boolean']['input']
}

/** What `setLiked` gives back. */
export type SetLikedPayload = {
  __typename?: 'SetLikedPayload'
  /** The liked item, in its new state. */
  item?: Maybe<Likable>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** A short ad that runs out by itself. */
export type QuickScorAd = Node & {
  __typename?: 'QuickScorAd'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Whose it is. */
  profile: Profile
  /** Plain text with line breaks. */
  text: Scalars['String']['output']
  /** When it began. */
  createdAt: Scalars['DateTime']['output']
  /** When it runs out. */
  expiresAt: Scalars['DateTime']['output']
  /** It is the viewer's own, who may end it. */
  viewerCanDelete: Scalars['Boolean']['output']
}

/** A page of a list. No call counts all of its items. */
export type QuickScorAdConnection = {
  __typename?: 'QuickScorAdConnection'
  /** The items of this page. */
  edges: Array<QuickScorAdEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type QuickScorAdEdge = {
  __typename?: 'QuickScorAdEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: QuickScorAd
}

/** What quick ads can be filtered by, with the number of running ads. */
export type QuickScorFilters = {
  __typename?: 'QuickScorFilters'
  /** The genders that have ads. */
  genders: Array<QuickScorGender>
  /** The areas that have ads. */
  areas: Array<QuickScorArea>
}

/** A gender that has quick ads. */
export type QuickScorGender = {
  __typename?: 'QuickScorGender'
  /** Whose ads. */
  gender: Gender
  /** How many run. */
  count: Scalars['Int']['output']
}

/** An area that has quick ads. */
export type QuickScorArea = {
  __typename?: 'QuickScorArea'
  /** The global id of the area. */
  countryAreaId: Scalars['ID']['output']
  /** Of the area. */
  name: Scalars['String']['output']
  /** How many run. */
  count: Scalars['Int']['output']
}

/** An ad of the site's own. */
export type SiteAd = {
  __typename?: 'SiteAd'
  /** Names it in statistics. */
  key: Scalars['String']['output']
  /** Over the text. */
  title: Scalars['String']['output']
  /** What it says. */
  text: Scalars['String']['output']
  /** The page that it leads to. */
  path: Scalars['String']['output']
}

/** What `deleteQuickScorAd` takes. */
export type DeleteQuickScorAdInput = {
  /** The global id of the ad. */
  id: Scalars['ID']['input']
}

/** What `deleteQuickScorAd` gives back. */
export type DeleteQuickScorAdPayload = {
  __typename?: 'DeleteQuickScorAdPayload'
  /** The ad that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** Something that can be reported: give its id to `reportContent`. */
export type Reportable = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
}

export type { ReportReason }

export type { ReportDecision }

export type { ReportItemType }

/** A report of a member. */
export type Report = Node & {
  __typename?: 'Report'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The type of the item. */
  itemType: ReportItemType
  /** The thing itself; null when it is gone. */
  item?: Maybe<Reportable>
  /** Whose it is; null when that profile is gone. */
  reportedProfile?: Maybe<Profile>
  /** The reporter; null when that profile is erased. */
  reporter?: Maybe<Profile>
  /** The reason. */
  reason: ReportReason
  /** In the reporter's words. */
  text?: Maybe<Scalars['String']['output']>
  /** The time of the report. */
  createdAt: Scalars['DateTime']['output']
  /** The decision; null while it is pending. */
  decision?: Maybe<ReportDecision>
  /** The time of the decision. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>
}

/** A page of a list. No call counts all of its items. */
export type ReportConnection = {
  __typename?: 'ReportConnection'
  /** The items of this page. */
  edges: Array<ReportEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type ReportEdge = {
  __typename?: 'ReportEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Report
}

/** What `reportContent` takes. */
export type ReportContentInput = {
  /** The global id of a `Reportable`. */
  id: Scalars['ID']['input']
  /** The reason. */
  reason: ReportReason
  /** Needed for OTHER, at most 2,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>
}

/** What `reportContent` gives back. */
export type ReportContentPayload = {
  __typename?: 'ReportContentPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `decideReport` takes. */
export type DecideReportInput = {
  /** The global id of the report. */
  reportId: Scalars['ID']['input']
  /** The decision. */
  decision: ReportDecision
}

/** What `decideReport` gives back. */
export type DecideReportPayload = {
  __typename?: 'DecideReportPayload'
  /** The report as it is afterwards. */
  report?: Maybe<Report>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { SearchOrder }

/** A page of a list. */
export type SearchResultConnection = {
  __typename?: 'SearchResultConnection'
  /** The items of this page. */
  edges: Array<SearchResultEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
  /** The members on all pages together, 1,000 at most. */
  totalCount?: Maybe<Scalars['Int']['output']>
}

/** A number, exact up to a limit. */
export type SearchTotal = {
  __typename?: 'SearchTotal'
  /** 1,000 at most. */
  count: Scalars['Int']['output']
  /** There are more than that. */
  hasMore: Scalars['Boolean']['output']
}

/** An item of a list, with its cursor. */
export type SearchResultEdge = {
  __typename?: 'SearchResultEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Profile
  /** Has paid to stand first. */
  isPromoted: Scalars['Boolean']['output']
}

/** A page of a list. No call counts all of its items. */
export type PossibleMatchConnection = {
  __typename?: 'PossibleMatchConnection'
  /** The items of this page. */
  edges: Array<PossibleMatchEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type PossibleMatchEdge = {
  __typename?: 'PossibleMatchEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Profile
  /** Why it is a match. */
  match: Match
}

/** Criteria for one person; an omitted one allows anything. */
export type PersonFilterInput = {
  /** Never COUPLE. */
  genders?: InputMaybe<Array<Gender>>
  /** Whole years. */
  ageFrom?: InputMaybe<Scalars['Int']['input']>
  /** Whole years, included. */
  ageTo?: InputMaybe<Scalars['Int']['input']>
  /** Centimetres. */
  heightFrom?: InputMaybe<Scalars['Int']['input']>
  /** Centimetres, included. */
  heightTo?: InputMaybe<Scalars['Int']['input']>
  /** Kilograms. */
  weightFrom?: InputMaybe<Scalars['Int']['input']>
  /** Kilograms, included. */
  weightTo?: InputMaybe<Scalars['Int']['input']>
  /** Any of these. */
  bodyTypes?: InputMaybe<Array<BodyType>>
  /** Any of these. */
  eyeColours?: InputMaybe<Array<EyeColour>>
  /** Any of these. */
  hairColours?: InputMaybe<Array<HairColour>>
  /** Any of these. */
  sexualOrientations?: InputMaybe<Array<SexualOrientation>>
  /** Any of these. */
  relationshipStatuses?: InputMaybe<Array<RelationshipStatus>>
  /** Any of these. */
  smoking?: InputMaybe<Array<HomeOption>>
  /** Any of these. */
  children?: InputMaybe<Array<HomeOption>>
  /** Any of these; on the dark sites only. */
  dominance?: InputMaybe<Array<Dominance>>
}

/** Every filter of a search; a profile has to fulfil all that are given. */
export type SearchOptionsInput = {
  /** Of the profile: COUPLE too. */
  genders?: InputMaybe<Array<Gender>>
  /** The first has to fit one person; the second, for couples alone, the other one. */
  persons?: InputMaybe<Array<PersonFilterInput>>
  /** The global id of the country; without one, the country of the site. */
  countryId?: InputMaybe<Scalars['ID']['input']>
  /** Global ids of regions: any of these, with those inside them. */
  countryAreaIds?: InputMaybe<Array<Scalars['ID']['input']>>
  /** Kilometres at most from the viewer's place, or from the zip code. */
  distance?: InputMaybe<Scalars['Int']['input']>
  /** Of the country given, else of the viewer's. */
  zipCode?: InputMaybe<Scalars['String']['input']>
  /** Any of these. */
  lookingFor?: InputMaybe<Array<LookingFor>>
  /** All of these. */
  matchWords?: InputMaybe<Array<Scalars['String']['input']>>
  /** Only those who are online now. */
  online?: InputMaybe<Scalars['Boolean']['input']>
  /** Only those with a picture. */
  withPicture?: InputMaybe<Scalars['Boolean']['input']>
  /** Only those with a video. */
  withVideo?: InputMaybe<Scalars['Boolean']['input']>
  /** Only those with a running membership. */
  members?: InputMaybe<Scalars['Boolean']['input']>
  /** Only those who have proved who they are. */
  validated?: InputMaybe<Scalars['Boolean']['input']>
  /** Only profiles made within so many days. */
  newWithinDays?: InputMaybe<Scalars['Int']['input']>
  /** Only those who were online within so many days. */
  seenWithinDays?: InputMaybe<Scalars['Int']['input']>
  /** Only those whose match settings let the viewer in. */
  seekingMe?: InputMaybe<Scalars['Boolean']['input']>
}

/** Criteria for one person in a saved search, as in `PersonFilterInput`. */
export type PersonFilter = {
  __typename?: 'PersonFilter'
  /** Never COUPLE. */
  genders?: Maybe<Array<Gender>>
  /** Whole years. */
  ageFrom?: Maybe<Scalars['Int']['output']>
  /** Whole years, included. */
  ageTo?: Maybe<Scalars['Int']['output']>
  /** Centimetres. */
  heightFrom?: Maybe<Scalars['Int']['output']>
  /** Centimetres, included. */
  heightTo?: Maybe<Scalars['Int']['output']>
  /** Kilograms. */
  weightFrom?: Maybe<Scalars['Int']['output']>
  /** Kilograms, included. */
  weightTo?: Maybe<Scalars['Int']['output']>
  /** Any of these. */
  bodyTypes?: Maybe<Array<BodyType>>
  /** Any of these. */
  eyeColours?: Maybe<Array<EyeColour>>
  /** Any of these. */
  hairColours?: Maybe<Array<HairColour>>
  /** Any of these. */
  sexualOrientations?: Maybe<Array<SexualOrientation>>
  /** Any of these. */
  relationshipStatuses?: Maybe<Array<RelationshipStatus>>
  /** Any of these. */
  smoking?: Maybe<Array<HomeOption>>
  /** Any of these. */
  children?: Maybe<Array<HomeOption>>
  /** Any of these. */
  dominance?: Maybe<Array<Dominance>>
}

/** The filters of a saved search, field by field as in `SearchOptionsInput`. */
export type SearchOptions = {
  __typename?: 'SearchOptions'
  /** Of the profile. */
  genders?: Maybe<Array<Gender>>
  /** One for each person. */
  persons?: Maybe<Array<PersonFilter>>
  /** The global id of the country. */
  countryId?: Maybe<Scalars['ID']['output']>
  /** Global ids of regions. */
  countryAreaIds?: Maybe<Array<Scalars['ID']['output']>>
  /** Kilometres. */
  distance?: Maybe<Scalars['Int']['output']>
  /** From where the distance counts. */
  zipCode?: Maybe<Scalars['String']['output']>
  /** Any of these. */
  lookingFor?: Maybe<Array<LookingFor>>
  /** All of these. */
  matchWords?: Maybe<Array<Scalars['String']['output']>>
  /** Only those who are online now. */
  online?: Maybe<Scalars['Boolean']['output']>
  /** Only those with a picture. */
  withPicture?: Maybe<Scalars['Boolean']['output']>
  /** Only those with a video. */
  withVideo?: Maybe<Scalars['Boolean']['output']>
  /** Only those with a running membership. */
  members?: Maybe<Scalars['Boolean']['output']>
  /** Only those who have proved who they are. */
  validated?: Maybe<Scalars['Boolean']['output']>
  /** Only profiles made within so many days. */
  newWithinDays?: Maybe<Scalars['Int']['output']>
  /** Only those who were online within so many days. */
  seenWithinDays?: Maybe<Scalars['Int']['output']>
  /** Only those whose match settings let the viewer in. */
  seekingMe?: Maybe<Scalars['Boolean']['output']>
}

/** A search that the viewer has kept. */
export type SavedSearch = Node & {
  __typename?: 'SavedSearch'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The name that the viewer gave it. */
  name: Scalars['String']['output']
  /** Its filters. */
  options: SearchOptions
  /** Its words. */
  text?: Maybe<Scalars['String']['output']>
  /** The order. */
  order: SearchOrder
  /** The time of the first save. */
  createdAt: Scalars['DateTime']['output']
  /** The members whom it finds now, as `searchProfiles` does. */
  results?: Maybe<SearchResultConnection>
  /** The number of members that it finds now. */
  total?: Maybe<SearchTotal>
}

/** A search that the viewer has kept. */
export type SavedSearchResultsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** What `saveSearch` takes. */
export type SaveSearchInput = {
  /** The global id of the search that it replaces. */
  id?: InputMaybe<Scalars['ID']['input']>
  /** 1 to 60 characters. */
  name: Scalars['String']['input']
  /** Its filters. */
  options: SearchOptionsInput
  /** Its words. */
  text?: InputMaybe<Scalars['String']['input']>
  /** The order. */
  order?: InputMaybe<SearchOrder>
}

/** What `saveSearch` gives back. */
export type SaveSearchPayload = {
  __typename?: 'SaveSearchPayload'
  /** The search as it was kept. */
  savedSearch?: Maybe<SavedSearch>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `deleteSavedSearch` takes. */
export type DeleteSavedSearchInput = {
  /** The global id of the search. */
  id: Scalars['ID']['input']
}

/** What `deleteSavedSearch` gives back. */
export type DeleteSavedSearchPayload = {
  __typename?: 'DeleteSavedSearchPayload'
  /** The global id of the search that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** A link to a landing page. */
export type LandingPageLink = {
  __typename?: 'LandingPageLink'
  /** The target, a path of this site. */
  path: Scalars['String']['output']
  /** The text of the link. */
  title: Scalars['String']['output']
  /** A sentence about it. */
  teaser: Scalars['String']['output']
}

/** A page for visitors who come from a search engine. */
export type LandingPage = {
  __typename?: 'LandingPage'
  /** Its path, with the leading slash. */
  path: Scalars['String']['output']
  /** For the title of the tab. */
  title: Scalars['String']['output']
  /** For search engines. */
  metaDescription: Scalars['String']['output']
  /** Over the text. */
  heading: Scalars['String']['output']
  /** A sentence under the heading. */
  teaser: Scalars['String']['output']
  /** Safe HTML. */
  html: Scalars['HTML']['output']
}

export type { LegalPageKey }

/** A legal text in the viewer's language. */
export type LegalPage = {
  __typename?: 'LegalPage'
  /** Which text it is. */
  key: LegalPageKey
  /** Its heading. */
  title: Scalars['String']['output']
  /** Safe HTML. */
  html: Scalars['HTML']['output']
  /** The day of the last change. */
  updatedAt: Scalars['LocalDate']['output']
}

/** A question and its answer. */
export type FaqEntry = Node & {
  __typename?: 'FaqEntry'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The name of its category. */
  category: Scalars['String']['output']
  /** The question. */
  question: Scalars['String']['output']
  /** The answer, as safe HTML. */
  html: Scalars['HTML']['output']
}

/** Something that was changed on the site. */
export type Change = {
  __typename?: 'Change'
  /** The day. */
  date: Scalars['LocalDate']['output']
  /** The heading. */
  title: Scalars['String']['output']
  /** Safe HTML. */
  html: Scalars['HTML']['output']
}

/** A member's review of the site. */
export type Review = {
  __typename?: 'Review'
  /** The author. */
  author: Scalars['String']['output']
  /** 1 to 5. */
  rating: Scalars['Int']['output']
  /** The text. */
  text: Scalars['String']['output']
  /** When. */
  date: Scalars['LocalDate']['output']
}

/** A page of a list. No call counts all of its items. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection'
  /** The items of this page. */
  edges: Array<ReviewEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Review
}

/** A word of the community and what it means. */
export type GlossaryEntry = Node & {
  __typename?: 'GlossaryEntry'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The word. */
  term: Scalars['String']['output']
  /** The meaning. */
  text: Scalars['String']['output']
}

/** A line of news, and where it leads. */
export type NewsTicker = {
  __typename?: 'NewsTicker'
  /** The news. */
  text: Scalars['String']['output']
  /** The target, a path of this site. */
  path?: Maybe<Scalars['String']['output']>
}

/** Whether a profile name can be had. */
export type NameAvailability = {
  __typename?: 'NameAvailability'
  /** Whether nobody has it and it can be used. */
  isAvailable: Scalars['Boolean']['output']
  /** Why the name cannot be used although nobody has it, or that it is taken; null when available. */
  problem?: Maybe<UserError>
}

/** News that is shown once to each member, in a dialog. */
export type BreakingNews = Node & {
  __typename?: 'BreakingNews'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The heading of the dialog. */
  title: Scalars['String']['output']
  /** Safe HTML. */
  html: Scalars['HTML']['output']
}

/** What `markBreakingNewsSeen` takes. */
export type MarkBreakingNewsSeenInput = {
  /** The global id of the news. */
  newsId: Scalars['ID']['input']
}

/** What `markBreakingNewsSeen` gives back. */
export type MarkBreakingNewsSeenPayload = {
  __typename?: 'MarkBreakingNewsSeenPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { Locale }

/** A country version of the product: the main site, or the dark one. */
export type Site = Node & {
  __typename?: 'Site'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** 1 to 4 are the main sites, 5 to 8 the dark ones; 1 enables the contest. */
  legacyId: Scalars['Int']['output']
  /** A stable name: `dk`, `dark.dk`, … */
  systemName: Scalars['String']['output']
  /** The name that members see. */
  name: Scalars['String']['output']
  /** The language of the site. */
  language: Locale
  /** The languages that a visitor or member may choose here. */
  languages: Array<Locale>
  /** Whether this is a dark site. */
  isDark: Scalars['Boolean']['output']
  /** Events are left out of this site. */
  hasEventsDisabled: Scalars['Boolean']['output']
  /** Lodges are left out of this site. */
  hasLodgesDisabled: Scalars['Boolean']['output']
  /** A contest takes entries and votes. */
  isContestRunning: Scalars['Boolean']['output']
  /** The number of our support. */
  supportPhone: Scalars['String']['output']
  /** The address of our support. */
  supportEmail: Scalars['String']['output']
  /** The opening hours of the phone support, in the language of the site. */
  openingHours: Scalars['String']['output']
  /** Which machine answers. */
  machineName: Scalars['String']['output']
  /** The public key for push subscriptions; empty when push is not set up. */
  publicVapidKey: Scalars['String']['output']
  /** The country of the site. */
  country?: Maybe<Country>
  /** The global id of the site's country, as `Site.country` has it. */
  countryId: Scalars['ID']['output']
  /** ISO 4217 code of the prices. */
  currency: Scalars['String']['output']
  /** The name of the company. */
  companyName: Scalars['String']['output']
  /** The address of the company. */
  companyAddress: Scalars['String']['output']
  /** Their number for value added tax. */
  vatNumber: Scalars['String']['output']
  /** The host of the dark site of a main one, and the other way round. */
  counterpartHost: Scalars['String']['output']
  /** All sites of the installation. */
  hosts: Array<SiteHost>
  /** The largest picture that an upload may be, in bytes. */
  maxPictureBytes: Scalars['Int']['output']
  /** The largest video that an upload may be, in bytes. */
  maxVideoBytes: Scalars['Int']['output']
  /** Mails go to `/outbox`, and the community is made up. */
  isDemo: Scalars['Boolean']['output']
  /** The version of the running application. */
  version?: Maybe<Scalars['String']['output']>
  /** The countries that a profile may live in. */
  countries?: Maybe<Array<Country>>
  /** The number of members who are online. */
  onlineCount?: Maybe<Scalars['Int']['output']>
  /** The members' rating of the support. */
  supportRating?: Maybe<Rating>
  /** The newest members who let visitors see their face. */
  faces?: Maybe<Array<Profile>>
  /** Landing pages: all of them, or those that the front page links to. */
  landingPages?: Maybe<Array<LandingPageLink>>
  /** A legal text. */
  legalPage?: Maybe<LegalPage>
  /** Questions and answers that hold the words, of one category or all. */
  faq?: Maybe<Array<FaqEntry>>
  /** One question with its answer. */
  faqEntry?: Maybe<FaqEntry>
  /** The changelog, newest first. */
  changelog?: Maybe<Array<Change>>
  /** Members' reviews of the site, newest first. */
  reviews?: Maybe<ReviewConnection>
  /** Words of the community, by alphabet. */
  glossary?: Maybe<Array<GlossaryEntry>>
  /** The line of news that runs over the page; null when there is none. */
  newsTicker?: Maybe<NewsTicker>
  /** Whether a profile name can be had, and if not, why. */
  nameAvailability?: Maybe<NameAvailability>
  /** The place of a zip code; null when there is none. */
  areaByZipCode?: Maybe<Area>
  /** The place nearest to a point; null when there is none within 50 km. */
  areaByCoordinates?: Maybe<Area>
}

/** A country version of the product: the main site, or the dark one. */
export type SiteFacesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
}

/** A country version of the product: the main site, or the dark one. */
export type SiteLandingPagesArgs = {
  frontPage?: InputMaybe<Scalars['Boolean']['input']>
}

/** A country version of the product: the main site, or the dark one. */
export type SiteLegalPageArgs = {
  key: LegalPageKey
}

/** A country version of the product: the main site, or the dark one. */
export type SiteFaqArgs = {
  text?: InputMaybe<Scalars['String']['input']>
  category?: InputMaybe<Scalars['String']['input']>
}

/** A country version of the product: the main site, or the dark one. */
export type SiteFaqEntryArgs = {
  legacyId: Scalars['Int']['input']
}

/** A country version of the product: the main site, or the dark one. */
export type SiteReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A country version of the product: the main site, or the dark one. */
export type SiteNameAvailabilityArgs = {
  name: Scalars['String']['input']
}

/** A country version of the product: the main site, or the dark one. */
export type SiteAreaByZipCodeArgs = {
  countryId: Scalars['ID']['input']
  zipCode: Scalars['String']['input']
}

/** A country version of the product: the main site, or the dark one. */
export type SiteAreaByCoordinatesArgs = {
  latitude: Scalars['Float']['input']
  longitude: Scalars['Float']['input']
}

/** One site of the installation. */
export type SiteHost = {
  __typename?: 'SiteHost'
  /** The host name, without port. */
  host: Scalars['String']['output']
  /** The name that members see. */
  name: Scalars['String']['output']
  /** Whether it is a dark site. */
  isDark: Scalars['Boolean']['output']
  /** The language of the site. */
  language: Locale
}

/** A country that a profile may live in. */
export type Country = Node & {
  __typename?: 'Country'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output']
  /** In the viewer's language. */
  name: Scalars['String']['output']
  /** Its regions in reading order. */
  areas?: Maybe<Array<CountryArea>>
}

/** A region of a country. */
export type CountryArea = Node & {
  __typename?: 'CountryArea'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The name of the region. */
  name: Scalars['String']['output']
  /** 0 to 3; shown indented. */
  nestingLevel: Scalars['Int']['output']
}

/** A place of residence, as far as others may know it. */
export type Area = {
  __typename?: 'Area'
  /** Null when only the region is known. */
  zipCode?: Maybe<Scalars['String']['output']>
  /** The place that the zip code belongs to. */
  city?: Maybe<Scalars['String']['output']>
  /** The name of the region. */
  countryArea?: Maybe<Scalars['String']['output']>
  /** The global id of the country. */
  countryId: Scalars['ID']['output']
  /** The country's name in the viewer's language. */
  country: Scalars['String']['output']
}

/** An average of ratings. */
export type Rating = {
  __typename?: 'Rating'
  /** 1 to 5; 0 without ratings. */
  average: Scalars['Float']['output']
  /** The number of ratings. */
  count: Scalars['Int']['output']
}

/** A preference is null while the server gives no value for it. */
export type Preferences = {
  __typename?: 'Preferences'
  /** The form of the menu beside the page. */
  drawerMode?: Maybe<DrawerMode>
  /** The layout of lists of profiles. */
  profileListView?: Maybe<ListView>
  /** Which groups the list of those online shows. */
  onlineFilter?: Maybe<Array<ProfileFilter>>
  /** Whether names in lines are readable only under the pointer. */
  scrambleProfileLinks?: Maybe<Scalars['Boolean']['output']>
  /** The period of the list of popular blog entries. */
  blogTopPeriod?: Maybe<BlogPeriod>
  /** The order in which lodges are found. */
  lodgeOrder?: Maybe<LodgeOrder>
  /** The number of clicks counted before the first-time guide appears. */
  onboardingClicks?: Maybe<Scalars['Int']['output']>
  /** Whether the first-time guide was closed. */
  onboardingSeen?: Maybe<Scalars['Boolean']['output']>
  /** The last time that the offer of a membership was shown; null when it never was. */
  membershipPopupSeenAt?: Maybe<Scalars['DateTime']['output']>
  /** Whether notifications make a sound in the client. */
  playSounds?: Maybe<Scalars['Boolean']['output']>
  /** Whether notifications pop up in the client. */
  showPopups?: Maybe<Scalars['Boolean']['output']>
  /** Whether the client leaves out animations. */
  reduceMotion?: Maybe<Scalars['Boolean']['output']>
  /** Whether the hints on the start page are left out. */
  hideHints?: Maybe<Scalars['Boolean']['output']>
  /** The text that was last searched for; empty when nothing was. */
  lastSearch?: Maybe<Scalars['String']['output']>
}

export type { DrawerMode }

export type { ListView }

export type { LodgeOrder }

/** Exactly one of them. */
export type SetPreferenceInput =
  /** The form of the menu beside the page. */
  | {
      drawerMode: DrawerMode
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** The layout of lists of profiles. */
  | {
      drawerMode?: never
      profileListView: ListView
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** At least one group. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter: Array<ProfileFilter>
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** Whether names in lines are readable only under the pointer. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks: Scalars['Boolean']['input']
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** The period of the list of popular blog entries. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod: BlogPeriod
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** The order in which lodges are found. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder: LodgeOrder
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** The number of clicks counted before the first-time guide appears. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks: Scalars['Int']['input']
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** Whether the first-time guide was closed. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen: Scalars['Boolean']['input']
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** The last time that the offer of a membership was shown. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt: Scalars['DateTime']['input']
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** Whether notifications make a sound in the client. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds: Scalars['Boolean']['input']
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** Whether notifications pop up in the client. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups: Scalars['Boolean']['input']
      reduceMotion?: never
      hideHints?: never
      lastSearch?: never
    } /** Whether the client leaves out animations. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion: Scalars['Boolean']['input']
      hideHints?: never
      lastSearch?: never
    } /** Whether the hints on the start page are left out. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints: Scalars['Boolean']['input']
      lastSearch?: never
    } /** At most 4,000 characters. */
  | {
      drawerMode?: never
      profileListView?: never
      onlineFilter?: never
      scrambleProfileLinks?: never
      blogTopPeriod?: never
      lodgeOrder?: never
      onboardingClicks?: never
      onboardingSeen?: never
      membershipPopupSeenAt?: never
      playSounds?: never
      showPopups?: never
      reduceMotion?: never
      hideHints?: never
      lastSearch: Scalars['String']['input']
    }

/** What `setPreference` gives back. */
export type SetPreferencePayload = {
  __typename?: 'SetPreferencePayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { StartSectionId }

/** The member's start page. */
export type StartPage = {
  __typename?: 'StartPage'
  /**
   * The sections that this site has, in the member's order, the hidden ones too. A section that the site leaves out
   * (lodges, events, the contest) is not in the list.
   */
  sections: Array<StartSection>
  /** Search filters shown on the page, each as the query of an advanced search. */
  searchOptions: Array<Scalars['String']['output']>
  /** Small member cards. */
  isCondensed: Scalars['Boolean']['output']
  /** The member has arranged the page. */
  isCustomized: Scalars['Boolean']['output']
  /** The settings could not be read, and these are the defaults. */
  isFallback: Scalars['Boolean']['output']
}

/** A section of the start page. What is in it is read only when it is not hidden. */
export type StartSection = {
  /** Each member has sections of their own. */
  id: Scalars['ID']['output']
  /** Which section it is. */
  section: StartSectionId
  /** The member does not want to see it. */
  isHidden: Scalars['Boolean']['output']
}

/** The contest. Left out where the site has none. */
export type ContestStartSection = Node &
  StartSection & {
    __typename?: 'ContestStartSection'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** Which section it is. */
    section: StartSectionId
    /** The member does not want to see it. */
    isHidden: Scalars['Boolean']['output']
    /** Null when the section is hidden, and before the first contest. */
    contest?: Maybe<Contest>
  }

/** A row of members. */
export type ProfilesStartSection = Node &
  StartSection & {
    __typename?: 'ProfilesStartSection'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** Which section it is. */
    section: StartSectionId
    /** The member does not want to see it. */
    isHidden: Scalars['Boolean']['output']
    /** Null when the section is hidden. */
    profiles?: Maybe<ProfileConnection>
  }

/** A row of members. */
export type ProfilesStartSectionProfilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

/** Members who may suit the viewer, and why. */
export type MatchesStartSection = Node &
  StartSection & {
    __typename?: 'MatchesStartSection'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** Which section it is. */
    section: StartSectionId
    /** The member does not want to see it. */
    isHidden: Scalars['Boolean']['output']
    /** Null when the section is hidden. 1 to 24. */
    possibleMatches?: Maybe<PossibleMatchConnection>
  }

/** Members who may suit the viewer, and why. */
export type MatchesStartSectionPossibleMatchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

/** Visitors of the viewer's profile. */
export type VisitsStartSection = Node &
  StartSection & {
    __typename?: 'VisitsStartSection'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** Which section it is. */
    section: StartSectionId
    /** The member does not want to see it. */
    isHidden: Scalars['Boolean']['output']
    /** Null when the section is hidden. 1 to 24. */
    visits?: Maybe<VisitConnection>
  }

/** Visitors of the viewer's profile. */
export type VisitsStartSectionVisitsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

/** A row of pictures and videos: the newest, or those of the members that the viewer's first search filter finds. */
export type MediaStartSection = Node &
  StartSection & {
    __typename?: 'MediaStartSection'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** Which section it is. */
    section: StartSectionId
    /** The member does not want to see it. */
    isHidden: Scalars['Boolean']['output']
    /** Null when the section is hidden. 1 to 24. */
    media?: Maybe<MediaConnection>
  }

/** A row of pictures and videos: the newest, or those of the members that the viewer's first search filter finds. */
export type MediaStartSectionMediaArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

/** Blog entries of the community, the last published first. Left out for whoever is banned from blogs. */
export type BlogsStartSection = Node &
  StartSection & {
    __typename?: 'BlogsStartSection'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** Which section it is. */
    section: StartSectionId
    /** The member does not want to see it. */
    isHidden: Scalars['Boolean']['output']
    /** Null when the section is hidden. 1 to 24. */
    blogEntries?: Maybe<BlogEntryConnection>
  }

/** Blog entries of the community, the last published first. Left out for whoever is banned from blogs. */
export type BlogsStartSectionBlogEntriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

/** The lodges with most members among those where something happens. Left out where the site has no lodges. */
export type LodgesStartSection = Node &
  StartSection & {
    __typename?: 'LodgesStartSection'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** Which section it is. */
    section: StartSectionId
    /** The member does not want to see it. */
    isHidden: Scalars['Boolean']['output']
    /** Null when the section is hidden. 1 to 24. */
    lodges?: Maybe<LodgeConnection>
  }

/** The lodges with most members among those where something happens. Left out where the site has no lodges. */
export type LodgesStartSectionLodgesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

/** The chat rooms with most people in them. */
export type ChatRoomsStartSection = Node &
  StartSection & {
    __typename?: 'ChatRoomsStartSection'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** Which section it is. */
    section: StartSectionId
    /** The member does not want to see it. */
    isHidden: Scalars['Boolean']['output']
    /** Null when the section is hidden. */
    chatRooms?: Maybe<Array<ChatRoom>>
  }

/** A room of the chat site. */
export type ChatRoom = Node & {
  __typename?: 'ChatRoom'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The name of the room. */
  name: Scalars['String']['output']
  /** The number of people in it. */
  onlineCount: Scalars['Int']['output']
  /** The path on the chat site, for `createSsoTicket`. */
  path: Scalars['String']['output']
}

/** Something that would make the member's profile better. */
export type Hint = {
  __typename?: 'Hint'
  /** A stable name, for example `AddPicture`. */
  key: Scalars['String']['output']
  /** The suggestion. */
  title: Scalars['String']['output']
  /** Why it helps. */
  text: Scalars['String']['output']
}

/** A section, and whether it is hidden. */
export type StartSectionInput = {
  /** Which section. */
  section: StartSectionId
  /** Whether to leave it out. */
  hidden: Scalars['Boolean']['input']
}

/** What `saveStartPage` takes. */
export type SaveStartPageInput = {
  /** The sections in order. Those left out keep their places. */
  sections: Array<StartSectionInput>
  /** Search filters shown on the page; null keeps those there are. */
  searchOptions?: InputMaybe<Array<Scalars['String']['input']>>
  /** Small member cards. */
  condensedProfileView: Scalars['Boolean']['input']
}

/** What `saveStartPage` gives back. */
export type SaveStartPagePayload = {
  __typename?: 'SaveStartPagePayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `sendProfilePageFeedback` takes. */
export type SendProfilePageFeedbackInput = {
  /** 1 to 5. */
  rating: Scalars['Int']['input']
  /** In their own words. */
  text?: InputMaybe<Scalars['String']['input']>
}

/** What `sendProfilePageFeedback` gives back. */
export type SendProfilePageFeedbackPayload = {
  __typename?: 'SendProfilePageFeedbackPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { TicketAdminStatus }

/** A ticket as the staff see it. */
export type StaffTicket = Node & {
  __typename?: 'StaffTicket'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The subject by kind. */
  kind: TicketKind
  /** The subject in the member's words. */
  subject: Scalars['String']['output']
  /** The state for the member. */
  status: TicketStatus
  /** How the staff sort it. */
  adminStatus: TicketAdminStatus
  /** The language to answer in. */
  language: Locale
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output']
  /** The time of the latest message. */
  lastMessageAt: Scalars['DateTime']['output']
  /** Since when the member waits for an answer; null: they do not. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>
  /** The first words of the latest message. */
  excerpt: Scalars['String']['output']
  /** The name of the profile, or the e-mail address of a visitor. */
  from: Scalars['String']['output']
  /** The global id of the profile; null for a visitor. */
  profileId?: Maybe<Scalars['ID']['output']>
  /** The name of who of the staff holds it. */
  takenBy?: Maybe<Scalars['String']['output']>
  /** The viewer holds it. */
  isTakenByViewer: Scalars['Boolean']['output']
  /** Until when it is held. */
  takenUntil?: Maybe<Scalars['DateTime']['output']>
  /** The member's rating of the help. */
  rating?: Maybe<TicketRating>
  /** The word with the rating. */
  ratingText?: Maybe<Scalars['String']['output']>
  /** Messages and notes, newest first. */
  messages?: Maybe<TicketMessageConnection>
  /** What support may know of the member; null for a visitor. */
  member?: Maybe<TicketMember>
  /** All tickets of the same member, this one included; null for a visitor. */
  memberTickets?: Maybe<StaffTicketConnection>
  /** Answers to begin with, in the language of the ticket. */
  templates?: Maybe<Array<TicketTemplate>>
}

/** A ticket as the staff see it. */
export type StaffTicketMessagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A ticket as the staff see it. */
export type StaffTicketMemberTicketsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type StaffTicketConnection = {
  __typename?: 'StaffTicketConnection'
  /** The items of this page. */
  edges: Array<StaffTicketEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type StaffTicketEdge = {
  __typename?: 'StaffTicketEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: StaffTicket
}

/** What support may know of a member. */
export type TicketMember = {
  __typename?: 'TicketMember'
  /** The name of the profile. */
  name: Scalars['String']['output']
  /** Whether the profile is locked or waits for its deletion. */
  status: ProfileStatus
  /** The role. */
  roleLevel: RoleLevel
  /** When the profile was made. */
  createdAt: Scalars['DateTime']['output']
  /** Has proved who they are. */
  isValidated: Scalars['Boolean']['output']
  /** Until when the membership runs; null: there was none. */
  memberUntil?: Maybe<Scalars['DateTime']['output']>
  /** When the member was last seen. */
  lastOnlineAt?: Maybe<Scalars['DateTime']['output']>
  /** The number of their tickets. */
  ticketCount: Scalars['Int']['output']
  /** How often others reported what the member wrote. */
  reportedCount: Scalars['Int']['output']
  /** How many of those reports were right. */
  upheldCount: Scalars['Int']['output']
  /** How often the member reported others. */
  reportsMade: Scalars['Int']['output']
  /** The latest five sessions, without addresses. */
  logIns: Array<TicketLogIn>
}

/** A session of a member. */
export type TicketLogIn = {
  __typename?: 'TicketLogIn'
  /** The log-in. */
  createdAt: Scalars['DateTime']['output']
  /** The latest request. */
  lastSeenAt: Scalars['DateTime']['output']
  /** Browser and system, as far as known. */
  device?: Maybe<Scalars['String']['output']>
}

/** An answer to begin with. */
export type TicketTemplate = {
  __typename?: 'TicketTemplate'
  /** A stable name. */
  key: Scalars['String']['output']
  /** For the staff to choose by. */
  title: Scalars['String']['output']
  /** The answer, filled in for the member. */
  text: Scalars['String']['output']
}

/** The figures of the support desk. */
export type TicketFigures = {
  __typename?: 'TicketFigures'
  /** Tickets whose members wait for an answer. */
  waiting: Scalars['Int']['output']
  /** Since when the one who waits longest does. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>
  /** The last 14 days, oldest first. */
  days: Array<TicketDay>
  /** Ratings of the last 90 days by stars, from one to five. */
  ratings: Array<Scalars['Int']['output']>
}

/** A day of the support desk. */
export type TicketDay = {
  __typename?: 'TicketDay'
  /** The day, in UTC. */
  date: Scalars['LocalDate']['output']
  /** Tickets opened. */
  arrived: Scalars['Int']['output']
  /** Answers sent. */
  answered: Scalars['Int']['output']
}

/** What `takeTicket` takes. */
export type TakeTicketInput = {
  /** The ticket, a `StaffTicket`. */
  id: Scalars['ID']['input']
}

/** What `takeTicket` gives back. */
export type TakeTicketPayload = {
  __typename?: 'TakeTicketPayload'
  /** The ticket afterwards. */
  ticket?: Maybe<StaffTicket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `releaseTicket` takes. */
export type ReleaseTicketInput = {
  /** The ticket, a `StaffTicket`. */
  id: Scalars['ID']['input']
}

/** What `releaseTicket` gives back. */
export type ReleaseTicketPayload = {
  __typename?: 'ReleaseTicketPayload'
  /** The ticket afterwards. */
  ticket?: Maybe<StaffTicket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `answerTicket` takes. */
export type AnswerTicketInput = {
  /** The ticket, a `StaffTicket`. */
  id: Scalars['ID']['input']
  /** The answer, at most 5,000 characters. */
  text: Scalars['String']['input']
  /** Closes the ticket with the answer: it stays pending for seven days. */
  close?: InputMaybe<Scalars['Boolean']['input']>
  /** A UUID made by the client: the same again sends nothing new. */
  key: Scalars['String']['input']
}

/** What `answerTicket` gives back. */
export type AnswerTicketPayload = {
  __typename?: 'AnswerTicketPayload'
  /** The ticket afterwards. */
  ticket?: Maybe<StaffTicket>
  /** As it was written. */
  message?: Maybe<TicketMessage>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `addTicketNote` takes. */
export type AddTicketNoteInput = {
  /** The ticket, a `StaffTicket`. */
  id: Scalars['ID']['input']
  /** The note, at most 5,000 characters. */
  text: Scalars['String']['input']
  /** A UUID made by the client: the same again writes nothing new. */
  key: Scalars['String']['input']
}

/** What `addTicketNote` gives back. */
export type AddTicketNotePayload = {
  __typename?: 'AddTicketNotePayload'
  /** The ticket afterwards. */
  ticket?: Maybe<StaffTicket>
  /** As it was written. */
  message?: Maybe<TicketMessage>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `forwardTicket` takes. */
export type ForwardTicketInput = {
  /** The ticket, a `StaffTicket`. */
  id: Scalars['ID']['input']
  /** Why, as a note. */
  text: Scalars['String']['input']
  /** A UUID made by the client. */
  key: Scalars['String']['input']
}

/** What `forwardTicket` gives back. */
export type ForwardTicketPayload = {
  __typename?: 'ForwardTicketPayload'
  /** The ticket afterwards. */
  ticket?: Maybe<StaffTicket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `closeStaffTicket` takes. */
export type CloseStaffTicketInput = {
  /** The ticket, a `StaffTicket`. */
  id: Scalars['ID']['input']
}

/** What `closeStaffTicket` gives back. */
export type CloseStaffTicketPayload = {
  __typename?: 'CloseStaffTicketPayload'
  /** The ticket afterwards. */
  ticket?: Maybe<StaffTicket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `mergeTickets` takes. */
export type MergeTicketsInput = {
  /** The ticket whose messages move, a `StaffTicket`. */
  id: Scalars['ID']['input']
  /** The ticket that they move into, a `StaffTicket`. */
  intoId: Scalars['ID']['input']
}

/** What `mergeTickets` gives back. */
export type MergeTicketsPayload = {
  __typename?: 'MergeTicketsPayload'
  /** The one that holds all messages now. */
  ticket?: Maybe<StaffTicket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type { TicketKind }

export type { TicketStatus }

export type { TicketRating }

/** A conversation of the viewer with the support. */
export type Ticket = Node & {
  __typename?: 'Ticket'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The subject by kind. */
  kind: TicketKind
  /** The subject in the member's words. */
  subject: Scalars['String']['output']
  /** The state. */
  status: TicketStatus
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output']
  /** The time of the latest message. */
  lastMessageAt: Scalars['DateTime']['output']
  /** The first words of the latest message. */
  excerpt: Scalars['String']['output']
  /** There is an answer that the viewer has not read. */
  isUnread: Scalars['Boolean']['output']
  /** When it closes by itself; only of CLOSE_PENDING. */
  closesAt?: Maybe<Scalars['DateTime']['output']>
  /** The viewer's rating of the help. */
  rating?: Maybe<TicketRating>
  /** The word with the rating. */
  ratingText?: Maybe<Scalars['String']['output']>
  /** The name under which the rating is a public review; null: it is none. */
  reviewAuthor?: Maybe<Scalars['String']['output']>
  /** Support has answered, so that the help can be rated. */
  isRatable: Scalars['Boolean']['output']
  /** The messages, newest first. */
  messages?: Maybe<TicketMessageConnection>
}

/** A conversation of the viewer with the support. */
export type TicketMessagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A page of a list. No call counts all of its items. */
export type TicketConnection = {
  __typename?: 'TicketConnection'
  /** The items of this page. */
  edges: Array<TicketEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type TicketEdge = {
  __typename?: 'TicketEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: Ticket
}

/** A message of a ticket. */
export type TicketMessage = Node & {
  __typename?: 'TicketMessage'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Support wrote it, not the member. */
  isFromStaff: Scalars['Boolean']['output']
  /** A note that only the staff see. */
  isInternal: Scalars['Boolean']['output']
  /** Who of the staff wrote it; for the staff only. */
  staffName?: Maybe<Scalars['String']['output']>
  /** Plain, with line breaks. */
  text: Scalars['String']['output']
  /** Pictures and videos that the viewer may see, in their order. */
  media: Array<Media>
  /** When it was written. */
  createdAt: Scalars['DateTime']['output']
}

/** A page of a list. No call counts all of its items. */
export type TicketMessageConnection = {
  __typename?: 'TicketMessageConnection'
  /** The items of this page. */
  edges: Array<TicketMessageEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
}

/** An item of a list, with its cursor. */
export type TicketMessageEdge = {
  __typename?: 'TicketMessageEdge'
  /** For `after` and `before`. */
  cursor: Scalars['String']['output']
  /** The item itself. */
  node: TicketMessage
}

/** A ticket as the link in a mail shows it. */
export type EmailTicket = {
  __typename?: 'EmailTicket'
  /** The subject in the member's words. */
  subject: Scalars['String']['output']
  /** The state. */
  status: TicketStatus
  /** When it closes by itself; only of CLOSE_PENDING. */
  closesAt?: Maybe<Scalars['DateTime']['output']>
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output']
  /** The rating of the help. */
  rating?: Maybe<TicketRating>
  /** The word with the rating. */
  ratingText?: Maybe<Scalars['String']['output']>
  /** The name under which the rating is a public review; null: it is none. */
  reviewAuthor?: Maybe<Scalars['String']['output']>
  /** Support has answered, so that the help can be rated. */
  isRatable: Scalars['Boolean']['output']
  /** The latest 100, oldest first. */
  messages: Array<EmailTicketMessage>
}

/** A message of a ticket as the link in a mail shows it. */
export type EmailTicketMessage = {
  __typename?: 'EmailTicketMessage'
  /** Support wrote it. */
  isFromStaff: Scalars['Boolean']['output']
  /** Plain, with line breaks. */
  text: Scalars['String']['output']
  /** When it was written. */
  createdAt: Scalars['DateTime']['output']
  /** Pictures and videos with it, which show after a log-in only. */
  attachmentCount: Scalars['Int']['output']
}

/** What `createTicket` takes. */
export type CreateTicketInput = {
  /** The subject by kind. */
  kind: TicketKind
  /** The subject in a few words, at most 120 characters. */
  subject: Scalars['String']['input']
  /** The message, at most 5,000 characters. */
  text: Scalars['String']['input']
  /** A visitor's e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>
  /** Uploads of the viewer, at most 5. */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>
  /** With media: the member holds copyright and consent of all who are seen. */
  consent?: InputMaybe<Scalars['Boolean']['input']>
  /** A UUID made by the client: the same again opens no second ticket. */
  key: Scalars['String']['input']
}

/** What `createTicket` gives back. */
export type CreateTicketPayload = {
  __typename?: 'CreateTicketPayload'
  /** Null for a visitor. */
  ticket?: Maybe<Ticket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `addTicketMessage` takes. */
export type AddTicketMessageInput = {
  /** One of the viewer's tickets. */
  ticketId?: InputMaybe<Scalars['ID']['input']>
  /** Or the secret part of the link in a mail. */
  link?: InputMaybe<Scalars['String']['input']>
  /** The message, at most 5,000 characters. */
  text: Scalars['String']['input']
  /** Uploads of the viewer, at most 5; not with a link. */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>
  /** With media: the member holds copyright and consent of all who are seen. */
  consent?: InputMaybe<Scalars['Boolean']['input']>
  /** A UUID made by the client: the same again writes nothing new. */
  key: Scalars['String']['input']
}

/** What `addTicketMessage` gives back. */
export type AddTicketMessagePayload = {
  __typename?: 'AddTicketMessagePayload'
  /** As it was written. */
  message?: Maybe<TicketMessage>
  /** The ticket afterwards; null with a link. */
  ticket?: Maybe<Ticket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `closeTicket` takes. */
export type CloseTicketInput = {
  /** The ticket. */
  id: Scalars['ID']['input']
}

/** What `closeTicket` gives back. */
export type CloseTicketPayload = {
  __typename?: 'CloseTicketPayload'
  /** The ticket afterwards. */
  ticket?: Maybe<Ticket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `markTicketAsRead` takes. */
export type MarkTicketAsReadInput = {
  /** The ticket. */
  id: Scalars['ID']['input']
}

/** What `markTicketAsRead` gives back. */
export type MarkTicketAsReadPayload = {
  __typename?: 'MarkTicketAsReadPayload'
  /** The ticket afterwards. */
  ticket?: Maybe<Ticket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `rateTicket` takes. */
export type RateTicketInput = {
  /** The ticket. */
  id: Scalars['ID']['input']
  /** From worst to best. */
  rating: TicketRating
  /** A word on the help, at most 1,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>
  /** Consent: everybody may read the text among the reviews, under this name. */
  reviewAuthor?: InputMaybe<Scalars['String']['input']>
}

/** What `rateTicket` gives back. */
export type RateTicketPayload = {
  __typename?: 'RateTicketPayload'
  /** The ticket afterwards. */
  ticket?: Maybe<Ticket>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `rateEmailTicket` takes. */
export type RateEmailTicketInput = {
  /** The secret part of the link in the mail. */
  link: Scalars['String']['input']
  /** From worst to best. */
  rating: TicketRating
  /** A word on the help, at most 1,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>
  /** Consent: everybody may read the text among the reviews, under this name. */
  reviewAuthor?: InputMaybe<Scalars['String']['input']>
}

/** What `rateEmailTicket` gives back. */
export type RateEmailTicketPayload = {
  __typename?: 'RateEmailTicketPayload'
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

export type ResolverTypeWrapper<T> = Promise<T> | T

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>
}
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Maybe<TTypes> | Promise<Maybe<TTypes>>

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>

export type NextResolverFn<T> = () => Promise<T>

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  LiveEvent:
    | LiveMessageParent
    | LiveConversationParent
    | LiveTypingParent
    | LiveNewsParent
    | LiveTicketParent
    | LiveCountsParent
    | LiveResyncParent
}

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Followable:
    | (BlogEntryParent & { __typename: 'BlogEntry' })
    | (BlogAuthorParent & { __typename: 'BlogAuthor' })
    | (DebateEntryParent & { __typename: 'DebateEntry' })
  Hideable: (BlogEntryParent & { __typename: 'BlogEntry' }) | (BlogAuthorParent & { __typename: 'BlogAuthor' })
  Commentable:
    | (BlogEntryParent & { __typename: 'BlogEntry' })
    | (DebateEntryParent & { __typename: 'DebateEntry' })
    | (MeetupParent & { __typename: 'Meetup' })
  Comment:
    | (BlogCommentParent & { __typename: 'BlogComment' })
    | (DebateCommentParent & { __typename: 'DebateComment' })
    | (MeetupCommentParent & { __typename: 'MeetupComment' })
  Node:
    | (ViewerParent & { __typename: 'Viewer' })
    | (SessionParent & { __typename: 'Session' })
    | (TagParent & { __typename: 'Tag' })
    | (StaffProfileParent & { __typename: 'StaffProfile' })
    | (ProfileParent & { __typename: 'Profile' })
    | (BlogEntryParent & { __typename: 'BlogEntry' })
    | (BlogCommentParent & { __typename: 'BlogComment' })
    | (BlogAuthorParent & { __typename: 'BlogAuthor' })
    | (BlogTagParent & { __typename: 'BlogTag' })
    | (BlogDraftParent & { __typename: 'BlogDraft' })
    | (BlogNotificationParent & { __typename: 'BlogNotification' })
    | (BondParent & { __typename: 'Bond' })
    | (ContestParent & { __typename: 'Contest' })
    | (ContestEntryParent & { __typename: 'ContestEntry' })
    | (LodgeParent & { __typename: 'Lodge' })
    | (DebateCategoryParent & { __typename: 'DebateCategory' })
    | (DebateEntryParent & { __typename: 'DebateEntry' })
    | (DebateCommentParent & { __typename: 'DebateComment' })
    | (DebateNotificationParent & { __typename: 'DebateNotification' })
    | (DebateDraftParent & { __typename: 'DebateDraft' })
    | (RelationParent & { __typename: 'Relation' })
    | (KinkParent & { __typename: 'Kink' })
    | (LodgeAlbumParent & { __typename: 'LodgeAlbum' })
    | (LodgeMediaDecisionParent & { __typename: 'LodgeMediaDecision' })
    | (LodgeMediaNotificationParent & { __typename: 'LodgeMediaNotification' })
    | (ConversationParent & { __typename: 'Conversation' })
    | (LodgeMembershipParent & { __typename: 'LodgeMembership' })
    | (LodgeMemberNoteParent & { __typename: 'LodgeMemberNote' })
    | (LodgeActivityParent & { __typename: 'LodgeActivity' })
    | (LodgeNotificationParent & { __typename: 'LodgeNotification' })
    | (LodgeCategoryParent & { __typename: 'LodgeCategory' })
    | (LodgeTagParent & { __typename: 'LodgeTag' })
    | (LodgeDraftParent & { __typename: 'LodgeDraft' })
    | (TextMessageParent & { __typename: 'TextMessage' })
    | (SystemMessageParent & { __typename: 'SystemMessage' })
    | (ReceiptMessageParent & { __typename: 'ReceiptMessage' })
    | (MembershipExpiryMessageParent & { __typename: 'MembershipExpiryMessage' })
    | (AlbumAccessMessageParent & { __typename: 'AlbumAccessMessage' })
    | (VideoCallMessageParent & { __typename: 'VideoCallMessage' })
    | (VideoCallsMessageParent & { __typename: 'VideoCallsMessage' })
    | (LoungeMessageParent & { __typename: 'LoungeMessage' })
    | (BirthdayWishesMessageParent & { __typename: 'BirthdayWishesMessage' })
    | (EventMessageParent & { __typename: 'EventMessage' })
    | (LodgeMessageParent & { __typename: 'LodgeMessage' })
    | (GroupChatMessageParent & { __typename: 'GroupChatMessage' })
    | (AlbumParent & { __typename: 'Album' })
    | (PictureParent & { __typename: 'Picture' })
    | (VideoParent & { __typename: 'Video' })
    | (MediaNotificationParent & { __typename: 'MediaNotification' })
    | (AlbumNotificationParent & { __typename: 'AlbumNotification' })
    | (MeetupParent & { __typename: 'Meetup' })
    | (MeetupCommentParent & { __typename: 'MeetupComment' })
    | (MeetupNotificationParent & { __typename: 'MeetupNotification' })
    | (SpecialOfferParent & { __typename: 'SpecialOffer' })
    | (MembershipPackageParent & { __typename: 'MembershipPackage' })
    | (OrderStoryParent & { __typename: 'OrderStory' })
    | (OrderParent & { __typename: 'Order' })
    | (GuestbookEntryParent & { __typename: 'GuestbookEntry' })
    | (ProfileNotificationParent & { __typename: 'ProfileNotification' })
    | (ProfileViewParent & { __typename: 'ProfileView' })
    | (PersonParent & { __typename: 'Person' })
    | (QuickScorAdParent & { __typename: 'QuickScorAd' })
    | (ReportParent & { __typename: 'Report' })
    | (SavedSearchParent & { __typename: 'SavedSearch' })
    | (FaqEntryParent & { __typename: 'FaqEntry' })
    | (GlossaryEntryParent & { __typename: 'GlossaryEntry' })
    | (BreakingNewsParent & { __typename: 'BreakingNews' })
    | (SiteParent & { __typename: 'Site' })
    | (CountryParent & { __typename: 'Country' })
    | (CountryAreaParent & { __typename: 'CountryArea' })
    | (StartSectionParent & { __typename: 'ContestStartSection' })
    | (StartSectionParent & { __typename: 'ProfilesStartSection' })
    | (StartSectionParent & { __typename: 'MatchesStartSection' })
    | (StartSectionParent & { __typename: 'VisitsStartSection' })
    | (StartSectionParent & { __typename: 'MediaStartSection' })
    | (StartSectionParent & { __typename: 'BlogsStartSection' })
    | (StartSectionParent & { __typename: 'LodgesStartSection' })
    | (StartSectionParent & { __typename: 'ChatRoomsStartSection' })
    | (ChatRoomParent & { __typename: 'ChatRoom' })
    | (StaffTicketParent & { __typename: 'StaffTicket' })
    | (TicketParent & { __typename: 'Ticket' })
    | (TicketMessageParent & { __typename: 'TicketMessage' })
  UserError:
    | (InputError & { __typename: 'InputError' })
    | (MembersOnlyError & { __typename: 'MembersOnlyError' })
    | (AccessError & { __typename: 'AccessError' })
    | (NotFoundError & { __typename: 'NotFoundError' })
    | (ConflictError & { __typename: 'ConflictError' })
    | (RateLimitError & { __typename: 'RateLimitError' })
  Message:
    | (TextMessageParent & { __typename: 'TextMessage' })
    | (SystemMessageParent & { __typename: 'SystemMessage' })
    | (ReceiptMessageParent & { __typename: 'ReceiptMessage' })
    | (MembershipExpiryMessageParent & { __typename: 'MembershipExpiryMessage' })
    | (AlbumAccessMessageParent & { __typename: 'AlbumAccessMessage' })
    | (VideoCallMessageParent & { __typename: 'VideoCallMessage' })
    | (VideoCallsMessageParent & { __typename: 'VideoCallsMessage' })
    | (LoungeMessageParent & { __typename: 'LoungeMessage' })
    | (BirthdayWishesMessageParent & { __typename: 'BirthdayWishesMessage' })
    | (EventMessageParent & { __typename: 'EventMessage' })
    | (LodgeMessageParent & { __typename: 'LodgeMessage' })
    | (GroupChatMessageParent & { __typename: 'GroupChatMessage' })
  Media: (PictureParent & { __typename: 'Picture' }) | (VideoParent & { __typename: 'Video' })
  Notification:
    | (BlogNotificationParent & { __typename: 'BlogNotification' })
    | (DebateNotificationParent & { __typename: 'DebateNotification' })
    | (LodgeMediaNotificationParent & { __typename: 'LodgeMediaNotification' })
    | (LodgeNotificationParent & { __typename: 'LodgeNotification' })
    | (MediaNotificationParent & { __typename: 'MediaNotification' })
    | (AlbumNotificationParent & { __typename: 'AlbumNotification' })
    | (MeetupNotificationParent & { __typename: 'MeetupNotification' })
    | (ProfileNotificationParent & { __typename: 'ProfileNotification' })
  Likable:
    | (ProfileParent & { __typename: 'Profile' })
    | (BlogEntryParent & { __typename: 'BlogEntry' })
    | (BlogCommentParent & { __typename: 'BlogComment' })
    | (DebateEntryParent & { __typename: 'DebateEntry' })
    | (DebateCommentParent & { __typename: 'DebateComment' })
    | (PictureParent & { __typename: 'Picture' })
    | (VideoParent & { __typename: 'Video' })
    | (MeetupCommentParent & { __typename: 'MeetupComment' })
  Reportable:
    | (ProfileParent & { __typename: 'Profile' })
    | (BlogEntryParent & { __typename: 'BlogEntry' })
    | (BlogCommentParent & { __typename: 'BlogComment' })
    | (DebateEntryParent & { __typename: 'DebateEntry' })
    | (DebateCommentParent & { __typename: 'DebateComment' })
    | (TextMessageParent & { __typename: 'TextMessage' })
    | (SystemMessageParent & { __typename: 'SystemMessage' })
    | (ReceiptMessageParent & { __typename: 'ReceiptMessage' })
    | (MembershipExpiryMessageParent & { __typename: 'MembershipExpiryMessage' })
    | (AlbumAccessMessageParent & { __typename: 'AlbumAccessMessage' })
    | (VideoCallMessageParent & { __typename: 'VideoCallMessage' })
    | (VideoCallsMessageParent & { __typename: 'VideoCallsMessage' })
    | (LoungeMessageParent & { __typename: 'LoungeMessage' })
    | (BirthdayWishesMessageParent & { __typename: 'BirthdayWishesMessage' })
    | (EventMessageParent & { __typename: 'EventMessage' })
    | (LodgeMessageParent & { __typename: 'LodgeMessage' })
    | (GroupChatMessageParent & { __typename: 'GroupChatMessage' })
    | (PictureParent & { __typename: 'Picture' })
    | (VideoParent & { __typename: 'Video' })
    | (MeetupCommentParent & { __typename: 'MeetupComment' })
    | (GuestbookEntryParent & { __typename: 'GuestbookEntry' })
  StartSection:
    | (StartSectionParent & { __typename: 'ContestStartSection' })
    | (StartSectionParent & { __typename: 'ProfilesStartSection' })
    | (StartSectionParent & { __typename: 'MatchesStartSection' })
    | (StartSectionParent & { __typename: 'VisitsStartSection' })
    | (StartSectionParent & { __typename: 'MediaStartSection' })
    | (StartSectionParent & { __typename: 'BlogsStartSection' })
    | (StartSectionParent & { __typename: 'LodgesStartSection' })
    | (StartSectionParent & { __typename: 'ChatRoomsStartSection' })
}

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>
  ID: ResolverTypeWrapper<Scalars['ID']['output']>
  PasswordResetLink: ResolverTypeWrapper<PasswordResetLinkParent>
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>
  NewPersonInput: NewPersonInput
  LogOnInput: LogOnInput
  LogOnPayload: ResolverTypeWrapper<
    Omit<LogOnPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  LogOutPayload: ResolverTypeWrapper<
    Omit<LogOutPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  EndSessionInput: EndSessionInput
  EndSessionPayload: ResolverTypeWrapper<
    Omit<EndSessionPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  EndSessionsInput: EndSessionsInput
  EndSessionsPayload: ResolverTypeWrapper<
    Omit<EndSessionsPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RequestPasswordResetInput: RequestPasswordResetInput
  RequestPasswordResetPayload: ResolverTypeWrapper<
    Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  ResetPasswordInput: ResetPasswordInput
  ResetPasswordPayload: ResolverTypeWrapper<
    Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  LogOnWithTicketInput: LogOnWithTicketInput
  LogOnWithTicketPayload: ResolverTypeWrapper<
    Omit<LogOnWithTicketPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  CreateSsoTicketInput: CreateSsoTicketInput
  CreateSsoTicketPayload: ResolverTypeWrapper<
    Omit<CreateSsoTicketPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  CreateProfileInput: CreateProfileInput
  CreateProfilePayload: ResolverTypeWrapper<
    Omit<CreateProfilePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  ConfirmEmailInput: ConfirmEmailInput
  ConfirmEmailPayload: ResolverTypeWrapper<
    Omit<ConfirmEmailPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ResendConfirmationInput: ResendConfirmationInput
  ResendConfirmationPayload: ResolverTypeWrapper<
    Omit<ResendConfirmationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  AcceptTermsInput: AcceptTermsInput
  AcceptTermsPayload: ResolverTypeWrapper<
    Omit<AcceptTermsPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetPrivacyConsentInput: SetPrivacyConsentInput
  SetPrivacyConsentPayload: ResolverTypeWrapper<
    Omit<SetPrivacyConsentPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ConsentToMediaPayload: ResolverTypeWrapper<
    Omit<ConsentToMediaPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  UpdatePersonBodyInput: UpdatePersonBodyInput
  UpdatePersonBodyPayload: ResolverTypeWrapper<
    Omit<UpdatePersonBodyPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DataExportStatus: DataExportStatus
  DataExport: ResolverTypeWrapper<DataExportParent>
  Float: ResolverTypeWrapper<Scalars['Float']['output']>
  RequestDataExportInput: RequestDataExportInput
  RequestDataExportPayload: ResolverTypeWrapper<
    Omit<RequestDataExportPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ChangeEmailInput: ChangeEmailInput
  ChangeEmailPayload: ResolverTypeWrapper<
    Omit<ChangeEmailPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ChangeNameInput: ChangeNameInput
  ChangeNamePayload: ResolverTypeWrapper<
    Omit<ChangeNamePayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ChangePasswordInput: ChangePasswordInput
  ChangePasswordPayload: ResolverTypeWrapper<
    Omit<ChangePasswordPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ChooseLanguageInput: ChooseLanguageInput
  ChooseLanguagePayload: ResolverTypeWrapper<
    Omit<ChooseLanguagePayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetFrontPageVisibilityInput: SetFrontPageVisibilityInput
  SetFrontPageVisibilityPayload: ResolverTypeWrapper<
    Omit<SetFrontPageVisibilityPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  UpdatePrivacyInput: UpdatePrivacyInput
  UpdatePrivacyPayload: ResolverTypeWrapper<
    Omit<UpdatePrivacyPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteProfileInput: DeleteProfileInput
  DeleteProfilePayload: ResolverTypeWrapper<
    Omit<DeleteProfilePayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetPushPermissionRequestInput: SetPushPermissionRequestInput
  SetPushPermissionRequestPayload: ResolverTypeWrapper<
    Omit<SetPushPermissionRequestPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  TakeBirthdayQuickAdInput: TakeBirthdayQuickAdInput
  TakeBirthdayQuickAdPayload: ResolverTypeWrapper<
    Omit<TakeBirthdayQuickAdPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  TakeBirthdaySearchPromotionPayload: ResolverTypeWrapper<
    Omit<TakeBirthdaySearchPromotionPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RejectBirthdayPresentPayload: ResolverTypeWrapper<
    Omit<RejectBirthdayPresentPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RoleLevel: RoleLevel
  ProfileStatus: ProfileStatus
  DarkStatus: DarkStatus
  ForcedValidation: ForcedValidation
  Viewer: ResolverTypeWrapper<ViewerParent>
  OwnPerson: ResolverTypeWrapper<OwnPersonParent>
  AccountSettings: ResolverTypeWrapper<AccountSettingsParent>
  Session: ResolverTypeWrapper<SessionParent>
  TermsState: ResolverTypeWrapper<TermsStateParent>
  Tag: ResolverTypeWrapper<TagParent>
  BanType: BanType
  SetBanInput: SetBanInput
  SetBanPayload: ResolverTypeWrapper<
    Omit<SetBanPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  ImpersonateInput: ImpersonateInput
  ImpersonatePayload: ResolverTypeWrapper<
    Omit<ImpersonatePayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  StopImpersonatingPayload: ResolverTypeWrapper<
    Omit<StopImpersonatingPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  Impersonation: ResolverTypeWrapper<ImpersonationParent>
  StaffProfile: ResolverTypeWrapper<StaffProfileParent>
  StaffProfileConnection: ResolverTypeWrapper<
    Omit<StaffProfileConnection, 'edges'> & { edges: Array<ResolversTypes['StaffProfileEdge']> }
  >
  StaffProfileEdge: ResolverTypeWrapper<Omit<StaffProfileEdge, 'node'> & { node: ResolversTypes['StaffProfile'] }>
  ImpersonationConnection: ResolverTypeWrapper<
    Omit<ImpersonationConnection, 'edges'> & { edges: Array<ResolversTypes['ImpersonationEdge']> }
  >
  ImpersonationEdge: ResolverTypeWrapper<Omit<ImpersonationEdge, 'node'> & { node: ResolversTypes['Impersonation'] }>
  Profile: ResolverTypeWrapper<ProfileParent>
  Followable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Followable']>
  Hideable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Hideable']>
  BlogEntryOrder: BlogEntryOrder
  BlogPeriod: BlogPeriod
  BlogEntryStatus: BlogEntryStatus
  BlogReadList: BlogReadList
  BlogEntry: ResolverTypeWrapper<BlogEntryParent>
  BlogEntryConnection: ResolverTypeWrapper<
    Omit<BlogEntryConnection, 'edges'> & { edges: Array<ResolversTypes['BlogEntryEdge']> }
  >
  BlogEntryEdge: ResolverTypeWrapper<Omit<BlogEntryEdge, 'node'> & { node: ResolversTypes['BlogEntry'] }>
  BlogSearchConnection: ResolverTypeWrapper<
    Omit<BlogSearchConnection, 'edges'> & { edges: Array<ResolversTypes['BlogSearchEdge']> }
  >
  BlogSearchEdge: ResolverTypeWrapper<BlogSearchEdgeParent>
  Highlight: ResolverTypeWrapper<HighlightParent>
  BlogComment: ResolverTypeWrapper<BlogCommentParent>
  BlogAuthor: ResolverTypeWrapper<BlogAuthorParent>
  BlogAuthorConnection: ResolverTypeWrapper<
    Omit<BlogAuthorConnection, 'edges'> & { edges: Array<ResolversTypes['BlogAuthorEdge']> }
  >
  BlogAuthorEdge: ResolverTypeWrapper<Omit<BlogAuthorEdge, 'node'> & { node: ResolversTypes['BlogAuthor'] }>
  BlogFollowerConnection: ResolverTypeWrapper<
    Omit<BlogFollowerConnection, 'edges'> & { edges: Array<ResolversTypes['BlogFollowerEdge']> }
  >
  BlogFollowerEdge: ResolverTypeWrapper<BlogFollowerEdgeParent>
  BlogTag: ResolverTypeWrapper<BlogTagParent>
  BlogTagCount: ResolverTypeWrapper<BlogTagCountParent>
  BlogTagsAndAuthors: ResolverTypeWrapper<BlogTagsAndAuthorsParent>
  KinksWithBlogTags: ResolverTypeWrapper<KinksWithBlogTagsParent>
  BlogBan: ResolverTypeWrapper<BlogBan>
  BlogDraft: ResolverTypeWrapper<BlogDraftParent>
  SaveBlogEntryInput: SaveBlogEntryInput
  SaveBlogEntryPayload: ResolverTypeWrapper<SaveBlogEntryPayloadParent>
  SavedBlogEntry: ResolverTypeWrapper<SavedBlogEntryParent>
  DiscardBlogEntryChangesInput: DiscardBlogEntryChangesInput
  DiscardBlogEntryChangesPayload: ResolverTypeWrapper<
    Omit<DiscardBlogEntryChangesPayload, 'draft' | 'userErrors'> & {
      draft?: Maybe<ResolversTypes['BlogDraft']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteBlogEntryInput: DeleteBlogEntryInput
  DeleteBlogEntryPayload: ResolverTypeWrapper<
    Omit<DeleteBlogEntryPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  MarkBlogEntryAsReadInput: MarkBlogEntryAsReadInput
  MarkBlogEntryAsReadPayload: ResolverTypeWrapper<MarkBlogEntryAsReadPayloadParent>
  MarkBlogListAsReadInput: MarkBlogListAsReadInput
  MarkBlogListAsReadPayload: ResolverTypeWrapper<
    Omit<MarkBlogListAsReadPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetCuratedInput: SetCuratedInput
  SetCuratedPayload: ResolverTypeWrapper<SetCuratedPayloadParent>
  SetFollowingInput: SetFollowingInput
  SetFollowingPayload: ResolverTypeWrapper<SetFollowingPayloadParent>
  SetHiddenInput: SetHiddenInput
  SetHiddenPayload: ResolverTypeWrapper<SetHiddenPayloadParent>
  BlogNotification: ResolverTypeWrapper<BlogNotificationParent>
  BondRole: BondRole
  BondStatus: BondStatus
  Bond: ResolverTypeWrapper<BondParent>
  BondConnection: ResolverTypeWrapper<Omit<BondConnection, 'edges'> & { edges: Array<ResolversTypes['BondEdge']> }>
  BondEdge: ResolverTypeWrapper<Omit<BondEdge, 'node'> & { node: ResolversTypes['Bond'] }>
  RequestBondInput: RequestBondInput
  RequestBondPayload: ResolverTypeWrapper<
    Omit<RequestBondPayload, 'bond' | 'viewer' | 'userErrors'> & {
      bond?: Maybe<ResolversTypes['Bond']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  AnswerBondInput: AnswerBondInput
  AnswerBondPayload: ResolverTypeWrapper<
    Omit<AnswerBondPayload, 'bond' | 'viewer' | 'userErrors'> & {
      bond?: Maybe<ResolversTypes['Bond']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ChangeBondRoleInput: ChangeBondRoleInput
  ChangeBondRolePayload: ResolverTypeWrapper<
    Omit<ChangeBondRolePayload, 'bond' | 'viewer' | 'userErrors'> & {
      bond?: Maybe<ResolversTypes['Bond']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ShowBondInput: ShowBondInput
  ShowBondPayload: ResolverTypeWrapper<
    Omit<ShowBondPayload, 'bond' | 'viewer' | 'userErrors'> & {
      bond?: Maybe<ResolversTypes['Bond']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteBondInput: DeleteBondInput
  DeleteBondPayload: ResolverTypeWrapper<
    Omit<DeleteBondPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  Commentable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Commentable']>
  Comment: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Comment']>
  Mention: ResolverTypeWrapper<MentionParent>
  CommentConnection: ResolverTypeWrapper<
    Omit<CommentConnection, 'edges'> & { edges: Array<ResolversTypes['CommentEdge']> }
  >
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>
  AddCommentInput: AddCommentInput
  AddCommentPayload: ResolverTypeWrapper<AddCommentPayloadParent>
  EditCommentInput: EditCommentInput
  EditCommentPayload: ResolverTypeWrapper<
    Omit<EditCommentPayload, 'comment' | 'userErrors'> & {
      comment?: Maybe<ResolversTypes['Comment']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteCommentInput: DeleteCommentInput
  DeleteCommentPayload: ResolverTypeWrapper<DeleteCommentPayloadParent>
  Contest: ResolverTypeWrapper<ContestParent>
  ContestEntryConnection: ResolverTypeWrapper<
    Omit<ContestEntryConnection, 'edges'> & { edges: Array<ResolversTypes['ContestEntryEdge']> }
  >
  ContestEntryEdge: ResolverTypeWrapper<Omit<ContestEntryEdge, 'node'> & { node: ResolversTypes['ContestEntry'] }>
  ContestEntry: ResolverTypeWrapper<ContestEntryParent>
  EnterContestInput: EnterContestInput
  EnterContestPayload: ResolverTypeWrapper<
    Omit<EnterContestPayload, 'contest' | 'userErrors'> & {
      contest?: Maybe<ResolversTypes['Contest']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  VoteInContestInput: VoteInContestInput
  VoteInContestPayload: ResolverTypeWrapper<
    Omit<VoteInContestPayload, 'contest' | 'userErrors'> & {
      contest?: Maybe<ResolversTypes['Contest']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>
  URL: ResolverTypeWrapper<Scalars['URL']['output']>
  File: ResolverTypeWrapper<Scalars['File']['output']>
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>
  PageInfo: ResolverTypeWrapper<PageInfo>
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>
  InputError: ResolverTypeWrapper<InputError>
  MembersOnlyError: ResolverTypeWrapper<MembersOnlyError>
  AccessError: ResolverTypeWrapper<AccessError>
  NotFoundError: ResolverTypeWrapper<NotFoundError>
  ConflictError: ResolverTypeWrapper<ConflictError>
  RateLimitError: ResolverTypeWrapper<RateLimitError>
  FeatureCode: FeatureCode
  UserErrorCode: UserErrorCode
  SendHeartbeatInput: SendHeartbeatInput
  SendHeartbeatPayload: ResolverTypeWrapper<
    Omit<SendHeartbeatPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  DarkApplicationStatus: DarkApplicationStatus
  DarkRequirement: DarkRequirement
  DarkAdmission: ResolverTypeWrapper<DarkAdmissionParent>
  DarkProfile: ResolverTypeWrapper<DarkProfileParent>
  DarkPerson: ResolverTypeWrapper<DarkPersonParent>
  DarkApplication: ResolverTypeWrapper<DarkApplicationParent>
  DarkApplicationConnection: ResolverTypeWrapper<
    Omit<DarkApplicationConnection, 'edges'> & { edges: Array<ResolversTypes['DarkApplicationEdge']> }
  >
  DarkApplicationEdge: ResolverTypeWrapper<
    Omit<DarkApplicationEdge, 'node'> & { node: ResolversTypes['DarkApplication'] }
  >
  ApplyForDarkInput: ApplyForDarkInput
  ApplyForDarkPayload: ResolverTypeWrapper<
    Omit<ApplyForDarkPayload, 'admission' | 'viewer' | 'userErrors'> & {
      admission?: Maybe<ResolversTypes['DarkAdmission']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ApplyForDarkAgainInput: ApplyForDarkAgainInput
  ApplyForDarkAgainPayload: ResolverTypeWrapper<
    Omit<ApplyForDarkAgainPayload, 'admission' | 'viewer' | 'userErrors'> & {
      admission?: Maybe<ResolversTypes['DarkAdmission']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteDarkProfileInput: DeleteDarkProfileInput
  DeleteDarkProfilePayload: ResolverTypeWrapper<
    Omit<DeleteDarkProfilePayload, 'admission' | 'viewer' | 'userErrors'> & {
      admission?: Maybe<ResolversTypes['DarkAdmission']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  UpdateDarkProfileInput: UpdateDarkProfileInput
  UpdateDarkProfilePayload: ResolverTypeWrapper<
    Omit<UpdateDarkProfilePayload, 'darkProfile' | 'viewer' | 'userErrors'> & {
      darkProfile?: Maybe<ResolversTypes['DarkProfile']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DarkPersonInput: DarkPersonInput
  SaveDarkInformationInput: SaveDarkInformationInput
  SaveDarkInformationPayload: ResolverTypeWrapper<
    Omit<SaveDarkInformationPayload, 'darkProfile' | 'viewer' | 'userErrors'> & {
      darkProfile?: Maybe<ResolversTypes['DarkProfile']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DarkDecision: DarkDecision
  DecideDarkApplicationInput: DecideDarkApplicationInput
  DecideDarkApplicationPayload: ResolverTypeWrapper<
    Omit<DecideDarkApplicationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  Discretion: ResolverTypeWrapper<DiscretionParent>
  SaveDiscretionInput: SaveDiscretionInput
  SaveDiscretionPayload: ResolverTypeWrapper<
    Omit<SaveDiscretionPayload, 'discretion' | 'viewer' | 'userErrors'> & {
      discretion?: Maybe<ResolversTypes['Discretion']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  Lodge: ResolverTypeWrapper<LodgeParent>
  DebateEntryOrder: DebateEntryOrder
  DebateEntryStatus: DebateEntryStatus
  DebateCategory: ResolverTypeWrapper<DebateCategoryParent>
  DebateEntry: ResolverTypeWrapper<DebateEntryParent>
  DebateEntryConnection: ResolverTypeWrapper<
    Omit<DebateEntryConnection, 'edges'> & { edges: Array<ResolversTypes['DebateEntryEdge']> }
  >
  DebateEntryEdge: ResolverTypeWrapper<Omit<DebateEntryEdge, 'node'> & { node: ResolversTypes['DebateEntry'] }>
  DebateComment: ResolverTypeWrapper<DebateCommentParent>
  DebateNotification: ResolverTypeWrapper<DebateNotificationParent>
  DebateDraft: ResolverTypeWrapper<DebateDraftParent>
  SavedDebateEntry: ResolverTypeWrapper<SavedDebateEntryParent>
  CreateDebateEntryInput: CreateDebateEntryInput
  CreateDebateEntryPayload: ResolverTypeWrapper<CreateDebateEntryPayloadParent>
  EditDebateEntryInput: EditDebateEntryInput
  EditDebateEntryPayload: ResolverTypeWrapper<EditDebateEntryPayloadParent>
  DiscardDebateEntryChangesInput: DiscardDebateEntryChangesInput
  DiscardDebateEntryChangesPayload: ResolverTypeWrapper<
    Omit<DiscardDebateEntryChangesPayload, 'draft' | 'userErrors'> & {
      draft?: Maybe<ResolversTypes['DebateDraft']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteDebateEntryInput: DeleteDebateEntryInput
  DeleteDebateEntryPayload: ResolverTypeWrapper<
    Omit<DeleteDebateEntryPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  MarkDebateEntryAsReadInput: MarkDebateEntryAsReadInput
  MarkDebateEntryAsReadPayload: ResolverTypeWrapper<MarkDebateEntryAsReadPayloadParent>
  SetDebateEntryLockedInput: SetDebateEntryLockedInput
  SetDebateEntryLockedPayload: ResolverTypeWrapper<SetDebateEntryLockedPayloadParent>
  SetDebateEntryPinnedInput: SetDebateEntryPinnedInput
  SetDebateEntryPinnedPayload: ResolverTypeWrapper<SetDebateEntryPinnedPayloadParent>
  MoveDebateEntryInput: MoveDebateEntryInput
  MoveDebateEntryPayload: ResolverTypeWrapper<MoveDebateEntryPayloadParent>
  CreateDebateCategoryInput: CreateDebateCategoryInput
  CreateDebateCategoryPayload: ResolverTypeWrapper<
    Omit<CreateDebateCategoryPayload, 'category' | 'userErrors'> & {
      category?: Maybe<ResolversTypes['DebateCategory']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  EditDebateCategoryInput: EditDebateCategoryInput
  EditDebateCategoryPayload: ResolverTypeWrapper<
    Omit<EditDebateCategoryPayload, 'category' | 'userErrors'> & {
      category?: Maybe<ResolversTypes['DebateCategory']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteDebateCategoryInput: DeleteDebateCategoryInput
  DeleteDebateCategoryPayload: ResolverTypeWrapper<DeleteDebateCategoryPayloadParent>
  SortDebateCategoriesInput: SortDebateCategoriesInput
  SortDebateCategoriesPayload: ResolverTypeWrapper<
    Omit<SortDebateCategoriesPayload, 'categories' | 'userErrors'> & {
      categories?: Maybe<Array<ResolversTypes['DebateCategory']>>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  EditableProfile: ResolverTypeWrapper<EditableProfileParent>
  EditablePerson: ResolverTypeWrapper<EditablePersonParent>
  NotificationDelivery: NotificationDelivery
  NotificationTopic: NotificationTopic
  NotificationSetting: ResolverTypeWrapper<NotificationSettingParent>
  DarkPersonRole: ResolverTypeWrapper<DarkPersonRole>
  PersonFactsInput: PersonFactsInput
  EditablePersonInput: EditablePersonInput
  UpdateProfileInput: UpdateProfileInput
  UpdateProfilePayload: ResolverTypeWrapper<
    Omit<UpdateProfilePayload, 'editableProfile' | 'viewer' | 'userErrors'> & {
      editableProfile?: Maybe<ResolversTypes['EditableProfile']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  UpdatePersonBirthdayInput: UpdatePersonBirthdayInput
  UpdatePersonBirthdayPayload: ResolverTypeWrapper<
    Omit<UpdatePersonBirthdayPayload, 'person' | 'viewer' | 'userErrors'> & {
      person?: Maybe<ResolversTypes['OwnPerson']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ConvertToCoupleInput: ConvertToCoupleInput
  ConvertToCouplePayload: ResolverTypeWrapper<
    Omit<ConvertToCouplePayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ConvertToSingleInput: ConvertToSingleInput
  ConvertToSinglePayload: ResolverTypeWrapper<
    Omit<ConvertToSinglePayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SwapPersonsPayload: ResolverTypeWrapper<
    Omit<SwapPersonsPayload, 'editableProfile' | 'viewer' | 'userErrors'> & {
      editableProfile?: Maybe<ResolversTypes['EditableProfile']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetNotificationDeliveryInput: SetNotificationDeliveryInput
  SetNotificationDeliveryPayload: ResolverTypeWrapper<
    Omit<SetNotificationDeliveryPayload, 'settings' | 'viewer' | 'userErrors'> & {
      settings?: Maybe<Array<ResolversTypes['NotificationSetting']>>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SaveMatchSettingsInput: SaveMatchSettingsInput
  SaveMatchSettingsPayload: ResolverTypeWrapper<
    Omit<SaveMatchSettingsPayload, 'matchSettings' | 'viewer' | 'userErrors'> & {
      matchSettings?: Maybe<ResolversTypes['MatchSettings']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RelationType: RelationType
  RelationStatus: RelationStatus
  Relation: ResolverTypeWrapper<RelationParent>
  RelationConnection: ResolverTypeWrapper<
    Omit<RelationConnection, 'edges'> & { edges: Array<ResolversTypes['RelationEdge']> }
  >
  RelationEdge: ResolverTypeWrapper<Omit<RelationEdge, 'node'> & { node: ResolversTypes['Relation'] }>
  RequestRelationInput: RequestRelationInput
  RequestRelationPayload: ResolverTypeWrapper<
    Omit<RequestRelationPayload, 'relation' | 'viewer' | 'userErrors'> & {
      relation?: Maybe<ResolversTypes['Relation']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  AnswerRelationInput: AnswerRelationInput
  AnswerRelationPayload: ResolverTypeWrapper<
    Omit<AnswerRelationPayload, 'relations' | 'viewer' | 'userErrors'> & {
      relations?: Maybe<Array<ResolversTypes['Relation']>>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteRelationInput: DeleteRelationInput
  DeleteRelationPayload: ResolverTypeWrapper<
    Omit<DeleteRelationPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  AddUsedEmojiInput: AddUsedEmojiInput
  AddUsedEmojiPayload: ResolverTypeWrapper<
    Omit<AddUsedEmojiPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  KinkLevel: KinkLevel
  KinkItemType: KinkItemType
  Kink: ResolverTypeWrapper<KinkParent>
  KinkConnection: ResolverTypeWrapper<Omit<KinkConnection, 'edges'> & { edges: Array<ResolversTypes['KinkEdge']> }>
  KinkEdge: ResolverTypeWrapper<Omit<KinkEdge, 'node'> & { node: ResolversTypes['Kink'] }>
  ProfileKink: ResolverTypeWrapper<ProfileKinkParent>
  KinkItem: ResolverTypeWrapper<KinkItemParent>
  KinkItemConnection: ResolverTypeWrapper<
    Omit<KinkItemConnection, 'edges'> & { edges: Array<ResolversTypes['KinkItemEdge']> }
  >
  KinkItemEdge: ResolverTypeWrapper<Omit<KinkItemEdge, 'node'> & { node: ResolversTypes['KinkItem'] }>
  WaitingKink: ResolverTypeWrapper<WaitingKinkParent>
  WaitingKinkConnection: ResolverTypeWrapper<
    Omit<WaitingKinkConnection, 'edges'> & { edges: Array<ResolversTypes['WaitingKinkEdge']> }
  >
  WaitingKinkEdge: ResolverTypeWrapper<Omit<WaitingKinkEdge, 'node'> & { node: ResolversTypes['WaitingKink'] }>
  ProfileKinkInput: ProfileKinkInput
  SetProfileKinksInput: SetProfileKinksInput
  SetProfileKinksPayload: ResolverTypeWrapper<
    Omit<SetProfileKinksPayload, 'kinks' | 'viewer' | 'userErrors'> & {
      kinks?: Maybe<Array<ResolversTypes['ProfileKink']>>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  CreateKinkInput: CreateKinkInput
  CreateKinkPayload: ResolverTypeWrapper<
    Omit<CreateKinkPayload, 'kink' | 'viewer' | 'userErrors'> & {
      kink?: Maybe<ResolversTypes['ProfileKink']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DecideKinkInput: DecideKinkInput
  DecideKinkPayload: ResolverTypeWrapper<
    Omit<DecideKinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>
  CommentsChange: ResolverTypeWrapper<CommentsChangeParent>
  LiveEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LiveEvent']>
  LiveMessage: ResolverTypeWrapper<LiveMessageParent>
  LiveConversation: ResolverTypeWrapper<LiveConversationParent>
  LiveTyping: ResolverTypeWrapper<LiveTypingParent>
  LiveNews: ResolverTypeWrapper<LiveNewsParent>
  LiveTicket: ResolverTypeWrapper<LiveTicketParent>
  LiveCounts: ResolverTypeWrapper<LiveCountsParent>
  LiveResync: ResolverTypeWrapper<LiveResyncParent>
  LodgeMediaStatus: LodgeMediaStatus
  LodgeAlbum: ResolverTypeWrapper<LodgeAlbumParent>
  LodgeAlbumConnection: ResolverTypeWrapper<
    Omit<LodgeAlbumConnection, 'edges'> & { edges: Array<ResolversTypes['LodgeAlbumEdge']> }
  >
  LodgeAlbumEdge: ResolverTypeWrapper<Omit<LodgeAlbumEdge, 'node'> & { node: ResolversTypes['LodgeAlbum'] }>
  LodgeMediaDecision: ResolverTypeWrapper<LodgeMediaDecisionParent>
  LodgeMediaNotification: ResolverTypeWrapper<LodgeMediaNotificationParent>
  CreateLodgeAlbumInput: CreateLodgeAlbumInput
  CreateLodgeAlbumPayload: ResolverTypeWrapper<
    Omit<CreateLodgeAlbumPayload, 'album' | 'albumEdge' | 'userErrors'> & {
      album?: Maybe<ResolversTypes['LodgeAlbum']>
      albumEdge?: Maybe<ResolversTypes['LodgeAlbumEdge']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  EditLodgeAlbumInput: EditLodgeAlbumInput
  EditLodgeAlbumPayload: ResolverTypeWrapper<
    Omit<EditLodgeAlbumPayload, 'album' | 'userErrors'> & {
      album?: Maybe<ResolversTypes['LodgeAlbum']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteLodgeAlbumInput: DeleteLodgeAlbumInput
  DeleteLodgeAlbumPayload: ResolverTypeWrapper<DeleteLodgeAlbumPayloadParent>
  MoveLodgeMediaInput: MoveLodgeMediaInput
  MoveLodgeMediaPayload: ResolverTypeWrapper<MoveLodgeMediaPayloadParent>
  DeleteLodgeMediaInput: DeleteLodgeMediaInput
  DeleteLodgeMediaPayload: ResolverTypeWrapper<
    Omit<DeleteLodgeMediaPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  AcceptLodgeMediaInput: AcceptLodgeMediaInput
  AcceptLodgeMediaPayload: ResolverTypeWrapper<AcceptLodgeMediaPayloadParent>
  RejectLodgeMediaInput: RejectLodgeMediaInput
  RejectLodgeMediaPayload: ResolverTypeWrapper<RejectLodgeMediaPayloadParent>
  JoinLodgeInput: JoinLodgeInput
  JoinLodgePayload: ResolverTypeWrapper<JoinLodgePayloadParent>
  RequestLodgeMembershipInput: RequestLodgeMembershipInput
  RequestLodgeMembershipPayload: ResolverTypeWrapper<RequestLodgeMembershipPayloadParent>
  WithdrawLodgeRequestInput: WithdrawLodgeRequestInput
  WithdrawLodgeRequestPayload: ResolverTypeWrapper<WithdrawLodgeRequestPayloadParent>
  RemoveLodgeRequestInput: RemoveLodgeRequestInput
  RemoveLodgeRequestPayload: ResolverTypeWrapper<RemoveLodgeRequestPayloadParent>
  ApproveLodgeRequestInput: ApproveLodgeRequestInput
  ApproveLodgeRequestPayload: ResolverTypeWrapper<ApproveLodgeRequestPayloadParent>
  DeclineLodgeRequestInput: DeclineLodgeRequestInput
  DeclineLodgeRequestPayload: ResolverTypeWrapper<DeclineLodgeRequestPayloadParent>
  InviteToLodgeInput: InviteToLodgeInput
  InviteToLodgePayload: ResolverTypeWrapper<InviteToLodgePayloadParent>
  RejectLodgeInvitationInput: RejectLodgeInvitationInput
  RejectLodgeInvitationPayload: ResolverTypeWrapper<RejectLodgeInvitationPayloadParent>
  LeaveLodgeInput: LeaveLodgeInput
  LeaveLodgePayload: ResolverTypeWrapper<LeaveLodgePayloadParent>
  RemoveLodgeMemberInput: RemoveLodgeMemberInput
  RemoveLodgeMemberPayload: ResolverTypeWrapper<RemoveLodgeMemberPayloadParent>
  BlockInLodgeInput: BlockInLodgeInput
  BlockInLodgePayload: ResolverTypeWrapper<BlockInLodgePayloadParent>
  UnblockInLodgeInput: UnblockInLodgeInput
  UnblockInLodgePayload: ResolverTypeWrapper<UnblockInLodgePayloadParent>
  SetLodgeAssistantInput: SetLodgeAssistantInput
  SetLodgeAssistantPayload: ResolverTypeWrapper<SetLodgeAssistantPayloadParent>
  SetLodgeCoOwnerInput: SetLodgeCoOwnerInput
  SetLodgeCoOwnerPayload: ResolverTypeWrapper<SetLodgeCoOwnerPayloadParent>
  PassLodgeOwnershipInput: PassLodgeOwnershipInput
  PassLodgeOwnershipPayload: ResolverTypeWrapper<PassLodgeOwnershipPayloadParent>
  ReleaseLodgeOwnershipInput: ReleaseLodgeOwnershipInput
  ReleaseLodgeOwnershipPayload: ResolverTypeWrapper<ReleaseLodgeOwnershipPayloadParent>
  TakeLodgeOwnershipInput: TakeLodgeOwnershipInput
  TakeLodgeOwnershipPayload: ResolverTypeWrapper<TakeLodgeOwnershipPayloadParent>
  SetLodgeMembershipVisibleInput: SetLodgeMembershipVisibleInput
  SetLodgeMembershipVisiblePayload: ResolverTypeWrapper<SetLodgeMembershipVisiblePayloadParent>
  AddLodgeMemberNoteInput: AddLodgeMemberNoteInput
  AddLodgeMemberNotePayload: ResolverTypeWrapper<
    Omit<AddLodgeMemberNotePayload, 'note' | 'noteEdge' | 'userErrors'> & {
      note?: Maybe<ResolversTypes['LodgeMemberNote']>
      noteEdge?: Maybe<ResolversTypes['LodgeMemberNoteEdge']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteLodgeMemberNoteInput: DeleteLodgeMemberNoteInput
  DeleteLodgeMemberNotePayload: ResolverTypeWrapper<
    Omit<DeleteLodgeMemberNotePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  SetLodgeNotificationDeliveryInput: SetLodgeNotificationDeliveryInput
  SetLodgeNotificationDeliveryPayload: ResolverTypeWrapper<SetLodgeNotificationDeliveryPayloadParent>
  ResetLodgeNotificationSettingsInput: ResetLodgeNotificationSettingsInput
  ResetLodgeNotificationSettingsPayload: ResolverTypeWrapper<ResetLodgeNotificationSettingsPayloadParent>
  SetLodgeNotificationDefaultInput: SetLodgeNotificationDefaultInput
  SetLodgeNotificationDefaultPayload: ResolverTypeWrapper<
    Omit<SetLodgeNotificationDefaultPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  Conversation: ResolverTypeWrapper<ConversationParent>
  LodgeMemberSort: LodgeMemberSort
  LodgeMembership: ResolverTypeWrapper<LodgeMembershipParent>
  LodgeMembershipConnection: ResolverTypeWrapper<
    Omit<LodgeMembershipConnection, 'edges'> & { edges: Array<ResolversTypes['LodgeMembershipEdge']> }
  >
  LodgeMembershipEdge: ResolverTypeWrapper<
    Omit<LodgeMembershipEdge, 'node'> & { node: ResolversTypes['LodgeMembership'] }
  >
  LodgeMemberManagementConnection: ResolverTypeWrapper<
    Omit<LodgeMemberManagementConnection, 'edges'> & { edges: Array<ResolversTypes['LodgeMemberManagementEdge']> }
  >
  LodgeMemberManagementEdge: ResolverTypeWrapper<LodgeMemberManagementEdgeParent>
  LodgeMemberNote: ResolverTypeWrapper<LodgeMemberNoteParent>
  LodgeMemberNoteConnection: ResolverTypeWrapper<
    Omit<LodgeMemberNoteConnection, 'edges'> & { edges: Array<ResolversTypes['LodgeMemberNoteEdge']> }
  >
  LodgeMemberNoteEdge: ResolverTypeWrapper<
    Omit<LodgeMemberNoteEdge, 'node'> & { node: ResolversTypes['LodgeMemberNote'] }
  >
  LodgeActivityEvent: LodgeActivityEvent
  LodgeActivity: ResolverTypeWrapper<LodgeActivityParent>
  LodgeActivityConnection: ResolverTypeWrapper<
    Omit<LodgeActivityConnection, 'edges'> & { edges: Array<ResolversTypes['LodgeActivityEdge']> }
  >
  LodgeActivityEdge: ResolverTypeWrapper<Omit<LodgeActivityEdge, 'node'> & { node: ResolversTypes['LodgeActivity'] }>
  LodgeNotificationTopic: LodgeNotificationTopic
  LodgeTopicSetting: ResolverTypeWrapper<LodgeTopicSettingParent>
  LodgeNotificationSettings: ResolverTypeWrapper<LodgeNotificationSettingsParent>
  LodgesNotificationSettings: ResolverTypeWrapper<LodgesNotificationSettingsParent>
  LodgeNotification: ResolverTypeWrapper<LodgeNotificationParent>
  LodgesFilterInput: LodgesFilterInput
  LodgeConnection: ResolverTypeWrapper<Omit<LodgeConnection, 'edges'> & { edges: Array<ResolversTypes['LodgeEdge']> }>
  LodgeEdge: ResolverTypeWrapper<Omit<LodgeEdge, 'node'> & { node: ResolversTypes['Lodge'] }>
  ProfileLodgeConnection: ResolverTypeWrapper<
    Omit<ProfileLodgeConnection, 'edges'> & { edges: Array<ResolversTypes['ProfileLodgeEdge']> }
  >
  ProfileLodgeEdge: ResolverTypeWrapper<ProfileLodgeEdgeParent>
  LodgeTagCount: ResolverTypeWrapper<LodgeTagCountParent>
  LodgeRole: LodgeRole
  LodgeAccess: LodgeAccess
  LodgeAudience: LodgeAudience
  LodgeRequestStatus: LodgeRequestStatus
  LodgeInvitationStatus: LodgeInvitationStatus
  LodgeCategory: ResolverTypeWrapper<LodgeCategoryParent>
  LodgeTag: ResolverTypeWrapper<LodgeTagParent>
  DeletedLodge: ResolverTypeWrapper<DeletedLodgeParent>
  LodgeBan: ResolverTypeWrapper<LodgeBanParent>
  LodgeDraft: ResolverTypeWrapper<LodgeDraftParent>
  LodgeContentInput: LodgeContentInput
  CreateLodgeInput: CreateLodgeInput
  CreateLodgePayload: ResolverTypeWrapper<
    Omit<CreateLodgePayload, 'lodge' | 'userErrors'> & {
      lodge?: Maybe<ResolversTypes['Lodge']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  UpdateLodgeInput: UpdateLodgeInput
  UpdateLodgePayload: ResolverTypeWrapper<
    Omit<UpdateLodgePayload, 'lodge' | 'userErrors'> & {
      lodge?: Maybe<ResolversTypes['Lodge']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteLodgeInput: DeleteLodgeInput
  DeleteLodgePayload: ResolverTypeWrapper<
    Omit<DeleteLodgePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  RestoreLodgeInput: RestoreLodgeInput
  RestoreLodgePayload: ResolverTypeWrapper<
    Omit<RestoreLodgePayload, 'lodge' | 'userErrors'> & {
      lodge?: Maybe<ResolversTypes['Lodge']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  MarkLodgeVisitedInput: MarkLodgeVisitedInput
  MarkLodgeVisitedPayload: ResolverTypeWrapper<MarkLodgeVisitedPayloadParent>
  Correspondence: ResolverTypeWrapper<CorrespondenceParent>
  ConversationKind: ConversationKind
  WriteRefusal: WriteRefusal
  ConversationConnection: ResolverTypeWrapper<
    Omit<ConversationConnection, 'edges'> & { edges: Array<ResolversTypes['ConversationEdge']> }
  >
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>
  ConversationMember: ResolverTypeWrapper<ConversationMemberParent>
  ConversationMemberConnection: ResolverTypeWrapper<
    Omit<ConversationMemberConnection, 'edges'> & { edges: Array<ResolversTypes['ConversationMemberEdge']> }
  >
  ConversationMemberEdge: ResolverTypeWrapper<
    Omit<ConversationMemberEdge, 'node'> & { node: ResolversTypes['ConversationMember'] }
  >
  SendMessageInput: SendMessageInput
  SendMessagePayload: ResolverTypeWrapper<SendMessagePayloadParent>
  DeleteMessageInput: DeleteMessageInput
  DeleteMessagePayload: ResolverTypeWrapper<
    Omit<DeleteMessagePayload, 'message' | 'userErrors'> & {
      message?: Maybe<ResolversTypes['Message']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  MarkConversationAsReadInput: MarkConversationAsReadInput
  MarkConversationAsReadPayload: ResolverTypeWrapper<
    Omit<MarkConversationAsReadPayload, 'conversation' | 'viewer' | 'userErrors'> & {
      conversation?: Maybe<ResolversTypes['Conversation']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetTypingInput: SetTypingInput
  SetTypingPayload: ResolverTypeWrapper<
    Omit<SetTypingPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  SetConversationPinnedInput: SetConversationPinnedInput
  SetConversationPinnedPayload: ResolverTypeWrapper<
    Omit<SetConversationPinnedPayload, 'conversation' | 'userErrors'> & {
      conversation?: Maybe<ResolversTypes['Conversation']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteConversationInput: DeleteConversationInput
  DeleteConversationPayload: ResolverTypeWrapper<
    Omit<DeleteConversationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  SetVideoCallsAllowedInput: SetVideoCallsAllowedInput
  SetVideoCallsAllowedPayload: ResolverTypeWrapper<
    Omit<SetVideoCallsAllowedPayload, 'conversation' | 'userErrors'> & {
      conversation?: Maybe<ResolversTypes['Conversation']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RequestVideoCallInput: RequestVideoCallInput
  RequestVideoCallPayload: ResolverTypeWrapper<
    Omit<RequestVideoCallPayload, 'message' | 'messageEdge' | 'userErrors'> & {
      message?: Maybe<ResolversTypes['Message']>
      messageEdge?: Maybe<ResolversTypes['MessageEdge']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  CreateGroupChatInput: CreateGroupChatInput
  CreateGroupChatPayload: ResolverTypeWrapper<
    Omit<CreateGroupChatPayload, 'conversation' | 'userErrors'> & {
      conversation?: Maybe<ResolversTypes['Conversation']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RenameGroupChatInput: RenameGroupChatInput
  RenameGroupChatPayload: ResolverTypeWrapper<
    Omit<RenameGroupChatPayload, 'conversation' | 'userErrors'> & {
      conversation?: Maybe<ResolversTypes['Conversation']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  AddToGroupChatInput: AddToGroupChatInput
  AddToGroupChatPayload: ResolverTypeWrapper<
    Omit<AddToGroupChatPayload, 'conversation' | 'userErrors'> & {
      conversation?: Maybe<ResolversTypes['Conversation']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RemoveFromGroupChatInput: RemoveFromGroupChatInput
  RemoveFromGroupChatPayload: ResolverTypeWrapper<
    Omit<RemoveFromGroupChatPayload, 'conversation' | 'userErrors'> & {
      conversation?: Maybe<ResolversTypes['Conversation']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  LeaveGroupChatInput: LeaveGroupChatInput
  LeaveGroupChatPayload: ResolverTypeWrapper<
    Omit<LeaveGroupChatPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  MessageType: MessageType
  MailReadState: MailReadState
  Message: ResolverTypeWrapper<MessageParent>
  MessageConnection: ResolverTypeWrapper<
    Omit<MessageConnection, 'edges'> & { edges: Array<ResolversTypes['MessageEdge']> }
  >
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>
  TextMessage: ResolverTypeWrapper<TextMessageParent>
  SystemMessage: ResolverTypeWrapper<SystemMessageParent>
  ReceiptMessage: ResolverTypeWrapper<ReceiptMessageParent>
  MembershipExpiryMessage: ResolverTypeWrapper<MembershipExpiryMessageParent>
  AlbumAccessMessage: ResolverTypeWrapper<AlbumAccessMessageParent>
  VideoCallMessage: ResolverTypeWrapper<VideoCallMessageParent>
  VideoCallsMessage: ResolverTypeWrapper<VideoCallsMessageParent>
  LoungeMessage: ResolverTypeWrapper<LoungeMessageParent>
  BirthdayWishesMessage: ResolverTypeWrapper<BirthdayWishesMessageParent>
  EventMessage: ResolverTypeWrapper<EventMessageParent>
  LodgeMessage: ResolverTypeWrapper<LodgeMessageParent>
  GroupChatMessage: ResolverTypeWrapper<GroupChatMessageParent>
  RedAudience: RedAudience
  AlbumType: AlbumType
  AlbumAccess: AlbumAccess
  Album: ResolverTypeWrapper<AlbumParent>
  AlbumConnection: ResolverTypeWrapper<Omit<AlbumConnection, 'edges'> & { edges: Array<ResolversTypes['AlbumEdge']> }>
  AlbumEdge: ResolverTypeWrapper<Omit<AlbumEdge, 'node'> & { node: ResolversTypes['Album'] }>
  AlbumPermission: ResolverTypeWrapper<AlbumPermissionParent>
  AlbumPermissionConnection: ResolverTypeWrapper<
    Omit<AlbumPermissionConnection, 'edges'> & { edges: Array<ResolversTypes['AlbumPermissionEdge']> }
  >
  AlbumPermissionEdge: ResolverTypeWrapper<
    Omit<AlbumPermissionEdge, 'node'> & { node: ResolversTypes['AlbumPermission'] }
  >
  CreateAlbumInput: CreateAlbumInput
  CreateAlbumPayload: ResolverTypeWrapper<
    Omit<CreateAlbumPayload, 'album' | 'albumEdge' | 'userErrors'> & {
      album?: Maybe<ResolversTypes['Album']>
      albumEdge?: Maybe<ResolversTypes['AlbumEdge']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  UpdateAlbumInput: UpdateAlbumInput
  UpdateAlbumPayload: ResolverTypeWrapper<
    Omit<UpdateAlbumPayload, 'album' | 'userErrors'> & {
      album?: Maybe<ResolversTypes['Album']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteAlbumInput: DeleteAlbumInput
  DeleteAlbumPayload: ResolverTypeWrapper<
    Omit<DeleteAlbumPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetAlbumAccessInput: SetAlbumAccessInput
  SetAlbumAccessPayload: ResolverTypeWrapper<SetAlbumAccessPayloadParent>
  RequestAlbumAccessInput: RequestAlbumAccessInput
  RequestAlbumAccessPayload: ResolverTypeWrapper<
    Omit<RequestAlbumAccessPayload, 'album' | 'userErrors'> & {
      album?: Maybe<ResolversTypes['Album']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  MediaSize: MediaSize
  MediaFormat: MediaFormat
  MediaStatus: MediaStatus
  MediaKind: MediaKind
  MediaType: MediaType
  Media: ResolverTypeWrapper<MediaParent>
  Picture: ResolverTypeWrapper<PictureParent>
  Video: ResolverTypeWrapper<VideoParent>
  UploadTempMediaInput: UploadTempMediaInput
  UploadPurpose: UploadPurpose
  UploadTempMediaPayload: ResolverTypeWrapper<
    Omit<UploadTempMediaPayload, 'media' | 'userErrors'> & {
      media?: Maybe<ResolversTypes['Media']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  MediaConnection: ResolverTypeWrapper<Omit<MediaConnection, 'edges'> & { edges: Array<ResolversTypes['MediaEdge']> }>
  MediaEdge: ResolverTypeWrapper<Omit<MediaEdge, 'node'> & { node: ResolversTypes['Media'] }>
  MediaPlace: MediaPlace
  SaveMediaInput: SaveMediaInput
  SaveMediaPayload: ResolverTypeWrapper<
    Omit<SaveMediaPayload, 'media' | 'mediaEdge' | 'viewer' | 'userErrors'> & {
      media?: Maybe<ResolversTypes['Media']>
      mediaEdge?: Maybe<ResolversTypes['MediaEdge']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  UpdateMediaInput: UpdateMediaInput
  UpdateMediaPayload: ResolverTypeWrapper<
    Omit<UpdateMediaPayload, 'media' | 'userErrors'> & {
      media?: Maybe<ResolversTypes['Media']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  Rotation: Rotation
  CropInput: CropInput
  EditPictureInput: EditPictureInput
  EditPicturePayload: ResolverTypeWrapper<
    Omit<EditPicturePayload, 'picture' | 'userErrors'> & {
      picture?: Maybe<ResolversTypes['Picture']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  MoveMediaInput: MoveMediaInput
  MoveMediaPayload: ResolverTypeWrapper<
    Omit<MoveMediaPayload, 'media' | 'viewer' | 'userErrors'> & {
      media?: Maybe<Array<ResolversTypes['Media']>>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SortMediaInput: SortMediaInput
  SortMediaPayload: ResolverTypeWrapper<
    Omit<SortMediaPayload, 'media' | 'viewer' | 'userErrors'> & {
      media?: Maybe<Array<ResolversTypes['Media']>>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteMediaInput: DeleteMediaInput
  DeleteMediaPayload: ResolverTypeWrapper<
    Omit<DeleteMediaPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetProfilePictureInput: SetProfilePictureInput
  SetProfilePicturePayload: ResolverTypeWrapper<
    Omit<SetProfilePicturePayload, 'picture' | 'viewer' | 'userErrors'> & {
      picture?: Maybe<ResolversTypes['Picture']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  MediaNotification: ResolverTypeWrapper<MediaNotificationParent>
  AlbumNotification: ResolverTypeWrapper<AlbumNotificationParent>
  MeetupSignUpStatus: MeetupSignUpStatus
  MeetupRepetition: MeetupRepetition
  MeetupGenderCount: ResolverTypeWrapper<MeetupGenderCount>
  MeetupMonth: ResolverTypeWrapper<MeetupMonthParent>
  MeetupDay: ResolverTypeWrapper<MeetupDayParent>
  Meetup: ResolverTypeWrapper<MeetupParent>
  MeetupConnection: ResolverTypeWrapper<
    Omit<MeetupConnection, 'edges'> & { edges: Array<ResolversTypes['MeetupEdge']> }
  >
  MeetupEdge: ResolverTypeWrapper<Omit<MeetupEdge, 'node'> & { node: ResolversTypes['Meetup'] }>
  MeetupComment: ResolverTypeWrapper<MeetupCommentParent>
  MeetupNotification: ResolverTypeWrapper<MeetupNotificationParent>
  MeetupGenderPlacesInput: MeetupGenderPlacesInput
  MeetupContentInput: MeetupContentInput
  CreateMeetupInput: CreateMeetupInput
  CreateMeetupPayload: ResolverTypeWrapper<CreateMeetupPayloadParent>
  EditMeetupInput: EditMeetupInput
  EditMeetupPayload: ResolverTypeWrapper<
    Omit<EditMeetupPayload, 'meetup' | 'userErrors'> & {
      meetup?: Maybe<ResolversTypes['Meetup']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteMeetupInput: DeleteMeetupInput
  DeleteMeetupPayload: ResolverTypeWrapper<DeleteMeetupPayloadParent>
  SignUpForMeetupInput: SignUpForMeetupInput
  SignUpForMeetupPayload: ResolverTypeWrapper<SignUpForMeetupPayloadParent>
  QuitMeetupInput: QuitMeetupInput
  QuitMeetupPayload: ResolverTypeWrapper<QuitMeetupPayloadParent>
  RenewMeetupFeedPayload: ResolverTypeWrapper<
    Omit<RenewMeetupFeedPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  EndMeetupFeedPayload: ResolverTypeWrapper<
    Omit<EndMeetupFeedPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  Membership: ResolverTypeWrapper<MembershipParent>
  MembershipSubscription: ResolverTypeWrapper<MembershipSubscriptionParent>
  SubscriptionStatus: SubscriptionStatus
  MembershipFeature: ResolverTypeWrapper<MembershipFeature>
  SpecialOffer: ResolverTypeWrapper<SpecialOfferParent>
  StopSubscriptionPayload: ResolverTypeWrapper<
    Omit<StopSubscriptionPayload, 'membership' | 'userErrors'> & {
      membership?: Maybe<ResolversTypes['Membership']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ReactivateSubscriptionPayload: ResolverTypeWrapper<
    Omit<ReactivateSubscriptionPayload, 'membership' | 'userErrors'> & {
      membership?: Maybe<ResolversTypes['Membership']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  WithdrawFromMembershipInput: WithdrawFromMembershipInput
  WithdrawFromMembershipPayload: ResolverTypeWrapper<
    Omit<WithdrawFromMembershipPayload, 'refund' | 'viewer' | 'userErrors'> & {
      refund?: Maybe<ResolversTypes['Money']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RerunRenewalInput: RerunRenewalInput
  RerunRenewalPayload: ResolverTypeWrapper<
    Omit<RerunRenewalPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  BuyMembershipDialog: ResolverTypeWrapper<
    Omit<BuyMembershipDialog, 'packages'> & { packages: Array<ResolversTypes['MembershipPackage']> }
  >
  MembershipPackage: ResolverTypeWrapper<MembershipPackageParent>
  Money: ResolverTypeWrapper<MoneyParent>
  NotificationCounts: ResolverTypeWrapper<NotificationCountsParent>
  NotificationTab: NotificationTab
  Notification: ResolverTypeWrapper<NotificationParent>
  NotificationConnection: ResolverTypeWrapper<
    Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }
  >
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>
  CommunityNews: ResolverTypeWrapper<CommunityNewsParent>
  MarkNotificationsAsReadInput: MarkNotificationsAsReadInput
  MarkNotificationsAsReadPayload: ResolverTypeWrapper<MarkNotificationsAsReadPayloadParent>
  UnsubscribeInput: UnsubscribeInput
  UnsubscribePayload: ResolverTypeWrapper<
    Omit<UnsubscribePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  SubscribeToPushInput: SubscribeToPushInput
  SubscribeToPushPayload: ResolverTypeWrapper<
    Omit<SubscribeToPushPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  UnsubscribeFromPushInput: UnsubscribeFromPushInput
  UnsubscribeFromPushPayload: ResolverTypeWrapper<
    Omit<UnsubscribeFromPushPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  Taking: ResolverTypeWrapper<TakingParent>
  PaymentDifference: ResolverTypeWrapper<PaymentDifferenceParent>
  PaymentServiceName: PaymentServiceName
  OrderStory: ResolverTypeWrapper<OrderStoryParent>
  OrderEvent: ResolverTypeWrapper<OrderEvent>
  Refund: ResolverTypeWrapper<Omit<Refund, 'amount'> & { amount: ResolversTypes['Money'] }>
  Order: ResolverTypeWrapper<OrderParent>
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges'> & { edges: Array<ResolversTypes['OrderEdge']> }>
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>
  OrderStatus: OrderStatus
  PaymentOutcome: PaymentOutcome
  DeclineReason: DeclineReason
  PurchasableItem: PurchasableItem
  PaymentMethod: PaymentMethod
  BankTransfer: ResolverTypeWrapper<BankTransferParent>
  Receipt: ResolverTypeWrapper<ReceiptParent>
  ReceiptTracking: ResolverTypeWrapper<Omit<ReceiptTracking, 'price'> & { price: ResolversTypes['Money'] }>
  GiftReceipt: ResolverTypeWrapper<GiftReceiptParent>
  ProductOffer: ResolverTypeWrapper<ProductOfferParent>
  QuickScorPromotion: ResolverTypeWrapper<QuickScorPromotionParent>
  SearchPromotion: ResolverTypeWrapper<SearchPromotionParent>
  BirthdayWishes: ResolverTypeWrapper<BirthdayWishesParent>
  UpcomingBirthday: ResolverTypeWrapper<UpcomingBirthdayParent>
  PaymentInput: PaymentInput
  BuyMembershipInput: BuyMembershipInput
  BuyMembershipPayload: ResolverTypeWrapper<BuyMembershipPayloadParent>
  GiveMembershipInput: GiveMembershipInput
  GiveMembershipPayload: ResolverTypeWrapper<GiveMembershipPayloadParent>
  BuyQuickScorAdInput: BuyQuickScorAdInput
  BuyQuickScorAdPayload: ResolverTypeWrapper<BuyQuickScorAdPayloadParent>
  BuySearchPromotionInput: BuySearchPromotionInput
  BuySearchPromotionPayload: ResolverTypeWrapper<BuySearchPromotionPayloadParent>
  BuyBirthdayWishesInput: BuyBirthdayWishesInput
  BuyBirthdayWishesPayload: ResolverTypeWrapper<BuyBirthdayWishesPayloadParent>
  MarkBankTransferSeenInput: MarkBankTransferSeenInput
  MarkBankTransferSeenPayload: ResolverTypeWrapper<
    Omit<MarkBankTransferSeenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  RecordBankTransferInput: RecordBankTransferInput
  RefundOrderInput: RefundOrderInput
  RefundOrderPayload: ResolverTypeWrapper<RefundOrderPayloadParent>
  RecordBankTransferPayload: ResolverTypeWrapper<RecordBankTransferPayloadParent>
  VisitRange: VisitRange
  NoteSort: NoteSort
  Visit: ResolverTypeWrapper<VisitParent>
  VisitConnection: ResolverTypeWrapper<Omit<VisitConnection, 'edges'> & { edges: Array<ResolversTypes['VisitEdge']> }>
  VisitEdge: ResolverTypeWrapper<Omit<VisitEdge, 'node'> & { node: ResolversTypes['Visit'] }>
  Note: ResolverTypeWrapper<NoteParent>
  NoteConnection: ResolverTypeWrapper<Omit<NoteConnection, 'edges'> & { edges: Array<ResolversTypes['NoteEdge']> }>
  NoteEdge: ResolverTypeWrapper<Omit<NoteEdge, 'node'> & { node: ResolversTypes['Note'] }>
  BlockedProfile: ResolverTypeWrapper<BlockedProfileParent>
  BlockedProfileConnection: ResolverTypeWrapper<
    Omit<BlockedProfileConnection, 'edges'> & { edges: Array<ResolversTypes['BlockedProfileEdge']> }
  >
  BlockedProfileEdge: ResolverTypeWrapper<Omit<BlockedProfileEdge, 'node'> & { node: ResolversTypes['BlockedProfile'] }>
  GuestbookEntry: ResolverTypeWrapper<GuestbookEntryParent>
  GuestbookEntryConnection: ResolverTypeWrapper<
    Omit<GuestbookEntryConnection, 'edges'> & { edges: Array<ResolversTypes['GuestbookEntryEdge']> }
  >
  GuestbookEntryEdge: ResolverTypeWrapper<Omit<GuestbookEntryEdge, 'node'> & { node: ResolversTypes['GuestbookEntry'] }>
  SetFavouriteInput: SetFavouriteInput
  SetFavouritePayload: ResolverTypeWrapper<
    Omit<SetFavouritePayload, 'profile' | 'viewer' | 'userErrors'> & {
      profile?: Maybe<ResolversTypes['Profile']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetTagsInput: SetTagsInput
  SetTagsPayload: ResolverTypeWrapper<
    Omit<SetTagsPayload, 'profile' | 'tags' | 'userErrors'> & {
      profile?: Maybe<ResolversTypes['Profile']>
      tags?: Maybe<Array<ResolversTypes['Tag']>>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SaveNoteInput: SaveNoteInput
  SaveNotePayload: ResolverTypeWrapper<
    Omit<SaveNotePayload, 'note' | 'profile' | 'userErrors'> & {
      note?: Maybe<ResolversTypes['Note']>
      profile?: Maybe<ResolversTypes['Profile']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteNoteInput: DeleteNoteInput
  DeleteNotePayload: ResolverTypeWrapper<
    Omit<DeleteNotePayload, 'profile' | 'userErrors'> & {
      profile?: Maybe<ResolversTypes['Profile']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SetBlacklistedInput: SetBlacklistedInput
  SetBlacklistedPayload: ResolverTypeWrapper<
    Omit<SetBlacklistedPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  RegisterVisitInput: RegisterVisitInput
  RegisterVisitPayload: ResolverTypeWrapper<
    Omit<RegisterVisitPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  HideVisitInput: HideVisitInput
  HideVisitPayload: ResolverTypeWrapper<
    Omit<HideVisitPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  MarkVisitsSeenPayload: ResolverTypeWrapper<
    Omit<MarkVisitsSeenPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  AddGuestbookEntryInput: AddGuestbookEntryInput
  AddGuestbookEntryPayload: ResolverTypeWrapper<
    Omit<AddGuestbookEntryPayload, 'entryEdge' | 'profile' | 'userErrors'> & {
      entryEdge?: Maybe<ResolversTypes['GuestbookEntryEdge']>
      profile?: Maybe<ResolversTypes['Profile']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteGuestbookEntryInput: DeleteGuestbookEntryInput
  DeleteGuestbookEntryPayload: ResolverTypeWrapper<
    Omit<DeleteGuestbookEntryPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  ProfileNotification: ResolverTypeWrapper<ProfileNotificationParent>
  ProfileViewState: ProfileViewState
  ProfileView: ResolverTypeWrapper<ProfileViewParent>
  PersonFacts: ResolverTypeWrapper<PersonFactsParent>
  Audience: Audience
  LookingFor: LookingFor
  MatchSettings: ResolverTypeWrapper<MatchSettingsParent>
  MatchReason: MatchReason
  Match: ResolverTypeWrapper<MatchParent>
  BodyType: BodyType
  EyeColour: EyeColour
  HairColour: HairColour
  SexualOrientation: SexualOrientation
  RelationshipStatus: RelationshipStatus
  HomeOption: HomeOption
  Dominance: Dominance
  ProfileOrder: ProfileOrder
  ProfileFilter: ProfileFilter
  Gender: Gender
  ProfileType: ProfileType
  Person: ResolverTypeWrapper<PersonParent>
  ProfileConnection: ResolverTypeWrapper<
    Omit<ProfileConnection, 'edges'> & { edges: Array<ResolversTypes['ProfileEdge']> }
  >
  ProfileEdge: ResolverTypeWrapper<Omit<ProfileEdge, 'node'> & { node: ResolversTypes['Profile'] }>
  Likable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Likable']>
  SetLikedInput: SetLikedInput
  SetLikedPayload: ResolverTypeWrapper<SetLikedPayloadParent>
  QuickScorAd: ResolverTypeWrapper<QuickScorAdParent>
  QuickScorAdConnection: ResolverTypeWrapper<
    Omit<QuickScorAdConnection, 'edges'> & { edges: Array<ResolversTypes['QuickScorAdEdge']> }
  >
  QuickScorAdEdge: ResolverTypeWrapper<Omit<QuickScorAdEdge, 'node'> & { node: ResolversTypes['QuickScorAd'] }>
  QuickScorFilters: ResolverTypeWrapper<QuickScorFiltersParent>
  QuickScorGender: ResolverTypeWrapper<QuickScorGender>
  QuickScorArea: ResolverTypeWrapper<QuickScorAreaParent>
  SiteAd: ResolverTypeWrapper<SiteAd>
  DeleteQuickScorAdInput: DeleteQuickScorAdInput
  DeleteQuickScorAdPayload: ResolverTypeWrapper<
    Omit<DeleteQuickScorAdPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  Reportable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Reportable']>
  ReportReason: ReportReason
  ReportDecision: ReportDecision
  ReportItemType: ReportItemType
  Report: ResolverTypeWrapper<ReportParent>
  ReportConnection: ResolverTypeWrapper<
    Omit<ReportConnection, 'edges'> & { edges: Array<ResolversTypes['ReportEdge']> }
  >
  ReportEdge: ResolverTypeWrapper<Omit<ReportEdge, 'node'> & { node: ResolversTypes['Report'] }>
  ReportContentInput: ReportContentInput
  ReportContentPayload: ResolverTypeWrapper<
    Omit<ReportContentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  DecideReportInput: DecideReportInput
  DecideReportPayload: ResolverTypeWrapper<
    Omit<DecideReportPayload, 'report' | 'userErrors'> & {
      report?: Maybe<ResolversTypes['Report']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SearchOrder: SearchOrder
  SearchResultConnection: ResolverTypeWrapper<
    Omit<SearchResultConnection, 'edges'> & { edges: Array<ResolversTypes['SearchResultEdge']> }
  >
  SearchTotal: ResolverTypeWrapper<SearchTotalParent>
  SearchResultEdge: ResolverTypeWrapper<SearchResultEdgeParent>
  PossibleMatchConnection: ResolverTypeWrapper<
    Omit<PossibleMatchConnection, 'edges'> & { edges: Array<ResolversTypes['PossibleMatchEdge']> }
  >
  PossibleMatchEdge: ResolverTypeWrapper<PossibleMatchEdgeParent>
  PersonFilterInput: PersonFilterInput
  SearchOptionsInput: SearchOptionsInput
  PersonFilter: ResolverTypeWrapper<PersonFilterParent>
  SearchOptions: ResolverTypeWrapper<SearchOptionsParent>
  SavedSearch: ResolverTypeWrapper<SavedSearchParent>
  SaveSearchInput: SaveSearchInput
  SaveSearchPayload: ResolverTypeWrapper<
    Omit<SaveSearchPayload, 'savedSearch' | 'viewer' | 'userErrors'> & {
      savedSearch?: Maybe<ResolversTypes['SavedSearch']>
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  DeleteSavedSearchInput: DeleteSavedSearchInput
  DeleteSavedSearchPayload: ResolverTypeWrapper<
    Omit<DeleteSavedSearchPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  LandingPageLink: ResolverTypeWrapper<LandingPageLinkParent>
  LandingPage: ResolverTypeWrapper<LandingPageParent>
  LegalPageKey: LegalPageKey
  LegalPage: ResolverTypeWrapper<LegalPageParent>
  FaqEntry: ResolverTypeWrapper<FaqEntryParent>
  Change: ResolverTypeWrapper<Change>
  Review: ResolverTypeWrapper<ReviewParent>
  ReviewConnection: ResolverTypeWrapper<
    Omit<ReviewConnection, 'edges'> & { edges: Array<ResolversTypes['ReviewEdge']> }
  >
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>
  GlossaryEntry: ResolverTypeWrapper<GlossaryEntryParent>
  NewsTicker: ResolverTypeWrapper<NewsTicker>
  NameAvailability: ResolverTypeWrapper<
    Omit<NameAvailability, 'problem'> & { problem?: Maybe<ResolversTypes['UserError']> }
  >
  BreakingNews: ResolverTypeWrapper<BreakingNewsParent>
  MarkBreakingNewsSeenInput: MarkBreakingNewsSeenInput
  MarkBreakingNewsSeenPayload: ResolverTypeWrapper<
    Omit<MarkBreakingNewsSeenPayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  Locale: Locale
  Site: ResolverTypeWrapper<SiteParent>
  SiteHost: ResolverTypeWrapper<SiteHost>
  Country: ResolverTypeWrapper<CountryParent>
  CountryArea: ResolverTypeWrapper<CountryAreaParent>
  Area: ResolverTypeWrapper<AreaParent>
  Rating: ResolverTypeWrapper<Rating>
  Preferences: ResolverTypeWrapper<Preferences>
  DrawerMode: DrawerMode
  ListView: ListView
  LodgeOrder: LodgeOrder
  SetPreferenceInput: SetPreferenceInput
  SetPreferencePayload: ResolverTypeWrapper<
    Omit<SetPreferencePayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  StartSectionId: StartSectionId
  StartPage: ResolverTypeWrapper<Omit<StartPage, 'sections'> & { sections: Array<ResolversTypes['StartSection']> }>
  StartSection: ResolverTypeWrapper<StartSectionParent>
  ContestStartSection: ResolverTypeWrapper<StartSectionParent>
  ProfilesStartSection: ResolverTypeWrapper<StartSectionParent>
  MatchesStartSection: ResolverTypeWrapper<StartSectionParent>
  VisitsStartSection: ResolverTypeWrapper<StartSectionParent>
  MediaStartSection: ResolverTypeWrapper<StartSectionParent>
  BlogsStartSection: ResolverTypeWrapper<StartSectionParent>
  LodgesStartSection: ResolverTypeWrapper<StartSectionParent>
  ChatRoomsStartSection: ResolverTypeWrapper<StartSectionParent>
  ChatRoom: ResolverTypeWrapper<ChatRoomParent>
  Hint: ResolverTypeWrapper<Hint>
  StartSectionInput: StartSectionInput
  SaveStartPageInput: SaveStartPageInput
  SaveStartPagePayload: ResolverTypeWrapper<
    Omit<SaveStartPagePayload, 'viewer' | 'userErrors'> & {
      viewer?: Maybe<ResolversTypes['Viewer']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  SendProfilePageFeedbackInput: SendProfilePageFeedbackInput
  SendProfilePageFeedbackPayload: ResolverTypeWrapper<
    Omit<SendProfilePageFeedbackPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  TicketAdminStatus: TicketAdminStatus
  StaffTicket: ResolverTypeWrapper<StaffTicketParent>
  StaffTicketConnection: ResolverTypeWrapper<
    Omit<StaffTicketConnection, 'edges'> & { edges: Array<ResolversTypes['StaffTicketEdge']> }
  >
  StaffTicketEdge: ResolverTypeWrapper<Omit<StaffTicketEdge, 'node'> & { node: ResolversTypes['StaffTicket'] }>
  TicketMember: ResolverTypeWrapper<TicketMemberParent>
  TicketLogIn: ResolverTypeWrapper<TicketLogIn>
  TicketTemplate: ResolverTypeWrapper<TicketTemplate>
  TicketFigures: ResolverTypeWrapper<TicketFiguresParent>
  TicketDay: ResolverTypeWrapper<TicketDay>
  TakeTicketInput: TakeTicketInput
  TakeTicketPayload: ResolverTypeWrapper<
    Omit<TakeTicketPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['StaffTicket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  ReleaseTicketInput: ReleaseTicketInput
  ReleaseTicketPayload: ResolverTypeWrapper<
    Omit<ReleaseTicketPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['StaffTicket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  AnswerTicketInput: AnswerTicketInput
  AnswerTicketPayload: ResolverTypeWrapper<
    Omit<AnswerTicketPayload, 'ticket' | 'message' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['StaffTicket']>
      message?: Maybe<ResolversTypes['TicketMessage']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  AddTicketNoteInput: AddTicketNoteInput
  AddTicketNotePayload: ResolverTypeWrapper<AddTicketNotePayloadParent>
  ForwardTicketInput: ForwardTicketInput
  ForwardTicketPayload: ResolverTypeWrapper<
    Omit<ForwardTicketPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['StaffTicket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  CloseStaffTicketInput: CloseStaffTicketInput
  CloseStaffTicketPayload: ResolverTypeWrapper<
    Omit<CloseStaffTicketPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['StaffTicket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  MergeTicketsInput: MergeTicketsInput
  MergeTicketsPayload: ResolverTypeWrapper<
    Omit<MergeTicketsPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['StaffTicket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  TicketKind: TicketKind
  TicketStatus: TicketStatus
  TicketRating: TicketRating
  Ticket: ResolverTypeWrapper<TicketParent>
  TicketConnection: ResolverTypeWrapper<
    Omit<TicketConnection, 'edges'> & { edges: Array<ResolversTypes['TicketEdge']> }
  >
  TicketEdge: ResolverTypeWrapper<Omit<TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>
  TicketMessage: ResolverTypeWrapper<TicketMessageParent>
  TicketMessageConnection: ResolverTypeWrapper<
    Omit<TicketMessageConnection, 'edges'> & { edges: Array<ResolversTypes['TicketMessageEdge']> }
  >
  TicketMessageEdge: ResolverTypeWrapper<Omit<TicketMessageEdge, 'node'> & { node: ResolversTypes['TicketMessage'] }>
  EmailTicket: ResolverTypeWrapper<EmailTicketParent>
  EmailTicketMessage: ResolverTypeWrapper<EmailTicketMessageParent>
  CreateTicketInput: CreateTicketInput
  CreateTicketPayload: ResolverTypeWrapper<
    Omit<CreateTicketPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['Ticket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  AddTicketMessageInput: AddTicketMessageInput
  AddTicketMessagePayload: ResolverTypeWrapper<AddTicketMessagePayloadParent>
  CloseTicketInput: CloseTicketInput
  CloseTicketPayload: ResolverTypeWrapper<
    Omit<CloseTicketPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['Ticket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  MarkTicketAsReadInput: MarkTicketAsReadInput
  MarkTicketAsReadPayload: ResolverTypeWrapper<
    Omit<MarkTicketAsReadPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['Ticket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RateTicketInput: RateTicketInput
  RateTicketPayload: ResolverTypeWrapper<
    Omit<RateTicketPayload, 'ticket' | 'userErrors'> & {
      ticket?: Maybe<ResolversTypes['Ticket']>
      userErrors: Array<ResolversTypes['UserError']>
    }
  >
  RateEmailTicketInput: RateEmailTicketInput
  RateEmailTicketPayload: ResolverTypeWrapper<
    Omit<RateEmailTicketPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }
  >
  String: ResolverTypeWrapper<Scalars['String']['output']>
  Int: ResolverTypeWrapper<Scalars['Int']['output']>
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>
}

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>
  ID: Scalars['ID']['output']
  PasswordResetLink: PasswordResetLinkParent
  Mutation: Record<PropertyKey, never>
  NewPersonInput: NewPersonInput
  LogOnInput: LogOnInput
  LogOnPayload: Omit<LogOnPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  LogOutPayload: Omit<LogOutPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  EndSessionInput: EndSessionInput
  EndSessionPayload: Omit<EndSessionPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  EndSessionsInput: EndSessionsInput
  EndSessionsPayload: Omit<EndSessionsPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RequestPasswordResetInput: RequestPasswordResetInput
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ResetPasswordInput: ResetPasswordInput
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  LogOnWithTicketInput: LogOnWithTicketInput
  LogOnWithTicketPayload: Omit<LogOnWithTicketPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  CreateSsoTicketInput: CreateSsoTicketInput
  CreateSsoTicketPayload: Omit<CreateSsoTicketPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  CreateProfileInput: CreateProfileInput
  CreateProfilePayload: Omit<CreateProfilePayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ConfirmEmailInput: ConfirmEmailInput
  ConfirmEmailPayload: Omit<ConfirmEmailPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ResendConfirmationInput: ResendConfirmationInput
  ResendConfirmationPayload: Omit<ResendConfirmationPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AcceptTermsInput: AcceptTermsInput
  AcceptTermsPayload: Omit<AcceptTermsPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetPrivacyConsentInput: SetPrivacyConsentInput
  SetPrivacyConsentPayload: Omit<SetPrivacyConsentPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ConsentToMediaPayload: Omit<ConsentToMediaPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  UpdatePersonBodyInput: UpdatePersonBodyInput
  UpdatePersonBodyPayload: Omit<UpdatePersonBodyPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DataExport: DataExportParent
  Float: Scalars['Float']['output']
  RequestDataExportInput: RequestDataExportInput
  RequestDataExportPayload: Omit<RequestDataExportPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ChangeEmailInput: ChangeEmailInput
  ChangeEmailPayload: Omit<ChangeEmailPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ChangeNameInput: ChangeNameInput
  ChangeNamePayload: Omit<ChangeNamePayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ChangePasswordInput: ChangePasswordInput
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ChooseLanguageInput: ChooseLanguageInput
  ChooseLanguagePayload: Omit<ChooseLanguagePayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetFrontPageVisibilityInput: SetFrontPageVisibilityInput
  SetFrontPageVisibilityPayload: Omit<SetFrontPageVisibilityPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  UpdatePrivacyInput: UpdatePrivacyInput
  UpdatePrivacyPayload: Omit<UpdatePrivacyPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteProfileInput: DeleteProfileInput
  DeleteProfilePayload: Omit<DeleteProfilePayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetPushPermissionRequestInput: SetPushPermissionRequestInput
  SetPushPermissionRequestPayload: Omit<SetPushPermissionRequestPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  TakeBirthdayQuickAdInput: TakeBirthdayQuickAdInput
  TakeBirthdayQuickAdPayload: Omit<TakeBirthdayQuickAdPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  TakeBirthdaySearchPromotionPayload: Omit<TakeBirthdaySearchPromotionPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RejectBirthdayPresentPayload: Omit<RejectBirthdayPresentPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Viewer: ViewerParent
  OwnPerson: OwnPersonParent
  AccountSettings: AccountSettingsParent
  Session: SessionParent
  TermsState: TermsStateParent
  Tag: TagParent
  SetBanInput: SetBanInput
  SetBanPayload: Omit<SetBanPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }
  ImpersonateInput: ImpersonateInput
  ImpersonatePayload: Omit<ImpersonatePayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  StopImpersonatingPayload: Omit<StopImpersonatingPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Impersonation: ImpersonationParent
  StaffProfile: StaffProfileParent
  StaffProfileConnection: Omit<StaffProfileConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['StaffProfileEdge']>
  }
  StaffProfileEdge: Omit<StaffProfileEdge, 'node'> & { node: ResolversParentTypes['StaffProfile'] }
  ImpersonationConnection: Omit<ImpersonationConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ImpersonationEdge']>
  }
  ImpersonationEdge: Omit<ImpersonationEdge, 'node'> & { node: ResolversParentTypes['Impersonation'] }
  Profile: ProfileParent
  Followable: ResolversInterfaceTypes<ResolversParentTypes>['Followable']
  Hideable: ResolversInterfaceTypes<ResolversParentTypes>['Hideable']
  BlogEntry: BlogEntryParent
  BlogEntryConnection: Omit<BlogEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['BlogEntryEdge']> }
  BlogEntryEdge: Omit<BlogEntryEdge, 'node'> & { node: ResolversParentTypes['BlogEntry'] }
  BlogSearchConnection: Omit<BlogSearchConnection, 'edges'> & { edges: Array<ResolversParentTypes['BlogSearchEdge']> }
  BlogSearchEdge: BlogSearchEdgeParent
  Highlight: HighlightParent
  BlogComment: BlogCommentParent
  BlogAuthor: BlogAuthorParent
  BlogAuthorConnection: Omit<BlogAuthorConnection, 'edges'> & { edges: Array<ResolversParentTypes['BlogAuthorEdge']> }
  BlogAuthorEdge: Omit<BlogAuthorEdge, 'node'> & { node: ResolversParentTypes['BlogAuthor'] }
  BlogFollowerConnection: Omit<BlogFollowerConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['BlogFollowerEdge']>
  }
  BlogFollowerEdge: BlogFollowerEdgeParent
  BlogTag: BlogTagParent
  BlogTagCount: BlogTagCountParent
  BlogTagsAndAuthors: BlogTagsAndAuthorsParent
  KinksWithBlogTags: KinksWithBlogTagsParent
  BlogBan: BlogBan
  BlogDraft: BlogDraftParent
  SaveBlogEntryInput: SaveBlogEntryInput
  SaveBlogEntryPayload: SaveBlogEntryPayloadParent
  SavedBlogEntry: SavedBlogEntryParent
  DiscardBlogEntryChangesInput: DiscardBlogEntryChangesInput
  DiscardBlogEntryChangesPayload: Omit<DiscardBlogEntryChangesPayload, 'draft' | 'userErrors'> & {
    draft?: Maybe<ResolversParentTypes['BlogDraft']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteBlogEntryInput: DeleteBlogEntryInput
  DeleteBlogEntryPayload: Omit<DeleteBlogEntryPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MarkBlogEntryAsReadInput: MarkBlogEntryAsReadInput
  MarkBlogEntryAsReadPayload: MarkBlogEntryAsReadPayloadParent
  MarkBlogListAsReadInput: MarkBlogListAsReadInput
  MarkBlogListAsReadPayload: Omit<MarkBlogListAsReadPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetCuratedInput: SetCuratedInput
  SetCuratedPayload: SetCuratedPayloadParent
  SetFollowingInput: SetFollowingInput
  SetFollowingPayload: SetFollowingPayloadParent
  SetHiddenInput: SetHiddenInput
  SetHiddenPayload: SetHiddenPayloadParent
  BlogNotification: BlogNotificationParent
  Bond: BondParent
  BondConnection: Omit<BondConnection, 'edges'> & { edges: Array<ResolversParentTypes['BondEdge']> }
  BondEdge: Omit<BondEdge, 'node'> & { node: ResolversParentTypes['Bond'] }
  RequestBondInput: RequestBondInput
  RequestBondPayload: Omit<RequestBondPayload, 'bond' | 'viewer' | 'userErrors'> & {
    bond?: Maybe<ResolversParentTypes['Bond']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AnswerBondInput: AnswerBondInput
  AnswerBondPayload: Omit<AnswerBondPayload, 'bond' | 'viewer' | 'userErrors'> & {
    bond?: Maybe<ResolversParentTypes['Bond']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ChangeBondRoleInput: ChangeBondRoleInput
  ChangeBondRolePayload: Omit<ChangeBondRolePayload, 'bond' | 'viewer' | 'userErrors'> & {
    bond?: Maybe<ResolversParentTypes['Bond']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ShowBondInput: ShowBondInput
  ShowBondPayload: Omit<ShowBondPayload, 'bond' | 'viewer' | 'userErrors'> & {
    bond?: Maybe<ResolversParentTypes['Bond']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteBondInput: DeleteBondInput
  DeleteBondPayload: Omit<DeleteBondPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Commentable: ResolversInterfaceTypes<ResolversParentTypes>['Commentable']
  Comment: ResolversInterfaceTypes<ResolversParentTypes>['Comment']
  Mention: MentionParent
  CommentConnection: Omit<CommentConnection, 'edges'> & { edges: Array<ResolversParentTypes['CommentEdge']> }
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] }
  AddCommentInput: AddCommentInput
  AddCommentPayload: AddCommentPayloadParent
  EditCommentInput: EditCommentInput
  EditCommentPayload: Omit<EditCommentPayload, 'comment' | 'userErrors'> & {
    comment?: Maybe<ResolversParentTypes['Comment']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteCommentInput: DeleteCommentInput
  DeleteCommentPayload: DeleteCommentPayloadParent
  Contest: ContestParent
  ContestEntryConnection: Omit<ContestEntryConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ContestEntryEdge']>
  }
  ContestEntryEdge: Omit<ContestEntryEdge, 'node'> & { node: ResolversParentTypes['ContestEntry'] }
  ContestEntry: ContestEntryParent
  EnterContestInput: EnterContestInput
  EnterContestPayload: Omit<EnterContestPayload, 'contest' | 'userErrors'> & {
    contest?: Maybe<ResolversParentTypes['Contest']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  VoteInContestInput: VoteInContestInput
  VoteInContestPayload: Omit<VoteInContestPayload, 'contest' | 'userErrors'> & {
    contest?: Maybe<ResolversParentTypes['Contest']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DateTime: Scalars['DateTime']['output']
  LocalDate: Scalars['LocalDate']['output']
  HTML: Scalars['HTML']['output']
  URL: Scalars['URL']['output']
  File: Scalars['File']['output']
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node']
  PageInfo: PageInfo
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError']
  InputError: InputError
  MembersOnlyError: MembersOnlyError
  AccessError: AccessError
  NotFoundError: NotFoundError
  ConflictError: ConflictError
  RateLimitError: RateLimitError
  SendHeartbeatInput: SendHeartbeatInput
  SendHeartbeatPayload: Omit<SendHeartbeatPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DarkAdmission: DarkAdmissionParent
  DarkProfile: DarkProfileParent
  DarkPerson: DarkPersonParent
  DarkApplication: DarkApplicationParent
  DarkApplicationConnection: Omit<DarkApplicationConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['DarkApplicationEdge']>
  }
  DarkApplicationEdge: Omit<DarkApplicationEdge, 'node'> & { node: ResolversParentTypes['DarkApplication'] }
  ApplyForDarkInput: ApplyForDarkInput
  ApplyForDarkPayload: Omit<ApplyForDarkPayload, 'admission' | 'viewer' | 'userErrors'> & {
    admission?: Maybe<ResolversParentTypes['DarkAdmission']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ApplyForDarkAgainInput: ApplyForDarkAgainInput
  ApplyForDarkAgainPayload: Omit<ApplyForDarkAgainPayload, 'admission' | 'viewer' | 'userErrors'> & {
    admission?: Maybe<ResolversParentTypes['DarkAdmission']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteDarkProfileInput: DeleteDarkProfileInput
  DeleteDarkProfilePayload: Omit<DeleteDarkProfilePayload, 'admission' | 'viewer' | 'userErrors'> & {
    admission?: Maybe<ResolversParentTypes['DarkAdmission']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  UpdateDarkProfileInput: UpdateDarkProfileInput
  UpdateDarkProfilePayload: Omit<UpdateDarkProfilePayload, 'darkProfile' | 'viewer' | 'userErrors'> & {
    darkProfile?: Maybe<ResolversParentTypes['DarkProfile']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DarkPersonInput: DarkPersonInput
  SaveDarkInformationInput: SaveDarkInformationInput
  SaveDarkInformationPayload: Omit<SaveDarkInformationPayload, 'darkProfile' | 'viewer' | 'userErrors'> & {
    darkProfile?: Maybe<ResolversParentTypes['DarkProfile']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DecideDarkApplicationInput: DecideDarkApplicationInput
  DecideDarkApplicationPayload: Omit<DecideDarkApplicationPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Discretion: DiscretionParent
  SaveDiscretionInput: SaveDiscretionInput
  SaveDiscretionPayload: Omit<SaveDiscretionPayload, 'discretion' | 'viewer' | 'userErrors'> & {
    discretion?: Maybe<ResolversParentTypes['Discretion']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Lodge: LodgeParent
  DebateCategory: DebateCategoryParent
  DebateEntry: DebateEntryParent
  DebateEntryConnection: Omit<DebateEntryConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['DebateEntryEdge']>
  }
  DebateEntryEdge: Omit<DebateEntryEdge, 'node'> & { node: ResolversParentTypes['DebateEntry'] }
  DebateComment: DebateCommentParent
  DebateNotification: DebateNotificationParent
  DebateDraft: DebateDraftParent
  SavedDebateEntry: SavedDebateEntryParent
  CreateDebateEntryInput: CreateDebateEntryInput
  CreateDebateEntryPayload: CreateDebateEntryPayloadParent
  EditDebateEntryInput: EditDebateEntryInput
  EditDebateEntryPayload: EditDebateEntryPayloadParent
  DiscardDebateEntryChangesInput: DiscardDebateEntryChangesInput
  DiscardDebateEntryChangesPayload: Omit<DiscardDebateEntryChangesPayload, 'draft' | 'userErrors'> & {
    draft?: Maybe<ResolversParentTypes['DebateDraft']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteDebateEntryInput: DeleteDebateEntryInput
  DeleteDebateEntryPayload: Omit<DeleteDebateEntryPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MarkDebateEntryAsReadInput: MarkDebateEntryAsReadInput
  MarkDebateEntryAsReadPayload: MarkDebateEntryAsReadPayloadParent
  SetDebateEntryLockedInput: SetDebateEntryLockedInput
  SetDebateEntryLockedPayload: SetDebateEntryLockedPayloadParent
  SetDebateEntryPinnedInput: SetDebateEntryPinnedInput
  SetDebateEntryPinnedPayload: SetDebateEntryPinnedPayloadParent
  MoveDebateEntryInput: MoveDebateEntryInput
  MoveDebateEntryPayload: MoveDebateEntryPayloadParent
  CreateDebateCategoryInput: CreateDebateCategoryInput
  CreateDebateCategoryPayload: Omit<CreateDebateCategoryPayload, 'category' | 'userErrors'> & {
    category?: Maybe<ResolversParentTypes['DebateCategory']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  EditDebateCategoryInput: EditDebateCategoryInput
  EditDebateCategoryPayload: Omit<EditDebateCategoryPayload, 'category' | 'userErrors'> & {
    category?: Maybe<ResolversParentTypes['DebateCategory']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteDebateCategoryInput: DeleteDebateCategoryInput
  DeleteDebateCategoryPayload: DeleteDebateCategoryPayloadParent
  SortDebateCategoriesInput: SortDebateCategoriesInput
  SortDebateCategoriesPayload: Omit<SortDebateCategoriesPayload, 'categories' | 'userErrors'> & {
    categories?: Maybe<Array<ResolversParentTypes['DebateCategory']>>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  EditableProfile: EditableProfileParent
  EditablePerson: EditablePersonParent
  NotificationSetting: NotificationSettingParent
  DarkPersonRole: DarkPersonRole
  PersonFactsInput: PersonFactsInput
  EditablePersonInput: EditablePersonInput
  UpdateProfileInput: UpdateProfileInput
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'editableProfile' | 'viewer' | 'userErrors'> & {
    editableProfile?: Maybe<ResolversParentTypes['EditableProfile']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  UpdatePersonBirthdayInput: UpdatePersonBirthdayInput
  UpdatePersonBirthdayPayload: Omit<UpdatePersonBirthdayPayload, 'person' | 'viewer' | 'userErrors'> & {
    person?: Maybe<ResolversParentTypes['OwnPerson']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ConvertToCoupleInput: ConvertToCoupleInput
  ConvertToCouplePayload: Omit<ConvertToCouplePayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ConvertToSingleInput: ConvertToSingleInput
  ConvertToSinglePayload: Omit<ConvertToSinglePayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SwapPersonsPayload: Omit<SwapPersonsPayload, 'editableProfile' | 'viewer' | 'userErrors'> & {
    editableProfile?: Maybe<ResolversParentTypes['EditableProfile']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetNotificationDeliveryInput: SetNotificationDeliveryInput
  SetNotificationDeliveryPayload: Omit<SetNotificationDeliveryPayload, 'settings' | 'viewer' | 'userErrors'> & {
    settings?: Maybe<Array<ResolversParentTypes['NotificationSetting']>>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SaveMatchSettingsInput: SaveMatchSettingsInput
  SaveMatchSettingsPayload: Omit<SaveMatchSettingsPayload, 'matchSettings' | 'viewer' | 'userErrors'> & {
    matchSettings?: Maybe<ResolversParentTypes['MatchSettings']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Relation: RelationParent
  RelationConnection: Omit<RelationConnection, 'edges'> & { edges: Array<ResolversParentTypes['RelationEdge']> }
  RelationEdge: Omit<RelationEdge, 'node'> & { node: ResolversParentTypes['Relation'] }
  RequestRelationInput: RequestRelationInput
  RequestRelationPayload: Omit<RequestRelationPayload, 'relation' | 'viewer' | 'userErrors'> & {
    relation?: Maybe<ResolversParentTypes['Relation']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AnswerRelationInput: AnswerRelationInput
  AnswerRelationPayload: Omit<AnswerRelationPayload, 'relations' | 'viewer' | 'userErrors'> & {
    relations?: Maybe<Array<ResolversParentTypes['Relation']>>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteRelationInput: DeleteRelationInput
  DeleteRelationPayload: Omit<DeleteRelationPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AddUsedEmojiInput: AddUsedEmojiInput
  AddUsedEmojiPayload: Omit<AddUsedEmojiPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Kink: KinkParent
  KinkConnection: Omit<KinkConnection, 'edges'> & { edges: Array<ResolversParentTypes['KinkEdge']> }
  KinkEdge: Omit<KinkEdge, 'node'> & { node: ResolversParentTypes['Kink'] }
  ProfileKink: ProfileKinkParent
  KinkItem: KinkItemParent
  KinkItemConnection: Omit<KinkItemConnection, 'edges'> & { edges: Array<ResolversParentTypes['KinkItemEdge']> }
  KinkItemEdge: Omit<KinkItemEdge, 'node'> & { node: ResolversParentTypes['KinkItem'] }
  WaitingKink: WaitingKinkParent
  WaitingKinkConnection: Omit<WaitingKinkConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['WaitingKinkEdge']>
  }
  WaitingKinkEdge: Omit<WaitingKinkEdge, 'node'> & { node: ResolversParentTypes['WaitingKink'] }
  ProfileKinkInput: ProfileKinkInput
  SetProfileKinksInput: SetProfileKinksInput
  SetProfileKinksPayload: Omit<SetProfileKinksPayload, 'kinks' | 'viewer' | 'userErrors'> & {
    kinks?: Maybe<Array<ResolversParentTypes['ProfileKink']>>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  CreateKinkInput: CreateKinkInput
  CreateKinkPayload: Omit<CreateKinkPayload, 'kink' | 'viewer' | 'userErrors'> & {
    kink?: Maybe<ResolversParentTypes['ProfileKink']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DecideKinkInput: DecideKinkInput
  DecideKinkPayload: Omit<DecideKinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }
  Subscription: Record<PropertyKey, never>
  CommentsChange: CommentsChangeParent
  LiveEvent: ResolversUnionTypes<ResolversParentTypes>['LiveEvent']
  LiveMessage: LiveMessageParent
  LiveConversation: LiveConversationParent
  LiveTyping: LiveTypingParent
  LiveNews: LiveNewsParent
  LiveTicket: LiveTicketParent
  LiveCounts: LiveCountsParent
  LiveResync: LiveResyncParent
  LodgeAlbum: LodgeAlbumParent
  LodgeAlbumConnection: Omit<LodgeAlbumConnection, 'edges'> & { edges: Array<ResolversParentTypes['LodgeAlbumEdge']> }
  LodgeAlbumEdge: Omit<LodgeAlbumEdge, 'node'> & { node: ResolversParentTypes['LodgeAlbum'] }
  LodgeMediaDecision: LodgeMediaDecisionParent
  LodgeMediaNotification: LodgeMediaNotificationParent
  CreateLodgeAlbumInput: CreateLodgeAlbumInput
  CreateLodgeAlbumPayload: Omit<CreateLodgeAlbumPayload, 'album' | 'albumEdge' | 'userErrors'> & {
    album?: Maybe<ResolversParentTypes['LodgeAlbum']>
    albumEdge?: Maybe<ResolversParentTypes['LodgeAlbumEdge']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  EditLodgeAlbumInput: EditLodgeAlbumInput
  EditLodgeAlbumPayload: Omit<EditLodgeAlbumPayload, 'album' | 'userErrors'> & {
    album?: Maybe<ResolversParentTypes['LodgeAlbum']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteLodgeAlbumInput: DeleteLodgeAlbumInput
  DeleteLodgeAlbumPayload: DeleteLodgeAlbumPayloadParent
  MoveLodgeMediaInput: MoveLodgeMediaInput
  MoveLodgeMediaPayload: MoveLodgeMediaPayloadParent
  DeleteLodgeMediaInput: DeleteLodgeMediaInput
  DeleteLodgeMediaPayload: Omit<DeleteLodgeMediaPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AcceptLodgeMediaInput: AcceptLodgeMediaInput
  AcceptLodgeMediaPayload: AcceptLodgeMediaPayloadParent
  RejectLodgeMediaInput: RejectLodgeMediaInput
  RejectLodgeMediaPayload: RejectLodgeMediaPayloadParent
  JoinLodgeInput: JoinLodgeInput
  JoinLodgePayload: JoinLodgePayloadParent
  RequestLodgeMembershipInput: RequestLodgeMembershipInput
  RequestLodgeMembershipPayload: RequestLodgeMembershipPayloadParent
  WithdrawLodgeRequestInput: WithdrawLodgeRequestInput
  WithdrawLodgeRequestPayload: WithdrawLodgeRequestPayloadParent
  RemoveLodgeRequestInput: RemoveLodgeRequestInput
  RemoveLodgeRequestPayload: RemoveLodgeRequestPayloadParent
  ApproveLodgeRequestInput: ApproveLodgeRequestInput
  ApproveLodgeRequestPayload: ApproveLodgeRequestPayloadParent
  DeclineLodgeRequestInput: DeclineLodgeRequestInput
  DeclineLodgeRequestPayload: DeclineLodgeRequestPayloadParent
  InviteToLodgeInput: InviteToLodgeInput
  InviteToLodgePayload: InviteToLodgePayloadParent
  RejectLodgeInvitationInput: RejectLodgeInvitationInput
  RejectLodgeInvitationPayload: RejectLodgeInvitationPayloadParent
  LeaveLodgeInput: LeaveLodgeInput
  LeaveLodgePayload: LeaveLodgePayloadParent
  RemoveLodgeMemberInput: RemoveLodgeMemberInput
  RemoveLodgeMemberPayload: RemoveLodgeMemberPayloadParent
  BlockInLodgeInput: BlockInLodgeInput
  BlockInLodgePayload: BlockInLodgePayloadParent
  UnblockInLodgeInput: UnblockInLodgeInput
  UnblockInLodgePayload: UnblockInLodgePayloadParent
  SetLodgeAssistantInput: SetLodgeAssistantInput
  SetLodgeAssistantPayload: SetLodgeAssistantPayloadParent
  SetLodgeCoOwnerInput: SetLodgeCoOwnerInput
  SetLodgeCoOwnerPayload: SetLodgeCoOwnerPayloadParent
  PassLodgeOwnershipInput: PassLodgeOwnershipInput
  PassLodgeOwnershipPayload: PassLodgeOwnershipPayloadParent
  ReleaseLodgeOwnershipInput: ReleaseLodgeOwnershipInput
  ReleaseLodgeOwnershipPayload: ReleaseLodgeOwnershipPayloadParent
  TakeLodgeOwnershipInput: TakeLodgeOwnershipInput
  TakeLodgeOwnershipPayload: TakeLodgeOwnershipPayloadParent
  SetLodgeMembershipVisibleInput: SetLodgeMembershipVisibleInput
  SetLodgeMembershipVisiblePayload: SetLodgeMembershipVisiblePayloadParent
  AddLodgeMemberNoteInput: AddLodgeMemberNoteInput
  AddLodgeMemberNotePayload: Omit<AddLodgeMemberNotePayload, 'note' | 'noteEdge' | 'userErrors'> & {
    note?: Maybe<ResolversParentTypes['LodgeMemberNote']>
    noteEdge?: Maybe<ResolversParentTypes['LodgeMemberNoteEdge']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteLodgeMemberNoteInput: DeleteLodgeMemberNoteInput
  DeleteLodgeMemberNotePayload: Omit<DeleteLodgeMemberNotePayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetLodgeNotificationDeliveryInput: SetLodgeNotificationDeliveryInput
  SetLodgeNotificationDeliveryPayload: SetLodgeNotificationDeliveryPayloadParent
  ResetLodgeNotificationSettingsInput: ResetLodgeNotificationSettingsInput
  ResetLodgeNotificationSettingsPayload: ResetLodgeNotificationSettingsPayloadParent
  SetLodgeNotificationDefaultInput: SetLodgeNotificationDefaultInput
  SetLodgeNotificationDefaultPayload: Omit<SetLodgeNotificationDefaultPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Conversation: ConversationParent
  LodgeMembership: LodgeMembershipParent
  LodgeMembershipConnection: Omit<LodgeMembershipConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['LodgeMembershipEdge']>
  }
  LodgeMembershipEdge: Omit<LodgeMembershipEdge, 'node'> & { node: ResolversParentTypes['LodgeMembership'] }
  LodgeMemberManagementConnection: Omit<LodgeMemberManagementConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['LodgeMemberManagementEdge']>
  }
  LodgeMemberManagementEdge: LodgeMemberManagementEdgeParent
  LodgeMemberNote: LodgeMemberNoteParent
  LodgeMemberNoteConnection: Omit<LodgeMemberNoteConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['LodgeMemberNoteEdge']>
  }
  LodgeMemberNoteEdge: Omit<LodgeMemberNoteEdge, 'node'> & { node: ResolversParentTypes['LodgeMemberNote'] }
  LodgeActivity: LodgeActivityParent
  LodgeActivityConnection: Omit<LodgeActivityConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['LodgeActivityEdge']>
  }
  LodgeActivityEdge: Omit<LodgeActivityEdge, 'node'> & { node: ResolversParentTypes['LodgeActivity'] }
  LodgeTopicSetting: LodgeTopicSettingParent
  LodgeNotificationSettings: LodgeNotificationSettingsParent
  LodgesNotificationSettings: LodgesNotificationSettingsParent
  LodgeNotification: LodgeNotificationParent
  LodgesFilterInput: LodgesFilterInput
  LodgeConnection: Omit<LodgeConnection, 'edges'> & { edges: Array<ResolversParentTypes['LodgeEdge']> }
  LodgeEdge: Omit<LodgeEdge, 'node'> & { node: ResolversParentTypes['Lodge'] }
  ProfileLodgeConnection: Omit<ProfileLodgeConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ProfileLodgeEdge']>
  }
  ProfileLodgeEdge: ProfileLodgeEdgeParent
  LodgeTagCount: LodgeTagCountParent
  LodgeCategory: LodgeCategoryParent
  LodgeTag: LodgeTagParent
  DeletedLodge: DeletedLodgeParent
  LodgeBan: LodgeBanParent
  LodgeDraft: LodgeDraftParent
  LodgeContentInput: LodgeContentInput
  CreateLodgeInput: CreateLodgeInput
  CreateLodgePayload: Omit<CreateLodgePayload, 'lodge' | 'userErrors'> & {
    lodge?: Maybe<ResolversParentTypes['Lodge']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  UpdateLodgeInput: UpdateLodgeInput
  UpdateLodgePayload: Omit<UpdateLodgePayload, 'lodge' | 'userErrors'> & {
    lodge?: Maybe<ResolversParentTypes['Lodge']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteLodgeInput: DeleteLodgeInput
  DeleteLodgePayload: Omit<DeleteLodgePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }
  RestoreLodgeInput: RestoreLodgeInput
  RestoreLodgePayload: Omit<RestoreLodgePayload, 'lodge' | 'userErrors'> & {
    lodge?: Maybe<ResolversParentTypes['Lodge']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MarkLodgeVisitedInput: MarkLodgeVisitedInput
  MarkLodgeVisitedPayload: MarkLodgeVisitedPayloadParent
  Correspondence: CorrespondenceParent
  ConversationConnection: Omit<ConversationConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ConversationEdge']>
  }
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] }
  ConversationMember: ConversationMemberParent
  ConversationMemberConnection: Omit<ConversationMemberConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ConversationMemberEdge']>
  }
  ConversationMemberEdge: Omit<ConversationMemberEdge, 'node'> & { node: ResolversParentTypes['ConversationMember'] }
  SendMessageInput: SendMessageInput
  SendMessagePayload: SendMessagePayloadParent
  DeleteMessageInput: DeleteMessageInput
  DeleteMessagePayload: Omit<DeleteMessagePayload, 'message' | 'userErrors'> & {
    message?: Maybe<ResolversParentTypes['Message']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MarkConversationAsReadInput: MarkConversationAsReadInput
  MarkConversationAsReadPayload: Omit<MarkConversationAsReadPayload, 'conversation' | 'viewer' | 'userErrors'> & {
    conversation?: Maybe<ResolversParentTypes['Conversation']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetTypingInput: SetTypingInput
  SetTypingPayload: Omit<SetTypingPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }
  SetConversationPinnedInput: SetConversationPinnedInput
  SetConversationPinnedPayload: Omit<SetConversationPinnedPayload, 'conversation' | 'userErrors'> & {
    conversation?: Maybe<ResolversParentTypes['Conversation']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteConversationInput: DeleteConversationInput
  DeleteConversationPayload: Omit<DeleteConversationPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetVideoCallsAllowedInput: SetVideoCallsAllowedInput
  SetVideoCallsAllowedPayload: Omit<SetVideoCallsAllowedPayload, 'conversation' | 'userErrors'> & {
    conversation?: Maybe<ResolversParentTypes['Conversation']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RequestVideoCallInput: RequestVideoCallInput
  RequestVideoCallPayload: Omit<RequestVideoCallPayload, 'message' | 'messageEdge' | 'userErrors'> & {
    message?: Maybe<ResolversParentTypes['Message']>
    messageEdge?: Maybe<ResolversParentTypes['MessageEdge']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  CreateGroupChatInput: CreateGroupChatInput
  CreateGroupChatPayload: Omit<CreateGroupChatPayload, 'conversation' | 'userErrors'> & {
    conversation?: Maybe<ResolversParentTypes['Conversation']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RenameGroupChatInput: RenameGroupChatInput
  RenameGroupChatPayload: Omit<RenameGroupChatPayload, 'conversation' | 'userErrors'> & {
    conversation?: Maybe<ResolversParentTypes['Conversation']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AddToGroupChatInput: AddToGroupChatInput
  AddToGroupChatPayload: Omit<AddToGroupChatPayload, 'conversation' | 'userErrors'> & {
    conversation?: Maybe<ResolversParentTypes['Conversation']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RemoveFromGroupChatInput: RemoveFromGroupChatInput
  RemoveFromGroupChatPayload: Omit<RemoveFromGroupChatPayload, 'conversation' | 'userErrors'> & {
    conversation?: Maybe<ResolversParentTypes['Conversation']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  LeaveGroupChatInput: LeaveGroupChatInput
  LeaveGroupChatPayload: Omit<LeaveGroupChatPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Message: MessageParent
  MessageConnection: Omit<MessageConnection, 'edges'> & { edges: Array<ResolversParentTypes['MessageEdge']> }
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] }
  TextMessage: TextMessageParent
  SystemMessage: SystemMessageParent
  ReceiptMessage: ReceiptMessageParent
  MembershipExpiryMessage: MembershipExpiryMessageParent
  AlbumAccessMessage: AlbumAccessMessageParent
  VideoCallMessage: VideoCallMessageParent
  VideoCallsMessage: VideoCallsMessageParent
  LoungeMessage: LoungeMessageParent
  BirthdayWishesMessage: BirthdayWishesMessageParent
  EventMessage: EventMessageParent
  LodgeMessage: LodgeMessageParent
  GroupChatMessage: GroupChatMessageParent
  Album: AlbumParent
  AlbumConnection: Omit<AlbumConnection, 'edges'> & { edges: Array<ResolversParentTypes['AlbumEdge']> }
  AlbumEdge: Omit<AlbumEdge, 'node'> & { node: ResolversParentTypes['Album'] }
  AlbumPermission: AlbumPermissionParent
  AlbumPermissionConnection: Omit<AlbumPermissionConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['AlbumPermissionEdge']>
  }
  AlbumPermissionEdge: Omit<AlbumPermissionEdge, 'node'> & { node: ResolversParentTypes['AlbumPermission'] }
  CreateAlbumInput: CreateAlbumInput
  CreateAlbumPayload: Omit<CreateAlbumPayload, 'album' | 'albumEdge' | 'userErrors'> & {
    album?: Maybe<ResolversParentTypes['Album']>
    albumEdge?: Maybe<ResolversParentTypes['AlbumEdge']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  UpdateAlbumInput: UpdateAlbumInput
  UpdateAlbumPayload: Omit<UpdateAlbumPayload, 'album' | 'userErrors'> & {
    album?: Maybe<ResolversParentTypes['Album']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteAlbumInput: DeleteAlbumInput
  DeleteAlbumPayload: Omit<DeleteAlbumPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetAlbumAccessInput: SetAlbumAccessInput
  SetAlbumAccessPayload: SetAlbumAccessPayloadParent
  RequestAlbumAccessInput: RequestAlbumAccessInput
  RequestAlbumAccessPayload: Omit<RequestAlbumAccessPayload, 'album' | 'userErrors'> & {
    album?: Maybe<ResolversParentTypes['Album']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Media: MediaParent
  Picture: PictureParent
  Video: VideoParent
  UploadTempMediaInput: UploadTempMediaInput
  UploadTempMediaPayload: Omit<UploadTempMediaPayload, 'media' | 'userErrors'> & {
    media?: Maybe<ResolversParentTypes['Media']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MediaConnection: Omit<MediaConnection, 'edges'> & { edges: Array<ResolversParentTypes['MediaEdge']> }
  MediaEdge: Omit<MediaEdge, 'node'> & { node: ResolversParentTypes['Media'] }
  SaveMediaInput: SaveMediaInput
  SaveMediaPayload: Omit<SaveMediaPayload, 'media' | 'mediaEdge' | 'viewer' | 'userErrors'> & {
    media?: Maybe<ResolversParentTypes['Media']>
    mediaEdge?: Maybe<ResolversParentTypes['MediaEdge']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  UpdateMediaInput: UpdateMediaInput
  UpdateMediaPayload: Omit<UpdateMediaPayload, 'media' | 'userErrors'> & {
    media?: Maybe<ResolversParentTypes['Media']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  CropInput: CropInput
  EditPictureInput: EditPictureInput
  EditPicturePayload: Omit<EditPicturePayload, 'picture' | 'userErrors'> & {
    picture?: Maybe<ResolversParentTypes['Picture']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MoveMediaInput: MoveMediaInput
  MoveMediaPayload: Omit<MoveMediaPayload, 'media' | 'viewer' | 'userErrors'> & {
    media?: Maybe<Array<ResolversParentTypes['Media']>>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SortMediaInput: SortMediaInput
  SortMediaPayload: Omit<SortMediaPayload, 'media' | 'viewer' | 'userErrors'> & {
    media?: Maybe<Array<ResolversParentTypes['Media']>>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteMediaInput: DeleteMediaInput
  DeleteMediaPayload: Omit<DeleteMediaPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetProfilePictureInput: SetProfilePictureInput
  SetProfilePicturePayload: Omit<SetProfilePicturePayload, 'picture' | 'viewer' | 'userErrors'> & {
    picture?: Maybe<ResolversParentTypes['Picture']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MediaNotification: MediaNotificationParent
  AlbumNotification: AlbumNotificationParent
  MeetupGenderCount: MeetupGenderCount
  MeetupMonth: MeetupMonthParent
  MeetupDay: MeetupDayParent
  Meetup: MeetupParent
  MeetupConnection: Omit<MeetupConnection, 'edges'> & { edges: Array<ResolversParentTypes['MeetupEdge']> }
  MeetupEdge: Omit<MeetupEdge, 'node'> & { node: ResolversParentTypes['Meetup'] }
  MeetupComment: MeetupCommentParent
  MeetupNotification: MeetupNotificationParent
  MeetupGenderPlacesInput: MeetupGenderPlacesInput
  MeetupContentInput: MeetupContentInput
  CreateMeetupInput: CreateMeetupInput
  CreateMeetupPayload: CreateMeetupPayloadParent
  EditMeetupInput: EditMeetupInput
  EditMeetupPayload: Omit<EditMeetupPayload, 'meetup' | 'userErrors'> & {
    meetup?: Maybe<ResolversParentTypes['Meetup']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteMeetupInput: DeleteMeetupInput
  DeleteMeetupPayload: DeleteMeetupPayloadParent
  SignUpForMeetupInput: SignUpForMeetupInput
  SignUpForMeetupPayload: SignUpForMeetupPayloadParent
  QuitMeetupInput: QuitMeetupInput
  QuitMeetupPayload: QuitMeetupPayloadParent
  RenewMeetupFeedPayload: Omit<RenewMeetupFeedPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  EndMeetupFeedPayload: Omit<EndMeetupFeedPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Membership: MembershipParent
  MembershipSubscription: MembershipSubscriptionParent
  MembershipFeature: MembershipFeature
  SpecialOffer: SpecialOfferParent
  StopSubscriptionPayload: Omit<StopSubscriptionPayload, 'membership' | 'userErrors'> & {
    membership?: Maybe<ResolversParentTypes['Membership']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ReactivateSubscriptionPayload: Omit<ReactivateSubscriptionPayload, 'membership' | 'userErrors'> & {
    membership?: Maybe<ResolversParentTypes['Membership']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  WithdrawFromMembershipInput: WithdrawFromMembershipInput
  WithdrawFromMembershipPayload: Omit<WithdrawFromMembershipPayload, 'refund' | 'viewer' | 'userErrors'> & {
    refund?: Maybe<ResolversParentTypes['Money']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RerunRenewalInput: RerunRenewalInput
  RerunRenewalPayload: Omit<RerunRenewalPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  BuyMembershipDialog: Omit<BuyMembershipDialog, 'packages'> & {
    packages: Array<ResolversParentTypes['MembershipPackage']>
  }
  MembershipPackage: MembershipPackageParent
  Money: MoneyParent
  NotificationCounts: NotificationCountsParent
  Notification: NotificationParent
  NotificationConnection: Omit<NotificationConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['NotificationEdge']>
  }
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] }
  CommunityNews: CommunityNewsParent
  MarkNotificationsAsReadInput: MarkNotificationsAsReadInput
  MarkNotificationsAsReadPayload: MarkNotificationsAsReadPayloadParent
  UnsubscribeInput: UnsubscribeInput
  UnsubscribePayload: Omit<UnsubscribePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }
  SubscribeToPushInput: SubscribeToPushInput
  SubscribeToPushPayload: Omit<SubscribeToPushPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  UnsubscribeFromPushInput: UnsubscribeFromPushInput
  UnsubscribeFromPushPayload: Omit<UnsubscribeFromPushPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Taking: TakingParent
  PaymentDifference: PaymentDifferenceParent
  OrderStory: OrderStoryParent
  OrderEvent: OrderEvent
  Refund: Omit<Refund, 'amount'> & { amount: ResolversParentTypes['Money'] }
  Order: OrderParent
  OrderConnection: Omit<OrderConnection, 'edges'> & { edges: Array<ResolversParentTypes['OrderEdge']> }
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] }
  BankTransfer: BankTransferParent
  Receipt: ReceiptParent
  ReceiptTracking: Omit<ReceiptTracking, 'price'> & { price: ResolversParentTypes['Money'] }
  GiftReceipt: GiftReceiptParent
  ProductOffer: ProductOfferParent
  QuickScorPromotion: QuickScorPromotionParent
  SearchPromotion: SearchPromotionParent
  BirthdayWishes: BirthdayWishesParent
  UpcomingBirthday: UpcomingBirthdayParent
  PaymentInput: PaymentInput
  BuyMembershipInput: BuyMembershipInput
  BuyMembershipPayload: BuyMembershipPayloadParent
  GiveMembershipInput: GiveMembershipInput
  GiveMembershipPayload: GiveMembershipPayloadParent
  BuyQuickScorAdInput: BuyQuickScorAdInput
  BuyQuickScorAdPayload: BuyQuickScorAdPayloadParent
  BuySearchPromotionInput: BuySearchPromotionInput
  BuySearchPromotionPayload: BuySearchPromotionPayloadParent
  BuyBirthdayWishesInput: BuyBirthdayWishesInput
  BuyBirthdayWishesPayload: BuyBirthdayWishesPayloadParent
  MarkBankTransferSeenInput: MarkBankTransferSeenInput
  MarkBankTransferSeenPayload: Omit<MarkBankTransferSeenPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RecordBankTransferInput: RecordBankTransferInput
  RefundOrderInput: RefundOrderInput
  RefundOrderPayload: RefundOrderPayloadParent
  RecordBankTransferPayload: RecordBankTransferPayloadParent
  Visit: VisitParent
  VisitConnection: Omit<VisitConnection, 'edges'> & { edges: Array<ResolversParentTypes['VisitEdge']> }
  VisitEdge: Omit<VisitEdge, 'node'> & { node: ResolversParentTypes['Visit'] }
  Note: NoteParent
  NoteConnection: Omit<NoteConnection, 'edges'> & { edges: Array<ResolversParentTypes['NoteEdge']> }
  NoteEdge: Omit<NoteEdge, 'node'> & { node: ResolversParentTypes['Note'] }
  BlockedProfile: BlockedProfileParent
  BlockedProfileConnection: Omit<BlockedProfileConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['BlockedProfileEdge']>
  }
  BlockedProfileEdge: Omit<BlockedProfileEdge, 'node'> & { node: ResolversParentTypes['BlockedProfile'] }
  GuestbookEntry: GuestbookEntryParent
  GuestbookEntryConnection: Omit<GuestbookEntryConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['GuestbookEntryEdge']>
  }
  GuestbookEntryEdge: Omit<GuestbookEntryEdge, 'node'> & { node: ResolversParentTypes['GuestbookEntry'] }
  SetFavouriteInput: SetFavouriteInput
  SetFavouritePayload: Omit<SetFavouritePayload, 'profile' | 'viewer' | 'userErrors'> & {
    profile?: Maybe<ResolversParentTypes['Profile']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetTagsInput: SetTagsInput
  SetTagsPayload: Omit<SetTagsPayload, 'profile' | 'tags' | 'userErrors'> & {
    profile?: Maybe<ResolversParentTypes['Profile']>
    tags?: Maybe<Array<ResolversParentTypes['Tag']>>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SaveNoteInput: SaveNoteInput
  SaveNotePayload: Omit<SaveNotePayload, 'note' | 'profile' | 'userErrors'> & {
    note?: Maybe<ResolversParentTypes['Note']>
    profile?: Maybe<ResolversParentTypes['Profile']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteNoteInput: DeleteNoteInput
  DeleteNotePayload: Omit<DeleteNotePayload, 'profile' | 'userErrors'> & {
    profile?: Maybe<ResolversParentTypes['Profile']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SetBlacklistedInput: SetBlacklistedInput
  SetBlacklistedPayload: Omit<SetBlacklistedPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RegisterVisitInput: RegisterVisitInput
  RegisterVisitPayload: Omit<RegisterVisitPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  HideVisitInput: HideVisitInput
  HideVisitPayload: Omit<HideVisitPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }
  MarkVisitsSeenPayload: Omit<MarkVisitsSeenPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AddGuestbookEntryInput: AddGuestbookEntryInput
  AddGuestbookEntryPayload: Omit<AddGuestbookEntryPayload, 'entryEdge' | 'profile' | 'userErrors'> & {
    entryEdge?: Maybe<ResolversParentTypes['GuestbookEntryEdge']>
    profile?: Maybe<ResolversParentTypes['Profile']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteGuestbookEntryInput: DeleteGuestbookEntryInput
  DeleteGuestbookEntryPayload: Omit<DeleteGuestbookEntryPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ProfileNotification: ProfileNotificationParent
  ProfileView: ProfileViewParent
  PersonFacts: PersonFactsParent
  MatchSettings: MatchSettingsParent
  Match: MatchParent
  Person: PersonParent
  ProfileConnection: Omit<ProfileConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProfileEdge']> }
  ProfileEdge: Omit<ProfileEdge, 'node'> & { node: ResolversParentTypes['Profile'] }
  Likable: ResolversInterfaceTypes<ResolversParentTypes>['Likable']
  SetLikedInput: SetLikedInput
  SetLikedPayload: SetLikedPayloadParent
  QuickScorAd: QuickScorAdParent
  QuickScorAdConnection: Omit<QuickScorAdConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['QuickScorAdEdge']>
  }
  QuickScorAdEdge: Omit<QuickScorAdEdge, 'node'> & { node: ResolversParentTypes['QuickScorAd'] }
  QuickScorFilters: QuickScorFiltersParent
  QuickScorGender: QuickScorGender
  QuickScorArea: QuickScorAreaParent
  SiteAd: SiteAd
  DeleteQuickScorAdInput: DeleteQuickScorAdInput
  DeleteQuickScorAdPayload: Omit<DeleteQuickScorAdPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Reportable: ResolversInterfaceTypes<ResolversParentTypes>['Reportable']
  Report: ReportParent
  ReportConnection: Omit<ReportConnection, 'edges'> & { edges: Array<ResolversParentTypes['ReportEdge']> }
  ReportEdge: Omit<ReportEdge, 'node'> & { node: ResolversParentTypes['Report'] }
  ReportContentInput: ReportContentInput
  ReportContentPayload: Omit<ReportContentPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DecideReportInput: DecideReportInput
  DecideReportPayload: Omit<DecideReportPayload, 'report' | 'userErrors'> & {
    report?: Maybe<ResolversParentTypes['Report']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SearchResultConnection: Omit<SearchResultConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['SearchResultEdge']>
  }
  SearchTotal: SearchTotalParent
  SearchResultEdge: SearchResultEdgeParent
  PossibleMatchConnection: Omit<PossibleMatchConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['PossibleMatchEdge']>
  }
  PossibleMatchEdge: PossibleMatchEdgeParent
  PersonFilterInput: PersonFilterInput
  SearchOptionsInput: SearchOptionsInput
  PersonFilter: PersonFilterParent
  SearchOptions: SearchOptionsParent
  SavedSearch: SavedSearchParent
  SaveSearchInput: SaveSearchInput
  SaveSearchPayload: Omit<SaveSearchPayload, 'savedSearch' | 'viewer' | 'userErrors'> & {
    savedSearch?: Maybe<ResolversParentTypes['SavedSearch']>
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  DeleteSavedSearchInput: DeleteSavedSearchInput
  DeleteSavedSearchPayload: Omit<DeleteSavedSearchPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  LandingPageLink: LandingPageLinkParent
  LandingPage: LandingPageParent
  LegalPage: LegalPageParent
  FaqEntry: FaqEntryParent
  Change: Change
  Review: ReviewParent
  ReviewConnection: Omit<ReviewConnection, 'edges'> & { edges: Array<ResolversParentTypes['ReviewEdge']> }
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] }
  GlossaryEntry: GlossaryEntryParent
  NewsTicker: NewsTicker
  NameAvailability: Omit<NameAvailability, 'problem'> & { problem?: Maybe<ResolversParentTypes['UserError']> }
  BreakingNews: BreakingNewsParent
  MarkBreakingNewsSeenInput: MarkBreakingNewsSeenInput
  MarkBreakingNewsSeenPayload: Omit<MarkBreakingNewsSeenPayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Site: SiteParent
  SiteHost: SiteHost
  Country: CountryParent
  CountryArea: CountryAreaParent
  Area: AreaParent
  Rating: Rating
  Preferences: Preferences
  SetPreferenceInput: SetPreferenceInput
  SetPreferencePayload: Omit<SetPreferencePayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  StartPage: Omit<StartPage, 'sections'> & { sections: Array<ResolversParentTypes['StartSection']> }
  StartSection: StartSectionParent
  ContestStartSection: StartSectionParent
  ProfilesStartSection: StartSectionParent
  MatchesStartSection: StartSectionParent
  VisitsStartSection: StartSectionParent
  MediaStartSection: StartSectionParent
  BlogsStartSection: StartSectionParent
  LodgesStartSection: StartSectionParent
  ChatRoomsStartSection: StartSectionParent
  ChatRoom: ChatRoomParent
  Hint: Hint
  StartSectionInput: StartSectionInput
  SaveStartPageInput: SaveStartPageInput
  SaveStartPagePayload: Omit<SaveStartPagePayload, 'viewer' | 'userErrors'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  SendProfilePageFeedbackInput: SendProfilePageFeedbackInput
  SendProfilePageFeedbackPayload: Omit<SendProfilePageFeedbackPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  StaffTicket: StaffTicketParent
  StaffTicketConnection: Omit<StaffTicketConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['StaffTicketEdge']>
  }
  StaffTicketEdge: Omit<StaffTicketEdge, 'node'> & { node: ResolversParentTypes['StaffTicket'] }
  TicketMember: TicketMemberParent
  TicketLogIn: TicketLogIn
  TicketTemplate: TicketTemplate
  TicketFigures: TicketFiguresParent
  TicketDay: TicketDay
  TakeTicketInput: TakeTicketInput
  TakeTicketPayload: Omit<TakeTicketPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['StaffTicket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  ReleaseTicketInput: ReleaseTicketInput
  ReleaseTicketPayload: Omit<ReleaseTicketPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['StaffTicket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AnswerTicketInput: AnswerTicketInput
  AnswerTicketPayload: Omit<AnswerTicketPayload, 'ticket' | 'message' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['StaffTicket']>
    message?: Maybe<ResolversParentTypes['TicketMessage']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AddTicketNoteInput: AddTicketNoteInput
  AddTicketNotePayload: AddTicketNotePayloadParent
  ForwardTicketInput: ForwardTicketInput
  ForwardTicketPayload: Omit<ForwardTicketPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['StaffTicket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  CloseStaffTicketInput: CloseStaffTicketInput
  CloseStaffTicketPayload: Omit<CloseStaffTicketPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['StaffTicket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MergeTicketsInput: MergeTicketsInput
  MergeTicketsPayload: Omit<MergeTicketsPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['StaffTicket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  Ticket: TicketParent
  TicketConnection: Omit<TicketConnection, 'edges'> & { edges: Array<ResolversParentTypes['TicketEdge']> }
  TicketEdge: Omit<TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] }
  TicketMessage: TicketMessageParent
  TicketMessageConnection: Omit<TicketMessageConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['TicketMessageEdge']>
  }
  TicketMessageEdge: Omit<TicketMessageEdge, 'node'> & { node: ResolversParentTypes['TicketMessage'] }
  EmailTicket: EmailTicketParent
  EmailTicketMessage: EmailTicketMessageParent
  CreateTicketInput: CreateTicketInput
  CreateTicketPayload: Omit<CreateTicketPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['Ticket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  AddTicketMessageInput: AddTicketMessageInput
  AddTicketMessagePayload: AddTicketMessagePayloadParent
  CloseTicketInput: CloseTicketInput
  CloseTicketPayload: Omit<CloseTicketPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['Ticket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  MarkTicketAsReadInput: MarkTicketAsReadInput
  MarkTicketAsReadPayload: Omit<MarkTicketAsReadPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['Ticket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RateTicketInput: RateTicketInput
  RateTicketPayload: Omit<RateTicketPayload, 'ticket' | 'userErrors'> & {
    ticket?: Maybe<ResolversParentTypes['Ticket']>
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  RateEmailTicketInput: RateEmailTicketInput
  RateEmailTicketPayload: Omit<RateEmailTicketPayload, 'userErrors'> & {
    userErrors: Array<ResolversParentTypes['UserError']>
  }
  String: Scalars['String']['output']
  Int: Scalars['Int']['output']
  Boolean: Scalars['Boolean']['output']
}

export type RestDirectiveArgs = {
  call: Scalars['String']['input']
}

export type RestDirectiveResolver<
  Result,
  Parent,
  ContextType = GatewayContext,
  Args = RestDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input']
}

export type ListSizeDirectiveResolver<
  Result,
  Parent,
  ContextType = GatewayContext,
  Args = ListSizeDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>

export type DeferDirectiveArgs = {
  if?: Scalars['Boolean']['input']
  label?: Maybe<Scalars['String']['input']>
}

export type DeferDirectiveResolver<
  Result,
  Parent,
  ContextType = GatewayContext,
  Args = DeferDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>

export type StreamDirectiveArgs = {
  if?: Scalars['Boolean']['input']
  label?: Maybe<Scalars['String']['input']>
  initialCount?: Maybe<Scalars['Int']['input']>
}

export type StreamDirectiveResolver<
  Result,
  Parent,
  ContextType = GatewayContext,
  Args = StreamDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>

export type QueryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  passwordReset?: Resolver<
    Maybe<ResolversTypes['PasswordResetLink']>,
    ParentType,
    ContextType,
    RequireFields<QueryPasswordResetArgs, 'query'>
  >
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>
  blogEntry?: Resolver<
    Maybe<ResolversTypes['BlogEntry']>,
    ParentType,
    ContextType,
    RequireFields<QueryBlogEntryArgs, 'legacyId'>
  >
  blogEntries?: Resolver<
    Maybe<ResolversTypes['BlogEntryConnection']>,
    ParentType,
    ContextType,
    RequireFields<QueryBlogEntriesArgs, 'order' | 'period'>
  >
  mostFollowedBlogAuthors?: Resolver<Maybe<Array<ResolversTypes['BlogAuthor']>>, ParentType, ContextType>
  searchBlogEntries?: Resolver<
    Maybe<ResolversTypes['BlogSearchConnection']>,
    ParentType,
    ContextType,
    Partial<QuerySearchBlogEntriesArgs>
  >
  blogTags?: Resolver<
    Maybe<Array<ResolversTypes['BlogTagCount']>>,
    ParentType,
    ContextType,
    RequireFields<QueryBlogTagsArgs, 'query'>
  >
  blogTagsAndAuthors?: Resolver<
    Maybe<ResolversTypes['BlogTagsAndAuthors']>,
    ParentType,
    ContextType,
    RequireFields<QueryBlogTagsAndAuthorsArgs, 'query'>
  >
  blogSearchTerms?: Resolver<
    Maybe<ResolversTypes['BlogTagsAndAuthors']>,
    ParentType,
    ContextType,
    Partial<QueryBlogSearchTermsArgs>
  >
  kinksWithBlogTags?: Resolver<
    Maybe<ResolversTypes['KinksWithBlogTags']>,
    ParentType,
    ContextType,
    RequireFields<QueryKinksWithBlogTagsArgs, 'query' | 'custom'>
  >
  contest?: Resolver<Maybe<ResolversTypes['Contest']>, ParentType, ContextType>
  nextContestStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>
  debateEntry?: Resolver<
    Maybe<ResolversTypes['DebateEntry']>,
    ParentType,
    ContextType,
    RequireFields<QueryDebateEntryArgs, 'legacyId'>
  >
  debateCategory?: Resolver<
    Maybe<ResolversTypes['DebateCategory']>,
    ParentType,
    ContextType,
    RequireFields<QueryDebateCategoryArgs, 'legacyId'>
  >
  kinks?: Resolver<
    Maybe<Array<ResolversTypes['Kink']>>,
    ParentType,
    ContextType,
    RequireFields<QueryKinksArgs, 'custom'>
  >
  popularKinks?: Resolver<Maybe<Array<ResolversTypes['Kink']>>, ParentType, ContextType>
  mostPopularKinks?: Resolver<Maybe<Array<ResolversTypes['Kink']>>, ParentType, ContextType>
  otherKinks?: Resolver<Maybe<ResolversTypes['KinkConnection']>, ParentType, ContextType, Partial<QueryOtherKinksArgs>>
  searchKinks?: Resolver<
    Maybe<Array<ResolversTypes['Kink']>>,
    ParentType,
    ContextType,
    RequireFields<QuerySearchKinksArgs, 'query' | 'custom'>
  >
  kinkItems?: Resolver<
    Maybe<ResolversTypes['KinkItemConnection']>,
    ParentType,
    ContextType,
    RequireFields<QueryKinkItemsArgs, 'kinkIds' | 'type'>
  >
  lodgeAlbum?: Resolver<
    Maybe<ResolversTypes['LodgeAlbum']>,
    ParentType,
    ContextType,
    RequireFields<QueryLodgeAlbumArgs, 'legacyId'>
  >
  lodges?: Resolver<
    Maybe<ResolversTypes['LodgeConnection']>,
    ParentType,
    ContextType,
    RequireFields<QueryLodgesArgs, 'order'>
  >
  popularLodges?: Resolver<
    Maybe<ResolversTypes['LodgeConnection']>,
    ParentType,
    ContextType,
    Partial<QueryPopularLodgesArgs>
  >
  nearbyLodges?: Resolver<
    Maybe<ResolversTypes['LodgeConnection']>,
    ParentType,
    ContextType,
    RequireFields<QueryNearbyLodgesArgs, 'distance'>
  >
  lodgeCategories?: Resolver<Maybe<Array<ResolversTypes['LodgeCategory']>>, ParentType, ContextType>
  lodgeTags?: Resolver<
    Maybe<Array<ResolversTypes['LodgeTagCount']>>,
    ParentType,
    ContextType,
    RequireFields<QueryLodgeTagsArgs, 'query'>
  >
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType, RequireFields<QueryLodgeArgs, 'legacyId'>>
  conversation?: Resolver<
    Maybe<ResolversTypes['Conversation']>,
    ParentType,
    ContextType,
    RequireFields<QueryConversationArgs, 'legacyId'>
  >
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType, RequireFields<QueryAlbumArgs, 'legacyId'>>
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<QueryMediaArgs, 'legacyId'>>
  newestMedia?: Resolver<
    Maybe<ResolversTypes['MediaConnection']>,
    ParentType,
    ContextType,
    Partial<QueryNewestMediaArgs>
  >
  searchMedia?: Resolver<
    Maybe<ResolversTypes['MediaConnection']>,
    ParentType,
    ContextType,
    Partial<QuerySearchMediaArgs>
  >
  meetup?: Resolver<
    Maybe<ResolversTypes['Meetup']>,
    ParentType,
    ContextType,
    RequireFields<QueryMeetupArgs, 'legacyId'>
  >
  guestbookEntry?: Resolver<
    Maybe<ResolversTypes['GuestbookEntry']>,
    ParentType,
    ContextType,
    RequireFields<QueryGuestbookEntryArgs, 'legacyId'>
  >
  profileView?: Resolver<
    Maybe<ResolversTypes['ProfileView']>,
    ParentType,
    ContextType,
    RequireFields<QueryProfileViewArgs, 'legacyId'>
  >
  profile?: Resolver<
    Maybe<ResolversTypes['Profile']>,
    ParentType,
    ContextType,
    RequireFields<QueryProfileArgs, 'legacyId'>
  >
  profiles?: Resolver<
    Maybe<ResolversTypes['ProfileConnection']>,
    ParentType,
    ContextType,
    RequireFields<QueryProfilesArgs, 'order'>
  >
  quickScorAds?: Resolver<
    Maybe<ResolversTypes['QuickScorAdConnection']>,
    ParentType,
    ContextType,
    Partial<QueryQuickScorAdsArgs>
  >
  quickScorFilters?: Resolver<Maybe<ResolversTypes['QuickScorFilters']>, ParentType, ContextType>
  siteAds?: Resolver<Maybe<Array<ResolversTypes['SiteAd']>>, ParentType, ContextType>
  searchProfiles?: Resolver<
    Maybe<ResolversTypes['SearchResultConnection']>,
    ParentType,
    ContextType,
    RequireFields<QuerySearchProfilesArgs, 'order'>
  >
  searchTotal?: Resolver<Maybe<ResolversTypes['SearchTotal']>, ParentType, ContextType, Partial<QuerySearchTotalArgs>>
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>
  landingPage?: Resolver<
    Maybe<ResolversTypes['LandingPage']>,
    ParentType,
    ContextType,
    RequireFields<QueryLandingPageArgs, 'path'>
  >
  staffTicket?: Resolver<
    Maybe<ResolversTypes['StaffTicket']>,
    ParentType,
    ContextType,
    RequireFields<QueryStaffTicketArgs, 'legacyId'>
  >
  ticket?: Resolver<
    Maybe<ResolversTypes['Ticket']>,
    ParentType,
    ContextType,
    RequireFields<QueryTicketArgs, 'legacyId'>
  >
  emailTicket?: Resolver<
    Maybe<ResolversTypes['EmailTicket']>,
    ParentType,
    ContextType,
    RequireFields<QueryEmailTicketArgs, 'link'>
  >
}

export type PasswordResetLinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PasswordResetLink'] = ResolversParentTypes['PasswordResetLink'],
> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  profileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
}

export type MutationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  logOn?: Resolver<
    Maybe<ResolversTypes['LogOnPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationLogOnArgs, 'input'>
  >
  logOut?: Resolver<Maybe<ResolversTypes['LogOutPayload']>, ParentType, ContextType>
  endSession?: Resolver<
    Maybe<ResolversTypes['EndSessionPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEndSessionArgs, 'input'>
  >
  endSessions?: Resolver<
    Maybe<ResolversTypes['EndSessionsPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEndSessionsArgs, 'input'>
  >
  requestPasswordReset?: Resolver<
    Maybe<ResolversTypes['RequestPasswordResetPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRequestPasswordResetArgs, 'input'>
  >
  resetPassword?: Resolver<
    Maybe<ResolversTypes['ResetPasswordPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationResetPasswordArgs, 'input'>
  >
  logOnWithTicket?: Resolver<
    Maybe<ResolversTypes['LogOnWithTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationLogOnWithTicketArgs, 'input'>
  >
  createSsoTicket?: Resolver<
    Maybe<ResolversTypes['CreateSsoTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateSsoTicketArgs, 'input'>
  >
  createProfile?: Resolver<
    Maybe<ResolversTypes['CreateProfilePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateProfileArgs, 'input'>
  >
  confirmEmail?: Resolver<
    Maybe<ResolversTypes['ConfirmEmailPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationConfirmEmailArgs, 'input'>
  >
  resendConfirmation?: Resolver<
    Maybe<ResolversTypes['ResendConfirmationPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationResendConfirmationArgs, 'input'>
  >
  acceptTerms?: Resolver<
    Maybe<ResolversTypes['AcceptTermsPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAcceptTermsArgs, 'input'>
  >
  setPrivacyConsent?: Resolver<
    Maybe<ResolversTypes['SetPrivacyConsentPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetPrivacyConsentArgs, 'input'>
  >
  consentToMedia?: Resolver<Maybe<ResolversTypes['ConsentToMediaPayload']>, ParentType, ContextType>
  updatePersonBody?: Resolver<
    Maybe<ResolversTypes['UpdatePersonBodyPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePersonBodyArgs, 'input'>
  >
  changeEmail?: Resolver<
    Maybe<ResolversTypes['ChangeEmailPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationChangeEmailArgs, 'input'>
  >
  changeName?: Resolver<
    Maybe<ResolversTypes['ChangeNamePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationChangeNameArgs, 'input'>
  >
  changePassword?: Resolver<
    Maybe<ResolversTypes['ChangePasswordPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationChangePasswordArgs, 'input'>
  >
  chooseLanguage?: Resolver<
    Maybe<ResolversTypes['ChooseLanguagePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationChooseLanguageArgs, 'input'>
  >
  setFrontPageVisibility?: Resolver<
    Maybe<ResolversTypes['SetFrontPageVisibilityPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetFrontPageVisibilityArgs, 'input'>
  >
  updatePrivacy?: Resolver<
    Maybe<ResolversTypes['UpdatePrivacyPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePrivacyArgs, 'input'>
  >
  requestDataExport?: Resolver<
    Maybe<ResolversTypes['RequestDataExportPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRequestDataExportArgs, 'input'>
  >
  deleteProfile?: Resolver<
    Maybe<ResolversTypes['DeleteProfilePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteProfileArgs, 'input'>
  >
  setPushPermissionRequest?: Resolver<
    Maybe<ResolversTypes['SetPushPermissionRequestPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetPushPermissionRequestArgs, 'input'>
  >
  takeBirthdayQuickAd?: Resolver<
    Maybe<ResolversTypes['TakeBirthdayQuickAdPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationTakeBirthdayQuickAdArgs, 'input'>
  >
  takeBirthdaySearchPromotion?: Resolver<
    Maybe<ResolversTypes['TakeBirthdaySearchPromotionPayload']>,
    ParentType,
    ContextType
  >
  rejectBirthdayPresent?: Resolver<Maybe<ResolversTypes['RejectBirthdayPresentPayload']>, ParentType, ContextType>
  impersonate?: Resolver<
    Maybe<ResolversTypes['ImpersonatePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationImpersonateArgs, 'input'>
  >
  stopImpersonating?: Resolver<Maybe<ResolversTypes['StopImpersonatingPayload']>, ParentType, ContextType>
  setBan?: Resolver<
    Maybe<ResolversTypes['SetBanPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetBanArgs, 'input'>
  >
  saveBlogEntry?: Resolver<
    Maybe<ResolversTypes['SaveBlogEntryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSaveBlogEntryArgs, 'input'>
  >
  discardBlogEntryChanges?: Resolver<
    Maybe<ResolversTypes['DiscardBlogEntryChangesPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDiscardBlogEntryChangesArgs, 'input'>
  >
  deleteBlogEntry?: Resolver<
    Maybe<ResolversTypes['DeleteBlogEntryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteBlogEntryArgs, 'input'>
  >
  markBlogEntryAsRead?: Resolver<
    Maybe<ResolversTypes['MarkBlogEntryAsReadPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkBlogEntryAsReadArgs, 'input'>
  >
  markBlogListAsRead?: Resolver<
    Maybe<ResolversTypes['MarkBlogListAsReadPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkBlogListAsReadArgs, 'input'>
  >
  setCurated?: Resolver<
    Maybe<ResolversTypes['SetCuratedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetCuratedArgs, 'input'>
  >
  setFollowing?: Resolver<
    Maybe<ResolversTypes['SetFollowingPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetFollowingArgs, 'input'>
  >
  setHidden?: Resolver<
    Maybe<ResolversTypes['SetHiddenPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetHiddenArgs, 'input'>
  >
  requestBond?: Resolver<
    Maybe<ResolversTypes['RequestBondPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRequestBondArgs, 'input'>
  >
  answerBond?: Resolver<
    Maybe<ResolversTypes['AnswerBondPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAnswerBondArgs, 'input'>
  >
  changeBondRole?: Resolver<
    Maybe<ResolversTypes['ChangeBondRolePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationChangeBondRoleArgs, 'input'>
  >
  showBond?: Resolver<
    Maybe<ResolversTypes['ShowBondPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationShowBondArgs, 'input'>
  >
  deleteBond?: Resolver<
    Maybe<ResolversTypes['DeleteBondPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteBondArgs, 'input'>
  >
  addComment?: Resolver<
    Maybe<ResolversTypes['AddCommentPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddCommentArgs, 'input'>
  >
  editComment?: Resolver<
    Maybe<ResolversTypes['EditCommentPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEditCommentArgs, 'input'>
  >
  deleteComment?: Resolver<
    Maybe<ResolversTypes['DeleteCommentPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteCommentArgs, 'input'>
  >
  enterContest?: Resolver<
    Maybe<ResolversTypes['EnterContestPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEnterContestArgs, 'input'>
  >
  voteInContest?: Resolver<
    Maybe<ResolversTypes['VoteInContestPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationVoteInContestArgs, 'input'>
  >
  sendHeartbeat?: Resolver<
    Maybe<ResolversTypes['SendHeartbeatPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSendHeartbeatArgs, 'input'>
  >
  saveDiscretion?: Resolver<
    Maybe<ResolversTypes['SaveDiscretionPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSaveDiscretionArgs, 'input'>
  >
  applyForDark?: Resolver<
    Maybe<ResolversTypes['ApplyForDarkPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationApplyForDarkArgs, 'input'>
  >
  applyForDarkAgain?: Resolver<
    Maybe<ResolversTypes['ApplyForDarkAgainPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationApplyForDarkAgainArgs, 'input'>
  >
  deleteDarkProfile?: Resolver<
    Maybe<ResolversTypes['DeleteDarkProfilePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteDarkProfileArgs, 'input'>
  >
  updateDarkProfile?: Resolver<
    Maybe<ResolversTypes['UpdateDarkProfilePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateDarkProfileArgs, 'input'>
  >
  saveDarkInformation?: Resolver<
    Maybe<ResolversTypes['SaveDarkInformationPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSaveDarkInformationArgs, 'input'>
  >
  decideDarkApplication?: Resolver<
    Maybe<ResolversTypes['DecideDarkApplicationPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDecideDarkApplicationArgs, 'input'>
  >
  createDebateEntry?: Resolver<
    Maybe<ResolversTypes['CreateDebateEntryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateDebateEntryArgs, 'input'>
  >
  editDebateEntry?: Resolver<
    Maybe<ResolversTypes['EditDebateEntryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEditDebateEntryArgs, 'input'>
  >
  discardDebateEntryChanges?: Resolver<
    Maybe<ResolversTypes['DiscardDebateEntryChangesPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDiscardDebateEntryChangesArgs, 'input'>
  >
  deleteDebateEntry?: Resolver<
    Maybe<ResolversTypes['DeleteDebateEntryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteDebateEntryArgs, 'input'>
  >
  markDebateEntryAsRead?: Resolver<
    Maybe<ResolversTypes['MarkDebateEntryAsReadPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkDebateEntryAsReadArgs, 'input'>
  >
  setDebateEntryLocked?: Resolver<
    Maybe<ResolversTypes['SetDebateEntryLockedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetDebateEntryLockedArgs, 'input'>
  >
  setDebateEntryPinned?: Resolver<
    Maybe<ResolversTypes['SetDebateEntryPinnedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetDebateEntryPinnedArgs, 'input'>
  >
  moveDebateEntry?: Resolver<
    Maybe<ResolversTypes['MoveDebateEntryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMoveDebateEntryArgs, 'input'>
  >
  createDebateCategory?: Resolver<
    Maybe<ResolversTypes['CreateDebateCategoryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateDebateCategoryArgs, 'input'>
  >
  editDebateCategory?: Resolver<
    Maybe<ResolversTypes['EditDebateCategoryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEditDebateCategoryArgs, 'input'>
  >
  deleteDebateCategory?: Resolver<
    Maybe<ResolversTypes['DeleteDebateCategoryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteDebateCategoryArgs, 'input'>
  >
  sortDebateCategories?: Resolver<
    Maybe<ResolversTypes['SortDebateCategoriesPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSortDebateCategoriesArgs, 'input'>
  >
  updateProfile?: Resolver<
    Maybe<ResolversTypes['UpdateProfilePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateProfileArgs, 'input'>
  >
  updatePersonBirthday?: Resolver<
    Maybe<ResolversTypes['UpdatePersonBirthdayPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePersonBirthdayArgs, 'input'>
  >
  convertToCouple?: Resolver<
    Maybe<ResolversTypes['ConvertToCouplePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationConvertToCoupleArgs, 'input'>
  >
  convertToSingle?: Resolver<
    Maybe<ResolversTypes['ConvertToSinglePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationConvertToSingleArgs, 'input'>
  >
  swapPersons?: Resolver<Maybe<ResolversTypes['SwapPersonsPayload']>, ParentType, ContextType>
  setNotificationDelivery?: Resolver<
    Maybe<ResolversTypes['SetNotificationDeliveryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetNotificationDeliveryArgs, 'input'>
  >
  saveMatchSettings?: Resolver<
    Maybe<ResolversTypes['SaveMatchSettingsPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSaveMatchSettingsArgs, 'input'>
  >
  requestRelation?: Resolver<
    Maybe<ResolversTypes['RequestRelationPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRequestRelationArgs, 'input'>
  >
  answerRelation?: Resolver<
    Maybe<ResolversTypes['AnswerRelationPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAnswerRelationArgs, 'input'>
  >
  deleteRelation?: Resolver<
    Maybe<ResolversTypes['DeleteRelationPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteRelationArgs, 'input'>
  >
  addUsedEmoji?: Resolver<
    Maybe<ResolversTypes['AddUsedEmojiPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddUsedEmojiArgs, 'input'>
  >
  setProfileKinks?: Resolver<
    Maybe<ResolversTypes['SetProfileKinksPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetProfileKinksArgs, 'input'>
  >
  createKink?: Resolver<
    Maybe<ResolversTypes['CreateKinkPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateKinkArgs, 'input'>
  >
  decideKink?: Resolver<
    Maybe<ResolversTypes['DecideKinkPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDecideKinkArgs, 'input'>
  >
  createLodgeAlbum?: Resolver<
    Maybe<ResolversTypes['CreateLodgeAlbumPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateLodgeAlbumArgs, 'input'>
  >
  editLodgeAlbum?: Resolver<
    Maybe<ResolversTypes['EditLodgeAlbumPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEditLodgeAlbumArgs, 'input'>
  >
  deleteLodgeAlbum?: Resolver<
    Maybe<ResolversTypes['DeleteLodgeAlbumPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteLodgeAlbumArgs, 'input'>
  >
  moveLodgeMedia?: Resolver<
    Maybe<ResolversTypes['MoveLodgeMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMoveLodgeMediaArgs, 'input'>
  >
  deleteLodgeMedia?: Resolver<
    Maybe<ResolversTypes['DeleteLodgeMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteLodgeMediaArgs, 'input'>
  >
  acceptLodgeMedia?: Resolver<
    Maybe<ResolversTypes['AcceptLodgeMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAcceptLodgeMediaArgs, 'input'>
  >
  rejectLodgeMedia?: Resolver<
    Maybe<ResolversTypes['RejectLodgeMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRejectLodgeMediaArgs, 'input'>
  >
  joinLodge?: Resolver<
    Maybe<ResolversTypes['JoinLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationJoinLodgeArgs, 'input'>
  >
  requestLodgeMembership?: Resolver<
    Maybe<ResolversTypes['RequestLodgeMembershipPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRequestLodgeMembershipArgs, 'input'>
  >
  withdrawLodgeRequest?: Resolver<
    Maybe<ResolversTypes['WithdrawLodgeRequestPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationWithdrawLodgeRequestArgs, 'input'>
  >
  removeLodgeRequest?: Resolver<
    Maybe<ResolversTypes['RemoveLodgeRequestPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveLodgeRequestArgs, 'input'>
  >
  approveLodgeRequest?: Resolver<
    Maybe<ResolversTypes['ApproveLodgeRequestPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationApproveLodgeRequestArgs, 'input'>
  >
  declineLodgeRequest?: Resolver<
    Maybe<ResolversTypes['DeclineLodgeRequestPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeclineLodgeRequestArgs, 'input'>
  >
  inviteToLodge?: Resolver<
    Maybe<ResolversTypes['InviteToLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationInviteToLodgeArgs, 'input'>
  >
  rejectLodgeInvitation?: Resolver<
    Maybe<ResolversTypes['RejectLodgeInvitationPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRejectLodgeInvitationArgs, 'input'>
  >
  leaveLodge?: Resolver<
    Maybe<ResolversTypes['LeaveLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationLeaveLodgeArgs, 'input'>
  >
  removeLodgeMember?: Resolver<
    Maybe<ResolversTypes['RemoveLodgeMemberPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveLodgeMemberArgs, 'input'>
  >
  blockInLodge?: Resolver<
    Maybe<ResolversTypes['BlockInLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationBlockInLodgeArgs, 'input'>
  >
  unblockInLodge?: Resolver<
    Maybe<ResolversTypes['UnblockInLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUnblockInLodgeArgs, 'input'>
  >
  setLodgeAssistant?: Resolver<
    Maybe<ResolversTypes['SetLodgeAssistantPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetLodgeAssistantArgs, 'input'>
  >
  setLodgeCoOwner?: Resolver<
    Maybe<ResolversTypes['SetLodgeCoOwnerPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetLodgeCoOwnerArgs, 'input'>
  >
  passLodgeOwnership?: Resolver<
    Maybe<ResolversTypes['PassLodgeOwnershipPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationPassLodgeOwnershipArgs, 'input'>
  >
  releaseLodgeOwnership?: Resolver<
    Maybe<ResolversTypes['ReleaseLodgeOwnershipPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationReleaseLodgeOwnershipArgs, 'input'>
  >
  takeLodgeOwnership?: Resolver<
    Maybe<ResolversTypes['TakeLodgeOwnershipPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationTakeLodgeOwnershipArgs, 'input'>
  >
  setLodgeMembershipVisible?: Resolver<
    Maybe<ResolversTypes['SetLodgeMembershipVisiblePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetLodgeMembershipVisibleArgs, 'input'>
  >
  addLodgeMemberNote?: Resolver<
    Maybe<ResolversTypes['AddLodgeMemberNotePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddLodgeMemberNoteArgs, 'input'>
  >
  deleteLodgeMemberNote?: Resolver<
    Maybe<ResolversTypes['DeleteLodgeMemberNotePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteLodgeMemberNoteArgs, 'input'>
  >
  setLodgeNotificationDelivery?: Resolver<
    Maybe<ResolversTypes['SetLodgeNotificationDeliveryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetLodgeNotificationDeliveryArgs, 'input'>
  >
  resetLodgeNotificationSettings?: Resolver<
    Maybe<ResolversTypes['ResetLodgeNotificationSettingsPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationResetLodgeNotificationSettingsArgs, 'input'>
  >
  setLodgeNotificationDefault?: Resolver<
    Maybe<ResolversTypes['SetLodgeNotificationDefaultPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetLodgeNotificationDefaultArgs, 'input'>
  >
  createLodge?: Resolver<
    Maybe<ResolversTypes['CreateLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateLodgeArgs, 'input'>
  >
  updateLodge?: Resolver<
    Maybe<ResolversTypes['UpdateLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateLodgeArgs, 'input'>
  >
  deleteLodge?: Resolver<
    Maybe<ResolversTypes['DeleteLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteLodgeArgs, 'input'>
  >
  restoreLodge?: Resolver<
    Maybe<ResolversTypes['RestoreLodgePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRestoreLodgeArgs, 'input'>
  >
  markLodgeVisited?: Resolver<
    Maybe<ResolversTypes['MarkLodgeVisitedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkLodgeVisitedArgs, 'input'>
  >
  sendMessage?: Resolver<
    Maybe<ResolversTypes['SendMessagePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSendMessageArgs, 'input'>
  >
  deleteMessage?: Resolver<
    Maybe<ResolversTypes['DeleteMessagePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteMessageArgs, 'input'>
  >
  markConversationAsRead?: Resolver<
    Maybe<ResolversTypes['MarkConversationAsReadPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkConversationAsReadArgs, 'input'>
  >
  setTyping?: Resolver<
    Maybe<ResolversTypes['SetTypingPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetTypingArgs, 'input'>
  >
  setConversationPinned?: Resolver<
    Maybe<ResolversTypes['SetConversationPinnedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetConversationPinnedArgs, 'input'>
  >
  deleteConversation?: Resolver<
    Maybe<ResolversTypes['DeleteConversationPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteConversationArgs, 'input'>
  >
  setVideoCallsAllowed?: Resolver<
    Maybe<ResolversTypes['SetVideoCallsAllowedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetVideoCallsAllowedArgs, 'input'>
  >
  requestVideoCall?: Resolver<
    Maybe<ResolversTypes['RequestVideoCallPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRequestVideoCallArgs, 'input'>
  >
  createGroupChat?: Resolver<
    Maybe<ResolversTypes['CreateGroupChatPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateGroupChatArgs, 'input'>
  >
  renameGroupChat?: Resolver<
    Maybe<ResolversTypes['RenameGroupChatPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRenameGroupChatArgs, 'input'>
  >
  addToGroupChat?: Resolver<
    Maybe<ResolversTypes['AddToGroupChatPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddToGroupChatArgs, 'input'>
  >
  removeFromGroupChat?: Resolver<
    Maybe<ResolversTypes['RemoveFromGroupChatPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveFromGroupChatArgs, 'input'>
  >
  leaveGroupChat?: Resolver<
    Maybe<ResolversTypes['LeaveGroupChatPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationLeaveGroupChatArgs, 'input'>
  >
  createAlbum?: Resolver<
    Maybe<ResolversTypes['CreateAlbumPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateAlbumArgs, 'input'>
  >
  updateAlbum?: Resolver<
    Maybe<ResolversTypes['UpdateAlbumPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateAlbumArgs, 'input'>
  >
  deleteAlbum?: Resolver<
    Maybe<ResolversTypes['DeleteAlbumPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteAlbumArgs, 'input'>
  >
  setAlbumAccess?: Resolver<
    Maybe<ResolversTypes['SetAlbumAccessPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetAlbumAccessArgs, 'input'>
  >
  requestAlbumAccess?: Resolver<
    Maybe<ResolversTypes['RequestAlbumAccessPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRequestAlbumAccessArgs, 'input'>
  >
  uploadTempMedia?: Resolver<
    Maybe<ResolversTypes['UploadTempMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUploadTempMediaArgs, 'input'>
  >
  saveMedia?: Resolver<
    Maybe<ResolversTypes['SaveMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSaveMediaArgs, 'input'>
  >
  updateMedia?: Resolver<
    Maybe<ResolversTypes['UpdateMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateMediaArgs, 'input'>
  >
  editPicture?: Resolver<
    Maybe<ResolversTypes['EditPicturePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEditPictureArgs, 'input'>
  >
  moveMedia?: Resolver<
    Maybe<ResolversTypes['MoveMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMoveMediaArgs, 'input'>
  >
  sortMedia?: Resolver<
    Maybe<ResolversTypes['SortMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSortMediaArgs, 'input'>
  >
  deleteMedia?: Resolver<
    Maybe<ResolversTypes['DeleteMediaPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteMediaArgs, 'input'>
  >
  setProfilePicture?: Resolver<
    Maybe<ResolversTypes['SetProfilePicturePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetProfilePictureArgs, 'input'>
  >
  createMeetup?: Resolver<
    Maybe<ResolversTypes['CreateMeetupPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateMeetupArgs, 'input'>
  >
  editMeetup?: Resolver<
    Maybe<ResolversTypes['EditMeetupPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEditMeetupArgs, 'input'>
  >
  deleteMeetup?: Resolver<
    Maybe<ResolversTypes['DeleteMeetupPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteMeetupArgs, 'input'>
  >
  signUpForMeetup?: Resolver<
    Maybe<ResolversTypes['SignUpForMeetupPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSignUpForMeetupArgs, 'input'>
  >
  quitMeetup?: Resolver<
    Maybe<ResolversTypes['QuitMeetupPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationQuitMeetupArgs, 'input'>
  >
  renewMeetupFeed?: Resolver<Maybe<ResolversTypes['RenewMeetupFeedPayload']>, ParentType, ContextType>
  endMeetupFeed?: Resolver<Maybe<ResolversTypes['EndMeetupFeedPayload']>, ParentType, ContextType>
  stopSubscription?: Resolver<Maybe<ResolversTypes['StopSubscriptionPayload']>, ParentType, ContextType>
  reactivateSubscription?: Resolver<Maybe<ResolversTypes['ReactivateSubscriptionPayload']>, ParentType, ContextType>
  withdrawFromMembership?: Resolver<
    Maybe<ResolversTypes['WithdrawFromMembershipPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationWithdrawFromMembershipArgs, 'input'>
  >
  rerunRenewal?: Resolver<
    Maybe<ResolversTypes['RerunRenewalPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRerunRenewalArgs, 'input'>
  >
  markNotificationsAsRead?: Resolver<
    Maybe<ResolversTypes['MarkNotificationsAsReadPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkNotificationsAsReadArgs, 'input'>
  >
  unsubscribe?: Resolver<
    Maybe<ResolversTypes['UnsubscribePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUnsubscribeArgs, 'input'>
  >
  subscribeToPush?: Resolver<
    Maybe<ResolversTypes['SubscribeToPushPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSubscribeToPushArgs, 'input'>
  >
  unsubscribeFromPush?: Resolver<
    Maybe<ResolversTypes['UnsubscribeFromPushPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUnsubscribeFromPushArgs, 'input'>
  >
  buyMembership?: Resolver<
    Maybe<ResolversTypes['BuyMembershipPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationBuyMembershipArgs, 'input'>
  >
  giveMembership?: Resolver<
    Maybe<ResolversTypes['GiveMembershipPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationGiveMembershipArgs, 'input'>
  >
  buyQuickScorAd?: Resolver<
    Maybe<ResolversTypes['BuyQuickScorAdPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationBuyQuickScorAdArgs, 'input'>
  >
  buySearchPromotion?: Resolver<
    Maybe<ResolversTypes['BuySearchPromotionPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationBuySearchPromotionArgs, 'input'>
  >
  buyBirthdayWishes?: Resolver<
    Maybe<ResolversTypes['BuyBirthdayWishesPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationBuyBirthdayWishesArgs, 'input'>
  >
  markBankTransferSeen?: Resolver<
    Maybe<ResolversTypes['MarkBankTransferSeenPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkBankTransferSeenArgs, 'input'>
  >
  refundOrder?: Resolver<
    Maybe<ResolversTypes['RefundOrderPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRefundOrderArgs, 'input'>
  >
  recordBankTransfer?: Resolver<
    Maybe<ResolversTypes['RecordBankTransferPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRecordBankTransferArgs, 'input'>
  >
  setFavourite?: Resolver<
    Maybe<ResolversTypes['SetFavouritePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetFavouriteArgs, 'input'>
  >
  setTags?: Resolver<
    Maybe<ResolversTypes['SetTagsPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetTagsArgs, 'input'>
  >
  saveNote?: Resolver<
    Maybe<ResolversTypes['SaveNotePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSaveNoteArgs, 'input'>
  >
  deleteNote?: Resolver<
    Maybe<ResolversTypes['DeleteNotePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteNoteArgs, 'input'>
  >
  setBlacklisted?: Resolver<
    Maybe<ResolversTypes['SetBlacklistedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetBlacklistedArgs, 'input'>
  >
  registerVisit?: Resolver<
    Maybe<ResolversTypes['RegisterVisitPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRegisterVisitArgs, 'input'>
  >
  hideVisit?: Resolver<
    Maybe<ResolversTypes['HideVisitPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationHideVisitArgs, 'input'>
  >
  markVisitsSeen?: Resolver<Maybe<ResolversTypes['MarkVisitsSeenPayload']>, ParentType, ContextType>
  addGuestbookEntry?: Resolver<
    Maybe<ResolversTypes['AddGuestbookEntryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddGuestbookEntryArgs, 'input'>
  >
  deleteGuestbookEntry?: Resolver<
    Maybe<ResolversTypes['DeleteGuestbookEntryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteGuestbookEntryArgs, 'input'>
  >
  setLiked?: Resolver<
    Maybe<ResolversTypes['SetLikedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetLikedArgs, 'input'>
  >
  deleteQuickScorAd?: Resolver<
    Maybe<ResolversTypes['DeleteQuickScorAdPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteQuickScorAdArgs, 'input'>
  >
  reportContent?: Resolver<
    Maybe<ResolversTypes['ReportContentPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationReportContentArgs, 'input'>
  >
  decideReport?: Resolver<
    Maybe<ResolversTypes['DecideReportPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDecideReportArgs, 'input'>
  >
  saveSearch?: Resolver<
    Maybe<ResolversTypes['SaveSearchPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSaveSearchArgs, 'input'>
  >
  deleteSavedSearch?: Resolver<
    Maybe<ResolversTypes['DeleteSavedSearchPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteSavedSearchArgs, 'input'>
  >
  markBreakingNewsSeen?: Resolver<
    Maybe<ResolversTypes['MarkBreakingNewsSeenPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkBreakingNewsSeenArgs, 'input'>
  >
  setPreference?: Resolver<
    Maybe<ResolversTypes['SetPreferencePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetPreferenceArgs, 'input'>
  >
  saveStartPage?: Resolver<
    Maybe<ResolversTypes['SaveStartPagePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSaveStartPageArgs, 'input'>
  >
  sendProfilePageFeedback?: Resolver<
    Maybe<ResolversTypes['SendProfilePageFeedbackPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationSendProfilePageFeedbackArgs, 'input'>
  >
  takeTicket?: Resolver<
    Maybe<ResolversTypes['TakeTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationTakeTicketArgs, 'input'>
  >
  releaseTicket?: Resolver<
    Maybe<ResolversTypes['ReleaseTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationReleaseTicketArgs, 'input'>
  >
  answerTicket?: Resolver<
    Maybe<ResolversTypes['AnswerTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAnswerTicketArgs, 'input'>
  >
  addTicketNote?: Resolver<
    Maybe<ResolversTypes['AddTicketNotePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddTicketNoteArgs, 'input'>
  >
  forwardTicket?: Resolver<
    Maybe<ResolversTypes['ForwardTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationForwardTicketArgs, 'input'>
  >
  closeStaffTicket?: Resolver<
    Maybe<ResolversTypes['CloseStaffTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCloseStaffTicketArgs, 'input'>
  >
  mergeTickets?: Resolver<
    Maybe<ResolversTypes['MergeTicketsPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMergeTicketsArgs, 'input'>
  >
  createTicket?: Resolver<
    Maybe<ResolversTypes['CreateTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateTicketArgs, 'input'>
  >
  addTicketMessage?: Resolver<
    Maybe<ResolversTypes['AddTicketMessagePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddTicketMessageArgs, 'input'>
  >
  closeTicket?: Resolver<
    Maybe<ResolversTypes['CloseTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCloseTicketArgs, 'input'>
  >
  markTicketAsRead?: Resolver<
    Maybe<ResolversTypes['MarkTicketAsReadPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationMarkTicketAsReadArgs, 'input'>
  >
  rateTicket?: Resolver<
    Maybe<ResolversTypes['RateTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRateTicketArgs, 'input'>
  >
  rateEmailTicket?: Resolver<
    Maybe<ResolversTypes['RateEmailTicketPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRateEmailTicketArgs, 'input'>
  >
}

export type LogOnPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LogOnPayload'] = ResolversParentTypes['LogOnPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type LogOutPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EndSessionPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EndSessionsPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EndSessionsPayload'] = ResolversParentTypes['EndSessionsPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RequestPasswordResetPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] =
    ResolversParentTypes['RequestPasswordResetPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ResetPasswordPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type LogOnWithTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LogOnWithTicketPayload'] = ResolversParentTypes['LogOnWithTicketPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CreateSsoTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateSsoTicketPayload'] = ResolversParentTypes['CreateSsoTicketPayload'],
> = {
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CreateProfilePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateProfilePayload'] = ResolversParentTypes['CreateProfilePayload'],
> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ConfirmEmailPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ResendConfirmationPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ResendConfirmationPayload'] =
    ResolversParentTypes['ResendConfirmationPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AcceptTermsPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AcceptTermsPayload'] = ResolversParentTypes['AcceptTermsPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetPrivacyConsentPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetPrivacyConsentPayload'] =
    ResolversParentTypes['SetPrivacyConsentPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ConsentToMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConsentToMediaPayload'] = ResolversParentTypes['ConsentToMediaPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UpdatePersonBodyPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdatePersonBodyPayload'] = ResolversParentTypes['UpdatePersonBodyPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DataExportStatusResolvers = EnumResolverSignature<
  { WAITING?: any; READY?: any; FAILED?: any },
  ResolversTypes['DataExportStatus']
>

export type DataExportResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport'],
> = {
  status?: Resolver<ResolversTypes['DataExportStatus'], ParentType, ContextType>
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
}

export type RequestDataExportPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RequestDataExportPayload'] =
    ResolversParentTypes['RequestDataExportPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ChangeEmailPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ChangeNamePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChangeNamePayload'] = ResolversParentTypes['ChangeNamePayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ChangePasswordPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ChooseLanguagePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChooseLanguagePayload'] = ResolversParentTypes['ChooseLanguagePayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetFrontPageVisibilityPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetFrontPageVisibilityPayload'] =
    ResolversParentTypes['SetFrontPageVisibilityPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UpdatePrivacyPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdatePrivacyPayload'] = ResolversParentTypes['UpdatePrivacyPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteProfilePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteProfilePayload'] = ResolversParentTypes['DeleteProfilePayload'],
> = {
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetPushPermissionRequestPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetPushPermissionRequestPayload'] =
    ResolversParentTypes['SetPushPermissionRequestPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type TakeBirthdayQuickAdPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TakeBirthdayQuickAdPayload'] =
    ResolversParentTypes['TakeBirthdayQuickAdPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type TakeBirthdaySearchPromotionPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TakeBirthdaySearchPromotionPayload'] =
    ResolversParentTypes['TakeBirthdaySearchPromotionPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RejectBirthdayPresentPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RejectBirthdayPresentPayload'] =
    ResolversParentTypes['RejectBirthdayPresentPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RoleLevelResolvers = EnumResolverSignature<
  {
    NORMAL?: any
    HIDDEN_CERTIFIED_PROFILE?: any
    CERTIFIED_PROFILE?: any
    CHAT_MODERATOR?: any
    SUPPORT?: any
    DEVELOPER?: any
  },
  ResolversTypes['RoleLevel']
>

export type ProfileStatusResolvers = EnumResolverSignature<
  { ACTIVE?: any; LOCKED?: any; PERMA_LOCKED?: any; QUARANTINED?: any; TO_BE_DELETED?: any; DELETED?: any },
  ResolversTypes['ProfileStatus']
>

export type DarkStatusResolvers = EnumResolverSignature<
  { APPLIED?: any; DECLINED?: any; APPROVED?: any },
  ResolversTypes['DarkStatus']
>

export type ForcedValidationResolvers = EnumResolverSignature<{ NATIONAL_ID?: any }, ResolversTypes['ForcedValidation']>

export type ViewerResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  legacyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  profileType?: Resolver<Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>
  persons?: Resolver<Array<ResolversTypes['OwnPerson']>, ParentType, ContextType>
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>
  area?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>
  roleLevel?: Resolver<Maybe<ResolversTypes['RoleLevel']>, ParentType, ContextType>
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  memberUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  hasAcceptedTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  status?: Resolver<Maybe<ResolversTypes['ProfileStatus']>, ParentType, ContextType>
  darkStatus?: Resolver<Maybe<ResolversTypes['DarkStatus']>, ParentType, ContextType>
  forcedValidation?: Resolver<Maybe<ResolversTypes['ForcedValidation']>, ParentType, ContextType>
  isValidationForced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isMediaConsentForced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isPushPermissionDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isBirthdaySplashDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isHeightAndWeightDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  bans?: Resolver<Array<ResolversTypes['BanType']>, ParentType, ContextType>
  isImpersonated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  stamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isStampValid?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<ViewerIsStampValidArgs, 'stamp'>
  >
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  settings?: Resolver<Maybe<ResolversTypes['AccountSettings']>, ParentType, ContextType>
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>
  terms?: Resolver<Maybe<ResolversTypes['TermsState']>, ParentType, ContextType>
  ownPersons?: Resolver<Maybe<Array<ResolversTypes['OwnPerson']>>, ParentType, ContextType>
  dataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>
  startPage?: Resolver<Maybe<ResolversTypes['StartPage']>, ParentType, ContextType>
  hints?: Resolver<Maybe<Array<ResolversTypes['Hint']>>, ParentType, ContextType>
  tags?: Resolver<Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType>
  counts?: Resolver<Maybe<ResolversTypes['NotificationCounts']>, ParentType, ContextType>
  breakingNews?: Resolver<Maybe<ResolversTypes['BreakingNews']>, ParentType, ContextType>
  recentEmojis?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  suggestedMatchWords?: Resolver<
    Maybe<Array<ResolversTypes['String']>>,
    ParentType,
    ContextType,
    RequireFields<ViewerSuggestedMatchWordsArgs, 'text'>
  >
  buyMembershipDialog?: Resolver<
    Maybe<ResolversTypes['BuyMembershipDialog']>,
    ParentType,
    ContextType,
    Partial<ViewerBuyMembershipDialogArgs>
  >
  impersonations?: Resolver<
    Maybe<ResolversTypes['ImpersonationConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerImpersonationsArgs>
  >
  staffProfiles?: Resolver<
    Maybe<ResolversTypes['StaffProfileConnection']>,
    ParentType,
    ContextType,
    RequireFields<ViewerStaffProfilesArgs, 'text'>
  >
  blogEntries?: Resolver<
    Maybe<ResolversTypes['BlogEntryConnection']>,
    ParentType,
    ContextType,
    RequireFields<ViewerBlogEntriesArgs, 'byComment'>
  >
  commentedBlogEntries?: Resolver<
    Maybe<ResolversTypes['BlogEntryConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerCommentedBlogEntriesArgs>
  >
  followedBlogEntries?: Resolver<
    Maybe<ResolversTypes['BlogEntryConnection']>,
    ParentType,
    ContextType,
    RequireFields<ViewerFollowedBlogEntriesArgs, 'byActivity'>
  >
  blogEntriesOfFollowedAuthors?: Resolver<
    Maybe<ResolversTypes['BlogEntryConnection']>,
    ParentType,
    ContextType,
    RequireFields<ViewerBlogEntriesOfFollowedAuthorsArgs, 'byActivity'>
  >
  hiddenBlogEntries?: Resolver<
    Maybe<ResolversTypes['BlogEntryConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerHiddenBlogEntriesArgs>
  >
  followedBlogAuthors?: Resolver<
    Maybe<ResolversTypes['BlogAuthorConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerFollowedBlogAuthorsArgs>
  >
  hiddenBlogAuthors?: Resolver<
    Maybe<ResolversTypes['BlogAuthorConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerHiddenBlogAuthorsArgs>
  >
  blogFollowers?: Resolver<
    Maybe<ResolversTypes['BlogFollowerConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerBlogFollowersArgs>
  >
  blogDraft?: Resolver<
    Maybe<ResolversTypes['BlogDraft']>,
    ParentType,
    ContextType,
    RequireFields<ViewerBlogDraftArgs, 'legacyId'>
  >
  blogBan?: Resolver<Maybe<ResolversTypes['BlogBan']>, ParentType, ContextType>
  bonds?: Resolver<Maybe<ResolversTypes['BondConnection']>, ParentType, ContextType, Partial<ViewerBondsArgs>>
  darkAdmission?: Resolver<Maybe<ResolversTypes['DarkAdmission']>, ParentType, ContextType>
  darkProfile?: Resolver<Maybe<ResolversTypes['DarkProfile']>, ParentType, ContextType>
  redAlbums?: Resolver<Maybe<Array<ResolversTypes['Album']>>, ParentType, ContextType>
  darkApplications?: Resolver<
    Maybe<ResolversTypes['DarkApplicationConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerDarkApplicationsArgs>
  >
  discretion?: Resolver<Maybe<ResolversTypes['Discretion']>, ParentType, ContextType>
  debateDraft?: Resolver<
    Maybe<ResolversTypes['DebateDraft']>,
    ParentType,
    ContextType,
    RequireFields<ViewerDebateDraftArgs, 'legacyId'>
  >
  editableProfile?: Resolver<Maybe<ResolversTypes['EditableProfile']>, ParentType, ContextType>
  matchSettings?: Resolver<Maybe<ResolversTypes['MatchSettings']>, ParentType, ContextType>
  notificationSettings?: Resolver<Maybe<Array<ResolversTypes['NotificationSetting']>>, ParentType, ContextType>
  darkPersonRoles?: Resolver<Maybe<Array<ResolversTypes['DarkPersonRole']>>, ParentType, ContextType>
  relations?: Resolver<Maybe<Array<ResolversTypes['Relation']>>, ParentType, ContextType>
  waitingKinks?: Resolver<
    Maybe<ResolversTypes['WaitingKinkConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerWaitingKinksArgs>
  >
  lodgeInvitations?: Resolver<
    Maybe<ResolversTypes['LodgeMembershipConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerLodgeInvitationsArgs>
  >
  lodgeNotificationSettings?: Resolver<Maybe<ResolversTypes['LodgesNotificationSettings']>, ParentType, ContextType>
  lodges?: Resolver<Maybe<ResolversTypes['LodgeConnection']>, ParentType, ContextType, Partial<ViewerLodgesArgs>>
  deletedLodges?: Resolver<Maybe<Array<ResolversTypes['DeletedLodge']>>, ParentType, ContextType>
  lodgeDraft?: Resolver<
    Maybe<ResolversTypes['LodgeDraft']>,
    ParentType,
    ContextType,
    RequireFields<ViewerLodgeDraftArgs, 'legacyId'>
  >
  lodgeBan?: Resolver<Maybe<ResolversTypes['LodgeBan']>, ParentType, ContextType>
  conversations?: Resolver<
    Maybe<ResolversTypes['ConversationConnection']>,
    ParentType,
    ContextType,
    RequireFields<ViewerConversationsArgs, 'unread'>
  >
  menuConversations?: Resolver<
    Maybe<ResolversTypes['ConversationConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerMenuConversationsArgs>
  >
  correspondence?: Resolver<
    Maybe<ResolversTypes['Correspondence']>,
    ParentType,
    ContextType,
    RequireFields<ViewerCorrespondenceArgs, 'profileId'>
  >
  albums?: Resolver<Maybe<ResolversTypes['AlbumConnection']>, ParentType, ContextType, Partial<ViewerAlbumsArgs>>
  albumAccess?: Resolver<
    Maybe<ResolversTypes['AlbumPermissionConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerAlbumAccessArgs>
  >
  profilePictures?: Resolver<Maybe<Array<ResolversTypes['Picture']>>, ParentType, ContextType>
  fileArchive?: Resolver<
    Maybe<ResolversTypes['MediaConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerFileArchiveArgs>
  >
  fileArchiveItem?: Resolver<
    Maybe<ResolversTypes['Picture']>,
    ParentType,
    ContextType,
    RequireFields<ViewerFileArchiveItemArgs, 'legacyId'>
  >
  meetupFeedUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>
  membershipPackages?: Resolver<Maybe<Array<ResolversTypes['MembershipPackage']>>, ParentType, ContextType>
  membershipFeatures?: Resolver<Maybe<Array<ResolversTypes['MembershipFeature']>>, ParentType, ContextType>
  oneDayPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>
  specialOffer?: Resolver<
    Maybe<ResolversTypes['SpecialOffer']>,
    ParentType,
    ContextType,
    RequireFields<ViewerSpecialOfferArgs, 'legacyId'>
  >
  giftPackages?: Resolver<Maybe<Array<ResolversTypes['MembershipPackage']>>, ParentType, ContextType>
  blogsCuratedNotificationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  blogsNotificationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  eventAdminNotificationsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  lodgeAdminNotificationsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  newNotificationsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  newVisitsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  onlineFavoritesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  unreadMailCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  unreadTicketCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  notifications?: Resolver<
    Maybe<ResolversTypes['NotificationConnection']>,
    ParentType,
    ContextType,
    RequireFields<ViewerNotificationsArgs, 'tab'>
  >
  communityNews?: Resolver<Maybe<ResolversTypes['CommunityNews']>, ParentType, ContextType>
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<ViewerOrderArgs, 'legacyId'>>
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<ViewerOrdersArgs>>
  orderStory?: Resolver<
    Maybe<ResolversTypes['OrderStory']>,
    ParentType,
    ContextType,
    RequireFields<ViewerOrderStoryArgs, 'legacyId'>
  >
  takings?: Resolver<
    Maybe<Array<ResolversTypes['Taking']>>,
    ParentType,
    ContextType,
    RequireFields<ViewerTakingsArgs, 'from' | 'to'>
  >
  paymentDifferences?: Resolver<
    Maybe<Array<ResolversTypes['PaymentDifference']>>,
    ParentType,
    ContextType,
    RequireFields<ViewerPaymentDifferencesArgs, 'from' | 'to'>
  >
  quickScorPromotion?: Resolver<Maybe<ResolversTypes['QuickScorPromotion']>, ParentType, ContextType>
  searchPromotion?: Resolver<Maybe<ResolversTypes['SearchPromotion']>, ParentType, ContextType>
  birthdayWishes?: Resolver<Maybe<ResolversTypes['BirthdayWishes']>, ParentType, ContextType>
  favourites?: Resolver<
    Maybe<ResolversTypes['ProfileConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerFavouritesArgs>
  >
  onlineFavourites?: Resolver<Maybe<Array<ResolversTypes['Profile']>>, ParentType, ContextType>
  visitors?: Resolver<
    Maybe<ResolversTypes['VisitConnection']>,
    ParentType,
    ContextType,
    RequireFields<ViewerVisitorsArgs, 'range'>
  >
  menuVisits?: Resolver<
    Maybe<ResolversTypes['VisitConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerMenuVisitsArgs>
  >
  notes?: Resolver<
    Maybe<ResolversTypes['NoteConnection']>,
    ParentType,
    ContextType,
    RequireFields<ViewerNotesArgs, 'sort'>
  >
  blacklist?: Resolver<
    Maybe<ResolversTypes['BlockedProfileConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerBlacklistArgs>
  >
  taggedProfiles?: Resolver<
    Maybe<ResolversTypes['ProfileConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerTaggedProfilesArgs>
  >
  onlineTagged?: Resolver<
    Maybe<ResolversTypes['ProfileConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerOnlineTaggedArgs>
  >
  quickScorAds?: Resolver<
    Maybe<ResolversTypes['QuickScorAdConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerQuickScorAdsArgs>
  >
  reports?: Resolver<Maybe<ResolversTypes['ReportConnection']>, ParentType, ContextType, Partial<ViewerReportsArgs>>
  possibleMatches?: Resolver<
    Maybe<ResolversTypes['PossibleMatchConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerPossibleMatchesArgs>
  >
  savedSearches?: Resolver<Maybe<Array<ResolversTypes['SavedSearch']>>, ParentType, ContextType>
  savedSearch?: Resolver<
    Maybe<ResolversTypes['SavedSearch']>,
    ParentType,
    ContextType,
    RequireFields<ViewerSavedSearchArgs, 'legacyId'>
  >
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>
  staffTickets?: Resolver<
    Maybe<ResolversTypes['StaffTicketConnection']>,
    ParentType,
    ContextType,
    Partial<ViewerStaffTicketsArgs>
  >
  ticketFigures?: Resolver<Maybe<ResolversTypes['TicketFigures']>, ParentType, ContextType>
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, Partial<ViewerTicketsArgs>>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type OwnPersonResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OwnPerson'] = ResolversParentTypes['OwnPerson'],
> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>
  birthday?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  weight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type AccountSettingsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AccountSettings'] = ResolversParentTypes['AccountSettings'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>
  languages?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>
  isShownOnFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isPlaceShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isShownInBirthdays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type SessionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isRemembered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type TermsStateResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TermsState'] = ResolversParentTypes['TermsState'],
> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPrivacyConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type TagResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BanTypeResolvers = EnumResolverSignature<{ BLOGS?: any; CREATE_LODGES?: any }, ResolversTypes['BanType']>

export type SetBanPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetBanPayload'] = ResolversParentTypes['SetBanPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ImpersonatePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ImpersonatePayload'] = ResolversParentTypes['ImpersonatePayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type StopImpersonatingPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StopImpersonatingPayload'] =
    ResolversParentTypes['StopImpersonatingPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ImpersonationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Impersonation'] = ResolversParentTypes['Impersonation'],
> = {
  adminName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  admin?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  profileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
}

export type StaffProfileResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StaffProfile'] = ResolversParentTypes['StaffProfile'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>
  roleLevel?: Resolver<ResolversTypes['RoleLevel'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  area?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type StaffProfileConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StaffProfileConnection'] = ResolversParentTypes['StaffProfileConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['StaffProfileEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type StaffProfileEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StaffProfileEdge'] = ResolversParentTypes['StaffProfileEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['StaffProfile'], ParentType, ContextType>
}

export type ImpersonationConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ImpersonationConnection'] = ResolversParentTypes['ImpersonationConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ImpersonationEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type ImpersonationEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ImpersonationEdge'] = ResolversParentTypes['ImpersonationEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Impersonation'], ParentType, ContextType>
}

export type ProfileResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile'],
> = {
  blogAuthor?: Resolver<Maybe<ResolversTypes['BlogAuthor']>, ParentType, ContextType>
  bonds?: Resolver<Maybe<ResolversTypes['BondConnection']>, ParentType, ContextType, Partial<ProfileBondsArgs>>
  kinks?: Resolver<Maybe<Array<ResolversTypes['ProfileKink']>>, ParentType, ContextType>
  lodges?: Resolver<
    Maybe<ResolversTypes['ProfileLodgeConnection']>,
    ParentType,
    ContextType,
    RequireFields<ProfileLodgesArgs, 'order'>
  >
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  persons?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>
  area?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isValidated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isTagged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  text?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>
  textMedia?: Resolver<Maybe<Array<ResolversTypes['Media']>>, ParentType, ContextType>
  matchWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  seeks?: Resolver<Maybe<ResolversTypes['MatchSettings']>, ParentType, ContextType>
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>
  lastOnlineOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  visitCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  pictureCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  videoCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  albumCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  guestbookCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  viewerNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  viewerTags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  media?: Resolver<Maybe<ResolversTypes['MediaConnection']>, ParentType, ContextType, Partial<ProfileMediaArgs>>
  albums?: Resolver<Maybe<ResolversTypes['AlbumConnection']>, ParentType, ContextType, Partial<ProfileAlbumsArgs>>
  relations?: Resolver<
    Maybe<ResolversTypes['RelationConnection']>,
    ParentType,
    ContextType,
    Partial<ProfileRelationsArgs>
  >
  guestbook?: Resolver<
    Maybe<ResolversTypes['GuestbookEntryConnection']>,
    ParentType,
    ContextType,
    Partial<ProfileGuestbookArgs>
  >
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<ProfileLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type FollowableResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Followable'] = ResolversParentTypes['Followable'],
> = {
  __resolveType: TypeResolveFn<'BlogEntry' | 'BlogAuthor' | 'DebateEntry', ParentType, ContextType>
}

export type HideableResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Hideable'] = ResolversParentTypes['Hideable'],
> = {
  __resolveType: TypeResolveFn<'BlogEntry' | 'BlogAuthor', ParentType, ContextType>
}

export type BlogPeriodResolvers = EnumResolverSignature<
  { ALL?: any; WEEK?: any; TWO_WEEKS?: any; MONTH?: any },
  ResolversTypes['BlogPeriod']
>

export type BlogEntryStatusResolvers = EnumResolverSignature<
  { DRAFT?: any; PUBLISHED?: any },
  ResolversTypes['BlogEntryStatus']
>

export type BlogEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogEntry'] = ResolversParentTypes['BlogEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  author?: Resolver<ResolversTypes['BlogAuthor'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>
  media?: Resolver<Maybe<Array<ResolversTypes['Media']>>, ParentType, ContextType>
  readMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  cover?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  tags?: Resolver<Array<ResolversTypes['BlogTag']>, ParentType, ContextType>
  status?: Resolver<ResolversTypes['BlogEntryStatus'], ParentType, ContextType>
  isDark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  audience?: Resolver<Array<ResolversTypes['Audience']>, ParentType, ContextType>
  hasCommentsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  lastCommentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  readCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  comments?: Resolver<
    Maybe<ResolversTypes['CommentConnection']>,
    ParentType,
    ContextType,
    RequireFields<BlogEntryCommentsArgs, 'layered'>
  >
  viewerReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  newCommentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  viewerIsFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerHasHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isCurated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  previous?: Resolver<Maybe<ResolversTypes['BlogEntry']>, ParentType, ContextType>
  next?: Resolver<Maybe<ResolversTypes['BlogEntry']>, ParentType, ContextType>
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<BlogEntryLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BlogEntryConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogEntryConnection'] = ResolversParentTypes['BlogEntryConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['BlogEntryEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type BlogEntryEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogEntryEdge'] = ResolversParentTypes['BlogEntryEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['BlogEntry'], ParentType, ContextType>
}

export type BlogSearchConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogSearchConnection'] = ResolversParentTypes['BlogSearchConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['BlogSearchEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type BlogSearchEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogSearchEdge'] = ResolversParentTypes['BlogSearchEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['BlogEntry'], ParentType, ContextType>
  title?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType>
  excerpt?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType>
}

export type HighlightResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Highlight'] = ResolversParentTypes['Highlight'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type BlogCommentResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogComment'] = ResolversParentTypes['BlogComment'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  entry?: Resolver<Maybe<ResolversTypes['BlogEntry']>, ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  mentions?: Resolver<Array<ResolversTypes['Mention']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  replies?: Resolver<Array<ResolversTypes['BlogComment']>, ParentType, ContextType>
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<BlogCommentLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BlogAuthorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogAuthor'] = ResolversParentTypes['BlogAuthor'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  viewerIsFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerHasHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  entries?: Resolver<
    Maybe<ResolversTypes['BlogEntryConnection']>,
    ParentType,
    ContextType,
    Partial<BlogAuthorEntriesArgs>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BlogAuthorConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogAuthorConnection'] = ResolversParentTypes['BlogAuthorConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['BlogAuthorEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type BlogAuthorEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogAuthorEdge'] = ResolversParentTypes['BlogAuthorEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['BlogAuthor'], ParentType, ContextType>
}

export type BlogFollowerConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogFollowerConnection'] = ResolversParentTypes['BlogFollowerConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['BlogFollowerEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type BlogFollowerEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogFollowerEdge'] = ResolversParentTypes['BlogFollowerEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type BlogTagResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogTag'] = ResolversParentTypes['BlogTag'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BlogTagCountResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogTagCount'] = ResolversParentTypes['BlogTagCount'],
> = {
  tag?: Resolver<ResolversTypes['BlogTag'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type BlogTagsAndAuthorsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogTagsAndAuthors'] = ResolversParentTypes['BlogTagsAndAuthors'],
> = {
  tags?: Resolver<Array<ResolversTypes['BlogTagCount']>, ParentType, ContextType>
  authors?: Resolver<Array<ResolversTypes['BlogAuthor']>, ParentType, ContextType>
}

export type KinksWithBlogTagsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['KinksWithBlogTags'] = ResolversParentTypes['KinksWithBlogTags'],
> = {
  kinks?: Resolver<Array<ResolversTypes['Kink']>, ParentType, ContextType>
  tags?: Resolver<Array<ResolversTypes['BlogTag']>, ParentType, ContextType>
}

export type BlogBanResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogBan'] = ResolversParentTypes['BlogBan'],
> = {
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
}

export type BlogDraftResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogDraft'] = ResolversParentTypes['BlogDraft'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  audience?: Resolver<Array<ResolversTypes['Audience']>, ParentType, ContextType>
  hasCommentsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['BlogEntryStatus'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isDark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SaveBlogEntryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveBlogEntryPayload'] = ResolversParentTypes['SaveBlogEntryPayload'],
> = {
  saved?: Resolver<Maybe<ResolversTypes['SavedBlogEntry']>, ParentType, ContextType>
  entry?: Resolver<Maybe<ResolversTypes['BlogEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SavedBlogEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SavedBlogEntry'] = ResolversParentTypes['SavedBlogEntry'],
> = {
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['BlogEntryStatus'], ParentType, ContextType>
}

export type DiscardBlogEntryChangesPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DiscardBlogEntryChangesPayload'] =
    ResolversParentTypes['DiscardBlogEntryChangesPayload'],
> = {
  draft?: Resolver<Maybe<ResolversTypes['BlogDraft']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteBlogEntryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteBlogEntryPayload'] = ResolversParentTypes['DeleteBlogEntryPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MarkBlogEntryAsReadPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkBlogEntryAsReadPayload'] =
    ResolversParentTypes['MarkBlogEntryAsReadPayload'],
> = {
  entry?: Resolver<Maybe<ResolversTypes['BlogEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MarkBlogListAsReadPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkBlogListAsReadPayload'] =
    ResolversParentTypes['MarkBlogListAsReadPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetCuratedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetCuratedPayload'] = ResolversParentTypes['SetCuratedPayload'],
> = {
  entry?: Resolver<Maybe<ResolversTypes['BlogEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetFollowingPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetFollowingPayload'] = ResolversParentTypes['SetFollowingPayload'],
> = {
  item?: Resolver<Maybe<ResolversTypes['Followable']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetHiddenPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetHiddenPayload'] = ResolversParentTypes['SetHiddenPayload'],
> = {
  item?: Resolver<Maybe<ResolversTypes['Hideable']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BlogNotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogNotification'] = ResolversParentTypes['BlogNotification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  entryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  entry?: Resolver<Maybe<ResolversTypes['BlogEntry']>, ParentType, ContextType>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  comment?: Resolver<Maybe<ResolversTypes['BlogComment']>, ParentType, ContextType>
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BondRoleResolvers = EnumResolverSignature<
  { FRIEND?: any; LOVER?: any; PLAYMATE?: any; DOMINANT?: any; SUBMISSIVE?: any; MENTOR?: any; APPRENTICE?: any },
  ResolversTypes['BondRole']
>

export type BondStatusResolvers = EnumResolverSignature<
  { REQUESTED?: any; ACCEPTED?: any },
  ResolversTypes['BondStatus']
>

export type BondResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Bond'] = ResolversParentTypes['Bond'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  role?: Resolver<ResolversTypes['BondRole'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['BondStatus'], ParentType, ContextType>
  isRequestedByOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  proposedRole?: Resolver<Maybe<ResolversTypes['BondRole']>, ParentType, ContextType>
  isProposedByOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BondConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BondConnection'] = ResolversParentTypes['BondConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['BondEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type BondEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BondEdge'] = ResolversParentTypes['BondEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Bond'], ParentType, ContextType>
}

export type RequestBondPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RequestBondPayload'] = ResolversParentTypes['RequestBondPayload'],
> = {
  bond?: Resolver<Maybe<ResolversTypes['Bond']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AnswerBondPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AnswerBondPayload'] = ResolversParentTypes['AnswerBondPayload'],
> = {
  bond?: Resolver<Maybe<ResolversTypes['Bond']>, ParentType, ContextType>
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ChangeBondRolePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChangeBondRolePayload'] = ResolversParentTypes['ChangeBondRolePayload'],
> = {
  bond?: Resolver<Maybe<ResolversTypes['Bond']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ShowBondPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ShowBondPayload'] = ResolversParentTypes['ShowBondPayload'],
> = {
  bond?: Resolver<Maybe<ResolversTypes['Bond']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteBondPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteBondPayload'] = ResolversParentTypes['DeleteBondPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CommentableResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Commentable'] = ResolversParentTypes['Commentable'],
> = {
  __resolveType: TypeResolveFn<'BlogEntry' | 'DebateEntry' | 'Meetup', ParentType, ContextType>
}

export type CommentResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment'],
> = {
  __resolveType: TypeResolveFn<'BlogComment' | 'DebateComment' | 'MeetupComment', ParentType, ContextType>
}

export type MentionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Mention'] = ResolversParentTypes['Mention'],
> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type CommentConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['CommentEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type CommentEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>
}

export type AddCommentPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddCommentPayload'] = ResolversParentTypes['AddCommentPayload'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>
  commentEdge?: Resolver<Maybe<ResolversTypes['CommentEdge']>, ParentType, ContextType>
  parent?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>
  item?: Resolver<Maybe<ResolversTypes['Commentable']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EditCommentPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EditCommentPayload'] = ResolversParentTypes['EditCommentPayload'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteCommentPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>
  item?: Resolver<Maybe<ResolversTypes['Commentable']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ContestResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Contest'] = ResolversParentTypes['Contest'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  rules?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerEntry?: Resolver<Maybe<ResolversTypes['ContestEntry']>, ParentType, ContextType>
  viewerVote?: Resolver<Maybe<ResolversTypes['ContestEntry']>, ParentType, ContextType>
  entries?: Resolver<
    Maybe<ResolversTypes['ContestEntryConnection']>,
    ParentType,
    ContextType,
    Partial<ContestEntriesArgs>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ContestEntryConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ContestEntryConnection'] = ResolversParentTypes['ContestEntryConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ContestEntryEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type ContestEntryEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ContestEntryEdge'] = ResolversParentTypes['ContestEntryEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['ContestEntry'], ParentType, ContextType>
}

export type ContestEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ContestEntry'] = ResolversParentTypes['ContestEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>
  votes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isViewers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type EnterContestPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EnterContestPayload'] = ResolversParentTypes['EnterContestPayload'],
> = {
  contest?: Resolver<Maybe<ResolversTypes['Contest']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type VoteInContestPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VoteInContestPayload'] = ResolversParentTypes['VoteInContestPayload'],
> = {
  contest?: Resolver<Maybe<ResolversTypes['Contest']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime'
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate'
}

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML'
}

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL'
}

export interface FileScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['File'], any> {
  name: 'File'
}

export type NodeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node'],
> = {
  __resolveType: TypeResolveFn<
    | 'Viewer'
    | 'Session'
    | 'Tag'
    | 'StaffProfile'
    | 'Profile'
    | 'BlogEntry'
    | 'BlogComment'
    | 'BlogAuthor'
    | 'BlogTag'
    | 'BlogDraft'
    | 'BlogNotification'
    | 'Bond'
    | 'Contest'
    | 'ContestEntry'
    | 'Lodge'
    | 'DebateCategory'
    | 'DebateEntry'
    | 'DebateComment'
    | 'DebateNotification'
    | 'DebateDraft'
    | 'Relation'
    | 'Kink'
    | 'LodgeAlbum'
    | 'LodgeMediaDecision'
    | 'LodgeMediaNotification'
    | 'Conversation'
    | 'LodgeMembership'
    | 'LodgeMemberNote'
    | 'LodgeActivity'
    | 'LodgeNotification'
    | 'LodgeCategory'
    | 'LodgeTag'
    | 'LodgeDraft'
    | 'TextMessage'
    | 'SystemMessage'
    | 'ReceiptMessage'
    | 'MembershipExpiryMessage'
    | 'AlbumAccessMessage'
    | 'VideoCallMessage'
    | 'VideoCallsMessage'
    | 'LoungeMessage'
    | 'BirthdayWishesMessage'
    | 'EventMessage'
    | 'LodgeMessage'
    | 'GroupChatMessage'
    | 'Album'
    | 'Picture'
    | 'Video'
    | 'MediaNotification'
    | 'AlbumNotification'
    | 'Meetup'
    | 'MeetupComment'
    | 'MeetupNotification'
    | 'SpecialOffer'
    | 'MembershipPackage'
    | 'OrderStory'
    | 'Order'
    | 'GuestbookEntry'
    | 'ProfileNotification'
    | 'ProfileView'
    | 'Person'
    | 'QuickScorAd'
    | 'Report'
    | 'SavedSearch'
    | 'FaqEntry'
    | 'GlossaryEntry'
    | 'BreakingNews'
    | 'Site'
    | 'Country'
    | 'CountryArea'
    | 'ContestStartSection'
    | 'ProfilesStartSection'
    | 'MatchesStartSection'
    | 'VisitsStartSection'
    | 'MediaStartSection'
    | 'BlogsStartSection'
    | 'LodgesStartSection'
    | 'ChatRoomsStartSection'
    | 'ChatRoom'
    | 'StaffTicket'
    | 'Ticket'
    | 'TicketMessage',
    ParentType,
    ContextType
  >
}

export type PageInfoResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo'],
> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type UserErrorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError'],
> = {
  __resolveType: TypeResolveFn<
    'InputError' | 'MembersOnlyError' | 'AccessError' | 'NotFoundError' | 'ConflictError' | 'RateLimitError',
    ParentType,
    ContextType
  >
}

export type InputErrorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['InputError'] = ResolversParentTypes['InputError'],
> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MembersOnlyErrorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MembersOnlyError'] = ResolversParentTypes['MembersOnlyError'],
> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  feature?: Resolver<ResolversTypes['FeatureCode'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type AccessErrorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AccessError'] = ResolversParentTypes['AccessError'],
> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type NotFoundErrorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NotFoundError'] = ResolversParentTypes['NotFoundError'],
> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ConflictErrorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConflictError'] = ResolversParentTypes['ConflictError'],
> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type RateLimitErrorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RateLimitError'] = ResolversParentTypes['RateLimitError'],
> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type FeatureCodeResolvers = EnumResolverSignature<
  {
    CREATE_BLOG?: any
    EDIT_BLOG?: any
    CREATE_LODGE?: any
    CREATE_LODGE_DEBATE_ENTRY?: any
    TAGGED_PROFILES?: any
    MEMBERS_ONLY?: any
    LOGIN_OLD_PROFILE?: any
    WRITE_MAIL?: any
  },
  ResolversTypes['FeatureCode']
>

export type SendHeartbeatPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SendHeartbeatPayload'] = ResolversParentTypes['SendHeartbeatPayload'],
> = {
  isUpToDate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DarkApplicationStatusResolvers = EnumResolverSignature<
  { WAITING?: any; MORE_ASKED?: any; APPROVED?: any; DECLINED?: any; WITHDRAWN?: any },
  ResolversTypes['DarkApplicationStatus']
>

export type DarkAdmissionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DarkAdmission'] = ResolversParentTypes['DarkAdmission'],
> = {
  darkStatus?: Resolver<Maybe<ResolversTypes['DarkStatus']>, ParentType, ContextType>
  status?: Resolver<Maybe<ResolversTypes['DarkApplicationStatus']>, ParentType, ContextType>
  appliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  againFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  missing?: Resolver<Array<ResolversTypes['DarkRequirement']>, ParentType, ContextType>
}

export type DarkProfileResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DarkProfile'] = ResolversParentTypes['DarkProfile'],
> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  lookingFor?: Resolver<Array<ResolversTypes['LookingFor']>, ParentType, ContextType>
  hasMainTexts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  persons?: Resolver<Array<ResolversTypes['DarkPerson']>, ParentType, ContextType>
}

export type DarkPersonResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DarkPerson'] = ResolversParentTypes['DarkPerson'],
> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>
  dominance?: Resolver<Maybe<ResolversTypes['Dominance']>, ParentType, ContextType>
}

export type DarkApplicationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DarkApplication'] = ResolversParentTypes['DarkApplication'],
> = {
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  ages?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>
  isValidated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  appliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  timesDeclined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type DarkApplicationConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DarkApplicationConnection'] =
    ResolversParentTypes['DarkApplicationConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['DarkApplicationEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type DarkApplicationEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DarkApplicationEdge'] = ResolversParentTypes['DarkApplicationEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['DarkApplication'], ParentType, ContextType>
}

export type ApplyForDarkPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ApplyForDarkPayload'] = ResolversParentTypes['ApplyForDarkPayload'],
> = {
  admission?: Resolver<Maybe<ResolversTypes['DarkAdmission']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ApplyForDarkAgainPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ApplyForDarkAgainPayload'] =
    ResolversParentTypes['ApplyForDarkAgainPayload'],
> = {
  admission?: Resolver<Maybe<ResolversTypes['DarkAdmission']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteDarkProfilePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteDarkProfilePayload'] =
    ResolversParentTypes['DeleteDarkProfilePayload'],
> = {
  admission?: Resolver<Maybe<ResolversTypes['DarkAdmission']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UpdateDarkProfilePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdateDarkProfilePayload'] =
    ResolversParentTypes['UpdateDarkProfilePayload'],
> = {
  darkProfile?: Resolver<Maybe<ResolversTypes['DarkProfile']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SaveDarkInformationPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveDarkInformationPayload'] =
    ResolversParentTypes['SaveDarkInformationPayload'],
> = {
  darkProfile?: Resolver<Maybe<ResolversTypes['DarkProfile']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DarkDecisionResolvers = EnumResolverSignature<
  { MORE_ASKED?: any; APPROVED?: any; DECLINED?: any },
  ResolversTypes['DarkDecision']
>

export type DecideDarkApplicationPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DecideDarkApplicationPayload'] =
    ResolversParentTypes['DecideDarkApplicationPayload'],
> = {
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DiscretionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Discretion'] = ResolversParentTypes['Discretion'],
> = {
  hasDiscreetTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasBlurredPictures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  awayMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type SaveDiscretionPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveDiscretionPayload'] = ResolversParentTypes['SaveDiscretionPayload'],
> = {
  discretion?: Resolver<Maybe<ResolversTypes['Discretion']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type LodgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Lodge'] = ResolversParentTypes['Lodge'],
> = {
  debateCategories?: Resolver<Maybe<Array<ResolversTypes['DebateCategory']>>, ParentType, ContextType>
  debateEntries?: Resolver<
    Maybe<ResolversTypes['DebateEntryConnection']>,
    ParentType,
    ContextType,
    RequireFields<LodgeDebateEntriesArgs, 'order'>
  >
  viewerDebateDrafts?: Resolver<
    Maybe<ResolversTypes['DebateEntryConnection']>,
    ParentType,
    ContextType,
    Partial<LodgeViewerDebateDraftsArgs>
  >
  albums?: Resolver<Maybe<ResolversTypes['LodgeAlbumConnection']>, ParentType, ContextType, Partial<LodgeAlbumsArgs>>
  waitingMedia?: Resolver<
    Maybe<ResolversTypes['MediaConnection']>,
    ParentType,
    ContextType,
    Partial<LodgeWaitingMediaArgs>
  >
  waitingMediaCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  members?: Resolver<
    Maybe<ResolversTypes['LodgeMembershipConnection']>,
    ParentType,
    ContextType,
    RequireFields<LodgeMembersArgs, 'order'>
  >
  managedMembers?: Resolver<
    Maybe<ResolversTypes['LodgeMemberManagementConnection']>,
    ParentType,
    ContextType,
    RequireFields<LodgeManagedMembersArgs, 'order'>
  >
  requests?: Resolver<
    Maybe<ResolversTypes['LodgeMembershipConnection']>,
    ParentType,
    ContextType,
    Partial<LodgeRequestsArgs>
  >
  requestCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  invitations?: Resolver<
    Maybe<ResolversTypes['LodgeMembershipConnection']>,
    ParentType,
    ContextType,
    Partial<LodgeInvitationsArgs>
  >
  blockedProfiles?: Resolver<
    Maybe<ResolversTypes['LodgeMembershipConnection']>,
    ParentType,
    ContextType,
    Partial<LodgeBlockedProfilesArgs>
  >
  activities?: Resolver<
    Maybe<ResolversTypes['LodgeActivityConnection']>,
    ParentType,
    ContextType,
    Partial<LodgeActivitiesArgs>
  >
  viewerMembership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewerIsVisible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  notificationSettings?: Resolver<Maybe<ResolversTypes['LodgeNotificationSettings']>, ParentType, ContextType>
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>
  rules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  cover?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  category?: Resolver<Maybe<ResolversTypes['LodgeCategory']>, ParentType, ContextType>
  kinks?: Resolver<Array<ResolversTypes['Kink']>, ParentType, ContextType>
  tags?: Resolver<Array<ResolversTypes['LodgeTag']>, ParentType, ContextType>
  place?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isDark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  access?: Resolver<ResolversTypes['LodgeAccess'], ParentType, ContextType>
  owner?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  ownerlessSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  activeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  hasPublicDebates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPublicMeetups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPublicMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPublicMembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  debateAudience?: Resolver<Maybe<ResolversTypes['LodgeAudience']>, ParentType, ContextType>
  meetupAudience?: Resolver<Maybe<ResolversTypes['LodgeAudience']>, ParentType, ContextType>
  albumAudience?: Resolver<Maybe<ResolversTypes['LodgeAudience']>, ParentType, ContextType>
  hasMediaApproval?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  viewerRole?: Resolver<Maybe<ResolversTypes['LodgeRole']>, ParentType, ContextType>
  viewerRequestStatus?: Resolver<Maybe<ResolversTypes['LodgeRequestStatus']>, ParentType, ContextType>
  viewerInvitationStatus?: Resolver<Maybe<ResolversTypes['LodgeInvitationStatus']>, ParentType, ContextType>
  viewerVisitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  newMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  newDebateEntryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  newMeetupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  newMediaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  viewerCanSeeInside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanTakePart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanStartTopic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanCreateMeetup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanCreateAlbum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanAddMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanInvite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanAnnounce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanManageMembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanDecideRequests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanBlockProfiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanAcceptMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanManageMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanManageCategories?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanModerateDebates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanManageMeetups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanEditLodge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanSetAssistants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanSetCoOwners?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanPassOwnership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanReleaseOwnership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanDeleteLodge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  meetups?: Resolver<Maybe<ResolversTypes['MeetupConnection']>, ParentType, ContextType, Partial<LodgeMeetupsArgs>>
  meetupsOn?: Resolver<
    Maybe<ResolversTypes['MeetupConnection']>,
    ParentType,
    ContextType,
    RequireFields<LodgeMeetupsOnArgs, 'day'>
  >
  meetupMonth?: Resolver<
    Maybe<ResolversTypes['MeetupMonth']>,
    ParentType,
    ContextType,
    RequireFields<LodgeMeetupMonthArgs, 'day'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type DebateEntryStatusResolvers = EnumResolverSignature<
  { DRAFT?: any; PUBLISHED?: any },
  ResolversTypes['DebateEntryStatus']
>

export type DebateCategoryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DebateCategory'] = ResolversParentTypes['DebateCategory'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  newEntryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  latestEntry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  entries?: Resolver<
    Maybe<ResolversTypes['DebateEntryConnection']>,
    ParentType,
    ContextType,
    RequireFields<DebateCategoryEntriesArgs, 'order'>
  >
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type DebateEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DebateEntry'] = ResolversParentTypes['DebateEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  category?: Resolver<Maybe<ResolversTypes['DebateCategory']>, ParentType, ContextType>
  author?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>
  media?: Resolver<Maybe<Array<ResolversTypes['Media']>>, ParentType, ContextType>
  status?: Resolver<ResolversTypes['DebateEntryStatus'], ParentType, ContextType>
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  lastCommentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  hasCommentsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  comments?: Resolver<
    Maybe<ResolversTypes['CommentConnection']>,
    ParentType,
    ContextType,
    RequireFields<DebateEntryCommentsArgs, 'layered'>
  >
  viewerReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  newCommentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  viewerIsFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanModerate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanMove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<DebateEntryLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type DebateEntryConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DebateEntryConnection'] = ResolversParentTypes['DebateEntryConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['DebateEntryEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type DebateEntryEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DebateEntryEdge'] = ResolversParentTypes['DebateEntryEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['DebateEntry'], ParentType, ContextType>
}

export type DebateCommentResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DebateComment'] = ResolversParentTypes['DebateComment'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  entry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  mentions?: Resolver<Array<ResolversTypes['Mention']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  replies?: Resolver<Array<ResolversTypes['DebateComment']>, ParentType, ContextType>
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<DebateCommentLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type DebateNotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DebateNotification'] = ResolversParentTypes['DebateNotification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  entryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  entry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  comment?: Resolver<Maybe<ResolversTypes['DebateComment']>, ParentType, ContextType>
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type DebateDraftResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DebateDraft'] = ResolversParentTypes['DebateDraft'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>
  status?: Resolver<ResolversTypes['DebateEntryStatus'], ParentType, ContextType>
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SavedDebateEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SavedDebateEntry'] = ResolversParentTypes['SavedDebateEntry'],
> = {
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['DebateEntryStatus'], ParentType, ContextType>
}

export type CreateDebateEntryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateDebateEntryPayload'] =
    ResolversParentTypes['CreateDebateEntryPayload'],
> = {
  saved?: Resolver<Maybe<ResolversTypes['SavedDebateEntry']>, ParentType, ContextType>
  entry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EditDebateEntryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EditDebateEntryPayload'] = ResolversParentTypes['EditDebateEntryPayload'],
> = {
  saved?: Resolver<Maybe<ResolversTypes['SavedDebateEntry']>, ParentType, ContextType>
  entry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DiscardDebateEntryChangesPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DiscardDebateEntryChangesPayload'] =
    ResolversParentTypes['DiscardDebateEntryChangesPayload'],
> = {
  draft?: Resolver<Maybe<ResolversTypes['DebateDraft']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteDebateEntryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteDebateEntryPayload'] =
    ResolversParentTypes['DeleteDebateEntryPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MarkDebateEntryAsReadPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkDebateEntryAsReadPayload'] =
    ResolversParentTypes['MarkDebateEntryAsReadPayload'],
> = {
  entry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetDebateEntryLockedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetDebateEntryLockedPayload'] =
    ResolversParentTypes['SetDebateEntryLockedPayload'],
> = {
  entry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetDebateEntryPinnedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetDebateEntryPinnedPayload'] =
    ResolversParentTypes['SetDebateEntryPinnedPayload'],
> = {
  entry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MoveDebateEntryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MoveDebateEntryPayload'] = ResolversParentTypes['MoveDebateEntryPayload'],
> = {
  entry?: Resolver<Maybe<ResolversTypes['DebateEntry']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CreateDebateCategoryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateDebateCategoryPayload'] =
    ResolversParentTypes['CreateDebateCategoryPayload'],
> = {
  category?: Resolver<Maybe<ResolversTypes['DebateCategory']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EditDebateCategoryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EditDebateCategoryPayload'] =
    ResolversParentTypes['EditDebateCategoryPayload'],
> = {
  category?: Resolver<Maybe<ResolversTypes['DebateCategory']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteDebateCategoryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteDebateCategoryPayload'] =
    ResolversParentTypes['DeleteDebateCategoryPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  movedTo?: Resolver<Maybe<ResolversTypes['DebateCategory']>, ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SortDebateCategoriesPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SortDebateCategoriesPayload'] =
    ResolversParentTypes['SortDebateCategoriesPayload'],
> = {
  categories?: Resolver<Maybe<Array<ResolversTypes['DebateCategory']>>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EditableProfileResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EditableProfile'] = ResolversParentTypes['EditableProfile'],
> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
  textMedia?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>
  matchWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  countryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  area?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>
  persons?: Resolver<Array<ResolversTypes['EditablePerson']>, ParentType, ContextType>
}

export type EditablePersonResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EditablePerson'] = ResolversParentTypes['EditablePerson'],
> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>
  birthday?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  facts?: Resolver<ResolversTypes['PersonFacts'], ParentType, ContextType>
}

export type NotificationDeliveryResolvers = EnumResolverSignature<
  { SHOW_POPUP?: any; PLAY_AUDIO?: any; SEND_EMAIL?: any; SEND_PUSH?: any },
  ResolversTypes['NotificationDelivery']
>

export type NotificationTopicResolvers = EnumResolverSignature<
  {
    VISIT?: any
    FAVOURITE?: any
    FAVOURITE_ONLINE?: any
    LIKE?: any
    GUESTBOOK_ENTRY?: any
    RELATION_REQUEST?: any
    ALBUM_REQUEST?: any
    MAIL?: any
    GROUP_CHAT?: any
    BLOG_COMMENT?: any
    COMMENT_REPLY?: any
    MENTION?: any
    FOLLOWED_AUTHOR_ENTRY?: any
    FOLLOWED_ENTRY_COMMENT?: any
    NEW_FOLLOWER?: any
    DEBATE_COMMENT?: any
    FOLLOWED_DEBATE_COMMENT?: any
    MEETUP_COMMENT?: any
    MEETUP_PLACE?: any
    MEETUP_REMINDER?: any
    MEETUP_CHANGED?: any
    MEETUP_CANCELLED?: any
    LODGE_MEDIA_ACCEPTED?: any
    LODGE_MEDIA_REJECTED?: any
    LODGE_REQUEST?: any
    LODGE_REQUEST_APPROVED?: any
    LODGE_REQUEST_DECLINED?: any
    LODGE_INVITATION?: any
    LODGE_ROLE?: any
    BOND_REQUEST?: any
    BOND_ACCEPTED?: any
    BOND_ROLE_CHANGE?: any
    BOND_DELETED?: any
  },
  ResolversTypes['NotificationTopic']
>

export type NotificationSettingResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting'],
> = {
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  delivery?: Resolver<Array<ResolversTypes['NotificationDelivery']>, ParentType, ContextType>
}

export type DarkPersonRoleResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DarkPersonRole'] = ResolversParentTypes['DarkPersonRole'],
> = {
  role?: Resolver<ResolversTypes['Dominance'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type UpdateProfilePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload'],
> = {
  editableProfile?: Resolver<Maybe<ResolversTypes['EditableProfile']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UpdatePersonBirthdayPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdatePersonBirthdayPayload'] =
    ResolversParentTypes['UpdatePersonBirthdayPayload'],
> = {
  person?: Resolver<Maybe<ResolversTypes['OwnPerson']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ConvertToCouplePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConvertToCouplePayload'] = ResolversParentTypes['ConvertToCouplePayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ConvertToSinglePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConvertToSinglePayload'] = ResolversParentTypes['ConvertToSinglePayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SwapPersonsPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SwapPersonsPayload'] = ResolversParentTypes['SwapPersonsPayload'],
> = {
  editableProfile?: Resolver<Maybe<ResolversTypes['EditableProfile']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetNotificationDeliveryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetNotificationDeliveryPayload'] =
    ResolversParentTypes['SetNotificationDeliveryPayload'],
> = {
  settings?: Resolver<Maybe<Array<ResolversTypes['NotificationSetting']>>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SaveMatchSettingsPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveMatchSettingsPayload'] =
    ResolversParentTypes['SaveMatchSettingsPayload'],
> = {
  matchSettings?: Resolver<Maybe<ResolversTypes['MatchSettings']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RelationTypeResolvers = EnumResolverSignature<
  { PARTNER?: any; LOVER?: any; FRIEND?: any },
  ResolversTypes['RelationType']
>

export type RelationStatusResolvers = EnumResolverSignature<
  { REQUESTED?: any; ACCEPTED?: any },
  ResolversTypes['RelationStatus']
>

export type RelationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Relation'] = ResolversParentTypes['Relation'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['RelationType'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['RelationStatus'], ParentType, ContextType>
  isRequestedByOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type RelationConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RelationConnection'] = ResolversParentTypes['RelationConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['RelationEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type RelationEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RelationEdge'] = ResolversParentTypes['RelationEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Relation'], ParentType, ContextType>
}

export type RequestRelationPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RequestRelationPayload'] = ResolversParentTypes['RequestRelationPayload'],
> = {
  relation?: Resolver<Maybe<ResolversTypes['Relation']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AnswerRelationPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AnswerRelationPayload'] = ResolversParentTypes['AnswerRelationPayload'],
> = {
  relations?: Resolver<Maybe<Array<ResolversTypes['Relation']>>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteRelationPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteRelationPayload'] = ResolversParentTypes['DeleteRelationPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AddUsedEmojiPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddUsedEmojiPayload'] = ResolversParentTypes['AddUsedEmojiPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type KinkLevelResolvers = EnumResolverSignature<
  { LIKE?: any; CURIOUS?: any; NO?: any },
  ResolversTypes['KinkLevel']
>

export type KinkItemTypeResolvers = EnumResolverSignature<
  { PROFILE?: any; MEDIA?: any; BLOG_ENTRY?: any; LODGE?: any },
  ResolversTypes['KinkItemType']
>

export type KinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Kink'] = ResolversParentTypes['Kink'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isCustom?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  isWaiting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  profileCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  viewerLevel?: Resolver<Maybe<ResolversTypes['KinkLevel']>, ParentType, ContextType>
  viewerHasPrivate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type KinkConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['KinkConnection'] = ResolversParentTypes['KinkConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['KinkEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type KinkEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['KinkEdge'] = ResolversParentTypes['KinkEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Kink'], ParentType, ContextType>
}

export type ProfileKinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfileKink'] = ResolversParentTypes['ProfileKink'],
> = {
  kink?: Resolver<ResolversTypes['Kink'], ParentType, ContextType>
  level?: Resolver<ResolversTypes['KinkLevel'], ParentType, ContextType>
  isCommon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type KinkItemResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['KinkItem'] = ResolversParentTypes['KinkItem'],
> = {
  item?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>
}

export type KinkItemConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['KinkItemConnection'] = ResolversParentTypes['KinkItemConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['KinkItemEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type KinkItemEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['KinkItemEdge'] = ResolversParentTypes['KinkItemEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['KinkItem'], ParentType, ContextType>
}

export type WaitingKinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['WaitingKink'] = ResolversParentTypes['WaitingKink'],
> = {
  kink?: Resolver<ResolversTypes['Kink'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type WaitingKinkConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['WaitingKinkConnection'] = ResolversParentTypes['WaitingKinkConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['WaitingKinkEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type WaitingKinkEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['WaitingKinkEdge'] = ResolversParentTypes['WaitingKinkEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['WaitingKink'], ParentType, ContextType>
}

export type SetProfileKinksPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetProfileKinksPayload'] = ResolversParentTypes['SetProfileKinksPayload'],
> = {
  kinks?: Resolver<Maybe<Array<ResolversTypes['ProfileKink']>>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CreateKinkPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateKinkPayload'] = ResolversParentTypes['CreateKinkPayload'],
> = {
  kink?: Resolver<Maybe<ResolversTypes['ProfileKink']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DecideKinkPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DecideKinkPayload'] = ResolversParentTypes['DecideKinkPayload'],
> = {
  kinkId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SubscriptionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  liveEvents?: SubscriptionResolver<ResolversTypes['LiveEvent'], 'liveEvents', ParentType, ContextType>
  notificationCountsChanged?: SubscriptionResolver<
    ResolversTypes['NotificationCounts'],
    'notificationCountsChanged',
    ParentType,
    ContextType
  >
  notificationAdded?: SubscriptionResolver<ResolversTypes['Notification'], 'notificationAdded', ParentType, ContextType>
  messageAdded?: SubscriptionResolver<
    ResolversTypes['Message'],
    'messageAdded',
    ParentType,
    ContextType,
    RequireFields<SubscriptionMessageAddedArgs, 'conversationId'>
  >
  conversationChanged?: SubscriptionResolver<
    ResolversTypes['Conversation'],
    'conversationChanged',
    ParentType,
    ContextType
  >
  commentsChanged?: SubscriptionResolver<
    ResolversTypes['CommentsChange'],
    'commentsChanged',
    ParentType,
    ContextType,
    RequireFields<SubscriptionCommentsChangedArgs, 'id'>
  >
}

export type CommentsChangeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CommentsChange'] = ResolversParentTypes['CommentsChange'],
> = {
  item?: Resolver<ResolversTypes['Commentable'], ParentType, ContextType>
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
}

export type LiveEventResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LiveEvent'] = ResolversParentTypes['LiveEvent'],
> = {
  __resolveType: TypeResolveFn<
    'LiveMessage' | 'LiveConversation' | 'LiveTyping' | 'LiveNews' | 'LiveTicket' | 'LiveCounts' | 'LiveResync',
    ParentType,
    ContextType
  >
}

export type LiveMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LiveMessage'] = ResolversParentTypes['LiveMessage'],
> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>
  messageEdge?: Resolver<ResolversTypes['MessageEdge'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LiveConversationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LiveConversation'] = ResolversParentTypes['LiveConversation'],
> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LiveTypingResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LiveTyping'] = ResolversParentTypes['LiveTyping'],
> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LiveNewsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LiveNews'] = ResolversParentTypes['LiveNews'],
> = {
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LiveTicketResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LiveTicket'] = ResolversParentTypes['LiveTicket'],
> = {
  ticketId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LiveCountsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LiveCounts'] = ResolversParentTypes['LiveCounts'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LiveResyncResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LiveResync'] = ResolversParentTypes['LiveResync'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeMediaStatusResolvers = EnumResolverSignature<
  { WAITING?: any; ACCEPTED?: any },
  ResolversTypes['LodgeMediaStatus']
>

export type LodgeAlbumResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeAlbum'] = ResolversParentTypes['LodgeAlbum'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  mediaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  cover?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  media?: Resolver<Maybe<ResolversTypes['MediaConnection']>, ParentType, ContextType, Partial<LodgeAlbumMediaArgs>>
  viewerCanAddMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeAlbumConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeAlbumConnection'] = ResolversParentTypes['LodgeAlbumConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['LodgeAlbumEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type LodgeAlbumEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeAlbumEdge'] = ResolversParentTypes['LodgeAlbumEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['LodgeAlbum'], ParentType, ContextType>
}

export type LodgeMediaDecisionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMediaDecision'] = ResolversParentTypes['LodgeMediaDecision'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  album?: Resolver<Maybe<ResolversTypes['LodgeAlbum']>, ParentType, ContextType>
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  mediaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeMediaNotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMediaNotification'] = ResolversParentTypes['LodgeMediaNotification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  decision?: Resolver<Maybe<ResolversTypes['LodgeMediaDecision']>, ParentType, ContextType>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CreateLodgeAlbumPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateLodgeAlbumPayload'] = ResolversParentTypes['CreateLodgeAlbumPayload'],
> = {
  album?: Resolver<Maybe<ResolversTypes['LodgeAlbum']>, ParentType, ContextType>
  albumEdge?: Resolver<Maybe<ResolversTypes['LodgeAlbumEdge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EditLodgeAlbumPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EditLodgeAlbumPayload'] = ResolversParentTypes['EditLodgeAlbumPayload'],
> = {
  album?: Resolver<Maybe<ResolversTypes['LodgeAlbum']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteLodgeAlbumPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteLodgeAlbumPayload'] = ResolversParentTypes['DeleteLodgeAlbumPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MoveLodgeMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MoveLodgeMediaPayload'] = ResolversParentTypes['MoveLodgeMediaPayload'],
> = {
  media?: Resolver<Maybe<Array<ResolversTypes['Media']>>, ParentType, ContextType>
  album?: Resolver<Maybe<ResolversTypes['LodgeAlbum']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteLodgeMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteLodgeMediaPayload'] = ResolversParentTypes['DeleteLodgeMediaPayload'],
> = {
  deletedMediaIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AcceptLodgeMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AcceptLodgeMediaPayload'] = ResolversParentTypes['AcceptLodgeMediaPayload'],
> = {
  media?: Resolver<Maybe<Array<ResolversTypes['Media']>>, ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RejectLodgeMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RejectLodgeMediaPayload'] = ResolversParentTypes['RejectLodgeMediaPayload'],
> = {
  deletedMediaIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type JoinLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['JoinLodgePayload'] = ResolversParentTypes['JoinLodgePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RequestLodgeMembershipPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RequestLodgeMembershipPayload'] =
    ResolversParentTypes['RequestLodgeMembershipPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type WithdrawLodgeRequestPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['WithdrawLodgeRequestPayload'] =
    ResolversParentTypes['WithdrawLodgeRequestPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RemoveLodgeRequestPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RemoveLodgeRequestPayload'] =
    ResolversParentTypes['RemoveLodgeRequestPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ApproveLodgeRequestPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ApproveLodgeRequestPayload'] =
    ResolversParentTypes['ApproveLodgeRequestPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeclineLodgeRequestPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeclineLodgeRequestPayload'] =
    ResolversParentTypes['DeclineLodgeRequestPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type InviteToLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['InviteToLodgePayload'] = ResolversParentTypes['InviteToLodgePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RejectLodgeInvitationPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RejectLodgeInvitationPayload'] =
    ResolversParentTypes['RejectLodgeInvitationPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type LeaveLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LeaveLodgePayload'] = ResolversParentTypes['LeaveLodgePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RemoveLodgeMemberPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RemoveLodgeMemberPayload'] =
    ResolversParentTypes['RemoveLodgeMemberPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BlockInLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlockInLodgePayload'] = ResolversParentTypes['BlockInLodgePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UnblockInLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UnblockInLodgePayload'] = ResolversParentTypes['UnblockInLodgePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetLodgeAssistantPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetLodgeAssistantPayload'] =
    ResolversParentTypes['SetLodgeAssistantPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetLodgeCoOwnerPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetLodgeCoOwnerPayload'] = ResolversParentTypes['SetLodgeCoOwnerPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type PassLodgeOwnershipPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PassLodgeOwnershipPayload'] =
    ResolversParentTypes['PassLodgeOwnershipPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ReleaseLodgeOwnershipPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReleaseLodgeOwnershipPayload'] =
    ResolversParentTypes['ReleaseLodgeOwnershipPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type TakeLodgeOwnershipPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TakeLodgeOwnershipPayload'] =
    ResolversParentTypes['TakeLodgeOwnershipPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetLodgeMembershipVisiblePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetLodgeMembershipVisiblePayload'] =
    ResolversParentTypes['SetLodgeMembershipVisiblePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  membership?: Resolver<Maybe<ResolversTypes['LodgeMembership']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AddLodgeMemberNotePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddLodgeMemberNotePayload'] =
    ResolversParentTypes['AddLodgeMemberNotePayload'],
> = {
  note?: Resolver<Maybe<ResolversTypes['LodgeMemberNote']>, ParentType, ContextType>
  noteEdge?: Resolver<Maybe<ResolversTypes['LodgeMemberNoteEdge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteLodgeMemberNotePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteLodgeMemberNotePayload'] =
    ResolversParentTypes['DeleteLodgeMemberNotePayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetLodgeNotificationDeliveryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetLodgeNotificationDeliveryPayload'] =
    ResolversParentTypes['SetLodgeNotificationDeliveryPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ResetLodgeNotificationSettingsPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ResetLodgeNotificationSettingsPayload'] =
    ResolversParentTypes['ResetLodgeNotificationSettingsPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetLodgeNotificationDefaultPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetLodgeNotificationDefaultPayload'] =
    ResolversParentTypes['SetLodgeNotificationDefaultPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ConversationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['ConversationKind'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  other?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  newestMembers?: Resolver<Array<ResolversTypes['Profile']>, ParentType, ContextType>
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  members?: Resolver<
    Maybe<ResolversTypes['ConversationMemberConnection']>,
    ParentType,
    ContextType,
    Partial<ConversationMembersArgs>
  >
  viewerIsOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerHasPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>
  lastMessageAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  otherReadUpTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  writeRefusal?: Resolver<Maybe<ResolversTypes['WriteRefusal']>, ParentType, ContextType>
  viewerHasAllowedVideoCalls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  otherHasAllowedVideoCalls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  messages?: Resolver<
    Maybe<ResolversTypes['MessageConnection']>,
    ParentType,
    ContextType,
    Partial<ConversationMessagesArgs>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeMemberSortResolvers = EnumResolverSignature<
  { LAST_JOINED?: any; ALPHABETICALLY?: any; RANK?: any },
  ResolversTypes['LodgeMemberSort']
>

export type LodgeMembershipResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMembership'] = ResolversParentTypes['LodgeMembership'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  role?: Resolver<Maybe<ResolversTypes['LodgeRole']>, ParentType, ContextType>
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  requestStatus?: Resolver<Maybe<ResolversTypes['LodgeRequestStatus']>, ParentType, ContextType>
  requestText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  invitationStatus?: Resolver<Maybe<ResolversTypes['LodgeInvitationStatus']>, ParentType, ContextType>
  invitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  invitedBy?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  blockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  mayRequestFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  notes?: Resolver<
    Maybe<ResolversTypes['LodgeMemberNoteConnection']>,
    ParentType,
    ContextType,
    Partial<LodgeMembershipNotesArgs>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeMembershipConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMembershipConnection'] =
    ResolversParentTypes['LodgeMembershipConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['LodgeMembershipEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type LodgeMembershipEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMembershipEdge'] = ResolversParentTypes['LodgeMembershipEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['LodgeMembership'], ParentType, ContextType>
}

export type LodgeMemberManagementConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMemberManagementConnection'] =
    ResolversParentTypes['LodgeMemberManagementConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['LodgeMemberManagementEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type LodgeMemberManagementEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMemberManagementEdge'] =
    ResolversParentTypes['LodgeMemberManagementEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['LodgeMembership'], ParentType, ContextType>
  noteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  latestNote?: Resolver<Maybe<ResolversTypes['LodgeMemberNote']>, ParentType, ContextType>
}

export type LodgeMemberNoteResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMemberNote'] = ResolversParentTypes['LodgeMemberNote'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeMemberNoteConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMemberNoteConnection'] =
    ResolversParentTypes['LodgeMemberNoteConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['LodgeMemberNoteEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type LodgeMemberNoteEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMemberNoteEdge'] = ResolversParentTypes['LodgeMemberNoteEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['LodgeMemberNote'], ParentType, ContextType>
}

export type LodgeActivityEventResolvers = EnumResolverSignature<
  {
    MEMBER_JOINED?: any
    MEMBERSHIP_DECLINED?: any
    PROFILE_BANNED?: any
    PROFILE_UNBANNED?: any
    MEMBERSHIP_APPROVED?: any
    PROMOTED_TO_ASSISTANT?: any
    DEMOTED_FROM_ASSISTANT?: any
    PROMOTED_TO_CO_OWNER?: any
    DEMOTED_FROM_CO_OWNER?: any
    LODGE_LEFT?: any
    MEMBERSHIP_REVOKED?: any
    OWNERSHIP_PASSED?: any
    OWNERSHIP_RELEASED?: any
    OWNERSHIP_TAKEN?: any
  },
  ResolversTypes['LodgeActivityEvent']
>

export type LodgeActivityResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeActivity'] = ResolversParentTypes['LodgeActivity'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  event?: Resolver<ResolversTypes['LodgeActivityEvent'], ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  actor?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeActivityConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeActivityConnection'] = ResolversParentTypes['LodgeActivityConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['LodgeActivityEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type LodgeActivityEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeActivityEdge'] = ResolversParentTypes['LodgeActivityEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['LodgeActivity'], ParentType, ContextType>
}

export type LodgeNotificationTopicResolvers = EnumResolverSignature<
  { FOLLOWED_DEBATE_ENTRIES?: any; MY_DEBATE_ENTRIES?: any; MY_PICTURES_AND_VIDEOS?: any; MY_MEET_UPS?: any },
  ResolversTypes['LodgeNotificationTopic']
>

export type LodgeTopicSettingResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeTopicSetting'] = ResolversParentTypes['LodgeTopicSetting'],
> = {
  topic?: Resolver<ResolversTypes['LodgeNotificationTopic'], ParentType, ContextType>
  delivery?: Resolver<Array<ResolversTypes['NotificationDelivery']>, ParentType, ContextType>
}

export type LodgeNotificationSettingsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeNotificationSettings'] =
    ResolversParentTypes['LodgeNotificationSettings'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  settings?: Resolver<Array<ResolversTypes['LodgeTopicSetting']>, ParentType, ContextType>
}

export type LodgesNotificationSettingsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgesNotificationSettings'] =
    ResolversParentTypes['LodgesNotificationSettings'],
> = {
  defaults?: Resolver<Array<ResolversTypes['LodgeTopicSetting']>, ParentType, ContextType>
  lodges?: Resolver<Array<ResolversTypes['LodgeNotificationSettings']>, ParentType, ContextType>
}

export type LodgeNotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeNotification'] = ResolversParentTypes['LodgeNotification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeConnection'] = ResolversParentTypes['LodgeConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['LodgeEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type LodgeEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeEdge'] = ResolversParentTypes['LodgeEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Lodge'], ParentType, ContextType>
}

export type ProfileLodgeConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfileLodgeConnection'] = ResolversParentTypes['ProfileLodgeConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ProfileLodgeEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type ProfileLodgeEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfileLodgeEdge'] = ResolversParentTypes['ProfileLodgeEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Lodge'], ParentType, ContextType>
  role?: Resolver<Maybe<ResolversTypes['LodgeRole']>, ParentType, ContextType>
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type LodgeTagCountResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeTagCount'] = ResolversParentTypes['LodgeTagCount'],
> = {
  tag?: Resolver<ResolversTypes['LodgeTag'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type LodgeRoleResolvers = EnumResolverSignature<
  { MEMBER?: any; OWNER?: any; CO_OWNER?: any; BLACKLISTED?: any; REQUESTING?: any; DECLINED?: any; ASSISTANT?: any },
  ResolversTypes['LodgeRole']
>

export type LodgeAccessResolvers = EnumResolverSignature<
  { ACCESS_FOR_ALL?: any; NEW_MEMBERS_APPROVED?: any },
  ResolversTypes['LodgeAccess']
>

export type LodgeAudienceResolvers = EnumResolverSignature<
  { ALL?: any; ADMINS_ONLY?: any },
  ResolversTypes['LodgeAudience']
>

export type LodgeRequestStatusResolvers = EnumResolverSignature<
  { CREATED?: any; NEW?: any; APPROVED?: any; DECLINED?: any },
  ResolversTypes['LodgeRequestStatus']
>

export type LodgeInvitationStatusResolvers = EnumResolverSignature<
  { INVITED?: any; REJECTED?: any; MEMBER?: any },
  ResolversTypes['LodgeInvitationStatus']
>

export type LodgeCategoryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeCategory'] = ResolversParentTypes['LodgeCategory'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeTagResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeTag'] = ResolversParentTypes['LodgeTag'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type DeletedLodgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeletedLodge'] = ResolversParentTypes['DeletedLodge'],
> = {
  lodgeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  eraseAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type LodgeBanResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeBan'] = ResolversParentTypes['LodgeBan'],
> = {
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
}

export type LodgeDraftResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeDraft'] = ResolversParentTypes['LodgeDraft'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lodgeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
  rules?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  category?: Resolver<Maybe<ResolversTypes['LodgeCategory']>, ParentType, ContextType>
  kinks?: Resolver<Maybe<Array<ResolversTypes['Kink']>>, ParentType, ContextType>
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  access?: Resolver<ResolversTypes['LodgeAccess'], ParentType, ContextType>
  debateAudience?: Resolver<ResolversTypes['LodgeAudience'], ParentType, ContextType>
  meetupAudience?: Resolver<ResolversTypes['LodgeAudience'], ParentType, ContextType>
  albumAudience?: Resolver<ResolversTypes['LodgeAudience'], ParentType, ContextType>
  hasMediaApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPublicDebates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPublicMeetups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPublicMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasPublicMembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  cover?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  isDark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CreateLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateLodgePayload'] = ResolversParentTypes['CreateLodgePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UpdateLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdateLodgePayload'] = ResolversParentTypes['UpdateLodgePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteLodgePayload'] = ResolversParentTypes['DeleteLodgePayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  eraseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RestoreLodgePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RestoreLodgePayload'] = ResolversParentTypes['RestoreLodgePayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MarkLodgeVisitedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkLodgeVisitedPayload'] = ResolversParentTypes['MarkLodgeVisitedPayload'],
> = {
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CorrespondenceResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Correspondence'] = ResolversParentTypes['Correspondence'],
> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
}

export type ConversationKindResolvers = EnumResolverSignature<
  { NORMAL?: any; SYSTEM?: any; LODGE?: any; EVENT?: any; GROUP_CHAT?: any },
  ResolversTypes['ConversationKind']
>

export type WriteRefusalResolvers = EnumResolverSignature<
  { NO_REPLY?: any; GONE?: any; LEFT?: any; NOTHING_TO_ANSWER?: any },
  ResolversTypes['WriteRefusal']
>

export type ConversationConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ConversationEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type ConversationEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>
}

export type ConversationMemberResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConversationMember'] = ResolversParentTypes['ConversationMember'],
> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type ConversationMemberConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConversationMemberConnection'] =
    ResolversParentTypes['ConversationMemberConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ConversationMemberEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type ConversationMemberEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConversationMemberEdge'] = ResolversParentTypes['ConversationMemberEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['ConversationMember'], ParentType, ContextType>
}

export type SendMessagePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload'],
> = {
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>
  messageEdge?: Resolver<Maybe<ResolversTypes['MessageEdge']>, ParentType, ContextType>
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteMessagePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteMessagePayload'] = ResolversParentTypes['DeleteMessagePayload'],
> = {
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MarkConversationAsReadPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkConversationAsReadPayload'] =
    ResolversParentTypes['MarkConversationAsReadPayload'],
> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetTypingPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetTypingPayload'] = ResolversParentTypes['SetTypingPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetConversationPinnedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetConversationPinnedPayload'] =
    ResolversParentTypes['SetConversationPinnedPayload'],
> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteConversationPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteConversationPayload'] =
    ResolversParentTypes['DeleteConversationPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetVideoCallsAllowedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetVideoCallsAllowedPayload'] =
    ResolversParentTypes['SetVideoCallsAllowedPayload'],
> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RequestVideoCallPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RequestVideoCallPayload'] = ResolversParentTypes['RequestVideoCallPayload'],
> = {
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>
  messageEdge?: Resolver<Maybe<ResolversTypes['MessageEdge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CreateGroupChatPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateGroupChatPayload'] = ResolversParentTypes['CreateGroupChatPayload'],
> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RenameGroupChatPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RenameGroupChatPayload'] = ResolversParentTypes['RenameGroupChatPayload'],
> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AddToGroupChatPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddToGroupChatPayload'] = ResolversParentTypes['AddToGroupChatPayload'],
> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RemoveFromGroupChatPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RemoveFromGroupChatPayload'] =
    ResolversParentTypes['RemoveFromGroupChatPayload'],
> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type LeaveGroupChatPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LeaveGroupChatPayload'] = ResolversParentTypes['LeaveGroupChatPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MessageTypeResolvers = EnumResolverSignature<
  {
    NORMAL?: any
    RECEIPT?: any
    SYSTEM_MESSAGE?: any
    LOUNGE?: any
    MEMBERSHIP_ABOUT_TO_EXPIRE?: any
    LODGES?: any
    VIDEO_MESSAGE?: any
    PROTECTED_PICTURES_ACCESS?: any
    VIDEO_CALL?: any
    EVENT?: any
    LODGE_MEMBERSHIP_REQUEST?: any
    BIRTHDAY_WISHES?: any
    GROUP_CHAT_CREATED?: any
    GROUP_CHAT_RENAMED?: any
    GROUP_CHAT_MEMBER_ADDED?: any
    GROUP_CHAT_MEMBER_REMOVED?: any
    GROUP_CHAT_MEMBER_LEFT?: any
    GROUP_CHAT_OWNER_CHANGED?: any
    GROUP_CHAT_CLOSED?: any
    LODGE_MEMBER_JOINED?: any
    LODGE_MEMBER_LEFT?: any
    LODGE_MEMBERSHIP_APPROVED?: any
    LODGE_MEMBERSHIP_DECLINED?: any
    LODGE_MEMBER_BANNED?: any
    LODGE_OWNERSHIP_PASSED?: any
    VIDEO_CALLS_ENABLED?: any
    VIDEO_CALLS_DISABLED?: any
  },
  ResolversTypes['MessageType']
>

export type MailReadStateResolvers = EnumResolverSignature<
  { UNKNOWN?: any; UNREAD?: any; READ?: any; SENT?: any; SENT_AND_READ?: any },
  ResolversTypes['MailReadState']
>

export type MessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message'],
> = {
  __resolveType: TypeResolveFn<
    | 'TextMessage'
    | 'SystemMessage'
    | 'ReceiptMessage'
    | 'MembershipExpiryMessage'
    | 'AlbumAccessMessage'
    | 'VideoCallMessage'
    | 'VideoCallsMessage'
    | 'LoungeMessage'
    | 'BirthdayWishesMessage'
    | 'EventMessage'
    | 'LodgeMessage'
    | 'GroupChatMessage',
    ParentType,
    ContextType
  >
}

export type MessageConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type MessageEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>
}

export type TextMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TextMessage'] = ResolversParentTypes['TextMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SystemMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SystemMessage'] = ResolversParentTypes['SystemMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ReceiptMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReceiptMessage'] = ResolversParentTypes['ReceiptMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>
  orderLegacyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  product?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MembershipExpiryMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MembershipExpiryMessage'] = ResolversParentTypes['MembershipExpiryMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type AlbumAccessMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AlbumAccessMessage'] = ResolversParentTypes['AlbumAccessMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  albumName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  access?: Resolver<Maybe<ResolversTypes['AlbumAccess']>, ParentType, ContextType>
  viewerCanAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type VideoCallMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VideoCallMessage'] = ResolversParentTypes['VideoCallMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  chatPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type VideoCallsMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VideoCallsMessage'] = ResolversParentTypes['VideoCallsMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LoungeMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LoungeMessage'] = ResolversParentTypes['LoungeMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  chatPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BirthdayWishesMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BirthdayWishesMessage'] = ResolversParentTypes['BirthdayWishesMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type EventMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EventMessage'] = ResolversParentTypes['EventMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  eventLegacyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgeMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgeMessage'] = ResolversParentTypes['LodgeMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type GroupChatMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['GroupChatMessage'] = ResolversParentTypes['GroupChatMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerIsAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  readState?: Resolver<ResolversTypes['MailReadState'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type RedAudienceResolvers = EnumResolverSignature<
  { APPROVED?: any; CLOSE?: any; NAMED?: any },
  ResolversTypes['RedAudience']
>

export type AlbumTypeResolvers = EnumResolverSignature<
  { PUBLIC?: any; PROTECTED?: any; RED?: any },
  ResolversTypes['AlbumType']
>

export type AlbumAccessResolvers = EnumResolverSignature<
  { REQUESTED?: any; GRANTED?: any; REVOKED?: any },
  ResolversTypes['AlbumAccess']
>

export type AlbumResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Album'] = ResolversParentTypes['Album'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  type?: Resolver<ResolversTypes['AlbumType'], ParentType, ContextType>
  redAudience?: Resolver<Maybe<ResolversTypes['RedAudience']>, ParentType, ContextType>
  mediaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  cover?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  viewerAccess?: Resolver<Maybe<ResolversTypes['AlbumAccess']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  owner?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  media?: Resolver<Maybe<ResolversTypes['MediaConnection']>, ParentType, ContextType, Partial<AlbumMediaArgs>>
  permissions?: Resolver<
    Maybe<ResolversTypes['AlbumPermissionConnection']>,
    ParentType,
    ContextType,
    Partial<AlbumPermissionsArgs>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type AlbumConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AlbumConnection'] = ResolversParentTypes['AlbumConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['AlbumEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type AlbumEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AlbumEdge'] = ResolversParentTypes['AlbumEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Album'], ParentType, ContextType>
}

export type AlbumPermissionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AlbumPermission'] = ResolversParentTypes['AlbumPermission'],
> = {
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  access?: Resolver<ResolversTypes['AlbumAccess'], ParentType, ContextType>
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type AlbumPermissionConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AlbumPermissionConnection'] =
    ResolversParentTypes['AlbumPermissionConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['AlbumPermissionEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type AlbumPermissionEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AlbumPermissionEdge'] = ResolversParentTypes['AlbumPermissionEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['AlbumPermission'], ParentType, ContextType>
}

export type CreateAlbumPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateAlbumPayload'] = ResolversParentTypes['CreateAlbumPayload'],
> = {
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  albumEdge?: Resolver<Maybe<ResolversTypes['AlbumEdge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UpdateAlbumPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdateAlbumPayload'] = ResolversParentTypes['UpdateAlbumPayload'],
> = {
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteAlbumPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteAlbumPayload'] = ResolversParentTypes['DeleteAlbumPayload'],
> = {
  deletedAlbumId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetAlbumAccessPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetAlbumAccessPayload'] = ResolversParentTypes['SetAlbumAccessPayload'],
> = {
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RequestAlbumAccessPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RequestAlbumAccessPayload'] =
    ResolversParentTypes['RequestAlbumAccessPayload'],
> = {
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MediaStatusResolvers = EnumResolverSignature<
  { UPLOADING?: any; READY_FOR_CONVERSION?: any; CONVERSION_FAILED?: any; LIVE?: any; TEMPORARY_ERROR?: any },
  ResolversTypes['MediaStatus']
>

export type MediaKindResolvers = EnumResolverSignature<
  {
    PROFILE_PICTURE?: any
    ALBUM_PICTURE?: any
    ALBUM_VIDEO?: any
    FILE_ARCHIVE_PICTURE?: any
    TEMP_PICTURE?: any
    TEMP_VIDEO?: any
    MAIL_ATTACHMENT_PICTURE?: any
    MAIL_ATTACHMENT_VIDEO?: any
    PROTECTED_PICTURE?: any
    LODGE_ALBUM_PICTURE?: any
    LODGE_ALBUM_VIDEO?: any
    DARK_PROFILE_PICTURE?: any
    VALIDATION_VIDEO?: any
  },
  ResolversTypes['MediaKind']
>

export type MediaTypeResolvers = EnumResolverSignature<{ PICTURES?: any; VIDEO?: any }, ResolversTypes['MediaType']>

export type MediaResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media'],
> = {
  __resolveType: TypeResolveFn<'Picture' | 'Video', ParentType, ContextType>
}

export type PictureResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>
  status?: Resolver<Maybe<ResolversTypes['MediaStatus']>, ParentType, ContextType>
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  focusX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  focusY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<PictureUrlArgs, 'size' | 'format'>>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  lodgeAlbum?: Resolver<Maybe<ResolversTypes['LodgeAlbum']>, ParentType, ContextType>
  lodgeStatus?: Resolver<Maybe<ResolversTypes['LodgeMediaStatus']>, ParentType, ContextType>
  owner?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerCanDelete?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<PictureLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  sourceUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type VideoResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>
  status?: Resolver<Maybe<ResolversTypes['MediaStatus']>, ParentType, ContextType>
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  focusX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  focusY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<VideoUrlArgs, 'size' | 'format'>>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  lodgeAlbum?: Resolver<Maybe<ResolversTypes['LodgeAlbum']>, ParentType, ContextType>
  lodgeStatus?: Resolver<Maybe<ResolversTypes['LodgeMediaStatus']>, ParentType, ContextType>
  owner?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerCanDelete?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<VideoLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  videoUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type UploadPurposeResolvers = EnumResolverSignature<
  {
    PUBLIC_ALBUM?: any
    PROTECTED_ALBUM?: any
    RED_ALBUM?: any
    LODGE_ALBUM?: any
    PROFILE_PICTURE?: any
    FILE_ARCHIVE?: any
    ATTACHMENT?: any
    TEXT_PICTURE?: any
    TEXT_VIDEO?: any
  },
  ResolversTypes['UploadPurpose']
>

export type UploadTempMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UploadTempMediaPayload'] = ResolversParentTypes['UploadTempMediaPayload'],
> = {
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MediaConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MediaConnection'] = ResolversParentTypes['MediaConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['MediaEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type MediaEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MediaEdge'] = ResolversParentTypes['MediaEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Media'], ParentType, ContextType>
}

export type MediaPlaceResolvers = EnumResolverSignature<
  { PROFILE_PICTURES?: any; DARK_PROFILE_PICTURES?: any; ALBUM?: any; LODGE_ALBUM?: any; FILE_ARCHIVE?: any },
  ResolversTypes['MediaPlace']
>

export type SaveMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveMediaPayload'] = ResolversParentTypes['SaveMediaPayload'],
> = {
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  mediaEdge?: Resolver<Maybe<ResolversTypes['MediaEdge']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UpdateMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdateMediaPayload'] = ResolversParentTypes['UpdateMediaPayload'],
> = {
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RotationResolvers = EnumResolverSignature<
  { QUARTER?: any; HALF?: any; THREE_QUARTERS?: any },
  ResolversTypes['Rotation']
>

export type EditPicturePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EditPicturePayload'] = ResolversParentTypes['EditPicturePayload'],
> = {
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MoveMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MoveMediaPayload'] = ResolversParentTypes['MoveMediaPayload'],
> = {
  media?: Resolver<Maybe<Array<ResolversTypes['Media']>>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SortMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SortMediaPayload'] = ResolversParentTypes['SortMediaPayload'],
> = {
  media?: Resolver<Maybe<Array<ResolversTypes['Media']>>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteMediaPayload'] = ResolversParentTypes['DeleteMediaPayload'],
> = {
  deletedMediaIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetProfilePicturePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetProfilePicturePayload'] =
    ResolversParentTypes['SetProfilePicturePayload'],
> = {
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MediaNotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MediaNotification'] = ResolversParentTypes['MediaNotification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type AlbumNotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AlbumNotification'] = ResolversParentTypes['AlbumNotification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MeetupSignUpStatusResolvers = EnumResolverSignature<
  { COMING?: any; WAITING?: any },
  ResolversTypes['MeetupSignUpStatus']
>

export type MeetupRepetitionResolvers = EnumResolverSignature<
  { ONCE?: any; WEEKLY?: any; MONTHLY?: any },
  ResolversTypes['MeetupRepetition']
>

export type MeetupGenderCountResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MeetupGenderCount'] = ResolversParentTypes['MeetupGenderCount'],
> = {
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type MeetupMonthResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MeetupMonth'] = ResolversParentTypes['MeetupMonth'],
> = {
  firstDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  lastDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  days?: Resolver<Array<ResolversTypes['MeetupDay']>, ParentType, ContextType>
  meetups?: Resolver<
    Maybe<ResolversTypes['MeetupConnection']>,
    ParentType,
    ContextType,
    Partial<MeetupMonthMeetupsArgs>
  >
}

export type MeetupDayResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MeetupDay'] = ResolversParentTypes['MeetupDay'],
> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  meetupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  viewerMeetupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type MeetupResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Meetup'] = ResolversParentTypes['Meetup'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  maker?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>
  media?: Resolver<Maybe<Array<ResolversTypes['Media']>>, ParentType, ContextType>
  cover?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  beginsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  localBegin?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  localEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  repetition?: Resolver<ResolversTypes['MeetupRepetition'], ParentType, ContextType>
  places?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  genderPlaces?: Resolver<Array<ResolversTypes['MeetupGenderCount']>, ParentType, ContextType>
  comingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  coming?: Resolver<Array<ResolversTypes['MeetupGenderCount']>, ParentType, ContextType>
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  attendees?: Resolver<
    Maybe<ResolversTypes['ProfileConnection']>,
    ParentType,
    ContextType,
    RequireFields<MeetupAttendeesArgs, 'status'>
  >
  viewerStatus?: Resolver<Maybe<ResolversTypes['MeetupSignUpStatus']>, ParentType, ContextType>
  viewerCanSignUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanQuit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasCommentsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  comments?: Resolver<
    Maybe<ResolversTypes['CommentConnection']>,
    ParentType,
    ContextType,
    RequireFields<MeetupCommentsArgs, 'layered'>
  >
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  icsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MeetupConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MeetupConnection'] = ResolversParentTypes['MeetupConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['MeetupEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type MeetupEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MeetupEdge'] = ResolversParentTypes['MeetupEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Meetup'], ParentType, ContextType>
}

export type MeetupCommentResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MeetupComment'] = ResolversParentTypes['MeetupComment'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  meetup?: Resolver<Maybe<ResolversTypes['Meetup']>, ParentType, ContextType>
  author?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  mentions?: Resolver<Array<ResolversTypes['Mention']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  replies?: Resolver<Array<ResolversTypes['MeetupComment']>, ParentType, ContextType>
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<MeetupCommentLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MeetupNotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MeetupNotification'] = ResolversParentTypes['MeetupNotification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  meetupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  meetup?: Resolver<Maybe<ResolversTypes['Meetup']>, ParentType, ContextType>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  comment?: Resolver<Maybe<ResolversTypes['MeetupComment']>, ParentType, ContextType>
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CreateMeetupPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateMeetupPayload'] = ResolversParentTypes['CreateMeetupPayload'],
> = {
  meetup?: Resolver<Maybe<ResolversTypes['Meetup']>, ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EditMeetupPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EditMeetupPayload'] = ResolversParentTypes['EditMeetupPayload'],
> = {
  meetup?: Resolver<Maybe<ResolversTypes['Meetup']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteMeetupPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteMeetupPayload'] = ResolversParentTypes['DeleteMeetupPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  meetup?: Resolver<Maybe<ResolversTypes['Meetup']>, ParentType, ContextType>
  lodge?: Resolver<Maybe<ResolversTypes['Lodge']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SignUpForMeetupPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SignUpForMeetupPayload'] = ResolversParentTypes['SignUpForMeetupPayload'],
> = {
  meetup?: Resolver<Maybe<ResolversTypes['Meetup']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type QuitMeetupPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuitMeetupPayload'] = ResolversParentTypes['QuitMeetupPayload'],
> = {
  meetup?: Resolver<Maybe<ResolversTypes['Meetup']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RenewMeetupFeedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RenewMeetupFeedPayload'] = ResolversParentTypes['RenewMeetupFeedPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type EndMeetupFeedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EndMeetupFeedPayload'] = ResolversParentTypes['EndMeetupFeedPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MembershipResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership'],
> = {
  memberUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  subscription?: Resolver<Maybe<ResolversTypes['MembershipSubscription']>, ParentType, ContextType>
}

export type MembershipSubscriptionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MembershipSubscription'] = ResolversParentTypes['MembershipSubscription'],
> = {
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  nextPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>
  paidUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  renewsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  isDeclined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanReplace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  viewerCanReactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type SubscriptionStatusResolvers = EnumResolverSignature<
  {
    ACTIVE_INITIAL_PURCHASE?: any
    ACTIVE?: any
    DEACTIVATED_BY_USER?: any
    DEACTIVATED_PAYMENT_SERVICE_ERROR?: any
    DEACTIVATED_BY_PAYMENT_METHOD_FAILED?: any
  },
  ResolversTypes['SubscriptionStatus']
>

export type MembershipFeatureResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MembershipFeature'] = ResolversParentTypes['MembershipFeature'],
> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SpecialOfferResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SpecialOffer'] = ResolversParentTypes['SpecialOffer'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  package?: Resolver<ResolversTypes['MembershipPackage'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type StopSubscriptionPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StopSubscriptionPayload'] = ResolversParentTypes['StopSubscriptionPayload'],
> = {
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ReactivateSubscriptionPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReactivateSubscriptionPayload'] =
    ResolversParentTypes['ReactivateSubscriptionPayload'],
> = {
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type WithdrawFromMembershipPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['WithdrawFromMembershipPayload'] =
    ResolversParentTypes['WithdrawFromMembershipPayload'],
> = {
  refund?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RerunRenewalPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RerunRenewalPayload'] = ResolversParentTypes['RerunRenewalPayload'],
> = {
  isRenewed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BuyMembershipDialogResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BuyMembershipDialog'] = ResolversParentTypes['BuyMembershipDialog'],
> = {
  feature?: Resolver<ResolversTypes['FeatureCode'], ParentType, ContextType>
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  benefits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  packages?: Resolver<Array<ResolversTypes['MembershipPackage']>, ParentType, ContextType>
}

export type MembershipPackageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MembershipPackage'] = ResolversParentTypes['MembershipPackage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isRenewing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  pricePerMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MoneyResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money'],
> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type NotificationCountsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NotificationCounts'] = ResolversParentTypes['NotificationCounts'],
> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  blogsCurated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  blogs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  eventAdmin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lodgeAdmin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  newNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  newVisits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  onlineFavorites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  unreadMail?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  unreadTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  onlineTagged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  isLodgeAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isEventAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type NotificationTabResolvers = EnumResolverSignature<
  { ALL?: any; PROFILE?: any; COMMUNITY?: any },
  ResolversTypes['NotificationTab']
>

export type NotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'],
> = {
  __resolveType: TypeResolveFn<
    | 'BlogNotification'
    | 'DebateNotification'
    | 'LodgeMediaNotification'
    | 'LodgeNotification'
    | 'MediaNotification'
    | 'AlbumNotification'
    | 'MeetupNotification'
    | 'ProfileNotification',
    ParentType,
    ContextType
  >
}

export type NotificationConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type NotificationEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>
}

export type CommunityNewsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CommunityNews'] = ResolversParentTypes['CommunityNews'],
> = {
  blogs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  blogsCurated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lodgeAdmin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  eventAdmin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>
}

export type MarkNotificationsAsReadPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkNotificationsAsReadPayload'] =
    ResolversParentTypes['MarkNotificationsAsReadPayload'],
> = {
  notifications?: Resolver<Maybe<Array<ResolversTypes['Notification']>>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UnsubscribePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UnsubscribePayload'] = ResolversParentTypes['UnsubscribePayload'],
> = {
  topic?: Resolver<Maybe<ResolversTypes['NotificationTopic']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SubscribeToPushPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SubscribeToPushPayload'] = ResolversParentTypes['SubscribeToPushPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type UnsubscribeFromPushPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UnsubscribeFromPushPayload'] =
    ResolversParentTypes['UnsubscribeFromPushPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type TakingResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Taking'] = ResolversParentTypes['Taking'],
> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  item?: Resolver<ResolversTypes['PurchasableItem'], ParentType, ContextType>
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
}

export type PaymentDifferenceResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PaymentDifference'] = ResolversParentTypes['PaymentDifference'],
> = {
  service?: Resolver<ResolversTypes['PaymentServiceName'], ParentType, ContextType>
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  orderNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  ours?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  theirs?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
}

export type OrderStoryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OrderStory'] = ResolversParentTypes['OrderStory'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>
  buyer?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type OrderEventResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent'],
> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type RefundResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund'],
> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
}

export type OrderResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>
  outcome?: Resolver<Maybe<ResolversTypes['PaymentOutcome']>, ParentType, ContextType>
  declineReason?: Resolver<Maybe<ResolversTypes['DeclineReason']>, ParentType, ContextType>
  item?: Resolver<ResolversTypes['PurchasableItem'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  vatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>
  isRenewal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isRenewing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  openUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  checkoutUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  bankTransfer?: Resolver<Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  isWithdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  withdrawableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  recipient?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  termsVersion?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>
  giftReceipt?: Resolver<
    Maybe<ResolversTypes['GiftReceipt']>,
    ParentType,
    ContextType,
    RequireFields<OrderGiftReceiptArgs, 'profileId'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type OrderConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type OrderEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>
}

export type OrderStatusResolvers = EnumResolverSignature<
  { CREATED?: any; WAITING?: any; PAID?: any; FAILED?: any; EXPIRED?: any },
  ResolversTypes['OrderStatus']
>

export type PaymentOutcomeResolvers = EnumResolverSignature<
  { SUCCEEDED?: any; DECLINED_BY_PAYMENT_SERVICE?: any },
  ResolversTypes['PaymentOutcome']
>

export type DeclineReasonResolvers = EnumResolverSignature<
  { INSUFFICIENT_FUNDS?: any; CARD_BLOCKED?: any; DECLINED_BY_BANK?: any; CARD_EXPIRED?: any; UNKNOWN?: any },
  ResolversTypes['DeclineReason']
>

export type PurchasableItemResolvers = EnumResolverSignature<
  {
    MEMBERSHIP?: any
    GIFT_MEMBERSHIP?: any
    QUICK_SCOR_AD?: any
    SEARCH_PROMOTION?: any
    ONE_DAY_MEMBERSHIP?: any
    BIRTHDAY_WISHES?: any
  },
  ResolversTypes['PurchasableItem']
>

export type PaymentMethodResolvers = EnumResolverSignature<
  {
    CREDIT_CARD?: any
    MOBILE_PAY?: any
    SMS?: any
    MOBILE_PAY_SUBSCRIPTIONS?: any
    MOBILE_PAY_EPAYMENT?: any
    BANK_TRANSFER?: any
  },
  ResolversTypes['PaymentMethod']
>

export type BankTransferResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer'],
> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ReceiptResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt'],
> = {
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>
  outcome?: Resolver<Maybe<ResolversTypes['PaymentOutcome']>, ParentType, ContextType>
  packageType?: Resolver<ResolversTypes['PurchasableItem'], ParentType, ContextType>
  tracking?: Resolver<Maybe<ResolversTypes['ReceiptTracking']>, ParentType, ContextType>
}

export type ReceiptTrackingResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReceiptTracking'] = ResolversParentTypes['ReceiptTracking'],
> = {
  order?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
}

export type GiftReceiptResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['GiftReceipt'] = ResolversParentTypes['GiftReceipt'],
> = {
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>
}

export type ProductOfferResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProductOffer'] = ResolversParentTypes['ProductOffer'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>
}

export type QuickScorPromotionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuickScorPromotion'] = ResolversParentTypes['QuickScorPromotion'],
> = {
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SearchPromotionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SearchPromotion'] = ResolversParentTypes['SearchPromotion'],
> = {
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>
  promotedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
}

export type BirthdayWishesResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BirthdayWishes'] = ResolversParentTypes['BirthdayWishes'],
> = {
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  birthdays?: Resolver<Array<ResolversTypes['UpcomingBirthday']>, ParentType, ContextType>
}

export type UpcomingBirthdayResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpcomingBirthday'] = ResolversParentTypes['UpcomingBirthday'],
> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
}

export type BuyMembershipPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BuyMembershipPayload'] = ResolversParentTypes['BuyMembershipPayload'],
> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>
  checkoutUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type GiveMembershipPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['GiveMembershipPayload'] = ResolversParentTypes['GiveMembershipPayload'],
> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>
  checkoutUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BuyQuickScorAdPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BuyQuickScorAdPayload'] = ResolversParentTypes['BuyQuickScorAdPayload'],
> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>
  checkoutUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BuySearchPromotionPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BuySearchPromotionPayload'] =
    ResolversParentTypes['BuySearchPromotionPayload'],
> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>
  checkoutUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BuyBirthdayWishesPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BuyBirthdayWishesPayload'] =
    ResolversParentTypes['BuyBirthdayWishesPayload'],
> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>
  checkoutUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MarkBankTransferSeenPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkBankTransferSeenPayload'] =
    ResolversParentTypes['MarkBankTransferSeenPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RefundOrderPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RefundOrderPayload'] = ResolversParentTypes['RefundOrderPayload'],
> = {
  refund?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RecordBankTransferPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RecordBankTransferPayload'] =
    ResolversParentTypes['RecordBankTransferPayload'],
> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type VisitRangeResolvers = EnumResolverSignature<
  { LAST_24_HOURS?: any; LAST_7_DAYS?: any; LAST_30_DAYS?: any },
  ResolversTypes['VisitRange']
>

export type NoteSortResolvers = EnumResolverSignature<
  { NEWEST?: any; OLDEST?: any; NAME?: any },
  ResolversTypes['NoteSort']
>

export type VisitResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit'],
> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  visitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type VisitConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VisitConnection'] = ResolversParentTypes['VisitConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['VisitEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type VisitEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VisitEdge'] = ResolversParentTypes['VisitEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Visit'], ParentType, ContextType>
}

export type NoteResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note'],
> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type NoteConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NoteConnection'] = ResolversParentTypes['NoteConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['NoteEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type NoteEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NoteEdge'] = ResolversParentTypes['NoteEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Note'], ParentType, ContextType>
}

export type BlockedProfileResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlockedProfile'] = ResolversParentTypes['BlockedProfile'],
> = {
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  blockedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type BlockedProfileConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlockedProfileConnection'] =
    ResolversParentTypes['BlockedProfileConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['BlockedProfileEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type BlockedProfileEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlockedProfileEdge'] = ResolversParentTypes['BlockedProfileEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['BlockedProfile'], ParentType, ContextType>
}

export type GuestbookEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['GuestbookEntry'] = ResolversParentTypes['GuestbookEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  author?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type GuestbookEntryConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['GuestbookEntryConnection'] =
    ResolversParentTypes['GuestbookEntryConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['GuestbookEntryEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type GuestbookEntryEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['GuestbookEntryEdge'] = ResolversParentTypes['GuestbookEntryEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['GuestbookEntry'], ParentType, ContextType>
}

export type SetFavouritePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetFavouritePayload'] = ResolversParentTypes['SetFavouritePayload'],
> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetTagsPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetTagsPayload'] = ResolversParentTypes['SetTagsPayload'],
> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  tags?: Resolver<Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SaveNotePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveNotePayload'] = ResolversParentTypes['SaveNotePayload'],
> = {
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteNotePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteNotePayload'] = ResolversParentTypes['DeleteNotePayload'],
> = {
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetBlacklistedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetBlacklistedPayload'] = ResolversParentTypes['SetBlacklistedPayload'],
> = {
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RegisterVisitPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RegisterVisitPayload'] = ResolversParentTypes['RegisterVisitPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type HideVisitPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['HideVisitPayload'] = ResolversParentTypes['HideVisitPayload'],
> = {
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MarkVisitsSeenPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkVisitsSeenPayload'] = ResolversParentTypes['MarkVisitsSeenPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AddGuestbookEntryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddGuestbookEntryPayload'] =
    ResolversParentTypes['AddGuestbookEntryPayload'],
> = {
  entryEdge?: Resolver<Maybe<ResolversTypes['GuestbookEntryEdge']>, ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteGuestbookEntryPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteGuestbookEntryPayload'] =
    ResolversParentTypes['DeleteGuestbookEntryPayload'],
> = {
  deletedEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ProfileNotificationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfileNotification'] = ResolversParentTypes['ProfileNotification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ProfileViewStateResolvers = EnumResolverSignature<
  {
    SHOWN?: any
    YOU_BLACKLISTED?: any
    YOU_WERE_BLACKLISTED?: any
    DELETED?: any
    LOCKED?: any
    QUARANTINED?: any
    NOT_ON_THIS_SITE?: any
  },
  ResolversTypes['ProfileViewState']
>

export type ProfileViewResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfileView'] = ResolversParentTypes['ProfileView'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  state?: Resolver<ResolversTypes['ProfileViewState'], ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PersonFactsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PersonFacts'] = ResolversParentTypes['PersonFacts'],
> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  weight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  bodyType?: Resolver<ResolversTypes['BodyType'], ParentType, ContextType>
  eyeColour?: Resolver<ResolversTypes['EyeColour'], ParentType, ContextType>
  hairColour?: Resolver<ResolversTypes['HairColour'], ParentType, ContextType>
  sexualOrientation?: Resolver<Maybe<ResolversTypes['SexualOrientation']>, ParentType, ContextType>
  relationshipStatus?: Resolver<ResolversTypes['RelationshipStatus'], ParentType, ContextType>
  smoking?: Resolver<ResolversTypes['HomeOption'], ParentType, ContextType>
  children?: Resolver<ResolversTypes['HomeOption'], ParentType, ContextType>
  dominance?: Resolver<Maybe<ResolversTypes['Dominance']>, ParentType, ContextType>
}

export type AudienceResolvers = EnumResolverSignature<
  { MEN?: any; WOMEN?: any; COUPLES?: any; TRANSSEXUALS?: any },
  ResolversTypes['Audience']
>

export type LookingForResolvers = EnumResolverSignature<
  { SEX_PARTNER?: any; GIRL_OR_BOYFRIEND?: any; FRIENDS_AND_CHAT?: any },
  ResolversTypes['LookingFor']
>

export type MatchSettingsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MatchSettings'] = ResolversParentTypes['MatchSettings'],
> = {
  audience?: Resolver<Array<ResolversTypes['Audience']>, ParentType, ContextType>
  ageFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  ageTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  lookingFor?: Resolver<Array<ResolversTypes['LookingFor']>, ParentType, ContextType>
}

export type MatchReasonResolvers = EnumResolverSignature<
  { SEEKS_YOU?: any; YOU_SEEK?: any; AGE?: any; DISTANCE?: any; LOOKING_FOR?: any; MATCH_WORDS?: any },
  ResolversTypes['MatchReason']
>

export type MatchResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match'],
> = {
  reasons?: Resolver<Array<ResolversTypes['MatchReason']>, ParentType, ContextType>
  commonMatchWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
}

export type BodyTypeResolvers = EnumResolverSignature<
  {
    NOT_SPECIFIED?: any
    AVERAGE?: any
    HEAVILY?: any
    ATHLETIC?: any
    THIN?: any
    MUSCULAR?: any
    CHUBBY?: any
    SLIM?: any
  },
  ResolversTypes['BodyType']
>

export type EyeColourResolvers = EnumResolverSignature<
  {
    NOT_SPECIFIED?: any
    BROWN?: any
    BLUE?: any
    GREEN?: any
    BLACK?: any
    GREY?: any
    GREY_GREEN?: any
    GREY_BLUE?: any
    NUT_BROWN?: any
    OTHER?: any
  },
  ResolversTypes['EyeColour']
>

export type HairColourResolvers = EnumResolverSignature<
  {
    NOT_SPECIFIED?: any
    BROWN?: any
    RED?: any
    BLOND?: any
    BLACK?: any
    BALD?: any
    RED_BROWN?: any
    BRIGHT?: any
    GREY?: any
    OTHER?: any
    LIGHT_BROWN?: any
    DARK_BLOND?: any
    WHITE_GREY?: any
    SILVER_GREY?: any
  },
  ResolversTypes['HairColour']
>

export type SexualOrientationResolvers = EnumResolverSignature<
  {
    HETEROSEXUAL?: any
    HOMOSEXUAL?: any
    BISEXUAL?: any
    TRANSVESTITE?: any
    TRANSSEXUAL?: any
    HETEROFLEXIBLE?: any
    HOMOFLEXIBLE?: any
    PANSEXUAL?: any
    SAPIOSEXUAL?: any
    ASEXUAL?: any
  },
  ResolversTypes['SexualOrientation']
>

export type RelationshipStatusResolvers = EnumResolverSignature<
  {
    SINGLE?: any
    IN_RELATIONSHIP?: any
    MARRIED?: any
    SEPARATED?: any
    DIVORCED?: any
    NOT_STATED?: any
    OPEN_RELATIONSHIP?: any
  },
  ResolversTypes['RelationshipStatus']
>

export type HomeOptionResolvers = EnumResolverSignature<
  { YES_AT_HOME?: any; YES_NOT_AT_HOME?: any; NO?: any; NOT_AVAILABLE?: any },
  ResolversTypes['HomeOption']
>

export type DominanceResolvers = EnumResolverSignature<
  { DOMINATING?: any; SUBMISSIVE?: any },
  ResolversTypes['Dominance']
>

export type ProfileFilterResolvers = EnumResolverSignature<
  { ALL_PROFILES?: any; FAVORITES?: any; POSSIBLE_MATCHES?: any; GROUPS?: any; LODGES?: any; EVENTS?: any },
  ResolversTypes['ProfileFilter']
>

export type GenderResolvers = EnumResolverSignature<
  { MALE?: any; FEMALE?: any; COUPLE?: any; TRANSSEXUAL?: any },
  ResolversTypes['Gender']
>

export type ProfileTypeResolvers = EnumResolverSignature<{ SINGLE?: any; COUPLE?: any }, ResolversTypes['ProfileType']>

export type PersonResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  facts?: Resolver<Maybe<ResolversTypes['PersonFacts']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ProfileConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfileConnection'] = ResolversParentTypes['ProfileConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ProfileEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type ProfileEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfileEdge'] = ResolversParentTypes['ProfileEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
}

export type LikableResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Likable'] = ResolversParentTypes['Likable'],
> = {
  __resolveType: TypeResolveFn<
    'Profile' | 'BlogEntry' | 'BlogComment' | 'DebateEntry' | 'DebateComment' | 'Picture' | 'Video' | 'MeetupComment',
    ParentType,
    ContextType
  >
}

export type SetLikedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetLikedPayload'] = ResolversParentTypes['SetLikedPayload'],
> = {
  item?: Resolver<Maybe<ResolversTypes['Likable']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type QuickScorAdResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuickScorAd'] = ResolversParentTypes['QuickScorAd'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type QuickScorAdConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuickScorAdConnection'] = ResolversParentTypes['QuickScorAdConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['QuickScorAdEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type QuickScorAdEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuickScorAdEdge'] = ResolversParentTypes['QuickScorAdEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['QuickScorAd'], ParentType, ContextType>
}

export type QuickScorFiltersResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuickScorFilters'] = ResolversParentTypes['QuickScorFilters'],
> = {
  genders?: Resolver<Array<ResolversTypes['QuickScorGender']>, ParentType, ContextType>
  areas?: Resolver<Array<ResolversTypes['QuickScorArea']>, ParentType, ContextType>
}

export type QuickScorGenderResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuickScorGender'] = ResolversParentTypes['QuickScorGender'],
> = {
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type QuickScorAreaResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuickScorArea'] = ResolversParentTypes['QuickScorArea'],
> = {
  countryAreaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SiteAdResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SiteAd'] = ResolversParentTypes['SiteAd'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type DeleteQuickScorAdPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteQuickScorAdPayload'] =
    ResolversParentTypes['DeleteQuickScorAdPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ReportableResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Reportable'] = ResolversParentTypes['Reportable'],
> = {
  __resolveType: TypeResolveFn<
    | 'Profile'
    | 'BlogEntry'
    | 'BlogComment'
    | 'DebateEntry'
    | 'DebateComment'
    | 'TextMessage'
    | 'SystemMessage'
    | 'ReceiptMessage'
    | 'MembershipExpiryMessage'
    | 'AlbumAccessMessage'
    | 'VideoCallMessage'
    | 'VideoCallsMessage'
    | 'LoungeMessage'
    | 'BirthdayWishesMessage'
    | 'EventMessage'
    | 'LodgeMessage'
    | 'GroupChatMessage'
    | 'Picture'
    | 'Video'
    | 'MeetupComment'
    | 'GuestbookEntry',
    ParentType,
    ContextType
  >
}

export type ReportReasonResolvers = EnumResolverSignature<
  { FAKE_PROFILE?: any; MONEY_OFFER?: any; HARASSMENT?: any; CHILD_PICTURES?: any; OTHER?: any },
  ResolversTypes['ReportReason']
>

export type ReportDecisionResolvers = EnumResolverSignature<
  { DISMISSED?: any; CONTENT_REMOVED?: any; PROFILE_LOCKED?: any; BLOG_BANNED?: any },
  ResolversTypes['ReportDecision']
>

export type ReportItemTypeResolvers = EnumResolverSignature<
  {
    PROFILE_TEXT?: any
    BLOG_ENTRY?: any
    BLOG_COMMENT?: any
    DEBATE_ENTRY?: any
    DEBATE_COMMENT?: any
    MEETUP_COMMENT?: any
    MEDIA?: any
    GUESTBOOK_ENTRY?: any
    MESSAGE?: any
  },
  ResolversTypes['ReportItemType']
>

export type ReportResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  itemType?: Resolver<ResolversTypes['ReportItemType'], ParentType, ContextType>
  item?: Resolver<Maybe<ResolversTypes['Reportable']>, ParentType, ContextType>
  reportedProfile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  reporter?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  decision?: Resolver<Maybe<ResolversTypes['ReportDecision']>, ParentType, ContextType>
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ReportConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ReportEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type ReportEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReportEdge'] = ResolversParentTypes['ReportEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Report'], ParentType, ContextType>
}

export type ReportContentPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReportContentPayload'] = ResolversParentTypes['ReportContentPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DecideReportPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DecideReportPayload'] = ResolversParentTypes['DecideReportPayload'],
> = {
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SearchOrderResolvers = EnumResolverSignature<
  { LAST_ONLINE?: any; NEWEST?: any; DISTANCE?: any; NAME?: any },
  ResolversTypes['SearchOrder']
>

export type SearchResultConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SearchResultConnection'] = ResolversParentTypes['SearchResultConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['SearchResultEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type SearchTotalResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SearchTotal'] = ResolversParentTypes['SearchTotal'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type SearchResultEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SearchResultEdge'] = ResolversParentTypes['SearchResultEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  isPromoted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type PossibleMatchConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PossibleMatchConnection'] = ResolversParentTypes['PossibleMatchConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['PossibleMatchEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type PossibleMatchEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PossibleMatchEdge'] = ResolversParentTypes['PossibleMatchEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>
}

export type PersonFilterResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PersonFilter'] = ResolversParentTypes['PersonFilter'],
> = {
  genders?: Resolver<Maybe<Array<ResolversTypes['Gender']>>, ParentType, ContextType>
  ageFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  ageTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  heightFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  heightTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  weightFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  weightTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  bodyTypes?: Resolver<Maybe<Array<ResolversTypes['BodyType']>>, ParentType, ContextType>
  eyeColours?: Resolver<Maybe<Array<ResolversTypes['EyeColour']>>, ParentType, ContextType>
  hairColours?: Resolver<Maybe<Array<ResolversTypes['HairColour']>>, ParentType, ContextType>
  sexualOrientations?: Resolver<Maybe<Array<ResolversTypes['SexualOrientation']>>, ParentType, ContextType>
  relationshipStatuses?: Resolver<Maybe<Array<ResolversTypes['RelationshipStatus']>>, ParentType, ContextType>
  smoking?: Resolver<Maybe<Array<ResolversTypes['HomeOption']>>, ParentType, ContextType>
  children?: Resolver<Maybe<Array<ResolversTypes['HomeOption']>>, ParentType, ContextType>
  dominance?: Resolver<Maybe<Array<ResolversTypes['Dominance']>>, ParentType, ContextType>
}

export type SearchOptionsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SearchOptions'] = ResolversParentTypes['SearchOptions'],
> = {
  genders?: Resolver<Maybe<Array<ResolversTypes['Gender']>>, ParentType, ContextType>
  persons?: Resolver<Maybe<Array<ResolversTypes['PersonFilter']>>, ParentType, ContextType>
  countryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  countryAreaIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  lookingFor?: Resolver<Maybe<Array<ResolversTypes['LookingFor']>>, ParentType, ContextType>
  matchWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  online?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  withPicture?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  withVideo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  members?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  validated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  newWithinDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  seenWithinDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  seekingMe?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
}

export type SavedSearchResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  options?: Resolver<ResolversTypes['SearchOptions'], ParentType, ContextType>
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  order?: Resolver<ResolversTypes['SearchOrder'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  results?: Resolver<
    Maybe<ResolversTypes['SearchResultConnection']>,
    ParentType,
    ContextType,
    Partial<SavedSearchResultsArgs>
  >
  total?: Resolver<Maybe<ResolversTypes['SearchTotal']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SaveSearchPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveSearchPayload'] = ResolversParentTypes['SaveSearchPayload'],
> = {
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type DeleteSavedSearchPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteSavedSearchPayload'] =
    ResolversParentTypes['DeleteSavedSearchPayload'],
> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type LandingPageLinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LandingPageLink'] = ResolversParentTypes['LandingPageLink'],
> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  teaser?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type LandingPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage'],
> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  teaser?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
}

export type LegalPageKeyResolvers = EnumResolverSignature<
  { COOKIES?: any; GENERAL_TERMS?: any; TRADE_TERMS?: any; PRIVACY?: any; CODE_OF_CONDUCT?: any; ETHICAL_RULES?: any },
  ResolversTypes['LegalPageKey']
>

export type LegalPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LegalPage'] = ResolversParentTypes['LegalPage'],
> = {
  key?: Resolver<ResolversTypes['LegalPageKey'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
  updatedAt?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
}

export type FaqEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ChangeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change'],
> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
}

export type ReviewResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review'],
> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
}

export type ReviewConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type ReviewEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>
}

export type GlossaryEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['GlossaryEntry'] = ResolversParentTypes['GlossaryEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type NewsTickerResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NewsTicker'] = ResolversParentTypes['NewsTicker'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type NameAvailabilityResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['NameAvailability'] = ResolversParentTypes['NameAvailability'],
> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  problem?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BreakingNewsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BreakingNews'] = ResolversParentTypes['BreakingNews'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MarkBreakingNewsSeenPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkBreakingNewsSeenPayload'] =
    ResolversParentTypes['MarkBreakingNewsSeenPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type LocaleResolvers = EnumResolverSignature<
  { DA_DK?: any; EN_GB?: any; NB_NO?: any; SV_SE?: any },
  ResolversTypes['Locale']
>

export type SiteResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  systemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>
  languages?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>
  isDark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasEventsDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasLodgesDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isContestRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  supportPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  supportEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  openingHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  machineName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  publicVapidKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>
  countryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  companyAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  vatNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  counterpartHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  hosts?: Resolver<Array<ResolversTypes['SiteHost']>, ParentType, ContextType>
  maxPictureBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  maxVideoBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>
  onlineCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  supportRating?: Resolver<Maybe<ResolversTypes['Rating']>, ParentType, ContextType>
  faces?: Resolver<
    Maybe<Array<ResolversTypes['Profile']>>,
    ParentType,
    ContextType,
    RequireFields<SiteFacesArgs, 'first'>
  >
  landingPages?: Resolver<
    Maybe<Array<ResolversTypes['LandingPageLink']>>,
    ParentType,
    ContextType,
    RequireFields<SiteLandingPagesArgs, 'frontPage'>
  >
  legalPage?: Resolver<
    Maybe<ResolversTypes['LegalPage']>,
    ParentType,
    ContextType,
    RequireFields<SiteLegalPageArgs, 'key'>
  >
  faq?: Resolver<Maybe<Array<ResolversTypes['FaqEntry']>>, ParentType, ContextType, Partial<SiteFaqArgs>>
  faqEntry?: Resolver<
    Maybe<ResolversTypes['FaqEntry']>,
    ParentType,
    ContextType,
    RequireFields<SiteFaqEntryArgs, 'legacyId'>
  >
  changelog?: Resolver<Maybe<Array<ResolversTypes['Change']>>, ParentType, ContextType>
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<SiteReviewsArgs>>
  glossary?: Resolver<Maybe<Array<ResolversTypes['GlossaryEntry']>>, ParentType, ContextType>
  newsTicker?: Resolver<Maybe<ResolversTypes['NewsTicker']>, ParentType, ContextType>
  nameAvailability?: Resolver<
    Maybe<ResolversTypes['NameAvailability']>,
    ParentType,
    ContextType,
    RequireFields<SiteNameAvailabilityArgs, 'name'>
  >
  areaByZipCode?: Resolver<
    Maybe<ResolversTypes['Area']>,
    ParentType,
    ContextType,
    RequireFields<SiteAreaByZipCodeArgs, 'countryId' | 'zipCode'>
  >
  areaByCoordinates?: Resolver<
    Maybe<ResolversTypes['Area']>,
    ParentType,
    ContextType,
    RequireFields<SiteAreaByCoordinatesArgs, 'latitude' | 'longitude'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SiteHostResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SiteHost'] = ResolversParentTypes['SiteHost'],
> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isDark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>
}

export type CountryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  areas?: Resolver<Maybe<Array<ResolversTypes['CountryArea']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CountryAreaResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CountryArea'] = ResolversParentTypes['CountryArea'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  nestingLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type AreaResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Area'] = ResolversParentTypes['Area'],
> = {
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  countryArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  countryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type RatingResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating'],
> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PreferencesResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences'],
> = {
  drawerMode?: Resolver<Maybe<ResolversTypes['DrawerMode']>, ParentType, ContextType>
  profileListView?: Resolver<Maybe<ResolversTypes['ListView']>, ParentType, ContextType>
  onlineFilter?: Resolver<Maybe<Array<ResolversTypes['ProfileFilter']>>, ParentType, ContextType>
  scrambleProfileLinks?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  blogTopPeriod?: Resolver<Maybe<ResolversTypes['BlogPeriod']>, ParentType, ContextType>
  lodgeOrder?: Resolver<Maybe<ResolversTypes['LodgeOrder']>, ParentType, ContextType>
  onboardingClicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  onboardingSeen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  membershipPopupSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  playSounds?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  showPopups?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  reduceMotion?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  hideHints?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  lastSearch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type DrawerModeResolvers = EnumResolverSignature<
  { OVERLAY?: any; MINI?: any; FULL?: any },
  ResolversTypes['DrawerMode']
>

export type ListViewResolvers = EnumResolverSignature<
  { GALLERY?: any; DETAILED?: any; LIST?: any },
  ResolversTypes['ListView']
>

export type LodgeOrderResolvers = EnumResolverSignature<
  { NEWEST?: any; NAME?: any; MOST_ACTIVE?: any; MOST_MEMBERS?: any; NEAREST?: any },
  ResolversTypes['LodgeOrder']
>

export type SetPreferencePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetPreferencePayload'] = ResolversParentTypes['SetPreferencePayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type StartSectionIdResolvers = EnumResolverSignature<
  {
    CONTEST?: any
    NEWEST_PROFILES?: any
    POSSIBLE_MATCHES?: any
    BIRTHDAY_PROFILES?: any
    NEWEST_MEDIA?: any
    SEARCH_MEDIA?: any
    LAST_VISIT?: any
    ONLINE_PROFILES?: any
    NEWEST_BLOGS?: any
    UPCOMING_EVENTS?: any
    POPULAR_LODGES?: any
    ONLINE_FAVORITES?: any
    CHAT_RIGHT_NOW?: any
  },
  ResolversTypes['StartSectionId']
>

export type StartPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StartPage'] = ResolversParentTypes['StartPage'],
> = {
  sections?: Resolver<Array<ResolversTypes['StartSection']>, ParentType, ContextType>
  searchOptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  isCondensed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isCustomized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isFallback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type StartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StartSection'] = ResolversParentTypes['StartSection'],
> = {
  __resolveType: TypeResolveFn<
    | 'ContestStartSection'
    | 'ProfilesStartSection'
    | 'MatchesStartSection'
    | 'VisitsStartSection'
    | 'MediaStartSection'
    | 'BlogsStartSection'
    | 'LodgesStartSection'
    | 'ChatRoomsStartSection',
    ParentType,
    ContextType
  >
}

export type ContestStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ContestStartSection'] = ResolversParentTypes['ContestStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  contest?: Resolver<Maybe<ResolversTypes['Contest']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ProfilesStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfilesStartSection'] = ResolversParentTypes['ProfilesStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  profiles?: Resolver<
    Maybe<ResolversTypes['ProfileConnection']>,
    ParentType,
    ContextType,
    RequireFields<ProfilesStartSectionProfilesArgs, 'first'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MatchesStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MatchesStartSection'] = ResolversParentTypes['MatchesStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  possibleMatches?: Resolver<
    Maybe<ResolversTypes['PossibleMatchConnection']>,
    ParentType,
    ContextType,
    RequireFields<MatchesStartSectionPossibleMatchesArgs, 'first'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type VisitsStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VisitsStartSection'] = ResolversParentTypes['VisitsStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  visits?: Resolver<
    Maybe<ResolversTypes['VisitConnection']>,
    ParentType,
    ContextType,
    RequireFields<VisitsStartSectionVisitsArgs, 'first'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MediaStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MediaStartSection'] = ResolversParentTypes['MediaStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  media?: Resolver<
    Maybe<ResolversTypes['MediaConnection']>,
    ParentType,
    ContextType,
    RequireFields<MediaStartSectionMediaArgs, 'first'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type BlogsStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BlogsStartSection'] = ResolversParentTypes['BlogsStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  blogEntries?: Resolver<
    Maybe<ResolversTypes['BlogEntryConnection']>,
    ParentType,
    ContextType,
    RequireFields<BlogsStartSectionBlogEntriesArgs, 'first'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LodgesStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LodgesStartSection'] = ResolversParentTypes['LodgesStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  lodges?: Resolver<
    Maybe<ResolversTypes['LodgeConnection']>,
    ParentType,
    ContextType,
    RequireFields<LodgesStartSectionLodgesArgs, 'first'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ChatRoomsStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChatRoomsStartSection'] = ResolversParentTypes['ChatRoomsStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  chatRooms?: Resolver<Maybe<Array<ResolversTypes['ChatRoom']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ChatRoomResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChatRoom'] = ResolversParentTypes['ChatRoom'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  onlineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type HintResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Hint'] = ResolversParentTypes['Hint'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SaveStartPagePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveStartPagePayload'] = ResolversParentTypes['SaveStartPagePayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SendProfilePageFeedbackPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SendProfilePageFeedbackPayload'] =
    ResolversParentTypes['SendProfilePageFeedbackPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type TicketAdminStatusResolvers = EnumResolverSignature<
  { NEW?: any; OPEN?: any; PENDING?: any; CLOSED?: any; DELETED?: any; FORWARDED?: any },
  ResolversTypes['TicketAdminStatus']
>

export type StaffTicketResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StaffTicket'] = ResolversParentTypes['StaffTicket'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['TicketKind'], ParentType, ContextType>
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>
  adminStatus?: Resolver<ResolversTypes['TicketAdminStatus'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  lastMessageAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  takenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isTakenByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  takenUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  rating?: Resolver<Maybe<ResolversTypes['TicketRating']>, ParentType, ContextType>
  ratingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  messages?: Resolver<
    Maybe<ResolversTypes['TicketMessageConnection']>,
    ParentType,
    ContextType,
    Partial<StaffTicketMessagesArgs>
  >
  member?: Resolver<Maybe<ResolversTypes['TicketMember']>, ParentType, ContextType>
  memberTickets?: Resolver<
    Maybe<ResolversTypes['StaffTicketConnection']>,
    ParentType,
    ContextType,
    Partial<StaffTicketMemberTicketsArgs>
  >
  templates?: Resolver<Maybe<Array<ResolversTypes['TicketTemplate']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type StaffTicketConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StaffTicketConnection'] = ResolversParentTypes['StaffTicketConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['StaffTicketEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type StaffTicketEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StaffTicketEdge'] = ResolversParentTypes['StaffTicketEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['StaffTicket'], ParentType, ContextType>
}

export type TicketMemberResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketMember'] = ResolversParentTypes['TicketMember'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>
  roleLevel?: Resolver<ResolversTypes['RoleLevel'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  isValidated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  memberUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  lastOnlineAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  ticketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  reportedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  upheldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  reportsMade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  logIns?: Resolver<Array<ResolversTypes['TicketLogIn']>, ParentType, ContextType>
}

export type TicketLogInResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketLogIn'] = ResolversParentTypes['TicketLogIn'],
> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type TicketTemplateResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketTemplate'] = ResolversParentTypes['TicketTemplate'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type TicketFiguresResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketFigures'] = ResolversParentTypes['TicketFigures'],
> = {
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  days?: Resolver<Array<ResolversTypes['TicketDay']>, ParentType, ContextType>
  ratings?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>
}

export type TicketDayResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketDay'] = ResolversParentTypes['TicketDay'],
> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>
  arrived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type TakeTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TakeTicketPayload'] = ResolversParentTypes['TakeTicketPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['StaffTicket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ReleaseTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ReleaseTicketPayload'] = ResolversParentTypes['ReleaseTicketPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['StaffTicket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AnswerTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AnswerTicketPayload'] = ResolversParentTypes['AnswerTicketPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['StaffTicket']>, ParentType, ContextType>
  message?: Resolver<Maybe<ResolversTypes['TicketMessage']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AddTicketNotePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddTicketNotePayload'] = ResolversParentTypes['AddTicketNotePayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['StaffTicket']>, ParentType, ContextType>
  message?: Resolver<Maybe<ResolversTypes['TicketMessage']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type ForwardTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ForwardTicketPayload'] = ResolversParentTypes['ForwardTicketPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['StaffTicket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CloseStaffTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CloseStaffTicketPayload'] = ResolversParentTypes['CloseStaffTicketPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['StaffTicket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MergeTicketsPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MergeTicketsPayload'] = ResolversParentTypes['MergeTicketsPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['StaffTicket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type TicketKindResolvers = EnumResolverSignature<
  { LOG_IN?: any; PAYMENT?: any; MEMBER?: any; FAULT?: any; SUGGESTION?: any; OTHER?: any },
  ResolversTypes['TicketKind']
>

export type TicketStatusResolvers = EnumResolverSignature<
  { NORMAL?: any; CLOSE_PENDING?: any; CLOSED?: any; REOPENED?: any },
  ResolversTypes['TicketStatus']
>

export type TicketRatingResolvers = EnumResolverSignature<
  { WORST?: any; BAD?: any; MIDDLING?: any; GOOD?: any; BEST?: any },
  ResolversTypes['TicketRating']
>

export type TicketResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['TicketKind'], ParentType, ContextType>
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  lastMessageAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  rating?: Resolver<Maybe<ResolversTypes['TicketRating']>, ParentType, ContextType>
  ratingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  reviewAuthor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isRatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  messages?: Resolver<
    Maybe<ResolversTypes['TicketMessageConnection']>,
    ParentType,
    ContextType,
    Partial<TicketMessagesArgs>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type TicketConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketConnection'] = ResolversParentTypes['TicketConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['TicketEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type TicketEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketEdge'] = ResolversParentTypes['TicketEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>
}

export type TicketMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketMessage'] = ResolversParentTypes['TicketMessage'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  isFromStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isInternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type TicketMessageConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketMessageConnection'] = ResolversParentTypes['TicketMessageConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['TicketMessageEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
}

export type TicketMessageEdgeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TicketMessageEdge'] = ResolversParentTypes['TicketMessageEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  node?: Resolver<ResolversTypes['TicketMessage'], ParentType, ContextType>
}

export type EmailTicketResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EmailTicket'] = ResolversParentTypes['EmailTicket'],
> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  rating?: Resolver<Maybe<ResolversTypes['TicketRating']>, ParentType, ContextType>
  ratingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  reviewAuthor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isRatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  messages?: Resolver<Array<ResolversTypes['EmailTicketMessage']>, ParentType, ContextType>
}

export type EmailTicketMessageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EmailTicketMessage'] = ResolversParentTypes['EmailTicketMessage'],
> = {
  isFromStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  attachmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CreateTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateTicketPayload'] = ResolversParentTypes['CreateTicketPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AddTicketMessagePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddTicketMessagePayload'] = ResolversParentTypes['AddTicketMessagePayload'],
> = {
  message?: Resolver<Maybe<ResolversTypes['TicketMessage']>, ParentType, ContextType>
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type CloseTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CloseTicketPayload'] = ResolversParentTypes['CloseTicketPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MarkTicketAsReadPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MarkTicketAsReadPayload'] = ResolversParentTypes['MarkTicketAsReadPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RateTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RateTicketPayload'] = ResolversParentTypes['RateTicketPayload'],
> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type RateEmailTicketPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RateEmailTicketPayload'] = ResolversParentTypes['RateEmailTicketPayload'],
> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type Resolvers<ContextType = GatewayContext> = {
  Query?: QueryResolvers<ContextType>
  PasswordResetLink?: PasswordResetLinkResolvers<ContextType>
  Mutation?: MutationResolvers<ContextType>
  LogOnPayload?: LogOnPayloadResolvers<ContextType>
  LogOutPayload?: LogOutPayloadResolvers<ContextType>
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>
  EndSessionsPayload?: EndSessionsPayloadResolvers<ContextType>
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>
  LogOnWithTicketPayload?: LogOnWithTicketPayloadResolvers<ContextType>
  CreateSsoTicketPayload?: CreateSsoTicketPayloadResolvers<ContextType>
  CreateProfilePayload?: CreateProfilePayloadResolvers<ContextType>
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>
  ResendConfirmationPayload?: ResendConfirmationPayloadResolvers<ContextType>
  AcceptTermsPayload?: AcceptTermsPayloadResolvers<ContextType>
  SetPrivacyConsentPayload?: SetPrivacyConsentPayloadResolvers<ContextType>
  ConsentToMediaPayload?: ConsentToMediaPayloadResolvers<ContextType>
  UpdatePersonBodyPayload?: UpdatePersonBodyPayloadResolvers<ContextType>
  DataExportStatus?: DataExportStatusResolvers
  DataExport?: DataExportResolvers<ContextType>
  RequestDataExportPayload?: RequestDataExportPayloadResolvers<ContextType>
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>
  ChangeNamePayload?: ChangeNamePayloadResolvers<ContextType>
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>
  ChooseLanguagePayload?: ChooseLanguagePayloadResolvers<ContextType>
  SetFrontPageVisibilityPayload?: SetFrontPageVisibilityPayloadResolvers<ContextType>
  UpdatePrivacyPayload?: UpdatePrivacyPayloadResolvers<ContextType>
  DeleteProfilePayload?: DeleteProfilePayloadResolvers<ContextType>
  SetPushPermissionRequestPayload?: SetPushPermissionRequestPayloadResolvers<ContextType>
  TakeBirthdayQuickAdPayload?: TakeBirthdayQuickAdPayloadResolvers<ContextType>
  TakeBirthdaySearchPromotionPayload?: TakeBirthdaySearchPromotionPayloadResolvers<ContextType>
  RejectBirthdayPresentPayload?: RejectBirthdayPresentPayloadResolvers<ContextType>
  RoleLevel?: RoleLevelResolvers
  ProfileStatus?: ProfileStatusResolvers
  DarkStatus?: DarkStatusResolvers
  ForcedValidation?: ForcedValidationResolvers
  Viewer?: ViewerResolvers<ContextType>
  OwnPerson?: OwnPersonResolvers<ContextType>
  AccountSettings?: AccountSettingsResolvers<ContextType>
  Session?: SessionResolvers<ContextType>
  TermsState?: TermsStateResolvers<ContextType>
  Tag?: TagResolvers<ContextType>
  BanType?: BanTypeResolvers
  SetBanPayload?: SetBanPayloadResolvers<ContextType>
  ImpersonatePayload?: ImpersonatePayloadResolvers<ContextType>
  StopImpersonatingPayload?: StopImpersonatingPayloadResolvers<ContextType>
  Impersonation?: ImpersonationResolvers<ContextType>
  StaffProfile?: StaffProfileResolvers<ContextType>
  StaffProfileConnection?: StaffProfileConnectionResolvers<ContextType>
  StaffProfileEdge?: StaffProfileEdgeResolvers<ContextType>
  ImpersonationConnection?: ImpersonationConnectionResolvers<ContextType>
  ImpersonationEdge?: ImpersonationEdgeResolvers<ContextType>
  Profile?: ProfileResolvers<ContextType>
  Followable?: FollowableResolvers<ContextType>
  Hideable?: HideableResolvers<ContextType>
  BlogPeriod?: BlogPeriodResolvers
  BlogEntryStatus?: BlogEntryStatusResolvers
  BlogEntry?: BlogEntryResolvers<ContextType>
  BlogEntryConnection?: BlogEntryConnectionResolvers<ContextType>
  BlogEntryEdge?: BlogEntryEdgeResolvers<ContextType>
  BlogSearchConnection?: BlogSearchConnectionResolvers<ContextType>
  BlogSearchEdge?: BlogSearchEdgeResolvers<ContextType>
  Highlight?: HighlightResolvers<ContextType>
  BlogComment?: BlogCommentResolvers<ContextType>
  BlogAuthor?: BlogAuthorResolvers<ContextType>
  BlogAuthorConnection?: BlogAuthorConnectionResolvers<ContextType>
  BlogAuthorEdge?: BlogAuthorEdgeResolvers<ContextType>
  BlogFollowerConnection?: BlogFollowerConnectionResolvers<ContextType>
  BlogFollowerEdge?: BlogFollowerEdgeResolvers<ContextType>
  BlogTag?: BlogTagResolvers<ContextType>
  BlogTagCount?: BlogTagCountResolvers<ContextType>
  BlogTagsAndAuthors?: BlogTagsAndAuthorsResolvers<ContextType>
  KinksWithBlogTags?: KinksWithBlogTagsResolvers<ContextType>
  BlogBan?: BlogBanResolvers<ContextType>
  BlogDraft?: BlogDraftResolvers<ContextType>
  SaveBlogEntryPayload?: SaveBlogEntryPayloadResolvers<ContextType>
  SavedBlogEntry?: SavedBlogEntryResolvers<ContextType>
  DiscardBlogEntryChangesPayload?: DiscardBlogEntryChangesPayloadResolvers<ContextType>
  DeleteBlogEntryPayload?: DeleteBlogEntryPayloadResolvers<ContextType>
  MarkBlogEntryAsReadPayload?: MarkBlogEntryAsReadPayloadResolvers<ContextType>
  MarkBlogListAsReadPayload?: MarkBlogListAsReadPayloadResolvers<ContextType>
  SetCuratedPayload?: SetCuratedPayloadResolvers<ContextType>
  SetFollowingPayload?: SetFollowingPayloadResolvers<ContextType>
  SetHiddenPayload?: SetHiddenPayloadResolvers<ContextType>
  BlogNotification?: BlogNotificationResolvers<ContextType>
  BondRole?: BondRoleResolvers
  BondStatus?: BondStatusResolvers
  Bond?: BondResolvers<ContextType>
  BondConnection?: BondConnectionResolvers<ContextType>
  BondEdge?: BondEdgeResolvers<ContextType>
  RequestBondPayload?: RequestBondPayloadResolvers<ContextType>
  AnswerBondPayload?: AnswerBondPayloadResolvers<ContextType>
  ChangeBondRolePayload?: ChangeBondRolePayloadResolvers<ContextType>
  ShowBondPayload?: ShowBondPayloadResolvers<ContextType>
  DeleteBondPayload?: DeleteBondPayloadResolvers<ContextType>
  Commentable?: CommentableResolvers<ContextType>
  Comment?: CommentResolvers<ContextType>
  Mention?: MentionResolvers<ContextType>
  CommentConnection?: CommentConnectionResolvers<ContextType>
  CommentEdge?: CommentEdgeResolvers<ContextType>
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>
  EditCommentPayload?: EditCommentPayloadResolvers<ContextType>
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>
  Contest?: ContestResolvers<ContextType>
  ContestEntryConnection?: ContestEntryConnectionResolvers<ContextType>
  ContestEntryEdge?: ContestEntryEdgeResolvers<ContextType>
  ContestEntry?: ContestEntryResolvers<ContextType>
  EnterContestPayload?: EnterContestPayloadResolvers<ContextType>
  VoteInContestPayload?: VoteInContestPayloadResolvers<ContextType>
  DateTime?: GraphQLScalarType
  LocalDate?: GraphQLScalarType
  HTML?: GraphQLScalarType
  URL?: GraphQLScalarType
  File?: GraphQLScalarType
  Node?: NodeResolvers<ContextType>
  PageInfo?: PageInfoResolvers<ContextType>
  UserError?: UserErrorResolvers<ContextType>
  InputError?: InputErrorResolvers<ContextType>
  MembersOnlyError?: MembersOnlyErrorResolvers<ContextType>
  AccessError?: AccessErrorResolvers<ContextType>
  NotFoundError?: NotFoundErrorResolvers<ContextType>
  ConflictError?: ConflictErrorResolvers<ContextType>
  RateLimitError?: RateLimitErrorResolvers<ContextType>
  FeatureCode?: FeatureCodeResolvers
  SendHeartbeatPayload?: SendHeartbeatPayloadResolvers<ContextType>
  DarkApplicationStatus?: DarkApplicationStatusResolvers
  DarkAdmission?: DarkAdmissionResolvers<ContextType>
  DarkProfile?: DarkProfileResolvers<ContextType>
  DarkPerson?: DarkPersonResolvers<ContextType>
  DarkApplication?: DarkApplicationResolvers<ContextType>
  DarkApplicationConnection?: DarkApplicationConnectionResolvers<ContextType>
  DarkApplicationEdge?: DarkApplicationEdgeResolvers<ContextType>
  ApplyForDarkPayload?: ApplyForDarkPayloadResolvers<ContextType>
  ApplyForDarkAgainPayload?: ApplyForDarkAgainPayloadResolvers<ContextType>
  DeleteDarkProfilePayload?: DeleteDarkProfilePayloadResolvers<ContextType>
  UpdateDarkProfilePayload?: UpdateDarkProfilePayloadResolvers<ContextType>
  SaveDarkInformationPayload?: SaveDarkInformationPayloadResolvers<ContextType>
  DarkDecision?: DarkDecisionResolvers
  DecideDarkApplicationPayload?: DecideDarkApplicationPayloadResolvers<ContextType>
  Discretion?: DiscretionResolvers<ContextType>
  SaveDiscretionPayload?: SaveDiscretionPayloadResolvers<ContextType>
  Lodge?: LodgeResolvers<ContextType>
  DebateEntryStatus?: DebateEntryStatusResolvers
  DebateCategory?: DebateCategoryResolvers<ContextType>
  DebateEntry?: DebateEntryResolvers<ContextType>
  DebateEntryConnection?: DebateEntryConnectionResolvers<ContextType>
  DebateEntryEdge?: DebateEntryEdgeResolvers<ContextType>
  DebateComment?: DebateCommentResolvers<ContextType>
  DebateNotification?: DebateNotificationResolvers<ContextType>
  DebateDraft?: DebateDraftResolvers<ContextType>
  SavedDebateEntry?: SavedDebateEntryResolvers<ContextType>
  CreateDebateEntryPayload?: CreateDebateEntryPayloadResolvers<ContextType>
  EditDebateEntryPayload?: EditDebateEntryPayloadResolvers<ContextType>
  DiscardDebateEntryChangesPayload?: DiscardDebateEntryChangesPayloadResolvers<ContextType>
  DeleteDebateEntryPayload?: DeleteDebateEntryPayloadResolvers<ContextType>
  MarkDebateEntryAsReadPayload?: MarkDebateEntryAsReadPayloadResolvers<ContextType>
  SetDebateEntryLockedPayload?: SetDebateEntryLockedPayloadResolvers<ContextType>
  SetDebateEntryPinnedPayload?: SetDebateEntryPinnedPayloadResolvers<ContextType>
  MoveDebateEntryPayload?: MoveDebateEntryPayloadResolvers<ContextType>
  CreateDebateCategoryPayload?: CreateDebateCategoryPayloadResolvers<ContextType>
  EditDebateCategoryPayload?: EditDebateCategoryPayloadResolvers<ContextType>
  DeleteDebateCategoryPayload?: DeleteDebateCategoryPayloadResolvers<ContextType>
  SortDebateCategoriesPayload?: SortDebateCategoriesPayloadResolvers<ContextType>
  EditableProfile?: EditableProfileResolvers<ContextType>
  EditablePerson?: EditablePersonResolvers<ContextType>
  NotificationDelivery?: NotificationDeliveryResolvers
  NotificationTopic?: NotificationTopicResolvers
  NotificationSetting?: NotificationSettingResolvers<ContextType>
  DarkPersonRole?: DarkPersonRoleResolvers<ContextType>
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>
  UpdatePersonBirthdayPayload?: UpdatePersonBirthdayPayloadResolvers<ContextType>
  ConvertToCouplePayload?: ConvertToCouplePayloadResolvers<ContextType>
  ConvertToSinglePayload?: ConvertToSinglePayloadResolvers<ContextType>
  SwapPersonsPayload?: SwapPersonsPayloadResolvers<ContextType>
  SetNotificationDeliveryPayload?: SetNotificationDeliveryPayloadResolvers<ContextType>
  SaveMatchSettingsPayload?: SaveMatchSettingsPayloadResolvers<ContextType>
  RelationType?: RelationTypeResolvers
  RelationStatus?: RelationStatusResolvers
  Relation?: RelationResolvers<ContextType>
  RelationConnection?: RelationConnectionResolvers<ContextType>
  RelationEdge?: RelationEdgeResolvers<ContextType>
  RequestRelationPayload?: RequestRelationPayloadResolvers<ContextType>
  AnswerRelationPayload?: AnswerRelationPayloadResolvers<ContextType>
  DeleteRelationPayload?: DeleteRelationPayloadResolvers<ContextType>
  AddUsedEmojiPayload?: AddUsedEmojiPayloadResolvers<ContextType>
  KinkLevel?: KinkLevelResolvers
  KinkItemType?: KinkItemTypeResolvers
  Kink?: KinkResolvers<ContextType>
  KinkConnection?: KinkConnectionResolvers<ContextType>
  KinkEdge?: KinkEdgeResolvers<ContextType>
  ProfileKink?: ProfileKinkResolvers<ContextType>
  KinkItem?: KinkItemResolvers<ContextType>
  KinkItemConnection?: KinkItemConnectionResolvers<ContextType>
  KinkItemEdge?: KinkItemEdgeResolvers<ContextType>
  WaitingKink?: WaitingKinkResolvers<ContextType>
  WaitingKinkConnection?: WaitingKinkConnectionResolvers<ContextType>
  WaitingKinkEdge?: WaitingKinkEdgeResolvers<ContextType>
  SetProfileKinksPayload?: SetProfileKinksPayloadResolvers<ContextType>
  CreateKinkPayload?: CreateKinkPayloadResolvers<ContextType>
  DecideKinkPayload?: DecideKinkPayloadResolvers<ContextType>
  Subscription?: SubscriptionResolvers<ContextType>
  CommentsChange?: CommentsChangeResolvers<ContextType>
  LiveEvent?: LiveEventResolvers<ContextType>
  LiveMessage?: LiveMessageResolvers<ContextType>
  LiveConversation?: LiveConversationResolvers<ContextType>
  LiveTyping?: LiveTypingResolvers<ContextType>
  LiveNews?: LiveNewsResolvers<ContextType>
  LiveTicket?: LiveTicketResolvers<ContextType>
  LiveCounts?: LiveCountsResolvers<ContextType>
  LiveResync?: LiveResyncResolvers<ContextType>
  LodgeMediaStatus?: LodgeMediaStatusResolvers
  LodgeAlbum?: LodgeAlbumResolvers<ContextType>
  LodgeAlbumConnection?: LodgeAlbumConnectionResolvers<ContextType>
  LodgeAlbumEdge?: LodgeAlbumEdgeResolvers<ContextType>
  LodgeMediaDecision?: LodgeMediaDecisionResolvers<ContextType>
  LodgeMediaNotification?: LodgeMediaNotificationResolvers<ContextType>
  CreateLodgeAlbumPayload?: CreateLodgeAlbumPayloadResolvers<ContextType>
  EditLodgeAlbumPayload?: EditLodgeAlbumPayloadResolvers<ContextType>
  DeleteLodgeAlbumPayload?: DeleteLodgeAlbumPayloadResolvers<ContextType>
  MoveLodgeMediaPayload?: MoveLodgeMediaPayloadResolvers<ContextType>
  DeleteLodgeMediaPayload?: DeleteLodgeMediaPayloadResolvers<ContextType>
  AcceptLodgeMediaPayload?: AcceptLodgeMediaPayloadResolvers<ContextType>
  RejectLodgeMediaPayload?: RejectLodgeMediaPayloadResolvers<ContextType>
  JoinLodgePayload?: JoinLodgePayloadResolvers<ContextType>
  RequestLodgeMembershipPayload?: RequestLodgeMembershipPayloadResolvers<ContextType>
  WithdrawLodgeRequestPayload?: WithdrawLodgeRequestPayloadResolvers<ContextType>
  RemoveLodgeRequestPayload?: RemoveLodgeRequestPayloadResolvers<ContextType>
  ApproveLodgeRequestPayload?: ApproveLodgeRequestPayloadResolvers<ContextType>
  DeclineLodgeRequestPayload?: DeclineLodgeRequestPayloadResolvers<ContextType>
  InviteToLodgePayload?: InviteToLodgePayloadResolvers<ContextType>
  RejectLodgeInvitationPayload?: RejectLodgeInvitationPayloadResolvers<ContextType>
  LeaveLodgePayload?: LeaveLodgePayloadResolvers<ContextType>
  RemoveLodgeMemberPayload?: RemoveLodgeMemberPayloadResolvers<ContextType>
  BlockInLodgePayload?: BlockInLodgePayloadResolvers<ContextType>
  UnblockInLodgePayload?: UnblockInLodgePayloadResolvers<ContextType>
  SetLodgeAssistantPayload?: SetLodgeAssistantPayloadResolvers<ContextType>
  SetLodgeCoOwnerPayload?: SetLodgeCoOwnerPayloadResolvers<ContextType>
  PassLodgeOwnershipPayload?: PassLodgeOwnershipPayloadResolvers<ContextType>
  ReleaseLodgeOwnershipPayload?: ReleaseLodgeOwnershipPayloadResolvers<ContextType>
  TakeLodgeOwnershipPayload?: TakeLodgeOwnershipPayloadResolvers<ContextType>
  SetLodgeMembershipVisiblePayload?: SetLodgeMembershipVisiblePayloadResolvers<ContextType>
  AddLodgeMemberNotePayload?: AddLodgeMemberNotePayloadResolvers<ContextType>
  DeleteLodgeMemberNotePayload?: DeleteLodgeMemberNotePayloadResolvers<ContextType>
  SetLodgeNotificationDeliveryPayload?: SetLodgeNotificationDeliveryPayloadResolvers<ContextType>
  ResetLodgeNotificationSettingsPayload?: ResetLodgeNotificationSettingsPayloadResolvers<ContextType>
  SetLodgeNotificationDefaultPayload?: SetLodgeNotificationDefaultPayloadResolvers<ContextType>
  Conversation?: ConversationResolvers<ContextType>
  LodgeMemberSort?: LodgeMemberSortResolvers
  LodgeMembership?: LodgeMembershipResolvers<ContextType>
  LodgeMembershipConnection?: LodgeMembershipConnectionResolvers<ContextType>
  LodgeMembershipEdge?: LodgeMembershipEdgeResolvers<ContextType>
  LodgeMemberManagementConnection?: LodgeMemberManagementConnectionResolvers<ContextType>
  LodgeMemberManagementEdge?: LodgeMemberManagementEdgeResolvers<ContextType>
  LodgeMemberNote?: LodgeMemberNoteResolvers<ContextType>
  LodgeMemberNoteConnection?: LodgeMemberNoteConnectionResolvers<ContextType>
  LodgeMemberNoteEdge?: LodgeMemberNoteEdgeResolvers<ContextType>
  LodgeActivityEvent?: LodgeActivityEventResolvers
  LodgeActivity?: LodgeActivityResolvers<ContextType>
  LodgeActivityConnection?: LodgeActivityConnectionResolvers<ContextType>
  LodgeActivityEdge?: LodgeActivityEdgeResolvers<ContextType>
  LodgeNotificationTopic?: LodgeNotificationTopicResolvers
  LodgeTopicSetting?: LodgeTopicSettingResolvers<ContextType>
  LodgeNotificationSettings?: LodgeNotificationSettingsResolvers<ContextType>
  LodgesNotificationSettings?: LodgesNotificationSettingsResolvers<ContextType>
  LodgeNotification?: LodgeNotificationResolvers<ContextType>
  LodgeConnection?: LodgeConnectionResolvers<ContextType>
  LodgeEdge?: LodgeEdgeResolvers<ContextType>
  ProfileLodgeConnection?: ProfileLodgeConnectionResolvers<ContextType>
  ProfileLodgeEdge?: ProfileLodgeEdgeResolvers<ContextType>
  LodgeTagCount?: LodgeTagCountResolvers<ContextType>
  LodgeRole?: LodgeRoleResolvers
  LodgeAccess?: LodgeAccessResolvers
  LodgeAudience?: LodgeAudienceResolvers
  LodgeRequestStatus?: LodgeRequestStatusResolvers
  LodgeInvitationStatus?: LodgeInvitationStatusResolvers
  LodgeCategory?: LodgeCategoryResolvers<ContextType>
  LodgeTag?: LodgeTagResolvers<ContextType>
  DeletedLodge?: DeletedLodgeResolvers<ContextType>
  LodgeBan?: LodgeBanResolvers<ContextType>
  LodgeDraft?: LodgeDraftResolvers<ContextType>
  CreateLodgePayload?: CreateLodgePayloadResolvers<ContextType>
  UpdateLodgePayload?: UpdateLodgePayloadResolvers<ContextType>
  DeleteLodgePayload?: DeleteLodgePayloadResolvers<ContextType>
  RestoreLodgePayload?: RestoreLodgePayloadResolvers<ContextType>
  MarkLodgeVisitedPayload?: MarkLodgeVisitedPayloadResolvers<ContextType>
  Correspondence?: CorrespondenceResolvers<ContextType>
  ConversationKind?: ConversationKindResolvers
  WriteRefusal?: WriteRefusalResolvers
  ConversationConnection?: ConversationConnectionResolvers<ContextType>
  ConversationEdge?: ConversationEdgeResolvers<ContextType>
  ConversationMember?: ConversationMemberResolvers<ContextType>
  ConversationMemberConnection?: ConversationMemberConnectionResolvers<ContextType>
  ConversationMemberEdge?: ConversationMemberEdgeResolvers<ContextType>
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>
  DeleteMessagePayload?: DeleteMessagePayloadResolvers<ContextType>
  MarkConversationAsReadPayload?: MarkConversationAsReadPayloadResolvers<ContextType>
  SetTypingPayload?: SetTypingPayloadResolvers<ContextType>
  SetConversationPinnedPayload?: SetConversationPinnedPayloadResolvers<ContextType>
  DeleteConversationPayload?: DeleteConversationPayloadResolvers<ContextType>
  SetVideoCallsAllowedPayload?: SetVideoCallsAllowedPayloadResolvers<ContextType>
  RequestVideoCallPayload?: RequestVideoCallPayloadResolvers<ContextType>
  CreateGroupChatPayload?: CreateGroupChatPayloadResolvers<ContextType>
  RenameGroupChatPayload?: RenameGroupChatPayloadResolvers<ContextType>
  AddToGroupChatPayload?: AddToGroupChatPayloadResolvers<ContextType>
  RemoveFromGroupChatPayload?: RemoveFromGroupChatPayloadResolvers<ContextType>
  LeaveGroupChatPayload?: LeaveGroupChatPayloadResolvers<ContextType>
  MessageType?: MessageTypeResolvers
  MailReadState?: MailReadStateResolvers
  Message?: MessageResolvers<ContextType>
  MessageConnection?: MessageConnectionResolvers<ContextType>
  MessageEdge?: MessageEdgeResolvers<ContextType>
  TextMessage?: TextMessageResolvers<ContextType>
  SystemMessage?: SystemMessageResolvers<ContextType>
  ReceiptMessage?: ReceiptMessageResolvers<ContextType>
  MembershipExpiryMessage?: MembershipExpiryMessageResolvers<ContextType>
  AlbumAccessMessage?: AlbumAccessMessageResolvers<ContextType>
  VideoCallMessage?: VideoCallMessageResolvers<ContextType>
  VideoCallsMessage?: VideoCallsMessageResolvers<ContextType>
  LoungeMessage?: LoungeMessageResolvers<ContextType>
  BirthdayWishesMessage?: BirthdayWishesMessageResolvers<ContextType>
  EventMessage?: EventMessageResolvers<ContextType>
  LodgeMessage?: LodgeMessageResolvers<ContextType>
  GroupChatMessage?: GroupChatMessageResolvers<ContextType>
  RedAudience?: RedAudienceResolvers
  AlbumType?: AlbumTypeResolvers
  AlbumAccess?: AlbumAccessResolvers
  Album?: AlbumResolvers<ContextType>
  AlbumConnection?: AlbumConnectionResolvers<ContextType>
  AlbumEdge?: AlbumEdgeResolvers<ContextType>
  AlbumPermission?: AlbumPermissionResolvers<ContextType>
  AlbumPermissionConnection?: AlbumPermissionConnectionResolvers<ContextType>
  AlbumPermissionEdge?: AlbumPermissionEdgeResolvers<ContextType>
  CreateAlbumPayload?: CreateAlbumPayloadResolvers<ContextType>
  UpdateAlbumPayload?: UpdateAlbumPayloadResolvers<ContextType>
  DeleteAlbumPayload?: DeleteAlbumPayloadResolvers<ContextType>
  SetAlbumAccessPayload?: SetAlbumAccessPayloadResolvers<ContextType>
  RequestAlbumAccessPayload?: RequestAlbumAccessPayloadResolvers<ContextType>
  MediaStatus?: MediaStatusResolvers
  MediaKind?: MediaKindResolvers
  MediaType?: MediaTypeResolvers
  Media?: MediaResolvers<ContextType>
  Picture?: PictureResolvers<ContextType>
  Video?: VideoResolvers<ContextType>
  UploadPurpose?: UploadPurposeResolvers
  UploadTempMediaPayload?: UploadTempMediaPayloadResolvers<ContextType>
  MediaConnection?: MediaConnectionResolvers<ContextType>
  MediaEdge?: MediaEdgeResolvers<ContextType>
  MediaPlace?: MediaPlaceResolvers
  SaveMediaPayload?: SaveMediaPayloadResolvers<ContextType>
  UpdateMediaPayload?: UpdateMediaPayloadResolvers<ContextType>
  Rotation?: RotationResolvers
  EditPicturePayload?: EditPicturePayloadResolvers<ContextType>
  MoveMediaPayload?: MoveMediaPayloadResolvers<ContextType>
  SortMediaPayload?: SortMediaPayloadResolvers<ContextType>
  DeleteMediaPayload?: DeleteMediaPayloadResolvers<ContextType>
  SetProfilePicturePayload?: SetProfilePicturePayloadResolvers<ContextType>
  MediaNotification?: MediaNotificationResolvers<ContextType>
  AlbumNotification?: AlbumNotificationResolvers<ContextType>
  MeetupSignUpStatus?: MeetupSignUpStatusResolvers
  MeetupRepetition?: MeetupRepetitionResolvers
  MeetupGenderCount?: MeetupGenderCountResolvers<ContextType>
  MeetupMonth?: MeetupMonthResolvers<ContextType>
  MeetupDay?: MeetupDayResolvers<ContextType>
  Meetup?: MeetupResolvers<ContextType>
  MeetupConnection?: MeetupConnectionResolvers<ContextType>
  MeetupEdge?: MeetupEdgeResolvers<ContextType>
  MeetupComment?: MeetupCommentResolvers<ContextType>
  MeetupNotification?: MeetupNotificationResolvers<ContextType>
  CreateMeetupPayload?: CreateMeetupPayloadResolvers<ContextType>
  EditMeetupPayload?: EditMeetupPayloadResolvers<ContextType>
  DeleteMeetupPayload?: DeleteMeetupPayloadResolvers<ContextType>
  SignUpForMeetupPayload?: SignUpForMeetupPayloadResolvers<ContextType>
  QuitMeetupPayload?: QuitMeetupPayloadResolvers<ContextType>
  RenewMeetupFeedPayload?: RenewMeetupFeedPayloadResolvers<ContextType>
  EndMeetupFeedPayload?: EndMeetupFeedPayloadResolvers<ContextType>
  Membership?: MembershipResolvers<ContextType>
  MembershipSubscription?: MembershipSubscriptionResolvers<ContextType>
  SubscriptionStatus?: SubscriptionStatusResolvers
  MembershipFeature?: MembershipFeatureResolvers<ContextType>
  SpecialOffer?: SpecialOfferResolvers<ContextType>
  StopSubscriptionPayload?: StopSubscriptionPayloadResolvers<ContextType>
  ReactivateSubscriptionPayload?: ReactivateSubscriptionPayloadResolvers<ContextType>
  WithdrawFromMembershipPayload?: WithdrawFromMembershipPayloadResolvers<ContextType>
  RerunRenewalPayload?: RerunRenewalPayloadResolvers<ContextType>
  BuyMembershipDialog?: BuyMembershipDialogResolvers<ContextType>
  MembershipPackage?: MembershipPackageResolvers<ContextType>
  Money?: MoneyResolvers<ContextType>
  NotificationCounts?: NotificationCountsResolvers<ContextType>
  NotificationTab?: NotificationTabResolvers
  Notification?: NotificationResolvers<ContextType>
  NotificationConnection?: NotificationConnectionResolvers<ContextType>
  NotificationEdge?: NotificationEdgeResolvers<ContextType>
  CommunityNews?: CommunityNewsResolvers<ContextType>
  MarkNotificationsAsReadPayload?: MarkNotificationsAsReadPayloadResolvers<ContextType>
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>
  SubscribeToPushPayload?: SubscribeToPushPayloadResolvers<ContextType>
  UnsubscribeFromPushPayload?: UnsubscribeFromPushPayloadResolvers<ContextType>
  Taking?: TakingResolvers<ContextType>
  PaymentDifference?: PaymentDifferenceResolvers<ContextType>
  OrderStory?: OrderStoryResolvers<ContextType>
  OrderEvent?: OrderEventResolvers<ContextType>
  Refund?: RefundResolvers<ContextType>
  Order?: OrderResolvers<ContextType>
  OrderConnection?: OrderConnectionResolvers<ContextType>
  OrderEdge?: OrderEdgeResolvers<ContextType>
  OrderStatus?: OrderStatusResolvers
  PaymentOutcome?: PaymentOutcomeResolvers
  DeclineReason?: DeclineReasonResolvers
  PurchasableItem?: PurchasableItemResolvers
  PaymentMethod?: PaymentMethodResolvers
  BankTransfer?: BankTransferResolvers<ContextType>
  Receipt?: ReceiptResolvers<ContextType>
  ReceiptTracking?: ReceiptTrackingResolvers<ContextType>
  GiftReceipt?: GiftReceiptResolvers<ContextType>
  ProductOffer?: ProductOfferResolvers<ContextType>
  QuickScorPromotion?: QuickScorPromotionResolvers<ContextType>
  SearchPromotion?: SearchPromotionResolvers<ContextType>
  BirthdayWishes?: BirthdayWishesResolvers<ContextType>
  UpcomingBirthday?: UpcomingBirthdayResolvers<ContextType>
  BuyMembershipPayload?: BuyMembershipPayloadResolvers<ContextType>
  GiveMembershipPayload?: GiveMembershipPayloadResolvers<ContextType>
  BuyQuickScorAdPayload?: BuyQuickScorAdPayloadResolvers<ContextType>
  BuySearchPromotionPayload?: BuySearchPromotionPayloadResolvers<ContextType>
  BuyBirthdayWishesPayload?: BuyBirthdayWishesPayloadResolvers<ContextType>
  MarkBankTransferSeenPayload?: MarkBankTransferSeenPayloadResolvers<ContextType>
  RefundOrderPayload?: RefundOrderPayloadResolvers<ContextType>
  RecordBankTransferPayload?: RecordBankTransferPayloadResolvers<ContextType>
  VisitRange?: VisitRangeResolvers
  NoteSort?: NoteSortResolvers
  Visit?: VisitResolvers<ContextType>
  VisitConnection?: VisitConnectionResolvers<ContextType>
  VisitEdge?: VisitEdgeResolvers<ContextType>
  Note?: NoteResolvers<ContextType>
  NoteConnection?: NoteConnectionResolvers<ContextType>
  NoteEdge?: NoteEdgeResolvers<ContextType>
  BlockedProfile?: BlockedProfileResolvers<ContextType>
  BlockedProfileConnection?: BlockedProfileConnectionResolvers<ContextType>
  BlockedProfileEdge?: BlockedProfileEdgeResolvers<ContextType>
  GuestbookEntry?: GuestbookEntryResolvers<ContextType>
  GuestbookEntryConnection?: GuestbookEntryConnectionResolvers<ContextType>
  GuestbookEntryEdge?: GuestbookEntryEdgeResolvers<ContextType>
  SetFavouritePayload?: SetFavouritePayloadResolvers<ContextType>
  SetTagsPayload?: SetTagsPayloadResolvers<ContextType>
  SaveNotePayload?: SaveNotePayloadResolvers<ContextType>
  DeleteNotePayload?: DeleteNotePayloadResolvers<ContextType>
  SetBlacklistedPayload?: SetBlacklistedPayloadResolvers<ContextType>
  RegisterVisitPayload?: RegisterVisitPayloadResolvers<ContextType>
  HideVisitPayload?: HideVisitPayloadResolvers<ContextType>
  MarkVisitsSeenPayload?: MarkVisitsSeenPayloadResolvers<ContextType>
  AddGuestbookEntryPayload?: AddGuestbookEntryPayloadResolvers<ContextType>
  DeleteGuestbookEntryPayload?: DeleteGuestbookEntryPayloadResolvers<ContextType>
  ProfileNotification?: ProfileNotificationResolvers<ContextType>
  ProfileViewState?: ProfileViewStateResolvers
  ProfileView?: ProfileViewResolvers<ContextType>
  PersonFacts?: PersonFactsResolvers<ContextType>
  Audience?: AudienceResolvers
  LookingFor?: LookingForResolvers
  MatchSettings?: MatchSettingsResolvers<ContextType>
  MatchReason?: MatchReasonResolvers
  Match?: MatchResolvers<ContextType>
  BodyType?: BodyTypeResolvers
  EyeColour?: EyeColourResolvers
  HairColour?: HairColourResolvers
  SexualOrientation?: SexualOrientationResolvers
  RelationshipStatus?: RelationshipStatusResolvers
  HomeOption?: HomeOptionResolvers
  Dominance?: DominanceResolvers
  ProfileFilter?: ProfileFilterResolvers
  Gender?: GenderResolvers
  ProfileType?: ProfileTypeResolvers
  Person?: PersonResolvers<ContextType>
  ProfileConnection?: ProfileConnectionResolvers<ContextType>
  ProfileEdge?: ProfileEdgeResolvers<ContextType>
  Likable?: LikableResolvers<ContextType>
  SetLikedPayload?: SetLikedPayloadResolvers<ContextType>
  QuickScorAd?: QuickScorAdResolvers<ContextType>
  QuickScorAdConnection?: QuickScorAdConnectionResolvers<ContextType>
  QuickScorAdEdge?: QuickScorAdEdgeResolvers<ContextType>
  QuickScorFilters?: QuickScorFiltersResolvers<ContextType>
  QuickScorGender?: QuickScorGenderResolvers<ContextType>
  QuickScorArea?: QuickScorAreaResolvers<ContextType>
  SiteAd?: SiteAdResolvers<ContextType>
  DeleteQuickScorAdPayload?: DeleteQuickScorAdPayloadResolvers<ContextType>
  Reportable?: ReportableResolvers<ContextType>
  ReportReason?: ReportReasonResolvers
  ReportDecision?: ReportDecisionResolvers
  ReportItemType?: ReportItemTypeResolvers
  Report?: ReportResolvers<ContextType>
  ReportConnection?: ReportConnectionResolvers<ContextType>
  ReportEdge?: ReportEdgeResolvers<ContextType>
  ReportContentPayload?: ReportContentPayloadResolvers<ContextType>
  DecideReportPayload?: DecideReportPayloadResolvers<ContextType>
  SearchOrder?: SearchOrderResolvers
  SearchResultConnection?: SearchResultConnectionResolvers<ContextType>
  SearchTotal?: SearchTotalResolvers<ContextType>
  SearchResultEdge?: SearchResultEdgeResolvers<ContextType>
  PossibleMatchConnection?: PossibleMatchConnectionResolvers<ContextType>
  PossibleMatchEdge?: PossibleMatchEdgeResolvers<ContextType>
  PersonFilter?: PersonFilterResolvers<ContextType>
  SearchOptions?: SearchOptionsResolvers<ContextType>
  SavedSearch?: SavedSearchResolvers<ContextType>
  SaveSearchPayload?: SaveSearchPayloadResolvers<ContextType>
  DeleteSavedSearchPayload?: DeleteSavedSearchPayloadResolvers<ContextType>
  LandingPageLink?: LandingPageLinkResolvers<ContextType>
  LandingPage?: LandingPageResolvers<ContextType>
  LegalPageKey?: LegalPageKeyResolvers
  LegalPage?: LegalPageResolvers<ContextType>
  FaqEntry?: FaqEntryResolvers<ContextType>
  Change?: ChangeResolvers<ContextType>
  Review?: ReviewResolvers<ContextType>
  ReviewConnection?: ReviewConnectionResolvers<ContextType>
  ReviewEdge?: ReviewEdgeResolvers<ContextType>
  GlossaryEntry?: GlossaryEntryResolvers<ContextType>
  NewsTicker?: NewsTickerResolvers<ContextType>
  NameAvailability?: NameAvailabilityResolvers<ContextType>
  BreakingNews?: BreakingNewsResolvers<ContextType>
  MarkBreakingNewsSeenPayload?: MarkBreakingNewsSeenPayloadResolvers<ContextType>
  Locale?: LocaleResolvers
  Site?: SiteResolvers<ContextType>
  SiteHost?: SiteHostResolvers<ContextType>
  Country?: CountryResolvers<ContextType>
  CountryArea?: CountryAreaResolvers<ContextType>
  Area?: AreaResolvers<ContextType>
  Rating?: RatingResolvers<ContextType>
  Preferences?: PreferencesResolvers<ContextType>
  DrawerMode?: DrawerModeResolvers
  ListView?: ListViewResolvers
  LodgeOrder?: LodgeOrderResolvers
  SetPreferencePayload?: SetPreferencePayloadResolvers<ContextType>
  StartSectionId?: StartSectionIdResolvers
  StartPage?: StartPageResolvers<ContextType>
  StartSection?: StartSectionResolvers<ContextType>
  ContestStartSection?: ContestStartSectionResolvers<ContextType>
  ProfilesStartSection?: ProfilesStartSectionResolvers<ContextType>
  MatchesStartSection?: MatchesStartSectionResolvers<ContextType>
  VisitsStartSection?: VisitsStartSectionResolvers<ContextType>
  MediaStartSection?: MediaStartSectionResolvers<ContextType>
  BlogsStartSection?: BlogsStartSectionResolvers<ContextType>
  LodgesStartSection?: LodgesStartSectionResolvers<ContextType>
  ChatRoomsStartSection?: ChatRoomsStartSectionResolvers<ContextType>
  ChatRoom?: ChatRoomResolvers<ContextType>
  Hint?: HintResolvers<ContextType>
  SaveStartPagePayload?: SaveStartPagePayloadResolvers<ContextType>
  SendProfilePageFeedbackPayload?: SendProfilePageFeedbackPayloadResolvers<ContextType>
  TicketAdminStatus?: TicketAdminStatusResolvers
  StaffTicket?: StaffTicketResolvers<ContextType>
  StaffTicketConnection?: StaffTicketConnectionResolvers<ContextType>
  StaffTicketEdge?: StaffTicketEdgeResolvers<ContextType>
  TicketMember?: TicketMemberResolvers<ContextType>
  TicketLogIn?: TicketLogInResolvers<ContextType>
  TicketTemplate?: TicketTemplateResolvers<ContextType>
  TicketFigures?: TicketFiguresResolvers<ContextType>
  TicketDay?: TicketDayResolvers<ContextType>
  TakeTicketPayload?: TakeTicketPayloadResolvers<ContextType>
  ReleaseTicketPayload?: ReleaseTicketPayloadResolvers<ContextType>
  AnswerTicketPayload?: AnswerTicketPayloadResolvers<ContextType>
  AddTicketNotePayload?: AddTicketNotePayloadResolvers<ContextType>
  ForwardTicketPayload?: ForwardTicketPayloadResolvers<ContextType>
  CloseStaffTicketPayload?: CloseStaffTicketPayloadResolvers<ContextType>
  MergeTicketsPayload?: MergeTicketsPayloadResolvers<ContextType>
  TicketKind?: TicketKindResolvers
  TicketStatus?: TicketStatusResolvers
  TicketRating?: TicketRatingResolvers
  Ticket?: TicketResolvers<ContextType>
  TicketConnection?: TicketConnectionResolvers<ContextType>
  TicketEdge?: TicketEdgeResolvers<ContextType>
  TicketMessage?: TicketMessageResolvers<ContextType>
  TicketMessageConnection?: TicketMessageConnectionResolvers<ContextType>
  TicketMessageEdge?: TicketMessageEdgeResolvers<ContextType>
  EmailTicket?: EmailTicketResolvers<ContextType>
  EmailTicketMessage?: EmailTicketMessageResolvers<ContextType>
  CreateTicketPayload?: CreateTicketPayloadResolvers<ContextType>
  AddTicketMessagePayload?: AddTicketMessagePayloadResolvers<ContextType>
  CloseTicketPayload?: CloseTicketPayloadResolvers<ContextType>
  MarkTicketAsReadPayload?: MarkTicketAsReadPayloadResolvers<ContextType>
  RateTicketPayload?: RateTicketPayloadResolvers<ContextType>
  RateEmailTicketPayload?: RateEmailTicketPayloadResolvers<ContextType>
}

export type DirectiveResolvers<ContextType = GatewayContext> = {
  rest?: RestDirectiveResolver<any, any, ContextType>
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>
  defer?: DeferDirectiveResolver<any, any, ContextType>
  stream?: StreamDirectiveResolver<any, any, ContextType>
}
