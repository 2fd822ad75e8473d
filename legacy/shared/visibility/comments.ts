import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { CommentItemType } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import { visibleTo } from './profiles'
import type { ViewerExpression } from './viewerExpression'

/** Upper bound for counting comments; the exact number beyond it does not matter. */
export const MAX_COUNTED_COMMENTS = 1000
const MAX_EXAMINED_COMMENTS = 4000

type CommentBuilder = ExpressionBuilder<DB, 'comment' | 'profile'>

/**
 * Whether the viewer may see the row of `comment`, with its author joined as `profile`: its author and the author
 * of the comment it answers are visible. Does not check its item.
 */
export function commentVisibleTo(viewer: ViewerExpression) {
  return (eb: CommentBuilder): Expression<SqlBool> => {
    const answered = eb
      .selectFrom('comment as answered')
      .innerJoin('profile', 'profile.id', 'answered.profileId')
      .select('answered.id')
      .whereRef('answered.id', '=', 'comment.parentId')
      .where((first) => first.or([first('answered.deletedAt', 'is not', null), visibleTo(viewer)(first)]))
      // The offset forces a look-up per answer; otherwise PostgreSQL would scan all comments.
      .offset(0)
    return eb.and([visibleTo(viewer)(eb), eb.or([eb('comment.parentId', 'is', null), eb.exists(answered)])])
  }
}

/** The same; an emptied comment counts if it has answers that the viewer may see, whoever wrote it. */
export function commentOrPlaceVisibleTo(viewer: ViewerExpression) {
  return (eb: CommentBuilder): Expression<SqlBool> =>
    eb.or([
      eb.and([eb('comment.deletedAt', 'is', null), commentVisibleTo(viewer)(eb)]),
      eb.and([eb('comment.deletedAt', 'is not', null), eb.exists(answersTo(eb.ref('comment.id'), viewer).offset(0))]),
    ])
}

/** The answers to a comment that the viewer may see, where the comment itself is visible. */
export function answersTo(commentId: Expression<number>, viewer: ViewerExpression) {
  return expressionBuilder<DB>()
    .selectFrom('comment as answer')
    .innerJoin('profile', 'profile.id', 'answer.profileId')
    .select('answer.id')
    .where('answer.parentId', '=', commentId)
    .where(visibleTo(viewer))
}

/** The comments on an item that the viewer may see, without emptied ones. */
export function visibleComments(itemType: CommentItemType, itemId: Expression<number>, viewer: ViewerExpression) {
  return expressionBuilder<DB>()
    .selectFrom('comment')
    .innerJoin('profile', 'profile.id', 'comment.profileId')
    .select('comment.id')
    .where('comment.itemType', '=', itemType)
    .where('comment.itemId', '=', itemId)
    .where('comment.deletedAt', 'is', null)
    .where(commentVisibleTo(viewer))
}

/**
 * The number of comments on an item that the viewer can see, at most 1,000. Counts by thread, so that each author
 * is checked once, by indexes alone; of a longer discussion it reads only the beginning, which always has enough
 * visible comments.
 */
export function commentsSeenBy(itemType: CommentItemType, itemId: Expression<number>, viewer: ViewerExpression) {
  const eb = expressionBuilder<DB>()
  const beginning = eb
    .selectFrom('comment')
    .select(['comment.id', 'comment.parentId', 'comment.profileId'])
    .where('comment.itemType', '=', itemType)
    .where('comment.itemId', '=', itemId)
    .where('comment.deletedAt', 'is', null)
    .orderBy('comment.id')
    .limit(MAX_EXAMINED_COMMENTS)
  const threads = eb
    .selectFrom(beginning.as('comment'))
    .leftJoin('profile', (join) => join.onRef('profile.id', '=', 'comment.profileId').on(visibleTo(viewer)))
    .select(
      sql<number>`case when bool_or(comment.parent_id is null and profile.id is null) then 0
      else count(profile.id) end`.as('seen'),
    )
    .groupBy(sql`coalesce(comment.parent_id, comment.id)`)
  return eb
    .selectFrom(threads.as('thread'))
    .select(sql<number>`least(coalesce(sum(thread.seen), 0), ${sql.lit(MAX_COUNTED_COMMENTS)})::bigint`.as('count'))
    .$asScalar()
    .$notNull()
}

export function lastCommentSeenBy(itemType: CommentItemType, itemId: Expression<number>, viewer: ViewerExpression) {
  return visibleComments(itemType, itemId, viewer)
    .clearSelect()
    .select('comment.createdAt')
    .orderBy('comment.createdAt', 'desc')
    .limit(sql.lit(1))
    .$asScalar()
}
