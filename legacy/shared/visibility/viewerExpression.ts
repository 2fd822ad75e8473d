import type { Expression } from 'kysely'

/**
 * Whoever may or may not see something: somebody who makes a request (a `Viewer` is one), or a row of a query, as where
 * the receivers of a notification are found. Visitors have no profile.
 */
export interface ViewerExpression {
  readonly profile:
    { readonly id: number | Expression<number>; readonly gender: number | Expression<number> } | undefined
  readonly site: { readonly dark: boolean }
}
