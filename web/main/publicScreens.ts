import type { RouteObject } from 'react-router-dom'
import { publicAccountRoutes } from '#features/account/publicRoutes'
import { frontRoutes } from '#features/front/routes'
import { siteRoutes } from '#features/site/routes'
import { reportRoutes } from '#features/reports/routes'
import { supportRoutes } from '#features/support/routes'

/** The routes of areas that visitors see: all that a visitor's page begins with. */
export const publicScreens: RouteObject[] = [
  ...publicAccountRoutes,
  ...frontRoutes,
  ...reportRoutes,
  ...supportRoutes,
  ...siteRoutes,
]
