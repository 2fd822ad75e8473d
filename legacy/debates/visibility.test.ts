import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DarkStatus, LikeItemType, ProfileStatus, RoleLevel } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import { DebateEntryStatus } from '../contract/lodges/lodgeEnums'
import { MINUTE } from '../core/clock'
import { insertDebateComment, insertDebateEntry } from '../testing/debates'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, newDebate, type Debate } from './debate.fixture'

let server: TestServer
let debate: Debate
let commentId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

async function begin(lodge: Parameters<typeof newDebate>[1] = {}): Promise<void> {
  debate = await newDebate(server, lodge)
  commentId = await insertDebateComment(server, debate.entryId, debate.author.id)
}

const changeLodge = (values: object) =>
  server.deps.db.updateTable('lodge').set(values).where('id', '=', debate.lodgeId).execute()

/** Every way of reading a topic and its comment, and whether it leaves a trace there. */
async function traces(client: TestClient): Promise<Record<string, boolean>> {
  const { lodgeId, categoryId, entryId: debateEntryId } = debate
  const categories = await client.call('Lodges.GetDebateCategories', { lodgeId })
  const category = await client.call('Lodges.GetDebateCategory', { categoryId })
  const list = await client.call('Lodges.GetDebateEntries', { lodgeId })
  const active = await client.call('Lodges.GetDebateEntries', { lodgeId, categoryId, sortByLatestCommentDate: true })
  const entry = await client.call('Lodges.GetDebateEntry', { debateEntryId })
  const byIds = await client.call('Lodges.GetDebateEntriesByIds', { ids: [debateEntryId] })
  const categoriesByIds = await client.call('Lodges.GetDebateCategoriesByIds', { ids: [categoryId] })
  const comments = await client.call('Lodges.GetDebateEntryComments', { debateEntryId })
  const commentsByIds = await client.call('Lodges.GetDebateEntryCommentsByIds', { ids: [commentId] })
  const like = await client.call('Common.ToggleLike', {
    itemType: LikeItemType.DebateEntry,
    itemId: debateEntryId,
    liked: false,
  })
  const lists = [list, active].map(({ status, data }) => status === 200 && data.length > 0)
  const counts = [categories.data, categoriesByIds.data, [category.data]].map(
    (each) => Array.isArray(each) && each.some((one) => one?.entryCount > 0 || Boolean(one?.latestEntry)),
  )
  return {
    lists: lists.some(Boolean),
    counts: counts.some(Boolean),
    entry: entry.status === 200,
    batch: byIds.data.length > 0,
    comments: comments.status === 200,
    comment: commentsByIds.data.length > 0,
    like: ![404].includes(like.status),
    read: (await client.call('Lodges.UpdateDebateEntryView', { debateEntryId })).status === 200,
  }
}

const ways = ['lists', 'counts', 'entry', 'batch', 'comments', 'comment', 'like', 'read'] as const
const all = Object.fromEntries(ways.map((way) => [way, true]))
const none = Object.fromEntries(ways.map((way) => [way, false]))

type Actor = Exclude<keyof Debate, 'lodgeId' | 'categoryId' | 'entryId'>

describe.each([true, false])('a topic (public: %s)', (debatesPublic) => {
  beforeEach(() => begin({ debatesPublic }))

  it.each(['owner', 'coOwner', 'assistant', 'author', 'member'] as const satisfies Actor[])(
    'is for the %s',
    async (actor) => {
      expect(await traces(debate[actor].client)).toEqual(all)
    },
  )

  it.each(['requesting', 'declined', 'stranger'] as const satisfies Actor[])(
    'is for one who is %s as the lodge says',
    async (actor) => {
      expect(await traces(debate[actor].client)).toEqual(debatesPublic ? all : none)
    },
  )

  it('leaves no trace for whom the lodge has blacklisted', async () => {
    expect(await traces(debate.blacklisted.client)).toEqual(none)
  })

  it.each([
    ['the owner', (member: TestMember) => block(server, debate.owner, member)],
    ['oneself towards the owner', (member: TestMember) => block(server, member, debate.owner)],
    ['its author', (member: TestMember) => block(server, debate.author, member)],
    ['oneself towards its author', (member: TestMember) => block(server, member, debate.author)],
  ])('leaves no trace for a member who is blocked by %s', async (_who, act) => {
    await act(debate.member)
    expect(await traces(debate.member.client)).toEqual(none)
  })

  it('leaves no trace when its author is locked, or its lodge deleted', async () => {
    const { db, clock } = server.deps
    const lock = (status: ProfileStatus) =>
      db.updateTable('profile').set({ status }).where('id', '=', debate.author.id).execute()
    await lock(ProfileStatus.Locked)
    expect(await traces(debate.member.client)).toEqual(none)
    await lock(ProfileStatus.Active)
    expect(await traces(debate.member.client)).toEqual(all)
    await changeLodge({ deletedAt: clock.now() })
    expect(await traces(debate.member.client)).toEqual(none)
    expect(await traces(debate.author.client)).toEqual(none)
  })

  it('of the dark sites does not exist on main hosts, nor the other way round', async () => {
    const { db } = server.deps
    await db
      .updateTable('profile')
      .set({ darkStatus: DarkStatus.Approved })
      .where('id', 'in', [debate.member.id, debate.author.id, debate.owner.id])
      .execute()
    const onDark = await clientOf(server, debate.member.id, { host: 'dark.dk.localhost' })
    expect(await traces(onDark)).toEqual(none)
    await changeLodge({ dark: true })
    expect(await traces(debate.member.client)).toEqual(none)
    expect(await traces(onDark)).toEqual(all)
  })

  it('that is a draft is for its author alone, by its number', async () => {
    const { db } = server.deps
    await db
      .updateTable('debateEntry')
      .set({ status: DebateEntryStatus.Draft, publishedAt: null, activeAt: null })
      .where('id', '=', debate.entryId)
      .execute()
    expect(await traces(debate.owner.client)).toEqual(none)
    const own = { entry: true, batch: true, comments: true, comment: true }
    expect(await traces(debate.author.client)).toEqual({ ...none, ...own })
  })
})

it('what is in the debates of others does not count for a member in a block with one of several authors', async () => {
  await begin()
  const { lodgeId, categoryId, member, assistant } = debate
  server.clock.advance(MINUTE)
  await insertDebateEntry(server, lodgeId, assistant.id, { title: 'Open', categoryId })
  await insertDebateComment(server, debate.entryId, assistant.id)
  await block(server, member, debate.author)
  const { data: categories } = await member.client.call('Lodges.GetDebateCategories', { lodgeId })
  expect(categories).toMatchObject([{ entryCount: 1, newEntryCount: 1, latestEntry: { title: 'Open' } }])
  const { data } = await member.client.call('Lodges.GetDebateEntries', { lodgeId, sortByLatestCommentDate: true })
  expect(data.map(({ title }) => title)).toEqual(['Open'])
})

it('a reported topic is for support to see, in whichever lodge', async () => {
  await begin()
  const { member, entryId } = debate
  const support = await newMember(server, { roleLevel: RoleLevel.Support })
  const read = () => support.client.call('Lodges.GetDebateEntry', { debateEntryId: entryId })
  expect((await read()).status).toBe(404)
  const report = { itemType: ReportItemType.DebateEntry, itemId: entryId, reason: 3 }
  expect((await member.client.call('Reports.ReportContent', report)).status).toBe(200)
  expect((await read()).status).toBe(200)
  expect((await support.client.call('Lodges.GetDebateEntries', { lodgeId: debate.lodgeId })).status).toBe(404)
  await changeLodge({ dark: true })
  expect((await read()).status).toBe(404)
})
