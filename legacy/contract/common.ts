import Type, { type Static } from 'typebox'
import { get, Id, list, nullable, oneOf, post } from './call'
import { AlbumType, Gender, LikeItemType } from './enums'
import { AreaDescription, ContentTokens, MediaSummary, ProfileSummary } from './shapes'

/** The thirteen sections of the start page in their default order. */
export const startSections = [
  'Contest',
  'NewestProfiles',
  'PossibleMatches',
  'BirthdayProfiles',
  'NewestMedia',
  'SearchMedia',
  'LastVisit',
  'OnlineProfiles',
  'NewestBlogs',
  'UpcomingEvents',
  'PopularLodges',
  'OnlineFavorites',
  'ChatRightNow',
] as const
export type StartSectionId = (typeof startSections)[number]

const StartSection = Type.Object({
  id: Type.String({ maxLength: 60, description: 'One of the thirteen sections' }),
  hidden: Type.Boolean(),
})

const startPageSettings = {
  sortOptions: Type.Array(StartSection, { maxItems: 30, description: 'The sections in order' }),
  searchOptions: Type.Array(Type.String({ maxLength: 2000 }), {
    maxItems: 10,
    description: 'Search filters shown on the start page, each as the query of an advanced search',
  }),
  condensedProfileView: Type.Boolean({ description: 'Small member cards' }),
  customizeStart: Type.Boolean({ description: 'The member has arranged the page' }),
}
export const StartPageSettings = Type.Object(startPageSettings)
export type StartPageSettings = Static<typeof StartPageSettings>

const likedItem = { itemType: oneOf(LikeItemType, 'The type of the item'), itemId: Id }

export const Common = {
  AddProfilePageNewDesignFeedback: post({
    summary: 'Stores what a member thinks of the profile page',
    access: 'active',
    body: {
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
      text: Type.Optional(Type.String({ maxLength: 2000 })),
    },
  }),
  GetAutomaticMatchWords: post({
    summary: 'Match words found in a text, most telling first',
    access: 'active',
    body: { text: Type.String({ maxLength: 20_000 }) },
    answer: Type.Object({ words: Type.Array(Type.String()) }),
  }),
  SaveStartPageSortOptions: post({
    summary: 'Saves how the member has arranged the start page',
    access: 'active',
    body: startPageSettings,
    answer: StartPageSettings,
  }),
  GetStartPageSortOptions: get({
    summary: 'The arrangement of the start page',
    access: 'active',
    answer: StartPageSettings,
  }),
  ToggleLike: post({
    summary:
      'Likes an item or takes the like back; with `liked` the wanted state, so that a repeat does no harm; 403 for what is in a lodge in which the viewer does not take part',
    access: 'active',
    inOwnName: true,
    body: { ...likedItem, liked: Type.Optional(Type.Boolean()) },
    answer: Type.Object({ liked: Type.Boolean(), likeCount: Type.Integer() }),
  }),
  UpdateHeartbeat: post({
    summary: 'Marks the member as online, and says whether the client is still up to date',
    access: 'loggedIn',
    body: { version: Type.String({ maxLength: 100, description: 'The version that the client runs' }) },
    answer: Type.Object({ upToDate: Type.Boolean({ description: 'False: the next navigation loads the page anew' }) }),
  }),
  UploadTempMedia: post({
    summary: 'Takes a file to be used for something later; it is erased after a day if nothing uses it',
    // A profile that must be validated uploads a video for that.
    access: 'accepted',
    multipart: true,
    query: {
      albumTypeId: Type.Optional(
        oneOf(
          AlbumType,
          'The type of album that the file is meant for; Red takes approval for the dark site, as such an album does',
        ),
      ),
      allowNotJpeg: Type.Optional(Type.Boolean({ default: false, description: 'Also PNG, WebP, AVIF and HEIC' })),
      allowUploadVideo: Type.Optional(Type.Boolean({ default: false })),
    },
    answer: MediaSummary,
  }),
  GetAllGlossaryEntries: get({
    summary: 'Words of the community and what they mean, by alphabet',
    access: 'active',
    answer: Type.Array(Type.Object({ id: Id, term: Type.String(), text: Type.String() })),
  }),
  GetChatRoomsForStart: get({
    summary: 'The chat rooms with most people in them right now',
    access: 'active',
    answer: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        onlineCount: Type.Integer(),
        path: Type.String({ description: 'On the chat site' }),
      }),
    ),
  }),
  GetContentTokens: get({
    summary: 'Fresh tokens for media addresses, which hold for two hours at least',
    access: 'public',
    answer: ContentTokens,
  }),
  GetCountryAreasByCountryId: get({
    summary: 'The regions of a country in reading order, nested',
    access: 'public',
    publicFor: 3600,
    query: { country: Id },
    answer: Type.Array(
      Type.Object({
        id: Id,
        text: Type.String(),
        nestingLevel: Type.Integer({ minimum: 0, maximum: 3 }),
      }),
    ),
  }),
  GetLikeDeletedProfilesCount: get({
    summary: 'The number of likes of deleted profiles',
    access: 'active',
    query: likedItem,
    answer: Type.Object({ count: Type.Integer() }),
  }),
  GetLikeProfiles: list({
    summary: 'The profiles that liked an item, newest first',
    access: 'active',
    query: { ...likedItem, genderFilter: Type.Optional(oneOf(Gender, 'Only this gender')) },
    item: ProfileSummary,
  }),
  GetNewsTickerText: get({
    summary: 'The line of news that runs over the page',
    access: 'active',
    answer: Type.Object({
      text: nullable(Type.String()),
      path: nullable(Type.String({ description: 'The target' })),
    }),
  }),
  GetSiteCountries: get({
    summary: 'The countries a profile may live in',
    access: 'public',
    publicFor: 3600,
    answer: Type.Array(
      Type.Object({ id: Id, code: Type.String({ description: 'ISO 3166-1 alpha-2' }), name: Type.String() }),
    ),
  }),
  GetZipCode: get({
    summary: 'The place of a zip code; 404 when there is none',
    access: 'public',
    publicFor: 3600,
    query: { countryId: Id, zipCode: Type.String({ minLength: 1, maxLength: 10 }) },
    answer: AreaDescription,
  }),
  GetZipCodeByCoordinates: get({
    summary: 'The place nearest to a point; 404 when none is within 50 km',
    access: 'public',
    query: {
      latitude: Type.Number({ minimum: -90, maximum: 90 }),
      longitude: Type.Number({ minimum: -180, maximum: 180 }),
    },
    answer: AreaDescription,
  }),
}
