import type { RouteObject } from 'react-router-dom'
import { createOperationDescriptor, type ConcreteRequest, type Variables } from 'relay-runtime'
import { getEnvironment } from '#platform/page/currentPage'
import { profileListVariables } from '#shared/profiles/useProfileListView'
import { screen, type Navigation } from '#platform/routing/route'
import type { Session } from '#platform/session/session'
import type {
  OrderedProfilesQuery$variables,
  ProfileOrder,
} from './components/results/__generated__/OrderedProfilesQuery.graphql'
import OrderedProfilesQuery from './components/results/__generated__/OrderedProfilesQuery$parameters'
import placesQuery from './components/filters/__generated__/usePlacesQuery.graphql'
import savedSearchesQuery from './components/saved/__generated__/useSavedSearchesQuery.graphql'
import useSearchQuery from './components/__generated__/useSearchQuery$parameters'
import { usualSearch } from './components/usualSearch'
import { readSearch, searchVariables } from '#shared/search/searchAddress'
import MatchProfilesScreenQuery from './screens/MatchProfilesScreen/__generated__/MatchProfilesScreenQuery$parameters'
import { wantedWord } from './screens/MatchWordScreen/wantedWord'
import { chosenGroups } from './screens/OnlineScreen/onlineFilter'
import SavedSearchScreenQuery from './screens/SavedSearchScreen/__generated__/SavedSearchScreenQuery$parameters'
import { topGender } from './screens/TopScreen/topGender'

const texts = ['search', 'facts'] as const

/** Whether the store lacks the data of a query, so that the screen's own query has to include it. */
function lacks(query: ConcreteRequest, variables: Variables = {}): boolean {
  return getEnvironment().check(createOperationDescriptor(query, variables)).status !== 'available'
}

/** What the filters of a search show, as far as the store lacks it. */
function filterData({ site }: Session) {
  const withPlaces = lacks(placesQuery, { dark: site.isDark })
  return { withPlaces, withKinks: withPlaces && site.isDark }
}

function filterVariables({ search, session }: Navigation) {
  return {
    ...searchVariables(readSearch(search, session.site)),
    ...profileListVariables(session),
    withSaved: lacks(savedSearchesQuery),
    ...filterData(session),
  }
}

function ordered(by: ProfileOrder, session: Session, more: Partial<OrderedProfilesQuery$variables> = {}) {
  return { by, asked: true, ...profileListVariables(session), ...more }
}

/** Number in the address, or 0, which nothing has. */
function idOf({ params }: Navigation): number {
  return /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
}

export const searchScreens: RouteObject[] = [
  screen({
    path: '/Search',
    texts,
    query: useSearchQuery,
    variables: filterVariables,
    usualAddress: usualSearch,
    component: async () => (await import('./screens/SearchScreen/SearchScreen')).SearchScreen,
  }),
  screen({
    path: '/Search/Advanced',
    texts,
    query: useSearchQuery,
    variables: filterVariables,
    component: async () => (await import('./screens/AdvancedScreen/AdvancedScreen')).AdvancedScreen,
  }),
  screen({
    path: '/Search/MatchProfiles',
    texts,
    query: MatchProfilesScreenQuery,
    variables: ({ session }) => profileListVariables(session),
    component: async () => (await import('./screens/MatchProfilesScreen/MatchProfilesScreen')).MatchProfilesScreen,
  }),
  screen({
    path: '/Search/Online',
    texts,
    query: OrderedProfilesQuery,
    variables: ({ session }) => ordered('ONLINE', session, { filter: chosenGroups(session) }),
    component: async () => (await import('./screens/OnlineScreen/OnlineScreen')).OnlineScreen,
  }),
  screen({
    path: '/Search/Newest',
    texts,
    query: OrderedProfilesQuery,
    variables: ({ session }) => ordered('NEWEST', session),
    component: async () => (await import('./screens/NewestScreen/NewestScreen')).NewestScreen,
  }),
  screen({
    path: '/Search/Top',
    texts,
    query: OrderedProfilesQuery,
    variables: ({ search, session }) => ordered('TOP', session, { gender: topGender(search) }),
    component: async () => (await import('./screens/TopScreen/TopScreen')).TopScreen,
  }),
  screen({
    path: '/Search/MatchWord',
    texts,
    query: OrderedProfilesQuery,
    variables: ({ search, session }) => {
      const word = wantedWord(search)
      return ordered('MATCH_WORD', session, { word, asked: word !== null })
    },
    component: async () => (await import('./screens/MatchWordScreen/MatchWordScreen')).MatchWordScreen,
  }),
  screen({
    path: '/Search/:id',
    texts,
    query: SavedSearchScreenQuery,
    variables: (navigation) => ({
      legacyId: idOf(navigation),
      ...filterData(navigation.session),
      ...profileListVariables(navigation.session),
    }),
    component: async () => (await import('./screens/SavedSearchScreen/SavedSearchScreen')).SavedSearchScreen,
  }),
]
