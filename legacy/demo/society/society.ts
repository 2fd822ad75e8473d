import type { Transaction } from 'kysely'
import { locales } from '../../content/locale'
import { LikeItemType, MediaKind, RelationStatus, RelationType } from '../../contract/enums'
import { after, DAY, HOUR } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { inParts, isActor, lately, type Acquainted } from '../community/circles'
import { societyTexts } from './texts'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'

export async function seedSociety(db: Transaction<DB>, { circles, now }: Scene): Promise<void> {
  const { members, blocks } = circles
  const block = createRandom('blocks')
  await inParts(
    blocks.map(({ by, blocked }) => ({
      profileId: by.id,
      blockedId: blocked.id,
      createdAt: lately(block, now, 300, by, blocked),
    })),
    (values) => db.insertInto('blacklist').values(values).execute(),
  )
  await inParts(
    members.flatMap((member) => {
      const random = createRandom(`favourites ${member.demo.seed}`)
      return member.others.slice(0, isActor(member) ? 12 : random.int(0, 5)).map((other) => ({
        profileId: member.id,
        favouriteId: other.id,
        createdAt: lately(random, now, 90, member, other),
      }))
    }),
    (values) => db.insertInto('favourite').values(values).execute(),
  )
  await inParts(
    members.flatMap((member) => {
      const random = createRandom(`visits ${member.demo.seed}`)
      return member.others.slice(0, isActor(member) ? 24 : random.int(0, 8)).map((other) => {
        const visitedAt = lately(random, now, 30, member, other)
        return { visitedId: member.id, visitorId: other.id, visitedAt, seen: visitedAt < after(now, -2 * DAY) }
      })
    }),
    (values) => db.insertInto('visit').values(values).execute(),
  )
  await seedTags(db, members.filter(isActor))
  await seedRelations(db, members, now)
  await seedPromotions(db, members, now)
  await seedQuickAds(db, members, now)
  await seedLikes(db, members, now)
}

async function seedTags(db: Transaction<DB>, actors: readonly Acquainted[]): Promise<void> {
  const tags = await db
    .insertInto('tag')
    .values(
      actors.flatMap(({ id, demo }) =>
        societyTexts[demo.language].tags.slice(0, 3).map((name) => ({ profileId: id, name })),
      ),
    )
    .returning(['id', 'profileId', 'name'])
    .execute()
  const tagged = actors.flatMap((actor) =>
    tags
      .filter(({ profileId }) => profileId === actor.id)
      .flatMap(({ id }, index) =>
        actor.others.slice(index * 4, index * 4 + 5).map((other) => ({ tagId: id, profileId: other.id })),
      ),
  )
  await inParts(tagged, (values) => db.insertInto('profileTag').values(values).execute())
}

/** Creates agreed relations and pending requests; at most one per pair. */
async function seedRelations(db: Transaction<DB>, members: readonly Acquainted[], now: Date): Promise<void> {
  const pairs = new Set<string>()
  const relations = members.flatMap((member) => {
    const random = createRandom(`relations ${member.demo.seed}`)
    const count = isActor(member) ? 7 : random.chance(0.2) ? 1 : 0
    return member.others.slice(0, count).flatMap((other, index) => {
      const pair = [member.id, other.id].toSorted((one, another) => one - another).join(' ')
      if (pairs.has(pair)) return []
      pairs.add(pair)
      const [requester, answerer] = index % 2 === 0 ? [member, other] : [other, member]
      return {
        requesterId: requester.id,
        answererId: answerer.id,
        type: random.weighted([
          [RelationType.Friend, 6],
          [RelationType.Lover, 3],
          [RelationType.Partner, 1],
        ]),
        status: index < 4 ? RelationStatus.Accepted : RelationStatus.Requested,
        since: lately(random, now, index < 4 ? 400 : 14, member, other),
      }
    })
  })
  await inParts(relations, (values) => db.insertInto('relation').values(values).execute())
}

/** A few of every hundred members are or were promoted to the top of the search. */
async function seedPromotions(db: Transaction<DB>, members: readonly Acquainted[], now: Date): Promise<void> {
  const random = createRandom('promotions')
  const promoted = random.sample(members, 24).map(({ id }, index) => {
    const startsAt = after(now, -(index % 2 === 0 ? random.int(1, 20) * HOUR : random.int(10, 90) * DAY))
    return { profileId: id, startsAt, endsAt: after(startsAt, 7 * DAY) }
  })
  await db.insertInto('searchPromotion').values(promoted).execute()
}

/** A few running ads in every country. */
async function seedQuickAds(db: Transaction<DB>, members: readonly Acquainted[], now: Date): Promise<void> {
  const ads = locales.flatMap((language) => {
    const random = createRandom(`quick ads ${language}`)
    const { quickAds } = societyTexts[language]
    const writers = random.sample(
      members.filter((member) => member.demo.language === language && !isActor(member)),
      quickAds.length,
    )
    return writers.flatMap(({ id }, index) => {
      const createdAt = after(now, -random.int(1, 150) * HOUR)
      const text = quickAds[index]
      return text === undefined ? [] : [{ profileId: id, text, createdAt, expiresAt: after(createdAt, 7 * DAY) }]
    })
  })
  await db.insertInto('quickScorAd').values(ads).execute()
}

async function seedLikes(db: Transaction<DB>, members: readonly Acquainted[], now: Date): Promise<void> {
  const byId = new Map(members.map((member) => [member.id, member]))
  const profiles = members.flatMap((member) => {
    const random = createRandom(`admirers ${member.demo.seed}`)
    return random.sample(member.others, isActor(member) ? 12 : random.int(0, 5)).map((other) => ({
      itemType: LikeItemType.Profile,
      itemId: member.id,
      profileId: other.id,
      createdAt: lately(random, now, 120, member, other),
    }))
  })
  const pictures = await db
    .selectFrom('media')
    .select(['id', 'profileId', 'createdAt'])
    .where('kind', 'in', [MediaKind.AlbumPicture, MediaKind.ProfilePicture])
    .orderBy('createdAt', 'desc')
    .limit(1200)
    .execute()
  const liked = pictures.flatMap((picture) => {
    const owner = byId.get(picture.profileId)
    if (!owner) return []
    const random = createRandom(`likes ${owner.demo.seed} ${picture.createdAt.getTime()}`)
    const days = (now.getTime() - picture.createdAt.getTime()) / DAY
    return random.sample(owner.others, random.int(0, 8)).map((other) => ({
      itemType: LikeItemType.Media,
      itemId: picture.id,
      profileId: other.id,
      createdAt: lately(random, now, days, other),
    }))
  })
  await inParts([...profiles, ...liked], (values) => db.insertInto('itemLike').values(values).execute())
}
