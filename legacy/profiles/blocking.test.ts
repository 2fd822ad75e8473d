import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertPicture } from '../testing/media'
import { mediaClient } from '../testing/mediaClient'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

const MEMBERS = 4

/** A member with a picture, a birthday today, who is online, and likes, visits, tags and favours everyone. */
interface Member {
  readonly id: number
  readonly client: TestClient
  readonly picture: { readonly id: number; readonly key: string }
}

let server: TestServer
let members: Member[]
/** The picture that everyone likes; nobody blocks its owner. */
let liked: { id: number }

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.deps
  await insertPlaces(db)
  const now = server.clock.now()
  liked = await insertPicture(server, await insertProfile(server, { name: 'Liked' }))
  members = []
  for (let number = 0; number < MEMBERS; number++) {
    const id = await insertProfile(server, { name: `Member${number}`, lastOnlineAt: now })
    const picture = await insertPicture(server, id)
    await db.updateTable('profile').set({ pictureId: picture.id }).where('id', '=', id).execute()
    await db.updateTable('person').set({ birthday: '1990-11-20' }).where('profileId', '=', id).execute()
    members.push({ id, picture, client: await clientOf(server, id) })
  }
  for (const { id } of members) {
    await db.insertInto('itemLike').values({ itemType: 1, itemId: liked.id, profileId: id }).execute()
    const tag = await db
      .insertInto('tag')
      .values({ profileId: id, name: 'known' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const other of members.filter((each) => each.id !== id)) {
      await db.insertInto('favourite').values({ profileId: id, favouriteId: other.id }).execute()
      await db.insertInto('visit').values({ visitedId: id, visitorId: other.id, visitedAt: now }).execute()
      await db.insertInto('profileTag').values({ tagId: tag.id, profileId: other.id }).execute()
      const like = { itemType: 1, itemId: other.picture.id, profileId: id }
      await db.insertInto('itemLike').values(like).execute()
    }
  }
})
afterAll(() => server.close())

const member = (index: number): Member => {
  const found = members[index]
  if (!found) throw new Error(`There is no member ${index}`)
  return found
}

const anyone = fc.nat({ max: MEMBERS - 1 })
const blocks = fc.uniqueArray(
  fc.tuple(anyone, anyone).filter(([from, to]) => from !== to),
  { selector: ([from, to]) => `${from}>${to}`, maxLength: 6 },
)

const profileIds = (profiles: readonly { id: number }[]) => profiles.map(({ id }) => id).toSorted((a, b) => a - b)

it('holds on every read, in both directions', async () => {
  await fc.assert(
    fc.asyncProperty(blocks, anyone, async (edges, readerIndex) => {
      const { db } = server.deps
      await db.deleteFrom('blacklist').execute()
      for (const [from, to] of edges) {
        await db
          .insertInto('blacklist')
          .values({ profileId: member(from).id, blockedId: member(to).id })
          .execute()
      }
      const apart = (index: number) => edges.some((edge) => edge.includes(index) && edge.includes(readerIndex))
      const seen = members.filter((_, index) => index === readerIndex || !apart(index))
      await expectToSee(member(readerIndex), seen)
    }),
    { numRuns: 12 },
  )
}, 60_000)

async function expectToSee(reader: Member, seen: readonly Member[]): Promise<void> {
  const { client } = reader
  const expected = profileIds(seen)
  const others = seen.filter(({ id }) => id !== reader.id).length
  const ids = members.map(({ id }) => id)
  const mediaIds = members.map(({ picture }) => picture.id)

  const byId = await client.call('Profiles.GetProfilesByIds', { ids })
  expect(profileIds(byId.data)).toEqual(expected)
  const online = await client.call('Profiles.GetOnlineProfiles')
  expect(profileIds(online.data)).toEqual(expected)
  const birthday = await client.call('Profiles.GetBirthdayProfiles')
  expect(profileIds(birthday.data)).toEqual(expected)
  const newest = await client.call('Search.GetNewestProfiles')
  expect(profileIds(newest.data.filter(({ name }) => name !== 'Liked'))).toEqual(expected)

  const likers = await client.call('Common.GetLikeProfiles', { itemType: 1, itemId: liked.id })
  expect(profileIds(likers.data)).toEqual(expected)
  const media = await client.call('Media.GetMediaByIds', { ids: [liked.id, ...mediaIds] })
  expect(profileIds(media.data)).toEqual(profileIds([liked, ...seen.map(({ picture }) => picture)]))
  expect(media.data[0]).toMatchObject({ id: liked.id, liked: true, likeCount: seen.length })

  const counts = await client.call('Notifications.NotificationCounts')
  expect(counts.data).toMatchObject({ newVisitsCount: others, onlineFavoritesCount: others, onlineTagged: others })
  expect((await client.call('CurrentProfile.Tags')).data).toMatchObject([{ name: 'known', count: others }])

  for (const { id, picture } of members) {
    const status = seen.some((each) => each.id === id) ? 200 : 404
    const file = await mediaClient(server, client).get(`/media/${picture.key}/thumbnail.webp`)
    expect(file.statusCode).toBe(status)
    const item = { itemType: 1, itemId: picture.id }
    expect((await client.call('Common.GetLikeProfiles', item)).status).toBe(status)
    expect((await client.call('Common.GetLikeDeletedProfilesCount', item)).status).toBe(status)
    expect((await client.call('Common.ToggleLike', { ...item, liked: true })).status).toBe(status)
  }
}
