import type { RouteObject } from 'react-router-dom'
import { safePath } from '#lib/safeRedirect'
import { lazyScreens, screen } from '#platform/routing/route'
import { MY_DATA } from './paths'
import ReAcceptanceScreenQuery from './screens/ReAcceptanceScreen/__generated__/ReAcceptanceScreenQuery$parameters'
import SettingsScreenQuery from './screens/SettingsScreen/__generated__/SettingsScreenQuery$parameters'

const load = async () => (await import('./accountScreens')).accountScreens

export const accountRoutes: RouteObject[] = [
  screen({
    path: '/Settings',
    texts: ['account'],
    query: SettingsScreenQuery,
    component: async () => (await import('./screens/SettingsScreen/SettingsScreen')).SettingsScreen,
  }),
  screen({
    path: '/ReAcceptance',
    texts: ['account'],
    query: ReAcceptanceScreenQuery,
    redirect: ({ session, search }) =>
      session.viewer.hasAcceptedTerms ? (safePath(search.get('u')) ?? '/Start') : null,
    component: async () => (await import('./screens/ReAcceptanceScreen/ReAcceptanceScreen')).ReAcceptanceScreen,
    handle: { fullHeight: true },
  }),
  screen({
    path: '/EditProfile/Delete',
    texts: ['account'],
    component: async () => (await import('./screens/DeleteProfileScreen/DeleteProfileScreen')).DeleteProfileScreen,
  }),
  ...lazyScreens([MY_DATA], undefined, load),
]
