import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NoteSort } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  viewer = await newMember(server)
})

const save = (profileId: number, text: string) => viewer.client.call('Profiles.SaveNote', { profileId, text })
const texts = async (query: object = {}) =>
  (await viewer.client.call('Profiles.GetNotes', query)).data.map(({ text }) => text)

it('exists once per profile, and only for its writer', async () => {
  const other = await newMember(server)
  await save(other.id, 'First')
  server.clock.advance(MINUTE)
  const saved = {
    profile: { id: other.id, name: other.name },
    text: 'Second',
    updatedAt: server.clock.now().toISOString(),
  }
  expect((await save(other.id, '  Second\r\n')).data).toMatchObject(saved)
  expect((await viewer.client.call('Profiles.GetNotes')).data).toMatchObject([saved])
  expect((await other.client.call('Profiles.GetNotes')).data).toEqual([])
  const { data } = await other.client.call('Profiles.GetProfileDetailsByIds', { ids: [other.id, viewer.id] })
  expect(data.map(({ note }) => note)).toEqual([null, null])
})

it('is listed by day or by name, page by page', async () => {
  const suffix = viewer.name.toLowerCase()
  for (const name of [`bea-${suffix}`, `Cleo-${suffix}`, `Adam-${suffix}`]) {
    await save((await newMember(server, { name })).id, name)
    server.clock.advance(MINUTE)
  }
  const [bea, cleo, adam] = [`bea-${suffix}`, `Cleo-${suffix}`, `Adam-${suffix}`]
  expect(await texts()).toEqual([adam, cleo, bea])
  expect(await texts({ sortType: NoteSort.Newest, skip: 1, take: 1 })).toEqual([cleo])
  expect(await texts({ sortType: NoteSort.Oldest })).toEqual([bea, cleo, adam])
  expect(await texts({ sortType: NoteSort.Name })).toEqual([adam, bea, cleo])
})

it('is found by a word of it, by name, and by gender', async () => {
  const woman = await newMember(server, { name: `Olivia_${viewer.id}`, gender: 2 })
  const man = await newMember(server)
  await save(woman.id, 'Plays the cello')
  await save(man.id, 'Owes me 100% of a coffee')
  expect(await texts({ filterText: ' CELLO' })).toEqual(['Plays the cello'])
  expect(await texts({ filterText: 'olivia_' })).toEqual(['Plays the cello'])
  expect(await texts({ filterText: '0% of' })).toEqual(['Owes me 100% of a coffee'])
  expect(await texts({ filterText: '%cel_o%' })).toEqual([])
  expect(await texts({ filterText: ' ' })).toHaveLength(2)
  expect(await texts({ gender: 2 })).toEqual(['Plays the cello'])
  expect(await texts({ gender: 3 })).toEqual([])
})

it('about those who are gone or have blocked the writer take no place on a page', async () => {
  const [stays, gone, blocked] = [await newMember(server), await newMember(server), await newMember(server)]
  for (const { id } of [stays, gone, blocked]) {
    await save(id, `About ${id}`)
    server.clock.advance(MINUTE)
  }
  const { db } = server.deps
  await db.updateTable('profile').set({ status: 7 }).where('id', '=', gone.id).execute()
  await db.insertInto('blacklist').values({ profileId: blocked.id, blockedId: viewer.id }).execute()
  expect(await texts({ skip: 0, take: 1 })).toEqual([`About ${stays.id}`])
})

it('can be deleted, also when the other profile is gone', async () => {
  const other = await newMember(server)
  await save(other.id, 'Nice')
  await server.deps.db.updateTable('profile').set({ status: 7 }).where('id', '=', other.id).execute()
  expect(await texts()).toEqual([])
  for (let repeat = 0; repeat < 2; repeat++) {
    expect((await viewer.client.call('Profiles.DeleteNote', { profileId: other.id })).status).toBe(200)
  }
  await server.deps.db.updateTable('profile').set({ status: 3 }).where('id', '=', other.id).execute()
  expect(await texts()).toEqual([])
})

it('is refused for an unknown profile, for oneself and without text', async () => {
  const other = await newMember(server)
  expect((await save(999_999, 'Who?')).status).toBe(404)
  expect(await save(viewer.id, 'Me')).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
  expect(await save(other.id, '\u200B \n')).toMatchObject({
    status: 400,
    problem: { fields: [{ field: 'text', code: 'REQUIRED' }] },
  })
  expect(await texts()).toEqual([])
})
