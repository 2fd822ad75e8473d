import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'

/** Pages for developers; not in a built client. */
export const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      screen({
        path: '/ui',
        texts: [],
        component: async () => (await import('#ui/gallery/UiGallery')).UiGallery,
        handle: { isPublic: true },
      }),
    ]
  : []
