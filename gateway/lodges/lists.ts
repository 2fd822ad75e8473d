import { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import type { NodeName } from '../core/schema/graphTypes'
import type { Resolvers } from '../generated/resolvers'
import { popularLodges } from '../shared/lodges/popularLodges'

/** Ids to search by; an empty list filters nothing. */
function chosen(ids: readonly string[] | null | undefined, type: NodeName): number[] | undefined {
  return ids?.length ? ids.map((id) => legacyIdOf(id, type)) : undefined
}

/** The lists of lodges: of the community, of the viewer and of a profile. */
export const listsResolvers: Resolvers = {
  Query: {
    lodges: (_parent, { filter, order, ...args }, context) => {
      const filters = {
        text: filter?.text?.trim() || undefined,
        categoryId: filter?.categoryId == null ? undefined : legacyIdOf(filter.categoryId, 'LodgeCategory'),
        kinkIds: chosen(filter?.kinkIds, 'Kink'),
        tagIds: chosen(filter?.tagIds, 'LodgeTag'),
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
  LodgeTagCount: { tag: ({ id, name }) => ({ id, name }) },
  ProfileLodgeEdge: {
    node: ({ node }) => node.lodge,
    role: ({ node }) => (node.role === LodgeRole.None ? null : node.role),
    joinedAt: ({ node }) => node.joinedAt,
    isVisible: ({ node }) => node.visible,
  },
}
