import Type, { type Static, type TObject } from 'typebox'
import { RedAudience } from './dark/bondEnums'
import { CalendarDate, DateTime, Id, Locale, nullable, oneOf, without } from './call'
import {
  AlbumAccess,
  AlbumType,
  BanType,
  BodyType,
  DarkStatus,
  Dominance,
  EVERYBODY,
  EyeColour,
  ForcedValidation,
  Gender,
  HairColour,
  HomeOption,
  LookingFor,
  LookStatus,
  MatchReason,
  MediaKind,
  MediaStatus,
  ProfileStatus,
  ProfileType,
  RelationshipStatus,
  RelationStatus,
  RelationType,
  RoleLevel,
  SexualOrientation,
} from './enums'
import { LodgeMediaStatus } from './lodges/lodgeEnums'

export const AreaDescription = Type.Object({
  zipCode: nullable(Type.String()),
  city: nullable(Type.String()),
  countryArea: nullable(Type.String({ description: 'The name of the region' })),
  countryId: Id,
  country: Type.String({ description: "The country's name in the viewer's language" }),
})
export type AreaDescription = Static<typeof AreaDescription>

export const MediaSummary = Type.Object({
  id: Id,
  kind: oneOf(MediaKind, 'The use'),
  status: oneOf(MediaStatus, 'The processing state'),
  width: Type.Integer({ description: 'Pixels of the full size' }),
  height: Type.Integer({ description: 'Pixels of the full size' }),
  focusX: Type.Number({ minimum: 0, maximum: 1, description: 'The point to keep when cropping, from the left' }),
  focusY: Type.Number({ minimum: 0, maximum: 1, description: 'The point to keep when cropping, from the top' }),
  placeholder: Type.String({ description: 'A tiny blurred picture as data URI' }),
  duration: nullable(Type.Integer({ minimum: 0, description: 'Seconds of a video; null for pictures' })),
  path: Type.String({
    description:
      'Address of the medium without size: add /thumbnail, /card, /gallery or /full, with .webp (AVIF for who accepts it) or .jpg, for a video also /full.mp4, and the content token as query `t`',
  }),
})
export type MediaSummary = Static<typeof MediaSummary>

/** A media item with its album and likes. */
export const MediaItem = Type.Object({
  ...MediaSummary.properties,
  ownerId: Id,
  albumId: nullable(Id),
  lodgeAlbumId: nullable(Id, { description: 'The album of a lodge that it is in' }),
  lodgeStatus: nullable(oneOf(LodgeMediaStatus, 'Whether it waits for the leaders'), {
    description: 'Of media in albums of lodges',
  }),
  deletable: Type.Boolean({ description: "The viewer's own, or they look after the media of its lodge" }),
  title: nullable(Type.String({ maxLength: 200 })),
  createdAt: DateTime,
  liked: Type.Boolean({ description: 'By the viewer' }),
  likeCount: Type.Integer({ minimum: 0, description: 'Likes of profiles that the viewer may see' }),
})
export type MediaItem = Static<typeof MediaItem>

export const Album = Type.Object({
  id: Id,
  ownerId: Id,
  name: Type.String(),
  description: nullable(Type.String()),
  type: oneOf(AlbumType, 'The audience'),
  redAudience: nullable(oneOf(RedAudience, 'Who of the approved members sees a red album'), {
    description: 'For its owner; null for all others, and for albums that are not red',
  }),
  mediaCount: Type.Integer({ minimum: 0, description: 'Live media; those of its owner in whatever state' }),
  cover: nullable(MediaSummary, { description: 'Null where the viewer may not look into the album' }),
  access: oneOf(AlbumAccess, "The viewer's, for a protected album of another; Granted for one's own and for open ones"),
  createdAt: DateTime,
})
export type Album = Static<typeof Album>

const PersonSummary = Type.Object({
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
  favourite: Type.Boolean({ description: "Among the viewer's favourites" }),
  tagged: Type.Boolean({ description: 'Carries a tag of the viewer' }),
  distance: nullable(
    Type.Integer({ minimum: 1, description: 'Kilometres from the viewer, both places snapped to a grid first' }),
  ),
})
export type ProfileSummary = Static<typeof ProfileSummary>

/** What a person states of themselves; null, NotStated and NotSpecified all mean nothing stated. */
export const personFacts = {
  height: nullable(Type.Integer({ minimum: 100, maximum: 250, description: 'Centimetres' })),
  weight: nullable(Type.Integer({ minimum: 30, maximum: 300, description: 'Kilograms' })),
  bodyType: oneOf(BodyType, 'The build'),
  eyeColour: oneOf(EyeColour, 'The colour of the eyes'),
  hairColour: oneOf(HairColour, 'The colour of the hair'),
  sexualOrientation: nullable(oneOf(SexualOrientation, 'The sexual orientation')),
  relationshipStatus: oneOf(RelationshipStatus, 'Whether the person lives with somebody'),
  smoking: oneOf(HomeOption, 'Whether the person smokes'),
  children: oneOf(HomeOption, 'Whether the person has children'),
  dominance: nullable(oneOf(Dominance, 'The preferred role; dark sites only')),
}

/** The facts of a person who has stated none. */
export const unstatedFacts: Static<TObject<typeof personFacts>> = {
  height: null,
  weight: null,
  bodyType: BodyType.NotSpecified,
  eyeColour: EyeColour.NotSpecified,
  hairColour: HairColour.NotSpecified,
  sexualOrientation: null,
  relationshipStatus: RelationshipStatus.NotStated,
  smoking: HomeOption.NotAvailable,
  children: HomeOption.NotAvailable,
  dominance: null,
}

/** The people whom a profile would like to meet. */
export const matchSettings = {
  audience: Type.Integer({
    minimum: 1,
    maximum: EVERYBODY,
    description: 'Sum of Men 1, Women 2, Couples 4, Transsexuals 8',
  }),
  ageFrom: Type.Integer({ minimum: 18, maximum: 99, description: 'Whole years' }),
  ageTo: Type.Integer({ minimum: 18, maximum: 99, description: 'Whole years, included' }),
  distance: nullable(Type.Integer({ minimum: 1, maximum: 2000, description: 'Kilometres; null: anywhere' })),
  lookingFor: Type.Array(oneOf(LookingFor, 'What the profile is looking for'), { maxItems: 3, uniqueItems: true }),
}

export const MatchSettings = Type.Object(matchSettings)
export type MatchSettings = Static<typeof MatchSettings>

/** Why a profile matches the viewer. */
export const Match = Type.Object({
  reasons: Type.Array(oneOf(MatchReason, 'A reason for the match'), {
    description: 'All reasons, most important first',
  }),
  commonMatchWords: Type.Array(Type.String()),
})
export type Match = Static<typeof Match>

const PersonDetails = Type.Object({ ...PersonSummary.properties, ...personFacts })

/** A profile's page beyond its summary. */
export const ProfileDetails = Type.Object({
  id: Id,
  persons: Type.Array(PersonDetails),
  text: Type.String({ description: 'Sanitised HTML; media stand in it as `<img data-media-id>`' }),
  textMedia: Type.Array(MediaItem, { description: 'Those media of the text that the viewer may see' }),
  matchWords: Type.Array(Type.String()),
  seeks: MatchSettings,
  match: nullable(Match, { description: "What the viewer has in common with it; null for one's own" }),
  lastOnlineAt: nullable(DateTime, { description: 'The day alone counts: the time is noon' }),
  createdAt: DateTime,
  visitCount: nullable(Type.Integer({ description: "Members who came by in the last 30 days; null for another's" })),
  pictureCount: Type.Integer({ description: 'Pictures that the viewer may see' }),
  videoCount: Type.Integer({ description: 'Videos that the viewer may see' }),
  albumCount: Type.Integer(),
  guestbookCount: Type.Integer({ description: 'Entries that the viewer may see' }),
  liked: Type.Boolean({ description: 'The viewer likes the profile' }),
  likeCount: Type.Integer({ description: 'Likes of profiles that the viewer may see' }),
  note: nullable(Type.String({ description: "The viewer's note; nobody else sees it" })),
  tags: Type.Array(Type.String(), { description: "The viewer's tags that the profile carries" }),
})
export type ProfileDetails = Static<typeof ProfileDetails>

/** A relation as seen by one of the two. */
export const Relation = Type.Object({
  id: Type.Integer({ minimum: 1, description: 'The same for both' }),
  ownerId: Type.Integer({ minimum: 1, description: 'The id of the profile as whose relation it is seen' }),
  profile: Type.Object(ProfileSummary.properties, { description: 'The other one' }),
  type: oneOf(RelationType, 'The kind of relation'),
  status: oneOf(RelationStatus, 'Whether both have agreed'),
  requestedByOther: Type.Boolean({ description: 'The other one asked' }),
  since: DateTime,
})
export type Relation = Static<typeof Relation>

export const CurrentPerson = Type.Object({
  id: Id,
  gender: oneOf(Gender, 'Never Couple'),
  age: Type.Integer({ description: 'Whole years' }),
  birthday: CalendarDate,
  height: nullable(Type.Integer({ description: 'Centimetres' })),
  weight: nullable(Type.Integer({ description: 'Kilograms' })),
})

/** How discreet the dark sites are for a member. */
export const Discretion = Type.Object(
  {
    discreetTab: Type.Boolean({ description: 'Title and icon of the tab say nothing of the site' }),
    blurPictures: Type.Boolean({ description: 'Pictures are blurred until they are tapped' }),
    awayMinutes: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 240,
        description: 'Away for so long, the member logs in again; null: never',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Discretion = Static<typeof Discretion>

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
  roleLevel: oneOf(RoleLevel, 'The role of the profile'),
  member: Type.Boolean({ description: 'Has a running membership' }),
  memberUntil: nullable(DateTime),
  termsAccepted: Type.Boolean({ description: 'Has accepted the current terms and the privacy consent' }),
  status: oneOf(ProfileStatus, '4 means locked'),
  darkStatus: oneOf(DarkStatus, '3 means approved'),
  lookStatus: Type.Optional(
    oneOf(
      without(LookStatus, 'None'),
      'Where the profile stands with the look of the staff, while others do not see it',
    ),
  ),
  forcedValidation: oneOf(ForcedValidation, 'Whether the profile must prove who they are'),
  forcedValidationPending: Type.Boolean({
    description: 'The validation page is forced although the profile is not locked',
  }),
  forcedConsentMedia: Type.Boolean({ description: 'Pictures and videos are hidden until copyright is confirmed' }),
  requestPushPermission: Type.Boolean({ description: 'The client should ask for push permission' }),
  showBirthdaySplash: Type.Boolean({ description: 'It is their birthday, and no present was chosen or refused yet' }),
  needUpdateHeightAndWeight: Type.Boolean(),
  emailConfirmed: Type.Boolean(),
  bans: Type.Array(oneOf(BanType, 'The bans of the profile'), { description: 'Those in force' }),
  impersonated: Type.Boolean({ description: 'An administrator acts as this profile' }),
  discretion: nullable(Discretion, { description: 'Null on main sites' }),
  stamp: Type.String({ description: 'Changes when the session is no longer the same, see LogOn.CheckStamp' }),
})
export type CurrentProfile = Static<typeof CurrentProfile>

export const ContentTokens = Type.Object({
  media: Type.String({ description: 'Joined to media addresses as query `t`' }),
  expiresAt: DateTime,
})
export type ContentTokens = Static<typeof ContentTokens>

/** The answer of calls that begin a session. */
export const SessionStart = Type.Object({ profileData: CurrentProfile, contentTokens: ContentTokens })
export type SessionStart = Static<typeof SessionStart>

export const Money = Type.Object({
  amount: Type.Integer({ description: 'In minor units: øre, pence' }),
  currency: Type.String({ minLength: 3, maxLength: 3, description: 'ISO 4217' }),
})
export type Money = Static<typeof Money>
