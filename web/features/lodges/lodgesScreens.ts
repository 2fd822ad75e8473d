import type { RouteObject } from 'react-router-dom'
import { lodgeScreen } from '#shared/lodges/lodgeScreen'
import { LODGE_DOORS, LODGE_ORDERS, readLodgeSearch } from '#shared/lodges/lodgeSearch'
import { lodgeNumber } from '#shared/lodges/lodgeNumber'
import { lodgePath, lodgesPath } from '#shared/lodges/paths'
import type { Navigation } from '#platform/routing/route'
import { isBannedFromCreating } from './ban'
import CreateLodgeScreenQuery from './screens/CreateLodgeScreen/__generated__/CreateLodgeScreenQuery$parameters'
import EditLodgeScreenQuery from './screens/EditLodgeScreen/__generated__/EditLodgeScreenQuery$parameters'
import LodgeSearchScreenQuery from './screens/LodgeSearchScreen/__generated__/LodgeSearchScreenQuery$parameters'
import LodgesScreenQuery from './screens/LodgesScreen/__generated__/LodgesScreenQuery$parameters'
import MyLodgesScreenQuery from './screens/MyLodgesScreen/__generated__/MyLodgesScreenQuery$parameters'
import NewestLodgesScreenQuery from './screens/NewestLodgesScreen/__generated__/NewestLodgesScreenQuery$parameters'

const texts = ['lodges', 'lodge'] as const

function searchVariables({ search, session }: Navigation) {
  const { text, category, kinks, tags, door, distance, sort } = readLodgeSearch(search)
  const { isDark } = session.site
  return {
    filter: {
      text: text || null,
      categoryId: isDark ? null : category,
      kinkIds: isDark ? kinks : [],
      tagIds: tags,
      access: door && LODGE_DOORS[door],
      distance,
    },
    order: LODGE_ORDERS[sort],
    tags,
    tagged: tags.length > 0,
    dark: isDark,
  }
}

export const lodgesScreens: RouteObject[] = [
  lodgeScreen({
    path: lodgesPath(),
    texts,
    query: LodgesScreenQuery,
    variables: ({ session }) => ({ banned: isBannedFromCreating(session) }),
    component: async () => (await import('./screens/LodgesScreen/LodgesScreen')).LodgesScreen,
  }),
  lodgeScreen({
    path: lodgesPath('Search'),
    texts,
    query: LodgeSearchScreenQuery,
    variables: searchVariables,
    component: async () => (await import('./screens/LodgeSearchScreen/LodgeSearchScreen')).LodgeSearchScreen,
  }),
  lodgeScreen({
    path: lodgesPath('Newest'),
    texts,
    query: NewestLodgesScreenQuery,
    component: async () => (await import('./screens/NewestLodgesScreen/NewestLodgesScreen')).NewestLodgesScreen,
  }),
  lodgeScreen({
    path: lodgesPath('MyLodges'),
    texts,
    query: MyLodgesScreenQuery,
    component: async () => (await import('./screens/MyLodgesScreen/MyLodgesScreen')).MyLodgesScreen,
  }),
  lodgeScreen({
    path: lodgesPath('Create'),
    texts: [...texts, 'richText'],
    query: CreateLodgeScreenQuery,
    variables: ({ session }) => ({ dark: session.site.isDark }),
    component: async () => (await import('./screens/CreateLodgeScreen/CreateLodgeScreen')).CreateLodgeScreen,
  }),
  lodgeScreen({
    path: lodgePath(':id', 'Edit'),
    texts: [...texts, 'richText'],
    query: EditLodgeScreenQuery,
    variables: (navigation) => ({ legacyId: lodgeNumber(navigation), dark: navigation.session.site.isDark }),
    component: async () => (await import('./screens/EditLodgeScreen/EditLodgeScreen')).EditLodgeScreen,
  }),
]
