import type { AnswerOf } from '../../contract/contract'
import { BanType } from '../../contract/enums'
import { bansOf } from '../../core/access/bans'
import type { Deps, MemberViewer } from '../../core/handler'

/** The viewer's ban from blogs, with the staff's reason. */
export async function ownBlogBan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
): Promise<AnswerOf<'Blogs.ProfileBlogBan'>> {
  const bans = await bansOf(db, viewer.profile.id, clock.now())
  const ban = bans.find(({ banType }) => banType === BanType.Blogs)
  return { banned: ban !== undefined, reason: ban?.reason ?? null, until: ban?.until?.toISOString() ?? null }
}
