import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Comment } from '../../contract/blogShapes'
import { LikeItemType } from '../../contract/enums'
import type { ProfileSummary } from '../../contract/shapes'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { likedBy, likesSeenBy } from '../likes/likes'
import { anyOf } from '../../core/database/anyOf'
import { profileSummaries } from '../profiles/summary'
import { mentionedIn, shownText } from './mentions'
import { answersTo } from '../visibility/comments'

/** Maximum number of answers returned with a comment; there may be more. */
const ANSWERS_GIVEN = 100

type CommentRow = Awaited<ReturnType<typeof commentRows>>[number]
type Answer = Comment['replies'][number]

interface Circumstances {
  /** The owner of their item, where the viewer may see it. */
  readonly ownerId: number | undefined
  /** Visible to staff, whoever wrote them. */
  readonly reported?: boolean
  readonly viewerModerates?: boolean | undefined
}

/** Rows of comments that the viewer may see, with the viewer's counts; oldest first. */
export function commentRows(
  db: Database,
  viewer: MemberViewer,
  which: (eb: ExpressionBuilder<DB, 'comment'>) => Expression<SqlBool>,
) {
  return db
    .selectFrom('comment')
    .select((eb) => [
      'comment.id',
      'comment.itemId',
      'comment.parentId',
      'comment.profileId',
      'comment.text',
      'comment.createdAt',
      'comment.editedAt',
      'comment.deletedAt',
      likesSeenBy(LikeItemType.Comment, eb.ref('comment.id'), viewer).as('likeCount'),
      likedBy(LikeItemType.Comment, eb.ref('comment.id'), viewer).as('liked'),
      // Answers have none, so the count is skipped: there may be many of them.
      eb
        .case()
        .when('comment.parentId', 'is', null)
        .then(
          eb
            .selectFrom(answersTo(eb.ref('comment.id'), viewer).as('seen'))
            .select((count) => count.fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull(),
        )
        .else(0)
        .end()
        .as('replyCount'),
    ])
    .where(which)
    .orderBy('comment.createdAt')
    .orderBy('comment.id')
    .execute()
}

/** The first answers to each of several comments that the viewer may see. */
export async function answerRows(
  db: Database,
  viewer: MemberViewer,
  commentIds: readonly number[],
): Promise<CommentRow[]> {
  if (commentIds.length === 0) return []
  return commentRows(db, viewer, (eb) =>
    eb(
      'comment.id',
      'in',
      eb
        .selectFrom('comment as first')
        .innerJoinLateral(
          (lateral) =>
            answersTo(lateral.ref('first.id'), viewer)
              .orderBy('answer.createdAt')
              .orderBy('answer.id')
              .limit(ANSWERS_GIVEN)
              .as('answers'),
          (join) => join.onTrue(),
        )
        .select('answers.id')
        .where('first.id', '=', anyOf(commentIds)),
    ),
  )
}

/** Renders comments with these answers for the viewer; one look-up of profiles for all. */
export async function asComments(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  circumstancesOf: (row: Pick<CommentRow, 'id' | 'parentId'>) => Circumstances,
  rows: readonly CommentRow[],
  answers: readonly CommentRow[] = [],
): Promise<Comment[]> {
  const all = [...rows, ...answers]
  const authorIds = all.filter(({ deletedAt }) => deletedAt === null).map(({ profileId }) => profileId)
  const mentionedIds = all.flatMap(({ text }) => mentionedIn(text))
  const shown = await profileSummaries(deps, [...new Set([...authorIds, ...mentionedIds])], viewer)
  const profiles = new Map(shown.map((profile) => [profile.id, profile]))
  const writtenIn = (text: string) => ({
    text: shownText(text, (id) => profiles.get(id)?.name),
    mentions: mentionedIn(text).flatMap((id) => profiles.get(id) ?? []),
  })
  const shape = (row: CommentRow): Answer[] => {
    const author = profiles.get(row.profileId)
    const circumstances = circumstancesOf(row)
    // A new block may have hidden the author since the rows were read.
    if (!author && row.deletedAt === null && !circumstances.reported) return []
    return [{ ...asAnswer(row, author, viewer, circumstances), ...writtenIn(row.text) }]
  }
  return rows.flatMap((row) =>
    shape(row).map((comment) => ({
      ...comment,
      replyCount: row.replyCount,
      replies: answers.filter(({ parentId }) => parentId === row.id).flatMap(shape),
    })),
  )
}

function asAnswer(
  row: CommentRow,
  author: ProfileSummary | undefined,
  viewer: MemberViewer,
  { ownerId, viewerModerates = false }: Circumstances,
): Omit<Answer, 'text' | 'mentions'> {
  const { id, itemId, parentId, likeCount, liked } = row
  const deleted = row.deletedAt !== null
  const own = row.profileId === viewer.profile.id
  return {
    id,
    itemId,
    parentId,
    author: deleted ? null : (author ?? null),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deleted,
    editable: own && !deleted,
    deletable: (own || ownerId === viewer.profile.id || viewerModerates) && !deleted,
    likeCount,
    liked,
  }
}
