import type { Insertable, Transaction } from 'kysely'
import { after, DAY } from '../../core/clock'
import type { BlogAuthorReader, DB } from '../../core/database/schema.generated'
import type { StoredEntry } from './writers'
import { apartFrom, inParts, isActor, isDark, lately, type Acquainted, type Circles } from '../community/circles'
import { createRandom } from '../community/random'

/** Time since the demo logins last opened the list of new entries. */
const LAST_LOOK = 2 * DAY

interface Author {
  readonly member: Acquainted
  readonly dark: boolean
}

/** Stores followed and hidden authors, and when the demo logins last saw the new entries. */
export async function seedBlogAuthors(
  db: Transaction<DB>,
  circles: Circles,
  entries: readonly StoredEntry[],
  now: Date,
): Promise<void> {
  const apart = apartFrom(circles)
  const newestFirst = entries.filter(({ text }) => !text.draft).toReversed()
  const authors = [
    ...new Map(newestFirst.map(({ author, dark }) => [author.id, { member: author, dark }])).values(),
  ] satisfies Author[]
  const readers = circles.members.filter(({ demo }) => !demo.bannedFromBlogs)
  const mayRead = (viewer: Acquainted, { member, dark }: Author) =>
    viewer.id !== member.id &&
    viewer.demo.countryId === member.demo.countryId &&
    (!dark || isDark(viewer)) &&
    !apart(viewer, member)
  const ofActors = readers.filter(isActor).flatMap((actor) => {
    const known = authors.filter((author) => mayRead(actor, author))
    return tiesOfActor(actor, known, now)
  })
  const ofOthers = authors.flatMap((author) => {
    const random = createRandom(`followers ${author.member.demo.seed}`)
    const possible = readers.filter((viewer) => !isActor(viewer) && mayRead(viewer, author))
    return random.sample(possible, random.int(3, 10) + Math.floor(random.next() ** 3 * 50)).map((viewer) => {
      const moment = lately(random, now, 300, viewer, author.member)
      return relation(viewer, author, random.chance(0.96) ? { followedAt: moment } : { hiddenAt: moment })
    })
  })
  await inParts([...ofActors, ...ofOthers], (values) => db.insertInto('blogAuthorReader').values(values).execute())
  const seen = after(now, -LAST_LOOK)
  await db
    .insertInto('blogSeen')
    .values(
      readers.filter(isActor).map(({ id }) => ({
        profileId: id,
        followedAt: seen,
        followedAuthorsAt: seen,
        mineAt: seen,
        myCommentsAt: seen,
        followersAt: seen,
        curatedAt: seen,
      })),
    )
    .execute()
}

/** Demo logins follow the latest authors, so that they have new entries to see. */
function tiesOfActor(actor: Acquainted, known: readonly Author[], now: Date): Insertable<BlogAuthorReader>[] {
  const random = createRandom(`authors of ${actor.demo.seed}`)
  const [latest, others] = [known.slice(0, 3), random.sample(known.slice(3), 4)]
  const [hidden, ...more] = others
  const at = (author: Author) => lately(random, now, 120, actor, author.member)
  return [
    ...[...latest, ...more].map((author) => relation(actor, author, { followedAt: at(author) })),
    ...(hidden ? [relation(actor, hidden, { hiddenAt: at(hidden) })] : []),
  ]
}

function relation(
  viewer: Acquainted,
  author: Author,
  moments: { readonly followedAt?: Date; readonly hiddenAt?: Date },
): Insertable<BlogAuthorReader> {
  const { followedAt = null, hiddenAt = null } = moments
  return { profileId: viewer.id, authorId: author.member.id, followedAt, hiddenAt }
}
