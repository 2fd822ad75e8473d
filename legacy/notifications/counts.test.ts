import { afterAll, beforeAll, expect, it } from 'vitest'
import { after, MINUTE } from '../core/clock'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

it('counts new visits, and favourites and tagged members who are online', async () => {
  const { db } = server.deps
  const now = server.clock.now()
  const add = (name: string, values: object = {}) => insertProfile(server, { name, ...values })
  const own = await add('Own')
  const online = await add('Online', { lastOnlineAt: now })
  const tagged = await add('Tagged', { lastOnlineAt: after(now, -MINUTE) })
  const away = await add('Away', { lastOnlineAt: after(now, -10 * MINUTE) })
  const locked = await add('Locked', { lastOnlineAt: now, status: 4 })
  const client = await clientOf(server, own)
  const counts = async () => (await client.call('Notifications.NotificationCounts')).data
  expect(Object.values(await counts()).filter((value) => value !== 0 && value !== false)).toEqual([])

  for (const favouriteId of [online, away, locked]) {
    await db.insertInto('favourite').values({ profileId: own, favouriteId }).execute()
  }
  for (const [visitorId, seen] of [
    [online, false],
    [away, false],
    [tagged, true],
    [locked, false],
  ] as const) {
    await db.insertInto('visit').values({ visitedId: own, visitorId, visitedAt: now, seen }).execute()
  }
  for (const name of ['nice', 'tall']) {
    const tag = await db.insertInto('tag').values({ profileId: own, name }).returning('id').executeTakeFirstOrThrow()
    for (const profileId of [tagged, away]) {
      await db.insertInto('profileTag').values({ tagId: tag.id, profileId }).execute()
    }
  }
  expect(await counts()).toMatchObject({
    notificationCounts: 2,
    newVisitsCount: 2,
    onlineFavoritesCount: 1,
    onlineTagged: 1,
    unreadMailCount: 0,
    lodgeAdmin: false,
  })
})
