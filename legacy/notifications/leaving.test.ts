import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportedData } from '../account/export'
import { NotificationTopic } from '../contract/enums'
import { DAY } from '../core/clock'
import { tasks } from '../main/areas'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let own: TestMember
let other: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  own = await newMember(server)
  other = await newMember(server)
  await own.client.call('Profiles.AddFavorite', { profileId: other.id })
  await other.client.call('Profiles.AddGuestbookEntry', { profileId: own.id, text: 'Hello there' })
})
afterAll(() => server.close())

it('exports a member’s own notifications, and no others', async () => {
  const data = await exportedData(server.deps.db, own.id)
  expect(data['notification']).toMatchObject([
    { profileId: own.id, topic: NotificationTopic.GuestbookEntry, actorId: other.id },
  ])
})

it('removes all notifications to and about an erased profile', async () => {
  await own.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
  const viewer = await clientOf(server, other.id)
  expect((await viewer.call('Notifications.ClientNotifications')).data).toEqual([])
  server.clock.advance(30 * DAY)
  await tasks.eraseProfiles.run(server.deps)
  expect(await server.deps.db.selectFrom('notification').select('id').execute()).toEqual([])
})
