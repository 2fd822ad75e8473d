import { hasRight, seesPart } from '../shared/lodges/rights'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import type { Resolvers } from '../generated/resolvers'

/** The albums of lodges, and what waits for their leaders. */
export const albumsResolvers: Resolvers = {
  Query: {
    lodgeAlbum: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (albumId) => rest.Lodges.GetLodgeMediaAlbum({ query: { albumId } })),
  },
  Lodge: {
    albums: (lodge, args, context) => {
      if (!seesPart(lodge, 'mediaPublic')) return null
      return list(context, 'Lodges.GetLodgeMediaAlbumsOverview', { args, filters: { lodgeId: lodge.id } })
    },
    waitingMedia: (lodge, args, context) => {
      if (!hasRight(lodge, 'acceptMedia')) return null
      return list(context, 'Lodges.GetLodgeMediaValidationItems', { args, filters: { lodgeId: lodge.id } })
    },
    waitingMediaCount: async (lodge, _args, { rest }) => {
      if (!hasRight(lodge, 'acceptMedia')) return null
      if (lodge.waitingMediaCount !== undefined) return lodge.waitingMediaCount
      return (await rest.Lodges.GetLodgeMediaValidationItemsCount({ query: { lodgeId: lodge.id } })).count
    },
  },
  LodgeAlbum: {
    lodge: ({ lodgeId }, _args, { loaders }) => loaders.of('Lodges.GetLodgesByIds').load(lodgeId),
    media: ({ id: albumId }, args, context) =>
      list(context, 'Lodges.GetLodgeAlbumMediasNextPage', { args, filters: { albumId } }),
    viewerCanAddMedia: ({ open }) => open,
    viewerCanEdit: ({ editable }) => editable,
    viewerCanDelete: ({ deletable }) => deletable,
  },
}
