import type { StartPageSettings } from '../contract/common'
import type { Database } from '../core/database/connect'
import { defaultSettings } from './sections'

/** The member's start page settings, for all sites. */
export async function findStartPage(db: Database, profileId: number): Promise<StartPageSettings> {
  const row = await db.selectFrom('startPageSettings').selectAll().where('profileId', '=', profileId).executeTakeFirst()
  if (!row) return defaultSettings
  return {
    // Only `saveStartPage` writes these, so they have its type.
    sortOptions: row.sortOptions as StartPageSettings['sortOptions'],
    searchOptions: row.searchOptions as StartPageSettings['searchOptions'],
    condensedProfileView: row.condensedProfileView,
    customizeStart: row.customizeStart,
  }
}

export async function saveStartPage(db: Database, profileId: number, settings: StartPageSettings): Promise<void> {
  const values = {
    sortOptions: JSON.stringify(settings.sortOptions),
    searchOptions: JSON.stringify(settings.searchOptions),
    condensedProfileView: settings.condensedProfileView,
    customizeStart: settings.customizeStart,
  }
  await db
    .insertInto('startPageSettings')
    .values({ profileId, ...values })
    .onConflict((conflict) => conflict.column('profileId').doUpdateSet(values))
    .execute()
}
