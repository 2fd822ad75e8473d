import type { AnswerOf } from '../../legacy/contract/contract'
import type { Notification } from '../../legacy/contract/notifications'
import type {
  Match as MatchShape,
  MatchSettings as MatchSettingsShape,
  ProfileDetails,
  ProfileSummary,
  Relation as RelationShape,
} from '../../legacy/contract/shapes'
import type { ItemOf, ItemPayload } from '../core/schema/parents'

export type ProfileNotification = Notification
export type Tag = ItemOf<'CurrentProfile.Tags'>
export type Profile = ProfileSummary
/** A person, with the id of the profile that holds the facts. */
export type Person = ProfileSummary['persons'][number] & { readonly profileId: number }
export type PersonFacts = Omit<ProfileDetails['persons'][number], 'id' | 'gender' | 'age'>
export type MatchSettings = MatchSettingsShape
export type Match = MatchShape
export type ProfileView = AnswerOf<'Profiles.GetProfile'> & { readonly id: number }
export type Visit = ItemOf<'Profiles.GetVisitors'>
export type Note = ItemOf<'Profiles.GetNotes'>
export type BlockedProfile = ItemOf<'Profiles.GetBlacklistProfiles'>
export type GuestbookEntry = AnswerOf<'Profiles.GetGuestbookEntry'>
export type Relation = RelationShape

export type SetLikedPayload = ItemPayload
