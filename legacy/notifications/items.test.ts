import { sql, type Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
import type { Notification } from '../core/database/schema.generated'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { deeds } from './deeds.fixture'

/** Types with a list of their own. */
const NOT_STORED: readonly NotificationItemType[] = [NotificationItemType.Conversation]
const storedTypes = Object.values(NotificationItemType).filter((type) => !NOT_STORED.includes(type))

const tables = {
  [NotificationItemType.Profile]: 'profile',
  [NotificationItemType.Media]: 'media',
  [NotificationItemType.Album]: 'album',
  [NotificationItemType.GuestbookEntry]: 'guestbookEntry',
  [NotificationItemType.BlogEntry]: 'blogEntry',
  [NotificationItemType.BlogAuthor]: 'profile',
  [NotificationItemType.DarkProfile]: 'profile',
  [NotificationItemType.DebateEntry]: 'debateEntry',
  [NotificationItemType.Meetup]: 'meetup',
  [NotificationItemType.LodgeMediaDecision]: 'lodgeMediaDecision',
  [NotificationItemType.Event]: 'event',
  [NotificationItemType.Lodge]: 'lodge',
} as const satisfies Partial<Record<NotificationItemType, string>>

let server: TestServer
let actor: TestMember
let receiver: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  actor = await newMember(server)
  receiver = await newMember(server)
})

const list = async () => (await receiver.client.call('Notifications.ClientNotifications')).data
const unread = async () => (await receiver.client.call('Notifications.NewNotificationsCount')).data.count
const storedFor = ({ id }: TestMember) =>
  server.deps.db.selectFrom('notification').selectAll().where('profileId', '=', id).execute()
const store = (values: Omit<Insertable<Notification>, 'createdAt'>) =>
  server.deps.db
    .insertInto('notification')
    .values({ ...values, createdAt: server.clock.now() })
    .execute()

describe.each(Object.entries(deeds))('the item of %s', (_name, prepare) => {
  it('takes its notification with it, and no other', async () => {
    const deed = await prepare({ server, actor, receiver })
    const { itemType } = deed.told
    await deed.act()
    const [told] = await list()
    const third = await newMember(server)
    const other = { profileId: third.id, actorId: actor.id, topic: deed.told.topic, itemType, itemId: 999_999 }
    await store(other)
    await server.deps.db
      .deleteFrom(tables[itemType])
      .where('id', '=', told?.itemId ?? 0)
      .execute()
    expect([await storedFor(receiver), await storedFor(third)]).toMatchObject([[], [{ itemId: 999_999 }]])
  })
})

it('has a trigger for each type, which deletes the notifications of an item that goes', async () => {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger
    WHERE tgfoid = 'delete_notifications'::regproc`.execute(server.deps.db)
  const types = rows.flatMap(({ definition }) =>
    Array.from(definition.matchAll(/'(\d+)'/g), ([, type]) => Number(type)),
  )
  expect(types.toSorted((a, b) => a - b)).toEqual(storedTypes)
})

it.each([...storedTypes, 99])('of type %i that is not there hides its notification', async (itemType) => {
  await store({ profileId: receiver.id, actorId: actor.id, topic: NotificationTopic.Like, itemType, itemId: 999_999 })
  const { status, data } = await receiver.client.call('Notifications.ClientNotifications')
  expect([status, data, await unread()]).toEqual([200, [], 0])
})
