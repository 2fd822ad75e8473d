import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NotificationTopic } from '../contract/enums'
import { DAY, HOUR, MINUTE } from '../core/clock'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestMember
let visitor: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  viewer = await newMember(server)
  visitor = await newMember(server)
})

const visit = ({ client } = visitor, profileId = viewer.id) => client.call('Profiles.RegisterVisit', { profileId })
const visitors = async (body: object = {}) => {
  const client = await clientOf(server, viewer.id)
  return (await client.call('Profiles.GetVisitors', body)).data
}
const shown = async (body?: object) =>
  (await visitors(body)).map(({ profile, seen }) => [profile.id, seen ? 'seen' : 'new'])
const counted = async () =>
  (await (await clientOf(server, viewer.id)).call('Notifications.NotificationCounts')).data.newVisitsCount
const markSeen = () => viewer.client.call('TopMenu.SetVisitsAsSeen')

describe('a visit', () => {
  it('is stored once, with its last moment', async () => {
    await visit()
    server.clock.advance(MINUTE)
    await visit()
    expect(await visitors()).toMatchObject([
      { profile: { id: visitor.id }, visitedAt: server.clock.now().toISOString(), seen: false },
    ])
    expect(await counted()).toBe(1)
  })

  it('is seen until the visitor returns after half an hour', async () => {
    await visit()
    await markSeen()
    expect(await counted()).toBe(0)
    server.clock.advance(29 * MINUTE)
    await visit()
    expect(await shown()).toEqual([[visitor.id, 'seen']])
    server.clock.advance(30 * MINUTE)
    await visit()
    expect(await shown()).toEqual([[visitor.id, 'new']])
    expect(await counted()).toBe(1)
  })

  it('is hidden until the visitor returns after half an hour', async () => {
    await visit()
    expect((await viewer.client.call('Profiles.HideVisit', { profileId: visitor.id })).status).toBe(200)
    expect(await counted()).toBe(0)
    server.clock.advance(29 * MINUTE)
    await visit()
    expect(await shown()).toEqual([])
    server.clock.advance(30 * MINUTE)
    await visit()
    expect(await shown()).toEqual([[visitor.id, 'new']])
  })

  it('is hidden from the visited member only', async () => {
    await visit()
    await visit(visitor, (await newMember(server)).id)
    await visit(viewer, visitor.id)
    await viewer.client.call('Profiles.HideVisit', { profileId: visitor.id })
    const seenByVisitor = await visitor.client.call('Profiles.GetVisitors')
    expect(seenByVisitor.data).toMatchObject([{ profile: { id: viewer.id } }])
    expect(await server.deps.db.selectFrom('visit').select('hidden').where('hidden', '=', true).execute()).toHaveLength(
      1,
    )
  })

  it('to oneself leaves no trace', async () => {
    expect((await visit(viewer)).status).toBe(200)
    expect(await shown()).toEqual([])
  })

  it('of a profile that is not shown is not found', async () => {
    expect((await visit(visitor, 999_999)).status).toBe(404)
    const gone = await newMember(server, { status: 7 })
    expect((await visit(visitor, gone.id)).status).toBe(404)
  })
})

describe('a visit on the dark site', () => {
  const dark = { host: 'dark.dk.localhost' }

  it('appears on the dark site only, as a visit on the main site does there', async () => {
    const [here, there] = [await newMember(server, { darkStatus: 3 }), await newMember(server, { darkStatus: 3 })]
    const sides = async () => {
      const read = async (options?: typeof dark) => {
        const client = await clientOf(server, here.id, options)
        const counts = await client.call('Notifications.NotificationCounts')
        const { data } = await client.call('Profiles.GetVisitors')
        const own = (await client.call('Profiles.GetProfileDetailsByIds', { ids: [here.id] })).data
        return [data.length, counts.data.newVisitsCount, own[0]?.visitCount]
      }
      return { main: await read(), dark: await read(dark) }
    }
    await visit({ ...there, client: await clientOf(server, there.id, dark) }, here.id)
    expect(await sides()).toEqual({ main: [0, 0, 0], dark: [1, 1, 1] })
    await (await clientOf(server, here.id)).call('TopMenu.SetVisitsAsSeen')
    expect(await sides()).toEqual({ main: [0, 0, 0], dark: [1, 1, 1] })
    await visit(there, here.id)
    await (await clientOf(server, here.id, dark)).call('TopMenu.SetVisitsAsSeen')
    expect(await sides()).toEqual({ main: [1, 1, 1], dark: [1, 0, 1] })
    await (await clientOf(server, here.id, dark)).call('Profiles.HideVisit', { profileId: there.id })
    expect(await sides()).toEqual({ main: [1, 1, 1], dark: [0, 0, 0] })
  })

  it('is never notified on the main site', async () => {
    const [here, there] = [await newMember(server, { darkStatus: 3 }), await newMember(server, { darkStatus: 3 })]
    await server.deps.db
      .insertInto('notificationSetting')
      .values({ profileId: here.id, topic: NotificationTopic.Visit, delivery: 15 })
      .execute()
    const waiting = () => server.deps.db.selectFrom('mailNotice').selectAll().where('profileId', '=', here.id).execute()
    await visit({ ...there, client: await clientOf(server, there.id, dark) }, here.id)
    expect(await waiting()).toEqual([])
    await visit(there, here.id)
    expect(await waiting()).toHaveLength(1)
  })
})

describe('an administrator who impersonates a member', () => {
  it('leaves no visit', async () => {
    const client = await actingAs(server, visitor.id)
    expect((await client.call('Profiles.RegisterVisit', { profileId: viewer.id })).status).toBe(200)
    expect(await shown()).toEqual([])
  })

  it('does not mark visits as seen for the member', async () => {
    await visit()
    const client = await actingAs(server, viewer.id)
    expect((await client.call('TopMenu.SetVisitsAsSeen')).status).toBe(200)
    expect(await shown()).toEqual([[visitor.id, 'new']])
  })
})

describe('the visitors', () => {
  it('are those of a rolling window, latest first, page by page', async () => {
    const came: number[] = []
    for (const pause of [2 * DAY, 20 * DAY, 6 * DAY, 23 * HOUR, HOUR - 1]) {
      const { id, client } = await newMember(server)
      came.unshift(id)
      await client.call('Profiles.RegisterVisit', { profileId: viewer.id })
      server.clock.advance(pause)
    }
    const ids = async (body: object) => (await visitors(body)).map(({ profile }) => profile.id)
    expect(await ids({ hours: 24 })).toEqual(came.slice(0, 2))
    expect(await ids({ hours: 168 })).toEqual(came.slice(0, 3))
    expect(await ids({ hours: 720 })).toEqual(came)
    server.clock.advance(1)
    expect(await ids({ hours: 24 })).toEqual(came.slice(0, 1))
    server.clock.advance(2 * DAY)
    expect(await ids({})).toEqual(came.slice(0, 4))
    expect(await ids({ skip: 1, take: 2 })).toEqual(came.slice(1, 3))
    const client = await clientOf(server, viewer.id)
    const menu = async (query: object) =>
      (await client.call('TopMenu.Visits', query)).data.map(({ profile }) => profile.id)
    expect(await menu({ page: 0, take: 3 })).toEqual(came.slice(0, 3))
    expect(await menu({ page: 1, take: 3 })).toEqual(came.slice(3, 4))
    // The menu's counter counts what the menu shows.
    expect(await counted()).toBe(4)
    expect((await client.call('Profiles.GetVisitors', { hours: 25 })).status).toBe(400)
  })

  it('do not include profiles that are gone', async () => {
    await visit()
    await server.deps.db.updateTable('profile').set({ status: 7 }).where('id', '=', visitor.id).execute()
    expect(await shown()).toEqual([])
    expect(await counted()).toBe(0)
  })
})
