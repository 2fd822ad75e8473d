import type { BodyOf } from '../contract/contract'
import { ProfileStatus } from '../contract/enums'
import { liftBan, placeBan } from '../core/access/bans'
import { after, DAY } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { plainText } from '../core/text/plainText'
import { notFound, Problem } from '../core/problem'
import { requireImpartial } from '../shared/account/sameHuman'
import { refuseOwn } from '../shared/profiles/others'

/** Bans a profile of a lower role, or lifts the ban; a second ban replaces the first. */
export async function setBan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { profileId, banType, banned, days, reason }: BodyOf<'Admin.SetBan'>,
): Promise<void> {
  refuseOwn(viewer, profileId)
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const target = await transaction
      .selectFrom('profile')
      .select('roleLevel')
      .where('id', '=', profileId)
      .where('status', '<>', ProfileStatus.Deleted)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!target) throw notFound()
    if (target.roleLevel >= viewer.profile.roleLevel) throw new Problem(403, 'FORBIDDEN')
    await requireImpartial(transaction, viewer, [profileId])
    if (!banned) {
      await liftBan(transaction, { profileId, banType })
      return
    }
    await placeBan(transaction, {
      profileId,
      banType,
      reason: plainText(reason ?? '') || null,
      createdAt: now,
      until: days === undefined ? null : after(now, days * DAY),
      bannedBy: viewer.profile.id,
    })
  })
}
