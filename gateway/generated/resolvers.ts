import type { RoleLevel } from '../core/enums'
import type { ProfileStatus } from '../core/enums'
import type { DarkStatus } from '../core/enums'
import type { ForcedValidation } from '../core/enums'
import type { MediaStatus } from '../core/enums'
import type { MediaKind } from '../core/enums'
import type { Gender } from '../core/enums'
import type { ProfileType } from '../core/enums'
import type { LegalPageKey } from '../core/enums'
import type { Locale } from '../core/enums'
import type { StartSectionId } from '../core/enums'
import type { UploadedFile } from '../core/uploads'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql'
import type {
  Viewer as ViewerParent,
  OwnPerson as OwnPersonParent,
  Tag as TagParent,
  Impersonation as ImpersonationParent,
  Node as NodeParent,
  Picture as PictureParent,
  MembershipPackage as MembershipPackageParent,
  Money as MoneyParent,
  NotificationCounts as NotificationCountsParent,
  Profile as ProfileParent,
  Person as PersonParent,
  SetLikedPayload as SetLikedPayloadParent,
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
  StartSection as StartSectionParent,
  ChatRoom as ChatRoomParent,
} from '../core/parents'
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
  Date: { input: string; output: string }
  /** A file, sent by the GraphQL multipart request specification. */
  File: { input: UploadedFile; output: UploadedFile }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown }
}

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query'
  /** What a password-reset link is good for. */
  passwordReset?: Maybe<PasswordResetLink>
  /** The session: who is logged in, and what is theirs alone. Anonymous visitors have one too. */
  viewer: Viewer
  /** Any object by its id; null when it is gone or not for this viewer. */
  node?: Maybe<Node>
  /** Many objects by their ids, in the order asked for, at most 100; each missing one is null. */
  nodes: Array<Maybe<Node>>
  /** A profile by the number in its address; null when it is gone or not for this viewer. */
  profile?: Maybe<Profile>
  /** Profiles in an order; `first` is 30 by default and 100 at most. */
  profiles?: Maybe<ProfileConnection>
  /** The site that the host name leads to. */
  site: Site
  /** The landing page at a path such as `/dating`; null when there is none. */
  landingPage?: Maybe<LandingPage>
}

/** Everything that can be read. */
export type QueryPasswordResetArgs = {
  query: Scalars['String']['input']
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
export type QueryProfileArgs = {
  legacyId: Scalars['Int']['input']
}

/** Everything that can be read. */
export type QueryProfilesArgs = {
  order: ProfileOrder
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** Everything that can be read. */
export type QueryLandingPageArgs = {
  path: Scalars['String']['input']
}

/** A link to set a new password. */
export type PasswordResetLink = {
  __typename?: 'PasswordResetLink'
  /** False when used, unknown or expired. */
  valid: Scalars['Boolean']['output']
  /** Whose password it sets; null when not valid. */
  profileName?: Maybe<Scalars['String']['output']>
  /** Until when it is good; null when not valid. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>
}

/** Everything that a person can do. */
export type Mutation = {
  __typename?: 'Mutation'
  /** Logs on by profile name or e-mail address. The answer is the same for unknown names and wrong passwords. */
  logOn: LogOnPayload
  /** Ends the session. */
  logOut: LogOutPayload
  /** Sends a link by mail if the address belongs to a profile; answers the same in any case. */
  requestPasswordReset: RequestPasswordResetPayload
  /** Sets a new password by the link from the mail, and ends all sessions of the profile. */
  resetPassword: ResetPasswordPayload
  /** Logs on by a ticket from another of our sites. */
  logOnWithTicket: LogOnWithTicketPayload
  /** Makes a single-use ticket for the chat site. */
  createSsoTicket: CreateSsoTicketPayload
  /** Signs up. The profile opens with the link in the mail; the answer is the same when the address has a profile already. */
  createProfile: CreateProfilePayload
  /** Confirms an address by the link from the mail; for a new profile it begins the first session. */
  confirmEmail: ConfirmEmailPayload
  /** Sends the confirmation mail again if the address waits for one; answers the same in any case. */
  resendConfirmation: ResendConfirmationPayload
  /** Accepts the terms in force. */
  acceptTerms: AcceptTermsPayload
  /** Gives or withdraws the explicit consent to sensitive data. */
  setPrivacyConsent: SetPrivacyConsentPayload
  /** Confirms to hold copyright and consent for all pictures and videos of the profile. */
  consentToMedia: ConsentToMediaPayload
  /** Sets a person's weight and height. */
  updatePersonBody: UpdatePersonBodyPayload
  /** Asks for a new e-mail address. It counts once the link in the mail was followed. */
  changeEmail: ChangeEmailPayload
  /** Changes the profile name. */
  changeName: ChangeNamePayload
  /** Changes the password, and ends all other sessions. */
  changePassword: ChangePasswordPayload
  /** Chooses the interface language. */
  chooseLanguage: ChooseLanguagePayload
  /** Lets visitors see the profile picture on the front page, or not. */
  setFrontPageVisibility: SetFrontPageVisibilityPayload
  /** Deletes the profile: gone for others at once, erased for good after the days of grace. */
  deleteProfile: DeleteProfilePayload
  /** Stores whether the client should ask for push permission. */
  setPushPermissionRequest: SetPushPermissionRequestPayload
  /** Takes a quick ad as birthday present. */
  takeBirthdayQuickAd: TakeBirthdayQuickAdPayload
  /** Takes a promotion at the top of the search as birthday present. */
  takeBirthdaySearchPromotion: TakeBirthdaySearchPromotionPayload
  /** Turns the birthday present down. */
  rejectBirthdayPresent: RejectBirthdayPresentPayload
  /** Acts as another profile for an hour, with an entry in the audit log. Support and developers only. */
  impersonate: ImpersonatePayload
  /** Goes back to the own profile. */
  stopImpersonating: StopImpersonatingPayload
  /** Marks the member as online, and tells whether this client is still up to date. Sent every 60 seconds while visible. */
  sendHeartbeat: SendHeartbeatPayload
  /** Puts an emoji first in the list of those used lately. */
  addUsedEmoji: AddUsedEmojiPayload
  /** Takes a file to be used for something later. It is erased after a day if nothing uses it. */
  uploadTempMedia: UploadTempMediaPayload
  /** Likes something, or takes the like back: says the wanted state, so that a repeat does no harm. */
  setLiked: SetLikedPayload
  /** Marks breaking news as seen, so that it is not shown again. */
  markBreakingNewsSeen: MarkBreakingNewsSeenPayload
  /** Saves how the member has arranged the start page. */
  saveStartPage: SaveStartPagePayload
  /** Sets a small setting of the member; refused when the type differs from the present value. */
  setConfigurationValue: SetConfigurationValuePayload
  /** Tells us what the member thinks of the profile page. */
  sendProfilePageFeedback: SendProfilePageFeedbackPayload
}

/** Everything that a person can do. */
export type MutationLogOnArgs = {
  input: LogOnInput
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
export type MutationSendHeartbeatArgs = {
  input: SendHeartbeatInput
}

/** Everything that a person can do. */
export type MutationAddUsedEmojiArgs = {
  input: AddUsedEmojiInput
}

/** Everything that a person can do. */
export type MutationUploadTempMediaArgs = {
  input: UploadTempMediaInput
}

/** Everything that a person can do. */
export type MutationSetLikedArgs = {
  input: SetLikedInput
}

/** Everything that a person can do. */
export type MutationMarkBreakingNewsSeenArgs = {
  input: MarkBreakingNewsSeenInput
}

/** Everything that a person can do. */
export type MutationSaveStartPageArgs = {
  input: SaveStartPageInput
}

/** Everything that a person can do. */
export type MutationSetConfigurationValueArgs = {
  input: SetConfigurationValueInput
}

/** Everything that a person can do. */
export type MutationSendProfilePageFeedbackArgs = {
  input: SendProfilePageFeedbackInput
}

/** A person who signs up. */
export type NewPersonInput = {
  /** Not COUPLE. */
  gender: Gender
  /** They must be 18 or older. */
  birthday: Scalars['Date']['input']
}

/** What `logOn` takes. */
export type LogOnInput = {
  /** Profile name or e-mail address. */
  name: Scalars['String']['input']
  /** The password. */
  password: Scalars['String']['input']
  /** Keep the session after the browser closes. */
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>
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
  /** What the address has as query `SSO`. */
  ticket: Scalars['String']['input']
}

/** What `logOnWithTicket` gives back. */
export type LogOnWithTicketPayload = {
  __typename?: 'LogOnWithTicketPayload'
  /** The session as it is afterwards. */
  viewer?: Maybe<Viewer>
  /** Where to go: a path of this site, or an address that we trust. */
  redirectUrl?: Maybe<Scalars['String']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `createSsoTicket` takes. */
export type CreateSsoTicketInput = {
  /** Where to go on the chat site. */
  path?: InputMaybe<Scalars['String']['input']>
}

/** What `createSsoTicket` gives back. */
export type CreateSsoTicketPayload = {
  __typename?: 'CreateSsoTicketPayload'
  /** The address with the ticket in it; good for one minute. */
  url?: Maybe<Scalars['String']['output']>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What `createProfile` takes. */
export type CreateProfileInput = {
  /** One person or two. */
  profileType: ProfileType
  /** One, or two for a couple. */
  persons: Array<NewPersonInput>
  /** One of `Site.countries`. */
  countryLegacyId: Scalars['Int']['input']
  /** Of the country. */
  zipCode: Scalars['String']['input']
  /** 3 to 20 characters. */
  name: Scalars['String']['input']
  /** Where the confirmation mail goes. */
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
  /** Where the confirmation mail went. */
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
  /** One of `Viewer.persons`. */
  personLegacyId: Scalars['Int']['input']
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

/** What `changeEmail` takes. */
export type ChangeEmailInput = {
  /** The new address. */
  email: Scalars['String']['input']
  /** The present password. */
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
  /** The present password. */
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

/** What `deleteProfile` takes. */
export type DeleteProfileInput = {
  /** The present password. */
  password: Scalars['String']['input']
  /** Why, in their own words. */
  reason?: InputMaybe<Scalars['String']['input']>
}

/** What `deleteProfile` gives back. */
export type DeleteProfilePayload = {
  __typename?: 'DeleteProfilePayload'
  /** When the last trace is erased. */
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

/** The session. */
export type Viewer = Node & {
  __typename?: 'Viewer'
  /** The same for the whole session, logged in or not. */
  id: Scalars['ID']['output']
  /** Whether somebody is logged in. */
  isLoggedIn: Scalars['Boolean']['output']
  /** 0 when nobody is logged in. */
  legacyId: Scalars['Int']['output']
  /** Empty when nobody is logged in. */
  name: Scalars['String']['output']
  /** One person or two. */
  profileType: ProfileType
  /** COUPLE for a couple. */
  gender: Gender
  /** The persons of the profile; none when nobody is logged in. */
  persons: Array<OwnPerson>
  /** The profile picture. */
  picture?: Maybe<Picture>
  /** Where the profile lives. */
  area?: Maybe<Area>
  /** The interface language that the member chose; null: that of the site. */
  language?: Maybe<Locale>
  /** What the profile may do beyond its own affairs. */
  roleLevel: RoleLevel
  /** Has a running membership. */
  member: Scalars['Boolean']['output']
  /** When the membership runs out; null without one. */
  memberUntil?: Maybe<Scalars['DateTime']['output']>
  /** Has accepted the current terms and given the privacy consent. */
  termsAccepted: Scalars['Boolean']['output']
  /** The state of the profile. */
  status: ProfileStatus
  /** How far the profile has come with the dark site. */
  darkStatus: DarkStatus
  /** What the profile has to prove. */
  forcedValidation: ForcedValidation
  /** The validation page is forced although the profile is not locked. */
  forcedValidationPending: Scalars['Boolean']['output']
  /** Pictures and videos are hidden until copyright is confirmed. */
  forcedConsentMedia: Scalars['Boolean']['output']
  /** The client should ask for push permission. */
  requestPushPermission: Scalars['Boolean']['output']
  /** It is their birthday, and no present was chosen or refused yet. */
  showBirthdaySplash: Scalars['Boolean']['output']
  /** A person of the profile has no height or weight yet. */
  needUpdateHeightAndWeight: Scalars['Boolean']['output']
  /** The link in the confirmation mail was followed. */
  emailConfirmed: Scalars['Boolean']['output']
  /** An administrator acts as this profile. */
  impersonated: Scalars['Boolean']['output']
  /** Changes when the session is no longer the same, see `stampIsValid`. */
  stamp: Scalars['String']['output']
  /** Whether a stamp read earlier still belongs to this session. */
  stampIsValid?: Maybe<Scalars['Boolean']['output']>
  /** The viewer as others see them; null when nobody is logged in. */
  profile?: Maybe<Profile>
  /** Proof for media addresses; read anew every 60 minutes. */
  contentTokens?: Maybe<ContentTokens>
  /** The account: name, e-mail address, language. */
  settings?: Maybe<AccountSettings>
  /** The terms in force, and what the viewer has accepted of them. */
  terms?: Maybe<TermsState>
  /** The persons of the profile, read alone. */
  ownPersons?: Maybe<Array<OwnPerson>>
  /** All that is stored about the viewer. */
  dataExport?: Maybe<Scalars['JSON']['output']>
  /** The start page as the member arranged it. */
  startPage?: Maybe<StartPage>
  /** Small settings, each with its type. */
  configuration?: Maybe<Array<ConfigurationValue>>
  /** What would make the profile better, most useful first. */
  hints?: Maybe<Array<Hint>>
  /** The viewer's own tags for other profiles. */
  tags?: Maybe<Array<Tag>>
  /** All counters of the top menu. */
  counts?: Maybe<NotificationCounts>
  /** The newest breaking news that the viewer has not seen; null when there is none. */
  breakingNews?: Maybe<BreakingNews>
  /** The shortnames of the 21 emojis used last, newest first. */
  recentEmojis?: Maybe<Array<Scalars['String']['output']>>
  /** Match words found in a text, most telling first. */
  suggestedMatchWords?: Maybe<Array<Scalars['String']['output']>>
  /** What the buy-membership dialog says and offers for a feature code. */
  buyMembershipDialog?: Maybe<BuyMembershipDialog>
  /** Who acted as whom, newest first. Support and developers only. */
  impersonations?: Maybe<ImpersonationConnection>
}

/** The session. */
export type ViewerStampIsValidArgs = {
  stamp: Scalars['String']['input']
}

/** The session. */
export type ViewerSuggestedMatchWordsArgs = {
  text: Scalars['String']['input']
}

/** The session. */
export type ViewerBuyMembershipDialogArgs = {
  feature?: InputMaybe<Scalars['String']['input']>
}

/** The session. */
export type ViewerImpersonationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
}

/** A person of the viewer's own profile. */
export type OwnPerson = {
  __typename?: 'OwnPerson'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Never COUPLE. */
  gender: Gender
  /** The day of birth. */
  birthday: Scalars['Date']['output']
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
  emailConfirmed: Scalars['Boolean']['output']
  /** The interface language. */
  language: Locale
  /** Those the site lets a member choose. */
  languages: Array<Locale>
  /** Visitors may see the picture on the front page. */
  showOnFrontPage: Scalars['Boolean']['output']
  /** When the profile was made. */
  createdAt: Scalars['DateTime']['output']
}

/** The terms in force. */
export type TermsState = {
  __typename?: 'TermsState'
  /** The version in force. */
  version: Scalars['String']['output']
  /** The viewer has accepted this version. */
  accepted: Scalars['Boolean']['output']
  /** The explicit consent to sensitive data is given. */
  privacyConsent: Scalars['Boolean']['output']
}

/** A label that the viewer gave to other profiles. */
export type Tag = {
  __typename?: 'Tag'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** What the viewer called it. */
  name: Scalars['String']['output']
  /** Profiles that carry it. */
  count: Scalars['Int']['output']
}

/** What `impersonate` takes. */
export type ImpersonateInput = {
  /** As whom. */
  profileLegacyId: Scalars['Int']['input']
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
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Who acted. */
  admin?: Maybe<Profile>
  /** As whom. */
  profile?: Maybe<Profile>
  /** Why, as the administrator wrote it. */
  reason: Scalars['String']['output']
  /** When it began. */
  startedAt: Scalars['DateTime']['output']
  /** When it ended; null while it goes on. */
  endedAt?: Maybe<Scalars['DateTime']['output']>
}

/** A page of a list. */
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

/** Something with an id of its own, which `node(id:)` gives back. */
export type Node = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
}

/** Where a page of a connection stands. */
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

/** Something the person can mend, in their language. */
export type UserError = {
  __typename?: 'UserError'
  /** A stable name, for example `NAME_TAKEN`. */
  code: Scalars['String']['output']
  /** What to show. */
  message: Scalars['String']['output']
  /** The input field it is about, dotted for nested ones; null when it is about the whole. */
  field?: Maybe<Scalars['String']['output']>
}

/** What `sendHeartbeat` takes. */
export type SendHeartbeatInput = {
  /** The version that the client runs, as `Site.version` gave it when it loaded. */
  version: Scalars['String']['input']
}

/** What `sendHeartbeat` gives back. */
export type SendHeartbeatPayload = {
  __typename?: 'SendHeartbeatPayload'
  /** False: load the next page anew. */
  upToDate?: Maybe<Scalars['Boolean']['output']>
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

/** How large a picture is delivered. */
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

/** A picture or a video. */
export type Media = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** What it is used for. */
  kind: MediaKind
  /** How far its processing has come. */
  status: MediaStatus
  /** Pixels of the full size. */
  width: Scalars['Int']['output']
  /** Pixels of the full size. */
  height: Scalars['Int']['output']
}

/** A picture with its addresses by size. */
export type Picture = Node &
  Media &
  Likable & {
    __typename?: 'Picture'
    /** Unique over the whole graph; opaque. */
    id: Scalars['ID']['output']
    /** The number by which addresses and the REST calls know it. */
    legacyId: Scalars['Int']['output']
    /** What it is used for. */
    kind: MediaKind
    /** How far its processing has come. */
    status: MediaStatus
    /** Pixels of the full size. */
    width: Scalars['Int']['output']
    /** Pixels of the full size. */
    height: Scalars['Int']['output']
    /** The point to keep when cropping, 0 to 1 from the left. */
    focusX: Scalars['Float']['output']
    /** The point to keep when cropping, 0 to 1 from the top. */
    focusY: Scalars['Float']['output']
    /** A tiny blurred picture as data URI, shown until the picture is there. */
    placeholder: Scalars['String']['output']
    /** The address without its token: join `viewer.contentTokens.media` as query `t` before fetching. */
    path: Scalars['String']['output']
    /** Whose picture it is; null when that profile is not for this viewer. */
    owner?: Maybe<Profile>
    /** Whether the viewer likes it. */
    viewerHasLiked?: Maybe<Scalars['Boolean']['output']>
    /** Likes of profiles that still exist. */
    likeCount?: Maybe<Scalars['Int']['output']>
    /** Who likes it, newest first. */
    likes?: Maybe<ProfileConnection>
    /** How many likes came from profiles that are gone. */
    likesOfDeletedProfiles?: Maybe<Scalars['Int']['output']>
  }

/** A picture with its addresses by size. */
export type PicturePathArgs = {
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

/** Proof for the media server that the fetch comes from this session. */
export type ContentTokens = {
  __typename?: 'ContentTokens'
  /** Joined to media addresses as query `t`. */
  media: Scalars['String']['output']
  /** When to have read new ones. */
  expiresAt: Scalars['DateTime']['output']
}

/** What `uploadTempMedia` takes. */
export type UploadTempMediaInput = {
  /** The file, as a variable. */
  file: Scalars['File']['input']
  /** The kind of album that the file is meant for. */
  albumTypeId?: InputMaybe<Scalars['Int']['input']>
  /** Also PNG and WebP, not only JPEG. */
  allowNotJpeg?: InputMaybe<Scalars['Boolean']['input']>
  /** Also videos. */
  allowUploadVideo?: InputMaybe<Scalars['Boolean']['input']>
}

/** What `uploadTempMedia` gives back. */
export type UploadTempMediaPayload = {
  __typename?: 'UploadTempMediaPayload'
  /** What the file became. */
  media?: Maybe<Media>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** What the buy-membership dialog says and offers. */
export type BuyMembershipDialog = {
  __typename?: 'BuyMembershipDialog'
  /** The feature code that the texts are for. */
  feature: Scalars['String']['output']
  /** Over the text. */
  heading: Scalars['String']['output']
  /** Why it takes a membership. */
  text: Scalars['String']['output']
  /** What a membership brings, most telling first. */
  benefits: Array<Scalars['String']['output']>
  /** What can be bought. */
  packages: Array<MembershipPackage>
}

/** A membership that can be bought. */
export type MembershipPackage = {
  __typename?: 'MembershipPackage'
  /** 0 is the 24-hour membership. */
  legacyId: Scalars['Int']['output']
  /** As it is offered. */
  name: Scalars['String']['output']
  /** How long it runs. */
  days: Scalars['Int']['output']
  /** For all of it. */
  price: Money
  /** The same for 30 days, to compare. */
  pricePerMonth: Money
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
  /** The sum that the tab title shows. */
  total: Scalars['Int']['output']
  /** Blog entries chosen by us that are new. */
  blogsCurated: Scalars['Int']['output']
  /** News about blogs. */
  blogs: Scalars['Int']['output']
  /** What waits for the viewer as manager of events. */
  eventAdmin: Scalars['Int']['output']
  /** What waits for the viewer as manager of lodges. */
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

/** The order, and with it the choice, of profiles. */
export type ProfileOrder =
  /** New members first. */
  | 'NEWEST'
  /** Members who are online, those seen last first. */
  | 'ONLINE'
  /** Members whose birthday is today. */
  | 'BIRTHDAY'

export type { Gender }

export type { ProfileType }

/** A single or couple profile as others see it. */
export type Profile = Node & {
  __typename?: 'Profile'
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
  /** Where the profile lives, as far as others may know. */
  area?: Maybe<Area>
  /** One line that the member wrote. */
  headline?: Maybe<Scalars['String']['output']>
  /** The profile picture; null when there is none, or none for this viewer. */
  picture?: Maybe<Picture>
  /** Seen within the last five minutes. */
  online: Scalars['Boolean']['output']
  /** Has a running membership. */
  member: Scalars['Boolean']['output']
  /** Has proved who they are. */
  validated: Scalars['Boolean']['output']
  /** Among the viewer's favourites. */
  isFavourite: Scalars['Boolean']['output']
  /** Carries a tag of the viewer. */
  isTagged: Scalars['Boolean']['output']
}

/** One human of a profile. */
export type Person = {
  __typename?: 'Person'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Never COUPLE. */
  gender: Gender
  /** Whole years. */
  age: Scalars['Int']['output']
}

/** A page of a list. */
export type ProfileConnection = {
  __typename?: 'ProfileConnection'
  /** The items of this page. */
  edges: Array<ProfileEdge>
  /** Where this page stands. */
  pageInfo: PageInfo
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
  /** Who likes it, newest first. */
  likes?: Maybe<ProfileConnection>
  /** How many likes came from profiles that are gone. */
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
  /** What was liked, as it is afterwards. */
  item?: Maybe<Likable>
  /** What the person can mend; empty when it worked. */
  userErrors: Array<UserError>
}

/** A link to a landing page. */
export type LandingPageLink = {
  __typename?: 'LandingPageLink'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Where it leads, a path of this site. */
  path: Scalars['String']['output']
  /** What the link says. */
  title: Scalars['String']['output']
  /** A sentence about it. */
  teaser: Scalars['String']['output']
}

/** A page for visitors who come from a search engine. */
export type LandingPage = {
  __typename?: 'LandingPage'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
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
  html: Scalars['String']['output']
}

export type { LegalPageKey }

/** A legal text in the reader's language. */
export type LegalPage = {
  __typename?: 'LegalPage'
  /** Which text it is. */
  key: LegalPageKey
  /** Its heading. */
  title: Scalars['String']['output']
  /** Safe HTML. */
  html: Scalars['String']['output']
  /** When it was last changed. */
  updatedAt: Scalars['Date']['output']
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
  /** What people ask. */
  question: Scalars['String']['output']
  /** The answer, as safe HTML. */
  html: Scalars['String']['output']
}

/** Something that was changed on the site. */
export type Change = {
  __typename?: 'Change'
  /** When it came. */
  date: Scalars['Date']['output']
  /** What it is. */
  title: Scalars['String']['output']
  /** Safe HTML. */
  html: Scalars['String']['output']
}

/** What a member says of the site. */
export type Review = {
  __typename?: 'Review'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** Who wrote it. */
  author: Scalars['String']['output']
  /** 1 to 5. */
  rating: Scalars['Int']['output']
  /** What they wrote. */
  text: Scalars['String']['output']
  /** When. */
  date: Scalars['Date']['output']
}

/** A page of a list. */
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
export type GlossaryEntry = {
  __typename?: 'GlossaryEntry'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The word. */
  term: Scalars['String']['output']
  /** What it means. */
  text: Scalars['String']['output']
}

/** A line of news, and where it leads. */
export type NewsTicker = {
  __typename?: 'NewsTicker'
  /** The news. */
  text: Scalars['String']['output']
  /** Where it leads, a path of this site. */
  path?: Maybe<Scalars['String']['output']>
}

/** Whether a profile name can be had. */
export type NameAvailability = {
  __typename?: 'NameAvailability'
  /** Whether nobody has it and it can be used. */
  available: Scalars['Boolean']['output']
  /** Why the name cannot be used although nobody has it, or that it is taken; null when available. */
  problem?: Maybe<UserError>
}

/** News that is shown once to each member, in a dialog. */
export type BreakingNews = {
  __typename?: 'BreakingNews'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The heading of the dialog. */
  title: Scalars['String']['output']
  /** Safe HTML. */
  html: Scalars['String']['output']
}

/** What `markBreakingNewsSeen` takes. */
export type MarkBreakingNewsSeenInput = {
  /** Of the news. */
  legacyId: Scalars['Int']['input']
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
  dark: Scalars['Boolean']['output']
  /** Events are left out of this site. */
  disabledEvents: Scalars['Boolean']['output']
  /** Lodges are left out of this site. */
  disabledLodges: Scalars['Boolean']['output']
  /** The number of our support. */
  supportPhone: Scalars['String']['output']
  /** The address of our support. */
  supportEmail: Scalars['String']['output']
  /** When the phone is answered, in the language of the site. */
  openingHours: Scalars['String']['output']
  /** Which machine answers. */
  machineName: Scalars['String']['output']
  /** The public key for push subscriptions; empty when push is not set up. */
  publicVapidKey: Scalars['String']['output']
  /** The country of the site. */
  country?: Maybe<Country>
  /** The site's country as a legacy id, for addresses and forms. */
  countryLegacyId: Scalars['Int']['output']
  /** ISO 4217 code of the prices. */
  currency: Scalars['String']['output']
  /** Who runs the site. */
  companyName: Scalars['String']['output']
  /** Where they are. */
  companyAddress: Scalars['String']['output']
  /** Their number for value added tax. */
  vatNumber: Scalars['String']['output']
  /** The host of the dark site of a main one, and the other way round. */
  counterpartHost: Scalars['String']['output']
  /** All sites of the installation. */
  hosts: Array<SiteHost>
  /** Mails go to `/outbox`, and the community is made up. */
  demo: Scalars['Boolean']['output']
  /** The version of the running application. */
  version?: Maybe<Scalars['String']['output']>
  /** The countries that a profile may live in. */
  countries?: Maybe<Array<Country>>
  /** How many members are online. */
  onlineCount?: Maybe<Scalars['Int']['output']>
  /** How members rate the support. */
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
  /** What is new, newest first. */
  changelog?: Maybe<Array<Change>>
  /** What members say of the site, newest first. */
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
  countryLegacyId: Scalars['Int']['input']
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
  dark: Scalars['Boolean']['output']
  /** The language of the site. */
  language: Locale
}

/** A country that a profile may live in. */
export type Country = Node & {
  __typename?: 'Country'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output']
  /** In the reader's language. */
  name: Scalars['String']['output']
  /** Its regions in reading order. */
  areas?: Maybe<Array<CountryArea>>
}

/** A region of a country. */
export type CountryArea = {
  __typename?: 'CountryArea'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** The name of the region. */
  name: Scalars['String']['output']
  /** 0 to 3; shown indented. */
  nestingLevel: Scalars['Int']['output']
}

/** Where a profile lives, as far as others may know. */
export type Area = {
  __typename?: 'Area'
  /** Null when only the region is known. */
  zipCode?: Maybe<Scalars['String']['output']>
  /** The place that the zip code belongs to. */
  city?: Maybe<Scalars['String']['output']>
  /** The name of the region. */
  countryArea?: Maybe<Scalars['String']['output']>
  /** The country as a legacy id. */
  countryLegacyId: Scalars['Int']['output']
  /** The country's name in the reader's language. */
  country: Scalars['String']['output']
}

/** An average of ratings. */
export type Rating = {
  __typename?: 'Rating'
  /** 1 to 5; 0 without ratings. */
  average: Scalars['Float']['output']
  /** How many ratings there are. */
  count: Scalars['Int']['output']
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
  condensedProfileView: Scalars['Boolean']['output']
  /** The member has arranged the page. */
  customized: Scalars['Boolean']['output']
  /** The settings could not be read, and these are the defaults. */
  isFallback: Scalars['Boolean']['output']
}

/** A section of the start page. What is in it is read only when it is not hidden. */
export type StartSection = {
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Which section it is. */
  section: StartSectionId
  /** The member does not want to see it. */
  hidden: Scalars['Boolean']['output']
}

/** A row of members. */
export type ProfilesStartSection = StartSection & {
  __typename?: 'ProfilesStartSection'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Which section it is. */
  section: StartSectionId
  /** The member does not want to see it. */
  hidden: Scalars['Boolean']['output']
  /** Null when the section is hidden. */
  profiles?: Maybe<ProfileConnection>
}

/** A row of members. */
export type ProfilesStartSectionProfilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
}

/** The chat rooms with most people in them. */
export type ChatRoomsStartSection = StartSection & {
  __typename?: 'ChatRoomsStartSection'
  /** Unique over the whole graph; opaque. */
  id: Scalars['ID']['output']
  /** Which section it is. */
  section: StartSectionId
  /** The member does not want to see it. */
  hidden: Scalars['Boolean']['output']
  /** Null when the section is hidden. */
  chatRooms?: Maybe<Array<ChatRoom>>
}

/** A room of the chat site. */
export type ChatRoom = {
  __typename?: 'ChatRoom'
  /** The number by which addresses and the REST calls know it. */
  legacyId: Scalars['Int']['output']
  /** What the room is called. */
  name: Scalars['String']['output']
  /** How many are in it. */
  onlineCount: Scalars['Int']['output']
  /** The path on the chat site, for `createSsoTicket`. */
  path: Scalars['String']['output']
}

/** Something that would make the member's profile better. */
export type Hint = {
  __typename?: 'Hint'
  /** A stable name, for example `AddPicture`. */
  key: Scalars['String']['output']
  /** What to do. */
  title: Scalars['String']['output']
  /** Why it helps. */
  text: Scalars['String']['output']
}

/** A small setting of the member. */
export type ConfigurationValue = {
  __typename?: 'ConfigurationValue'
  /** Its name. */
  key: Scalars['String']['output']
  /** string, number or boolean. */
  type: Scalars['String']['output']
  /** The value written as text. */
  value: Scalars['String']['output']
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

/** What `setConfigurationValue` takes. */
export type SetConfigurationValueInput = {
  /** Its name. */
  key: Scalars['String']['input']
  /** The new value written as text, of the kind that it has now. */
  value: Scalars['String']['input']
}

/** What `setConfigurationValue` gives back. */
export type SetConfigurationValuePayload = {
  __typename?: 'SetConfigurationValuePayload'
  /** The setting as it is afterwards. */
  value?: Maybe<ConfigurationValue>
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

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>
  ID: ResolverTypeWrapper<Scalars['ID']['output']>
  PasswordResetLink: ResolverTypeWrapper<PasswordResetLink>
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>
  NewPersonInput: NewPersonInput
  LogOnInput: LogOnInput
  LogOnPayload: ResolverTypeWrapper<Omit<LogOnPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>
  LogOutPayload: ResolverTypeWrapper<Omit<LogOutPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>
  RequestPasswordResetInput: RequestPasswordResetInput
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>
  ResetPasswordInput: ResetPasswordInput
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>
  LogOnWithTicketInput: LogOnWithTicketInput
  LogOnWithTicketPayload: ResolverTypeWrapper<
    Omit<LogOnWithTicketPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  CreateSsoTicketInput: CreateSsoTicketInput
  CreateSsoTicketPayload: ResolverTypeWrapper<CreateSsoTicketPayload>
  CreateProfileInput: CreateProfileInput
  CreateProfilePayload: ResolverTypeWrapper<CreateProfilePayload>
  ConfirmEmailInput: ConfirmEmailInput
  ConfirmEmailPayload: ResolverTypeWrapper<
    Omit<ConfirmEmailPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  ResendConfirmationInput: ResendConfirmationInput
  ResendConfirmationPayload: ResolverTypeWrapper<ResendConfirmationPayload>
  AcceptTermsInput: AcceptTermsInput
  AcceptTermsPayload: ResolverTypeWrapper<
    Omit<AcceptTermsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  SetPrivacyConsentInput: SetPrivacyConsentInput
  SetPrivacyConsentPayload: ResolverTypeWrapper<
    Omit<SetPrivacyConsentPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  ConsentToMediaPayload: ResolverTypeWrapper<
    Omit<ConsentToMediaPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  UpdatePersonBodyInput: UpdatePersonBodyInput
  UpdatePersonBodyPayload: ResolverTypeWrapper<
    Omit<UpdatePersonBodyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  ChangeEmailInput: ChangeEmailInput
  ChangeEmailPayload: ResolverTypeWrapper<
    Omit<ChangeEmailPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  ChangeNameInput: ChangeNameInput
  ChangeNamePayload: ResolverTypeWrapper<
    Omit<ChangeNamePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  ChangePasswordInput: ChangePasswordInput
  ChangePasswordPayload: ResolverTypeWrapper<
    Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  ChooseLanguageInput: ChooseLanguageInput
  ChooseLanguagePayload: ResolverTypeWrapper<
    Omit<ChooseLanguagePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  SetFrontPageVisibilityInput: SetFrontPageVisibilityInput
  SetFrontPageVisibilityPayload: ResolverTypeWrapper<
    Omit<SetFrontPageVisibilityPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  DeleteProfileInput: DeleteProfileInput
  DeleteProfilePayload: ResolverTypeWrapper<
    Omit<DeleteProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  SetPushPermissionRequestInput: SetPushPermissionRequestInput
  SetPushPermissionRequestPayload: ResolverTypeWrapper<
    Omit<SetPushPermissionRequestPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  TakeBirthdayQuickAdInput: TakeBirthdayQuickAdInput
  TakeBirthdayQuickAdPayload: ResolverTypeWrapper<
    Omit<TakeBirthdayQuickAdPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  TakeBirthdaySearchPromotionPayload: ResolverTypeWrapper<
    Omit<TakeBirthdaySearchPromotionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  RejectBirthdayPresentPayload: ResolverTypeWrapper<
    Omit<RejectBirthdayPresentPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  RoleLevel: RoleLevel
  ProfileStatus: ProfileStatus
  DarkStatus: DarkStatus
  ForcedValidation: ForcedValidation
  Viewer: ResolverTypeWrapper<ViewerParent>
  OwnPerson: ResolverTypeWrapper<OwnPersonParent>
  AccountSettings: ResolverTypeWrapper<AccountSettings>
  TermsState: ResolverTypeWrapper<TermsState>
  Tag: ResolverTypeWrapper<TagParent>
  ImpersonateInput: ImpersonateInput
  ImpersonatePayload: ResolverTypeWrapper<
    Omit<ImpersonatePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  StopImpersonatingPayload: ResolverTypeWrapper<
    Omit<StopImpersonatingPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  Impersonation: ResolverTypeWrapper<ImpersonationParent>
  ImpersonationConnection: ResolverTypeWrapper<
    Omit<ImpersonationConnection, 'edges'> & { edges: Array<ResolversTypes['ImpersonationEdge']> }
  >
  ImpersonationEdge: ResolverTypeWrapper<Omit<ImpersonationEdge, 'node'> & { node: ResolversTypes['Impersonation'] }>
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>
  Date: ResolverTypeWrapper<Scalars['Date']['output']>
  File: ResolverTypeWrapper<Scalars['File']['output']>
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>
  Node: ResolverTypeWrapper<NodeParent>
  PageInfo: ResolverTypeWrapper<PageInfo>
  UserError: ResolverTypeWrapper<UserError>
  SendHeartbeatInput: SendHeartbeatInput
  SendHeartbeatPayload: ResolverTypeWrapper<SendHeartbeatPayload>
  AddUsedEmojiInput: AddUsedEmojiInput
  AddUsedEmojiPayload: ResolverTypeWrapper<
    Omit<AddUsedEmojiPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  MediaSize: MediaSize
  MediaFormat: MediaFormat
  MediaStatus: MediaStatus
  MediaKind: MediaKind
  Media: ResolverTypeWrapper<PictureParent>
  Picture: ResolverTypeWrapper<PictureParent>
  Float: ResolverTypeWrapper<Scalars['Float']['output']>
  ContentTokens: ResolverTypeWrapper<ContentTokens>
  UploadTempMediaInput: UploadTempMediaInput
  UploadTempMediaPayload: ResolverTypeWrapper<
    Omit<UploadTempMediaPayload, 'media'> & { media?: Maybe<ResolversTypes['Media']> }
  >
  BuyMembershipDialog: ResolverTypeWrapper<
    Omit<BuyMembershipDialog, 'packages'> & { packages: Array<ResolversTypes['MembershipPackage']> }
  >
  MembershipPackage: ResolverTypeWrapper<MembershipPackageParent>
  Money: ResolverTypeWrapper<MoneyParent>
  NotificationCounts: ResolverTypeWrapper<NotificationCountsParent>
  ProfileOrder: ProfileOrder
  Gender: Gender
  ProfileType: ProfileType
  Profile: ResolverTypeWrapper<ProfileParent>
  Person: ResolverTypeWrapper<PersonParent>
  ProfileConnection: ResolverTypeWrapper<
    Omit<ProfileConnection, 'edges'> & { edges: Array<ResolversTypes['ProfileEdge']> }
  >
  ProfileEdge: ResolverTypeWrapper<Omit<ProfileEdge, 'node'> & { node: ResolversTypes['Profile'] }>
  Likable: ResolverTypeWrapper<PictureParent>
  SetLikedInput: SetLikedInput
  SetLikedPayload: ResolverTypeWrapper<SetLikedPayloadParent>
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
  NameAvailability: ResolverTypeWrapper<NameAvailability>
  BreakingNews: ResolverTypeWrapper<BreakingNewsParent>
  MarkBreakingNewsSeenInput: MarkBreakingNewsSeenInput
  MarkBreakingNewsSeenPayload: ResolverTypeWrapper<
    Omit<MarkBreakingNewsSeenPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  Locale: Locale
  Site: ResolverTypeWrapper<SiteParent>
  SiteHost: ResolverTypeWrapper<SiteHost>
  Country: ResolverTypeWrapper<CountryParent>
  CountryArea: ResolverTypeWrapper<CountryAreaParent>
  Area: ResolverTypeWrapper<AreaParent>
  Rating: ResolverTypeWrapper<Rating>
  StartSectionId: StartSectionId
  StartPage: ResolverTypeWrapper<Omit<StartPage, 'sections'> & { sections: Array<ResolversTypes['StartSection']> }>
  StartSection: ResolverTypeWrapper<StartSectionParent>
  ProfilesStartSection: ResolverTypeWrapper<StartSectionParent>
  ChatRoomsStartSection: ResolverTypeWrapper<StartSectionParent>
  ChatRoom: ResolverTypeWrapper<ChatRoomParent>
  Hint: ResolverTypeWrapper<Hint>
  ConfigurationValue: ResolverTypeWrapper<ConfigurationValue>
  StartSectionInput: StartSectionInput
  SaveStartPageInput: SaveStartPageInput
  SaveStartPagePayload: ResolverTypeWrapper<
    Omit<SaveStartPagePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  SetConfigurationValueInput: SetConfigurationValueInput
  SetConfigurationValuePayload: ResolverTypeWrapper<
    Omit<SetConfigurationValuePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }
  >
  SendProfilePageFeedbackInput: SendProfilePageFeedbackInput
  SendProfilePageFeedbackPayload: ResolverTypeWrapper<SendProfilePageFeedbackPayload>
  String: ResolverTypeWrapper<Scalars['String']['output']>
  Int: ResolverTypeWrapper<Scalars['Int']['output']>
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>
}

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>
  ID: Scalars['ID']['output']
  PasswordResetLink: PasswordResetLink
  Mutation: Record<PropertyKey, never>
  NewPersonInput: NewPersonInput
  LogOnInput: LogOnInput
  LogOnPayload: Omit<LogOnPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  LogOutPayload: Omit<LogOutPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  RequestPasswordResetInput: RequestPasswordResetInput
  RequestPasswordResetPayload: RequestPasswordResetPayload
  ResetPasswordInput: ResetPasswordInput
  ResetPasswordPayload: ResetPasswordPayload
  LogOnWithTicketInput: LogOnWithTicketInput
  LogOnWithTicketPayload: Omit<LogOnWithTicketPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  CreateSsoTicketInput: CreateSsoTicketInput
  CreateSsoTicketPayload: CreateSsoTicketPayload
  CreateProfileInput: CreateProfileInput
  CreateProfilePayload: CreateProfilePayload
  ConfirmEmailInput: ConfirmEmailInput
  ConfirmEmailPayload: Omit<ConfirmEmailPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  ResendConfirmationInput: ResendConfirmationInput
  ResendConfirmationPayload: ResendConfirmationPayload
  AcceptTermsInput: AcceptTermsInput
  AcceptTermsPayload: Omit<AcceptTermsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  SetPrivacyConsentInput: SetPrivacyConsentInput
  SetPrivacyConsentPayload: Omit<SetPrivacyConsentPayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  ConsentToMediaPayload: Omit<ConsentToMediaPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  UpdatePersonBodyInput: UpdatePersonBodyInput
  UpdatePersonBodyPayload: Omit<UpdatePersonBodyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  ChangeEmailInput: ChangeEmailInput
  ChangeEmailPayload: Omit<ChangeEmailPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  ChangeNameInput: ChangeNameInput
  ChangeNamePayload: Omit<ChangeNamePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  ChangePasswordInput: ChangePasswordInput
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  ChooseLanguageInput: ChooseLanguageInput
  ChooseLanguagePayload: Omit<ChooseLanguagePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  SetFrontPageVisibilityInput: SetFrontPageVisibilityInput
  SetFrontPageVisibilityPayload: Omit<SetFrontPageVisibilityPayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  DeleteProfileInput: DeleteProfileInput
  DeleteProfilePayload: Omit<DeleteProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  SetPushPermissionRequestInput: SetPushPermissionRequestInput
  SetPushPermissionRequestPayload: Omit<SetPushPermissionRequestPayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  TakeBirthdayQuickAdInput: TakeBirthdayQuickAdInput
  TakeBirthdayQuickAdPayload: Omit<TakeBirthdayQuickAdPayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  TakeBirthdaySearchPromotionPayload: Omit<TakeBirthdaySearchPromotionPayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  RejectBirthdayPresentPayload: Omit<RejectBirthdayPresentPayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  Viewer: ViewerParent
  OwnPerson: OwnPersonParent
  AccountSettings: AccountSettings
  TermsState: TermsState
  Tag: TagParent
  ImpersonateInput: ImpersonateInput
  ImpersonatePayload: Omit<ImpersonatePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  StopImpersonatingPayload: Omit<StopImpersonatingPayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  Impersonation: ImpersonationParent
  ImpersonationConnection: Omit<ImpersonationConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ImpersonationEdge']>
  }
  ImpersonationEdge: Omit<ImpersonationEdge, 'node'> & { node: ResolversParentTypes['Impersonation'] }
  DateTime: Scalars['DateTime']['output']
  Date: Scalars['Date']['output']
  File: Scalars['File']['output']
  JSON: Scalars['JSON']['output']
  Node: NodeParent
  PageInfo: PageInfo
  UserError: UserError
  SendHeartbeatInput: SendHeartbeatInput
  SendHeartbeatPayload: SendHeartbeatPayload
  AddUsedEmojiInput: AddUsedEmojiInput
  AddUsedEmojiPayload: Omit<AddUsedEmojiPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  Media: PictureParent
  Picture: PictureParent
  Float: Scalars['Float']['output']
  ContentTokens: ContentTokens
  UploadTempMediaInput: UploadTempMediaInput
  UploadTempMediaPayload: Omit<UploadTempMediaPayload, 'media'> & { media?: Maybe<ResolversParentTypes['Media']> }
  BuyMembershipDialog: Omit<BuyMembershipDialog, 'packages'> & {
    packages: Array<ResolversParentTypes['MembershipPackage']>
  }
  MembershipPackage: MembershipPackageParent
  Money: MoneyParent
  NotificationCounts: NotificationCountsParent
  Profile: ProfileParent
  Person: PersonParent
  ProfileConnection: Omit<ProfileConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProfileEdge']> }
  ProfileEdge: Omit<ProfileEdge, 'node'> & { node: ResolversParentTypes['Profile'] }
  Likable: PictureParent
  SetLikedInput: SetLikedInput
  SetLikedPayload: SetLikedPayloadParent
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
  NameAvailability: NameAvailability
  BreakingNews: BreakingNewsParent
  MarkBreakingNewsSeenInput: MarkBreakingNewsSeenInput
  MarkBreakingNewsSeenPayload: Omit<MarkBreakingNewsSeenPayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  Site: SiteParent
  SiteHost: SiteHost
  Country: CountryParent
  CountryArea: CountryAreaParent
  Area: AreaParent
  Rating: Rating
  StartPage: Omit<StartPage, 'sections'> & { sections: Array<ResolversParentTypes['StartSection']> }
  StartSection: StartSectionParent
  ProfilesStartSection: StartSectionParent
  ChatRoomsStartSection: StartSectionParent
  ChatRoom: ChatRoomParent
  Hint: Hint
  ConfigurationValue: ConfigurationValue
  StartSectionInput: StartSectionInput
  SaveStartPageInput: SaveStartPageInput
  SaveStartPagePayload: Omit<SaveStartPagePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> }
  SetConfigurationValueInput: SetConfigurationValueInput
  SetConfigurationValuePayload: Omit<SetConfigurationValuePayload, 'viewer'> & {
    viewer?: Maybe<ResolversParentTypes['Viewer']>
  }
  SendProfilePageFeedbackInput: SendProfilePageFeedbackInput
  SendProfilePageFeedbackPayload: SendProfilePageFeedbackPayload
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

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Maybe<Scalars['Int']['input']>>>
}

export type SemanticNonNullDirectiveResolver<
  Result,
  Parent,
  ContextType = GatewayContext,
  Args = SemanticNonNullDirectiveArgs,
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
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>
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
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>
  landingPage?: Resolver<
    Maybe<ResolversTypes['LandingPage']>,
    ParentType,
    ContextType,
    RequireFields<QueryLandingPageArgs, 'path'>
  >
}

export type PasswordResetLinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PasswordResetLink'] = ResolversParentTypes['PasswordResetLink'],
> = {
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  profileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
}

export type MutationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  logOn?: Resolver<ResolversTypes['LogOnPayload'], ParentType, ContextType, RequireFields<MutationLogOnArgs, 'input'>>
  logOut?: Resolver<ResolversTypes['LogOutPayload'], ParentType, ContextType>
  requestPasswordReset?: Resolver<
    ResolversTypes['RequestPasswordResetPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestPasswordResetArgs, 'input'>
  >
  resetPassword?: Resolver<
    ResolversTypes['ResetPasswordPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResetPasswordArgs, 'input'>
  >
  logOnWithTicket?: Resolver<
    ResolversTypes['LogOnWithTicketPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationLogOnWithTicketArgs, 'input'>
  >
  createSsoTicket?: Resolver<
    ResolversTypes['CreateSsoTicketPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateSsoTicketArgs, 'input'>
  >
  createProfile?: Resolver<
    ResolversTypes['CreateProfilePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateProfileArgs, 'input'>
  >
  confirmEmail?: Resolver<
    ResolversTypes['ConfirmEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmEmailArgs, 'input'>
  >
  resendConfirmation?: Resolver<
    ResolversTypes['ResendConfirmationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResendConfirmationArgs, 'input'>
  >
  acceptTerms?: Resolver<
    ResolversTypes['AcceptTermsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAcceptTermsArgs, 'input'>
  >
  setPrivacyConsent?: Resolver<
    ResolversTypes['SetPrivacyConsentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetPrivacyConsentArgs, 'input'>
  >
  consentToMedia?: Resolver<ResolversTypes['ConsentToMediaPayload'], ParentType, ContextType>
  updatePersonBody?: Resolver<
    ResolversTypes['UpdatePersonBodyPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePersonBodyArgs, 'input'>
  >
  changeEmail?: Resolver<
    ResolversTypes['ChangeEmailPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationChangeEmailArgs, 'input'>
  >
  changeName?: Resolver<
    ResolversTypes['ChangeNamePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationChangeNameArgs, 'input'>
  >
  changePassword?: Resolver<
    ResolversTypes['ChangePasswordPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationChangePasswordArgs, 'input'>
  >
  chooseLanguage?: Resolver<
    ResolversTypes['ChooseLanguagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationChooseLanguageArgs, 'input'>
  >
  setFrontPageVisibility?: Resolver<
    ResolversTypes['SetFrontPageVisibilityPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetFrontPageVisibilityArgs, 'input'>
  >
  deleteProfile?: Resolver<
    ResolversTypes['DeleteProfilePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteProfileArgs, 'input'>
  >
  setPushPermissionRequest?: Resolver<
    ResolversTypes['SetPushPermissionRequestPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetPushPermissionRequestArgs, 'input'>
  >
  takeBirthdayQuickAd?: Resolver<
    ResolversTypes['TakeBirthdayQuickAdPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationTakeBirthdayQuickAdArgs, 'input'>
  >
  takeBirthdaySearchPromotion?: Resolver<ResolversTypes['TakeBirthdaySearchPromotionPayload'], ParentType, ContextType>
  rejectBirthdayPresent?: Resolver<ResolversTypes['RejectBirthdayPresentPayload'], ParentType, ContextType>
  impersonate?: Resolver<
    ResolversTypes['ImpersonatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationImpersonateArgs, 'input'>
  >
  stopImpersonating?: Resolver<ResolversTypes['StopImpersonatingPayload'], ParentType, ContextType>
  sendHeartbeat?: Resolver<
    ResolversTypes['SendHeartbeatPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSendHeartbeatArgs, 'input'>
  >
  addUsedEmoji?: Resolver<
    ResolversTypes['AddUsedEmojiPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAddUsedEmojiArgs, 'input'>
  >
  uploadTempMedia?: Resolver<
    ResolversTypes['UploadTempMediaPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUploadTempMediaArgs, 'input'>
  >
  setLiked?: Resolver<
    ResolversTypes['SetLikedPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLikedArgs, 'input'>
  >
  markBreakingNewsSeen?: Resolver<
    ResolversTypes['MarkBreakingNewsSeenPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationMarkBreakingNewsSeenArgs, 'input'>
  >
  saveStartPage?: Resolver<
    ResolversTypes['SaveStartPagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveStartPageArgs, 'input'>
  >
  setConfigurationValue?: Resolver<
    ResolversTypes['SetConfigurationValuePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetConfigurationValueArgs, 'input'>
  >
  sendProfilePageFeedback?: Resolver<
    ResolversTypes['SendProfilePageFeedbackPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSendProfilePageFeedbackArgs, 'input'>
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
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
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
    NONE?: any
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
  { NONE?: any; ACTIVE?: any; LOCKED?: any; PERMA_LOCKED?: any; QUARANTINED?: any; TO_BE_DELETED?: any; DELETED?: any },
  ResolversTypes['ProfileStatus']
>

export type DarkStatusResolvers = EnumResolverSignature<
  { NONE?: any; APPLIED?: any; DECLINED?: any; APPROVED?: any },
  ResolversTypes['DarkStatus']
>

export type ForcedValidationResolvers = EnumResolverSignature<
  { NONE?: any; NATIONAL_ID?: any },
  ResolversTypes['ForcedValidation']
>

export type ViewerResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  persons?: Resolver<Array<ResolversTypes['OwnPerson']>, ParentType, ContextType>
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>
  area?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>
  roleLevel?: Resolver<ResolversTypes['RoleLevel'], ParentType, ContextType>
  member?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  memberUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  termsAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>
  darkStatus?: Resolver<ResolversTypes['DarkStatus'], ParentType, ContextType>
  forcedValidation?: Resolver<ResolversTypes['ForcedValidation'], ParentType, ContextType>
  forcedValidationPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  forcedConsentMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  requestPushPermission?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showBirthdaySplash?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  needUpdateHeightAndWeight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  impersonated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  stamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  stampIsValid?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<ViewerStampIsValidArgs, 'stamp'>
  >
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  contentTokens?: Resolver<Maybe<ResolversTypes['ContentTokens']>, ParentType, ContextType>
  settings?: Resolver<Maybe<ResolversTypes['AccountSettings']>, ParentType, ContextType>
  terms?: Resolver<Maybe<ResolversTypes['TermsState']>, ParentType, ContextType>
  ownPersons?: Resolver<Maybe<Array<ResolversTypes['OwnPerson']>>, ParentType, ContextType>
  dataExport?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>
  startPage?: Resolver<Maybe<ResolversTypes['StartPage']>, ParentType, ContextType>
  configuration?: Resolver<Maybe<Array<ResolversTypes['ConfigurationValue']>>, ParentType, ContextType>
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type OwnPersonResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OwnPerson'] = ResolversParentTypes['OwnPerson'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  birthday?: Resolver<ResolversTypes['Date'], ParentType, ContextType>
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
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>
  languages?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>
  showOnFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type TermsStateResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TermsState'] = ResolversParentTypes['TermsState'],
> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  privacyConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type TagResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
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
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  admin?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime'
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date'
}

export interface FileScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['File'], any> {
  name: 'File'
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON'
}

export type NodeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node'],
> = {
  __resolveType: TypeResolveFn<
    'Viewer' | 'Picture' | 'Profile' | 'FaqEntry' | 'Site' | 'Country',
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
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type SendHeartbeatPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SendHeartbeatPayload'] = ResolversParentTypes['SendHeartbeatPayload'],
> = {
  upToDate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type AddUsedEmojiPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddUsedEmojiPayload'] = ResolversParentTypes['AddUsedEmojiPayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type MediaStatusResolvers = EnumResolverSignature<
  {
    NONE?: any
    UPLOADING?: any
    READY_FOR_CONVERSION?: any
    CONVERSION_FAILED?: any
    LIVE?: any
    TEMPORARY_ERROR?: any
  },
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

export type MediaResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media'],
> = {
  __resolveType: TypeResolveFn<'Picture', ParentType, ContextType>
}

export type PictureResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['MediaStatus'], ParentType, ContextType>
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  focusX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  focusY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PicturePathArgs, 'size' | 'format'>>
  owner?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>
  viewerHasLiked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likes?: Resolver<Maybe<ResolversTypes['ProfileConnection']>, ParentType, ContextType, Partial<PictureLikesArgs>>
  likesOfDeletedProfiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ContentTokensResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ContentTokens'] = ResolversParentTypes['ContentTokens'],
> = {
  media?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type UploadTempMediaPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UploadTempMediaPayload'] = ResolversParentTypes['UploadTempMediaPayload'],
> = {
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BuyMembershipDialogResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BuyMembershipDialog'] = ResolversParentTypes['BuyMembershipDialog'],
> = {
  feature?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  benefits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  packages?: Resolver<Array<ResolversTypes['MembershipPackage']>, ParentType, ContextType>
}

export type MembershipPackageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['MembershipPackage'] = ResolversParentTypes['MembershipPackage'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
  pricePerMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>
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

export type GenderResolvers = EnumResolverSignature<
  { MALE?: any; FEMALE?: any; COUPLE?: any; TRANSSEXUAL?: any },
  ResolversTypes['Gender']
>

export type ProfileTypeResolvers = EnumResolverSignature<{ SINGLE?: any; COUPLE?: any }, ResolversTypes['ProfileType']>

export type ProfileResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  persons?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>
  area?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>
  online?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  member?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  validated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isTagged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PersonResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProfileConnectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfileConnection'] = ResolversParentTypes['ProfileConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ProfileEdge']>, ParentType, ContextType>
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>
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
  __resolveType: TypeResolveFn<'Picture', ParentType, ContextType>
}

export type SetLikedPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetLikedPayload'] = ResolversParentTypes['SetLikedPayload'],
> = {
  item?: Resolver<Maybe<ResolversTypes['Likable']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type LandingPageLinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LandingPageLink'] = ResolversParentTypes['LandingPageLink'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  teaser?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type LandingPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  teaser?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>
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
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  updatedAt?: Resolver<ResolversTypes['Date'], ParentType, ContextType>
}

export type FaqEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ChangeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change'],
> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ReviewResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>
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
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
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
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  problem?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type BreakingNewsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BreakingNews'] = ResolversParentTypes['BreakingNews'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>
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
  dark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  disabledEvents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  disabledLodges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  supportPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  supportEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  openingHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  machineName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  publicVapidKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>
  countryLegacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  companyAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  vatNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  counterpartHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  hosts?: Resolver<Array<ResolversTypes['SiteHost']>, ParentType, ContextType>
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
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
    RequireFields<SiteAreaByZipCodeArgs, 'countryLegacyId' | 'zipCode'>
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
  dark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>
}

export type CountryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  areas?: Resolver<Maybe<Array<ResolversTypes['CountryArea']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CountryAreaResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CountryArea'] = ResolversParentTypes['CountryArea'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  nestingLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type AreaResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Area'] = ResolversParentTypes['Area'],
> = {
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  countryArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  countryLegacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type RatingResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating'],
> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
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
  condensedProfileView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  customized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isFallback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type StartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StartSection'] = ResolversParentTypes['StartSection'],
> = {
  __resolveType: TypeResolveFn<'ProfilesStartSection' | 'ChatRoomsStartSection', ParentType, ContextType>
}

export type ProfilesStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProfilesStartSection'] = ResolversParentTypes['ProfilesStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  profiles?: Resolver<
    Maybe<ResolversTypes['ProfileConnection']>,
    ParentType,
    ContextType,
    RequireFields<ProfilesStartSectionProfilesArgs, 'first'>
  >
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ChatRoomsStartSectionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChatRoomsStartSection'] = ResolversParentTypes['ChatRoomsStartSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  section?: Resolver<ResolversTypes['StartSectionId'], ParentType, ContextType>
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  chatRooms?: Resolver<Maybe<Array<ResolversTypes['ChatRoom']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ChatRoomResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChatRoom'] = ResolversParentTypes['ChatRoom'],
> = {
  legacyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  onlineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type HintResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Hint'] = ResolversParentTypes['Hint'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ConfigurationValueResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ConfigurationValue'] = ResolversParentTypes['ConfigurationValue'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SaveStartPagePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveStartPagePayload'] = ResolversParentTypes['SaveStartPagePayload'],
> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>
}

export type SetConfigurationValuePayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SetConfigurationValuePayload'] =
    ResolversParentTypes['SetConfigurationValuePayload'],
> = {
  value?: Resolver<Maybe<ResolversTypes['ConfigurationValue']>, ParentType, ContextType>
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

export type Resolvers<ContextType = GatewayContext> = {
  Query?: QueryResolvers<ContextType>
  PasswordResetLink?: PasswordResetLinkResolvers<ContextType>
  Mutation?: MutationResolvers<ContextType>
  LogOnPayload?: LogOnPayloadResolvers<ContextType>
  LogOutPayload?: LogOutPayloadResolvers<ContextType>
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
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>
  ChangeNamePayload?: ChangeNamePayloadResolvers<ContextType>
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>
  ChooseLanguagePayload?: ChooseLanguagePayloadResolvers<ContextType>
  SetFrontPageVisibilityPayload?: SetFrontPageVisibilityPayloadResolvers<ContextType>
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
  TermsState?: TermsStateResolvers<ContextType>
  Tag?: TagResolvers<ContextType>
  ImpersonatePayload?: ImpersonatePayloadResolvers<ContextType>
  StopImpersonatingPayload?: StopImpersonatingPayloadResolvers<ContextType>
  Impersonation?: ImpersonationResolvers<ContextType>
  ImpersonationConnection?: ImpersonationConnectionResolvers<ContextType>
  ImpersonationEdge?: ImpersonationEdgeResolvers<ContextType>
  DateTime?: GraphQLScalarType
  Date?: GraphQLScalarType
  File?: GraphQLScalarType
  JSON?: GraphQLScalarType
  Node?: NodeResolvers<ContextType>
  PageInfo?: PageInfoResolvers<ContextType>
  UserError?: UserErrorResolvers<ContextType>
  SendHeartbeatPayload?: SendHeartbeatPayloadResolvers<ContextType>
  AddUsedEmojiPayload?: AddUsedEmojiPayloadResolvers<ContextType>
  MediaStatus?: MediaStatusResolvers
  MediaKind?: MediaKindResolvers
  Media?: MediaResolvers<ContextType>
  Picture?: PictureResolvers<ContextType>
  ContentTokens?: ContentTokensResolvers<ContextType>
  UploadTempMediaPayload?: UploadTempMediaPayloadResolvers<ContextType>
  BuyMembershipDialog?: BuyMembershipDialogResolvers<ContextType>
  MembershipPackage?: MembershipPackageResolvers<ContextType>
  Money?: MoneyResolvers<ContextType>
  NotificationCounts?: NotificationCountsResolvers<ContextType>
  Gender?: GenderResolvers
  ProfileType?: ProfileTypeResolvers
  Profile?: ProfileResolvers<ContextType>
  Person?: PersonResolvers<ContextType>
  ProfileConnection?: ProfileConnectionResolvers<ContextType>
  ProfileEdge?: ProfileEdgeResolvers<ContextType>
  Likable?: LikableResolvers<ContextType>
  SetLikedPayload?: SetLikedPayloadResolvers<ContextType>
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
  StartSectionId?: StartSectionIdResolvers
  StartPage?: StartPageResolvers<ContextType>
  StartSection?: StartSectionResolvers<ContextType>
  ProfilesStartSection?: ProfilesStartSectionResolvers<ContextType>
  ChatRoomsStartSection?: ChatRoomsStartSectionResolvers<ContextType>
  ChatRoom?: ChatRoomResolvers<ContextType>
  Hint?: HintResolvers<ContextType>
  ConfigurationValue?: ConfigurationValueResolvers<ContextType>
  SaveStartPagePayload?: SaveStartPagePayloadResolvers<ContextType>
  SetConfigurationValuePayload?: SetConfigurationValuePayloadResolvers<ContextType>
  SendProfilePageFeedbackPayload?: SendProfilePageFeedbackPayloadResolvers<ContextType>
}

export type DirectiveResolvers<ContextType = GatewayContext> = {
  rest?: RestDirectiveResolver<any, any, ContextType>
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>
  defer?: DeferDirectiveResolver<any, any, ContextType>
  stream?: StreamDirectiveResolver<any, any, ContextType>
}
