import Type from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post, postList } from './call'
import { Gender, MediaType, NoteSort, ProfileViewState } from './enums'
import { Order } from './money/moneyShapes'
import { Album, MediaItem, ProfileDetails, ProfileSummary, Relation } from './shapes'

const profileId = { profileId: Id }

const GuestbookEntry = Type.Object({
  id: Id,
  author: ProfileSummary,
  text: Type.String({ description: 'Plain text with line breaks' }),
  createdAt: DateTime,
  deletable: Type.Boolean({ description: 'Written by the viewer or in their own guestbook' }),
})

const Note = Type.Object({ profile: ProfileSummary, text: Type.String(), updatedAt: DateTime })

const Tag = Type.Object({ id: Id, name: Type.String(), count: Type.Integer({ description: 'Profiles that carry it' }) })

/** Profiles, and what members do with one another. */
export const Profiles = {
  GetProfilesByIds: post({
    summary: 'Summaries of many profiles at once; those the viewer may not see are left out',
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(ProfileSummary),
  }),
  GetProfileDetailsByIds: post({
    summary: 'The contents of many profile pages; those that the viewer may not see are left out',
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(ProfileDetails),
  }),
  GetProfile: get({
    summary: 'A profile and whether it is shown; 404 where there never was one',
    access: 'active',
    assumed: true,
    query: profileId,
    answer: Type.Object({
      state: oneOf(ProfileViewState, 'Anything but Shown comes without a single field of the profile'),
      profile: nullable(ProfileSummary),
      details: nullable(ProfileDetails),
    }),
  }),
  GetProfileMedia: list({
    summary: "A profile's pictures and videos, newest first; of one album, in its order",
    access: 'active',
    assumed: true,
    query: {
      ...profileId,
      mediaType: Type.Optional(oneOf(MediaType, 'Only pictures or only videos')),
      albumId: Type.Optional(Id),
    },
    item: MediaItem,
  }),
  GetProfileAlbums: list({
    summary: "A profile's albums, newest first; protected ones show that they are there, and no more",
    access: 'active',
    assumed: true,
    query: profileId,
    item: Album,
  }),
  GetRelations: list({
    summary: 'The agreed relations of a profile',
    access: 'active',
    assumed: true,
    query: profileId,
    item: Relation,
  }),
  GetRelation: get({
    summary:
      'One relation as a profile has it; 404 when it is gone or not for the viewer, who sees only their own before it is agreed',
    access: 'active',
    assumed: true,
    query: { ...profileId, relationId: Id },
    answer: Relation,
  }),
  GetGuestbook: list({
    summary: "A profile's guestbook, newest first",
    access: 'active',
    assumed: true,
    query: profileId,
    item: GuestbookEntry,
  }),
  GetGuestbookEntry: get({
    summary: 'One guestbook entry; 404 when it is gone or not for the viewer',
    access: 'active',
    assumed: true,
    query: { entryId: Id },
    answer: GuestbookEntry,
  }),
  AddGuestbookEntry: post({
    summary: 'Writes into the guestbook of another profile',
    access: 'active',
    assumed: true,
    body: {
      ...profileId,
      text: Type.String({ minLength: 1, maxLength: 2000 }),
      key: Type.Optional(Type.String({ format: 'uuid', description: 'The same again writes no second entry' })),
    },
    answer: GuestbookEntry,
  }),
  DeleteGuestbookEntry: post({
    summary: "Deletes an entry that the viewer wrote or that stands in the viewer's guestbook",
    access: 'active',
    assumed: true,
    body: { entryId: Id },
  }),
  GetOnlineProfiles: postList({
    summary: 'Members who are online, those seen last first',
    access: 'active',
    body: {
      filter: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 63,
          description:
            'Sum of AllProfiles 1, Favorites 2, PossibleMatches 4, Groups 8, Lodges 16, Events 32; where it is missing, what the viewer has saved',
        }),
      ),
    },
    item: ProfileSummary,
  }),
  GetPurchaseHistoryData: list({
    summary: "The viewer's orders, newest first",
    access: 'accepted',
    item: Order,
  }),
  GetBirthdayProfiles: list({
    summary: "Members whose birthday is today, of the viewer's country first",
    access: 'active',
    assumed: true,
    item: ProfileSummary,
  }),
  AddFavorite: post({
    summary: 'Makes a profile a favourite; a repeat does no harm',
    access: 'active',
    inOwnName: true,
    assumed: true,
    body: profileId,
  }),
  RemoveFavorite: post({
    summary: 'Takes a profile out of the favourites; a repeat does no harm',
    access: 'active',
    assumed: true,
    body: profileId,
  }),
  GetTaggedProfiles: list({
    summary: 'Profiles that carry tags of the viewer, by name',
    access: 'paying',
    feature: 'TaggedProfiles',
    assumed: true,
    query: { tagId: Type.Optional(Type.Integer({ minimum: 1, description: 'Only those with this tag' })) },
    item: ProfileSummary,
  }),
  SetTags: post({
    summary: 'Sets which tags of the viewer a profile carries; tags that no profile carries any more are gone',
    access: 'paying',
    feature: 'TaggedProfiles',
    assumed: true,
    body: { ...profileId, tags: Type.Array(Type.String({ minLength: 1, maxLength: 30 }), { maxItems: 20 }) },
    answer: Type.Array(Tag, { description: 'All tags of the viewer' }),
  }),
  GetOnlineTagged: list({
    summary: 'Tagged profiles that are online, those seen last first',
    access: 'paying',
    feature: 'TaggedProfiles',
    assumed: true,
    item: ProfileSummary,
  }),
  GetNotes: list({
    summary: "The viewer's notes about others",
    access: 'active',
    query: {
      gender: Type.Optional(oneOf(Gender, 'Only about profiles of this gender')),
      filterText: Type.Optional(
        Type.String({ maxLength: 100, description: 'Found in the note or in the name of the profile' }),
      ),
      sortType: Type.Optional(oneOf(NoteSort, 'Newest where it is missing')),
    },
    item: Note,
  }),
  SaveNote: post({
    summary: 'Notes something about another profile; there is one note for each',
    access: 'active',
    assumed: true,
    body: { ...profileId, text: Type.String({ minLength: 1, maxLength: 2000 }) },
    answer: Note,
  }),
  DeleteNote: post({
    summary: 'Throws the note about a profile away',
    access: 'active',
    assumed: true,
    body: profileId,
  }),
  GetBlacklistProfiles: list({
    summary:
      'Whom the viewer has blocked, newest first: no more than the name, for neither sees the other; without those whom the viewer could not see before',
    access: 'active',
    item: Type.Object({
      id: Id,
      name: Type.String(),
      gender: oneOf(Gender, 'Couple for a couple'),
      blockedAt: DateTime,
    }),
  }),
  AddProfileToBlacklist: post({
    summary:
      'Blocks a profile, and neither finds a trace of the other any more: favourites, tags, relations and album access between them end for good, their visits are hidden, and notes, likes and guestbook entries are out of sight while the block stands',
    access: 'active',
    inOwnName: true,
    assumed: true,
    body: profileId,
  }),
  RemoveProfileFromBlacklist: post({
    summary: 'Takes a block back; a repeat does no harm',
    access: 'active',
    body: profileId,
  }),
  RegisterVisit: post({
    summary: "Notes that the viewer has looked at a profile; nothing happens on one's own",
    access: 'active',
    assumed: true,
    body: profileId,
  }),
  GetVisitors: postList({
    summary: "Visitors of the viewer's profile, latest first",
    access: 'active',
    body: {
      hours: Type.Optional(
        Type.Unsafe<24 | 168 | 720>({
          type: 'integer',
          enum: [24, 168, 720],
          description: 'A rolling window; else 720',
        }),
      ),
    },
    item: Type.Object({
      profile: ProfileSummary,
      visitedAt: DateTime,
      seen: Type.Boolean({ description: 'The viewer knew of the visit before' }),
    }),
  }),
  HideVisit: post({
    summary: "Takes a visit off the viewer's list until the visitor comes again",
    access: 'active',
    body: profileId,
  }),
}
