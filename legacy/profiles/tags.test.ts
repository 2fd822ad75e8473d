import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { after, DAY, MINUTE } from '../core/clock'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestMember
const memberUntil = '2099-01-01T00:00:00Z'

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  viewer = await newMember(server, { memberUntil })
})

const set = (profileId: number, ...tags: string[]) => viewer.client.call('Profiles.SetTags', { profileId, tags })
const counts = async () =>
  (await viewer.client.call('CurrentProfile.Tags')).data.map(({ name, count }) => [name, count])
const tagged = async (query: object = {}) => idsOf((await viewer.client.call('Profiles.GetTaggedProfiles', query)).data)

it('are set as a whole, and unused ones are deleted', async () => {
  const [one, other] = [await newMember(server), await newMember(server)]
  await set(one.id, 'nice', 'met')
  const { data } = await set(other.id, 'nice')
  expect(data.map(({ name, count }) => [name, count])).toEqual([
    ['met', 1],
    ['nice', 2],
  ])
  const details = await viewer.client.call('Profiles.GetProfileDetailsByIds', { ids: [one.id, other.id] })
  expect(details.data).toMatchObject([{ tags: ['met', 'nice'] }, { tags: ['nice'] }])
  await set(one.id, 'nice')
  expect(await counts()).toEqual([['nice', 2]])
  await set(one.id)
  await set(other.id)
  expect(await counts()).toEqual([])
})

it('ignore case and spacing', async () => {
  const [one, other] = [await newMember(server), await newMember(server)]
  await set(one.id, '  Very \n nice ', 'very nice')
  await set(other.id, 'VERY NICE')
  expect(await counts()).toEqual([['Very nice', 2]])
})

it('are the viewer’s own: nobody else sees, finds or changes them', async () => {
  const [other, carrier] = [await newMember(server, { memberUntil }), await newMember(server)]
  const own = (await set(carrier.id, 'odd')).data[0]?.id
  await other.client.call('Profiles.SetTags', { profileId: carrier.id, tags: ['odd'] })
  await other.client.call('Profiles.SetTags', { profileId: carrier.id, tags: [] })
  expect(await tagged({ tagId: own })).toEqual([carrier.id])
  expect((await other.client.call('Profiles.GetTaggedProfiles', { tagId: own })).data).toEqual([])
  const { data } = await other.client.call('Profiles.GetProfileDetailsByIds', { ids: [carrier.id] })
  expect(data).toMatchObject([{ tags: [] }])
})

it('list their profiles once each, by name, page by page', async () => {
  const names = [`b${viewer.id}`, `C${viewer.id}`, `a${viewer.id}`]
  const carriers = new Map<string, number>()
  for (const name of names) {
    const { id } = await newMember(server, { name })
    carriers.set(name, id)
    await set(id, 'one', 'two')
  }
  const byName = [names[2], names[0], names[1]].map((name) => carriers.get(name ?? ''))
  expect(await tagged()).toEqual(byName)
  expect(await tagged({ skip: 1, take: 1 })).toEqual(byName.slice(1, 2))
})

it('show which of their profiles are online', async () => {
  const ids: number[] = []
  for (const ago of [DAY, 2 * MINUTE, MINUTE]) {
    const { id } = await newMember(server, { lastOnlineAt: after(server.clock.now(), -ago) })
    await set(id, 'one', 'two')
    ids.unshift(id)
  }
  const { data } = await viewer.client.call('Profiles.GetOnlineTagged')
  expect(idsOf(data)).toEqual(ids.slice(0, 2))
  const counted = await viewer.client.call('Notifications.NotificationCounts')
  expect(counted.data.onlineTagged).toBe(2)
})

it('require a membership', async () => {
  const poor = await newMember(server)
  const other = await newMember(server)
  for (const answer of [
    await poor.client.call('Profiles.SetTags', { profileId: other.id, tags: ['nice'] }),
    await poor.client.call('Profiles.GetTaggedProfiles'),
    await poor.client.call('Profiles.GetOnlineTagged'),
    await poor.client.call('CurrentProfile.Tags'),
  ]) {
    expect(answer).toMatchObject({ status: 402, problem: { code: 'MEMBERS_ONLY', feature: 'TaggedProfiles' } })
  }
})

it('can be removed from a profile that is gone, but not added to it', async () => {
  const other = await newMember(server)
  await set(other.id, 'nice')
  await server.deps.db.updateTable('profile').set({ status: 7 }).where('id', '=', other.id).execute()
  expect((await set(other.id, 'nice', 'gone')).status).toBe(404)
  expect(await counts()).toEqual([['nice', 0]])
  expect((await set(other.id)).status).toBe(200)
  expect(await counts()).toEqual([])
  expect((await set(viewer.id, 'me')).status).toBe(422)
  expect((await set(viewer.id)).status).toBe(422)
})

it('must not be empty', async () => {
  const other = await newMember(server)
  expect(await set(other.id, 'nice', ' \n ')).toMatchObject({
    status: 400,
    problem: { fields: [{ field: 'tags.1', code: 'REQUIRED' }] },
  })
})

it('are limited in number', async () => {
  const batch = (from: number) => Array.from({ length: 20 }, (_, index) => `tag ${from + index}`)
  for (let from = 0; from < 200; from += 20) await set((await newMember(server)).id, ...batch(from))
  const other = await newMember(server)
  expect(await set(other.id, 'one more')).toMatchObject({ status: 422, problem: { code: 'TOO_MANY_TAGS' } })
  expect((await set(other.id, 'tag 7')).status).toBe(200)
  expect(await counts()).toHaveLength(200)
})

it('are all kept when several are set at the same moment', async () => {
  const others = [await newMember(server), await newMember(server), await newMember(server)]
  await Promise.all(others.map(({ id }, index) => set(id, 'shared', `own ${index}`)))
  await Promise.all(others.map(({ id }) => set(id, 'shared')))
  expect(await counts()).toEqual([['shared', 3]])
})
