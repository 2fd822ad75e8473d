import type { Handlers } from '../core/handler'
import { pageOf } from '../core/handler'
import { notFound } from '../core/problem'
import { frontPageProfiles, glossary, onlineCount, reviews, supportRating } from './community'
import { siteConfiguration } from './configuration'
import { changelogFor, faqById, legalPageFor, searchFaq } from './help'
import { landingLinks, landingPageAt } from './landing'
import { addBreakingNewsView, newsTicker, unseenBreakingNews } from './news'
import { countries, countryAreas, nearestPlace, placeByZipCode } from '../shared/places/places'

/** Site configuration, landing pages, help texts, news, places. */
export const siteHandlers = {
  'Site.GetSiteConfiguration': async ({ settings }, { reader }) => siteConfiguration(reader.site, settings),
  'Site.GetVersion': async ({ settings }) => ({ version: settings.version }),

  'Seo.AllLandingPages': async (_deps, { reader }) => landingLinks(reader.site, false),
  'Seo.FrontpageLandingPages': async (_deps, { reader }) => landingLinks(reader.site, true),
  'Seo.GetLandingPage': async (_deps, { reader, query }) => found(landingPageAt(reader.site, query.path)),
  'Seo.OnlineProfilesCount': async (deps, { reader }) => ({ count: await onlineCount(deps, reader) }),
  'Seo.TicketsRating': (deps, { reader }) => supportRating(deps, reader),
  'Seo.FrontpageProfiles': (deps, { reader, query }) => frontPageProfiles(deps, reader, query.take ?? 12),

  'Support.GetLegalPage': async (_deps, { reader, query }) => legalPageFor(reader, query.key),
  'Support.SearchFaq': async (_deps, { reader, query }) => searchFaq(reader, query),
  'Support.GetFaq': async (_deps, { reader, query }) => found(faqById(reader, query.id)),
  'Support.GetChangelog': async (_deps, { reader }) => changelogFor(reader),
  'Support.GetReviews': (deps, { reader, query }) => reviews(deps, reader, pageOf(query)),

  'BreakingNews.BreakingNews': (deps, { reader }) => unseenBreakingNews(deps, reader),
  'BreakingNews.AddBreakingNewsView': async (deps, { reader, body }) => {
    await addBreakingNewsView(deps, reader, body.id)
    return {}
  },

  'Common.GetNewsTickerText': (deps, { reader }) => newsTicker(deps, reader),
  'Common.GetAllGlossaryEntries': (deps, { reader }) => glossary(deps, reader),
  'Common.GetSiteCountries': ({ db }, { reader }) => countries(db, reader.locale),
  'Common.GetCountryAreasByCountryId': ({ db }, { query }) => countryAreas(db, query.country),
  'Common.GetZipCode': async ({ db }, { reader, query }) =>
    found(await placeByZipCode(db, query.countryId, query.zipCode, reader.locale)),
  'Common.GetZipCodeByCoordinates': async ({ db }, { reader, query }) =>
    found(await nearestPlace(db, query, reader.locale)),
} satisfies Partial<Handlers>

function found<T>(answer: T | undefined): T {
  if (answer === undefined) throw notFound()
  return answer
}
