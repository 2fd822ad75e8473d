import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls, type CallName } from '../../legacy/contract/contract'
import { AlbumType, Dominance, KinkLevel, MediaKind, RoleLevel } from '../../legacy/contract/enums'
import { TicketKind } from '../../legacy/contract/support/ticketEnums'
import { insertBlogEntry } from '../../legacy/testing/insertBlogEntry'
import { insertLodge } from '../../legacy/testing/lodges'
import { insertPicture } from '../../legacy/testing/media'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf } from '../../legacy/testing/profiles'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

/** Stands in everything of the dark sites that a member can write. */
const MARKER = 'Mondscheinmarke'

let server: TestServer
let owner: TestMember
let viewer: TestMember
let staff: TestMember

beforeAll(async () => {
  server = await startTestServer()
  const { db, clock } = server.deps
  await insertPlaces(db)
  const onDark = { host: 'dark.dk.localhost' }
  owner = await newMember(server, { darkStatus: 3 }, onDark)
  viewer = await newMember(server, { darkStatus: 3 }, onDark)
  staff = await newMember(server, { darkStatus: 3, roleLevel: RoleLevel.Support }, onDark)
  const kink = await db
    .insertInto('kink')
    .values({ name: JSON.stringify({ 'da-DK': MARKER }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { client } of [owner, viewer]) {
    await client.call('DarkKinks.SetProfileKinks', { kinks: [{ kinkId: kink.id, level: KinkLevel.Like }] })
    await client.call('EditDarkProfile.UpdateDarkProfile', { headline: MARKER, text: `<p>${MARKER}</p>` })
    const { data } = await client.call('EditDarkProfile.GetDarkProfileDataForEdit')
    const persons = data.persons.map(({ id }) => ({ personId: id, dominance: Dominance.Dominating }))
    await client.call('EditDarkProfile.SaveDarkInformation', { persons })
    await client.call('Search.SaveSearch', { name: MARKER, options: {} })
    await client.call('Media.CreateAlbum', { name: `${MARKER} 3`, type: AlbumType.Red })
    await client.call('MyTickets.CreateTicket', {
      kind: TicketKind.Other,
      subject: MARKER,
      text: MARKER,
      key: randomUUID(),
    })
  }
  await owner.client.call('DarkKinks.CreateKink', { name: `${MARKER} 2`, level: KinkLevel.Like })
  await db
    .insertInto('darkApplication')
    .values({ profileId: viewer.id, text: MARKER, status: 1, appliedAt: clock.now() })
    .execute()
  const album = await db
    .insertInto('album')
    .values({ profileId: owner.id, name: MARKER, type: AlbumType.Red, createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertPicture(server, owner.id, { kind: MediaKind.AlbumPicture, albumId: album.id, title: MARKER })
  await insertPicture(server, viewer.id, { kind: MediaKind.DarkProfilePicture, title: MARKER })
  for (const [from, to] of [
    [viewer, owner],
    [owner, viewer],
  ] as const) {
    await from.client.call('Profiles.AddGuestbookEntry', { profileId: to.id, text: MARKER })
  }
  const ticket = await db.selectFrom('ticket').select('id').where('profileId', '=', viewer.id).executeTakeFirstOrThrow()
  await db
    .insertInto('review')
    .values({ ticketId: ticket.id, countryId: 1, author: MARKER, rating: 5, text: MARKER, date: '2026-11-01' })
    .execute()
  await viewer.client.call('DarkProfileConnection.CreateProfileConnection', { profileId: owner.id, role: 1 })
  await insertBlogEntry(server, owner.id, { dark: true, title: MARKER, tags: [MARKER] })
  await insertLodge(server, owner.id, { dark: true, name: MARKER, terms: MARKER })
})
afterAll(() => server.close())

const reads = calls.filter(([, { method }]) => method === 'GET').map(([name]) => name)
/** Posts that read, by what tells them from writes. */
const postedReads = calls.filter(([name, { method }]) => method === 'POST' && /\.(Get|Search|NewLodges)/.test(name))

/** Values for the parameters of a call: ids that exist, and the marker as words. */
function argumentsOf(name: CallName, profileId = owner.id): Record<string, unknown> {
  const found = calls.find(([each]) => each === name)
  const parameters = { ...found?.[1].query.properties, ...found?.[1].body.properties }
  const values: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(parameters)) {
    const { type, enum: choices } = schema as { type?: string; enum?: unknown[] }
    if (/^profileId$/.test(key)) values[key] = profileId
    else if (key === 'ids') values[key] = [owner.id, 1, 2]
    else if (choices) values[key] = choices[0]
    else if (/Id$|^id$|Number$/.test(key) && type === 'integer') values[key] = 1
    else if (/query|text|filterText|^name$/.test(key)) values[key] = MARKER.slice(0, 8)
  }
  return values
}

const asked = [...reads, ...postedReads.map(([name]) => name)]

it.each(asked)('%s tells nothing of the dark sites on a main one', async (name) => {
  for (const { id } of [viewer, staff]) {
    const client = await clientOf(server, id)
    for (const profileId of [owner.id, id]) {
      const answer = await client.call(name, argumentsOf(name, profileId))
      expect(JSON.stringify([answer.data, answer.problem])).not.toContain(MARKER)
    }
  }
})

it('tells a main site neither the roles of its own persons, nor changes them there', async () => {
  const client = await clientOf(server, viewer.id)
  const { data } = await client.call('EditProfile.GetProfileDataForEdit')
  expect(data.persons.map(({ dominance }) => dominance)).toEqual([null])
  const persons = data.persons.map(({ id, dominance }) => ({ id, dominance }))
  expect((await client.call('EditProfile.UpdateProfile', { persons })).status).toBe(200)
  const { data: dark } = await viewer.client.call('EditDarkProfile.GetDarkProfileDataForEdit')
  expect(dark.persons.map(({ dominance }) => dominance)).toEqual([Dominance.Dominating])
})

it('shows on the dark site what the member keeps there', async () => {
  const { client } = viewer
  const shown = await Promise.all([
    client.call('Search.GetSavedSearches'),
    client.call('EditDarkProfile.GetRedMediaAlbums'),
    client.call('MyTickets.Tickets'),
    client.call('Profiles.GetGuestbook', { profileId: viewer.id }),
    client.call('Support.GetReviews'),
  ])
  for (const { data } of shown) expect(JSON.stringify(data)).toContain(MARKER)
})

it('is found on the dark site, so that the markers are there', async () => {
  const client = await clientOf(server, viewer.id, { host: 'dark.dk.localhost' })
  for (const name of ['Profiles.GetProfile', 'DarkKinks.GetAllKinks', 'Blogs.GetAllBlogEntries'] as const) {
    expect(JSON.stringify((await client.call(name, argumentsOf(name) as never)).data)).toContain(MARKER)
  }
})
