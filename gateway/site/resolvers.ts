import { orNull } from '../core/errors'
import { legacyIdOf, toGlobalId, toPartId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { codeOf, perform, type UserError } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

export const siteResolvers: Resolvers = {
  Query: {
    site: (_parent, _args, { rest }) => rest.Site.GetSiteConfiguration(),
    landingPage: (_parent, { path }, { rest }) => orNull(rest.Seo.GetLandingPage({ query: { path } })),
  },
  Viewer: {
    breakingNews: (_viewer, _args, { rest }) => rest.BreakingNews.BreakingNews(),
  },
  Site: {
    hasEventsDisabled: ({ disabledEvents }) => disabledEvents,
    hasLodgesDisabled: ({ disabledLodges }) => disabledLodges,
    isContestRunning: ({ contestRunning }) => contestRunning,
    countryId: ({ countryId }) => toGlobalId('Country', countryId),
    country: async ({ countryId }, _args, { rest }) =>
      (await rest.Common.GetSiteCountries()).find(({ id }) => id === countryId) ?? null,
    version: async (_site, _args, { rest }) => (await rest.Site.GetVersion()).version,
    countries: (_site, _args, { rest }) => rest.Common.GetSiteCountries(),
    onlineCount: async (_site, _args, { rest }) => (await rest.Seo.OnlineProfilesCount()).count,
    supportRating: (_site, _args, { rest }) => rest.Seo.TicketsRating(),
    faces: (_site, { first }, { rest }) => rest.Seo.FrontpageProfiles({ query: { take: first ?? undefined } }),
    landingPages: (_site, { frontPage }, { rest }) =>
      frontPage ? rest.Seo.FrontpageLandingPages() : rest.Seo.AllLandingPages(),
    legalPage: (_site, { key }, { rest }) =>
      orNull(rest.Support.GetLegalPage({ query: { key } }).then((page) => ({ ...page, key }))),
    faq: (_site, { text, category }, { rest }) =>
      rest.Support.SearchFaq({ query: { q: text ?? undefined, category: category ?? undefined } }),
    faqEntry: (_site, { legacyId }, { rest }) => orNull(rest.Support.GetFaq({ query: { id: legacyId } })),
    changelog: (_site, _args, { rest }) => rest.Support.GetChangelog(),
    reviews: (_site, args, context) => list(context, 'Support.GetReviews', { args }),
    glossary: (_site, _args, { rest }) => rest.Common.GetAllGlossaryEntries(),
    newsTicker: async (_site, _args, { rest }) => {
      const { text, path } = await rest.Common.GetNewsTickerText()
      return text === null ? null : { text, path }
    },
    nameAvailability: async (_site, { name }, { rest }) => {
      const { taken, problem } = await rest.EditProfile.IsProfileNameTaken({ query: { name } })
      const { code = '', message = '' } = problem ?? {}
      const refusal = { __typename: 'InputError', code: codeOf(code), message, field: ['name'] } satisfies UserError
      return { isAvailable: !taken && !problem, problem: problem && refusal }
    },
    areaByZipCode: (_site, { countryId, zipCode }, { rest }) =>
      orNull(rest.Common.GetZipCode({ query: { countryId: legacyIdOf(countryId, 'Country'), zipCode } })),
    areaByCoordinates: (_site, point, { rest }) => orNull(rest.Common.GetZipCodeByCoordinates({ query: point })),
  },
  Country: {
    areas: async ({ id: countryId }, _args, { rest }) => {
      const areas = await rest.Common.GetCountryAreasByCountryId({ query: { country: countryId } })
      return areas.map((area) => ({ ...area, countryId }))
    },
  },
  CountryArea: {
    id: ({ id, countryId }) => toPartId('CountryArea', { id, whole: countryId }),
    name: ({ text }) => text,
  },
  Area: { countryId: ({ countryId }) => toGlobalId('Country', countryId) },
  BreakingNews: { html: ({ text }) => text },
  Mutation: {
    markBreakingNewsSeen: (_parent, { input: { newsId } }, context) =>
      perform(
        context,
        () => context.rest.BreakingNews.AddBreakingNewsView({ body: { id: legacyIdOf(newsId, 'BreakingNews') } }),
        { id: 'newsId' },
      ),
  },
}
