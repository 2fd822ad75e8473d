import Type, { type Static } from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post, postList } from './call'
import {
  BodyType,
  Dominance,
  EyeColour,
  Gender,
  HairColour,
  HomeOption,
  LookingFor,
  RelationshipStatus,
  SearchOrder,
  SexualOrientation,
} from './enums'
import { Match, ProfileSummary } from './shapes'

function anyOf<const E extends Readonly<Record<string, number>>>(values: E, description: string) {
  return Type.Optional(Type.Array(oneOf(values, description), { minItems: 1, maxItems: 20, uniqueItems: true }))
}

function bound(minimum: number, maximum: number, description: string) {
  return Type.Optional(Type.Integer({ minimum, maximum, description }))
}

/** Conditions on one person; omitted ones allow anything. */
export const PersonFilter = Type.Object(
  {
    genders: anyOf(Gender, 'Never Couple'),
    ageFrom: bound(18, 99, 'Whole years'),
    ageTo: bound(18, 99, 'Whole years, included'),
    heightFrom: bound(100, 250, 'Centimetres'),
    heightTo: bound(100, 250, 'Centimetres, included'),
    weightFrom: bound(30, 300, 'Kilograms'),
    weightTo: bound(30, 300, 'Kilograms, included'),
    bodyTypes: anyOf(BodyType, 'Any of these'),
    eyeColours: anyOf(EyeColour, 'Any of these'),
    hairColours: anyOf(HairColour, 'Any of these'),
    sexualOrientations: anyOf(SexualOrientation, 'Any of these'),
    relationshipStatuses: anyOf(RelationshipStatus, 'Any of these'),
    smoking: anyOf(HomeOption, 'Any of these'),
    children: anyOf(HomeOption, 'Any of these'),
    dominance: anyOf(Dominance, 'Any of these; on the dark sites only'),
  },
  { additionalProperties: false },
)
export type PersonFilter = Static<typeof PersonFilter>

/** All filters of a search; a profile must fulfil all that are given. */
export const SearchOptions = Type.Object(
  {
    genders: anyOf(Gender, 'Of the profile: Couple too'),
    persons: Type.Optional(
      Type.Array(PersonFilter, {
        maxItems: 2,
        description: 'The first has to fit one person; the second, for couples alone, the other one',
      }),
    ),
    countryId: Type.Optional(Id),
    countryAreaIds: Type.Optional(
      Type.Array(Id, { minItems: 1, maxItems: 50, description: 'Any of these regions, with those inside them' }),
    ),
    distance: bound(1, 2000, "Kilometres at most from the viewer's place, or from the zip code"),
    zipCode: Type.Optional(
      Type.String({ minLength: 1, maxLength: 10, description: "Of `countryId`, else of the viewer's country" }),
    ),
    lookingFor: anyOf(LookingFor, 'Any of these'),
    matchWords: Type.Optional(
      Type.Array(Type.String({ minLength: 2, maxLength: 30 }), {
        minItems: 1,
        maxItems: 10,
        description: 'All of these',
      }),
    ),
    online: Type.Optional(Type.Boolean({ description: 'Only those who are online now' })),
    withPicture: Type.Optional(Type.Boolean()),
    withVideo: Type.Optional(Type.Boolean()),
    members: Type.Optional(Type.Boolean({ description: 'Only those with a running membership' })),
    validated: Type.Optional(Type.Boolean({ description: 'Only those who have proved who they are' })),
    newWithinDays: bound(1, 365, 'Only profiles made within so many days'),
    seenWithinDays: bound(1, 365, 'Only those who were online within so many days'),
    seekingMe: Type.Optional(Type.Boolean({ description: 'Only those whose match settings let the viewer in' })),
    kinkIds: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
        description: 'All of these: liked or wondered about, and not in private; on the dark sites only',
      }),
    ),
    commonKinks: bound(1, 5, 'At least so many kinks that the viewer shares; on the dark sites only'),
  },
  { additionalProperties: false },
)
export type SearchOptions = Static<typeof SearchOptions>

export const searchText = Type.Optional(
  Type.String({ minLength: 2, maxLength: 100, description: 'Words found in the name, the headline or the text' }),
)

const SavedSearch = Type.Object({
  id: Id,
  name: Type.String(),
  options: SearchOptions,
  text: nullable(Type.String()),
  order: oneOf(SearchOrder, 'As it is to be listed'),
  createdAt: DateTime,
})

/** Searches for members. None of them finds the viewer. */
export const Search = {
  SearchProfiles: postList({
    summary: 'Members by filters and words; in the orders LastOnline and Newest, promoted ones that fulfil them first',
    access: 'active',
    assumed: true,
    body: {
      options: Type.Optional(SearchOptions),
      text: searchText,
      order: Type.Optional(oneOf(SearchOrder, 'LastOnline where it is missing')),
    },
    item: Type.Object({
      ...ProfileSummary.properties,
      promoted: Type.Boolean({ description: 'Stands first because they have paid for it' }),
    }),
  }),
  CountProfiles: post({
    summary: 'The number of members that a search finds; counting ends at 1,000',
    access: 'active',
    assumed: true,
    body: { options: Type.Optional(SearchOptions), text: searchText },
    answer: Type.Object({
      count: Type.Integer({ minimum: 0, description: '1,000 at most' }),
      more: Type.Boolean({ description: 'There are more than that' }),
    }),
  }),
  GetTopProfiles: list({
    summary: 'Members who got most likes and visits in the last 30 days',
    access: 'active',
    assumed: true,
    query: { gender: Type.Optional(oneOf(Gender, 'Only profiles of this gender')) },
    item: ProfileSummary,
  }),
  GetNewestProfiles: list({
    summary: 'Members of the site, newest first',
    access: 'active',
    assumed: true,
    item: ProfileSummary,
  }),
  SearchMatchWord: list({
    summary: 'Members with a match word, those seen last first',
    access: 'active',
    assumed: true,
    query: { word: Type.String({ minLength: 2, maxLength: 30 }) },
    item: ProfileSummary,
  }),
  GetMatchProfiles: list({
    summary:
      'Possible matches among those seen last, 1,000 at most: each fits the match settings of the other; what fits most first',
    access: 'active',
    assumed: true,
    item: Type.Object({ profile: ProfileSummary, match: Match }),
  }),
  GetSavedSearches: get({
    summary: "The viewer's saved searches by name",
    access: 'active',
    assumed: true,
    answer: Type.Array(SavedSearch),
  }),
  GetSavedSearch: get({
    summary: "One of the viewer's saved searches; 404 when there is none",
    access: 'active',
    assumed: true,
    query: { id: Id },
    answer: SavedSearch,
  }),
  SaveSearch: post({
    summary: 'Keeps a search under a name, at most 50; with an id it takes the place of that one',
    access: 'active',
    assumed: true,
    body: {
      id: Type.Optional(Id),
      name: Type.String({ minLength: 1, maxLength: 60 }),
      options: SearchOptions,
      text: searchText,
      order: Type.Optional(oneOf(SearchOrder, 'LastOnline where it is missing')),
    },
    answer: SavedSearch,
  }),
  DeleteSavedSearch: post({
    summary: 'Deletes a saved search of the viewer; 404 for any other',
    access: 'active',
    assumed: true,
    body: { id: Id },
  }),
}
