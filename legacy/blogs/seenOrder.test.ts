import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { blockAs } from './discussion.fixture'

let server: TestServer
let reader: TestMember
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
  reader = await newMember(server)
  author = await newMember(server)
  blocked = await newMember(server)
  liked = await newMember(server)
  await blockAs(reader, blocked)
})

/** An entry with so many comments of the one whom the reader has blocked, and of another. */
async function entryWith(ofBlocked: number, ofOthers: number): Promise<number> {
  const id = await insertBlogEntry(server, author.id)
  for (let count = 0; count < ofBlocked; count += 1) await insertBlogComment(server, id, blocked.id)
  for (let count = 0; count < ofOthers; count += 1) await insertBlogComment(server, id, liked.id)
  return id
}

describe.each([{ days: 0 }, { days: 7 }])('the entries with most comments (%j)', ({ days }) => {
  const listed = async (page: object = {}) => {
    const { data } = await reader.client.call('Blogs.GetMostCommented', { days, ...page })
    return data.map(({ id, commentCount }) => [id, commentCount])
  }

  it('come by the comments that the viewer sees, the shown numbers falling', async () => {
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

it('the authors with most followers come by the followers that the viewer sees', async () => {
  const [one, other] = [author, await newMember(server)]
  for (const { id } of [one, other]) await insertBlogEntry(server, id)
  const follow = ({ client }: TestMember, profileId: number) => client.call('Blogs.FollowBlogAuthor', { profileId })
  const alsoBlocked = await newMember(server)
  await blockAs(reader, alsoBlocked)
  for (const follower of [blocked, alsoBlocked]) await follow(follower, one.id)
  await follow(liked, other.id)
  const { data } = await reader.client.call('Blogs.GetMostFollowedAuthors')
  expect(data.map(({ id, followerCount }) => [id, followerCount])).toEqual([
    [other.id, 1],
    [one.id, 0],
  ])
})
