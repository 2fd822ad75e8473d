import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Audience, RoleLevel } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { newWriter, publishedBy, write } from '../testing/blogWriting'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let author: TestMember
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  author = await newWriter(server)
  viewer = await newMember(server)
})

describe('reading an entry', () => {
  let entryId: number
  beforeEach(async () => {
    entryId = await publishedBy(author)
  })

  const read = ({ client }: Pick<TestMember, 'client'> = viewer) =>
    client.call('Blogs.UpdateBlogEntryReadCount', { blogEntryId: entryId })
  const readCount = async (by?: Pick<TestMember, 'client'>) => (await read(by)).data.readCount
  const moments = ({ id } = viewer) =>
    server.deps.db
      .selectFrom('blogEntryReader')
      .select(['firstReadAt', 'readAt'])
      .where('profileId', '=', id)
      .where('entryId', '=', entryId)
      .executeTakeFirst()

  it('counts once for each viewer, and stores the last time', async () => {
    const first = server.clock.now()
    expect(await readCount()).toBe(1)
    server.clock.advance(MINUTE)
    expect(await readCount()).toBe(1)
    expect(await moments()).toEqual({ firstReadAt: first, readAt: server.clock.now() })
    expect(await readCount(await newMember(server))).toBe(2)
  })

  it('counts once however often at the same time, for every reader', async () => {
    const others = await Promise.all([1, 2, 3].map(() => newMember(server)))
    const answers = await Promise.all([...others, ...others, ...others].map(read))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await readCount(others[0])).toBe(3)
  })

  it('counts for one who has followed it before', async () => {
    await viewer.client.call('Blogs.FollowBlogEntry', { blogEntryId: entryId })
    expect(await readCount()).toBe(1)
  })

  it('does not count for the author, but is stored', async () => {
    expect(await readCount(author)).toBe(0)
    expect(await moments(author)).toEqual({ firstReadAt: null, readAt: server.clock.now() })
  })

  it('is not stored for staff who act as the viewer', async () => {
    expect(await readCount({ client: await actingAs(server, viewer.id) })).toBe(0)
    expect(await moments()).toBeUndefined()
  })

  it('is refused for entries that the viewer cannot see', async () => {
    entryId = await publishedBy(author, { audience: Audience.Couples })
    expect((await read()).status).toBe(404)
    entryId = (await write(author, { publish: false })).data.id
    expect((await read()).status).toBe(404)
    expect(await readCount(author)).toBe(0)
  })
})

describe('marking a list as read', () => {
  const lists = {
    followedAt: 'Blogs.MarkFollowedBlogEntriesAsRead',
    followedAuthorsAt: 'Blogs.MarkEntriesByFollowedAuthorsAsRead',
    mineAt: 'Blogs.MarkMyBlogEntriesAsRead',
    myCommentsAt: 'Blogs.MarkMyCommentsBlogEntriesAsRead',
    followersAt: 'Blogs.UpdateFollowersReadDate',
    curatedAt: 'Blogs.MarkCuratedBlogEntriesAsRead',
  } as const
  const seen = () =>
    server.deps.db.selectFrom('blogSeen').selectAll().where('profileId', '=', viewer.id).executeTakeFirst()

  it('stores the time for that list alone', async () => {
    const expected: Record<string, Date> = {}
    for (const [list, call] of Object.entries(lists)) {
      server.clock.advance(MINUTE)
      expected[list] = server.clock.now()
      expect(await viewer.client.call(call)).toMatchObject({ status: 200, data: {} })
    }
    expect(await seen()).toEqual({ profileId: viewer.id, ...expected })
    server.clock.advance(MINUTE)
    await viewer.client.call(lists.mineAt)
    expect(await seen()).toEqual({ profileId: viewer.id, ...expected, mineAt: server.clock.now() })
  })

  it('is not stored for staff who act as the member', async () => {
    const client = await actingAs(server, viewer.id)
    for (const call of Object.values(lists)) expect((await client.call(call)).status).toBe(200)
    expect(await seen()).toBeUndefined()
  })
})

describe('recommending an entry', () => {
  const curate = ({ client }: TestMember, blogEntryId: number, curated = true) =>
    client.call('Blogs.SetCurated', { blogEntryId, curated })
  const curatedAt = async (id: number) => {
    const entry = server.deps.db.selectFrom('blogEntry').select('curatedAt').where('id', '=', id)
    return (await entry.executeTakeFirstOrThrow()).curatedAt
  }

  it('is done by Support, once, until it is taken back', async () => {
    const support = await newMember(server, { roleLevel: RoleLevel.Support })
    const id = await publishedBy(author)
    const since = server.clock.now()
    expect((await curate(support, id)).status).toBe(200)
    server.clock.advance(MINUTE)
    await curate(support, id)
    expect(await curatedAt(id)).toEqual(since)
    await curate(support, id, false)
    await curate(support, id, false)
    expect(await curatedAt(id)).toBeNull()
  })

  it('is refused to others, and for unpublished entries', async () => {
    const support = await newWriter(server, { roleLevel: RoleLevel.Support })
    const moderator = await newMember(server, { roleLevel: RoleLevel.ChatModerator })
    const id = await publishedBy(author)
    for (const member of [author, viewer, moderator]) expect((await curate(member, id)).status).toBe(403)
    expect(await curatedAt(id)).toBeNull()
    const draft = (await write(support, { publish: false })).data.id
    for (const missing of [draft, 999_999]) expect((await curate(support, missing)).status).toBe(404)
  })
})
