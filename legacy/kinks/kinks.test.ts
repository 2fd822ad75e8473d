import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertBlogEntry } from '../testing/insertBlogEntry'
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

it.each(['da-DK', 'en-GB', 'nb-NO', 'sv-SE'])('that a member coined keep their one name in %s', async (language) => {
  const { db } = server.deps
  await db
    .insertInto('kink')
    .values({ name: JSON.stringify({ 'sv-SE': 'Viskningar' }), custom: true })
    .execute()
  const { client } = await newMember(server, { darkStatus: 3, language }, { host: 'dark.dk.localhost' })
  const listed = (await client.call('DarkKinks.GetAllKinks')).data.map(({ name }) => name)
  await db.deleteFrom('kink').where('custom', '=', true).execute()
  expect(listed).toContain('Viskningar')
  expect(listed).not.toContain('')
})

it('exist only on the dark sites', async () => {
  const { client } = await newMember(server, { darkStatus: 3 })
  expect((await client.call('DarkKinks.GetAllKinks')).status).toBe(403)
})

describe('kinks and tags of blogs', () => {
  it('are suggested for typed text, in the viewer’s language', async () => {
    const { db } = server.deps
    const { id, client } = await newMember(server, { darkStatus: 3 }, { host: 'dark.dk.localhost' })
    await insertBlogEntry(server, id, { dark: true, tags: ['Rebkunst', 'Sne'] })
    await insertBlogEntry(server, id, { tags: ['Rebus'] })
    const coined = { 'da-DK': 'Lange reb', 'en-GB': 'Long ropes' }
    await db
      .insertInto('kink')
      .values({ name: JSON.stringify(coined), custom: true })
      .execute()
    const suggest = async (parameters: { query: string; custom?: boolean }) => {
      const { data } = await client.call('DarkKinks.SearchKinksWithBlogTags', parameters)
      return [data.kinks.map(({ name }) => name), data.tags.map(({ name }) => name)]
    }
    expect(await suggest({ query: 'reb' })).toEqual([['Reb'], ['Rebkunst']])
    expect(await suggest({ query: 'REB', custom: true })).toEqual([['Reb', 'Lange reb'], ['Rebkunst']])
    expect(await suggest({ query: 'ropes' })).toEqual([[], []])
    expect(await suggest({ query: ' ' })).toEqual([[], []])
    await db.deleteFrom('kink').where('custom', '=', true).execute()
  })

  it('exist only on the dark sites', async () => {
    const { client } = await newMember(server, { darkStatus: 3 })
    expect((await client.call('DarkKinks.SearchKinksWithBlogTags', { query: 'reb' })).status).toBe(403)
  })
})
