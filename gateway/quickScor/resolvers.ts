import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

export const quickScorResolvers: Resolvers = {
  Query: {
    quickScorAds: (_parent, { genders, countryAreaIds: areas, ...args }, context) => {
      if (!genders?.length && !areas?.length) return list(context, 'QuickScor.GetAllQuickScorAds', { args })
      const filters = {
        genders: genders ? [...genders] : undefined,
        countryAreaIds: areas?.map((area) => legacyIdOf(area, 'CountryArea')),
      }
      return list(context, 'QuickScor.GetQuickScorAds', { args, filters })
    },
    quickScorFilters: (_parent, _args, { rest }) => rest.QuickScor.GetQuickScorProfileFilters(),
    siteAds: (_parent, _args, { rest }) => rest.QuickScor.GetQuickScorSiteAds(),
  },
  Viewer: {
    quickScorAds: (_viewer, args, context) => list(context, 'QuickScor.GetOwnQuickScorAds', { args }),
  },
  QuickScorAd: { viewerCanDelete: ({ own }) => own },
  QuickScorArea: { countryAreaId: ({ countryAreaId }) => toGlobalId('CountryArea', countryAreaId) },
  Mutation: {
    deleteQuickScorAd: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const body = { quickScorAdId: legacyIdOf(id, 'QuickScorAd') }
          await context.rest.QuickScor.DeleteQuickScorAd({ body })
          return { deletedId: id }
        },
        { quickScorAdId: 'id' },
      ),
  },
}
