import { pageOf, type Handlers } from '../core/handler'
import { pageOfProfiles } from '../shared/profiles/pageOfProfiles'
import { newestProfiles, topProfiles } from './lists'
import { countProfiles, matchPage, matchWordPage, searchPage } from './pages'
import { deleteSavedSearch, savedSearch, savedSearches, saveSearch } from './saved'

/** Searching members: by filters, by words, by what fits. */
export const searchHandlers = {
  'Search.SearchProfiles': (deps, { reader, body }) => searchPage(deps, reader, body),
  'Search.CountProfiles': (deps, { reader, body }) => countProfiles(deps, reader, body),
  'Search.SearchMatchWord': (deps, { reader, query }) => matchWordPage(deps, reader, query),
  'Search.GetMatchProfiles': (deps, { reader, query }) => matchPage(deps, reader, query),
  'Search.GetTopProfiles': (deps, { reader, query }) =>
    pageOfProfiles(deps, reader, topProfiles(deps.db, reader, query.gender), pageOf(query)),
  'Search.GetNewestProfiles': (deps, { reader, query }) =>
    pageOfProfiles(deps, reader, newestProfiles(deps.db, reader), pageOf(query)),

  'Search.GetSavedSearches': ({ db }, { reader }) => savedSearches(db, reader),
  'Search.GetSavedSearch': ({ db }, { reader, query }) => savedSearch(db, reader, query.id),
  'Search.SaveSearch': (deps, { reader, body }) => saveSearch(deps, reader, body),
  'Search.DeleteSavedSearch': async ({ db }, { reader, body }) => {
    await deleteSavedSearch(db, reader, body.id)
    return {}
  },
} satisfies Partial<Handlers>
