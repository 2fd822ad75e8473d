import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../core/clock'
import { insertDebateCategory, insertDebateComment, insertDebateEntry, startTopic } from '../testing/debates'
import type { TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, newDebate, titlesOf, type Debate } from './debate.fixture'

let server: TestServer
let debate: Debate

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  debate = await newDebate(server)
})

const read = async (debateEntryId = debate.entryId, { client } = debate.member) =>
  (await client.call('Lodges.GetDebateEntry', { debateEntryId })).data
const lock = ({ client }: TestMember, locked: boolean) =>
  client.call('Lodges.LockDebateEntry', { debateEntryId: debate.entryId, locked })
const pin = ({ client }: TestMember, debateEntryId: number, pinned = true) =>
  client.call('Lodges.PinDebateEntry', { debateEntryId, pinned })
const move = ({ client }: TestMember, categoryId: number, debateEntryId = debate.entryId) =>
  client.call('Lodges.ChangeDebateEntryCategory', { debateEntryId, categoryId })
const remove = ({ client }: TestMember, debateEntryId = debate.entryId) =>
  client.call('Lodges.DeleteDebateEntry', { debateEntryId })
const list = async (query: object = {}, { client } = debate.member) =>
  titlesOf((await client.call('Lodges.GetDebateEntries', { lodgeId: debate.lodgeId, ...query })).data)

it('the leaders lock, pin, move and delete topics, and others are refused', async () => {
  const { owner, coOwner, assistant, author, member, stranger, blacklisted, entryId } = debate
  const second = await insertDebateCategory(server, debate.lodgeId)
  for (const leader of [owner, coOwner, assistant]) {
    expect((await lock(leader, true)).status).toBe(200)
    expect((await pin(leader, entryId)).status).toBe(200)
    expect((await move(leader, second)).status).toBe(200)
    expect(await read(entryId, leader)).toMatchObject({ moderated: true, deletable: true, movable: true })
    expect(await read()).toMatchObject({ locked: true, pinned: true, categoryId: second, moderated: false })
    await lock(leader, false)
    await pin(leader, entryId, false)
    expect(await read()).toMatchObject({ locked: false, pinned: false })
    await move(leader, debate.categoryId)
  }
  const acts = (actor: TestMember) => [
    () => lock(actor, true),
    () => pin(actor, entryId),
    () => move(actor, second),
    () => remove(actor),
  ]
  const statuses = async (actor: TestMember) => {
    const seen: number[] = []
    for (const act of acts(actor)) seen.push((await act()).status)
    return seen
  }
  expect(await statuses(member)).toEqual([403, 403, 403, 403])
  expect(await statuses(stranger)).toEqual([404, 404, 404, 404])
  expect(await statuses(blacklisted)).toEqual([404, 404, 404, 404])
  expect(await statuses(author)).toEqual([403, 403, 200, 200])
  expect((await member.client.call('Lodges.GetDebateEntry', { debateEntryId: entryId })).status).toBe(404)
})

it('a leader who may not see a topic cannot change it', async () => {
  await block(server, debate.author, debate.assistant)
  expect((await lock(debate.assistant, true)).status).toBe(404)
  expect((await remove(debate.assistant)).status).toBe(404)
  expect((await remove(debate.owner)).status).toBe(200)
})

it('a topic moves within its lodge only, also where its author has drafted another move', async () => {
  const { lodgeId, categoryId, author, assistant } = debate
  const [second, third] = [await insertDebateCategory(server, lodgeId), await insertDebateCategory(server, lodgeId)]
  const { categoryId: foreign } = await newDebate(server)
  expect(await move(assistant, foreign)).toMatchObject({
    status: 422,
    problem: { fields: [{ field: 'categoryId', code: 'UNKNOWN_ITEM' }] },
  })
  const { id } = (await startTopic(author, { lodgeId, categoryId })).data
  const text = { debateEntryId: id, title: 'New', html: '<p>New</p>' }
  await author.client.call('Lodges.UpdateDebateEntry', { ...text, revision: 1, categoryId: second, publish: false })
  expect((await read(id)).categoryId).toBe(categoryId)
  await move(assistant, third, id)
  await author.client.call('Lodges.UpdateDebateEntry', { ...text, revision: 2, publish: true })
  expect(await read(id)).toMatchObject({ categoryId: third, title: 'New' })
  expect(await list({ categoryId: third })).toEqual(['New'])
  expect((await debate.member.client.call('Lodges.GetDebateEntries', { lodgeId, categoryId: foreign })).status).toBe(
    404,
  )
})

it('ten topics of a lodge can be pinned, also when more are at once', async () => {
  const { assistant, author, lodgeId, entryId } = debate
  for (let count = 0; count < 9; count += 1) await insertDebateEntry(server, lodgeId, author.id, { pinned: true })
  const others: number[] = []
  for (let count = 0; count < 4; count += 1) others.push(await insertDebateEntry(server, lodgeId, author.id))
  const answers = await Promise.all(others.map((id) => pin(assistant, id)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422])
  expect(await pin(assistant, entryId)).toMatchObject({ status: 422, problem: { code: 'TOO_MANY_PINNED_ENTRIES' } })
  expect((await read()).pinned).toBe(false)
})

describe('the lists', () => {
  it('have pinned topics first, then the newest, or those commented on last', async () => {
    const { author, member, assistant, lodgeId, entryId } = debate
    server.clock.advance(MINUTE)
    const second = await insertDebateEntry(server, lodgeId, author.id, { title: 'Second' })
    server.clock.advance(MINUTE)
    await insertDebateEntry(server, lodgeId, author.id, { title: 'Third' })
    server.clock.advance(MINUTE)
    await insertDebateComment(server, second, assistant.id)
    const byComment = { sortByLatestCommentDate: true }
    expect(await list()).toEqual(['Third', 'Second', 'The summer trip'])
    expect(await list(byComment)).toEqual(['Second', 'Third', 'The summer trip'])
    await pin(assistant, entryId)
    expect(await list()).toEqual(['The summer trip', 'Third', 'Second'])
    expect(await list(byComment)).toEqual(['The summer trip', 'Second', 'Third'])
    expect(await list({ ...byComment, skip: 1, take: 1 })).toEqual(['Second'])
    // A comment that one may not see does not move a topic.
    await block(server, assistant, member)
    expect(await list(byComment)).toEqual(['The summer trip', 'Third', 'Second'])
    expect(await list(byComment, author)).toEqual(['The summer trip', 'Second', 'Third'])
  })
})

describe('the time of the last comment', () => {
  it('follows comments that come and go', async () => {
    const { author, member, entryId } = debate
    const stored = async () =>
      server.deps.db
        .selectFrom('debateEntry')
        .select(['activeAt', 'publishedAt'])
        .where('id', '=', entryId)
        .executeTakeFirstOrThrow()
    const { publishedAt } = await stored()
    server.clock.advance(MINUTE)
    const first = server.clock.now()
    const add = ({ client }: TestMember, values: object = {}) =>
      client.call('Lodges.AddDebateEntryComment', { debateEntryId: entryId, text: 'Yes', ...values })
    const parentId = (await add(member)).data.id
    server.clock.advance(MINUTE)
    const answer = (await add(author, { parentId })).data.id
    expect((await stored()).activeAt).toEqual(server.clock.now())
    const removeComment = (commentId: number) => author.client.call('Lodges.DeleteDebateEntryComment', { commentId })
    expect((await removeComment(parentId)).data.remains).toMatchObject({ deleted: true, replyCount: 1 })
    expect((await stored()).activeAt).toEqual(server.clock.now())
    await removeComment(answer)
    expect((await stored()).activeAt).toEqual(publishedAt)
    await add(member)
    await server.deps.db.deleteFrom('profile').where('id', '=', member.id).execute()
    expect((await stored()).activeAt).toEqual(publishedAt)
    expect(first.getTime()).toBeLessThan(server.clock.now().getTime())
  })
})
