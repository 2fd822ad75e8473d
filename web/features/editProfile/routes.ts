import { lazyScreens } from '#platform/routing/route'

export const editProfileRoutes = lazyScreens(
  [
    '/EditProfile',
    '/EditProfile/Convert',
    '/EditProfile/MatchSettings',
    '/EditProfile/Relations',
    '/NotificationSettings',
  ],
  undefined,
  async () => (await import('./editProfileScreens')).editProfileScreens,
)
