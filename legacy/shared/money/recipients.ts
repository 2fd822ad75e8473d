import type { Deps, MemberViewer } from '../../core/handler'
import { visibleTo } from '../visibility/profiles'

/** Whether the viewer may give something to a profile: another one that they see. */
export async function mayReceive(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  recipientId: number,
): Promise<boolean> {
  if (recipientId === viewer.profile.id) return false
  const seen = await db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', recipientId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  return seen !== undefined
}
