import type { RouteObject } from 'react-router-dom'
import { accountRoutes } from '#features/account/routes'
import { adminRoutes } from '#features/admin/routes'
import { blogsRoutes } from '#features/blogs/routes'
import { contestRoutes } from '#features/contest/routes'
import { darkProfileRoutes } from '#features/darkProfile/routes'
import { debatesRoutes } from '#features/debates/routes'
import { editProfileRoutes } from '#features/editProfile/routes'
import { eventsRoutes } from '#features/events/routes'
import { kinksRoutes } from '#features/kinks/routes'
import { looksRoutes } from '#features/looks/routes'
import { lodgesRoutes } from '#features/lodges/routes'
import { lodgeMediaRoutes } from '#features/lodgeMedia/routes'
import { lodgeMembersRoutes } from '#features/lodgeMembers/routes'
import { mailRoutes } from '#features/mail/routes'
import { mediaRoutes } from '#features/media/routes'
import { meetupsRoutes } from '#features/meetups/routes'
import { membershipRoutes } from '#features/membership/routes'
import { newsRoutes } from '#features/news/routes'
import { peopleRoutes } from '#features/people/routes'
import { profilesRoutes } from '#features/profiles/routes'
import { promotionsRoutes } from '#features/promotions/routes'
import { searchRoutes } from '#features/search/routes'
import { startRoutes } from '#features/start/routes'
import { validationRoutes } from '#features/validation/routes'
import { devRoutes } from './devRoutes'
import { publicScreens } from './publicScreens'

/** The routes of the areas for members; each area adds its table here. */
export const memberScreens: RouteObject[] = [
  ...startRoutes,
  ...accountRoutes,
  ...adminRoutes,
  ...blogsRoutes,
  ...contestRoutes,
  ...darkProfileRoutes,
  ...eventsRoutes,
  ...debatesRoutes,
  ...kinksRoutes,
  ...looksRoutes,
  ...lodgesRoutes,
  ...lodgeMediaRoutes,
  ...lodgeMembersRoutes,
  ...mailRoutes,
  ...mediaRoutes,
  ...meetupsRoutes,
  ...membershipRoutes,
  ...newsRoutes,
  ...peopleRoutes,
  ...profilesRoutes,
  ...promotionsRoutes,
  ...devRoutes,
  ...editProfileRoutes,
  ...searchRoutes,
  ...validationRoutes,
]

/** The routes of all areas. */
export const screens: RouteObject[] = [...memberScreens, ...publicScreens]
