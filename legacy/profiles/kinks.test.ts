import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  const names = [
    { 'da-DK': 'Åben leg', 'en-GB': 'Open play' },
    { 'da-DK': 'Reb', 'en-GB': 'Ropes' },
    { 'da-DK': 'bind for øjnene', 'en-GB': 'Blindfolds' },
  ]
  await server.deps.db
    .insertInto('kink')
    .values(names.map((name) => ({ name: JSON.stringify(name) })))
    .execute()
})
afterAll(() => server.close())

it.each([
  ['da-DK', ['bind for øjnene', 'Reb', 'Åben leg']],
  ['en-GB', ['Blindfolds', 'Open play', 'Ropes']],
])('are listed in the order of %s', async (language, names) => {
  const { client } = await newMember(server, { darkStatus: 3, language }, { host: 'dark.dk.localhost' })
  expect((await client.call('DarkKinks.GetAllKinks')).data.map(({ name }) => name)).toEqual(names)
})

it('are a matter of the dark sites', async () => {
  const { client } = await newMember(server, { darkStatus: 3 })
  expect((await client.call('DarkKinks.GetAllKinks')).status).toBe(403)
})
