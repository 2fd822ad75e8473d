import { expressionBuilder, type Expression } from 'kysely'
import type { AnswerOf } from '../../contract/contract'
import type { BlogAuthor } from '../../contract/blogShapes'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer, Page } from '../../core/handler'
import { idsOf, type IdList } from '../../core/idList'
import { pageBySeen } from '../../core/seenOrder'
import { visibleTo } from '../../shared/visibility/profiles'
import { anyOf } from '../../core/database/anyOf'
import { profileSummaries } from '../../shared/profiles/summary'
import { withProfiles } from '../../shared/profiles/withProfiles'
import { authorOpenTo, hasHidden, publishedFor } from '../../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>

/** Length of the list of authors with most followers. */
const MAX_FOLLOWED = 30
/** Followers are counted up to this number. */
const MAX_COUNTED = 1000

/** Authors that the viewer may see, in the order of the ids, also those without entries. Three queries in total. */
export async function blogAuthors(deps: Store, ids: readonly number[], viewer: MemberViewer): Promise<BlogAuthor[]> {
  const [profiles, facts] = await Promise.all([profileSummaries(deps, ids, viewer), factsOf(deps, ids, viewer)])
  const byId = new Map(facts.map((row) => [row.id, row]))
  return profiles.flatMap((profile) => {
    const row = byId.get(profile.id)
    return row ? [{ ...row, profile }] : []
  })
}

/** The same without authors banned from blogs, for lists of authors. */
export async function openAuthors(deps: Store, ids: readonly number[], viewer: MemberViewer): Promise<BlogAuthor[]> {
  const rows = await deps.db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', anyOf(ids))
    .where(authorOpenTo(deps, viewer))
    .execute()
  const open = new Set(rows.map(({ id }) => id))
  return blogAuthors(
    deps,
    ids.filter((id) => open.has(id)),
    viewer,
  )
}

/** The authors of the site's country and kind, by most followers. */
export function mostFollowedList(deps: Store, viewer: MemberViewer) {
  return deps.db
    .selectFrom('blogAuthor')
    .innerJoin('profile', 'profile.id', 'blogAuthor.profileId')
    .select('profile.id')
    .where('blogAuthor.dark', '=', viewer.site.dark)
    .where('blogAuthor.countryId', '=', viewer.site.countryId)
    .where('blogAuthor.entryCount', '>', 0)
    .where(authorOpenTo(deps, viewer))
    .where((eb) => eb.not(hasHidden(eb.ref('profile.id'), viewer.profile.id)))
    .orderBy('blogAuthor.followerCount', 'desc')
    .orderBy('blogAuthor.profileId', 'desc')
}

/** The authors whom the viewer follows and has not hidden, last followed first. */
export function followedAuthorList(deps: Store, viewer: MemberViewer) {
  return tiedAuthors(deps, viewer)
    .where('blogAuthorReader.followedAt', 'is not', null)
    .where('blogAuthorReader.hiddenAt', 'is', null)
    .orderBy('blogAuthorReader.followedAt', 'desc')
    .orderBy('blogAuthorReader.authorId', 'desc')
}

/** The authors whom the viewer has hidden, last hidden first. */
export function hiddenAuthorList(deps: Store, viewer: MemberViewer) {
  return tiedAuthors(deps, viewer)
    .where('blogAuthorReader.hiddenAt', 'is not', null)
    .orderBy('blogAuthorReader.hiddenAt', 'desc')
    .orderBy('blogAuthorReader.authorId', 'desc')
}

function tiedAuthors(deps: Store, viewer: MemberViewer) {
  return deps.db
    .selectFrom('blogAuthorReader')
    .innerJoin('profile', 'profile.id', 'blogAuthorReader.authorId')
    .select('profile.id')
    .where('blogAuthorReader.profileId', '=', viewer.profile.id)
    .where(authorOpenTo(deps, viewer))
}

/** A page of such a list. */
export async function pageOfAuthors(
  deps: Store,
  viewer: MemberViewer,
  list: IdList,
  page: Page,
): Promise<BlogAuthor[]> {
  return blogAuthors(deps, await idsOf(list, page), viewer)
}

/** The authors with most followers that the viewer sees: a short list without pages. */
export async function mostFollowedAuthors(deps: Store, viewer: MemberViewer): Promise<BlogAuthor[]> {
  const ids = await pageBySeen(
    { skip: 0, take: MAX_FOLLOWED },
    ({ skip, take }) =>
      deps.db
        .selectFrom(
          mostFollowedList(deps, viewer).select('blogAuthor.followerCount').offset(skip).limit(take).as('top'),
        )
        .select(['top.id', 'top.followerCount as stored'])
        .select((eb) => followersSeenBy(eb.ref('top.id'), viewer).as('seen'))
        .execute(),
    { maxSeen: MAX_COUNTED },
  )
  return blogAuthors(deps, ids, viewer)
}

/** The viewer's followers, newest first. */
export function followerList(deps: Pick<Deps, 'db'>, viewer: MemberViewer) {
  return deps.db
    .selectFrom('blogAuthorReader')
    .innerJoin('profile', 'profile.id', 'blogAuthorReader.profileId')
    .select(['blogAuthorReader.profileId', 'blogAuthorReader.followedAt'])
    .where('blogAuthorReader.authorId', '=', viewer.profile.id)
    .where('blogAuthorReader.followedAt', 'is not', null)
    .where(visibleTo(viewer))
    .orderBy('blogAuthorReader.followedAt', 'desc')
    .orderBy('blogAuthorReader.profileId', 'desc')
    .$narrowType<{ followedAt: Date }>()
}

/** A page of the viewer's followers. */
export async function followers(
  deps: Store,
  viewer: MemberViewer,
  { skip, take }: Page,
): Promise<AnswerOf<'Blogs.GetFollowers'>> {
  const [rows, seen] = await Promise.all([
    followerList(deps, viewer).offset(skip).limit(take).execute(),
    deps.db
      .selectFrom('blogSeen')
      .select('blogSeen.followersAt')
      .where('blogSeen.profileId', '=', viewer.profile.id)
      .executeTakeFirst(),
  ])
  const seenAt = seen?.followersAt ?? new Date(0)
  return withProfiles(deps, viewer, rows, ({ followedAt }, profile) => ({
    profile,
    since: followedAt.toISOString(),
    isNew: followedAt > seenAt,
  }))
}

/** The viewer's relation to authors, with their numbers of entries and followers. Followers are joined as `profile`. */
function factsOf({ db }: Pick<Deps, 'db'>, ids: readonly number[], viewer: MemberViewer) {
  return db
    .selectFrom('profile as author')
    .select('author.id')
    .select((eb) => [
      entriesSeenBy(eb.ref('author.id'), viewer).as('entryCount'),
      followersSeenBy(eb.ref('author.id'), viewer).as('followerCount'),
      follows(eb.ref('author.id'), viewer).as('followed'),
      hasHidden(eb.ref('author.id'), viewer.profile.id).$castTo<boolean>().as('hidden'),
    ])
    .where('author.id', '=', anyOf(ids))
    .execute()
}

/** The number of an author's entries that the viewer can read. */
function entriesSeenBy(authorId: Expression<number>, viewer: MemberViewer) {
  return expressionBuilder<DB>()
    .selectFrom('blogEntry')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('blogEntry.profileId', '=', authorId)
    .where('blogEntry.dark', '=', viewer.site.dark)
    .where('blogEntry.countryId', '=', viewer.site.countryId)
    .where(publishedFor(viewer))
    .$asScalar()
    .$notNull()
}

function followersSeenBy(authorId: Expression<number>, viewer: MemberViewer) {
  const eb = expressionBuilder<DB>()
  const seen = eb
    .selectFrom('blogAuthorReader')
    .innerJoin('profile', 'profile.id', 'blogAuthorReader.profileId')
    .select('profile.id')
    .where('blogAuthorReader.authorId', '=', authorId)
    .where('blogAuthorReader.followedAt', 'is not', null)
    .where(visibleTo(viewer))
    .limit(MAX_COUNTED)
  return eb
    .selectFrom(seen.as('seen'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}

function follows(authorId: Expression<number>, { profile }: MemberViewer) {
  const eb = expressionBuilder<DB>()
  return eb
    .exists(
      eb
        .selectFrom('blogAuthorReader as following')
        .select('following.authorId')
        .where('following.profileId', '=', profile.id)
        .where('following.authorId', '=', authorId)
        .where('following.followedAt', 'is not', null),
    )
    .$castTo<boolean>()
}
