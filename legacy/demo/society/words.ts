import type { Transaction } from 'kysely'
import { locales } from '../../content/locale'
import { Gender, KinkLevel, KinkStatus, ProfileType, SearchOrder } from '../../contract/enums'
import { audienceOf } from '../../core/access/audience'
import type { SearchOptions } from '../../contract/search'
import { after, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { inParts, isActor, isDark, lately, type Acquainted } from '../community/circles'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'
import { coinedNames, kinkNames, kinkWords, societyTexts } from './texts'
import type { StoredMember } from '../community/members'

/** Stores guestbooks, kinks of the dark sites and, for the demo logins, notes and saved searches. */
export async function seedWords(db: Transaction<DB>, { circles: { members }, now }: Scene): Promise<void> {
  await seedGuestbooks(db, members, now)
  const actors = members.filter(isActor)
  await db
    .insertInto('note')
    .values(
      actors.flatMap((actor) => {
        const random = createRandom(`notes ${actor.demo.seed}`)
        const texts = random.sample(societyTexts[actor.demo.language].notes, 6)
        return texts.flatMap((text, index) => {
          const about = actor.others[index * 2]
          return about
            ? { profileId: actor.id, aboutId: about.id, text, updatedAt: lately(random, now, 60, actor, about) }
            : []
        })
      }),
    )
    .execute()
  await db
    .insertInto('savedSearch')
    .values(actors.flatMap((actor) => savedSearches(actor, now)))
    .execute()
  await seedKinks(db, members.filter(isDark))
}

async function seedGuestbooks(db: Transaction<DB>, members: readonly Acquainted[], now: Date): Promise<void> {
  const entries = members.flatMap((owner) => {
    const random = createRandom(`guestbook ${owner.demo.seed}`)
    const texts = societyTexts[owner.demo.language].guestbook.filter((text) => isSaidTo(owner, text))
    const count = isActor(owner) ? 9 : random.chance(0.35) ? random.int(1, 4) : 0
    return random.sample(texts, count).map((text) => {
      const author = random.pick(owner.others)
      return { profileId: owner.id, authorId: author.id, text, createdAt: lately(random, now, 200, owner, author) }
    })
  })
  await inParts(entries, (values) => db.insertInto('guestbookEntry').values(values).execute())
}

/** The singular "you" of the Nordic languages; English uses one word for both. */
const toOne = /(?<!\p{L})(du|dig|deg|din|dit|ditt|dine|dina)(?!\p{L})/iu

function isSaidTo({ demo }: StoredMember, text: string): boolean {
  return demo.profileType === ProfileType.Single || !toOne.test(text)
}

function savedSearches({ id, demo }: StoredMember, now: Date) {
  const { nearby, newFaces, online } = societyTexts[demo.language].searches
  const genders = Object.values(Gender).filter((gender) => (demo.seeks.audience & audienceOf[gender]) !== 0)
  const { ageFrom, ageTo } = demo.seeks
  const searches: readonly (readonly [string, SearchOptions, SearchOrder])[] = [
    [nearby, { genders, distance: 50, persons: [{ ageFrom, ageTo }] }, SearchOrder.Distance],
    [newFaces, { newWithinDays: 30, withPicture: true }, SearchOrder.Newest],
    [online, { genders, online: true }, SearchOrder.LastOnline],
  ]
  return searches.map(([name, options, sortOrder], index) => ({
    profileId: id,
    name,
    options: JSON.stringify(options),
    sortOrder,
    createdAt: after(now, -index * DAY),
  }))
}

async function seedKinks(db: Transaction<DB>, members: readonly StoredMember[]): Promise<void> {
  const kinks = await db
    .insertInto('kink')
    .values(
      kinkNames.map((name, index) => ({
        name: JSON.stringify(name),
        description: JSON.stringify(kinkWords[index] ?? {}),
      })),
    )
    .returning('id')
    .execute()
  const ids = kinks.map(({ id }) => id).toSorted((one, other) => one - other)
  await inParts(
    members.flatMap((member) => {
      const random = createRandom(`kinks ${member.demo.seed}`)
      return random.sample(ids, random.int(3, 12)).map((kinkId, index) => ({
        profileId: member.id,
        kinkId,
        level: index % 4 === 3 ? (random.chance(0.5) ? KinkLevel.No : KinkLevel.Curious) : KinkLevel.Like,
        private: random.chance(0.15),
      }))
    }),
    (values) => db.insertInto('profileKink').values(values).execute(),
  )
  await seedCoinedKinks(db, members)
}

/** Stores the kinks that members coined, each with a few compatriots who have it. The last one waits for the staff. */
async function seedCoinedKinks(db: Transaction<DB>, members: readonly StoredMember[]): Promise<void> {
  const kinks = await db
    .insertInto('kink')
    .values(
      coinedNames.map((name, index) => ({
        name: JSON.stringify(name),
        custom: true,
        status: index === coinedNames.length - 1 ? KinkStatus.Waiting : KinkStatus.Shown,
      })),
    )
    .returning('id')
    .execute()
  const chosen = kinks.flatMap(({ id }, index) => {
    const language = locales[index % locales.length]
    const compatriots = members.filter(({ demo }) => demo.language === language)
    return createRandom(`coined ${index}`)
      .sample(compatriots, 4)
      .map((member) => ({ profileId: member.id, kinkId: id }))
  })
  await db.insertInto('profileKink').values(chosen).execute()
}
