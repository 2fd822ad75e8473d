import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import { BanType, DarkStatus, NotificationTopic, ProfileStatus } from '../../contract/enums'
import { isBanned } from '../../core/access/bans'
import { anyOf } from '../../core/database/anyOf'
import type { DB, Profile } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { entryOpenTo, notHiddenBy } from '../visibility/blogEntries'
import { commentVisibleTo } from '../visibility/comments'
import { visibleTo } from '../visibility/profiles'
import type { ViewerExpression } from '../visibility/viewerExpression'
import type { News } from './news'

type ReceiverBuilder = ExpressionBuilder<DB & { receiver: Profile }, 'receiver'>

/** The receivers who may see a subject, found in one query by the same rules as for reading it. */
export async function receiversOf(deps: Pick<Deps, 'clock'>, trx: Transaction<DB>, news: News): Promise<number[]> {
  const { actorId, blogEntryId, commentId } = news
  const all = trx
    .selectFrom('profile as receiver')
    .select('receiver.id')
    .where('receiver.id', '=', anyOf(news.to))
    .where('receiver.id', '!=', actorId)
    .where('receiver.status', '=', ProfileStatus.Active)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('profile')
          .select('profile.id')
          .where('profile.id', '=', actorId)
          .where(visibleTo(onMain(eb))),
      ),
    )
    .orderBy('receiver.id')
  const withEntry = blogEntryId === undefined ? all : all.where((eb) => mayReadEntry(eb, deps, blogEntryId))
  const withComment = commentId === undefined ? withEntry : withEntry.where((eb) => mayReadComment(eb, commentId))
  const aboutBlogs = blogEntryId !== undefined || news.topic === NotificationTopic.NewFollower
  const rows = await (
    aboutBlogs
      ? withComment.where((eb) => eb.not(isBanned(eb.ref('receiver.id'), BanType.Blogs, deps.clock.now())))
      : withComment
  ).execute()
  return rows.map(({ id }) => id)
}

/** The row of `receiver` as a viewer on a main site. */
function onMain(eb: ReceiverBuilder): ViewerExpression {
  return { profile: { id: eb.ref('receiver.id'), gender: eb.ref('receiver.gender') }, site: { dark: false } }
}

function mayReadEntry(eb: ReceiverBuilder, deps: Pick<Deps, 'clock'>, entryId: number): Expression<SqlBool> {
  const readable = (viewer: ViewerExpression) =>
    eb.exists(
      eb
        .selectFrom('blogEntry')
        .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
        .select('blogEntry.id')
        .where('blogEntry.id', '=', entryId)
        .where(entryOpenTo(deps, viewer))
        .where(notHiddenBy(viewer)),
    )
  const main = onMain(eb)
  const onDark = eb.and([
    eb('receiver.darkStatus', '=', DarkStatus.Approved),
    readable({ ...main, site: { dark: true } }),
  ])
  return eb.or([readable(main), onDark])
}

function mayReadComment(eb: ReceiverBuilder, commentId: number): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('comment')
      .innerJoin('profile', 'profile.id', 'comment.profileId')
      .select('comment.id')
      .where('comment.id', '=', commentId)
      .where('comment.deletedAt', 'is', null)
      .where(commentVisibleTo(onMain(eb))),
  )
}
