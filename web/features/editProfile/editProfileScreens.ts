import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import ConvertScreenQuery from './screens/ConvertScreen/__generated__/ConvertScreenQuery$parameters'
import EditProfileScreenQuery from './screens/EditProfileScreen/__generated__/EditProfileScreenQuery$parameters'
import MatchSettingsScreenQuery from './screens/MatchSettingsScreen/__generated__/MatchSettingsScreenQuery$parameters'
import NotificationSettingsScreenQuery from './screens/NotificationSettingsScreen/__generated__/NotificationSettingsScreenQuery$parameters'
import RelationsScreenQuery from './screens/RelationsScreen/__generated__/RelationsScreenQuery$parameters'

export const editProfileScreens: RouteObject[] = [
  screen({
    path: '/EditProfile',
    texts: ['editProfile', 'facts', 'richText', 'media'],
    query: EditProfileScreenQuery,
    component: async () => (await import('./screens/EditProfileScreen/EditProfileScreen')).EditProfileScreen,
  }),
  screen({
    path: '/EditProfile/Convert',
    texts: ['editProfile', 'facts'],
    query: ConvertScreenQuery,
    component: async () => (await import('./screens/ConvertScreen/ConvertScreen')).ConvertScreen,
  }),
  screen({
    path: '/EditProfile/MatchSettings',
    texts: ['editProfile', 'facts'],
    query: MatchSettingsScreenQuery,
    component: async () => (await import('./screens/MatchSettingsScreen/MatchSettingsScreen')).MatchSettingsScreen,
  }),
  screen({
    path: '/EditProfile/Relations',
    texts: ['editProfile', 'members'],
    query: RelationsScreenQuery,
    variables: ({ session }) => ({ onDark: session.site.isDark }),
    component: async () => (await import('./screens/RelationsScreen/RelationsScreen')).RelationsScreen,
  }),
  screen({
    path: '/NotificationSettings',
    texts: ['editProfile', 'notifications'],
    query: NotificationSettingsScreenQuery,
    component: async () =>
      (await import('./screens/NotificationSettingsScreen/NotificationSettingsScreen')).NotificationSettingsScreen,
  }),
]
