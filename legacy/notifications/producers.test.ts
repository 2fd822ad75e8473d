import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DarkStatus, NotificationTab, ProfileStatus } from '../contract/enums'
import { after, DAY, HOUR } from '../core/clock'
import { hearEvents, type Heard } from '../testing/events'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { deeds, type Deed } from './deeds.fixture'

let server: TestServer
let heard: Heard
let actor: TestMember
let receiver: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  heard = await hearEvents(server)
})
afterAll(async () => {
  await heard.close()
  await server.close()
})

beforeEach(async () => {
  const values = { darkStatus: DarkStatus.Approved }
  actor = await newMember(server, values)
  receiver = await newMember(server, values)
})

const listOf = async ({ client } = receiver, tab?: NotificationTab) =>
  (await client.call('Notifications.ClientNotifications', { ...(tab !== undefined && { tab }) })).data
const unread = async ({ client } = receiver) => (await client.call('Notifications.NewNotificationsCount')).data.count
const prepared = (prepare: (typeof deeds)[string]) => prepare({ server, actor, receiver })

/** The receivers of the last notification events. */
async function toldByEvents(): Promise<number[]> {
  const events = await heard.take()
  return events.flatMap((event) => (event.type === 'Notified' ? event.profileIds : []))
}

/** Runs the action. Returns the ids of the receiver's visible notifications. */
async function done({ act }: Deed): Promise<number[]> {
  await heard.take()
  expect(await act()).toBe(200)
  return idsOf(await listOf())
}

describe.each(Object.entries(deeds))('%s', (_name, prepare) => {
  it('notifies its receiver, and nobody else', async () => {
    const deed = await prepared(prepare)
    const third = await newMember(server)
    await done(deed)
    const list = await listOf()
    expect(list).toMatchObject([{ ...deed.told, actor: { id: actor.id, name: actor.name }, read: false }])
    expect(await listOf(receiver, deed.community ? NotificationTab.Community : NotificationTab.Profile)).toEqual(list)
    expect(await listOf(receiver, deed.community ? NotificationTab.Profile : NotificationTab.Community)).toEqual([])
    expect(await unread()).toBe(1)
    expect([...(await listOf(actor)), ...(await listOf(third))]).toEqual([])
    const events = await heard.take()
    const to = { profileIds: [receiver.id] }
    const { topic } = deed.told
    expect(events.filter((event) => event.type === 'Notified' && event.profileIds.includes(receiver.id))).toEqual([
      { type: 'Notified', ...to, topic, actorId: actor.id, notificationId: list[0]?.id },
    ])
    expect(events).toContainEqual({ type: 'CountsChanged', ...to })
  })

  it('is neither sent nor shown across a block', async () => {
    const blockIn = async (direction: 'byReceiver' | 'byActor') => {
      const [profileId, blockedId] = direction === 'byReceiver' ? [receiver.id, actor.id] : [actor.id, receiver.id]
      await server.deps.db.deleteFrom('blacklist').execute()
      await server.deps.db.insertInto('blacklist').values({ profileId, blockedId }).execute()
    }
    const unblock = () => server.deps.db.deleteFrom('blacklist').execute()
    const deed = await prepared(prepare)
    await heard.take()
    for (const direction of ['byReceiver', 'byActor'] as const) {
      await blockIn(direction)
      await deed.act()
      expect(await toldByEvents()).not.toContain(receiver.id)
      await unblock()
      expect(await listOf()).toEqual([])
    }
    const again = await prepared(prepare)
    const ids = await done(again)
    expect(ids).toHaveLength(1)
    for (const direction of ['byReceiver', 'byActor'] as const) {
      await blockIn(direction)
      expect(await listOf()).toEqual([])
      expect((await receiver.client.call('Notifications.GetNotificationsByIds', { ids })).data).toEqual([])
      expect(await unread()).toBe(0)
    }
    await unblock()
    expect(await unread()).toBe(1)
  })

  it('is hidden while its actor is locked or, on a dark site, not approved', async () => {
    const deed = await prepared(prepare)
    await done(deed)
    const set = (values: { status?: number; darkStatus?: number }) =>
      server.deps.db.updateTable('profile').set(values).where('id', '=', actor.id).execute()
    await set({ status: ProfileStatus.Locked })
    expect([await listOf(), await unread()]).toEqual([[], 0])
    await set({ status: ProfileStatus.Active })
    const dark = { ...receiver, client: await clientOf(server, receiver.id, { host: 'dark.dk.localhost' }) }
    expect(await unread(dark)).toBe(deed.onMainOnly ? 0 : 1)
    await set({ darkStatus: DarkStatus.None })
    expect([await listOf(dark), await unread(dark), await unread()]).toEqual([[], 0, 1])
  })

  it('is not sent to locked members', async () => {
    const deed = await prepared(prepare)
    await heard.take()
    const set = (status: ProfileStatus) =>
      server.deps.db.updateTable('profile').set({ status }).where('id', '=', receiver.id).execute()
    await set(ProfileStatus.Locked)
    await deed.act()
    expect(await toldByEvents()).not.toContain(receiver.id)
    await set(ProfileStatus.Active)
    expect(await listOf()).toEqual([])
  })
})

const undone = Object.entries(deeds).filter(([name]) =>
  ['favourite', 'likeOfProfile', 'likeOfMedium', 'likeOfEntry', 'likeOfComment', 'newFollower'].includes(name),
)

describe.each(undone)('%s, undone', (_name, prepare) => {
  it('is hidden, and sent again only after a day', async () => {
    const deed = await prepared(prepare)
    const ids = await done(deed)
    await deed.undo?.()
    expect([await listOf(), await unread()]).toEqual([[], 0])
    server.clock.advance(HOUR)
    await heard.take()
    await deed.act()
    expect(await toldByEvents()).not.toContain(receiver.id)
    expect(idsOf(await listOf())).toEqual(ids)
    await receiver.client.call('Notifications.SetNotificationsAsRead', {})
    await deed.undo?.()
    await server.deps.db
      .updateTable('notification')
      .set({ createdAt: after(server.clock.now(), -DAY) })
      .execute()
    await deed.act()
    expect(await toldByEvents()).toContain(receiver.id)
    expect(await listOf()).toMatchObject([{ read: false, createdAt: server.clock.now().toISOString() }])
  })
})
