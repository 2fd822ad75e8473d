import { list } from '../core/lists/list'
import type { Resolvers } from '../generated/resolvers'
import { popularLodges } from '../shared/lodges/popularLodges'

/** Ids to search by; an empty list filters nothing. */
function chosen(legacyIds: readonly number[] | null | undefined): number[] | undefined {
  return legacyIds?.length ? [...legacyIds] : undefined
}

/** The lists of lodges: of the community, of the viewer and of a profile. */
export const listsResolvers: Resolvers = {
  Query: {
    lodges: (_parent, { filter, order, ...args }, context) => {
      const filters = {
        text: filter?.text?.trim() || undefined,
        categoryId: filter?.categoryLegacyId ?? undefined,
        kinkIds: chosen(filter?.kinkLegacyIds),
        tagIds: chosen(filter?.tagLegacyIds),
        access: filter?.access ?? undefined,
        distance: filter?.distance ?? undefined,
        sort: order,
      }
      return list(context, 'Lodges.NewLodgesSearch', { args, filters })
    },
    popularLodges: (_parent, args, context) => popularLodges(context, args),
    nearbyLodges: (_parent, { distance, ...args }, context) =>
      list(context, 'Lodges.GetNearbyLodges', { args, filters: { distance } }),
    lodgeCategories: (_parent, _args, { rest }) => rest.Lodges.GetLodgeCategories(),
    lodgeTags: (_parent, { query }, { rest }) => rest.Lodges.SearchLodgeTags({ body: { query } }),
  },
  Viewer: {
    lodges: (_viewer, args, context) => list(context, 'Lodges.GetMyOwnLodges', { args }),
  },
  Profile: {
    lodges: ({ id }, { order, ...args }, context) =>
      list(context, 'Lodges.GetProfileLodges', { args, filters: { profileId: id, sortMode: order } }),
  },
  ProfileLodgeEdge: {
    node: ({ node }) => node.lodge,
    role: ({ node }) => node.role,
    joinedAt: ({ node }) => node.joinedAt,
    isVisible: ({ node }) => node.visible,
  },
}
