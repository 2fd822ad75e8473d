import { sql } from 'kysely'
import type { Deps } from '../core/handler'
import { findVideoConverter } from '../media/formats/video'
import { siteOn, zoneOf } from '../shared/gatherings/times'
import { seedBlogs } from './blogs/blogs'
import { circlesOf } from './community/circles'
import { demoFiles, queueDrawing, seedPortraits, storeSharedPicture } from './community/drawing'
import { seedMembers } from './community/members'
import { demoProfiles } from './community/profiles'
import type { Scene, SeedArea } from './community/scene'
import { seedBonds } from './darkProfiles/bonds'
import { seedDarkProfiles } from './darkProfiles/darkProfiles'
import { seedDesks } from './desks/desks'
import { seedEditorial } from './editorial/editorial'
import { seedEvents } from './events/events'
import { seedLodges } from './lodges/lodges'
import { seedMail } from './mail/mail'
import { seedNotifications } from './notifications/notifications'
import { seedAlbums } from './society/albums'
import { seedConsents } from './society/consents'
import { seedContest } from './society/contest'
import { seedSociety } from './society/society'
import { seedWords } from './society/words'
import { seedSeoBlogs } from './seoBlogs/seoBlogs'
import { seedTickets } from './tickets/tickets'

/** In this order, because an area may refer to the rows of those before it. */
const areas: readonly SeedArea[] = [
  seedConsents,
  seedAlbums,
  seedSociety,
  seedContest,
  seedWords,
  seedDarkProfiles,
  seedBonds,
  seedBlogs,
  seedLodges,
  seedEvents,
  seedNotifications,
  seedMail,
  seedEditorial,
  seedSeoBlogs,
  seedTickets,
  seedDesks,
]

/**
 * Fills an empty database with the demo community in one transaction: an interrupted start leaves it empty for the
 * next. The job queue draws the pictures afterwards; in tests, all members share one.
 */
export async function seed(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'media'>,
  options: { readonly sharedPicture: boolean } = { sharedPicture: false },
): Promise<void> {
  const now = deps.clock.now()
  const shared = options.sharedPicture ? await storeSharedPicture(deps) : undefined
  const withClips = !shared && (await findVideoConverter()) !== undefined
  await deps.db.transaction().execute(async (db) => {
    const members = await seedMembers(db, deps.settings, demoProfiles(now))
    const files = demoFiles(shared)
    await seedPortraits(db, members, files)
    const timeZoneOf = (countryId: number) => zoneOf(deps, countryId)
    const siteOf = (countryId: number, dark: boolean) => siteOn(deps, { countryId, dark })
    const scene: Scene = { circles: circlesOf(members), now, files, withClips, timeZoneOf, siteOf }
    for (const seedArea of areas) await seedArea(db, scene)
    if (!shared) await queueDrawing(db)
    // Without statistics, PostgreSQL would plan the first queries for empty tables.
    await sql`analyze`.execute(db)
  })
}
