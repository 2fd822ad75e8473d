import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer'
import { insertPlaces } from '../testing/places'
import { insertProfile } from '../testing/profiles'
import { keepDemoOnline } from './presence'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

it('keeps some members of the demo community online, and no other member', async () => {
  const { db, clock } = server.deps
  const before = new Date(clock.now().getTime() - 24 * 60 * 60_000)
  for (let index = 0; index < 24; index += 1) {
    await insertProfile(server, { name: `Demo${index}`, email: `demo${index}@example.test`, lastOnlineAt: before })
  }
  const stranger = await insertProfile(server, {
    name: 'Stranger',
    email: 'stranger@example.com',
    lastOnlineAt: before,
  })
  await keepDemoOnline({ ...server.deps, settings: { ...server.deps.settings, demo: true } })
  const online = await db.selectFrom('profile').select('id').where('lastOnlineAt', '>', before).execute()
  expect(online).toHaveLength(2)
  expect(online.map(({ id }) => id)).not.toContain(stranger)
})
