import { sql } from 'kysely'
import type { Deps } from '../core/handler'

/** Keeps one in this many demo profiles online; the selection changes every quarter of an hour. */
const ONE_OF = 12

/** Keeps some members of the demo community online, since they have no browser. */
export async function keepDemoOnline({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  if (!settings.demo) return
  const now = clock.now()
  const quarter = Math.floor(now.getTime() / (15 * 60_000))
  await db
    .updateTable('profile')
    .set({ lastOnlineAt: now })
    .where('email', 'like', '%@example.test')
    .where(sql<boolean>`(profile.id * 7 + ${quarter}) % ${ONE_OF} = 0`)
    .execute()
}
