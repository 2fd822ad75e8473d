import { sql } from 'kysely'
import { hasLodgeRight } from '../../contract/lodgeRights'
import type { DebateEntrySummary } from '../../contract/lodges/debateShapes'
import { CommentItemType, LikeItemType } from '../../contract/enums'
import { DebateEntryStatus, LodgeRole } from '../../contract/lodges/lodgeEnums'
import type { ProfileSummary } from '../../contract/shapes'
import { anyOf } from '../../core/database/anyOf'
import type { Deps, MemberViewer } from '../../core/handler'
import { beginningOf } from '../../core/text/plainText'
import { wordsOf } from '../../core/text/richText'
import { likedBy, likesSeenBy } from '../../shared/likes/likes'
import { profileSummaries } from '../../shared/profiles/summary'
import { commentsSeenBy, lastCommentSeenBy } from '../../shared/visibility/comments'
import { debateEntries, entryVisibleTo } from '../visibility'
import { isUnread, unreadCommentCount } from './unread'

type Store = Pick<Deps, 'db' | 'clock'>
type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]

/** Characters of a text that its beginning is made from. */
const BEGINNING = 600

/** Summaries of the topics that the viewer may see, in the order of the ids; three queries for all. */
export async function debateEntrySummaries(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<DebateEntrySummary[]> {
  if (ids.length === 0) return []
  const rows = await entryRows(deps, ids, viewer).execute()
  const authors = await profileSummaries(deps, [...new Set(rows.map(({ profileId }) => profileId))], viewer)
  const authorById = new Map(authors.map((author) => [author.id, author]))
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowById.get(id)
    const author = row && authorById.get(row.profileId)
    // A new block may have hidden the author since the rows were read.
    return author ? [summaryOf(row, author, viewer)] : []
  })
}

function summaryOf(row: EntryRow, author: ProfileSummary, viewer: MemberViewer): DebateEntrySummary {
  const role = (row.role ?? LodgeRole.None) as LodgeRole
  const [own, takesPart] = [row.profileId === viewer.profile.id, hasLodgeRight(role, 'takePart')]
  const moderated = hasLodgeRight(role, 'moderateDebates')
  const draft = row.status === DebateEntryStatus.Draft
  return {
    id: row.id,
    lodgeId: row.lodgeId,
    categoryId: (draft && row.draftCategoryId) || row.categoryId,
    author,
    title: (draft ? row.draftTitle : row.title) ?? '',
    excerpt: beginningOf(draft ? wordsOf(row.draftHtml ?? '').slice(0, BEGINNING) : row.words),
    status: draft ? DebateEntryStatus.Draft : DebateEntryStatus.Published,
    locked: row.locked,
    pinned: row.pinned,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
    lastCommentAt: row.lastCommentAt?.toISOString() ?? null,
    commentCount: row.commentCount,
    likeCount: row.likeCount,
    liked: row.liked,
    followed: row.followedAt !== null,
    readAt: row.readAt?.toISOString() ?? null,
    isNew: row.isNew,
    newCommentCount: row.newCommentCount,
    editable: own && takesPart,
    deletable: own || moderated,
    moderated: moderated && !draft,
    movable: (own && takesPart) || moderated,
    unpublishedChanges: !draft && row.changed,
  }
}

function entryRows(deps: Store, ids: readonly number[], viewer: MemberViewer) {
  const own = viewer.profile.id
  return debateEntries(deps.db)
    .where('debateEntry.id', '=', anyOf(ids))
    .where(entryVisibleTo(viewer))
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'debateEntry.lodgeId').on('own.profileId', '=', own),
    )
    .leftJoin('debateEntryReader as relation', (join) =>
      join.onRef('relation.entryId', '=', 'debateEntry.id').on('relation.profileId', '=', own),
    )
    .leftJoin('debateDraft as draft', (join) =>
      join.onRef('draft.entryId', '=', 'debateEntry.id').on('debateEntry.profileId', '=', own),
    )
    .select([
      'debateEntry.id',
      'debateEntry.lodgeId',
      'debateEntry.categoryId',
      'debateEntry.profileId',
      'debateEntry.title',
      'debateEntry.status',
      'debateEntry.locked',
      'debateEntry.pinned',
      'debateEntry.publishedAt',
      'debateEntry.editedAt',
      'own.role',
      'relation.readAt',
      'relation.followedAt',
      'draft.title as draftTitle',
      'draft.html as draftHtml',
      'draft.categoryId as draftCategoryId',
    ])
    .select((eb) => [
      sql<string>`left(debate_entry.words, ${BEGINNING}::integer)`.as('words'),
      eb('draft.entryId', 'is not', null).$castTo<boolean>().as('changed'),
      isUnread(deps, viewer).as('isNew'),
      unreadCommentCount(deps, eb.ref('debateEntry.id'), viewer).as('newCommentCount'),
      commentsSeenBy(CommentItemType.DebateEntry, eb.ref('debateEntry.id'), viewer).as('commentCount'),
      lastCommentSeenBy(CommentItemType.DebateEntry, eb.ref('debateEntry.id'), viewer).as('lastCommentAt'),
      likesSeenBy(LikeItemType.DebateEntry, eb.ref('debateEntry.id'), viewer).as('likeCount'),
      likedBy(LikeItemType.DebateEntry, eb.ref('debateEntry.id'), viewer).as('liked'),
    ])
}
