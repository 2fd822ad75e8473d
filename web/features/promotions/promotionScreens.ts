import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { PROMOTE, PROMOTE_QUICK_SCOR, PROMOTE_SEARCH, QUICK_SCOR } from '#shared/payments/paths'
import { isOwnView, readArea, readGender } from './address'
import PromoteQuickScorScreenQuery from './screens/PromoteQuickScorScreen/__generated__/PromoteQuickScorScreenQuery$parameters'
import PromoteScreenQuery from './screens/PromoteScreen/__generated__/PromoteScreenQuery$parameters'
import PromoteSearchScreenQuery from './screens/PromoteSearchScreen/__generated__/PromoteSearchScreenQuery$parameters'
import QuickScorScreenQuery from './screens/QuickScorScreen/__generated__/QuickScorScreenQuery$parameters'

const texts = ['promotions', 'payments'] as const

export const promotionScreens: RouteObject[] = [
  screen({
    path: PROMOTE,
    texts,
    query: PromoteScreenQuery,
    component: async () => (await import('./screens/PromoteScreen/PromoteScreen')).PromoteScreen,
  }),
  screen({
    path: PROMOTE_QUICK_SCOR,
    texts,
    query: PromoteQuickScorScreenQuery,
    component: async () =>
      (await import('./screens/PromoteQuickScorScreen/PromoteQuickScorScreen')).PromoteQuickScorScreen,
  }),
  screen({
    path: PROMOTE_SEARCH,
    texts,
    query: PromoteSearchScreenQuery,
    component: async () => (await import('./screens/PromoteSearchScreen/PromoteSearchScreen')).PromoteSearchScreen,
  }),
  screen({
    path: QUICK_SCOR,
    texts,
    query: QuickScorScreenQuery,
    variables: ({ search }) => {
      const [gender, area] = [readGender(search), readArea(search)]
      return { own: isOwnView(search), genders: gender ? [gender] : null, areas: area ? [area] : null }
    },
    component: async () => (await import('./screens/QuickScorScreen/QuickScorScreen')).QuickScorScreen,
  }),
]
