import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { BanType, DarkStatus, LikeItemType } from '../contract/enums'
import { insertBlogComment, insertBlogDraft, insertBlogEntry } from '../testing/insertBlogEntry'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let author: TestMember
let commenter: TestMember
let viewer: TestMember
let entryId: number
let commentId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  author = await newMember(server)
  commenter = await newMember(server)
  viewer = await newMember(server)
  entryId = await insertBlogEntry(server, author.id)
  commentId = await insertBlogComment(server, entryId, commenter.id)
})

const entry = () => ({ itemType: LikeItemType.BlogEntry, itemId: entryId })
const comment = () => ({ itemType: LikeItemType.Comment, itemId: commentId })
const like = (item: object, { client } = viewer) => client.call('Common.ToggleLike', { ...item, liked: true })
const likers = async (item: { itemType: LikeItemType; itemId: number }, { client } = viewer) =>
  client.call('Common.GetLikeProfiles', item)
const block = (blockedId: number) =>
  server.deps.db.insertInto('blacklist').values({ profileId: viewer.id, blockedId }).execute()

it('of entries and comments are given, counted and notified', async () => {
  for (const item of [entry(), comment()]) {
    expect((await like(item)).data).toEqual({ liked: true, likeCount: 1 })
    expect((await like(item, author)).data).toEqual({ liked: true, likeCount: 2 })
    expect(idsOf((await likers(item)).data).toSorted((a, b) => a - b)).toEqual([author.id, viewer.id])
  }
  const [read] = (await viewer.client.call('Blogs.GetComments', { blogEntryId: entryId })).data
  expect(read).toMatchObject({ liked: true, likeCount: 2 })
})

it('are refused for what the viewer may not see', async () => {
  const draft = { itemType: LikeItemType.BlogEntry, itemId: await insertBlogDraft(server, author.id) }
  const answer = await insertBlogComment(server, entryId, author.id, { parentId: commentId })
  const underBlocked = { itemType: LikeItemType.Comment, itemId: answer }
  expect((await like(draft)).status).toBe(404)
  expect((await like({ ...comment(), itemId: 999_999 })).status).toBe(404)
  await block(commenter.id)
  for (const item of [comment(), underBlocked]) {
    expect((await like(item)).status).toBe(404)
    expect((await likers(item)).status).toBe(404)
    expect((await viewer.client.call('Common.GetLikeDeletedProfilesCount', item)).status).toBe(404)
  }
  expect((await like(entry())).status).toBe(200)
  await block(author.id)
  expect((await like(entry())).status).toBe(404)
})

it('of dark entries are given on a dark site alone', async () => {
  const { db } = server.deps
  await db
    .updateTable('profile')
    .set({ darkStatus: DarkStatus.Approved })
    .where('id', 'in', [author.id, commenter.id, viewer.id])
    .execute()
  await db.updateTable('blogEntry').set({ dark: true }).where('id', '=', entryId).execute()
  const client = await clientOf(server, viewer.id, { host: 'dark.dk.localhost' })
  for (const item of [entry(), comment()]) {
    expect((await like(item)).status).toBe(404)
    expect((await like(item, { ...viewer, client })).status).toBe(200)
  }
})

it('are refused for placeholders, and from banned members', async () => {
  await insertBlogComment(server, entryId, author.id, { parentId: commentId })
  await like(comment())
  await commenter.client.call('Blogs.DeleteBlogComment', { commentId })
  expect((await like(comment())).status).toBe(404)
  const { db, clock } = server.deps
  expect(await db.selectFrom('itemLike').select('id').where('itemId', '=', commentId).execute()).toEqual([])
  commentId = await insertBlogComment(server, entryId, commenter.id)
  await db.insertInto('ban').values({ profileId: viewer.id, banType: BanType.Blogs, createdAt: clock.now() }).execute()
  for (const item of [entry(), comment()]) expect((await like(item)).status).toBe(403)
})
