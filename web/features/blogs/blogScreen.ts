import type { RouteObject } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { banRedirect } from '#shared/blogs/ban'
import { alias, screen, type Screen } from '#platform/routing/route'

/** A screen of the blogs: whoever is banned from them is led to the page that says so. */
export function blogScreen<Q extends OperationType>(options: Screen<Q>): RouteObject {
  return screen({
    ...options,
    redirect: (navigation) => banRedirect(navigation.session) ?? options.redirect?.(navigation) ?? null,
  })
}

/** A path of the blogs that leads to another one, with the same query. */
export function blogAlias(path: string, target: string): RouteObject {
  return alias(
    path,
    ({ search, session }) => banRedirect(session) ?? (search.size > 0 ? `${target}?${search}` : target),
  )
}
