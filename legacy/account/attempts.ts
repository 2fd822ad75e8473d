import type { Deps, ProfileRow, Request } from '../core/handler'
import { addJob } from '../core/jobs'
import { networkOf } from '../core/limits'
import { Problem } from '../core/problem'
import { knownDevice } from './knownDevice'

type AttemptCall = Pick<Request<'LogOn.LogOn'>, 'address' | 'knownDevices' | 'viewer'>

/**
 * Counts an attempt to log in and returns a function that forgets it after a success. Devices from which the owner
 * has logged in before are counted separately, so that strangers who guess lock out strangers only. The key is the
 * account as typed: a count shared by a profile's name and address would reveal that they belong together.
 * @throws RATE_LIMITED
 */
export async function countLogOnAttempt(
  deps: Deps,
  { address, knownDevices, viewer }: AttemptCall,
  account: string,
  profile: ProfileRow | undefined,
): Promise<() => Promise<void>> {
  const { limits } = deps
  const device = profile && knownDevice(deps, profile, knownDevices)
  if (device) {
    await limits.consume('logOnByDevice', device)
    return () => limits.forget('logOnByDevice', device)
  }
  const accountAndAddress = withAddress(account, address)
  await limits.consume('logOnByAccountAndAddress', accountAndAddress)
  try {
    await limits.consume('logOnByAccount', account)
  } catch (refusal) {
    await warnOwner(deps, account, viewer.site.id)
    throw refusal
  }
  return async () => {
    await limits.forget('logOnByAccountAndAddress', accountAndAddress)
    await limits.forget('logOnByAccount', account)
  }
}

/**
 * Counts a mail to a typed address: by network, and in total, which does not lock out the owner's own devices.
 * @throws RATE_LIMITED
 */
export async function countMailTo(
  deps: Deps,
  { address, knownDevices }: Pick<AttemptCall, 'address' | 'knownDevices'>,
  recipient: string,
): Promise<void> {
  const { db, limits } = deps
  await limits.consume('mailByRecipientAndAddress', withAddress(recipient, address))
  const owner = await db
    .selectFrom('profile')
    .select(['id', 'passwordHash'])
    .where('email', '=', recipient)
    .executeTakeFirst()
  if (owner && knownDevice(deps, owner, knownDevices)) return
  await limits.consume('mailByRecipient', recipient)
}

function withAddress(key: string, address: string): string {
  return `${key} ${networkOf(address)}`
}

/** The mail is queued whether or not there is such a profile, so that the answer takes the same time. */
async function warnOwner({ db, limits }: Deps, account: string, siteId: number): Promise<void> {
  try {
    await limits.consume('logOnMailByAccount', account)
  } catch (refusal) {
    if (refusal instanceof Problem) return
    throw refusal
  }
  await addJob(db, 'sendMail', { mail: 'logOnAttempts', siteId, nameOrEmail: account })
}
