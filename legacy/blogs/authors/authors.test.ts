import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../../contract/contract'
import { Audience, BanType, DarkStatus } from '../../contract/enums'
import { after, MINUTE } from '../../core/clock'
import { insertBlogDraft, insertBlogEntry } from '../../testing/insertBlogEntry'
import { idsOf, newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { clientOf } from '../../testing/profiles'
import { startTestServer, type TestServer } from '../../testing/testServer'

let server: TestServer
let viewer: TestMember
let author: TestMember
let now: Date

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('profile').execute()
  now = server.clock.now()
  viewer = await newMember(server, { darkStatus: DarkStatus.Approved })
  author = await newMember(server, { darkStatus: DarkStatus.Approved })
})

const relation = (one: TestMember, other: TestMember, values: object = { followedAt: now }) =>
  server.deps.db
    .insertInto('blogAuthorReader')
    .values({ profileId: one.id, authorId: other.id, ...values })
    .execute()
const ban = ({ id }: TestMember) =>
  server.deps.db.insertInto('ban').values({ profileId: id, banType: BanType.Blogs, createdAt: now }).execute()
const block = (one: TestMember, other: TestMember) =>
  server.deps.db.insertInto('blacklist').values({ profileId: one.id, blockedId: other.id }).execute()
const authorsBy = async (name: CallName, client = viewer.client) =>
  idsOf((await client.call(name)).data as unknown as { id: number }[])

describe('an author', () => {
  it('counts the entries and followers that the viewer can see', async () => {
    await insertBlogEntry(server, author.id)
    await insertBlogEntry(server, author.id, { audience: Audience.Couples })
    await insertBlogEntry(server, author.id, { countryId: 2 })
    await insertBlogEntry(server, author.id, { dark: true })
    await insertBlogEntry(server, author.id, { dark: true })
    await insertBlogDraft(server, author.id)
    const [blocked, other] = [await newMember(server), await newMember(server)]
    for (const each of [blocked, other, viewer]) await relation(each, author)
    await block(blocked, viewer)
    const of = async (client = viewer.client) =>
      (await client.call('Blogs.GetBlogAuthorsByIds', { ids: [author.id] })).data[0]
    expect(await of()).toMatchObject({ id: author.id, entryCount: 1, followerCount: 2, followed: true, hidden: false })
    expect(await of(author.client)).toMatchObject({ entryCount: 2, followerCount: 3, followed: false })
    const dark = await clientOf(server, viewer.id, { host: 'dark.dk.localhost' })
    expect(await of(dark)).toMatchObject({ entryCount: 2, followerCount: 1 })
  })

  it('comes for many, in the requested order, also a profile without entries', async () => {
    const [blocked, banned] = [await newMember(server), await newMember(server)]
    await block(viewer, blocked)
    await ban(banned)
    const ids = [author.id, 999_999, blocked.id, viewer.id, banned.id]
    const { data } = await viewer.client.call('Blogs.GetBlogAuthorsByIds', { ids })
    expect(idsOf(data)).toEqual([author.id, viewer.id])
  })
})

describe('the authors with most followers', () => {
  it('are those of the community, thirty at most', async () => {
    const authors: TestMember[] = []
    for (let n = 0; n < 32; n++) {
      const each = await newMember(server)
      await insertBlogEntry(server, each.id)
      authors.push(each)
    }
    const [first, second, third] = authors as [TestMember, TestMember, TestMember]
    for (const each of [author, viewer, second]) await relation(each, first)
    for (const each of [author, viewer]) await relation(each, third)
    const ids = await authorsBy('Blogs.GetMostFollowedAuthors')
    expect(ids.length).toBe(30)
    // Of equal authors the newest profile leads.
    expect(ids.slice(0, 4)).toEqual([first.id, third.id, authors.at(-1)?.id, authors.at(-2)?.id])
  })

  it('exclude hidden and invisible profiles, and those of another country or kind', async () => {
    const [hidden, banned, blocked] = [await newMember(server), await newMember(server), await newMember(server)]
    const [abroad, dark] = [await newMember(server), await newMember(server, { darkStatus: DarkStatus.Approved })]
    for (const { id } of [author, hidden, banned, blocked]) await insertBlogEntry(server, id)
    await insertBlogEntry(server, abroad.id, { countryId: 2 })
    await insertBlogEntry(server, dark.id, { dark: true })
    await insertBlogDraft(server, viewer.id)
    await relation(viewer, hidden, { hiddenAt: now })
    await ban(banned)
    await block(blocked, viewer)
    expect(await authorsBy('Blogs.GetMostFollowedAuthors')).toEqual([author.id])
    const onDark = await clientOf(server, viewer.id, { host: 'dark.dk.localhost' })
    expect(await authorsBy('Blogs.GetMostFollowedAuthors', onDark)).toEqual([dark.id])
  })
})

describe('the authors whom the viewer', () => {
  it.each([
    ['follows', 'Blogs.GetFollowedAuthors', 'followedAt'],
    ['has hidden', 'Blogs.GetHiddenAuthors', 'hiddenAt'],
  ] as const)('%s come last added first', async (_, name, column) => {
    const [other, banned, blocked] = [await newMember(server), await newMember(server), await newMember(server)]
    await relation(viewer, author, { [column]: after(now, -MINUTE) })
    for (const each of [other, banned, blocked]) await relation(viewer, each, { [column]: now })
    await relation(author, viewer, { [column]: now })
    await ban(banned)
    await block(blocked, viewer)
    expect(await authorsBy(name)).toEqual([other.id, author.id])
  })
})

describe('those who follow the viewer', () => {
  it('come newest first, and are new until the viewer has looked', async () => {
    const [old, fresh, blocked] = [author, await newMember(server), await newMember(server)]
    await relation(old, viewer, { followedAt: after(now, -2 * MINUTE) })
    await relation(fresh, viewer)
    await relation(blocked, viewer)
    await block(viewer, blocked)
    const seen = async () =>
      (await viewer.client.call('Blogs.GetFollowers')).data.map(({ profile, isNew }) => [profile.id, isNew])
    expect(await seen()).toEqual([
      [fresh.id, true],
      [old.id, true],
    ])
    await server.deps.db
      .insertInto('blogSeen')
      .values({ profileId: viewer.id, followersAt: after(now, -MINUTE) })
      .execute()
    expect(await seen()).toEqual([
      [fresh.id, true],
      [old.id, false],
    ])
    await viewer.client.call('Blogs.UpdateFollowersReadDate')
    expect((await seen()).map(([, isNew]) => isNew)).toEqual([false, false])
    expect((await viewer.client.call('Blogs.GetFollowers', { take: 1 })).data).toMatchObject([
      { since: now.toISOString() },
    ])
  })
})
