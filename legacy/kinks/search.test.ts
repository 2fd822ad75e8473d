import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KinkItemType, KinkLevel, KinkStatus, MediaKind } from '../contract/enums'
import { addJob } from '../core/jobs'
import { insertBlogEntry } from '../testing/insertBlogEntry'
import { insertLodge } from '../testing/lodges'
import { insertPicture } from '../testing/media'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

const { Like, Curious, No } = KinkLevel
const { Profile, Media, BlogEntry, Lodge } = KinkItemType

let server: TestServer
let viewer: TestMember
let kinks: number[]

const onDark = { host: 'dark.dk.localhost' }
const darkMember = (values: object = {}) => newMember(server, { darkStatus: 3, language: 'en-GB', ...values }, onDark)

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  const { db } = server.deps
  await db.deleteFrom('kink').execute()
  const rows = await db
    .insertInto('kink')
    .values(['Silk', 'Rope', 'Wax'].map((name) => ({ name: JSON.stringify({ 'en-GB': name }) })))
    .returning('id')
    .execute()
  kinks = idsOf(rows)
  viewer = await darkMember()
})

/** A member with a level for each of the kinks in their order. */
async function fond(
  levels: (KinkLevel | null)[],
  { hidden = false, ...values }: { hidden?: boolean; darkStatus?: number; countryId?: number; zipCode?: string } = {},
) {
  const member = await darkMember(values)
  const chosen = levels.flatMap((level, index) => (level === null ? [] : [{ kinkId: kinks[index] ?? 0, level }]))
  await server.deps.db
    .insertInto('profileKink')
    .values(chosen.map((each) => ({ ...each, profileId: member.id, private: hidden })))
    .execute()
  return member
}

const found = async (itemType: KinkItemType, count = 1) =>
  idsOf((await viewer.client.call('DarkKinks.SearchItemsByKinks', { itemType, kinkIds: kinks.slice(0, count) })).data)

describe('a search by kinks', () => {
  it('finds who shares all of them openly, newest first', async () => {
    const one = await fond([Like])
    const both = await fond([Curious, Like])
    await fond([No, Like])
    await fond([Like, Like], { hidden: true })
    await fond([Like, Like], { darkStatus: 1 })
    await fond([Like, Like], { countryId: 2, zipCode: '0150' })
    const blocked = await fond([Like, Like])
    await viewer.client.call('Profiles.AddProfileToBlacklist', { profileId: blocked.id })
    expect(await found(Profile)).toEqual([both.id, one.id])
    expect(await found(Profile, 2)).toEqual([both.id])
    expect(await found(Profile, 3)).toEqual([])
  })

  it('finds their pictures', async () => {
    const { id } = await fond([Like])
    const hidden = await fond([Like], { hidden: true })
    const picture = await insertPicture(server, id, { kind: MediaKind.AlbumPicture })
    await insertPicture(server, hidden.id, { kind: MediaKind.AlbumPicture })
    expect(await found(Media)).toEqual([picture.id])
  })

  it('does not tell who coined a kink that the staff has not opened', async () => {
    const author = await fond([Like])
    const { id: mediaId } = await insertPicture(server, author.id, { kind: MediaKind.AlbumPicture })
    const seen = async () => [
      await found(Profile),
      await found(Media),
      idsOf((await viewer.client.call('Media.GetNewestMedia', { kinkId: kinks[0] })).data),
    ]
    expect(await seen()).toEqual([[author.id], [mediaId], [mediaId]])
    const waiting = { status: KinkStatus.Waiting, coinedBy: author.id }
    await server.deps.db
      .updateTable('kink')
      .set(waiting)
      .where('id', '=', kinks[0] ?? 0)
      .execute()
    expect(await seen()).toEqual([[], [], []])
  })

  it('finds entries with tags of their names, and lodges', async () => {
    const { id } = await darkMember()
    const entryId = await insertBlogEntry(server, id, { dark: true, tags: ['silk'] })
    await insertBlogEntry(server, id, { dark: true, tags: ['snow'] })
    await insertBlogEntry(server, id, { tags: ['silk'] })
    expect(await found(BlogEntry)).toEqual([entryId])
    expect(await found(BlogEntry, 2)).toEqual([])
    const lodgeId = await insertLodge(server, id, { dark: true })
    await server.deps.db
      .insertInto('lodgeKink')
      .values({ lodgeId, kinkId: kinks[0] ?? 0 })
      .execute()
    expect(await found(Lodge)).toEqual([lodgeId])
  })

  it('is for the dark sites', async () => {
    const { client } = await newMember(server, { darkStatus: 3 })
    const wish = { itemType: Profile, kinkIds: kinks.slice(0, 1) }
    expect((await client.call('DarkKinks.SearchItemsByKinks', wish)).status).toBe(403)
  })
})

describe('the popular kinks', () => {
  it('come by how many share them and say so', async () => {
    await fond([Like, null, Like])
    await fond([No, null, Curious], { hidden: true })
    await fond([null, Like, null], { darkStatus: 0 })
    await addJob(server.deps.db, 'countKinkUse', {})
    await server.runJobs()
    for (const call of ['DarkKinks.GetPopularKinks', 'DarkKinks.GetMostPopularKinks'] as const) {
      const { data } = await viewer.client.call(call)
      expect(data.map(({ name, profileCount }) => [name, profileCount])).toEqual([
        ['Silk', 1],
        ['Wax', 1],
        ['Rope', 0],
      ])
    }
    expect((await viewer.client.call('DarkKinks.GetNonPopularKinks')).data).toEqual([])
  })
})
