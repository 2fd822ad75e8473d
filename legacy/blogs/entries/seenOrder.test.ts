import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { after, MINUTE } from '../../core/clock'
import { insertBlogComment, insertBlogEntry } from '../../testing/insertBlogEntry'
import { idsOf, newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { blockAs } from '../discussion.fixture'

let server: TestServer
let viewer: TestMember
let author: TestMember
let blocked: TestMember
let liked: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('profile').execute()
  viewer = await newMember(server)
  author = await newMember(server)
  blocked = await newMember(server)
  liked = await newMember(server)
  await blockAs(viewer, blocked)
})

/** An entry with comments of somebody whom the viewer has blocked, and of another. */
async function entryWith(ofBlocked: number, ofOthers: number): Promise<number> {
  const id = await insertBlogEntry(server, author.id)
  for (let count = 0; count < ofBlocked; count += 1) await insertBlogComment(server, id, blocked.id)
  for (let count = 0; count < ofOthers; count += 1) await insertBlogComment(server, id, liked.id)
  return id
}

describe.each([{ days: 0 }, { days: 7 }])('the entries with most comments (%j)', ({ days }) => {
  const listed = async (page: object = {}) => {
    const { data } = await viewer.client.call('Blogs.GetMostCommented', { days, ...page })
    return data.map(({ id, commentCount }) => [id, commentCount])
  }

  it('come by the comments that the viewer sees, in descending order', async () => {
    const loud = await entryWith(9, 1)
    const quiet = await entryWith(0, 0)
    const lively = await entryWith(0, 3)
    const mixed = await entryWith(4, 2)
    const order = [
      [lively, 3],
      [mixed, 2],
      [loud, 1],
      [quiet, 0],
    ]
    expect(await listed()).toEqual(order)
    const onePerPage = await Promise.all(order.map((_, skip) => listed({ skip, take: 1 })))
    expect(onePerPage.flat()).toEqual(order)
  })
})

describe('the number of comments', () => {
  const numbers = async (member: TestMember, entryId: number) => {
    const [summaries, threads] = await Promise.all([
      member.client.call('Blogs.GetBlogEntriesByIds', { ids: [entryId] }),
      member.client.call('Blogs.GetComments', { blogEntryId: entryId, twoLayered: true, take: 100 }),
    ])
    const listed = threads.data.flatMap((comment) => [comment, ...comment.replies]).filter(({ deleted }) => !deleted)
    return { counted: summaries.data.map(({ commentCount }) => commentCount), listed: listed.length }
  }

  it('is that of the comments that the viewer finds under the entry', async () => {
    const locked = await newMember(server)
    const writers = [blocked, liked, locked, viewer]
    const entryId = await insertBlogEntry(server, author.id)
    const gone = { deletedAt: server.clock.now(), text: '' }
    for (const first of writers) {
      for (const emptied of [{}, gone]) {
        const parentId = await insertBlogComment(server, entryId, first.id, emptied)
        for (const writer of writers) await insertBlogComment(server, entryId, writer.id, { parentId })
      }
    }
    await server.deps.db.updateTable('profile').set({ status: 4 }).where('id', '=', locked.id).execute()
    // Of visible threads, one comment and two replies each; under a placeholder, two replies each.
    expect(await numbers(viewer, entryId)).toEqual({ counted: [14], listed: 14 })
    expect(await numbers(liked, entryId)).toEqual({ counted: [24], listed: 24 })
  })
})

describe('entries by activity', () => {
  const minutesAgo = (minutes: number) => after(server.clock.now(), -minutes * MINUTE)
  const publish = (minutes: number, by = author) =>
    insertBlogEntry(server, by.id, { publishedAt: minutesAgo(minutes), activeAt: minutesAgo(minutes) })
  const comment = (entryId: number, by: TestMember, minutes: number, values: object = {}) =>
    insertBlogComment(server, entryId, by.id, { createdAt: minutesAgo(minutes), ...values })

  /** Entries that the blocked member commented on last, among others, in the order of what the viewer sees. */
  async function entriesInOrder(by = author): Promise<number[]> {
    const loud = await publish(60, by)
    await comment(loud, blocked, 1)
    const lively = await publish(50, by)
    await comment(lively, liked, 10)
    const quiet = await publish(20, by)
    const answered = await publish(70, by)
    const parentId = await comment(answered, blocked, 30)
    // A reply is hidden together with its comment.
    await comment(answered, liked, 2, { parentId })
    const mixed = await publish(80, by)
    await comment(mixed, liked, 40)
    await comment(mixed, blocked, 3)
    return [lively, quiet, mixed, loud, answered]
  }

  const follow = (entryIds: readonly number[]) =>
    server.deps.db
      .insertInto('blogEntryReader')
      .values(entryIds.map((entryId) => ({ profileId: viewer.id, entryId, followedAt: server.clock.now() })))
      .execute()
  const followAuthor = () => viewer.client.call('Blogs.FollowBlogAuthor', { profileId: author.id })

  it.each([
    ['Blogs.GetAllBlogEntries', { sortByActivity: true }],
    ['Blogs.GetFollowed', { sortByActivity: true }],
    ['Blogs.GetFromFollowedAuthors', { sortByActivity: true }],
    ['Blogs.GetMyBlogEntries', { orderByCommentDate: true }],
  ] as const)('come in %s by the last comment that the viewer sees', async (name, filter) => {
    const order = await entriesInOrder(name === 'Blogs.GetMyBlogEntries' ? viewer : author)
    await follow(order)
    await followAuthor()
    const listed = async (page: object = {}) => idsOf((await viewer.client.call(name, { ...filter, ...page })).data)
    expect(await listed()).toEqual(order)
    const onePerPage = await Promise.all(order.map((_, skip) => listed({ skip, take: 1 })))
    expect(onePerPage.flat()).toEqual(order)
    expect(await listed({ skip: order.length, take: 1 })).toEqual([])
  })

  it('come in an order of the viewer’s own', async () => {
    const [lively, quiet, mixed, loud, answered] = await entriesInOrder()
    const { data } = await liked.client.call('Blogs.GetAllBlogEntries', { sortByActivity: true })
    expect(idsOf(data)).toEqual([loud, answered, mixed, lively, quiet])
  })

  it('are found behind more entries of a blocked member’s comments than a page holds', async () => {
    const seen = [await publish(10), await publish(20), await publish(30)]
    const loud: number[] = []
    for (let count = 0; count < 12; count += 1) {
      loud.push(await publish(100 + count))
      await comment(loud.at(-1) ?? 0, blocked, 1)
    }
    const { data } = await viewer.client.call('Blogs.GetAllBlogEntries', { sortByActivity: true, take: 3 })
    expect(idsOf(data)).toEqual(seen)
  })
})

it('the authors with most followers come by the followers that the viewer sees', async () => {
  const [one, other] = [author, await newMember(server)]
  for (const { id } of [one, other]) await insertBlogEntry(server, id)
  const follow = ({ client }: TestMember, profileId: number) => client.call('Blogs.FollowBlogAuthor', { profileId })
  const alsoBlocked = await newMember(server)
  await blockAs(viewer, alsoBlocked)
  for (const follower of [blocked, alsoBlocked]) await follow(follower, one.id)
  await follow(liked, other.id)
  const { data } = await viewer.client.call('Blogs.GetMostFollowedAuthors')
  expect(data.map(({ id, followerCount }) => [id, followerCount])).toEqual([
    [other.id, 1],
    [one.id, 0],
  ])
})
