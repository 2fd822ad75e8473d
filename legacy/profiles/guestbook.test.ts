import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let owner: TestMember
let author: TestMember
let third: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await newMember(server)
  author = await newMember(server)
  third = await newMember(server)
})

const write = (text: string, { client } = author, profileId = owner.id) =>
  client.call('Profiles.AddGuestbookEntry', { profileId, text })
const read = ({ client } = third, query: object = {}) =>
  client.call('Profiles.GetGuestbook', { profileId: owner.id, ...query })
const texts = async (member?: TestMember, query?: object) => (await read(member, query)).data.map(({ text }) => text)
const remove = ({ client }: TestMember, entryId: number) => client.call('Profiles.DeleteGuestbookEntry', { entryId })

it('is written by others and read by everyone, newest first', async () => {
  expect((await write(' <b>Hi</b>\r\n\r\n\r\n\r\nthere ')).data).toMatchObject({
    author: { id: author.id, name: author.name },
    text: '<b>Hi</b>\n\nthere',
    createdAt: server.clock.now().toISOString(),
    deletable: true,
  })
  server.clock.advance(MINUTE)
  await write('Second', third)
  expect(await texts()).toEqual(['Second', '<b>Hi</b>\n\nthere'])
  expect(await texts(owner, { skip: 1, take: 1 })).toEqual(['<b>Hi</b>\n\nthere'])
})

it('shows which entries the viewer may delete', async () => {
  await write('By the author')
  await write('By a third', third)
  const deletable = async (member: TestMember) =>
    (await read(member)).data.filter((entry) => entry.deletable).map(({ text }) => text)
  expect(await deletable(owner)).toEqual(['By a third', 'By the author'])
  expect(await deletable(author)).toEqual(['By the author'])
})

it('returns one entry by its id, to those who see it', async () => {
  const { data } = await write('Hello')
  const one = ({ client }: TestMember, entryId = data.id) => client.call('Profiles.GetGuestbookEntry', { entryId })
  expect((await one(third)).data).toMatchObject({ text: 'Hello', deletable: false })
  expect((await one(third, 999_999)).status).toBe(404)
  await owner.client.call('Profiles.AddProfileToBlacklist', { profileId: third.id })
  expect((await one(third)).status).toBe(404)
  expect((await one(author)).status).toBe(200)
})

describe('an entry', () => {
  it('is deleted by its author or the guestbook’s owner, and by nobody else', async () => {
    const [first, second] = [(await write('First')).data.id, (await write('Second')).data.id]
    expect((await remove(third, first)).status).toBe(404)
    expect((await remove(author, first)).status).toBe(200)
    expect((await remove(owner, second)).status).toBe(200)
    expect((await remove(owner, second)).status).toBe(404)
    expect(await texts()).toEqual([])
  })

  it('of a member whom the owner blocks is hidden from all during the block', async () => {
    const { data } = await write('You will regret this')
    await owner.client.call('Profiles.AddProfileToBlacklist', { profileId: author.id })
    expect(await texts(owner)).toEqual([])
    expect(await texts(third)).toEqual([])
    expect((await third.client.call('Profiles.GetGuestbookEntry', { entryId: data.id })).status).toBe(404)
    const { data: details } = await third.client.call('Profiles.GetProfileDetailsByIds', { ids: [owner.id] })
    expect(details).toMatchObject([{ guestbookCount: 0 }])
    await owner.client.call('Profiles.RemoveProfileFromBlacklist', { profileId: author.id })
    expect(await texts(third)).toEqual(['You will regret this'])
  })

  it('of a member whom the viewer blocks is hidden from the viewer alone', async () => {
    await write('Hello')
    await third.client.call('Profiles.AddProfileToBlacklist', { profileId: author.id })
    expect(await texts(third)).toEqual([])
    expect(await texts(owner)).toEqual(['Hello'])
  })

  it('of a member who is gone is gone', async () => {
    await write('Hello')
    await server.deps.db.updateTable('profile').set({ status: 7 }).where('id', '=', author.id).execute()
    expect(await texts()).toEqual([])
  })

  it('is refused for an unknown profile, for oneself and without text', async () => {
    expect((await write('Hello', author, 999_999)).status).toBe(404)
    expect(await write('Hello', owner)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
    expect((await write(' \n')).status).toBe(400)
    await owner.client.call('Profiles.AddProfileToBlacklist', { profileId: author.id })
    expect((await write('Let me in')).status).toBe(404)
    expect((await read(author)).status).toBe(404)
  })

  it('has an hourly limit', async () => {
    for (let count = 0; count < 30; count++) await write(`Number ${count}`)
    expect(await write('One more')).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } })
    expect(await texts(third, { take: 101 })).toHaveLength(30)
  })
})
