import { type Expression, type ExpressionBuilder, type SqlBool, type Transaction } from 'kysely'
import { hasHidden } from '../blogs/visibility'
import { BanType, BlogEntryStatus, DarkStatus, Gender, NotificationTopic, ProfileStatus } from '../contract/enums'
import { audiencesWith } from '../core/audience'
import { isBanned } from '../core/bans'
import type { DB, Profile } from '../core/database/schema.generated'
import { unblocked } from '../core/visibility'
import { anyOf } from '../profiles/summary'
import type { News } from './news'

type Receivers = DB & { receiver: Profile; author: Profile }

/**
 * Those of the receivers who may know of some news, found for all at once: what `readable` asks of each reader later on,
 * asked of rows of `receiver`.
 */
export async function receiversOf(trx: Transaction<DB>, news: News, now: Date): Promise<number[]> {
  const { actorId, blogEntryId, commentId } = news
  const all = trx
    .selectFrom('profile as receiver')
    .select('receiver.id')
    .where('receiver.id', '=', anyOf(news.to))
    .where('receiver.id', '!=', actorId)
    .where('receiver.status', '=', ProfileStatus.Active)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('profile as author').select('author.id').where('author.id', '=', actorId).where(openAuthor),
      ),
    )
    .orderBy('receiver.id')
  const withEntry = blogEntryId === undefined ? all : all.where((eb) => mayReadEntry(eb, blogEntryId, now))
  const withComment = commentId === undefined ? withEntry : withEntry.where((eb) => mayReadComment(eb, commentId))
  const aboutBlogs = blogEntryId !== undefined || news.topic === NotificationTopic.NewFollower
  const rows = await (
    aboutBlogs ? withComment.where((eb) => eb.not(isBanned(eb.ref('receiver.id'), BanType.Blogs, now))) : withComment
  ).execute()
  return rows.map(({ id }) => id)
}

/** Whether the row of `author` can be seen by the row of `receiver`. */
function openAuthor(eb: ExpressionBuilder<Receivers, 'receiver' | 'author'>): Expression<SqlBool> {
  return eb.and([
    eb('author.status', '=', ProfileStatus.Active),
    eb('author.privacyConsentAt', 'is not', null),
    unblocked(eb.ref('receiver.id'), eb.ref('author.id')),
  ])
}

function mayReadEntry(eb: ExpressionBuilder<Receivers, 'receiver'>, entryId: number, now: Date): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('blogEntry')
      .innerJoin('profile as author', 'author.id', 'blogEntry.profileId')
      .select('blogEntry.id')
      .where('blogEntry.id', '=', entryId)
      .where('blogEntry.status', '=', BlogEntryStatus.Published)
      .where(openAuthor)
      .where((entry) => entry.not(isBanned(entry.ref('author.id'), BanType.Blogs, now)))
      .where((entry) =>
        entry.or([entry('blogEntry.dark', '=', false), entry('receiver.darkStatus', '=', DarkStatus.Approved)]),
      )
      .where((entry) =>
        entry.or([
          entry('author.id', '=', entry.ref('receiver.id')),
          ...Object.values(Gender).map((gender) =>
            entry.and([
              entry('receiver.gender', '=', gender),
              entry('blogEntry.audience', 'in', audiencesWith(gender)),
            ]),
          ),
        ]),
      )
      .where((entry) => entry.not(hasHidden(entry.ref('author.id'), entry.ref('receiver.id'))))
      .where((entry) =>
        entry.not(
          entry.exists(
            entry
              .selectFrom('blogEntryReader as hiding')
              .select('hiding.entryId')
              .whereRef('hiding.profileId', '=', 'receiver.id')
              .whereRef('hiding.entryId', '=', 'blogEntry.id')
              .where('hiding.hiddenAt', 'is not', null),
          ),
        ),
      ),
  )
}

/** Its author is the actor, or the receiver whose comment is liked; who wrote what it answers has to be visible too. */
function mayReadComment(eb: ExpressionBuilder<Receivers, 'receiver'>, commentId: number): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('comment')
      .select('comment.id')
      .where('comment.id', '=', commentId)
      .where('comment.deletedAt', 'is', null)
      .where((comment) =>
        comment.not(
          comment.exists(
            comment
              .selectFrom('comment as answered')
              .innerJoin('profile as author', 'author.id', 'answered.profileId')
              .select('answered.id')
              .whereRef('answered.id', '=', 'comment.parentId')
              .where('answered.deletedAt', 'is', null)
              .where((first) => first.not(openAuthor(first))),
          ),
        ),
      ),
  )
}
