import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
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
  [NotificationItemType.DebateEntry]: 'debateEntry',
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
const storedRows = () =>
  server.deps.db.selectFrom('notification').select('id').where('profileId', '=', receiver.id).execute()

describe.each(Object.entries(deeds))('the item of %s', (_name, prepare) => {
  it('takes its notification with it, and no other', async () => {
    const deed = await prepare({ server, actor, receiver })
    await deed.act()
    const [told] = await list()
    const kept = await server.deps.db
      .selectFrom('notification')
      .select('id')
      .where('id', '!=', told?.id ?? 0)
      .execute()
    await server.deps.db
      .deleteFrom(tables[deed.told.itemType])
      .where('id', '=', told?.itemId ?? 0)
      .execute()
    expect(await storedRows()).toEqual([])
    const others = await server.deps.db
      .selectFrom('notification')
      .select('id')
      .where('profileId', '!=', receiver.id)
      .execute()
    expect(others).toEqual(kept)
  })
})

it('has a trigger for each type, which deletes the notifications of an item that goes', async () => {
  const { rows } = await sql<{ type: number }>`
    SELECT unnest(string_to_array(substring(pg_get_triggerdef(oid) FROM 'delete_notifications\((.*)\)'), ', '))
      AS type
    FROM pg_trigger WHERE tgfoid = 'delete_notifications'::regproc`.execute(server.deps.db)
  const types = rows.map(({ type }) => Number(String(type).replaceAll("'", '')))
  expect(types.toSorted()).toEqual(storedTypes.toSorted())
})

it.each([...storedTypes, 99])('of type %i that is not there hides its notification', async (itemType) => {
  const values = { profileId: receiver.id, actorId: actor.id, topic: NotificationTopic.Like }
  await server.deps.db
    .insertInto('notification')
    .values({ ...values, itemType, itemId: 999_999, createdAt: server.clock.now() })
    .execute()
  const { status, data } = await receiver.client.call('Notifications.ClientNotifications')
  expect([status, data, await unread()]).toEqual([200, [], 0])
})
