import Type from 'typebox'
import { get, Id, list, post } from '../call'
import { MediaItem } from '../shapes'
import { LodgeAlbum, LodgeMediaDecision } from './lodgeMediaShapes'

const lodgeId = { lodgeId: Id }
const albumId = { albumId: Id }
const batch = { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }
const mediaIds = { mediaIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }
const active = { access: 'active' } as const
/** Others see it as the member's own act. */
const own = { access: 'active', inOwnName: true } as const

const content = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  description: Type.Optional(Type.String({ maxLength: 500 })),
}
const decided = Type.Object({ mediaIds: Type.Array(Id, { description: 'Those that were decided on, by this call' }) })

/** The albums of lodges and what is in them. */
export const lodgeMediaCalls = {
  GetLodgeMediaAlbumsOverview: list({
    ...active,
    summary: 'The albums of a lodge, newest first; 404 when they are not for the viewer',
    query: lodgeId,
    item: LodgeAlbum,
  }),
  GetLodgeMediaAlbum: get({
    ...active,
    summary: 'An album of a lodge; 404 when it is not for the viewer',
    query: albumId,
    answer: LodgeAlbum,
  }),
  GetLodgeMediaAlbumsByIds: post({
    ...active,
    assumed: true,
    summary: 'Many albums of lodges at once; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(LodgeAlbum),
  }),
  GetLodgeAlbumMediasNextPage: list({
    ...active,
    summary:
      "The media of an album, newest first: those that wait are only the viewer's own, or seen by those who accept media",
    query: albumId,
    item: MediaItem,
  }),
  SaveLodgeAlbum: post({
    ...own,
    lodgeRight: 'createAlbum',
    summary: 'Makes an album in a lodge, 200 at most',
    body: {
      ...lodgeId,
      ...content,
      key: Type.Optional(Type.String({ format: 'uuid', description: 'The same again makes no second album' })),
    },
    answer: LodgeAlbum,
  }),
  UpdateLodgeMediaAlbum: post({
    ...own,
    lodgeRight: 'takePart',
    summary:
      "Changes an album: the viewer's own, or any for those who look after the media; without a description it has none",
    body: {
      ...albumId,
      ...content,
      coverId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The medium to show for the album, one that does not wait' }),
      ),
    },
    answer: LodgeAlbum,
  }),
  DeleteLodgeMediaAlbum: post({
    ...own,
    lodgeRight: 'takePart',
    summary:
      "Deletes an album with everything in it: the viewer's own, or any for those who look after the media. 422 ALBUM_HAS_OTHERS_MEDIA where others have added to the viewer's own",
    body: albumId,
    answer: Type.Object({ lodgeId: Id }),
  }),

  SaveLodgeMedia: post({
    ...own,
    assumed: true,
    lodgeRight: 'addMedia',
    summary:
      'Puts an uploaded file into an album of a lodge, where it may wait until the leaders accept it; without the consent it is refused',
    body: {
      ...albumId,
      mediaId: Id,
      title: Type.Optional(Type.String({ maxLength: 200 })),
      consent: Type.Boolean({ description: 'The member holds copyright and consent of all who are seen' }),
    },
    answer: MediaItem,
  }),
  MoveLodgeAlbumMedia: post({
    ...own,
    lodgeRight: 'takePart',
    summary:
      "Moves media to another album of their lodge, all or none: the viewer's own, or any for those who look after the media",
    body: { ...albumId, ...mediaIds },
    answer: Type.Array(MediaItem),
  }),
  DeleteLodgeMedia: post({
    ...own,
    summary:
      "Deletes media of lodges, all or none: the viewer's own, also after they have left, or any for those who look after the media",
    body: mediaIds,
  }),

  GetLodgeMediaValidationItems: list({
    ...active,
    lodgeRight: 'acceptMedia',
    summary: 'The media of a lodge that wait to be accepted, those that wait longest first',
    query: lodgeId,
    item: MediaItem,
  }),
  GetLodgeMediaValidationItemsCount: get({
    ...active,
    lodgeRight: 'acceptMedia',
    summary: 'The number of media that wait',
    query: lodgeId,
    answer: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
  }),
  AcceptLodgeMediaItem: post({
    ...own,
    lodgeRight: 'acceptMedia',
    summary:
      'Accepts media that wait, and notifies their uploaders; accepted ones stay so. 404 when none of them is there',
    body: { ...lodgeId, ...mediaIds },
    answer: decided,
  }),
  RejectLodgeMediaItem: post({
    ...own,
    lodgeRight: 'acceptMedia',
    summary:
      'Rejects media that wait: they are deleted, and their uploaders notified of the reason. 404 when none of them is there, 409 ALREADY_DECIDED when all are accepted',
    body: {
      ...lodgeId,
      ...mediaIds,
      reason: Type.Optional(Type.String({ maxLength: 500, description: 'For the uploaders' })),
    },
    answer: decided,
  }),
  GetLodgeMediaDecisionsByIds: post({
    ...active,
    assumed: true,
    summary: "Many decisions on the viewer's media at once; those that are not for the viewer are left out",
    body: batch,
    answer: Type.Array(LodgeMediaDecision),
  }),
}
