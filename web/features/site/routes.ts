import type { RouteObject } from 'react-router-dom'
import { screen, type Navigation } from '#platform/routing/route'
import ChangeScreenQuery from './screens/ChangeScreen/__generated__/ChangeScreenQuery$parameters'
import ChangelogScreenQuery from './screens/ChangelogScreen/__generated__/ChangelogScreenQuery$parameters'
import FaqEntryScreenQuery from './screens/FaqEntryScreen/__generated__/FaqEntryScreenQuery$parameters'
import FaqScreenQuery from './screens/FaqScreen/__generated__/FaqScreenQuery$parameters'
import LandingScreenQuery from './screens/LandingScreen/__generated__/LandingScreenQuery$parameters'
import type { LegalPageKey } from './screens/LegalScreen/__generated__/LegalScreenQuery.graphql'
import LegalScreenQuery from './screens/LegalScreen/__generated__/LegalScreenQuery$parameters'
import SeoBlogScreenQuery from './screens/SeoBlogScreen/__generated__/SeoBlogScreenQuery$parameters'
import SeoBlogsScreenQuery from './screens/SeoBlogsScreen/__generated__/SeoBlogsScreenQuery$parameters'
import ReviewsScreenQuery from './screens/ReviewsScreen/__generated__/ReviewsScreenQuery$parameters'

const isPublic = { isPublic: true }

const LEGAL_PAGES: readonly (readonly [path: string, key: LegalPageKey])[] = [
  ['/Support/Cookies', 'COOKIES'],
  ['/Support/GeneralTerms', 'GENERAL_TERMS'],
  ['/Support/TradeTerms', 'TRADE_TERMS'],
  ['/Support/Privacy', 'PRIVACY'],
  ['/Support/CodeOfConduct', 'CODE_OF_CONDUCT'],
  ['/etisk-regelsaet', 'ETHICAL_RULES'],
]

/** The English spelling, and the original Danish one. */
const REVIEWS = ['/Reviews', '/Anmeldelser']

function legalScreen([path, key]: readonly [string, LegalPageKey]): RouteObject {
  return screen({
    path,
    texts: ['site'],
    query: LegalScreenQuery,
    variables: () => ({ key }),
    handle: isPublic,
    component: async () => (await import('./screens/LegalScreen/LegalScreen')).LegalScreen,
  })
}

function reviewsScreen(path: string): RouteObject {
  return screen({
    path,
    texts: ['site'],
    query: ReviewsScreenQuery,
    handle: isPublic,
    component: async () => (await import('./screens/ReviewsScreen/ReviewsScreen')).ReviewsScreen,
  })
}

/** Number in the address, or 0, which nothing has. */
function idOf({ params }: Navigation): number {
  return /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
}

export const siteRoutes: RouteObject[] = [
  screen({
    path: '/Support/FAQ',
    texts: ['site'],
    query: FaqScreenQuery,
    variables: ({ search }) => ({
      text: search.get('q')?.trim().slice(0, 100) || undefined,
      category: search.get('category')?.slice(0, 100) || undefined,
    }),
    handle: isPublic,
    component: async () => (await import('./screens/FaqScreen/FaqScreen')).FaqScreen,
  }),
  screen({
    path: '/Support/FAQ/:id',
    texts: ['site'],
    query: FaqEntryScreenQuery,
    variables: (navigation) => ({ legacyId: idOf(navigation) }),
    handle: isPublic,
    component: async () => (await import('./screens/FaqEntryScreen/FaqEntryScreen')).FaqEntryScreen,
  }),
  ...LEGAL_PAGES.map(legalScreen),
  screen({
    path: '/Support/Changelog',
    texts: ['site'],
    query: ChangelogScreenQuery,
    handle: isPublic,
    component: async () => (await import('./screens/ChangelogScreen/ChangelogScreen')).ChangelogScreen,
  }),
  screen({
    path: '/Support/Changelog/:date',
    texts: ['site'],
    query: ChangeScreenQuery,
    handle: isPublic,
    component: async () => (await import('./screens/ChangeScreen/ChangeScreen')).ChangeScreen,
  }),
  ...REVIEWS.map(reviewsScreen),
  screen({
    path: '/Blog',
    texts: ['site'],
    query: SeoBlogsScreenQuery,
    handle: isPublic,
    component: async () => (await import('./screens/SeoBlogsScreen/SeoBlogsScreen')).SeoBlogsScreen,
  }),
  screen({
    path: '/Blog/:path',
    texts: ['site'],
    query: SeoBlogScreenQuery,
    variables: ({ params }) => ({ path: `/Blog/${params.path ?? ''}`.slice(0, 300) }),
    handle: isPublic,
    component: async () => (await import('./screens/SeoBlogScreen/SeoBlogScreen')).SeoBlogScreen,
  }),
  screen({
    path: '*',
    texts: ['site'],
    query: LandingScreenQuery,
    variables: ({ params }) => ({ path: `/${params['*'] ?? ''}`.slice(0, 300) }),
    handle: isPublic,
    component: async () => (await import('./screens/LandingScreen/LandingScreen')).LandingScreen,
  }),
]
