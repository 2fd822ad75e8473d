import type { Insertable, Transaction } from 'kysely'
import Type, { type Static } from 'typebox'
import { LikeItemType, type CommentItemType } from '../../contract/enums'
import { after, HOUR } from '../../core/clock'
import type { Comment, DB } from '../../core/database/schema.generated'
import { inParts, numbersFor } from './circles'
import type { StoredMember } from './members'
import { createRandom } from './random'

/** Prefix of an answer by the author of the commented text. */
export const BY_AUTHOR = '> '

/**
 * A comment with its answers. The prefix `> ` marks a text by the author of the commented text. `@{starter}` and
 * `@{author}` mention the author of the first comment or of the commented text. An empty first text was deleted after
 * others had answered it.
 */
export const Thread = Type.Union([
  Type.String(),
  Type.Unsafe<[first: string, ...answers: string[]]>(Type.Array(Type.String(), { minItems: 1 })),
])
export type Thread = Static<typeof Thread>

type CommentRow = Insertable<Comment> & { readonly id: number; readonly createdAt: Date; readonly profileId: number }

export interface Writing {
  readonly text: string
  readonly profileId: number
  readonly createdAt: Date
}

interface Reader {
  readonly member: StoredMember
  readonly readAt: Date
}

/** The comments on a text: threads of a first one and its answers, and those who may like them. */
export interface Talk {
  readonly itemId: number
  readonly authorId: number
  readonly threads: readonly (readonly Writing[])[]
  readonly readers: readonly Reader[]
}

/** Stores comments with their mentions and likes. */
export async function storeComments(
  db: Transaction<DB>,
  itemType: CommentItemType,
  talks: readonly Talk[],
  now: Date,
): Promise<void> {
  const threads = talks.flatMap((talk) => talk.threads.map((thread) => ({ ...talk, thread })))
  const ids = await numbersFor(db, 'comment', threads.flatMap(({ thread }) => thread).length)
  let used = 0
  const stored = threads.map(({ itemId, authorId, readers, thread }) => {
    const firstId = ids[used] ?? 0
    const [starter] = thread
    const comments = thread.map(({ text, profileId, createdAt }, index): CommentRow => {
      const words = text.replaceAll('@{starter}', `@{${starter?.profileId}}`).replaceAll('@{author}', `@{${authorId}}`)
      const gone = text === '' ? after(createdAt, HOUR) : null
      return {
        id: ids[used++] ?? 0,
        itemType,
        itemId,
        profileId,
        parentId: index === 0 ? null : firstId,
        text: words,
        createdAt,
        deletedAt: gone && gone < now ? gone : text === '' ? createdAt : null,
      }
    })
    return { comments, readers }
  })
  const rows = stored.flatMap(({ comments }) => comments)
  await inParts(rows, (values) => db.insertInto('comment').values(values).execute())
  const mentions = rows.flatMap(({ id, text }) =>
    [...new Set(Array.from(text.matchAll(/@\{(\d+)\}/g), ([, profileId]) => Number(profileId)))].map((profileId) => ({
      commentId: id,
      profileId,
    })),
  )
  await inParts(mentions, (values) => db.insertInto('commentMention').values(values).execute())
  await storeCommentLikes(db, stored, now)
}

async function storeCommentLikes(
  db: Transaction<DB>,
  talks: readonly { readonly comments: readonly CommentRow[]; readonly readers: readonly Reader[] }[],
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
