import type { Transaction } from 'kysely'
import { LikeItemType, MediaKind, ProfileStatus } from '../contract/enums'
import { after, DAY } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import { demoContent } from './community/content/content'
import { createRandom } from './community/random'
import type { StoredMember } from './members'

/** Rows of a statement: each has few columns, and a statement may hold 65,535 values. */
const AT_ONCE = 5000

/** What members have to do with each other: favourites, visits, tags, blocks and likes. */
export async function seedSociety(db: Transaction<DB>, members: readonly StoredMember[], now: Date): Promise<void> {
  const active = members.filter(({ demo }) => demo.status === ProfileStatus.Active)
  const compatriots = (member: StoredMember) =>
    active.filter(({ id, demo }) => id !== member.id && demo.countryId === member.demo.countryId)
  const relations = active.map((member) => {
    const random = createRandom(`society ${member.demo.seed}`)
    const actor = member.demo.actor !== null
    const others = random.sample(compatriots(member), actor ? 40 : 18).map(({ id }) => id)
    return { id: member.id, random, actor, others, language: member.demo.language }
  })

  await inParts(
    relations.flatMap(({ id, others, actor, random }) =>
      others.slice(0, actor ? 12 : random.int(0, 5)).map((favouriteId) => ({
        profileId: id,
        favouriteId,
        createdAt: after(now, -random.next() * 90 * DAY),
      })),
    ),
    (values) => db.insertInto('favourite').values(values).execute(),
  )
  await inParts(
    relations.flatMap(({ id, others, actor, random }) =>
      others.slice(0, actor ? 24 : random.int(0, 8)).map((visitorId) => {
        const ago = random.next() ** 2 * 30 * DAY
        return { visitedId: id, visitorId, visitedAt: after(now, -ago), seen: ago > 2 * DAY }
      }),
    ),
    (values) => db.insertInto('visit').values(values).execute(),
  )
  await inParts(
    relations
      .filter(({ random, actor }) => !actor && random.chance(0.1))
      .map(({ id, others, random }) => ({ profileId: id, blockedId: others.at(-1) ?? 0, random }))
      .filter(({ blockedId }) => blockedId > 0)
      .map(({ profileId, blockedId, random }) => ({
        profileId,
        blockedId,
        createdAt: after(now, -random.next() * 300 * DAY),
      })),
    (values) => db.insertInto('blacklist').values(values).execute(),
  )
  for (const { id, others, language } of relations.filter(({ actor }) => actor)) {
    const names = demoContent[language].tags.slice(0, 3)
    const tags = await db
      .insertInto('tag')
      .values(names.map((name) => ({ profileId: id, name })))
      .returning('id')
      .execute()
    const tagged = tags.flatMap(({ id: tagId }, index) =>
      others.slice(index * 4, index * 4 + 5).map((profileId) => ({ tagId, profileId })),
    )
    if (tagged.length > 0) await db.insertInto('profileTag').values(tagged).execute()
  }
  await seedLikes(
    db,
    relations.map(({ id }) => id),
    now,
  )
}

async function seedLikes(db: Transaction<DB>, ids: readonly number[], now: Date): Promise<void> {
  const pictures = await db
    .selectFrom('media')
    .select(['id', 'profileId', 'createdAt'])
    .where('kind', 'in', [MediaKind.AlbumPicture, MediaKind.ProfilePicture])
    .orderBy('createdAt', 'desc')
    .limit(900)
    .execute()
  await inParts(
    pictures.flatMap((picture) => {
      const random = createRandom(`likes ${picture.id}`)
      const others = new Set(Array.from({ length: random.int(0, 8) }, () => random.pick(ids)))
      others.delete(picture.profileId)
      const age = now.getTime() - picture.createdAt.getTime()
      return [...others].map((profileId) => ({
        itemType: LikeItemType.Media,
        itemId: picture.id,
        profileId,
        createdAt: after(now, -random.next() * age),
      }))
    }),
    (values) => db.insertInto('itemLike').values(values).execute(),
  )
}

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await insert(rows.slice(from, from + AT_ONCE))
}
