import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { BanType, ProfileStatus, RoleLevel } from '../contract/enums'
import { ReportDecision, ReportItemType, ReportReason } from '../contract/staff/reportEnums'
import { insertBlogComment, insertBlogDraft, insertBlogEntry } from '../testing/insertBlogEntry'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let reporter: TestMember
let author: TestMember
let support: TestMember
let entryId: number
let commentId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('reportCase').execute()
  reporter = await newMember(server)
  author = await newMember(server)
  support = await newMember(server, { roleLevel: RoleLevel.Support })
  entryId = await insertBlogEntry(server, author.id)
  commentId = await insertBlogComment(server, entryId, author.id)
})

const { ProfileText, BlogEntry, BlogComment } = ReportItemType
const report = (itemType: ReportItemType, itemId: number, { client } = reporter) =>
  client.call('Reports.ReportContent', { itemType, itemId, reason: ReportReason.Harassment })
const decide = async (decision: ReportDecision) => {
  const [waiting] = (await support.client.call('Reports.GetReports', { open: true })).data
  return support.client.call('Reports.DecideReport', { reportId: waiting?.id ?? 0, decision, reason: 'Our rules' })
}
const entryStatus = async ({ client }: TestMember) =>
  (await client.call('Blogs.GetBlogEntryData', { blogEntryId: entryId })).status
const comment = async ({ client }: TestMember, id = commentId) =>
  (await client.call('Blogs.GetBlogCommentsByIds', { ids: [id] })).data[0]
const bans = () =>
  server.deps.db.selectFrom('ban').select(['banType', 'until', 'bannedBy']).where('profileId', '=', author.id).execute()

it('are accepted for entries and comments of others that the reporter sees', async () => {
  expect((await report(BlogEntry, entryId)).status).toBe(200)
  expect((await report(BlogComment, commentId)).status).toBe(200)
  expect((await support.client.call('Reports.GetReports')).data).toMatchObject([
    { itemType: BlogEntry, itemId: entryId, reportedProfileId: author.id },
    { itemType: BlogComment, itemId: commentId, reportedProfileId: author.id },
  ])
  expect(await report(BlogEntry, entryId, author)).toMatchObject({ problem: { code: 'OWN_CONTENT' } })
  expect(await report(BlogComment, commentId, author)).toMatchObject({ problem: { code: 'OWN_CONTENT' } })
  expect((await report(BlogEntry, await insertBlogDraft(server, author.id))).status).toBe(404)
  await author.client.call('Profiles.AddProfileToBlacklist', { profileId: reporter.id })
  expect((await report(BlogEntry, entryId)).status).toBe(404)
  expect((await report(BlogComment, commentId)).status).toBe(404)
})

it('show the staff the reported item until the decision', async () => {
  await report(BlogEntry, entryId)
  await report(BlogComment, commentId)
  await server.deps.db
    .updateTable('profile')
    .set({ status: ProfileStatus.Locked })
    .where('id', '=', author.id)
    .execute()
  expect(await comment(reporter)).toBeUndefined()
  expect(await comment(support)).toMatchObject({ id: commentId, text: 'Well said', author: null })
  await decide(ReportDecision.Dismissed)
  await decide(ReportDecision.Dismissed)
  expect(await comment(support)).toBeUndefined()
  expect(await entryStatus(support)).toBe(404)
})

it('remove an entry with its comments', async () => {
  await report(BlogEntry, entryId)
  expect((await decide(ReportDecision.ContentRemoved)).status).toBe(200)
  for (const each of [author, reporter, support]) {
    expect(await entryStatus(each)).toBe(404)
    expect(await comment(each)).toBeUndefined()
  }
})

it('remove a comment, or empty it if it has answers', async () => {
  const answered = await insertBlogComment(server, entryId, author.id, { text: 'Answered' })
  await insertBlogComment(server, entryId, reporter.id, { parentId: answered })
  await report(BlogComment, commentId)
  await decide(ReportDecision.ContentRemoved)
  expect(await comment(reporter)).toBeUndefined()
  await report(BlogComment, answered)
  await decide(ReportDecision.ContentRemoved)
  expect(await comment(reporter, answered)).toMatchObject({
    deleted: true,
    author: null,
    text: '',
    replyCount: 1,
  })
  expect(await bans()).toEqual([])
  expect((await report(BlogComment, answered)).status).toBe(404)
})

it('ban from blogs for good, replacing any other ban, and remove the item', async () => {
  const { db, clock } = server.deps
  const until = clock.now()
  await db.insertInto('ban').values({ profileId: author.id, banType: BanType.Blogs, createdAt: until, until }).execute()
  await report(BlogComment, commentId)
  expect((await decide(ReportDecision.BlogBanned)).status).toBe(200)
  expect(await bans()).toEqual([{ banType: BanType.Blogs, until: null, bannedBy: support.id }])
  expect(await comment(reporter)).toBeUndefined()
  expect(await entryStatus(reporter)).toBe(404)
  expect((await author.client.call('Blogs.ProfileBlogBan')).data).toMatchObject({ banned: true, until: null })
})

it('cannot ban from blogs for any other item', async () => {
  await report(ProfileText, author.id)
  expect(await decide(ReportDecision.BlogBanned)).toMatchObject({ status: 422, problem: { code: 'BLOG_BAN_ONLY' } })
  expect(await bans()).toEqual([])
})
