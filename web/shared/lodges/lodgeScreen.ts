import type { RouteObject } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { screen, type Screen } from '#platform/routing/route'

/** A screen of lodges; sites without lodges redirect it to the start page. */
export function lodgeScreen<Q extends OperationType>(options: Screen<Q>): RouteObject {
  return screen({
    ...options,
    redirect: (navigation) =>
      navigation.session.site.hasLodgesDisabled ? '/Start' : (options.redirect?.(navigation) ?? null),
  })
}
