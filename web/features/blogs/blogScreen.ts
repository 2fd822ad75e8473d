import type { RouteObject } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { banRedirect } from '#shared/blogs/ban'
import { alias, screen, type Screen } from '#platform/routing/route'

/** A blogs screen; redirects viewers who are banned from blogs to the ban page. */
export function blogScreen<Q extends OperationType>(options: Screen<Q>): RouteObject {
  return screen({
    ...options,
    redirect: (navigation) => banRedirect(navigation.session) ?? options.redirect?.(navigation) ?? null,
  })
}

/** Redirects a blogs path to another one and keeps the query. */
export function blogAlias(path: string, target: string): RouteObject {
  return alias(
    path,
    ({ search, session }) => banRedirect(session) ?? (search.size > 0 ? `${target}?${search}` : target),
  )
}
