import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { MY_DATA } from './paths'
import MyDataScreenQuery from './screens/MyDataScreen/__generated__/MyDataScreenQuery$parameters'

export const accountScreens: RouteObject[] = [
  screen({
    path: MY_DATA,
    texts: ['account'],
    query: MyDataScreenQuery,
    component: async () => (await import('./screens/MyDataScreen/MyDataScreen')).MyDataScreen,
  }),
]
