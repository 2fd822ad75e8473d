import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, ProfileRow } from '../../core/handler'
import { addJob } from '../../core/jobs'
import { endSessionsOf } from '../../core/session'
import { endLinkTokens } from './linkTokens'
import { isPassword } from './password'

/**
 * Whether a password is the profile's own. Wrong ones are counted for who tries, a session or the one with a link: whoever guesses in
 * one does not keep the owner out of another.
 * @throws RATE_LIMITED
 */
export async function isOwnPassword(
  { limits }: Pick<Deps, 'limits'>,
  profile: Pick<ProfileRow, 'id' | 'passwordHash'>,
  password: string,
  triedBy: string,
): Promise<boolean> {
  const key = `${profile.id} ${triedBy}`
  await limits.consume('passwordBySession', key)
  const right = await isPassword(profile.passwordHash, password)
  if (right) await limits.forget('passwordBySession', key)
  return right
}

/**
 * Gives a profile another password and tells its owner. Whoever knew the old one loses every way in: all sessions, all
 * links, and a new address that only waits for its confirmation.
 */
export async function replacePassword(
  { db, clock }: { db: Transaction<DB>; clock: Deps['clock'] },
  { profileId, passwordHash, siteId }: { profileId: number; passwordHash: string; siteId: number },
): Promise<void> {
  await db.updateTable('profile').set({ passwordHash, pendingEmail: null }).where('id', '=', profileId).execute()
  await endSessionsOf({ db, clock }, profileId)
  await endLinkTokens({ db, clock }, profileId)
  await addJob(db, 'sendMail', { mail: 'toProfile', name: 'passwordChanged', siteId, profileId })
}
