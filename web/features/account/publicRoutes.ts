import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'

/** The pages that mails lead visitors to, and the one after a profile was deleted. */
export const publicAccountRoutes: RouteObject[] = [
  screen({
    path: '/Unsubscribe',
    texts: ['notifications'],
    component: async () => (await import('./screens/UnsubscribeScreen/UnsubscribeScreen')).UnsubscribeScreen,
    handle: { isPublic: true },
  }),
  screen({
    path: '/ProfileDeleted',
    texts: ['account'],
    component: async () => (await import('./screens/ProfileDeletedScreen/ProfileDeletedScreen')).ProfileDeletedScreen,
    handle: { isPublic: true },
  }),
]
