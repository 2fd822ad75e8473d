import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, ProfileRow } from '../../core/handler'
import { addJob } from '../../core/jobs'
import { endSessionsOf } from '../../core/access/session'
import { endLinkTokens } from './linkTokens'
import { isPassword } from './password'

/**
 * Whether a password is the profile's own. Wrong attempts are counted per session or link, so that guessing in one
 * does not lock the owner out of another.
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
 * Replaces a profile's password and mails its owner. Ends all sessions, all links and an unconfirmed new address,
 * so that anybody who knew the old password loses access.
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
