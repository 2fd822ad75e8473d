import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../core/database/connect'
import type { DB, ProfileSearch } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { visibleTo } from '../visibility/profiles'

/** The tables as a search sees them: the narrow rows of `profile_search` stand in for those of `profile`. */
export interface SearchTables extends Omit<DB, 'profile'> {
  profile: ProfileSearch
}

/** Where a condition on searchable rows is built. */
export type SearchBuilder = ExpressionBuilder<SearchTables, 'profile'>

/** The searchable rows, named as if they were profiles. */
export function searchRows(db: Pick<Database, 'selectFrom'> = expressionBuilder<DB>()) {
  return db.selectFrom('profileSearch as profile')
}

/**
 * The others whom a list may suggest to the viewer: those they may see. The staff have no searchable row. The narrow rows
 * have every column that the predicate of visibility asks for.
 */
export function othersSuggestedTo(viewer: MemberViewer) {
  return (eb: SearchBuilder): Expression<SqlBool> =>
    eb.and([
      eb('profile.id', '!=', viewer.profile.id),
      visibleTo(viewer)(eb as unknown as ExpressionBuilder<DB, 'profile'>),
    ])
}
