import type { AnswerOf, CallName } from '../../legacy/contract/contract'
import type { AreaDescription, MediaSummary, Money as MoneyShape, ProfileSummary } from '../../legacy/contract/shapes'
import type { LegalPageKey } from './enums'
import type { UserError } from './mutation'
import type { StartSectionId } from '../start/sections'

/** What stands behind each object of the graph while it is resolved: the REST calls' answers as they came. */

type ItemOf<N extends CallName> = AnswerOf<N> extends readonly (infer Item)[] ? Item : never

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
export type Tag = ItemOf<'CurrentProfile.Tags'>
export type Impersonation = ItemOf<'Admin.GetImpersonationLog'>

export type Profile = ProfileSummary
export type Person = ProfileSummary['persons'][number]
/** The owner is known where the picture came with its profile. */
export type Picture = MediaSummary & { readonly ownerId?: number }
export type Money = MoneyShape
export type MembershipPackage = AnswerOf<'Membership.BuyMembershipDialogData'>['packages'][number]
export type NotificationCounts = AnswerOf<'Notifications.NotificationCounts'>

export interface StartSection {
  readonly section: StartSectionId
  readonly hidden: boolean
}
export type ChatRoom = ItemOf<'Common.GetChatRoomsForStart'>

/** An object of the graph together with the name of its type. */
export type Node =
  | ({ readonly __typename: 'Site' } & Site)
  | ({ readonly __typename: 'Viewer' } & Viewer)
  | ({ readonly __typename: 'Profile' } & Profile)
  | ({ readonly __typename: 'Picture' } & Picture)
  | ({ readonly __typename: 'Country' } & Country)
  | ({ readonly __typename: 'FaqEntry' } & FaqEntry)

/** What was liked is read again only when the client asks for it. */
export interface SetLikedPayload {
  /** A global id. */
  readonly likedId?: string
  readonly userErrors: readonly UserError[]
}
