import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { BanType, DarkStatus, ProfileStatus } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestMember
let author: TestMember
let other: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('blogEntry').execute()
  viewer = await newMember(server)
  author = await newMember(server)
  other = await newMember(server)
})

const counts = async ({ client } = viewer) => (await client.call('Notifications.NotificationCounts')).data
const news = async (member = viewer) => (await counts(member)).blogsNotificationCount
const curatedNews = async () => (await counts()).blogsCuratedNotificationCount
const later = () => {
  server.clock.advance(MINUTE)
  return server.clock.now()
}
const comment = (entryId: number, { id } = other) => {
  later()
  return insertBlogComment(server, entryId, id)
}
const entry = (values: object = {}, { id } = author) => insertBlogEntry(server, id, values)
const relation = (entryId: number, values: object) =>
  server.deps.db
    .insertInto('blogEntryReader')
    .values({ profileId: viewer.id, entryId, ...values })
    .onConflict((conflict) => conflict.columns(['profileId', 'entryId']).doUpdateSet(values))
    .execute()
const follow = (entryId: number) => relation(entryId, { followedAt: server.clock.now() })
const read = (entryId: number) => relation(entryId, { readAt: later() })
const tieAuthor = (values: object, { profileId = viewer.id, authorId = author.id } = {}) =>
  server.deps.db
    .insertInto('blogAuthorReader')
    .values({ profileId, authorId, ...values })
    .onConflict((conflict) => conflict.columns(['profileId', 'authorId']).doUpdateSet(values))
    .execute()
const seen = (list: string) => {
  const moment = { [list]: later() }
  return server.deps.db
    .insertInto('blogSeen')
    .values({ profileId: viewer.id, ...moment })
    .onConflict((conflict) => conflict.column('profileId').doUpdateSet(moment))
    .execute()
}
const update = (table: 'profile' | 'blogEntry', id: number, values: object) =>
  server.deps.db.updateTable(table).set(values).where('id', '=', id).execute()

it('are comments of others on what the viewer follows, since they read it or saw the list', async () => {
  const id = await entry()
  await comment(id)
  await follow(id)
  expect(await news()).toBe(0)
  await comment(id)
  await comment(id)
  expect(await counts()).toMatchObject({ blogsNotificationCount: 1, notificationCounts: 1 })
  await read(id)
  expect(await news()).toBe(0)
  await comment(id)
  expect(await news()).toBe(1)
  await seen('mineAt')
  expect(await news()).toBe(1)
  await seen('followedAt')
  expect(await news()).toBe(0)
  await comment(id, author)
  expect(await news()).toBe(1)
  await comment(id, viewer)
  expect(await news()).toBe(0)
})

it('are comments of others on what the viewer wrote', async () => {
  const id = await entry({}, viewer)
  await comment(id)
  expect(await news()).toBe(1)
  await seen('mineAt')
  expect(await news()).toBe(0)
  await comment(id, viewer)
  expect(await news()).toBe(0)
})

it('are comments of others on entries that the viewer has commented on', async () => {
  const id = await entry()
  await comment(id)
  await comment(id, viewer)
  expect(await news()).toBe(0)
  await comment(id)
  expect(await news()).toBe(1)
  await seen('followedAt')
  expect(await news()).toBe(1)
  await seen('myCommentsAt')
  expect(await news()).toBe(0)
})

it('of an entry in several lists are seen with any of them', async () => {
  const id = await entry()
  await tieAuthor({ followedAt: server.clock.now() })
  await read(id)
  for (const list of ['followedAt', 'myCommentsAt', 'followedAuthorsAt']) {
    await comment(id, viewer)
    await follow(id)
    await comment(id)
    expect(await news()).toBe(1)
    await seen(list)
    expect(await news()).toBe(0)
    const { data } = await viewer.client.call('Blogs.GetFollowed')
    expect(data.map(({ newCommentCount }) => newCommentCount)).toEqual([0])
  }
})

it('are unread entries of followed authors', async () => {
  await entry()
  later()
  await tieAuthor({ followedAt: server.clock.now() })
  expect(await news()).toBe(0)
  const publishedAt = later()
  const ids = [await entry({ publishedAt }), await entry({ publishedAt })]
  expect(await news()).toBe(2)
  await read(ids[0] ?? 0)
  expect(await news()).toBe(1)
  await seen('followedAuthorsAt')
  expect(await news()).toBe(0)
})

it('are new followers', async () => {
  const follower = { profileId: other.id, authorId: viewer.id }
  await tieAuthor({ followedAt: server.clock.now() }, follower)
  expect(await news()).toBe(1)
  await seen('followersAt')
  expect(await news()).toBe(0)
  await tieAuthor({ followedAt: later() }, follower)
  expect(await news()).toBe(1)
  await update('profile', other.id, { status: ProfileStatus.Locked })
  expect(await news()).toBe(0)
})

it('count each entry once', async () => {
  await tieAuthor({ followedAt: server.clock.now() })
  const id = await entry({ publishedAt: later() })
  await comment(id, viewer)
  await follow(id)
  await relation(id, { readAt: null })
  await comment(id)
  expect(await news()).toBe(1)
})

it('exclude what the viewer has hidden or may not see', async () => {
  const id = await entry()
  await follow(id)
  await comment(id)
  const none = async (change: () => Promise<unknown>, back: () => Promise<unknown>) => {
    expect(await news()).toBe(1)
    await change()
    expect(await news()).toBe(0)
    await back()
  }
  const hide = (hiddenAt: Date | null) => () => relation(id, { hiddenAt })
  await none(hide(server.clock.now()), hide(null))
  const hideAuthor = (hiddenAt: Date | null) => () => tieAuthor({ hiddenAt })
  await none(hideAuthor(server.clock.now()), hideAuthor(null))
  await none(
    () => update('blogEntry', id, { audience: 2 }),
    () => update('blogEntry', id, { audience: 15 }),
  )
  await none(
    () => update('blogEntry', id, { dark: true }),
    () => update('blogEntry', id, { dark: false }),
  )
  for (const { id: profileId } of [author, other]) {
    await none(
      () => update('profile', profileId, { status: ProfileStatus.Locked }),
      () => update('profile', profileId, { status: ProfileStatus.Active }),
    )
    await none(
      () => server.deps.db.insertInto('blacklist').values({ profileId, blockedId: viewer.id }).execute(),
      () => server.deps.db.deleteFrom('blacklist').execute(),
    )
  }
  for (const profileId of [author.id, viewer.id]) {
    const ban = { profileId, banType: BanType.Blogs, createdAt: server.clock.now() }
    await none(
      () => server.deps.db.insertInto('ban').values(ban).execute(),
      () => server.deps.db.deleteFrom('ban').execute(),
    )
  }
})

it('of dark entries come on a dark site alone', async () => {
  for (const { id } of [viewer, author, other]) await update('profile', id, { darkStatus: DarkStatus.Approved })
  const id = await entry({ dark: true })
  await follow(id)
  await comment(id)
  expect(await news()).toBe(0)
  expect(await news({ ...viewer, client: await clientOf(server, viewer.id, { host: 'dark.dk.localhost' }) })).toBe(1)
})

it('of the staff’s choice are others’ unread entries recommended since', async () => {
  const curated = (values: object = {}, writer = author) => entry({ curatedAt: later(), ...values }, writer)
  await update('profile', viewer.id, { createdAt: server.clock.now() })
  const early = await entry({ curatedAt: server.clock.now() })
  await curated({}, viewer)
  await curated({ countryId: 2 })
  await curated({ audience: 2 })
  expect(await curatedNews()).toBe(0)
  const ids = [await curated(), await curated()]
  expect(await counts()).toMatchObject({ blogsCuratedNotificationCount: 2, notificationCounts: 2 })
  await read(ids[0] ?? 0)
  expect(await curatedNews()).toBe(1)
  await update('blogEntry', early, { curatedAt: later() })
  expect(await curatedNews()).toBe(2)
  await seen('curatedAt')
  expect(await curatedNews()).toBe(0)
})

it('are counted up to a hundred of a kind', async () => {
  for (let number = 0; number < 105; number++) await entry({ curatedAt: later() })
  expect(await curatedNews()).toBe(100)
})
