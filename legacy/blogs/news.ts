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
import type { Deps, MemberReader } from '../core/handler'
import { visibleTo } from '../shared/visibility/profiles'
import { communityEntries, entryOpenTo, notHiddenBy } from '../shared/visibility/blogEntries'

type Clock = Pick<Deps, 'clock'>
type SeenColumn = Exclude<keyof BlogSeen, 'profileId'>

/** Whoever has more news of a kind than this has enough of them. */
const MOST_COUNTED = 100

/**
 * How much is new for the reader: entries with new comments that they follow, wrote or commented on, new entries of
 * authors whom they follow, each entry once; and new followers. Nothing for those who are banned from blogs.
 */
export function blogNewsCount(deps: Clock, reader: MemberReader) {
  const eb = expressionBuilder<DB>()
  const newEntries = eb.selectFrom(newOfFollowedAuthors(deps, reader).as('entry')).select('entry.id')
  const entries = eb
    .selectFrom(withNewComments(deps, reader).as('entry'))
    .select('entry.id')
    // Each once.
    .union(newEntries)
  return unlessBanned(deps, reader, eb(countOf(entries), '+', countOf(newFollowers(reader))))
}

/** How many entries the staff has recommended since the reader last looked at those: of others, and not read yet. */
export function curatedNewsCount(deps: Clock, reader: MemberReader) {
  const eb = expressionBuilder<DB>()
  const { id, createdAt } = reader.profile
  const curated = openEntries(deps, reader)
    .where(communityEntries(reader))
    .where('blogEntry.profileId', '!=', id)
    // What was recommended before the reader came is no news.
    .where('blogEntry.curatedAt', '>', latest(eb.val(createdAt), seenAt('curatedAt', reader)))
    .where((entry) => entry.not(entry.exists(readBy(id, entry.ref('blogEntry.id')))))
  return unlessBanned(deps, reader, countOf(curated.limit(MOST_COUNTED)))
}

/** Entries on which others have commented since the reader read them or saw any list that they are in. */
function withNewComments(deps: Clock, reader: MemberReader) {
  return openEntries(deps, reader)
    .innerJoin(entriesWithLaterComments(reader).as('candidate'), 'candidate.id', 'blogEntry.id')
    .where((eb) =>
      eb.exists(
        visibleComments(CommentItemType.BlogEntry, eb.ref('blogEntry.id'), reader)
          .where('comment.profileId', '!=', reader.profile.id)
          .where('comment.createdAt', '>', eb.ref('candidate.since')),
      ),
    )
    .limit(MOST_COUNTED)
}

type Watched = DB & { watched: { since: Date }; author: { authorId: number | null } }

/** Most entries are told from their row alone: they are found first, before it is asked who may see what. */
function entriesWithLaterComments(reader: MemberReader) {
  const since = (eb: ExpressionBuilder<Watched, 'watched' | 'author'>) =>
    latest(
      eb.ref('watched.since'),
      eb.case().when('author.authorId', 'is not', null).then(seenAt('followedAuthorsAt', reader)).end(),
    )
  return expressionBuilder<DB>()
    .selectFrom(watchedEntries(reader).as('watched'))
    .innerJoin('blogEntry', 'blogEntry.id', 'watched.id')
    .leftJoin('blogAuthorReader as author', (join) =>
      join
        .onRef('author.authorId', '=', 'blogEntry.profileId')
        .on('author.profileId', '=', reader.profile.id)
        .on('author.followedAt', 'is not', null),
    )
    .select((eb) => ['blogEntry.id', since(eb).as('since')])
    .where((eb) => eb('blogEntry.lastCommentAt', '>', since(eb)))
    .offset(0)
}

/** Entries that the reader follows, has commented on or wrote, with the moment since when comments on them are new. */
function watchedEntries(reader: MemberReader) {
  const eb = expressionBuilder<DB>()
  const own = reader.profile.id
  const rows = eb.selectFrom('blogEntryReader as mine').where('mine.profileId', '=', own)
  const followed = rows
    .select((mine) => [
      'mine.entryId as id',
      latest(mine.ref('mine.followedAt'), mine.ref('mine.readAt'), seenAt('followedAt', reader)).as('since'),
    ])
    .where('mine.followedAt', 'is not', null)
  const commented = rows
    .select((mine) => [
      'mine.entryId as id',
      latest(mine.ref('mine.commentedAt'), mine.ref('mine.readAt'), seenAt('myCommentsAt', reader)).as('since'),
    ])
    .where('mine.commentedAt', 'is not', null)
  const written = eb
    .selectFrom('blogEntry')
    .leftJoin('blogEntryReader as mine', (join) =>
      join.onRef('mine.entryId', '=', 'blogEntry.id').on('mine.profileId', '=', own),
    )
    .select((entry) => [
      'blogEntry.id',
      latest(entry.ref('blogEntry.publishedAt'), entry.ref('mine.readAt'), seenAt('mineAt', reader)).as('since'),
    ])
    .where('blogEntry.profileId', '=', own)
    .where('blogEntry.lastCommentAt', 'is not', null)
  return eb
    .selectFrom(followed.unionAll(commented).unionAll(written).as('entry'))
    .select((entry) => ['entry.id', entry.fn.max('entry.since').as('since')])
    .groupBy('entry.id')
}

/** Entries of authors whom the reader follows, published since and not read. */
function newOfFollowedAuthors(deps: Clock, reader: MemberReader) {
  const own = reader.profile.id
  const candidates = expressionBuilder<DB>()
    .selectFrom('blogAuthorReader as followed')
    .innerJoin('blogEntry', 'blogEntry.profileId', 'followed.authorId')
    .select('blogEntry.id')
    .where('followed.profileId', '=', own)
    .where('followed.followedAt', 'is not', null)
    .where((eb) =>
      eb('blogEntry.publishedAt', '>', latest(eb.ref('followed.followedAt'), seenAt('followedAuthorsAt', reader))),
    )
    .where((eb) => eb.not(eb.exists(readBy(own, eb.ref('blogEntry.id')))))
    .offset(0)
  return openEntries(deps, reader)
    .innerJoin(candidates.as('candidate'), 'candidate.id', 'blogEntry.id')
    .limit(MOST_COUNTED)
}

function readBy(profileId: number, entryId: Expression<number>) {
  return expressionBuilder<DB>()
    .selectFrom('blogEntryReader as mine')
    .select('mine.entryId')
    .where('mine.profileId', '=', profileId)
    .where('mine.entryId', '=', entryId)
    .where('mine.readAt', 'is not', null)
}

/** Those who follow the reader since the reader last looked at them. */
function newFollowers(reader: MemberReader) {
  return expressionBuilder<DB>()
    .selectFrom('blogAuthorReader as followed')
    .innerJoin('profile', 'profile.id', 'followed.profileId')
    .select('profile.id')
    .where('followed.authorId', '=', reader.profile.id)
    .where('followed.followedAt', '>', latest(sql.lit('-infinity'), seenAt('followersAt', reader)))
    .where(visibleTo(reader))
    .limit(MOST_COUNTED)
}

/** Published entries that the reader's lists show. */
function openEntries(deps: Clock, reader: MemberReader) {
  return expressionBuilder<DB>()
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.id')
    .where(entryOpenTo(deps, reader))
    .where(notHiddenBy(reader))
}

/** Up to when the reader has seen a list as a whole. */
function seenAt(column: SeenColumn, reader: MemberReader): Expression<Date | null> {
  return expressionBuilder<DB>()
    .selectFrom('blogSeen')
    .select(`blogSeen.${column}`)
    .where('blogSeen.profileId', '=', reader.profile.id)
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

function unlessBanned({ clock }: Clock, reader: MemberReader, count: Expression<number>) {
  const eb = expressionBuilder<DB>()
  return eb
    .case()
    .when(isBanned(eb.val(reader.profile.id), BanType.Blogs, clock.now()))
    .then(0)
    .else(count)
    .end()
}
