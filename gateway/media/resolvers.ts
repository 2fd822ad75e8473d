import { MediaKind } from '../../legacy/contract/enums'
import { firstEdge } from '../core/lists/connections'
import { type MediaPlace, mediaPlaces, uploadQueries } from './enums'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import { mediaTypeOf } from './mediaTypes'
import { given, mutate } from '../core/mutation'
import type { Media } from './parents'
import type { Resolvers } from '../generated/resolvers'
import { foundMedia, newestMedia } from '../shared/mediaLists'
import { mediumFields } from './medium'

/** The graph's names for fields, so that a refusal points at the right input. */
const placeNames = { kind: 'place' }

/** Where a media item is stored, in the terms of the REST calls. */
function placeOf({ place, albumId }: { readonly place: MediaPlace; readonly albumId?: string | null }) {
  return { kind: place, ...(albumId == null ? {} : { albumId: legacyIdOf(albumId, 'Album') }) }
}

const mediumIdOf = (globalId: string) => legacyIdOf(globalId, 'Picture', 'Video')

/** The edge of a media item that was added to a list. */
function addedEdge(medium: Media) {
  const { kind, ownerId: profileId, albumId, lodgeAlbumId } = medium
  if (lodgeAlbumId != null) return firstEdge('Lodges.GetLodgeAlbumMediasNextPage', { albumId: lodgeAlbumId }, medium)
  return kind === MediaKind.FileArchivePicture
    ? firstEdge('Media.GetFileArchive', {}, medium)
    : firstEdge('Profiles.GetProfileMedia', { profileId, albumId }, medium)
}

export const mediaResolvers: Resolvers = {
  Query: {
    media: (_parent, { legacyId }, { loaders }) => loaders.of('Media.GetMediaByIds').load(legacyId),
    newestMedia: (_parent, { type, kinkId, ...args }, context) => newestMedia(context, { type, kinkId }, args),
    searchMedia: (_parent, { options, text, type, ...args }, context) =>
      foundMedia(context, { options, text }, type ?? undefined, args),
  },
  Viewer: {
    profilePictures: (_viewer, _args, { rest }) => rest.Media.GetProfilePictures(),
    fileArchive: (_viewer, args, context) => list(context, 'Media.GetFileArchive', { args }),
    fileArchiveItem: (_viewer, { legacyId }, { rest }) =>
      lookUp(legacyId, (mediaId) => rest.Media.GetFileArchiveItem({ query: { mediaId } })),
  },
  Media: { __resolveType: mediaTypeOf },
  Picture: { ...mediumFields, sourceUrl: ({ path }, _args, { media }) => media.of(`${path}/source.jpg`) },
  Video: { ...mediumFields, videoUrl: ({ path }, _args, { media }) => media.of(`${path}/full.mp4`) },
  Mutation: {
    uploadTempMedia: (_parent, { input: { file, purpose } }, context) =>
      mutate(context, async () => ({
        media: await context.rest.Common.UploadTempMedia({ query: uploadQueries[purpose], file }),
      })),
    saveMedia: (_parent, { input: { mediaId, place, albumId, title, consent } }, context) =>
      mutate(
        context,
        async () => {
          const upload = { mediaId: mediumIdOf(mediaId), ...given({ title }), consent }
          const { Lodges, Media } = context.rest
          const media =
            place === mediaPlaces.LodgeAlbum
              ? await Lodges.SaveLodgeMedia({ body: { ...upload, albumId: legacyIdOf(albumId ?? '', 'LodgeAlbum') } })
              : await Media.SaveMedia({ body: { ...upload, ...placeOf({ place, albumId }) } })
          return { media, mediaEdge: addedEdge(media) }
        },
        placeNames,
      ),
    updateMedia: (_parent, { input: { mediaId, ...facts } }, context) =>
      mutate(context, async () => ({
        media: await context.rest.Media.UpdateMedia({ body: { mediaId: mediumIdOf(mediaId), ...given(facts) } }),
      })),
    editPicture: (_parent, { input: { mediaId, rotation, crop } }, context) =>
      mutate(
        context,
        async () => {
          const body = { mediaId: legacyIdOf(mediaId, 'Picture'), rotate: rotation ?? (0 as const), ...given({ crop }) }
          return { picture: await context.rest.Media.EditPicture({ body }) }
        },
        { rotate: 'rotation' },
      ),
    moveMedia: (_parent, { input: { mediaIds, ...place } }, context) =>
      mutate(
        context,
        async () => {
          const body = { mediaIds: mediaIds.map(mediumIdOf), ...placeOf(place) }
          return { media: await context.rest.Media.MoveMedia({ body }) }
        },
        placeNames,
      ),
    sortMedia: (_parent, { input: { mediaIds } }, context) =>
      mutate(context, async () => ({
        media: await context.rest.Media.SortMedia({ body: { mediaIds: mediaIds.map(mediumIdOf) } }),
      })),
    deleteMedia: (_parent, { input: { mediaIds } }, context) =>
      mutate(context, async () => {
        await context.rest.Media.DeleteMedia({ body: { mediaIds: mediaIds.map(mediumIdOf) } })
        return { deletedMediaIds: mediaIds }
      }),
    setProfilePicture: (_parent, { input: { mediaId } }, context) =>
      mutate(context, async () => ({
        picture: await context.rest.Media.SetProfilePicture({ body: { mediaId: legacyIdOf(mediaId, 'Picture') } }),
      })),
  },
}
