import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
} from 'kysely'
import { visibleComments } from '../shared/visibility/comments'
import { BanType, CommentItemType } from '../contract/enums'
import { isBanned } from '../core/access/bans'
import type { BlogSeen, DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { visibleTo } from '../shared/visibility/profiles'
import { communityEntries, entryOpenTo, notHiddenBy } from '../shared/visibility/blogEntries'

type Clock = Pick<Deps, 'clock'>
type SeenColumn = Exclude<keyof BlogSeen, 'profileId'>

/** News of a kind are counted up to this number. */
const MAX_COUNTED = 100

/**
 * The viewer's news: entries with new comments that they follow, wrote or commented on, new entries of followed
 * authors, each entry once; and new followers. None for members banned from blogs.
 */
export function blogNewsCount(deps: Clock, viewer: MemberViewer) {
  const eb = expressionBuilder<DB>()
  const newEntries = eb.selectFrom(newOfFollowedAuthors(deps, viewer).as('entry')).select('entry.id')
  const entries = eb
    .selectFrom(withNewComments(deps, viewer).as('entry'))
    .select('entry.id')
    // Each entry once.
    .union(newEntries)
  return unlessBanned(deps, viewer, eb(countOf(entries), '+', countOf(newFollowers(viewer))))
}

/** The number of others' unread entries that the staff has recommended since the viewer last looked. */
export function curatedNewsCount(deps: Clock, viewer: MemberViewer) {
  const eb = expressionBuilder<DB>()
  const { id, createdAt } = viewer.profile
  const curated = openEntries(deps, viewer)
    .where(communityEntries(viewer))
    .where('blogEntry.profileId', '!=', id)
    // Recommendations from before the viewer's sign-up are no news.
    .where('blogEntry.curatedAt', '>', latest(eb.val(createdAt), seenAt('curatedAt', viewer)))
    .where((entry) => entry.not(entry.exists(readBy(id, entry.ref('blogEntry.id')))))
  return unlessBanned(deps, viewer, countOf(curated.limit(MAX_COUNTED)))
}

/** Entries with comments of others since the viewer read them or saw any list with them. */
function withNewComments(deps: Clock, viewer: MemberViewer) {
  return openEntries(deps, viewer)
    .innerJoin(entriesWithLaterComments(viewer).as('candidate'), 'candidate.id', 'blogEntry.id')
    .where((eb) =>
      eb.exists(
        visibleComments(CommentItemType.BlogEntry, eb.ref('blogEntry.id'), viewer)
          .where('comment.profileId', '!=', viewer.profile.id)
          .where('comment.createdAt', '>', eb.ref('candidate.since')),
      ),
    )
    .limit(MAX_COUNTED)
}

type Watched = DB & { watched: { since: Date }; author: { authorId: number | null } }

/** Most entries are decided by their row alone, so that they are filtered before visibility is computed. */
function entriesWithLaterComments(viewer: MemberViewer) {
  const since = (eb: ExpressionBuilder<Watched, 'watched' | 'author'>) =>
    latest(
      eb.ref('watched.since'),
      eb.case().when('author.authorId', 'is not', null).then(seenAt('followedAuthorsAt', viewer)).end(),
    )
  return expressionBuilder<DB>()
    .selectFrom(watchedEntries(viewer).as('watched'))
    .innerJoin('blogEntry', 'blogEntry.id', 'watched.id')
    .leftJoin('blogAuthorReader as author', (join) =>
      join
        .onRef('author.authorId', '=', 'blogEntry.profileId')
        .on('author.profileId', '=', viewer.profile.id)
        .on('author.followedAt', 'is not', null),
    )
    .select((eb) => ['blogEntry.id', since(eb).as('since')])
    .where((eb) => eb('blogEntry.lastCommentAt', '>', since(eb)))
    .offset(0)
}

/** Entries that the viewer follows, wrote or commented on, with the time since when comments on them are new. */
function watchedEntries(viewer: MemberViewer) {
  const eb = expressionBuilder<DB>()
  const own = viewer.profile.id
  const rows = eb.selectFrom('blogEntryReader as mine').where('mine.profileId', '=', own)
  const followed = rows
    .select((mine) => [
      'mine.entryId as id',
      latest(mine.ref('mine.followedAt'), mine.ref('mine.readAt'), seenAt('followedAt', viewer)).as('since'),
    ])
    .where('mine.followedAt', 'is not', null)
  const commented = rows
    .select((mine) => [
      'mine.entryId as id',
      latest(mine.ref('mine.commentedAt'), mine.ref('mine.readAt'), seenAt('myCommentsAt', viewer)).as('since'),
    ])
    .where('mine.commentedAt', 'is not', null)
  const written = eb
    .selectFrom('blogEntry')
    .leftJoin('blogEntryReader as mine', (join) =>
      join.onRef('mine.entryId', '=', 'blogEntry.id').on('mine.profileId', '=', own),
    )
    .select((entry) => [
      'blogEntry.id',
      latest(entry.ref('blogEntry.publishedAt'), entry.ref('mine.readAt'), seenAt('mineAt', viewer)).as('since'),
    ])
    .where('blogEntry.profileId', '=', own)
    .where('blogEntry.lastCommentAt', 'is not', null)
  return eb
    .selectFrom(followed.unionAll(commented).unionAll(written).as('entry'))
    .select((entry) => ['entry.id', entry.fn.max('entry.since').as('since')])
    .groupBy('entry.id')
}

/** Unread entries of followed authors, published since. */
function newOfFollowedAuthors(deps: Clock, viewer: MemberViewer) {
  const own = viewer.profile.id
  const candidates = expressionBuilder<DB>()
    .selectFrom('blogAuthorReader as followed')
    .innerJoin('blogEntry', 'blogEntry.profileId', 'followed.authorId')
    .select('blogEntry.id')
    .where('followed.profileId', '=', own)
    .where('followed.followedAt', 'is not', null)
    .where((eb) =>
      eb('blogEntry.publishedAt', '>', latest(eb.ref('followed.followedAt'), seenAt('followedAuthorsAt', viewer))),
    )
    .where((eb) => eb.not(eb.exists(readBy(own, eb.ref('blogEntry.id')))))
    .offset(0)
  return openEntries(deps, viewer)
    .innerJoin(candidates.as('candidate'), 'candidate.id', 'blogEntry.id')
    .limit(MAX_COUNTED)
}

function readBy(profileId: number, entryId: Expression<number>) {
  return expressionBuilder<DB>()
    .selectFrom('blogEntryReader as mine')
    .select('mine.entryId')
    .where('mine.profileId', '=', profileId)
    .where('mine.entryId', '=', entryId)
    .where('mine.readAt', 'is not', null)
}

/** Followers since the viewer last looked. */
function newFollowers(viewer: MemberViewer) {
  return expressionBuilder<DB>()
    .selectFrom('blogAuthorReader as followed')
    .innerJoin('profile', 'profile.id', 'followed.profileId')
    .select('profile.id')
    .where('followed.authorId', '=', viewer.profile.id)
    .where('followed.followedAt', '>', latest(sql.lit('-infinity'), seenAt('followersAt', viewer)))
    .where(visibleTo(viewer))
    .limit(MAX_COUNTED)
}

/** Published entries in the viewer's lists. */
function openEntries(deps: Clock, viewer: MemberViewer) {
  return expressionBuilder<DB>()
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.id')
    .where(entryOpenTo(deps, viewer))
    .where(notHiddenBy(viewer))
}

/** The time until which the viewer has seen a list. */
function seenAt(column: SeenColumn, viewer: MemberViewer): Expression<Date | null> {
  return expressionBuilder<DB>()
    .selectFrom('blogSeen')
    .select(`blogSeen.${column}`)
    .where('blogSeen.profileId', '=', viewer.profile.id)
    .$asScalar()
}

/** The latest of some times, ignoring nulls. */
function latest(...moments: readonly Expression<unknown>[]): RawBuilder<Date> {
  return sql<Date>`greatest(${sql.join(moments)}::timestamptz)`
}

function countOf(rows: SelectQueryBuilder<DB, never, { id: number }>) {
  return expressionBuilder<DB>()
    .selectFrom(rows.as('counted'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}

function unlessBanned({ clock }: Clock, viewer: MemberViewer, count: Expression<number>) {
  const eb = expressionBuilder<DB>()
  return eb
    .case()
    .when(isBanned(eb.val(viewer.profile.id), BanType.Blogs, clock.now()))
    .then(0)
    .else(count)
    .end()
}
