import type { RouteObject } from 'react-router-dom'
import { canBeGlobalId } from '#lib/globalId'
import { screen } from '#platform/routing/route'
import { KINK_DESK, KINKS } from '#shared/kinks/kinksPath'
import { profileListVariables } from '#shared/profiles/useProfileListView'
import AllKinksScreenQuery from './screens/AllKinksScreen/__generated__/AllKinksScreenQuery$parameters'
import KinkDeskScreenQuery from './screens/KinkDeskScreen/__generated__/KinkDeskScreenQuery$parameters'
import PopularKinksScreenQuery from './screens/PopularKinksScreen/__generated__/PopularKinksScreenQuery$parameters'
import { soughtKinks } from './soughtKinks'

const texts = ['kinks', 'members', 'facts', 'blogEntries'] as const

export const kinksScreens: RouteObject[] = [
  screen({
    path: `${KINKS}/Popular`,
    texts,
    query: PopularKinksScreenQuery,
    component: async () => (await import('./screens/PopularKinksScreen/PopularKinksScreen')).PopularKinksScreen,
  }),
  screen({
    path: `${KINKS}/All`,
    texts,
    query: AllKinksScreenQuery,
    variables: ({ search, session }) => {
      const { kinks, shown } = soughtKinks(search)
      const ids = kinks.filter(canBeGlobalId)
      return {
        kinkIds: ids,
        people: ids.length > 0 && shown === 'people',
        posts: ids.length > 0 && shown === 'posts',
        ...profileListVariables(session),
      }
    },
    component: async () => (await import('./screens/AllKinksScreen/AllKinksScreen')).AllKinksScreen,
  }),
  screen({
    path: KINK_DESK,
    texts: ['kinks', 'staff'],
    query: KinkDeskScreenQuery,
    component: async () => (await import('./screens/KinkDeskScreen/KinkDeskScreen')).KinkDeskScreen,
  }),
]
