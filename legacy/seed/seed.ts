import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { demoProfiles } from './community/profiles'
import { seedEditorial } from './editorial'
import { seedMembers } from './members'
import { seedPictures, storeSharedPicture, type PictureMode } from './pictures'
import { seedSociety } from './society'

/**
 * Fills a database without profiles with the demo community, all of it or nothing: a start that is broken off leaves an
 * empty database for the next one. Its pictures are drawn afterwards, by the job queue.
 */
export async function seed(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'media'>,
  pictures: PictureMode = 'drawn',
): Promise<void> {
  const present = await deps.db.selectFrom('profile').select('id').limit(1).executeTakeFirst()
  if (present) return
  const now = deps.clock.now()
  if (pictures === 'shared') await storeSharedPicture(deps)
  await deps.db.transaction().execute(async (db) => {
    const members = await seedMembers(db, deps.settings, demoProfiles(now))
    await seedPictures(db, members, pictures, now)
    await seedSociety(db, members, now)
    await seedEditorial(db, now)
    if (pictures === 'drawn') await addJob(db, 'drawDemoPictures', {})
  })
}
