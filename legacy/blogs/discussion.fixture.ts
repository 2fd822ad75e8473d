import type { Comment } from '../contract/blogShapes'
import { insertBlogEntry } from '../testing/insertBlogEntry'
import { newMember, type TestMember } from '../testing/members'
import type { TestServer } from '../testing/testServer'

/** A new entry, its author and two who comment on it. */
export async function newDiscussion(server: TestServer) {
  const { db } = server.deps
  const [author, one, other] = [await newMember(server), await newMember(server), await newMember(server)]
  const blogEntryId = await insertBlogEntry(server, author.id)
  const add = (member: TestMember, text: string, values: object = {}) =>
    member.client.call('Blogs.AddBlogComment', { blogEntryId, text, ...values })
  return {
    author,
    one,
    other,
    blogEntryId,
    add,
    commentId: async (...comment: Parameters<typeof add>) => (await add(...comment)).data.id,
    list: async ({ client }: TestMember, twoLayered = true, page: object = {}) =>
      (await client.call('Blogs.GetComments', { blogEntryId, twoLayered, ...page })).data,
    /** The counters of the entry. */
    entryRow: () =>
      db
        .selectFrom('blogEntry')
        .select(['commentCount', 'lastCommentAt', 'activeAt', 'publishedAt'])
        .where('id', '=', blogEntryId)
        .executeTakeFirstOrThrow(),
    /** A member's relation to the entry. */
    readerRow: ({ id }: TestMember) =>
      db
        .selectFrom('blogEntryReader')
        .select(['commentCount', 'commentedAt', 'readAt'])
        .where('entryId', '=', blogEntryId)
        .where('profileId', '=', id)
        .executeTakeFirst(),
  }
}

export type Discussion = Awaited<ReturnType<typeof newDiscussion>>

export const removeAs = ({ client }: TestMember, commentId: number) =>
  client.call('Blogs.DeleteBlogComment', { commentId })

export const blockAs = ({ client }: TestMember, { id }: TestMember) =>
  client.call('Profiles.AddProfileToBlacklist', { profileId: id })

export const textsOf = (comments: readonly Pick<Comment, 'text'>[]) => comments.map(({ text }) => text)

/** Each comment of the first layer with its replies. */
export const threadsOf = (comments: readonly Comment[]) =>
  comments.map(({ text, replies }) => [text, ...textsOf(replies)].join(' > '))
