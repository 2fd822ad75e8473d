import type { Transaction } from 'kysely'
import { CommentItemType } from '../../contract/enums'
import { after, HOUR } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { EntryReader, ReadEntry } from './readers'
import { isActor } from '../community/circles'
import { BY_AUTHOR, storeComments, type Thread, type Writing } from '../community/comments'
import { blogTexts } from './texts'
import { createRandom, type Random } from '../community/random'

const MINUTE = HOUR / 60

export async function seedComments(db: Transaction<DB>, read: readonly ReadEntry[], now: Date): Promise<void> {
  const talks = read.map((each) => {
    const { entry, readers } = each
    return { itemId: entry.id, authorId: entry.author.id, threads: threadsUnder(each, now), readers }
  })
  await storeComments(db, CommentItemType.BlogEntry, talks, now)
}

/** Readers comment soon after they have read the entry; lively entries have recent comments too. */
function threadsUnder({ entry, readers, lively }: ReadEntry, now: Date): Writing[][] {
  const { text, author, country, dark, moment } = entry
  if (text.closed) return []
  const random = createRandom(`comments ${author.demo.seed} ${text.title}`)
  const { remarks } = blogTexts[dark ? 'dark' : 'main'][country.locale]
  const said: readonly Thread[] = [...(text.comments ?? []), ...random.sample(remarks, random.int(lively ? 2 : 0, 5))]
  const starters = random
    .sample(readers, said.length)
    .toSorted((one, other) => one.readAt.getTime() - other.readAt.getTime())
  const strangers = readers.filter(({ member }) => !isActor(member))
  return starters.flatMap((starter, index) => {
    const thread = said[index]
    if (thread === undefined) return []
    const late = lively && index === starters.length - 1 ? random.pick(strangers) : undefined
    const lateAt = Math.max(now.getTime() - random.int(1, 20) * HOUR, moment.getTime(), late?.readAt.getTime() ?? 0)
    const first = { profileId: (late ?? starter).member.id, createdAt: late ? new Date(lateAt) : starter.readAt }
    return [conversation(random, thread, { first, author: author.id, readers, now })]
  })
}

interface Circumstances {
  readonly first: Pick<Writing, 'profileId' | 'createdAt'>
  readonly author: number
  readonly readers: readonly EntryReader[]
  readonly now: Date
}

function conversation(random: Random, thread: Thread, { first, author, readers, now }: Circumstances): Writing[] {
  const [opening, ...answers] = typeof thread === 'string' ? [thread] : thread
  const soon = (since: Date, most: number) => {
    const left = now.getTime() - since.getTime()
    return after(since, Math.min(random.int(2 * MINUTE, most), left * random.next()))
  }
  const writings = [{ ...first, text: opening, createdAt: soon(first.createdAt, 40 * MINUTE) }]
  for (const text of answers) {
    const previous = writings.at(-1) ?? first
    if (text.startsWith(BY_AUTHOR)) {
      const createdAt = soon(previous.createdAt, 9 * HOUR)
      writings.push({ text: text.slice(BY_AUTHOR.length), profileId: author, createdAt })
      continue
    }
    // Prefers a member who had joined by then.
    const there = readers.filter(
      ({ member, readAt }) => member.id !== previous.profileId && readAt < previous.createdAt,
    )
    const others = readers.filter(({ member }) => member.id !== previous.profileId)
    const { member, readAt } = random.pick(there.length > 0 ? there : others)
    const since = readAt > previous.createdAt ? readAt : previous.createdAt
    writings.push({ text, profileId: member.id, createdAt: soon(since, 5 * HOUR) })
  }
  return writings
}
