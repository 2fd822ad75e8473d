import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../core/database/connect'
import type { DB, ProfileSearch } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { visibleOnceLookedAt } from '../visibility/profiles'

/** The tables of a search: the narrow rows of `profile_search` replace those of `profile`. */
export interface SearchTables extends Omit<DB, 'profile'> {
  profile: ProfileSearch
}

export type SearchBuilder = ExpressionBuilder<SearchTables, 'profile'>

export function searchRows(db: Pick<Database, 'selectFrom'> = expressionBuilder<DB>()) {
  return db.selectFrom('profileSearch as profile')
}

/**
 * Other profiles that a list may suggest to the viewer: visible ones, without staff and those who wait for a
 * look, who have no search row. The narrow rows have every column that the visibility predicate needs.
 */
export function othersSuggestedTo(viewer: MemberViewer) {
  return (eb: SearchBuilder): Expression<SqlBool> =>
    eb.and([
      eb('profile.id', '!=', viewer.profile.id),
      visibleOnceLookedAt(viewer)(eb as unknown as ExpressionBuilder<DB, 'profile'>),
    ])
}
