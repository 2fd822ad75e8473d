import { sql, type Compilable, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps, MemberViewer } from '../../core/handler'
import { readingOf, startCommunity, viewerOn } from '../../testing/plans'
import type { TestServer } from '../../testing/testServer'
import { followedAuthorList, followerList, hiddenAuthorList, mostFollowedList } from '../authors/authors'
import { authorsNamed } from '../authors/authorsNamed'
import {
  commentedEntries,
  curatedEntries,
  entriesOfFollowedAuthors,
  entriesOfProfile,
  followedEntries,
  hiddenEntries,
  newestEntries,
  ownEntries,
  topEntries,
} from './entryLists'
import { entrySummaries } from './entrySummaries'
import { fillBlogs } from '../fillBlogs.fixture'
import { searchedEntries } from './search'
import { tagCounts, tagsNamed } from '../../shared/blogs/tags'

const ENTRIES = 8000

let server: TestServer
let viewerId: number
let authorId: number
let tagId: number
/** The words of one entry, among them a unique one. */
let words: string

beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db, clock } = server.deps
  await fillBlogs(db, clock.now(), viewerId, ENTRIES)
  const viewer = await viewerOn(server, viewerId, 1)
  const entry = await newestEntries(server.deps, viewer)
    .where('blogEntry.profileId', '!=', viewerId)
    .innerJoin('blogEntryTag', 'blogEntryTag.entryId', 'blogEntry.id')
    .select(['blogEntry.profileId', 'blogEntry.words', 'blogEntryTag.tagId'])
    .executeTakeFirstOrThrow()
  authorId = entry.profileId
  tagId = entry.tagId
  words = entry.words
}, 180_000)
afterAll(() => server.close())

const lists = {
  newest: (deps, viewer) => newestEntries(deps, viewer).limit(30),
  liveliest: (deps, viewer) => newestEntries(deps, viewer, true).limit(30),
  mostRead: (deps, viewer) => topEntries(deps, viewer, 'readCount', 0).limit(30),
  mostCommented: (deps, viewer) => topEntries(deps, viewer, 'commentCount', 0).limit(30),
  mostReadLately: (deps, viewer) => topEntries(deps, viewer, 'readCount', 7).limit(30),
  mostCommentedLately: (deps, viewer) => topEntries(deps, viewer, 'commentCount', 30).limit(30),
  curated: (deps, viewer) => curatedEntries(deps, viewer).limit(30),
  own: (deps, viewer) => ownEntries(deps, viewer).limit(30),
  commented: (deps, viewer) => commentedEntries(deps, viewer).limit(30),
  followed: (deps, viewer) => followedEntries(deps, viewer).limit(30),
  hidden: (deps, viewer) => hiddenEntries(deps, viewer).limit(30),
  ofFollowedAuthors: (deps, viewer) => entriesOfFollowedAuthors(deps, viewer).limit(30),
  ofProfile: (deps, viewer) => entriesOfProfile(deps, viewer, { profileId: authorId }).limit(30),
  mostFollowedAuthors: (deps, viewer) => mostFollowedList(deps, viewer).limit(30),
  followedAuthors: (deps, viewer) => followedAuthorList(deps, viewer).limit(30),
  hiddenAuthors: (deps, viewer) => hiddenAuthorList(deps, viewer).limit(30),
  followers: (deps, viewer) => followerList(deps, viewer).limit(30),
  rareWord: (deps, viewer) => searchedEntries(deps, viewer, { text: words }).limit(30),
  frequentWord: (deps, viewer) => searchedEntries(deps, viewer, { text: 'everywhere' }).limit(30),
  frequentWords: (deps, viewer) => searchedEntries(deps, viewer, { text: 'everywhere half1' }).limit(30),
  tag: (deps, viewer) => searchedEntries(deps, viewer, { tagIds: [tagId] }).limit(30),
  tagsNamed: (deps, viewer) => tagsNamed(deps, viewer, 'tag 19'),
  tagCounts: (deps, viewer) => tagCounts(deps, viewer, [tagId]),
  authorsNamed: (deps, viewer) => authorsNamed(deps, viewer, 'filled11'),
} satisfies Readonly<Record<string, (deps: Deps, viewer: MemberViewer) => Compilable<object>>>

// Small tables are scanned. The index is otherwise the planner's choice.
it.each([
  ['newest', 1, 'blog_entry_newest'],
  ['liveliest', 1, 'blog_entry_active'],
  ['mostRead', 1, 'blog_entry_read'],
  ['mostCommented', 1, 'blog_entry_commented'],
  ['mostReadLately', 1, 'blog_entry_newest'],
  ['mostCommentedLately', 5, 'blog_entry_newest'],
  ['curated', 1, 'blog_entry_curated'],
  ['own', 1, 'blog_entry_of_author'],
  ['commented', 1, 'blog_entry_commented_by'],
  ['followed', 1, 'blog_entry_followed'],
  ['hidden', 1, 'blog_entry_hidden'],
  ['ofFollowedAuthors', 1, 'blog_author_followed'],
  ['ofProfile', 1, 'blog_entry_of_author'],
  ['mostFollowedAuthors', 1, 'blog_author_top'],
  ['followedAuthors', 1, 'blog_author_followed'],
  ['hiddenAuthors', 1, 'blog_author_hidden'],
  ['followers', 1, 'blog_author_followers'],
  ['rareWord', 1, 'blog_entry_search_terms'],
  ['frequentWord', 1, 'blog_entry_search_newest'],
  ['frequentWords', 1, 'blog_entry_search_newest'],
  ['tag', 1, 'blog_entry_search_terms'],
  ['tagsNamed', 1, 'blog_tag_name'],
  ['tagCounts', 1, 'blog_entry_search_terms'],
  ['authorsNamed', 1, 'profile_search_folded_name'],
] as const)('%s on site %d uses the index %s', async (name, siteId, index) => {
  const viewer = await viewerOn(server, viewerId, siteId)
  await server.deps.db.connection().execute(async (db) => {
    const list = lists[name]({ ...server.deps, db }, viewer)
    await sql`set enable_seqscan = off`.execute(db)
    const { whole, indexes } = await readingOf(db, list)
    await sql`reset enable_seqscan`.execute(db)
    expect(whole).toEqual([])
    expect(indexes).toContain(index)
    expect((await db.executeQuery(list.compile())).rows.length).toBeGreaterThan(0)
  })
})

it('summaries of many need as many queries as of one', async () => {
  const viewer = await viewerOn(server, viewerId, 1)
  const rows = await newestEntries(server.deps, viewer).limit(100).execute()
  const ids = rows.map(({ id }) => id)
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const deps = { ...server.deps, db: server.deps.db.withPlugin(counter) }
  expect((await entrySummaries(deps, ids.slice(0, 1), viewer)).length).toBe(1)
  expect(queries).toBe(4)
  expect((await entrySummaries(deps, ids, viewer)).length).toBe(100)
  expect(queries).toBe(8)
})
