import type { Insertable, Transaction } from 'kysely'
import { CommentItemType, LikeItemType } from '../../contract/enums'
import { DebateEntryStatus } from '../../contract/lodges/lodgeEnums'
import { firstDebateCategory } from '../../content/lodges/debates'
import { after, HOUR, MINUTE } from '../../core/clock'
import type { DB, DebateEntry, DebateEntryReader } from '../../core/database/schema.generated'
import { sanitiseContent, wordsOf } from '../../core/text/richText'
import { apartFrom, inParts, isActor, numbersFor, type Circles } from '../community/circles'
import { storeComments } from '../community/comments'
import { renderMarkdown } from '../community/markdown'
import { createRandom } from '../community/random'
import { plannedDebates, type Debate, type LodgeWithStandings, type Topic } from './topics'

interface StoredTopic extends Topic {
  readonly id: number
  readonly categoryId: number
}

/** Stores the debates of the lodges: categories, topics and comments, and who has read, followed and liked them. */
export async function seedDebates(
  db: Transaction<DB>,
  standings: readonly LodgeWithStandings[],
  circles: Circles,
  now: Date,
): Promise<void> {
  const debates = plannedDebates(standings, apartFrom(circles), now)
  const categories = await seedCategories(db, debates)
  const planned = debates
    .flatMap(({ topics }) => topics)
    .toSorted((one, other) => one.moment.getTime() - other.moment.getTime())
  const ids = await numbersFor(db, 'debate_entry', planned.length)
  const topics = planned.map((topic, index): StoredTopic => {
    const categoryId = categories.get(topic.lodge.id)?.[topic.text.in ?? 0]
    if (categoryId === undefined) throw new Error(`${topic.text.title} has no category`)
    return { ...topic, id: ids[index] ?? 0, categoryId }
  })
  await inParts(topics.map(topicRow), (values) => db.insertInto('debateEntry').values(values).execute())
  await seedDrafts(db, topics, now)
  const published = topics.filter(({ text }) => !text.draft)
  const readers = published.flatMap((topic) => readerRows(topic, now))
  await inParts(readers, (values) => db.insertInto('debateEntryReader').values(values).execute())
  const talks = published.map(({ id, author, threads, readers: all }) => {
    return { itemId: id, authorId: author.id, threads, readers: all.filter(({ marksOnly }) => !marksOnly) }
  })
  await storeComments(db, CommentItemType.DebateEntry, talks, now)
  await seedLikes(db, published, now)
}

/** The ids of the categories of each lodge, in their order. */
async function seedCategories(db: Transaction<DB>, debates: readonly Debate[]): Promise<Map<number, number[]>> {
  const rows = debates.flatMap(({ lodge: { id: lodgeId, country, createdAt }, categories }) => [
    { lodgeId, name: firstDebateCategory[country.locale], description: '', position: 0, createdAt },
    ...categories.map(({ name, about: description = '' }, index) => {
      return { lodgeId, name, description, position: index + 1, createdAt: after(createdAt, (index + 1) * HOUR) }
    }),
  ])
  const ids = await numbersFor(db, 'debate_category', rows.length)
  const stored = rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }))
  await inParts(stored, (values) => db.insertInto('debateCategory').values(values).execute())
  return new Map(
    debates.map(({ lodge: { id } }) => [
      id,
      stored.filter(({ lodgeId }) => lodgeId === id).map((category) => category.id),
    ]),
  )
}

function compose(paragraphs: readonly string[]): string {
  return sanitiseContent(renderMarkdown(paragraphs.flatMap((paragraph) => [paragraph, ''])))
}

function topicRow({ id, lodge, categoryId, author, text, moment }: StoredTopic): Insertable<DebateEntry> {
  const begun = { id, lodgeId: lodge.id, categoryId, profileId: author.id, createdAt: after(moment, -MINUTE / 2) }
  if (text.draft) return { ...begun, status: DebateEntryStatus.Draft }
  const html = compose(text.text)
  return {
    ...begun,
    status: DebateEntryStatus.Published,
    title: text.title,
    html,
    words: wordsOf(html),
    locked: text.locked ?? false,
    pinned: text.pinned ?? false,
    revision: text.reworked ? 2 : 1,
    publishedAt: moment,
    activeAt: moment,
  }
}

async function seedDrafts(db: Transaction<DB>, topics: readonly StoredTopic[], now: Date): Promise<void> {
  const drafts = topics.flatMap(({ id, text: { title, text, reworked, draft }, moment }) => {
    const written = draft ? text : reworked
    if (!written) return []
    const lately = after(now, -3 * HOUR)
    return [{ entryId: id, title, html: compose(written), savedAt: draft || lately < moment ? moment : lately }]
  })
  await db.insertInto('debateDraft').values(drafts).execute()
}

function readerRows(
  { id: entryId, lodge, author, text, readers }: StoredTopic,
  now: Date,
): Insertable<DebateEntryReader>[] {
  const random = createRandom(`readers of ${text.title} ${author.demo.seed}`)
  // Every demo login follows something.
  const common = text.alive && lodge.text.everyLogin
  return readers.map(({ member, readAt }) => {
    const follows = random.chance(0.1) || (isActor(member) && common)
    return { profileId: member.id, entryId, readAt, followedAt: follows ? soonAfter(readAt, MINUTE, now) : null }
  })
}

async function seedLikes(db: Transaction<DB>, topics: readonly StoredTopic[], now: Date): Promise<void> {
  const likes = topics.flatMap(({ id: itemId, author, text, readers }) => {
    const random = createRandom(`likes of ${text.title} ${author.demo.seed}`)
    const charm = 0.08 + random.next() * 0.3
    return readers
      .filter(({ member, marksOnly }) => member !== author && !marksOnly && random.chance(charm))
      .map(({ member, readAt }) => {
        const createdAt = soonAfter(readAt, 5 * MINUTE, now)
        return { itemType: LikeItemType.DebateEntry, itemId, profileId: member.id, createdAt }
      })
  })
  await inParts(likes, (values) => db.insertInto('itemLike').values(values).execute())
}

function soonAfter(moment: Date, milliseconds: number, now: Date): Date {
  const later = after(moment, milliseconds)
  return later < now ? later : now
}
