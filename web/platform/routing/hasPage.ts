import { matchRoutes, type RouteObject } from 'react-router-dom'

let pages: readonly RouteObject[] = []

/** Makes the client's pages known, once, when its router is made. */
export function registerPages(routes: readonly RouteObject[]): void {
  pages = routes
}

/** Whether an address of ours leads to a page; the one for unknown addresses does not count. */
export function hasPage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const match = matchRoutes([...pages], pathname)?.at(-1)
  return match !== undefined && !(match.route.path ?? '*').endsWith('*')
}
