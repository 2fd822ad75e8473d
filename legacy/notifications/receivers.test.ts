import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  BanType,
  DarkStatus,
  Gender,
  NotificationItemType,
  NotificationTopic,
  ProfileStatus,
  ProfileType,
} from '../contract/enums'
import { hearEvents, type Heard } from '../testing/events'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

const MEMBERS = 6
/** The actor, the entry's author, and the author of the comment that is answered; the others only read. */
const [ACTOR, AUTHOR, ANSWERED] = [0, 1, 2]

let server: TestServer
let heard: Heard

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  heard = await hearEvents(server)
})
afterAll(async () => {
  await heard.close()
  await server.close()
})

/** Most members have no restriction, so that each one is also tested by itself. */
const seldom = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).map((all) => all.every(Boolean))
const member = fc.record({
  gender: fc.constantFrom(...Object.values(Gender)),
  darkStatus: fc.constantFrom(DarkStatus.Approved, DarkStatus.Approved, DarkStatus.None),
  locked: seldom,
  banned: seldom,
  hidesEntry: seldom,
  hidesAuthor: seldom,
})
const anyone = fc.nat({ max: MEMBERS - 1 })
const world = fc.record({
  members: fc.array(member, { minLength: MEMBERS, maxLength: MEMBERS }),
  dark: seldom,
  audience: fc.constantFrom(7, 7, 1, 2, 4),
  blocks: fc.array(
    fc.tuple(anyone, anyone).filter(([from, to]) => from !== to),
    { maxLength: 3 },
  ),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never

it('finds exactly the members who could read it, in one query', async () => {
  let told = 0
  await fc.assert(
    fc.asyncProperty(world, async (drawn) => {
      const host = drawn.dark ? 'dark.dk.localhost' : 'dk.localhost'
      const { all, blogEntryId, parentId } = await arrange(drawn, host)
      const actor = at(all, ACTOR)
      const names = all.filter((each) => each !== actor)
      await heard.take()
      const { status, data } = await actor.client.call('Blogs.AddBlogComment', {
        blogEntryId,
        parentId,
        text: names.map(({ name }) => `@${name}`).join(' '),
        mentionIds: idsOf(names),
      })
      // The actor, too, may be unable to read everything.
      if (status !== 200) return
      const toldIds = (await heard.take()).flatMap((event) => (event.type === 'Notified' ? event.profileIds : []))
      expect(new Set(toldIds).size).toBe(toldIds.length)
      for (const { id, name } of names) {
        const reads = await readsWhenTold(id, { host, actorId: actor.id, blogEntryId, commentId: data.id })
        expect([name, toldIds.includes(id)]).toEqual([name, reads])
      }
      told += toldIds.length
    }),
    { numRuns: 40 },
  )
  // The number depends on the random draw; none would mean that nothing was tested.
  expect(told).toBeGreaterThan(3)
}, 240_000)

/** Creates members, an entry of one of them and a comment on it, then their restrictions. */
async function arrange({ members, dark, audience, blocks }: World, host: string) {
  const { db, clock } = server.deps
  const now = clock.now()
  const all: TestMember[] = []
  for (const { gender, darkStatus } of members) {
    const profileType = gender === Gender.Couple ? ProfileType.Couple : ProfileType.Single
    all.push(await newMember(server, { gender, profileType, darkStatus }, { host }))
  }
  const blogEntryId = await insertBlogEntry(server, at(all, AUTHOR).id, { dark, audience })
  const parentId = await insertBlogComment(server, blogEntryId, at(all, ANSWERED).id)
  for (const [index, { locked, banned, hidesEntry, hidesAuthor }] of members.entries()) {
    const { id: profileId, client } = at(all, index)
    if (index === ACTOR) continue
    if (hidesEntry) await client.call('Blogs.HideEntry', { blogEntryId })
    if (hidesAuthor) await client.call('Blogs.HideAuthor', { profileId: at(all, AUTHOR).id })
    if (banned) await db.insertInto('ban').values({ profileId, banType: BanType.Blogs, createdAt: now }).execute()
    const status = locked ? ProfileStatus.Locked : ProfileStatus.Active
    await db.updateTable('profile').set({ status }).where('id', '=', profileId).execute()
  }
  for (const [from, to] of blocks) {
    await db
      .insertInto('blacklist')
      .values({ profileId: at(all, from).id, blockedId: at(all, to).id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { all, blogEntryId, parentId }
}

/** Whether a member would see a comment if they had a notification of it. */
async function readsWhenTold(
  profileId: number,
  told: { readonly host: string; readonly actorId: number; readonly blogEntryId: number; readonly commentId: number },
): Promise<boolean> {
  const { host, blogEntryId: itemId, ...columns } = told
  await server.deps.db
    .insertInto('notification')
    .values({
      ...columns,
      itemType: NotificationItemType.BlogEntry,
      itemId,
      profileId,
      topic: NotificationTopic.Mention,
      createdAt: server.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const client = await clientOf(server, profileId, { host })
  const list = await client.call('Notifications.ClientNotifications')
  return list.status === 200 && list.data.some(({ commentId }) => commentId === told.commentId)
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`There is nothing at ${index}`)
  return found
}
