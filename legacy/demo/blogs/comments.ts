import type { Insertable, Transaction } from 'kysely'
import { CommentItemType, LikeItemType } from '../../contract/enums'
import { after, HOUR } from '../../core/clock'
import type { Comment, DB } from '../../core/database/schema.generated'
import type { EntryReader, ReadEntry } from './readers'
import { inParts, isActor, numbersFor } from '../community/circles'
import type { Thread } from './texts'
import { blogTexts } from './texts'
import { createRandom, type Random } from '../community/random'

const MINUTE = HOUR / 60
/** Prefix of an answer by the entry's author. */
const BY_AUTHOR = '> '

type CommentRow = Insertable<Comment> & { readonly id: number; readonly createdAt: Date; readonly profileId: number }

interface Writing {
  readonly text: string
  readonly profileId: number
  readonly createdAt: Date
}

export async function seedComments(db: Transaction<DB>, read: readonly ReadEntry[], now: Date): Promise<void> {
  const threads = read.flatMap((each) => threadsUnder(each, now).map((thread) => ({ ...each, thread })))
  const ids = await numbersFor(db, 'comment', threads.flatMap(({ thread }) => thread).length)
  let used = 0
  const talks = threads.map(({ entry, readers, thread }) => {
    const firstId = ids[used] ?? 0
    const [starter] = thread
    const comments = thread.map(({ text, profileId, createdAt }, index): CommentRow => {
      const words = text
        .replaceAll('@{starter}', `@{${starter?.profileId}}`)
        .replaceAll('@{author}', `@{${entry.author.id}}`)
      const gone = text === '' ? after(createdAt, HOUR) : null
      return {
        id: ids[used++] ?? 0,
        itemType: CommentItemType.BlogEntry,
        itemId: entry.id,
        profileId,
        parentId: index === 0 ? null : firstId,
        text: words,
        createdAt,
        deletedAt: gone && gone < now ? gone : text === '' ? createdAt : null,
      }
    })
    return { comments, readers }
  })
  const rows = talks.flatMap(({ comments }) => comments)
  await inParts(rows, (values) => db.insertInto('comment').values(values).execute())
  const mentions = rows.flatMap(({ id, text }) =>
    [...new Set(Array.from(text.matchAll(/@\{(\d+)\}/g), ([, profileId]) => Number(profileId)))].map((profileId) => ({
      commentId: id,
      profileId,
    })),
  )
  await inParts(mentions, (values) => db.insertInto('commentMention').values(values).execute())
  await seedCommentLikes(db, talks, now)
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

async function seedCommentLikes(
  db: Transaction<DB>,
  talks: readonly { readonly comments: readonly CommentRow[]; readonly readers: readonly EntryReader[] }[],
  now: Date,
): Promise<void> {
  const random = createRandom('comment likes')
  const likes = talks.flatMap(({ comments, readers }) =>
    comments
      .filter(({ deletedAt }) => !deletedAt)
      .flatMap(({ id, profileId, createdAt }) =>
        random
          .sample(readers, Math.floor(random.next() ** 2 * 7))
          .filter(({ member }) => member.id !== profileId)
          .map(({ member, readAt }) => {
            const since = readAt > createdAt ? readAt : createdAt
            const left = now.getTime() - since.getTime()
            const likedAt = after(since, random.next() * Math.min(left, 20 * HOUR))
            return { itemType: LikeItemType.Comment, itemId: id, profileId: member.id, createdAt: likedAt }
          }),
      ),
  )
  await inParts(likes, (values) => db.insertInto('itemLike').values(values).execute())
}
