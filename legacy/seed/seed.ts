import type { Deps } from '../core/handler'
import { demoProfiles } from './community/profiles'
import { seedEditorial } from './editorial'
import { seedMembers } from './members'
import { queueDrawing, seedPictures, storeSharedPicture } from './pictures'
import { seedSociety } from './society'

/**
 * Fills a database without profiles with the demo community, all of it or nothing: a start that is broken off leaves an
 * empty database for the next one. Its pictures are drawn afterwards, by the job queue; for tests, all members share one.
 */
export async function seed(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'media'>,
  options: { readonly sharedPicture: boolean } = { sharedPicture: false },
): Promise<void> {
  const present = await deps.db.selectFrom('profile').select('id').limit(1).executeTakeFirst()
  if (present) return
  const now = deps.clock.now()
  const shared = options.sharedPicture ? await storeSharedPicture(deps) : undefined
  await deps.db.transaction().execute(async (db) => {
    const members = await seedMembers(db, deps.settings, demoProfiles(now))
    await seedPictures(db, members, now, shared)
    await seedSociety(db, members, now)
    await seedEditorial(db, now)
    if (!shared) await queueDrawing(db)
  })
}
