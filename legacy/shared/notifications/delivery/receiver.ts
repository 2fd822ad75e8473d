import { ProfileStatus } from '../../../contract/enums'
import type { Locale } from '../../../content/locale'
import { after, MINUTE } from '../../../core/clock'
import type { Deps, ProfileRow, Viewer } from '../../../core/handler'
import { mayEnter } from '../../../core/access/access'
import type { Site } from '../../../core/sites'
import { visibleTo } from '../../visibility/profiles'

/** A member on a site, whose view decides what they may be notified of. */
export interface MemberOn extends Viewer {
  readonly profile: ProfileRow
}

/** A member on a site, without a session. */
export function receiverOn(site: Site, profile: ProfileRow): MemberOn {
  return { site, profile, locale: profile.language as Locale, session: undefined }
}

export function mayBeNotified(deps: Pick<Deps, 'clock'>, receiver: MemberOn): boolean {
  return receiver.profile.status === ProfileStatus.Active && mayEnter(deps, receiver)
}

/** Whether the member was online within the last minutes: then the open page notifies them. */
export function isHere({ clock }: Pick<Deps, 'clock'>, { lastOnlineAt }: ProfileRow, minutes: number): boolean {
  return lastOnlineAt !== null && lastOnlineAt > after(clock.now(), -minutes * MINUTE)
}

export async function namesFor(
  { db }: Pick<Deps, 'db'>,
  receiver: Viewer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('profile')
    .select(['profile.id', 'profile.name'])
    .where('profile.id', 'in', ids.length > 0 ? ids : [0])
    .where(visibleTo(receiver))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
