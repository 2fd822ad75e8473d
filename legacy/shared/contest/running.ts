import type { Deps } from '../../core/handler'
import type { Site } from '../../core/sites'

/** The site that holds contests. */
export const CONTEST_SITE = 1

/** Whether a contest of the site takes entries and votes. */
export async function isContestRunning({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id }: Site): Promise<boolean> {
  if (id !== CONTEST_SITE) return false
  const now = clock.now()
  const last = await db
    .selectFrom('contest')
    .select('endsAt')
    .where('startsAt', '<=', now)
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && now < last.endsAt
}
