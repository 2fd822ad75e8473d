import { lodgeRedirect } from '#shared/lodges/lodgeScreen'
import { lodgePath, lodgesPath } from '#shared/lodges/paths'
import { lazyScreens, type Navigation } from '#platform/routing/route'
import { isBannedFromCreating } from './ban'

const PATHS = [
  lodgesPath(),
  lodgesPath('Search'),
  lodgesPath('Newest'),
  lodgesPath('MyLodges'),
  lodgePath(':id', 'Edit'),
]

const mayCreate = (navigation: Navigation) =>
  lodgeRedirect(navigation) ?? (isBannedFromCreating(navigation.session) ? lodgesPath() : null)

export const loadLodgesScreens = async () => (await import('./lodgesScreens')).lodgesScreens

export const lodgesRoutes = [
  ...lazyScreens(PATHS, lodgeRedirect, loadLodgesScreens),
  ...lazyScreens([lodgesPath('Create')], mayCreate, loadLodgesScreens),
]
