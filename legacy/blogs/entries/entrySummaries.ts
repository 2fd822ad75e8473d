import { expressionBuilder, sql, type Expression } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { commentsSeenBy, lastCommentSeenBy, visibleComments } from '../../shared/visibility/comments'
import type { BlogAuthor, BlogEntrySummary } from '../../contract/blogShapes'
import { BlogEntryStatus, CommentItemType, LikeItemType } from '../../contract/enums'
import type { MediaSummary } from '../../contract/shapes'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { mediaIn, wordsOf } from '../../core/text/richText'
import { mediaSeenBy } from '../../shared/media/seen'
import { likedBy, likesSeenBy } from '../../shared/likes/likes'
import { anyOf } from '../../core/database/anyOf'
import { blogAuthors } from '../authors/authors'
import { beginningOf } from '../../core/text/plainText'
import { slugOf } from './slug'
import { entryVisibleTo } from '../../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>
type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]

const WORDS_A_MINUTE = 200
/** New comments are counted up to this number. */
const MAX_NEW = 100
/** Characters of a text that its beginning is made from. */
const BEGINNING = 600

/** Summaries of the entries that the viewer may see, in the order of the ids; five queries in total. */
export async function entrySummaries(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<BlogEntrySummary[]> {
  if (ids.length === 0) return []
  const rows = (await entryRows(deps, ids, viewer).execute()).map(asShown)
  const [authors, covers] = await Promise.all([
    blogAuthors(deps, [...new Set(rows.map((row) => row.profileId))], viewer),
    mediaSeenBy(
      deps,
      rows.flatMap(({ coverId }) => coverId ?? []),
      viewer,
    ),
  ])
  const authorById = new Map(authors.map((author) => [author.id, author]))
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowById.get(id)
    const author = row && authorById.get(row.profileId)
    // Somebody may have blocked the viewer since the rows were read.
    return author ? [summaryOf(row, author, covers)] : []
  })
}

/** The shown version of a row: the draft of an unpublished entry, else what is published. */
function asShown(row: EntryRow) {
  const { draft, ...published } = row
  if (!draft) return published
  const { html, ...content } = draft
  const words = wordsOf(html)
  const wordCount = words.split(/\s+/u).length
  return { ...published, ...content, words: words.slice(0, BEGINNING), wordCount, coverId: mediaIn(html)[0] ?? null }
}

function summaryOf(
  row: ReturnType<typeof asShown>,
  author: BlogAuthor,
  covers: ReadonlyMap<number, MediaSummary>,
): BlogEntrySummary {
  return {
    id: row.id,
    author,
    title: row.title,
    slug: slugOf(row.title),
    excerpt: beginningOf(row.words),
    readMinutes: Math.max(1, Math.ceil(row.wordCount / WORDS_A_MINUTE)),
    cover: (row.coverId !== null && covers.get(row.coverId)) || null,
    tags: row.tags,
    status: row.status as BlogEntryStatus,
    dark: row.dark,
    audience: row.audience,
    commentsEnabled: row.commentsEnabled,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
    lastCommentAt: row.lastCommentAt?.toISOString() ?? null,
    readCount: row.readCount,
    commentCount: row.commentCount,
    likeCount: row.likeCount,
    liked: row.liked,
    followed: row.followedAt !== null,
    hidden: row.hiddenAt !== null,
    curated: row.curatedAt !== null,
    readAt: row.readAt?.toISOString() ?? null,
    newCommentCount: row.newCommentCount,
    unpublishedChanges: row.changed,
  }
}

function entryRows(deps: Store, ids: readonly number[], viewer: MemberViewer) {
  const own = viewer.profile.id
  return deps.db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .where('blogEntry.id', '=', anyOf(ids))
    .where(entryVisibleTo(deps, viewer))
    .leftJoin('blogEntryReader as relation', (join) =>
      join.onRef('relation.entryId', '=', 'blogEntry.id').on('relation.profileId', '=', own),
    )
    .leftJoin('blogAuthorReader as authorRelation', (join) =>
      join.onRef('authorRelation.authorId', '=', 'blogEntry.profileId').on('authorRelation.profileId', '=', own),
    )
    .leftJoin('blogSeen as seen', (join) => join.on('seen.profileId', '=', own))
    .leftJoin('blogDraft as draft', (join) =>
      join.onRef('draft.entryId', '=', 'blogEntry.id').on('blogEntry.profileId', '=', own),
    )
    .select([
      'blogEntry.id',
      'blogEntry.profileId',
      'blogEntry.title',
      'blogEntry.wordCount',
      'blogEntry.status',
      'blogEntry.dark',
      'blogEntry.audience',
      'blogEntry.commentsEnabled',
      'blogEntry.publishedAt',
      'blogEntry.editedAt',
      'blogEntry.readCount',
      'blogEntry.curatedAt',
      'relation.followedAt',
      'relation.hiddenAt',
      'relation.readAt',
    ])
    .select((eb) => [
      sql<string>`left(blog_entry.words, ${BEGINNING}::integer)`.as('words'),
      eb('draft.entryId', 'is not', null).$castTo<boolean>().as('changed'),
      draftOf(eb.ref('draft.entryId')).as('draft'),
      coverOf(eb.ref('blogEntry.id')).as('coverId'),
      tagsOf(eb.ref('blogEntry.id')).as('tags'),
      commentsSeenBy(CommentItemType.BlogEntry, eb.ref('blogEntry.id'), viewer).as('commentCount'),
      likesSeenBy(LikeItemType.BlogEntry, eb.ref('blogEntry.id'), viewer).as('likeCount'),
      likedBy(LikeItemType.BlogEntry, eb.ref('blogEntry.id'), viewer).as('liked'),
      lastCommentSeenBy(CommentItemType.BlogEntry, eb.ref('blogEntry.id'), viewer).as('lastCommentAt'),
      newCommentsFor(eb.ref('blogEntry.id'), viewer).as('newCommentCount'),
    ])
}

/** The draft of an unpublished entry. */
function draftOf(entryId: Expression<number | null>) {
  const eb = expressionBuilder<DB>()
  return jsonObjectFrom(
    eb
      .selectFrom('blogDraft')
      .innerJoin('blogEntry', 'blogEntry.id', 'blogDraft.entryId')
      .select(['blogDraft.title', 'blogDraft.html', 'blogDraft.audience', 'blogDraft.commentsEnabled'])
      .select((draft) =>
        jsonArrayFrom(
          draft
            .selectFrom('blogTag')
            .select(['blogTag.id', 'blogTag.name'])
            // Tags that have never been published have no id.
            .where(sql<boolean>`blog_tag.name = any (blog_draft.tags::citext[])`)
            .orderBy(sql`array_position(blog_draft.tags::citext[], blog_tag.name)`),
        ).as('tags'),
      )
      .where('blogDraft.entryId', '=', entryId)
      .where('blogEntry.status', '=', BlogEntryStatus.Draft),
  )
}

/** The first existing media item of the published text. */
function coverOf(entryId: Expression<number>) {
  return expressionBuilder<DB>()
    .selectFrom('blogEntryMedia')
    .select('blogEntryMedia.mediaId')
    .where('blogEntryMedia.entryId', '=', entryId)
    .orderBy('blogEntryMedia.position')
    .limit(1)
    .$asScalar()
}

function tagsOf(entryId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<DB>()
      .selectFrom('blogEntryTag')
      .innerJoin('blogTag', 'blogTag.id', 'blogEntryTag.tagId')
      .select(['blogTag.id', 'blogTag.name'])
      .where('blogEntryTag.entryId', '=', entryId)
      .orderBy('blogEntryTag.position'),
  )
}

/**
 * Comments of others since the viewer last read, wrote, followed or commented on the entry, or marked a list with
 * it as seen.
 */
function newCommentsFor(entryId: Expression<number>, viewer: MemberViewer) {
  const own = viewer.profile.id
  const readAt = sql<Date>`greatest(relation.read_at,
    case when blog_entry.profile_id = ${own} then greatest(blog_entry.published_at, seen.mine_at) end,
    case when relation.followed_at is not null then greatest(relation.followed_at, seen.followed_at) end,
    case when relation.commented_at is not null then greatest(relation.commented_at, seen.my_comments_at) end,
    case when author_relation.followed_at is not null then seen.followed_authors_at end)`
  const fresh = visibleComments(CommentItemType.BlogEntry, entryId, viewer)
    .where('comment.createdAt', '>', readAt)
    .where('comment.profileId', '!=', own)
    .limit(MAX_NEW)
  return expressionBuilder<DB>()
    .selectFrom(fresh.as('fresh'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
