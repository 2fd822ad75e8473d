import { lazyScreens } from '#platform/routing/route'

const PATHS = [
  '/Search',
  '/Search/Advanced',
  '/Search/MatchProfiles',
  '/Search/Online',
  '/Search/Newest',
  '/Search/Top',
  '/Search/MatchWord',
  '/Search/:id',
]

export const loadSearchScreens = async () => (await import('./searchScreens')).searchScreens

export const searchRoutes = lazyScreens(PATHS, undefined, loadSearchScreens)
