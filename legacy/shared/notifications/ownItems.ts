import { sql } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { NotificationItem } from './items'

type Owned = { [T in keyof DB]: DB[T] extends { id: unknown; profileId: number } ? T : never }[keyof DB]

/** For items whose owners alone are notified of them: rows of a table that belong to the viewer. */
export function ownedByViewer(table: Owned): NotificationItem['visibleTo'] {
  // The offset forces a look-up per row; otherwise PostgreSQL could scan the table.
  return (_deps, { profile }, { itemId }) => sql`exists (
    select from ${sql.table(table)} as item
    where item.id = ${itemId} and item.profile_id = ${profile.id} offset 0
  )`
}
