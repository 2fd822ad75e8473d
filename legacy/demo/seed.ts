import { sql } from 'kysely'
import type { Deps } from '../core/handler'
import { findVideoConverter } from '../media/formats/video'
import { seedAlbums } from './albums'
import { seedBlogs } from './blogs'
import { circlesOf } from './circles'
import { demoProfiles } from './community/profiles'
import { seedEditorial } from './editorial'
import { seedMail } from './mail'
import { seedMembers } from './members'
import { seedNotifications } from './notifications'
import { demoFiles, queueDrawing, seedPortraits, storeSharedPicture } from './pictures'
import { seedSociety } from './society'
import { seedWords } from './words'

/**
 * Fills a database without profiles with the demo community in one transaction: an interrupted start leaves it
 * empty for the next. The job queue draws the pictures afterwards; in tests, all members share one.
 */
export async function seed(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'media'>,
  options: { readonly sharedPicture: boolean } = { sharedPicture: false },
): Promise<void> {
  const present = await deps.db.selectFrom('profile').select('id').limit(1).executeTakeFirst()
  if (present) return
  const now = deps.clock.now()
  const shared = options.sharedPicture ? await storeSharedPicture(deps) : undefined
  const withClips = !shared && (await findVideoConverter()) !== undefined
  await deps.db.transaction().execute(async (db) => {
    const members = await seedMembers(db, deps.settings, demoProfiles(now))
    const files = demoFiles(shared)
    const circles = circlesOf(members)
    await seedPortraits(db, members, files)
    await seedAlbums(db, circles.members, now, files, { withClips })
    await seedSociety(db, circles, now)
    await seedWords(db, circles.members, now)
    await seedBlogs(db, circles, now, files)
    await seedNotifications(db, now)
    await seedMail(db, circles, now, files)
    await seedEditorial(db, now)
    if (!shared) await queueDrawing(db)
    // Without statistics, PostgreSQL would plan the first queries for empty tables.
    await sql`analyze`.execute(db)
  })
}
