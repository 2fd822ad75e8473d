import type { BlogAuthor, BlogDraft, BlogEntry, BlogEntrySummary, Comment } from '../../legacy/contract/blogShapes'
import { media, moment, profile, video } from './fixtures'

/** An entry and its author have the same id. */

export function blogAuthor(id: number): BlogAuthor {
  return { id, profile: profile(id), entryCount: 3, followerCount: 4, followed: true, hidden: false }
}

export function blogEntry(id: number): BlogEntrySummary {
  return {
    id,
    author: blogAuthor(id),
    title: `Entry ${id}`,
    slug: `entry-${id}`,
    excerpt: 'The first words',
    readMinutes: 2,
    cover: video(2000 + id),
    tags: [{ id: 1, name: 'sailing' }],
    status: 2,
    dark: false,
    audience: 5,
    commentsEnabled: true,
    publishedAt: moment,
    editedAt: null,
    lastCommentAt: moment,
    readCount: 40,
    commentCount: 30,
    likeCount: 6,
    liked: true,
    followed: false,
    hidden: false,
    curated: false,
    readAt: moment,
    newCommentCount: 1,
    unpublishedChanges: false,
  }
}

export function wholeBlogEntry(id: number): BlogEntry {
  return {
    ...blogEntry(id),
    html: `<p>Text of ${id}</p>`,
    media: [
      { ...media(3000 + id), ownerId: id, albumId: 8 },
      { ...video(2000 + id), ownerId: id },
    ],
    previous: null,
    next: blogEntry(id + 1),
  }
}

export function blogDraft(id: number): BlogDraft {
  return {
    id,
    title: 'Draft',
    html: '<p>Draft</p>',
    tags: ['sailing'],
    audience: 6,
    commentsEnabled: true,
    media: [video(2000 + id)],
    status: 1,
    slug: 'draft',
    dark: false,
    unpublishedChanges: true,
    revision: 4,
    savedAt: moment,
  }
}

function reply(id: number, parentId: number | null): Omit<Comment, 'replyCount' | 'replies'> {
  return {
    id,
    itemId: 5,
    parentId,
    author: profile(id),
    text: `Hello @Profile9`,
    mentions: [profile(9)],
    createdAt: moment,
    editedAt: null,
    deleted: false,
    editable: false,
    deletable: true,
    likeCount: 2,
    liked: true,
  }
}

/** A comment on entry 5, with answers of the given ids. */
export function comment(id: number, answers: readonly number[] = []): Comment {
  return { ...reply(id, null), replyCount: answers.length, replies: answers.map((answer) => reply(answer, id)) }
}

/** An answer alone, to a comment on entry 5. */
export function answerTo(parentId: number, id: number): Comment {
  return { ...reply(id, parentId), replyCount: 0, replies: [] }
}
