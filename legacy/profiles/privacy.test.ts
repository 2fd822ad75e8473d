import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { tiedMembers, type TiedMember } from './blocking.fixture'
import { Asking, listsOf } from './blockingReads.fixture'

let server: TestServer
let members: readonly TiedMember[]

beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T12:00:00Z' })
  await insertPlaces(server.deps.db)
  members = await tiedMembers(server, 2)
})
afterAll(() => server.close())

it('shows postcode, city, distance and birthday in every list, until the member chooses otherwise', async () => {
  const [viewer, other] = members as [TiedMember, TiedMember]
  const values = { zipCode: '5000', latitude: 55.4, longitude: 10.39 }
  await server.deps.db.updateTable('profile').set(values).where('id', '=', other.id).execute()
  const read = async () => {
    const asking = new Asking(server, viewer, members)
    const { birthday = [] } = await listsOf(asking)
    const [shown] = (await asking.ask('Profiles.GetProfilesByIds', { ids: [other.id] })).data
    return { inBirthdays: birthday.includes(other.id), shown, told: asking.answersWith('Odense', '"5000"') }
  }

  const before = await read()
  expect(before).toMatchObject({ inBirthdays: true, shown: { area: { zipCode: '5000', city: 'Odense C' } } })
  expect(before.shown?.distance).toBeGreaterThan(100)
  expect(before.told.length).toBeGreaterThan(10)

  const settings = await other.client.call('EditProfile.UpdatePrivacy', { showPlace: false, showInBirthdays: false })
  expect(settings.data).toMatchObject({ showPlace: false, showInBirthdays: false })
  const after = await read()
  expect(after).toMatchObject({ inBirthdays: false, told: [] })
  expect(after.shown).toMatchObject({
    area: { zipCode: null, city: null, countryArea: before.shown?.area?.countryArea },
    distance: null,
  })

  const kept = await other.client.call('EditProfile.UpdatePrivacy', { showPlace: true })
  expect(kept.data).toMatchObject({ showPlace: true, showInBirthdays: false })
})
