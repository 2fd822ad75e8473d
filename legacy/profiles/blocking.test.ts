import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LikeItemType, NotificationTopic } from '../contract/enums'
import { insertPicture } from '../testing/media'
import { idsOf } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { tiedMembers, type TiedMember } from './blocking.fixture'
import {
  blogCountsFor,
  blogCountsOf,
  blogFor,
  blogListsFor,
  blogListsOf,
  blogOf,
  hiddenListsOf,
  writeBlogs,
  type WrittenBlogs,
} from './blockingBlogs.fixture'
import { mailFor, mailOf, writeMail, type WrittenMail } from './blockingMail.fixture'
import { actsOn, Asking, byIdsOf, countsOf, listsOf, pageOf } from './blockingReads.fixture'

const MEMBERS = 4
/** Topics of the notifications that each member has stored. */
const storedTopics = [NotificationTopic.GuestbookEntry, NotificationTopic.BlogComment]

let server: TestServer
let members: TiedMember[]
/** A picture that everyone likes; its owner lives abroad, and nobody blocks them. */
let liked: { id: number }
let blogs: WrittenBlogs
let mail: WrittenMail

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.deps
  await insertPlaces(db)
  liked = await insertPicture(server, await insertProfile(server, { name: 'Liked', countryId: 2, zipCode: '0150' }))
  members = await tiedMembers(server, MEMBERS)
  blogs = await writeBlogs(server, members)
  mail = await writeMail(server, members)
  await db
    .insertInto('itemLike')
    .values(members.map(({ id }) => ({ itemType: LikeItemType.Media, itemId: liked.id, profileId: id })))
    .execute()
})
afterAll(() => server.close())

const anyone = fc.nat({ max: MEMBERS - 1 })
const blocks = fc.uniqueArray(
  fc.tuple(anyone, anyone).filter(([from, to]) => from !== to),
  { selector: ([from, to]) => `${from}>${to}`, minLength: 1, maxLength: 6 },
)

/** The first member has blocked one, is blocked by another, and both of those are apart from a third. */
const bothWays: [number, number][] = [
  [0, 1],
  [2, 0],
  [1, 2],
]

it('hides blocked members on every read, in both directions', async () => {
  await fc.assert(
    fc.asyncProperty(blocks, anyone, async (edges, viewerIndex) => {
      const pairs = edges.map(([from, to]): [TiedMember, TiedMember] => [member(from), member(to)])
      await setBlocks(pairs)
      const viewer = member(viewerIndex)
      const asking = new Asking(server, viewer, members)
      const apart = (one: TiedMember, other: TiedMember) =>
        pairs.some((pair) => one !== other && pair.includes(one) && pair.includes(other))
      const seen = members.filter((each) => !apart(each, viewer))
      const listed = seen.filter((each) => each !== viewer)

      const lists = await listsOf(asking)
      expect(lists).toEqual(Object.fromEntries(Object.keys(lists).map((name) => [name, idsOf(listed)])))
      const inBlogs = await blogListsOf(asking, blogs)
      expect(inBlogs).toEqual(blogListsFor(inBlogs, viewer.id, idsOf(seen)))
      expect(await hiddenListsOf(asking, blogs)).toEqual([idsOf(listed), idsOf(listed), [viewer.id]])
      expect(await blogCountsOf(asking)).toEqual(blogCountsFor(seen.length))
      expect(await mailOf(asking, mail)).toEqual(mailFor(mail, viewer.id, idsOf(seen)))
      const counts = await countsOf(asking)
      expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, listed.length])))
      expect(await byIdsOf(asking, liked)).toEqual({
        profiles: idsOf(seen),
        details: idsOf(seen),
        likers: idsOf(seen),
        media: [liked, ...seen.map(({ picture }) => picture)].map(({ id }) => id),
        likeCount: seen.length,
      })
      for (const owner of members) {
        const blog = await blogOf(asking, owner, blogs)
        expect(blog).toEqual(blogFor(blog.found, owner, blogs, idsOf(seen)))
        const others = seen.filter((each) => each !== owner)
        const authors = idsOf(others.filter((each) => !apart(each, owner)))
        expect(await pageOf(asking, owner)).toEqual(seen.includes(owner) ? fullPage(authors, others) : emptyPage)
        if (owner === viewer) continue
        const found = await actsOn(asking, owner)
        expect(found).toEqual(found.map(() => seen.includes(owner)))
      }
      expect(asking.tracesOf(members.filter((each) => !seen.includes(each)))).toEqual([])
    }),
    { numRuns: 3, examples: [[bothWays, 0]] },
  )
}, 240_000)

function member(index: number): TiedMember {
  const found = members[index]
  if (!found) throw new Error(`There is no member ${index}`)
  return found
}

async function setBlocks(pairs: readonly (readonly [TiedMember, TiedMember])[]): Promise<void> {
  const { db } = server.deps
  await db.deleteFrom('blacklist').execute()
  // The last round's actions have caused new notifications.
  await db.deleteFrom('notification').where('topic', 'not in', storedTopics).execute()
  for (const [{ id: profileId }, { id: blockedId }] of pairs) {
    await db.insertInto('blacklist').values({ profileId, blockedId }).execute()
  }
}

/** A page without a block: with the guestbook entries of these authors, and related to those members. */
function fullPage(authors: readonly number[], related: readonly TiedMember[]): Awaited<ReturnType<typeof pageOf>> {
  return {
    shown: true,
    guestbookCount: authors.length,
    guestbook: [...authors],
    readable: [...authors],
    relations: idsOf(related),
    media: 2,
    albums: 1,
    found: [true, true, true, true, true, true],
  }
}

const emptyPage: Awaited<ReturnType<typeof pageOf>> = {
  shown: false,
  guestbookCount: 0,
  guestbook: [],
  readable: [],
  relations: [],
  media: 0,
  albums: 0,
  found: [false, false, false, false, false, false],
}
