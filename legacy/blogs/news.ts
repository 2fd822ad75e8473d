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
import { isBanned } from '../core/bans'
import type { BlogSeen, DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { visibleTo } from '../shared/visibility/profiles'
import { communityEntries, entryOpenTo, notHiddenBy } from '../shared/visibility/blogEntries'

type Clock = Pick<Deps, 'clock'>
type SeenColumn = Exclude<keyof BlogSeen, 'profileId'>

/** Whoever has more news of a kind than this has enough of them. */
const MAX_COUNTED = 100

/**
 * How much is new for the viewer: entries with new comments that they follow, wrote or commented on, new entries of
 * authors whom they follow, each entry once; and new followers. Nothing for those who are banned from blogs.
 */
export function blogNewsCount(deps: Clock, viewer: MemberViewer) {
  const eb = expressionBuilder<DB>()
  const newEntries = eb.selectFrom(newOfFollowedAuthors(deps, viewer).as('entry')).select('entry.id')
  const entries = eb
    .selectFrom(withNewComments(deps, viewer).as('entry'))
    .select('entry.id')
    // Each once.
    .union(newEntries)
  return unlessBanned(deps, viewer, eb(countOf(entries), '+', countOf(newFollowers(viewer))))
}

/** How many entries the staff has recommended since the viewer last looked at those: of others, and not read yet. */
export function curatedNewsCount(deps: Clock, viewer: MemberViewer) {
  const eb = expressionBuilder<DB>()
  const { id, createdAt } = viewer.profile
  const curated = openEntries(deps, viewer)
    .where(communityEntries(viewer))
    .where('blogEntry.profileId', '!=', id)
    // What was recommended before the viewer came is no news.
    .where('blogEntry.curatedAt', '>', latest(eb.val(createdAt), seenAt('curatedAt', viewer)))
    .where((entry) => entry.not(entry.exists(readBy(id, entry.ref('blogEntry.id')))))
  return unlessBanned(deps, viewer, countOf(curated.limit(MAX_COUNTED)))
}

/** Entries on which others have commented since the viewer read them or saw any list that they are in. */
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

/** Most entries are told from their row alone: they are found first, before it is asked who may see what. */
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

/** Entries that the viewer follows, has commented on or wrote, with the moment since when comments on them are new. */
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

/** Entries of authors whom the viewer follows, published since and not read. */
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

/** Those who follow the viewer since the viewer last looked at them. */
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

/** Published entries that the viewer's lists show. */
function openEntries(deps: Clock, viewer: MemberViewer) {
  return expressionBuilder<DB>()
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.id')
    .where(entryOpenTo(deps, viewer))
    .where(notHiddenBy(viewer))
}

/** Up to when the viewer has seen a list as a whole. */
function seenAt(column: SeenColumn, viewer: MemberViewer): Expression<Date | null> {
  return expressionBuilder<DB>()
    .selectFrom('blogSeen')
    .select(`blogSeen.${column}`)
    .where('blogSeen.profileId', '=', viewer.profile.id)
    .$asScalar()
}

/** The last of some moments; those that never were do not count. */
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
