import {
  followedAuthorList,
  followerList,
  hiddenAuthorList,
  mostFollowedAuthors,
} from '../../legacy/blogs/authors/authors'
import { commentableEntries } from '../../legacy/blogs/commentable'
import { entryAnswer } from '../../legacy/blogs/entries/entryAnswer'
import {
  commentedEntries,
  curatedEntries,
  entriesOfFollowedAuthors,
  entriesOfProfile,
  followedEntries,
  hiddenEntries,
  newestEntries,
  ownEntries,
  pageOfEntries,
  topEntries,
} from '../../legacy/blogs/entries/entryLists'
import { findsFew, searchedEntries, searchPage } from '../../legacy/blogs/entries/search'
import { liveliestIds, mostCommentedEntries, mostCommentedIds } from '../../legacy/blogs/entries/seenEntries'
import { suggestedTags } from '../../legacy/shared/blogs/tags'
import { allByTime, comments, firstLayer } from '../../legacy/shared/comments/read'
import type { Database } from '../../legacy/core/database/connect'
import type { Deps, MemberViewer, Page } from '../../legacy/core/handler'
import { idsOf } from '../../legacy/core/idList'
import { notificationCounts } from '../../legacy/notifications/counts'
import { BUSY_AUTHOR, HOT_ENTRY } from './blogFill'
import { viewerOf } from './community'
import { RARE_WORD, readers } from './fill'

interface List {
  offset(skip: number): List
  limit(take: number): List
  execute(): Promise<readonly object[]>
}

type Store = Pick<Deps, 'db' | 'clock'>

/** A benchmark case: the statements of one call, or those that find a page of a list. */
export interface BlogCase {
  readonly name: string
  readonly siteId: number
  /** Only the first page matters, or there are no pages. */
  readonly single: boolean
  run(deps: Store, viewer: MemberViewer, page: Page): Promise<unknown>
}

const DK = 1
const DARK_DK = 5

/** Measures finding a page; rendering thirty items is a case of its own. */
function listCase(name: string, list: (deps: Store, viewer: MemberViewer) => List, siteId = DK): BlogCase {
  const run: BlogCase['run'] = (deps, viewer, { skip, take }) => list(deps, viewer).offset(skip).limit(take).execute()
  return { name, siteId, single: false, run }
}

function callCase(name: string, run: BlogCase['run'], single = true): BlogCase {
  return { name, siteId: DK, single, run }
}

function activityCase(name: string, list: Parameters<typeof liveliestIds>[2]): BlogCase {
  return callCase(name, (deps, viewer, page) => liveliestIds(deps, viewer, list, page), false)
}

function commentedCase(name: string, days: number): BlogCase {
  return callCase(name, (deps, viewer, page) => mostCommentedIds(deps, viewer, days, page), false)
}

function searchCase(name: string, sought: Parameters<typeof searchedEntries>[2]): BlogCase {
  const run: BlogCase['run'] = async (deps, viewer, page) =>
    idsOf(searchedEntries(deps, viewer, sought, await findsFew(deps, viewer, sought)), page)
  return callCase(name, run, false)
}

function commentsCase(name: string, twoLayered: boolean): BlogCase {
  return callCase(
    name,
    (deps, viewer, page) => comments(deps, viewer, commentableEntries, { itemId: HOT_ENTRY, twoLayered, page }),
    false,
  )
}

/** Every list of blogs, searches that are hard in different ways, and the calls of pages. */
export const blogCases: readonly BlogCase[] = [
  listCase('All, newest', (deps, viewer) => newestEntries(deps, viewer)),
  activityCase('All, by activity', newestEntries),
  listCase('All, dark site', (deps, viewer) => newestEntries(deps, viewer), DARK_DK),
  listCase('Most read, 7 days', (deps, viewer) => topEntries(deps, viewer, 'readCount', 7)),
  listCase('Most read, 30 days', (deps, viewer) => topEntries(deps, viewer, 'readCount', 30)),
  listCase('Most read, all time', (deps, viewer) => topEntries(deps, viewer, 'readCount', 0)),
  commentedCase('Most commented, 7 days', 7),
  commentedCase('Most commented, 30 days', 30),
  commentedCase('Most commented, all time', 0),
  listCase('Curated', (deps, viewer) => curatedEntries(deps, viewer)),
  listCase('My entries', (deps, viewer) => ownEntries(deps, viewer)),
  listCase('My entries, by activity', (deps, viewer) => ownEntries(deps, viewer, true)),
  listCase('My comments', (deps, viewer) => commentedEntries(deps, viewer)),
  listCase('Followed', (deps, viewer) => followedEntries(deps, viewer)),
  activityCase('Followed, by activity', followedEntries),
  listCase('Of followed authors', (deps, viewer) => entriesOfFollowedAuthors(deps, viewer)),
  activityCase('Of followed authors, by activity', entriesOfFollowedAuthors),
  listCase('Hidden entries', (deps, viewer) => hiddenEntries(deps, viewer)),
  listCase('Of a profile', (deps, viewer) => entriesOfProfile(deps, viewer, { profileId: BUSY_AUTHOR })),
  listCase('Of a profile, with a word', (deps, viewer) =>
    entriesOfProfile(deps, viewer, { profileId: BUSY_AUTHOR, text: 'w55' }),
  ),
  listCase('Followed authors', (deps, viewer) => followedAuthorList(deps, viewer)),
  listCase('Hidden authors', (deps, viewer) => hiddenAuthorList(deps, viewer)),
  listCase('Followers', (deps, viewer) => followerList(deps, viewer)),
  searchCase('Search, rare word', { text: RARE_WORD }),
  searchCase('Search, frequent word', { text: 'w1' }),
  searchCase('Search, two words', { text: 'w900 w33' }),
  searchCase('Search, frequent tag', { tagIds: [1] }),
  searchCase('Search, rare tag and a word', { text: 'w2', tagIds: [15_000] }),
  searchCase('Search, author', { authorIds: [BUSY_AUTHOR] }),
  listCase('Comments of a hot entry, two layers', ({ db }, viewer) =>
    firstLayer(db, viewer, commentableEntries, HOT_ENTRY),
  ),
  listCase('Comments of a hot entry, flat', ({ db }, viewer) => allByTime(db, viewer, commentableEntries, HOT_ENTRY)),
  commentsCase('Comments of a hot entry, two layers, whole call', true),
  commentsCase('Comments of a hot entry, flat, whole call', false),
  callCase('Thirty newest entries, whole call', (deps, viewer, page) =>
    pageOfEntries(deps, viewer, newestEntries(deps, viewer), page),
  ),
  callCase('Thirty most commented entries, whole call', (deps, viewer, page) =>
    mostCommentedEntries(deps, viewer, 0, page),
  ),
  callCase('Thirty found by a frequent word, whole call', (deps, viewer, page) =>
    searchPage(deps, viewer, { text: 'w1', ...page }),
  ),
  callCase('Entry by id, hot', (deps, viewer) => entryAnswer(deps, viewer, HOT_ENTRY)),
  callCase('Authors with most followers', (deps, viewer) => mostFollowedAuthors(deps, viewer)),
  callCase('Tags for what is typed', (deps, viewer) => suggestedTags(deps, viewer, 'tag1')),
  callCase('All counters of the menu', (deps, viewer) => notificationCounts(deps, viewer)),
]

/** Runs a case as its viewer, at the time when the data was filled in. */
export async function runOf(db: Database, each: BlogCase, page: Page): Promise<() => Promise<unknown>> {
  // The viewer's hidden entries were inserted last.
  const { now } = await db
    .selectFrom('blogEntryReader')
    .select((eb) => eb.fn.max('hiddenAt').$notNull().as('now'))
    .where('profileId', '=', readers.anywhere)
    .executeTakeFirstOrThrow()
  const viewer = await viewerOf(db, { viewer: 'anywhere', siteId: each.siteId }, now)
  return () => each.run({ db, clock: { now: () => now } }, viewer, page)
}
