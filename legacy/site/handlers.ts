import type { Handlers } from '../core/handler'
import { pageOf } from '../core/handler'
import { notFound } from '../core/problem'
import { frontPageProfiles, glossary, onlineCount, reviews, supportRating } from './community'
import { siteConfiguration } from './configuration'
import { changelogFor, faqById, legalPageFor, searchFaq } from './help'
import { landingLinks, landingPageAt } from './landing'
import { seoBlog, seoBlogs } from './seoBlogs'
import { countries, countryAreas, nearestPlace, placeByZipCode } from '../shared/places/places'

export const siteHandlers = {
  'Site.GetSiteConfiguration': (deps, { viewer }) => siteConfiguration(deps, viewer.site),
  'Site.GetVersion': async ({ settings }) => ({ version: settings.version }),

  'Seo.AllLandingPages': async (_deps, { viewer }) => landingLinks(viewer.site, false),
  'Seo.FrontpageLandingPages': async (_deps, { viewer }) => landingLinks(viewer.site, true),
  'Seo.GetLandingPage': async (_deps, { viewer, query }) => found(landingPageAt(viewer.site, query.path)),
  'Seo.OnlineProfilesCount': async (deps, { viewer }) => ({ count: await onlineCount(deps, viewer) }),
  'Seo.TicketsRating': (deps, { viewer }) => supportRating(deps, viewer),
  'Seo.FrontpageProfiles': (deps, { viewer, query }) => frontPageProfiles(deps, viewer, query.take ?? 12),

  'Support.GetLegalPage': async (_deps, { viewer, query }) => legalPageFor(viewer, query.key),
  'Support.SearchFaq': async (_deps, { viewer, query }) => searchFaq(viewer, query),
  'Support.GetFaq': async (_deps, { viewer, query }) => found(faqById(viewer, query.id)),
  'Support.GetChangelog': async (_deps, { viewer }) => changelogFor(viewer),
  'Support.GetReviews': (deps, { viewer, query }) => reviews(deps, viewer, pageOf(query)),
  'Support.GetSeoBlogs': (deps, { viewer, query }) => seoBlogs(deps, viewer.site, pageOf(query)),
  'Support.GetSeoBlog': async (deps, { viewer, query }) => found(await seoBlog(deps, viewer.site, query)),

  'Common.GetAllGlossaryEntries': (deps, { viewer }) => glossary(deps, viewer),
  'Common.GetSiteCountries': ({ db }, { viewer }) => countries(db, viewer.locale),
  'Common.GetCountryAreasByCountryId': ({ db }, { query }) => countryAreas(db, query.country),
  'Common.GetZipCode': async ({ db }, { viewer, query }) =>
    found(await placeByZipCode(db, query.countryId, query.zipCode, viewer.locale)),
  'Common.GetZipCodeByCoordinates': async ({ db }, { viewer, query }) =>
    found(await nearestPlace(db, query, viewer.locale)),
} satisfies Partial<Handlers>

function found<T>(answer: T | undefined): T {
  if (answer === undefined) throw notFound()
  return answer
}
