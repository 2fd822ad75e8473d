import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let client: TestClient
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  client = await clientOf(server, await insertProfile(server, { name: 'Member' }))
})
afterAll(() => server.close())

const use = async (shortname: string) => {
  server.clock.advance(1000)
  return client.call('Emojis.AddUsedEmoji', { shortname })
}

it('keeps the 21 latest emojis, newest first, without duplicates', async () => {
  expect((await client.call('Emojis.GetLatestEmojis')).data).toEqual([])
  for (let number = 1; number <= 23; number++) await use(`emoji_${number}`)
  const { data } = await use('emoji_10')
  const shortnames = data.map(({ shortname }) => shortname)
  expect(shortnames).toHaveLength(21)
  expect(shortnames.slice(0, 3)).toEqual(['emoji_10', 'emoji_23', 'emoji_22'])
  expect(shortnames.filter((shortname) => shortname === 'emoji_10')).toHaveLength(1)
  expect(shortnames.at(-1)).toBe('emoji_3')
  expect((await client.call('Emojis.GetLatestEmojis')).data).toEqual(data)
})

it.each([':heart:', 'Heart', '', 'a b', 'x'.repeat(61)])('takes no shortname like %j', async (shortname) => {
  expect((await use(shortname)).status).toBe(400)
})
