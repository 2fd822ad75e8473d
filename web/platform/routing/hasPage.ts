import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'

let pages: RouteObject[] = []

/** Makes the client's pages known, when its router is made or gets more of them. */
export function registerPages(routes: readonly RouteObject[]): void {
  pages = [...routes]
}

/** The page at a path, with the parameters in it. */
export function pageAt(pathname: string): RouteMatch | undefined {
  return matchRoutes(pages, pathname)?.at(-1)
}

/** Whether an address of ours leads to a page; the one for unknown addresses does not count. */
export function hasPage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const match = pageAt(pathname)
  return match !== undefined && !(match.route.path ?? '*').endsWith('*')
}
