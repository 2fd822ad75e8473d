import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../core/clock'
import { newWriter } from '../testing/blogWriting'
import { insertDebateCategory, insertDebateComment, insertDebateEntry, startTopic } from '../testing/debates'
import { sampleLodge } from '../testing/lodges'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { newDebate, titlesOf, type Debate } from './debate.fixture'

let server: TestServer
let debate: Debate

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  await server.deps.db.insertInto('country').values({ id: 3, code: 'SE' }).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  debate = await newDebate(server)
})

const list = async ({ client } = debate.member) =>
  (await client.call('Lodges.GetDebateCategories', { lodgeId: debate.lodgeId })).data
const add = (name: string, { client } = debate.assistant) =>
  client.call('Lodges.CreateDebateCategory', { lodgeId: debate.lodgeId, name })

describe('the categories of a lodge', () => {
  it('are added behind the others, and renamed, described and put in order', async () => {
    const { assistant, coOwner, lodgeId, categoryId } = debate
    const { data } = await add(' Trips \n and boats ')
    expect(data).toMatchObject({ name: 'Trips and boats', description: '', entryCount: 0, latestEntry: null })
    const change = { categoryId: data.id, name: 'Trips', description: 'By water' }
    expect((await coOwner.client.call('Lodges.UpdateDebateCategory', change)).data).toMatchObject({
      id: data.id,
      name: 'Trips',
      description: 'By water',
    })
    expect((await list()).map(({ id }) => id)).toEqual([categoryId, data.id])
    const sort = (categoryIds: number[]) =>
      assistant.client.call('Lodges.SortDebateCategories', { lodgeId, categoryIds })
    expect((await sort([data.id, categoryId])).data.map(({ id }) => id)).toEqual([data.id, categoryId])
    expect((await list()).map(({ id }) => id)).toEqual([data.id, categoryId])
    expect(await sort([data.id])).toMatchObject({ status: 409, problem: { code: 'EDIT_CONFLICT' } })
    const foreign = await insertDebateCategory(server, (await newDebate(server)).lodgeId)
    expect(await sort([data.id, foreign])).toMatchObject({ status: 409 })
  })

  it('have names of their own, whatever the case, also when added at once', async () => {
    await add('Trips')
    const taken = { status: 422, problem: { fields: [{ field: 'name', code: 'NAME_TAKEN' }] } }
    expect(await add('TRIPS')).toMatchObject(taken)
    const { assistant, categoryId } = debate
    const rename = (name: string) => assistant.client.call('Lodges.UpdateDebateCategory', { categoryId, name })
    expect(await rename('trips')).toMatchObject(taken)
    expect((await rename('Talk')).status).toBe(200)
    expect((await rename('TALK')).data.name).toBe('TALK')
    const answers = await Promise.all(['One', 'Two', 'one', 'Three'].map((name) => add(name)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 422])
    expect((await add('\u200B')).status).toBe(400)
  })

  it('are thirty at most', async () => {
    for (let count = 0; count < 28; count += 1) await insertDebateCategory(server, debate.lodgeId)
    const answers = await Promise.all(['Last', 'Too many'].map((name) => add(name)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect(answers.map(({ problem }) => problem?.code)).toContain('TOO_MANY_CATEGORIES')
    expect(await list()).toHaveLength(30)
  })

  it('are changed by those who lead the lodge alone', async () => {
    const { lodgeId, categoryId, member, stranger, requesting, blacklisted } = debate
    const tries = [
      ['Lodges.CreateDebateCategory', { lodgeId, name: 'New' }],
      ['Lodges.UpdateDebateCategory', { categoryId, name: 'New' }],
      ['Lodges.DeleteDebateCategory', { categoryId }],
      ['Lodges.SortDebateCategories', { lodgeId, categoryIds: [categoryId] }],
    ] as const
    for (const [call, body] of tries) {
      expect((await member.client.call(call, body)).status).toBe(403)
      expect((await blacklisted.client.call(call, body)).status).toBe(404)
      const outside = 'categoryId' in body ? 404 : 403
      expect((await stranger.client.call(call, body)).status).toBe(outside)
      expect((await requesting.client.call(call, body)).status).toBe(outside)
    }
    expect(await list()).toHaveLength(1)
  })
})

describe('a deleted category', () => {
  const remove = (body: { categoryId: number; moveToId?: number }) =>
    debate.assistant.client.call('Lodges.DeleteDebateCategory', body)

  it('leaves its topics, drafts too, to another one', async () => {
    const { author, lodgeId, categoryId, entryId } = debate
    const [second, third] = [
      await insertDebateCategory(server, lodgeId),
      await insertDebateCategory(server, lodgeId, 'Third'),
    ]
    const draft = (await startTopic(author, { lodgeId, categoryId, publish: false })).data.id
    expect((await remove({ categoryId, moveToId: third })).data).toEqual({ lodgeId, movedToId: third })
    const of = async (id: number) => (await author.client.call('Lodges.GetDebateEntry', { debateEntryId: id })).data
    expect((await of(entryId)).categoryId).toBe(third)
    expect((await of(draft)).categoryId).toBe(third)
    expect((await remove({ categoryId: third })).data).toEqual({ lodgeId, movedToId: second })
    expect((await of(entryId)).categoryId).toBe(second)
    expect(await remove({ categoryId: second })).toMatchObject({ status: 422, problem: { code: 'LAST_CATEGORY' } })
  })

  it('leaves them to none of another lodge, nor to itself', async () => {
    const { lodgeId, categoryId } = debate
    await insertDebateCategory(server, lodgeId)
    const other = await newDebate(server)
    for (const moveToId of [other.categoryId, categoryId]) {
      const fields = [{ field: 'moveToId', code: 'UNKNOWN_ITEM' }]
      expect(await remove({ categoryId, moveToId })).toMatchObject({ status: 422, problem: { fields } })
    }
    expect((await remove({ categoryId: other.categoryId })).status).toBe(404)
  })
})

describe('what is new', () => {
  it('is counted for members, until they have read it', async () => {
    const { member, author, stranger, entryId, categoryId, lodgeId } = debate
    const counts = async (actor = member) => (await list(actor)).map(({ newEntryCount }) => newEntryCount)
    expect(await counts()).toEqual([0])
    server.clock.advance(MINUTE)
    const second = await insertDebateEntry(server, lodgeId, author.id, { categoryId, title: 'Second' })
    expect(await counts()).toEqual([1])
    expect(await counts(author)).toEqual([0])
    const read = (debateEntryId: number) => member.client.call('Lodges.UpdateDebateEntryView', { debateEntryId })
    await read(second)
    expect(await counts()).toEqual([0])
    server.clock.advance(MINUTE)
    await insertDebateComment(server, entryId, author.id)
    await insertDebateComment(server, second, author.id)
    expect(await counts()).toEqual([2])
    const { data } = await member.client.call('Lodges.GetDebateEntries', { lodgeId })
    expect(data).toMatchObject([
      { title: 'Second', isNew: false, newCommentCount: 1 },
      { isNew: false, newCommentCount: 1 },
    ])
    await server.deps.db.updateTable('lodge').set({ debatesPublic: true }).where('id', '=', lodgeId).execute()
    expect(await counts(stranger)).toEqual([0])
    server.clock.advance(31 * DAY)
    const later = { ...member, client: await clientOf(server, member.id) }
    expect(await counts(later)).toEqual([0])
  })

  it('shows in the lodge since the last visit', async () => {
    const { member, author, lodgeId, categoryId } = debate
    const { db } = server.deps
    await db
      .updateTable('lodgeMembership')
      .set({ viewedAt: server.clock.now() })
      .where('profileId', 'in', [member.id, author.id])
      .execute()
    server.clock.advance(MINUTE)
    await insertDebateEntry(server, lodgeId, author.id, { categoryId })
    const news = async ({ client } = member) =>
      (await client.call('Lodges.GetLodgeData', { lodgeId })).data.newDebateEntryCount
    expect([await news(), await news(author)]).toEqual([1, 0])
  })

  it('has the last topic of each category, also where one is pinned', async () => {
    const { author, lodgeId, categoryId, entryId, member } = debate
    server.clock.advance(MINUTE)
    await insertDebateEntry(server, lodgeId, author.id, { categoryId, title: 'Later' })
    await server.deps.db.updateTable('debateEntry').set({ pinned: true }).where('id', '=', entryId).execute()
    expect(await list()).toMatchObject([{ entryCount: 2, latestEntry: { title: 'Later' } }])
    const { data } = await member.client.call('Lodges.GetDebateEntries', { lodgeId })
    expect(titlesOf(data)).toEqual(['The summer trip', 'Later'])
  })
})

it.each([
  ['dk.localhost', 1, 'Generelt'],
  ['se.localhost', 3, 'Allmänt'],
])('a lodge founded on %s begins with a category', async (host, siteId, name) => {
  const founder = await newWriter(server, { siteId }, { host })
  const founded = await founder.client.call('Lodges.CreateLodge', { ...sampleLodge, name: `Founded on ${host}` })
  const { data } = await founder.client.call('Lodges.GetDebateCategories', { lodgeId: founded.data.id })
  expect(data).toMatchObject([{ lodgeId: founded.data.id, name, entryCount: 0, newEntryCount: 0, latestEntry: null }])
})

it('categories and topics go with their lodge', async () => {
  const { lodgeId, entryId, author } = debate
  await insertDebateComment(server, entryId, author.id)
  const { db } = server.deps
  await db.deleteFrom('lodge').where('id', '=', lodgeId).execute()
  const left = await db
    .selectFrom('comment')
    .select('id')
    .where('itemId', '=', entryId)
    .where('itemType', '=', 2)
    .execute()
  expect(left).toEqual([])
})
