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

const sortedIds = (items: readonly { id: number }[]) => items.map(({ id }) => id).toSorted((a, b) => a - b)

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
      expect(await readsOf(member(readerIndex))).toEqual(readsIfSeen(seen, member(readerIndex)))
    }),
    { numRuns: 12 },
  )
}, 60_000)

/** What a member gets who sees these, themselves among them; lists of members leave the reader out. */
function readsIfSeen(seen: readonly Member[], reader: Member) {
  const profiles = sortedIds(seen)
  const listed = profiles.filter((id) => id !== reader.id)
  const others = seen.length - 1
  return {
    byId: profiles,
    online: listed,
    birthday: listed,
    newest: listed,
    likers: profiles,
    media: sortedIds([liked, ...seen.map(({ picture }) => picture)]),
    likeCount: seen.length,
    counts: [others, others, others],
    tagCount: others,
    statuses: members.map(({ id }) =>
      Array.from<unknown, number>({ length: 4 }, () => (profiles.includes(id) ? 200 : 404)),
    ),
  }
}

async function readsOf({ client }: Member): Promise<ReturnType<typeof readsIfSeen>> {
  const byId = await client.call('Profiles.GetProfilesByIds', { ids: members.map(({ id }) => id) })
  const online = await client.call('Profiles.GetOnlineProfiles')
  const birthday = await client.call('Profiles.GetBirthdayProfiles')
  const newest = await client.call('Search.GetNewestProfiles')
  const likers = await client.call('Common.GetLikeProfiles', { itemType: 1, itemId: liked.id })
  const mediaIds = [liked.id, ...members.map(({ picture }) => picture.id)]
  const media = await client.call('Media.GetMediaByIds', { ids: mediaIds })
  const counts = await client.call('Notifications.NotificationCounts')
  const tags = await client.call('CurrentProfile.Tags')
  const statuses: number[][] = []
  for (const { picture } of members) {
    const item = { itemType: 1, itemId: picture.id }
    const answers = [
      await client.call('Common.GetLikeProfiles', item),
      await client.call('Common.GetLikeDeletedProfilesCount', item),
      await client.call('Common.ToggleLike', { ...item, liked: true }),
    ]
    const file = await mediaClient(server, client).get(`/media/${picture.key}/thumbnail.webp`)
    statuses.push([...answers.map(({ status }) => status), file.statusCode])
  }
  return {
    byId: sortedIds(byId.data),
    online: sortedIds(online.data),
    birthday: sortedIds(birthday.data),
    newest: sortedIds(newest.data.filter(({ name }) => name !== 'Liked')),
    likers: sortedIds(likers.data),
    media: sortedIds(media.data),
    likeCount: media.data[0]?.likeCount ?? 0,
    counts: [counts.data.newVisitsCount, counts.data.onlineFavoritesCount, counts.data.onlineTagged],
    tagCount: tags.data[0]?.count ?? 0,
    statuses,
  }
}
