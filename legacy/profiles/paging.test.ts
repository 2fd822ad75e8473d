import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '../contract/contract'
import { LikeItemType, RelationStatus, RelationType } from '../contract/enums'
import { after, MINUTE } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

const SIZES = [0, 1, 30, 31, 100]
const PROFILES = 100
const PAGE = 30

let server: TestServer
let others: number[]
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  others = await Promise.all(Array.from({ length: PROFILES }, (_, n) => insertProfile(server, { name: `Other${n}` })))
})
afterAll(() => server.close())

/** A member who has every kind of relation with `count` others. */
async function memberWithRelations(count: number): Promise<TestMember> {
  const member = await newMember(server, { memberUntil: new Date(Date.UTC(2099, 0, 1)) })
  if (count === 0) return member
  const { db, clock } = server.deps
  const ties = others.slice(0, count).map((id, n) => ({ id, at: after(clock.now(), -n * MINUTE) }))
  const own = { profileId: member.id }
  await db
    .insertInto('favourite')
    .values(ties.map(({ id }) => ({ ...own, favouriteId: id })))
    .execute()
  await db
    .insertInto('note')
    .values(ties.map(({ id, at }) => ({ ...own, aboutId: id, text: 'A note', updatedAt: at })))
    .execute()
  await db
    .insertInto('visit')
    .values(ties.map(({ id, at }) => ({ visitedId: member.id, visitorId: id, visitedAt: at })))
    .execute()
  await db
    .insertInto('guestbookEntry')
    .values(ties.map(({ id, at }) => ({ ...own, authorId: id, text: 'Hej', createdAt: at })))
    .execute()
  await db
    .insertInto('itemLike')
    .values(
      ties.map(({ id, at }) => ({ itemType: LikeItemType.Profile, itemId: member.id, profileId: id, createdAt: at })),
    )
    .execute()
  const between = { requesterId: member.id, type: RelationType.Friend, status: RelationStatus.Accepted }
  await db
    .insertInto('relation')
    .values(ties.map(({ id, at }) => ({ ...between, answererId: id, since: at })))
    .execute()
  const tag = await db
    .insertInto('tag')
    .values({ ...own, name: 'Known' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('profileTag')
    .values(ties.map(({ id }) => ({ tagId: tag.id, profileId: id })))
    .execute()
  return member
}

async function whole({ client }: TestMember, name: CallName, filter: object, byPage: boolean): Promise<unknown[]> {
  const found: unknown[] = []
  for (let page = 0; ; page++) {
    const place = byPage ? { page, take: PAGE } : { skip: page * PAGE, take: PAGE }
    const { status, data } = await client.call(name, { ...filter, ...place })
    expect([name, status]).toEqual([name, 200])
    const items = data as unknown as { id: number; profile?: { id: number }; author?: { id: number } }[]
    found.push(...items.map(({ id, profile, author }) => (profile ?? author)?.id ?? id))
    if (items.length < PAGE) return found
  }
}

const lists = (id: number): readonly (readonly [CallName, object, boolean])[] => [
  ['TopMenu.Favorites', {}, true],
  ['TopMenu.Visits', {}, true],
  ['Profiles.GetVisitors', { hours: 24 }, false],
  ['Profiles.GetNotes', {}, false],
  ['Profiles.GetTaggedProfiles', {}, false],
  ['Profiles.GetGuestbook', { profileId: id }, false],
  ['Profiles.GetRelations', { profileId: id }, false],
  ['Common.GetLikeProfiles', { itemType: LikeItemType.Profile, itemId: id }, false],
]

describe.each(SIZES)('lists of %d members, paged to their end', (count) => {
  it('show each once', async () => {
    const member = await memberWithRelations(count)
    const expected = others.slice(0, count).toSorted((a, b) => a - b)
    for (const [name, filter, byPage] of lists(member.id)) {
      const found = (await whole(member, name, filter, byPage)) as number[]
      expect([name, found.toSorted((a, b) => a - b)]).toEqual([name, expected])
    }
  })

  it('show each blocked profile once', async () => {
    const member = await newMember(server)
    const rows = others.slice(0, count).map((blockedId) => ({ profileId: member.id, blockedId }))
    for (const { blockedId } of rows)
      await member.client.call('Profiles.AddProfileToBlacklist', { profileId: blockedId })
    const found = (await whole(member, 'Profiles.GetBlacklistProfiles', {}, false)) as number[]
    expect(found.toSorted((a, b) => a - b)).toEqual(others.slice(0, count).toSorted((a, b) => a - b))
  })
})
