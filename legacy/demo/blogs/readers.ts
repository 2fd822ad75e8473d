import type { Insertable, Transaction } from 'kysely'
import { EVERYBODY, LikeItemType } from '../../contract/enums'
import { audienceOf } from '../../core/access/audience'
import { after, DAY, HOUR } from '../../core/clock'
import type { BlogEntryReader, DB } from '../../core/database/schema.generated'
import { seedComments } from './comments'
import type { StoredEntry } from './writers'
import { apartFrom, inParts, isActor, isDark, type Acquainted, type Circles } from '../community/circles'
import { createRandom, type Random } from '../community/random'

const MINUTE = HOUR / 60
/** Anything more recent counts as new for the demo logins. */
const NEWLY = 30 * HOUR

export interface EntryReader {
  readonly member: Acquainted
  readonly readAt: Date
}

/** The readers are sorted by time, earliest first. */
export interface ReadEntry {
  readonly entry: StoredEntry
  readonly readers: readonly EntryReader[]
  /** Demo logins read or wrote the entry, and it has recent comments. */
  readonly lively: boolean
}

export async function seedBlogReaders(
  db: Transaction<DB>,
  circles: Circles,
  entries: readonly StoredEntry[],
  now: Date,
): Promise<void> {
  const apart = apartFrom(circles)
  const published = entries.filter(({ text }) => !text.draft)
  const read = published.map((entry): ReadEntry => {
    const random = createRandom(`readers ${entry.author.demo.seed} ${entry.text.title}`)
    const possible = circles.members.filter((member) => mayRead(member, entry, now) && !apart(member, entry.author))
    return { entry, readers: readersOf(random, entry, possible, now), lively: isActor(entry.author) }
  })
  const plans = circles.members.filter(isActor).map((actor) => planOf(actor, read, now))
  const followed = new Set(plans.flatMap((plan) => plan.followed))
  const lively = read.map((each) => ({ ...each, lively: each.lively || followed.has(each.entry.id) }))
  const rows = lively.flatMap((each) => readerRows(each, plans, now))
  await inParts(rows, (values) => db.insertInto('blogEntryReader').values(values).execute())
  await db
    .updateTable('blogEntry')
    .set((eb) => ({
      readCount: eb
        .selectFrom('blogEntryReader')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('blogEntryReader.entryId', '=', 'blogEntry.id')
        .where('blogEntryReader.firstReadAt', 'is not', null)
        .$asScalar()
        .$notNull(),
    }))
    .execute()
  await seedComments(db, lively, now)
  await seedEntryLikes(db, lively, now)
}

function mayRead(member: Acquainted, { country, dark, author, text, moment }: StoredEntry, now: Date): boolean {
  const { demo, id } = member
  if (id === author.id || demo.countryId !== country.id || demo.bannedFromBlogs || (dark && !isDark(member)))
    return false
  const since = Math.max(demo.createdAt.getTime(), moment.getTime())
  return since < now.getTime() - HOUR && (audienceOf[demo.gender] & (text.audience ?? EVERYBODY)) !== 0
}

/** Older and more popular entries have more readers. */
function readersOf(random: Random, { moment }: StoredEntry, possible: readonly Acquainted[], now: Date): EntryReader[] {
  const days = (now.getTime() - moment.getTime()) / DAY
  const share = (0.06 + 0.5 * random.next() ** 2) * Math.min(1, 0.25 + days / 4)
  const newly = after(now, -NEWLY)
  const count = Math.max(6, Math.round(possible.length * share))
  // Demo logins read more than other members.
  const logins = moment < newly ? possible.filter((member) => isActor(member) && random.chance(0.5)) : []
  return [
    ...logins,
    ...random.sample(
      possible.filter((member) => !isActor(member)),
      count,
    ),
  ]
    .map((member) => {
      const since = new Date(Math.max(moment.getTime(), member.demo.createdAt.getTime()))
      const readAt = after(since, random.next() ** 3 * (now.getTime() - since.getTime() - HOUR / 2))
      // Demo logins read the entry before its recent comments.
      return { member, readAt: isActor(member) && readAt > newly ? since : readAt }
    })
    .toSorted((one, other) => one.readAt.getTime() - other.readAt.getTime())
}

interface Plan {
  readonly actor: Acquainted
  readonly followed: readonly number[]
  readonly hidden: number | undefined
}

/** Picks the entries that a demo login follows and hides among those they have read. */
function planOf(actor: Acquainted, read: readonly ReadEntry[], now: Date): Plan {
  const random = createRandom(`blogs of ${actor.demo.seed}`)
  const newly = after(now, -NEWLY)
  const known = read.filter(({ readers }) => readers.some(({ member, readAt }) => member === actor && readAt < newly))
  const [hidden, ...followed] = random.sample(known, 6).map(({ entry }) => entry.id)
  return { actor, followed, hidden }
}

function readerRows(
  { entry, readers, lively }: ReadEntry,
  plans: readonly Plan[],
  now: Date,
): Insertable<BlogEntryReader>[] {
  const random = createRandom(`relations ${entry.author.demo.seed} ${entry.text.title}`)
  const rows = readers.map(({ member, readAt }): Insertable<BlogEntryReader> => {
    const plan = plans.find(({ actor }) => actor.id === member.id)
    const again = random.chance(0.3) && !lively
    const follows = plan ? plan.followed.includes(entry.id) : random.chance(0.06)
    const hides = plan ? plan.hidden === entry.id : !follows && random.chance(0.01)
    return {
      profileId: member.id,
      entryId: entry.id,
      firstReadAt: readAt,
      readAt: again ? after(readAt, random.next() * (now.getTime() - readAt.getTime())) : readAt,
      followedAt: follows ? after(readAt, MINUTE) : null,
      hiddenAt: hides ? after(readAt, MINUTE) : null,
    }
  })
  if (!isActor(entry.author) || entry.author.demo.bannedFromBlogs) return rows
  // A view by the author does not count as reading.
  return [...rows, { profileId: entry.author.id, entryId: entry.id, readAt: after(entry.moment, HOUR / 2) }]
}

async function seedEntryLikes(db: Transaction<DB>, read: readonly ReadEntry[], now: Date): Promise<void> {
  const likes = read.flatMap(({ entry, readers }) => {
    const random = createRandom(`hearts ${entry.author.demo.seed} ${entry.text.title}`)
    const charm = 0.08 + random.next() * 0.3
    return readers
      .filter(() => random.chance(charm))
      .map(({ member, readAt }) => ({
        itemType: LikeItemType.BlogEntry,
        itemId: entry.id,
        profileId: member.id,
        createdAt: new Date(Math.min(after(readAt, 5 * MINUTE).getTime(), now.getTime())),
      }))
  })
  await inParts(likes, (values) => db.insertInto('itemLike').values(values).execute())
}
