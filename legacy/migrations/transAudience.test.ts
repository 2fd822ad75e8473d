import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../tests/setup/database'
import { Gender, ProfileType } from '../contract/enums'
import { databaseOn, openPool, type Database } from '../core/database/connect'
import { migrate } from '../core/database/migrate'
import { readSettings } from '../core/settings'
import { idsOf } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import { startTestServer, TestClock, type TestServer } from '../testing/testServer'
import { migrateBefore } from './migrateBefore.fixture'

const OLD_AUDIENCES = [1, 2, 3, 4, 5, 6, 7]
const GENDERS = Object.values(Gender)
/** Meaning of an audience before the migration, when trans people counted as men or women. */
const OLD_GROUPS: Readonly<Record<Gender, number>> = {
  [Gender.Male]: 1,
  [Gender.Female]: 2,
  [Gender.Couple]: 4,
  [Gender.Transsexual]: 3,
}
const meant = (audience: number, gender: Gender) => (audience & OLD_GROUPS[gender]) !== 0

let server: TestServer
let authorId: number
/** Rows stored before the migration, by audience. */
const entries = new Map<number, number>()
const drafts = new Map<number, number>()
const seekers = new Map<number, number>()
const viewers = new Map<Gender, number>()
const savedOptions = GENDERS.map((gender) => ({ genders: [gender], seekingMe: true }))

async function fillOld(db: Database): Promise<void> {
  const clock = new TestClock()
  const deps = { db, clock, settings: readSettings({ SECRET: 'test' }) }
  await insertPlaces(db)
  for (const gender of GENDERS) {
    const profileType = gender === Gender.Couple ? ProfileType.Couple : ProfileType.Single
    const values = { name: `Viewer${gender}`, gender, profileType, seekAudience: 4 }
    viewers.set(gender, await insertProfile({ deps }, values))
  }
  authorId = await insertProfile({ deps }, { name: 'Author', seekAudience: 4, memberUntil: new Date('2030-01-01') })
  for (const audience of OLD_AUDIENCES) {
    seekers.set(audience, await insertProfile({ deps }, { name: `Seeker${audience}`, seekAudience: audience }))
    for (const [map, published] of [
      [entries, true],
      [drafts, false],
    ] as const) {
      const moment = published ? clock.now() : null
      const { id } = await db
        .insertInto('blogEntry')
        .values({
          profileId: authorId,
          countryId: 1,
          dark: false,
          status: published ? 2 : 1,
          title: 'Before',
          html: '<p>Before</p>',
          words: 'Before',
          wordCount: 1,
          audience,
          createdAt: clock.now(),
          publishedAt: moment,
          activeAt: moment,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      map.set(audience, id)
    }
    await db
      .insertInto('blogDraft')
      .values({
        entryId: drafts.get(audience) ?? 0,
        title: 'Before',
        html: '<p>Before</p>',
        audience,
        commentsEnabled: true,
        savedAt: clock.now(),
      })
      .execute()
  }
  await db
    .insertInto('savedSearch')
    .values(
      savedOptions.map((options, index) => ({
        profileId: authorId,
        name: `Search ${index}`,
        options: JSON.stringify(options),
        sortOrder: 1,
        createdAt: clock.now(),
      })),
    )
    .execute()
}

beforeAll(async () => {
  const database = await createEmptyDatabase()
  await migrateBefore('0031', database)
  const db = databaseOn(openPool(database.url, () => undefined, 1))
  await fillOld(db)
  await db.destroy()
  await migrate(database.url)
  server = await startTestServer({}, {}, database)
})
afterAll(() => server.close())

const byAudience = (ids: ReadonlyMap<number, number>, found: readonly number[]) =>
  [...ids].filter(([, id]) => found.includes(id)).map(([audience]) => audience)

describe.each(GENDERS)('rows from before the separate group of trans people, to gender %d', (gender) => {
  const expected = OLD_AUDIENCES.filter((audience) => meant(audience, gender))
  const viewer = () => clientOf(server, viewers.get(gender) ?? 0)

  it('show the blog entries that they showed before', async () => {
    const { data } = await (await viewer()).call('Blogs.GetAllBlogEntries')
    expect(byAudience(entries, idsOf(data))).toEqual(expected)
  })

  it('find the profiles that sought it before, and no others', async () => {
    const { data } = await (await viewer()).call('Search.SearchProfiles', { options: { seekingMe: true } })
    expect(byAudience(seekers, idsOf(data))).toEqual(expected)
  })

  it('show drafts, once published, to the audience they were written for', async () => {
    const author = await clientOf(server, authorId)
    const audiences: number[] = []
    for (const [audience, blogEntryId] of drafts) {
      const { data } = await author.call('Blogs.GetBlogEntryDataForEdit', { blogEntryId })
      const group = { [Gender.Male]: 1, [Gender.Female]: 2, [Gender.Couple]: 4, [Gender.Transsexual]: 8 }[gender]
      if ((data.audience & group) !== 0) audiences.push(audience)
    }
    expect(audiences).toEqual(expected)
  })
})

it('keeps a saved search unchanged', async () => {
  const { data } = await (await clientOf(server, authorId)).call('Search.GetSavedSearches')
  expect(data.map(({ options }) => options)).toEqual(savedOptions)
})

it('keeps the search rows equal to the profiles', async () => {
  const rows = await server.deps.db
    .selectFrom('profile')
    .innerJoin('profileSearch', 'profileSearch.id', 'profile.id')
    .select(['profile.seekAudience as own', 'profileSearch.seekAudience as searched'])
    .execute()
  expect(rows).toHaveLength(OLD_AUDIENCES.length + GENDERS.length + 1)
  expect(rows.filter(({ own, searched }) => own !== searched)).toEqual([])
})

it('lets a new profile seek everybody, including trans people', async () => {
  const id = await insertProfile(server, { name: 'Later' })
  const { seekAudience } = await server.deps.db
    .selectFrom('profile')
    .select('seekAudience')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(seekAudience).toBe(15)
})
