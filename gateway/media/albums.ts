import { AlbumAccess } from '../../legacy/contract/enums'
import { firstEdge } from '../core/lists/connections'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import { given, mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

export const albumsResolvers: Resolvers = {
  Query: {
    album: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (albumId) => rest.Media.GetAlbum({ query: { albumId } })),
  },
  Viewer: {
    albums: (_viewer, args, context) => list(context, 'Media.GetAlbums', { args }),
    albumAccess: (_viewer, args, context) => list(context, 'Media.GetProtectedAccess', { args, filters: {} }),
  },
  Album: {
    cover: ({ id, ownerId, cover }) => cover && { ...cover, ownerId, albumId: id },
    viewerAccess: ({ access }) => access || null,
    owner: ({ ownerId }, _args, { loaders }) => loaders.profiles.load(ownerId),
    media: ({ id, ownerId, access, mediaCount }, args, context) =>
      list(context, 'Profiles.GetProfileMedia', {
        args,
        filters: { profileId: ownerId, albumId: id },
        total: () => (access === AlbumAccess.Granted ? mediaCount : 0),
      }),
    permissions: ({ id }, args, context) =>
      list(context, 'Media.GetProtectedAccess', { args, filters: { albumId: id } }),
  },
  AlbumPermission: { album: ({ albumId }, _args, { loaders }) => loaders.of('Media.GetAlbumsByIds').load(albumId) },
  SetAlbumAccessPayload: {
    album: ({ albumLegacyId }, _args, { loaders }) =>
      albumLegacyId ? loaders.of('Media.GetAlbumsByIds').load(albumLegacyId) : null,
  },
  Mutation: {
    createAlbum: (_parent, { input }, context) =>
      mutate(context, async () => {
        const album = await context.rest.Media.CreateAlbum({ body: given(input) })
        return { album, albumEdge: firstEdge('Media.GetAlbums', {}, album) }
      }),
    updateAlbum: (_parent, { input: { albumId, coverId, ...facts } }, context) =>
      mutate(context, async () => {
        const cover = coverId == null ? {} : { coverId: legacyIdOf(coverId, 'Picture', 'Video') }
        const body = { albumId: legacyIdOf(albumId, 'Album'), ...given(facts), ...cover }
        return { album: await context.rest.Media.UpdateAlbum({ body }) }
      }),
    deleteAlbum: (_parent, { input: { albumId } }, context) =>
      mutate(context, async () => {
        await context.rest.Media.DeleteAlbum({ body: { albumId: legacyIdOf(albumId, 'Album') } })
        return { deletedAlbumId: albumId }
      }),
    setAlbumAccess: (_parent, { input: { albumId, profileId, granted } }, context) =>
      mutate(context, async () => {
        const albumLegacyId = legacyIdOf(albumId, 'Album')
        const body = { albumId: albumLegacyId, profileId: legacyIdOf(profileId, 'Profile'), granted }
        await context.rest.Media.SetProtectedAccess({ body })
        return { albumLegacyId }
      }),
    requestAlbumAccess: (_parent, { input: { albumId } }, context) =>
      mutate(context, async () => ({
        album: await context.rest.Media.RequestProtectedAccess({ body: { albumId: legacyIdOf(albumId, 'Album') } }),
      })),
  },
}
