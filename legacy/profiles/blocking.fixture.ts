import { AlbumType, LikeItemType, MediaKind, NotificationItemType, NotificationTopic } from '../contract/enums'
import { insertPicture } from '../testing/media'
import { newMember, type TestMember } from '../testing/members'
import type { TestServer } from '../testing/testServer'

/** A member with a picture who is online, has a birthday, and has every relation with all others. */
export interface TiedMember extends TestMember {
  readonly picture: { readonly id: number; readonly key: string }
  readonly albumId: number
  readonly entries: Map<number, number>
}

/** Members who each like, favour, tag, visit and relate to all others, with notes and guestbook entries. */
export async function tiedMembers(server: TestServer, count: number): Promise<TiedMember[]> {
  const members: TiedMember[] = []
  for (let number = 0; number < count; number++) members.push(await sociableMember(server, `Sociable${number}`))
  for (const one of members) {
    for (const other of members) if (one !== other) await tie(server, one, other)
  }
  return members
}

async function sociableMember(server: TestServer, name: string): Promise<TiedMember> {
  const { db, clock } = server.deps
  const now = clock.now()
  const member = await newMember(server, {
    name,
    lastOnlineAt: now,
    memberUntil: '2099-01-01T00:00:00Z',
    matchWords: ['sociable'],
  })
  const picture = await insertPicture(server, member.id)
  await db.updateTable('profile').set({ pictureId: picture.id }).where('id', '=', member.id).execute()
  await db.updateTable('person').set({ birthday: '1990-11-20' }).where('profileId', '=', member.id).execute()
  const { id: albumId } = await db
    .insertInto('album')
    .values({ profileId: member.id, name: `Album of ${name}`, type: AlbumType.Protected, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertPicture(server, member.id, { kind: MediaKind.ProtectedPicture, albumId })
  await db.insertInto('tag').values({ profileId: member.id, name: 'known' }).execute()
  await db
    .insertInto('profilePopularity')
    .values({ profileId: member.id, countryId: 1, gender: 1, dark: false, score: 10 })
    .execute()
  return { ...member, picture, albumId, entries: new Map() }
}

/** Inserts rows directly: a later block must hide even those that it did not end. */
async function tie({ deps: { db, clock } }: TestServer, one: TiedMember, other: TiedMember): Promise<void> {
  const now = clock.now()
  await db.insertInto('favourite').values({ profileId: one.id, favouriteId: other.id }).execute()
  await db.insertInto('visit').values({ visitedId: one.id, visitorId: other.id, visitedAt: now }).execute()
  await db
    .insertInto('note')
    .values({ profileId: one.id, aboutId: other.id, text: `About ${other.name}`, updatedAt: now })
    .execute()
  await db
    .insertInto('profileTag')
    .columns(['tagId', 'profileId'])
    .expression((eb) =>
      eb
        .selectFrom('tag')
        .select((tag) => ['tag.id', tag.val(other.id).as('profileId')])
        .where('tag.profileId', '=', one.id),
    )
    .execute()
  await db
    .insertInto('itemLike')
    .values([
      { itemType: LikeItemType.Media, itemId: other.picture.id, profileId: one.id },
      { itemType: LikeItemType.Profile, itemId: other.id, profileId: one.id },
    ])
    .execute()
  await db
    .insertInto('albumAccess')
    .values({ albumId: one.albumId, profileId: other.id, access: 2, since: now })
    .execute()
  const { id: entryId } = await db
    .insertInto('guestbookEntry')
    .values({ profileId: one.id, authorId: other.id, text: `By ${other.name}`, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  one.entries.set(other.id, entryId)
  const told = { profileId: one.id, actorId: other.id, createdAt: now }
  await db
    .insertInto('notification')
    .values({
      ...told,
      topic: NotificationTopic.GuestbookEntry,
      itemType: NotificationItemType.GuestbookEntry,
      itemId: entryId,
    })
    .execute()
  if (one.id < other.id) {
    const pair = { requesterId: one.id, answererId: other.id }
    await db
      .insertInto('relation')
      .values({ ...pair, type: 3, status: 2, since: now })
      .execute()
  }
}
