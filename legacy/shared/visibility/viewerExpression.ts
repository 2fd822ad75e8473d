import type { Expression } from 'kysely'

/**
 * A viewer whose permissions are checked: of a request, or a row of a query, such as the receivers of a
 * notification. Visitors have no profile.
 */
export interface ViewerExpression {
  readonly profile:
    { readonly id: number | Expression<number>; readonly gender: number | Expression<number> } | undefined
  readonly site: { readonly dark: boolean }
}

/** The same for a member. */
export interface MemberExpression extends ViewerExpression {
  readonly profile: NonNullable<ViewerExpression['profile']>
}
