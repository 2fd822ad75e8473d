import { LookStatus } from '../../contract/enums'
import type { Deps, MemberViewer } from '../../core/handler'
import { Problem } from '../../core/problem'
import { visibleTo } from '../visibility/profiles'

/**
 * Whether the viewer may give something to a profile: another one that they see.
 * @throws 403 PROFILE_WAITS while the receiver would read the name of somebody whom they may not see
 */
export async function mayReceive(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  recipientId: number,
): Promise<boolean> {
  if (viewer.profile.lookStatus !== LookStatus.None) throw new Problem(403, 'PROFILE_WAITS')
  if (recipientId === viewer.profile.id) return false
  const seen = await db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', recipientId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  return seen !== undefined
}
