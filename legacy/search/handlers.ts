import { pageOf, type Handlers } from '../core/handler'
import { pageOfProfiles } from '../shared/profiles/pageOfProfiles'
import { newestProfiles, topProfiles } from './lists'
import { countProfiles, matchPage, matchWordPage, searchPage } from './pages'
import { deleteSavedSearch, savedSearch, savedSearches, saveSearch } from './saved'

export const searchHandlers = {
  'Search.SearchProfiles': (deps, { viewer, body }) => searchPage(deps, viewer, body),
  'Search.CountProfiles': (deps, { viewer, body }) => countProfiles(deps, viewer, body),
  'Search.SearchMatchWord': (deps, { viewer, query }) => matchWordPage(deps, viewer, query),
  'Search.GetMatchProfiles': (deps, { viewer, query }) => matchPage(deps, viewer, query),
  'Search.GetTopProfiles': (deps, { viewer, query }) =>
    pageOfProfiles(deps, viewer, topProfiles(deps.db, viewer, query.gender), pageOf(query)),
  'Search.GetNewestProfiles': (deps, { viewer, query }) =>
    pageOfProfiles(deps, viewer, newestProfiles(deps.db, viewer), pageOf(query)),

  'Search.GetSavedSearches': ({ db }, { viewer }) => savedSearches(db, viewer),
  'Search.GetSavedSearch': ({ db }, { viewer, query }) => savedSearch(db, viewer, query.id),
  'Search.SaveSearch': (deps, { viewer, body }) => saveSearch(deps, viewer, body),
  'Search.DeleteSavedSearch': async ({ db }, { viewer, body }) => {
    await deleteSavedSearch(db, viewer, body.id)
    return {}
  },
} satisfies Partial<Handlers>
