import type { StartPageSettings } from '../contract/common'
import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import type { DarkDeparture } from '../shared/darkDepartures'
import { defaultSettings } from './sections'

/** The member's start page settings, for all sites; main and dark ones have searches of their own. */
export async function findStartPage(db: Database, { profile, site }: MemberViewer): Promise<StartPageSettings> {
  const profileId = profile.id
  const row = await db.selectFrom('startPageSettings').selectAll().where('profileId', '=', profileId).executeTakeFirst()
  if (!row) return defaultSettings
  return {
    // Only `saveStartPage` writes these, so they have its type.
    sortOptions: row.sortOptions as StartPageSettings['sortOptions'],
    searchOptions: (site.dark ? row.darkSearchOptions : row.searchOptions) as StartPageSettings['searchOptions'],
    condensedProfileView: row.condensedProfileView,
    customizeStart: row.customizeStart,
  }
}

export async function saveStartPage(
  db: Database,
  { profile, site }: MemberViewer,
  settings: StartPageSettings,
): Promise<void> {
  const searches = JSON.stringify(settings.searchOptions)
  const values = {
    sortOptions: JSON.stringify(settings.sortOptions),
    ...(site.dark ? { darkSearchOptions: searches } : { searchOptions: searches }),
    condensedProfileView: settings.condensedProfileView,
    customizeStart: settings.customizeStart,
  }
  await db
    .insertInto('startPageSettings')
    .values({ profileId: profile.id, searchOptions: '[]', ...values })
    .onConflict((conflict) => conflict.column('profileId').doUpdateSet(values))
    .execute()
}

/** Removes the searches that a profile keeps on the start page of the dark sites. */
export const leaveDarkStartPage: DarkDeparture = async (_deps, transaction, profileId) => {
  await transaction
    .updateTable('startPageSettings')
    .set({ darkSearchOptions: '[]' })
    .where('profileId', '=', profileId)
    .execute()
}
