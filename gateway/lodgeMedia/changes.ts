import { legacyIdOf } from '../core/globalIds'
import { firstEdge } from '../core/lists/connections'
import { given, mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

/** The graph's names for fields, so that a refusal points at the right input. */
const fieldNames = { albumId: 'id' }

const albumIdOf = (globalId: string) => legacyIdOf(globalId, 'LodgeAlbum')
const mediumIdOf = (globalId: string) => legacyIdOf(globalId, 'Picture', 'Video')

/** Changes of albums of lodges, and of what is in them. */
export const changesResolvers: Resolvers = {
  Mutation: {
    createLodgeAlbum: (_parent, { input: { lodgeId, ...content } }, context) =>
      mutate(context, async () => {
        const filters = { lodgeId: legacyIdOf(lodgeId, 'Lodge') }
        const album = await context.rest.Lodges.SaveLodgeAlbum({ body: { ...filters, ...given(content) } })
        return { album, albumEdge: firstEdge('Lodges.GetLodgeMediaAlbumsOverview', filters, album) }
      }),
    editLodgeAlbum: (_parent, { input: { id, coverId, ...content } }, context) =>
      mutate(
        context,
        async () => {
          const cover = coverId == null ? {} : { coverId: mediumIdOf(coverId) }
          const body = { albumId: albumIdOf(id), ...given(content), ...cover }
          return { album: await context.rest.Lodges.UpdateLodgeMediaAlbum({ body }) }
        },
        fieldNames,
      ),
    deleteLodgeAlbum: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const { lodgeId } = await context.rest.Lodges.DeleteLodgeMediaAlbum({ body: { albumId: albumIdOf(id) } })
          return { deletedId: id, lodgeLegacyId: lodgeId }
        },
        fieldNames,
      ),
    moveLodgeMedia: (_parent, { input: { mediaIds, lodgeAlbumId } }, context) =>
      mutate(
        context,
        async () => {
          const albumLegacyId = albumIdOf(lodgeAlbumId)
          const body = { albumId: albumLegacyId, mediaIds: mediaIds.map(mediumIdOf) }
          return { media: await context.rest.Lodges.MoveLodgeAlbumMedia({ body }), albumLegacyId }
        },
        { albumId: 'lodgeAlbumId' },
      ),
    deleteLodgeMedia: (_parent, { input: { mediaIds } }, context) =>
      mutate(context, async () => {
        await context.rest.Lodges.DeleteLodgeMedia({ body: { mediaIds: mediaIds.map(mediumIdOf) } })
        return { deletedMediaIds: mediaIds }
      }),
  },
}
