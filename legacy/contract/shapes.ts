import Type, { type Static } from 'typebox'
import { CalendarDate, DateTime, Id, Locale, nullable, oneOf } from './call'
import {
  DarkStatus,
  ForcedValidation,
  Gender,
  MediaKind,
  MediaStatus,
  ProfileStatus,
  ProfileType,
  RoleLevel,
} from './enums'

/** Answer shapes that several calls share. */

export const AreaDescription = Type.Object({
  zipCode: nullable(Type.String()),
  city: nullable(Type.String()),
  countryArea: nullable(Type.String({ description: 'The name of the region' })),
  countryId: Id,
  country: Type.String({ description: "The country's name in the reader's language" }),
})
export type AreaDescription = Static<typeof AreaDescription>

export const MediaSummary = Type.Object({
  id: Id,
  kind: oneOf(MediaKind, 'What the medium is used for'),
  status: oneOf(MediaStatus, 'How far processing has come'),
  width: Type.Integer({ description: 'Pixels of the full size' }),
  height: Type.Integer({ description: 'Pixels of the full size' }),
  focusX: Type.Number({ minimum: 0, maximum: 1, description: 'The point to keep when cropping, from the left' }),
  focusY: Type.Number({ minimum: 0, maximum: 1, description: 'The point to keep when cropping, from the top' }),
  placeholder: Type.String({ description: 'A tiny blurred picture as data URI' }),
  path: Type.String({
    description:
      'Address of the medium without size: add /thumbnail, /gallery or /full, with .webp or .jpg, and the content token as query `t`',
  }),
})
export type MediaSummary = Static<typeof MediaSummary>

export const PersonSummary = Type.Object({
  id: Id,
  gender: oneOf(Gender, 'Never Couple'),
  age: Type.Integer({ description: 'Whole years' }),
})

export const ProfileSummary = Type.Object({
  id: Id,
  name: Type.String(),
  profileType: oneOf(ProfileType, 'One person or two'),
  gender: oneOf(Gender, 'Couple for a couple'),
  persons: Type.Array(PersonSummary),
  area: nullable(AreaDescription),
  headline: nullable(Type.String({ description: 'One line that the member wrote' })),
  picture: nullable(MediaSummary),
  online: Type.Boolean({ description: 'Seen within the last five minutes' }),
  member: Type.Boolean({ description: 'Has a running membership' }),
  validated: Type.Boolean({ description: 'Has proved who they are' }),
  favourite: Type.Boolean({ description: "Among the reader's favourites" }),
  tagged: Type.Boolean({ description: 'Carries a tag of the reader' }),
})
export type ProfileSummary = Static<typeof ProfileSummary>

export const CurrentPerson = Type.Object({
  id: Id,
  gender: oneOf(Gender, 'Never Couple'),
  birthday: CalendarDate,
  height: nullable(Type.Integer({ description: 'Centimetres' })),
  weight: nullable(Type.Integer({ description: 'Kilograms' })),
})

export const CurrentProfile = Type.Object({
  isLoggedIn: Type.Boolean(),
  id: Type.Integer({ description: '0 when nobody is logged in' }),
  name: Type.String(),
  profileType: oneOf(ProfileType, 'One person or two'),
  gender: oneOf(Gender, 'Couple for a couple'),
  persons: Type.Array(CurrentPerson),
  picture: nullable(MediaSummary),
  area: nullable(AreaDescription),
  language: nullable(Locale),
  roleLevel: oneOf(RoleLevel, 'What the profile may do beyond its own affairs'),
  member: Type.Boolean({ description: 'Has a running membership' }),
  memberUntil: nullable(DateTime),
  termsAccepted: Type.Boolean({ description: 'Has accepted the current terms and the privacy consent' }),
  status: oneOf(ProfileStatus, '4 means locked'),
  darkStatus: oneOf(DarkStatus, '3 means approved'),
  forcedValidation: oneOf(ForcedValidation, 'Whether the profile must prove who they are'),
  forcedValidationPending: Type.Boolean({
    description: 'The validation page is forced although the profile is not locked',
  }),
  forcedConsentMedia: Type.Boolean({ description: 'Pictures and videos are hidden until copyright is confirmed' }),
  requestPushPermission: Type.Boolean({ description: 'The client should ask for push permission' }),
  showBirthdaySplash: Type.Boolean({ description: 'It is their birthday, and no present was chosen or refused yet' }),
  needUpdateHeightAndWeight: Type.Boolean(),
  emailConfirmed: Type.Boolean(),
  impersonated: Type.Boolean({ description: 'An administrator acts as this profile' }),
  stamp: Type.String({ description: 'Changes when the session is no longer the same, see LogOn.CheckStamp' }),
})
export type CurrentProfile = Static<typeof CurrentProfile>

export const ContentTokens = Type.Object({
  media: Type.String({ description: 'Joined to media addresses as query `t`' }),
  expiresAt: DateTime,
})
export type ContentTokens = Static<typeof ContentTokens>

/** What a call that begins a session answers. */
export const SessionStart = Type.Object({ profileData: CurrentProfile, contentTokens: ContentTokens })
export type SessionStart = Static<typeof SessionStart>

export const Money = Type.Object({
  amount: Type.Integer({ description: 'In minor units: øre, pence' }),
  currency: Type.String({ minLength: 3, maxLength: 3, description: 'ISO 4217' }),
})
export type Money = Static<typeof Money>
