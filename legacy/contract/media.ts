import Type from 'typebox'
import { RedAudience } from './dark/bondEnums'
import { DateTime, get, Id, list, oneOf, without, post, postList } from './call'
import { AlbumAccess, AlbumType, MediaKind, MediaType } from './enums'
import { SearchOptions, searchText } from './search'
import { Album, MediaItem, ProfileSummary } from './shapes'

const mediaId = { mediaId: Id }
const albumId = { albumId: Id }
const mediaIds = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })
const title = Type.Optional(Type.String({ maxLength: 200 }))
const mediaType = Type.Optional(oneOf(MediaType, 'Only pictures or only videos'))

const albumFacts = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  description: Type.Optional(Type.String({ maxLength: 500 })),
  type: oneOf(AlbumType, 'The audience'),
  redAudience: Type.Optional(
    oneOf(RedAudience, 'Of a red album; without it, a new one is for all approved members, and another stays as it is'),
  ),
}

/** Where a media item is stored: the album, for kinds of albums. */
const place = {
  kind: oneOf(
    MediaKind,
    'ProfilePicture, DarkProfilePicture, FileArchivePicture, or AlbumPicture: in an album it becomes AlbumVideo or ProtectedPicture where that fits',
  ),
  albumId: Type.Optional(Id),
}

const OwnedMedia = Type.Object({ ...MediaItem.properties, owner: ProfileSummary })

/** Pictures and videos of profiles. Writes concern the viewer's own. */
export const Media = {
  GetMediaByIds: post({
    summary: 'Many media at once, with their likes; those the viewer may not see are left out',
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(MediaItem),
  }),
  GetAlbums: list({ summary: "The viewer's own albums, newest first", access: 'active', assumed: true, item: Album }),
  GetAlbum: get({
    summary: 'An album, of the viewer or of another; 404 when it is not for the viewer',
    access: 'active',
    assumed: true,
    query: albumId,
    answer: Album,
  }),
  GetAlbumsByIds: post({
    summary: 'Many albums at once; those that are not for the viewer are left out',
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(Album),
  }),
  CreateAlbum: post({
    summary: 'Makes an album, at most 50',
    access: 'active',
    assumed: true,
    body: {
      ...albumFacts,
      key: Type.Optional(Type.String({ format: 'uuid', description: 'The same again makes no second album' })),
    },
    answer: Album,
  }),
  UpdateAlbum: post({
    summary: 'Changes an album and with it who sees what is in it; without a description it has none',
    access: 'active',
    assumed: true,
    body: {
      ...albumId,
      ...albumFacts,
      coverId: Type.Optional(Type.Integer({ minimum: 1, description: 'The medium to show for the album' })),
    },
    answer: Album,
  }),
  DeleteAlbum: post({
    summary: 'Deletes an album with everything in it',
    access: 'active',
    assumed: true,
    body: albumId,
  }),
  SaveMedia: post({
    summary: 'Puts an uploaded file to its use; without the consent it is refused',
    access: 'active',
    assumed: true,
    body: {
      ...mediaId,
      ...place,
      title,
      consent: Type.Boolean({ description: 'The member holds copyright and consent of all who are seen' }),
    },
    answer: MediaItem,
  }),
  UpdateMedia: post({
    summary: 'Changes the title of a medium and the point to keep when it is cropped',
    access: 'active',
    assumed: true,
    body: {
      ...mediaId,
      title,
      focusX: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
      focusY: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    },
    answer: MediaItem,
  }),
  EditPicture: post({
    summary: 'Turns and crops a picture, always from the picture as it was uploaded',
    access: 'active',
    assumed: true,
    body: {
      ...mediaId,
      rotate: Type.Unsafe<0 | 90 | 180 | 270>({ type: 'integer', enum: [0, 90, 180, 270], description: 'Clockwise' }),
      crop: Type.Optional(
        Type.Object(
          {
            x: Type.Number({ minimum: 0, maximum: 1 }),
            y: Type.Number({ minimum: 0, maximum: 1 }),
            width: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
            height: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
          },
          { additionalProperties: false, description: 'Shares of the turned picture' },
        ),
      ),
    },
    answer: MediaItem,
  }),
  MoveMedia: post({
    summary: 'Moves media to another place',
    access: 'active',
    assumed: true,
    body: { mediaIds, ...place },
    answer: Type.Array(MediaItem),
  }),
  SortMedia: post({
    summary: 'Sets the order of profile pictures, or of the media of one album; those left out follow',
    access: 'active',
    assumed: true,
    body: { mediaIds },
    answer: Type.Array(MediaItem),
  }),
  DeleteMedia: post({
    summary: 'Deletes media: gone for everyone at once',
    access: 'active',
    assumed: true,
    body: { mediaIds },
  }),
  GetProfilePictures: get({
    summary: "The viewer's own profile pictures in their order, in whatever state",
    access: 'active',
    assumed: true,
    answer: Type.Array(MediaItem),
  }),
  SetProfilePicture: post({
    summary: 'Makes one of the profile pictures the face of the profile',
    access: 'active',
    assumed: true,
    body: mediaId,
    answer: MediaItem,
  }),
  GetFileArchive: list({
    summary: "The viewer's file archive, newest first: pictures that nobody else sees",
    access: 'active',
    assumed: true,
    item: MediaItem,
  }),
  GetFileArchiveItem: get({
    summary: "A picture of the viewer's file archive; 404 when it is none",
    access: 'active',
    assumed: true,
    query: mediaId,
    answer: MediaItem,
  }),
  GetNewestMedia: list({
    summary: 'New pictures and videos of the members of the site',
    access: 'active',
    assumed: true,
    query: {
      mediaType,
      kinkId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Only of members with this kink; on the dark sites only' }),
      ),
    },
    item: OwnedMedia,
  }),
  SearchMedia: postList({
    summary: 'New pictures and videos of those members whom a search finds',
    access: 'active',
    assumed: true,
    body: { options: Type.Optional(SearchOptions), text: searchText, mediaType },
    item: OwnedMedia,
  }),
  GetProtectedAccess: list({
    summary: "Who may see the viewer's protected albums, and who asks to: those who ask first",
    access: 'active',
    assumed: true,
    query: { albumId: Type.Optional(Type.Integer({ minimum: 1, description: 'Only of this album' })) },
    item: Type.Object({
      albumId: Id,
      profile: ProfileSummary,
      access: oneOf(without(AlbumAccess, 'None', 'Revoked'), 'Requested or Granted'),
      since: DateTime,
    }),
  }),
  SetProtectedAccess: post({
    summary: 'Lets somebody see a protected album, or no longer: a request is taken away, a permission is revoked',
    access: 'active',
    inOwnName: true,
    assumed: true,
    body: { ...albumId, profileId: Id, granted: Type.Boolean() },
  }),
  RequestProtectedAccess: post({
    summary: "Asks to see another's protected album; a repeat does no harm",
    access: 'active',
    inOwnName: true,
    assumed: true,
    body: albumId,
    answer: Album,
  }),
}
