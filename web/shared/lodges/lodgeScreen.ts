import type { RouteObject } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { screen, type Navigation, type Screen } from '#platform/routing/route'

/** Leads from lodges to the start page on sites without lodges. */
export function lodgeRedirect({ session }: Navigation): string | null {
  return session.site.hasLodgesDisabled ? '/Start' : null
}

/** A screen of lodges; sites without lodges redirect it to the start page. */
export function lodgeScreen<Q extends OperationType>(options: Screen<Q>): RouteObject {
  return screen({
    ...options,
    redirect: (navigation) => lodgeRedirect(navigation) ?? options.redirect?.(navigation) ?? null,
  })
}
