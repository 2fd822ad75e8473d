import { sql } from 'kysely'
import type { Comment } from '../../contract/blogShapes'
import { RoleLevel } from '../../contract/enums'
import { ReportDecision } from '../../contract/staff/reportEnums'
import type { Database } from '../../core/database/connect'
import type { Deps, MemberViewer, Page } from '../../core/handler'
import { notFound } from '../../core/problem'
import { anyOf } from '../../core/database/anyOf'
import type { Commentable, CommentedItem } from './commentable'
import { answerRows, asComments, commentRows } from './rows'
import { commentOrPlaceVisibleTo, visibleComments } from '../visibility/comments'

type Store = Pick<Deps, 'db' | 'clock'>
type ItemType = Pick<Commentable, 'itemType'>

interface Wanted {
  readonly itemId: number
  /** Comments of the first layer, each with its answers; otherwise all by time. */
  readonly twoLayered: boolean
  readonly page: Page
}

/** A page of the comments on an item, oldest first. @throws 404 when the viewer may not see the item */
export async function comments(
  deps: Store,
  viewer: MemberViewer,
  commentable: Commentable,
  { itemId, twoLayered, page }: Wanted,
): Promise<Comment[]> {
  const item = await commentable.find(deps, viewer, itemId)
  if (!item) throw notFound()
  const list = twoLayered ? firstLayer : allByTime
  const listed = await list(deps.db, viewer, commentable, itemId).offset(page.skip).limit(page.take).execute()
  const ids = listed.map(({ id }) => id)
  const rows = await rowsOf(deps.db, viewer, ids)
  const answers = twoLayered ? await answerRows(deps.db, viewer, ids) : []
  return asComments(deps, viewer, () => item, rows, answers)
}

/** All comments on an item that the viewer may see, oldest first. */
export function allByTime(db: Database, viewer: MemberViewer, { itemType }: ItemType, itemId: number) {
  return db
    .selectFrom(visibleComments(itemType, sql.val(itemId), viewer).select('comment.createdAt').as('comment'))
    .select('comment.id')
    .orderBy('comment.createdAt')
    .orderBy('comment.id')
}

/** Comments of the first layer, including emptied ones that have answers. */
export function firstLayer(db: Database, viewer: MemberViewer, { itemType }: ItemType, itemId: number) {
  return db
    .selectFrom('comment')
    .innerJoin('profile', 'profile.id', 'comment.profileId')
    .select('comment.id')
    .where('comment.itemType', '=', itemType)
    .where('comment.itemId', '=', itemId)
    .where('comment.parentId', 'is', null)
    .where(commentOrPlaceVisibleTo(viewer))
    .orderBy('comment.createdAt')
    .orderBy('comment.id')
}

/** One comment in two layers. @throws 404 when the viewer may not see it */
export async function comment(
  deps: Store,
  viewer: MemberViewer,
  commentable: Commentable,
  commentId: number,
): Promise<Comment> {
  const [found] = await commentsByIds(deps, viewer, commentable, [commentId])
  if (!found) throw notFound()
  return found
}

/** Many comments in two layers, without those that the viewer may not see. */
export async function commentsByIds(
  deps: Store,
  viewer: MemberViewer,
  commentable: Commentable,
  commentIds: readonly number[],
): Promise<Comment[]> {
  const visible = await visibleAmong(deps, viewer, commentable, commentIds)
  const ids = [...visible.keys()]
  const rows = await rowsOf(deps.db, viewer, ids)
  const answers = await answerRows(deps.db, viewer, ids)
  const circumstancesOf = (row: { readonly id: number; readonly parentId: number | null }) => {
    const found = visible.get(row.id) ?? visible.get(row.parentId ?? 0)
    return { ...found?.item, ownerId: found?.item?.ownerId, reported: found?.reported ?? false }
  }
  return asComments(deps, viewer, circumstancesOf, rows, answers)
}

/** A comment, with its item as far as the viewer may see it. */
interface FoundComment {
  readonly itemId: number
  readonly profileId: number
  readonly deleted: boolean
  readonly item: CommentedItem | undefined
  /** Visible because support has to decide on a report. */
  readonly reported: boolean
}

/** A comment that the viewer may see, with its item. Support also sees comments with an open report. */
export async function visibleComment(
  deps: Store,
  viewer: MemberViewer,
  commentable: Commentable,
  commentId: number,
): Promise<FoundComment | undefined> {
  return (await visibleAmong(deps, viewer, commentable, [commentId])).get(commentId)
}

async function visibleAmong(
  deps: Store,
  viewer: MemberViewer,
  commentable: Commentable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FoundComment>> {
  const rows = await deps.db
    .selectFrom('comment')
    .innerJoin('profile', 'profile.id', 'comment.profileId')
    .select(['comment.id', 'comment.itemId', 'comment.profileId', 'comment.deletedAt'])
    .select((eb) => [
      eb
        .and([commentOrPlaceVisibleTo(viewer)(eb)])
        .$castTo<boolean>()
        .as('open'),
      eb
        .exists(
          eb
            .selectFrom('report')
            .select('report.id')
            .where('report.itemType', '=', commentable.reportType)
            .whereRef('report.itemId', '=', 'comment.id')
            .where('report.decision', '=', ReportDecision.None),
        )
        .$castTo<boolean>()
        .as('reported'),
    ])
    .where('comment.id', '=', anyOf(ids))
    .where('comment.itemType', '=', commentable.itemType)
    .execute()
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))]
  const found = itemIds.map(async (id) => [id, await commentable.find(deps, viewer, id)] as const)
  const items = new Map(await Promise.all(found))
  return new Map(
    rows.flatMap(({ id, itemId, profileId, deletedAt, open, reported: isReported }) => {
      const item = items.get(itemId)
      const reported = isReported && viewer.profile.roleLevel >= RoleLevel.Support
      if (!(item && open) && !reported) return []
      return [[id, { itemId, profileId, deleted: deletedAt !== null, item, reported }] as const]
    }),
  )
}

function rowsOf(db: Database, viewer: MemberViewer, ids: readonly number[]) {
  return commentRows(db, viewer, (eb) => eb('comment.id', '=', anyOf(ids)))
}
