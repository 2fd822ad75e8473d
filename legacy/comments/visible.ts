import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { CommentItemType } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Reader } from '../core/handler'
import { visibleTo } from '../core/visibility'

/** Nobody reads on to see whether a number is right that is larger than this. */
export const MAX_COUNTED_COMMENTS = 1000

type CommentBuilder = ExpressionBuilder<DB, 'comment' | 'profile'>

/**
 * Whether the reader may see the row of `comment`, with its author joined as `profile`: who wrote it and who wrote what it
 * answers are visible. What it stands under is another question.
 */
export function commentVisibleTo(reader: Reader) {
  return (eb: CommentBuilder): Expression<SqlBool> => {
    const answered = eb
      .selectFrom('comment as answered')
      .innerJoin('profile', 'profile.id', 'answered.profileId')
      .select('answered.id')
      .whereRef('answered.id', '=', 'comment.parentId')
      .where((first) => first.or([first('answered.deletedAt', 'is not', null), visibleTo(reader)(first)]))
      // Looked up for each answer: without the offset, PostgreSQL would rather gather all comments there are.
      .offset(0)
    return eb.and([visibleTo(reader)(eb), eb.or([eb('comment.parentId', 'is', null), eb.exists(answered)])])
  }
}

/** The same, and of an empty place whether it holds answers together that the reader may see: whose it was matters no more. */
export function commentOrPlaceVisibleTo(reader: Reader) {
  return (eb: CommentBuilder): Expression<SqlBool> =>
    eb.or([
      eb.and([eb('comment.deletedAt', 'is', null), commentVisibleTo(reader)(eb)]),
      eb.and([eb('comment.deletedAt', 'is not', null), eb.exists(answersTo(eb.ref('comment.id'), reader).offset(0))]),
    ])
}

/** The answers to a comment that the reader may see, where the comment itself is visible. */
export function answersTo(commentId: Expression<number>, reader: Reader) {
  return expressionBuilder<DB>()
    .selectFrom('comment as answer')
    .innerJoin('profile', 'profile.id', 'answer.profileId')
    .select('answer.id')
    .where('answer.parentId', '=', commentId)
    .where(visibleTo(reader))
}

/** The comments on an item that the reader may see, empty places aside. */
export function visibleComments(itemType: CommentItemType, itemId: Expression<number>, reader: Reader) {
  return expressionBuilder<DB>()
    .selectFrom('comment')
    .innerJoin('profile', 'profile.id', 'comment.profileId')
    .select('comment.id')
    .where('comment.itemType', '=', itemType)
    .where('comment.itemId', '=', itemId)
    .where('comment.deletedAt', 'is', null)
    .where(commentVisibleTo(reader))
}

/** How many comments on an item the reader can see, 1,000 at most. */
export function commentsSeenBy(itemType: CommentItemType, itemId: Expression<number>, reader: Reader) {
  return expressionBuilder<DB>()
    .selectFrom(visibleComments(itemType, itemId, reader).limit(MAX_COUNTED_COMMENTS).as('seen'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}

/** When the last comment on an item was written that the reader can see. */
export function lastCommentSeenBy(itemType: CommentItemType, itemId: Expression<number>, reader: Reader) {
  return visibleComments(itemType, itemId, reader)
    .clearSelect()
    .select('comment.createdAt')
    .orderBy('comment.createdAt', 'desc')
    .limit(1)
    .$asScalar()
}
