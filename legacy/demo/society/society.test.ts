import { sql } from 'kysely'
import { Check } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../content/locale'
import { AlbumType, MediaKind, RelationStatus } from '../../contract/enums'
import { SearchOptions } from '../../contract/search'
import { TestClient } from '../../testing/testClient'
import { startDemoServer } from '../../testing/demo'
import type { TestServer } from '../../testing/testServer'
import { demoActors, demoPassword } from '../community/actors'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

/** Tables that relate two members, with the columns of both members and of the time. */
const betweenTwo = [
  ['favourite', 'profile_id', 'favourite_id', 'created_at'],
  ['visit', 'visited_id', 'visitor_id', 'visited_at'],
  ['relation', 'requester_id', 'answerer_id', 'since'],
  ['guestbook_entry', 'profile_id', 'author_id', 'created_at'],
  ['note', 'profile_id', 'about_id', 'updated_at'],
  [
    '(select album.profile_id as owner_id, album_access.* from album_access join album on album.id = album_id)',
    'owner_id',
    'profile_id',
    'since',
  ],
  [
    '(select item_id, profile_id, created_at from item_like where item_type = 2)',
    'item_id',
    'profile_id',
    'created_at',
  ],
] as const

const count = async (condition: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(condition)}`.execute(
    server.deps.db,
  )
  return rows[0]?.count
}

describe('relations between members of the demo community', () => {
  it.each(betweenTwo)('start in %s once both have joined, and never between members in a block', async (...names) => {
    const [table, one, other, moment] = names
    const rows = `${table} as x join profile as one on one.id = x.${one} join profile as other on other.id = x.${other}`
    expect(await count(rows)).toBeGreaterThan(50)
    const now = server.clock.now().toISOString()
    expect(
      await count(`${rows} where x.${moment} not between greatest(one.created_at, other.created_at) and '${now}'`),
    ).toBe(0)
    expect(await count(`${rows} where one.status <> 3 or other.status <> 3 or one.id = other.id`)).toBe(0)
    expect(
      await count(
        `${rows} join blacklist as b on (b.profile_id, b.blocked_id) in ((one.id, other.id), (other.id, one.id))`,
      ),
    ).toBe(0)
  })

  it('include agreed and pending relations', async () => {
    for (const status of Object.values(RelationStatus)) {
      expect(await count(`relation where status = ${status}`)).toBeGreaterThan(50)
    }
  })
})

describe('the albums', () => {
  it('contain only media of their own kind', async () => {
    for (const type of Object.values(AlbumType)) {
      expect(await count(`album where type = ${type}`)).toBeGreaterThan(20)
    }
    const inAlbums = 'media join album on album.id = media.album_id'
    expect(await count(`${inAlbums} where media.profile_id <> album.profile_id`)).toBe(0)
    expect(await count(`${inAlbums} where media.created_at < album.created_at`)).toBe(0)
    const kind = `case album.type when ${AlbumType.Protected} then ${MediaKind.ProtectedPicture} else ${MediaKind.AlbumPicture} end`
    expect(await count(`${inAlbums} where media.kind <> ${kind}`)).toBe(0)
    expect(await count('album where not exists (select from media where album_id = album.id)')).toBe(0)
  })

  it('are red only for members of the dark sites; only protected ones have guests', async () => {
    const owners = 'album join profile on profile.id = album.profile_id'
    expect(await count(`${owners} where type = ${AlbumType.Red} and dark_status <> 3`)).toBe(0)
    const guests = 'album_access join album on album.id = album_id'
    expect(await count(`${guests} where type <> ${AlbumType.Protected}`)).toBe(0)
    for (const access of [1, 2]) expect(await count(`album_access where access = ${access}`)).toBeGreaterThan(20)
  })

  it('keep the first portrait in its place where there are several', async () => {
    const faces = `media join profile on profile.id = media.profile_id where kind = ${MediaKind.ProfilePicture}`
    expect(await count(`${faces} and (position = 0) <> (media.id = picture_id)`)).toBe(0)
    expect(await count(`${faces} and position = 1`)).toBeGreaterThan(80)
  })
})

describe('the dark sites', () => {
  it('have kinks with names in every language, chosen by members of the dark sites', async () => {
    const kinks = await server.deps.db.selectFrom('kink').select('name').execute()
    expect(kinks.length).toBeGreaterThanOrEqual(24)
    for (const locale of locales) {
      const names = kinks.map(({ name }) => (name as Record<string, string>)[locale])
      expect(new Set(names).size).toBe(kinks.length)
      for (const name of names) expect(name).toMatch(/^\p{Lu}/u)
    }
    const chosen = 'profile_kink join profile on profile.id = profile_id'
    expect(await count(`${chosen} where dark_status <> 3`)).toBe(0)
    expect(await count(chosen)).toBeGreaterThan(500)
  })
})

describe('the demo logins', () => {
  const active = demoActors.filter(({ traits }) => traits.status === 3)

  it.each(active.map(({ name }) => name))('give %s something to look at', async (name) => {
    const profile = await server.deps.db
      .selectFrom('profile')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    const tables = ['tag', 'note', 'saved_search', 'album', 'guestbook_entry', 'favourite', 'blacklist']
    const counts = await Promise.all(tables.map((table) => count(`${table} where profile_id = ${profile.id}`)))
    expect(tables.filter((_table, index) => (counts[index] ?? 0) < 2)).toEqual([])
    expect(await count(`visit where visited_id = ${profile.id}`)).toBeGreaterThan(10)
    expect(await count(`relation where ${profile.id} in (requester_id, answerer_id) and status = 2`)).toBeGreaterThan(0)
  })

  it('have valid saved searches', async () => {
    const searches = await server.deps.db.selectFrom('savedSearch').selectAll().execute()
    for (const { options } of searches) expect(Check(SearchOptions, options)).toBe(true)
  })

  it('have agreed relations and requests for more', async () => {
    const client = new TestClient(server)
    await client.call('LogOn.LogOn', { name: 'freja', password: demoPassword })
    const { data } = await client.call('EditProfile.GetRelations')
    expect(data.some(({ status }) => status === RelationStatus.Accepted)).toBe(true)
    const asked = data.find(({ status, requestedByOther }) => status === RelationStatus.Requested && requestedByOther)
    const answer = await client.call('EditProfile.AnswerRelation', { relationId: asked?.id, accept: true })
    expect(answer.status).toBe(200)
  })
})
