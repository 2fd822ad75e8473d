import { legacyIdOf, toGlobalId, toPartId } from '../core/globalIds'
import { lookUp } from '../core/rest/loaders'
import { mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'
import { foundProfiles } from './foundProfiles'
import { searchBody, searchOptions } from '../shared/searchOptions'
import { possibleMatches } from '../shared/possibleMatches'

export const searchResolvers: Resolvers = {
  Query: {
    searchProfiles: (_parent, { options, text, order, ...args }, context) =>
      foundProfiles(context, { ...searchBody({ options, text }), order: order ?? undefined }, args),
    searchTotal: (_parent, search, { rest }) => rest.Search.CountProfiles({ body: searchBody(search) }),
  },
  Viewer: {
    possibleMatches: (_viewer, args, context) => possibleMatches(context, args),
    savedSearches: (_viewer, _args, { rest }) => rest.Search.GetSavedSearches(),
    savedSearch: (_viewer, { legacyId }, { rest }) =>
      lookUp(legacyId, (id) => rest.Search.GetSavedSearch({ query: { id } })),
  },
  SavedSearch: {
    results: ({ options, text, order }, args, context) =>
      foundProfiles(context, { options, text: text ?? undefined, order }, args),
    total: ({ options, text }, _args, { rest }) =>
      rest.Search.CountProfiles({ body: { options, text: text ?? undefined } }),
  },
  SearchOptions: {
    countryId: ({ countryId }) => (countryId === undefined ? null : toGlobalId('Country', countryId)),
    countryAreaIds: async ({ countryId, countryAreaIds }, _args, { rest }) => {
      if (!countryAreaIds) return null
      const whole = countryId ?? (await rest.Site.GetSiteConfiguration()).countryId
      return countryAreaIds.map((id) => toPartId('CountryArea', { id, whole }))
    },
    kinkIds: ({ kinkIds }) => kinkIds?.map((id) => toGlobalId('Kink', id)) ?? null,
  },
  SearchResultEdge: { isPromoted: ({ node }) => node.promoted },
  PossibleMatchEdge: {
    node: ({ node }) => node.profile,
    match: ({ node }) => node.match,
  },
  Mutation: {
    saveSearch: (_parent, { input: { id, name, options, text, order } }, context) =>
      mutate(context, async () => {
        const body = {
          ...(id == null ? {} : { id: legacyIdOf(id, 'SavedSearch') }),
          name,
          options: searchOptions(options),
          text: text?.trim() || undefined,
          order: order ?? undefined,
        }
        return { savedSearch: await context.rest.Search.SaveSearch({ body }) }
      }),
    deleteSavedSearch: (_parent, { input: { id } }, context) =>
      mutate(context, async () => {
        await context.rest.Search.DeleteSavedSearch({ body: { id: legacyIdOf(id, 'SavedSearch') } })
        return { deletedId: id }
      }),
  },
}
