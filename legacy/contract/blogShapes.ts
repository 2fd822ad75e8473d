import Type, { type Static, type TProperties } from 'typebox'
import { DateTime, Id, nullable, oneOf } from './call'
import { BlogEntryStatus, EVERYBODY } from './enums'
import { MediaItem, MediaSummary, ProfileSummary } from './shapes'

/** A piece of text, and whether it matched the search. */
export const Highlight = Type.Object({ text: Type.String(), match: Type.Boolean() })
export type Highlight = Static<typeof Highlight>

export const BlogTag = Type.Object({ id: Id, name: Type.String() })
export type BlogTag = Static<typeof BlogTag>

/** A profile as an author. */
export const BlogAuthor = Type.Object({
  id: Type.Integer({ minimum: 1, description: "The profile's id" }),
  profile: ProfileSummary,
  entryCount: Type.Integer({
    minimum: 0,
    description: 'Published, for the viewer, on the sites of this kind and country',
  }),
  followerCount: Type.Integer({ minimum: 0, description: 'Followers whom the viewer may see, 1,000 at most' }),
  followed: Type.Boolean({ description: 'By the viewer' }),
  hidden: Type.Boolean({ description: 'By the viewer: the lists leave out what the author writes' }),
})
export type BlogAuthor = Static<typeof BlogAuthor>

/** An entry in lists. */
export const BlogEntrySummary = Type.Object({
  id: Id,
  author: BlogAuthor,
  title: Type.String({ description: 'Of a draft that has none yet: empty' }),
  slug: Type.String({ description: 'The title for the address: small letters, digits and hyphens' }),
  excerpt: Type.String({ description: 'The first words, plain, about 280 characters' }),
  readMinutes: Type.Integer({ minimum: 1, description: 'The reading time' }),
  cover: nullable(MediaSummary, { description: 'The first medium of the text, where the viewer may see it' }),
  tags: Type.Array(BlogTag),
  status: oneOf(BlogEntryStatus, "Draft only for one's own"),
  dark: Type.Boolean({ description: 'Written on a dark site, and only to be seen there' }),
  audience: Type.Integer({
    minimum: 1,
    maximum: EVERYBODY,
    description: 'The audience: sum of Men 1, Women 2, Couples 4, Transsexuals 8',
  }),
  commentsEnabled: Type.Boolean(),
  publishedAt: nullable(DateTime, { description: 'Null for a draft' }),
  editedAt: nullable(DateTime, { description: 'The last change of the published text' }),
  lastCommentAt: nullable(DateTime),
  readCount: Type.Integer({ minimum: 0, description: 'Members who have read it, its author aside' }),
  commentCount: Type.Integer({ minimum: 0, description: 'Comments that the viewer may see, 1,000 at most' }),
  likeCount: Type.Integer({ minimum: 0, description: 'Likes of profiles that the viewer may see' }),
  liked: Type.Boolean({ description: 'By the viewer' }),
  followed: Type.Boolean({ description: 'By the viewer' }),
  hidden: Type.Boolean({ description: 'By the viewer' }),
  curated: Type.Boolean({ description: 'Recommended by the staff' }),
  readAt: nullable(DateTime, { description: 'The last visit of the viewer' }),
  newCommentCount: Type.Integer({
    minimum: 0,
    description:
      'Comments of others since the viewer last read it, or else wrote, followed or commented on it, or saw what is new in a list that has it; 100 at most',
  }),
  unpublishedChanges: Type.Boolean({ description: 'Its author has changed it and not published that; else false' }),
})
export type BlogEntrySummary = Static<typeof BlogEntrySummary>

export const BlogEntry = Type.Object({
  ...BlogEntrySummary.properties,
  html: Type.String({
    description:
      'Sanitised. A medium stands as `<img data-media-id="7" alt="…">`, a video of another site as `<div data-video="youtube:…">` or `vimeo:…`',
  }),
  media: Type.Array(MediaItem, { description: 'The media of the text that the viewer may see' }),
  previous: nullable(BlogEntrySummary, { description: "The author's entry before, as far as the viewer may see it" }),
  next: nullable(BlogEntrySummary, { description: "The author's entry after" }),
})
export type BlogEntry = Static<typeof BlogEntry>

/** What an author writes, for published entries and drafts. */
export const blogContent = {
  title: Type.String({ maxLength: 120 }),
  html: Type.String({
    maxLength: 200_000,
    description:
      'Sanitised on the way in; at most 30,000 characters of text, 100 pictures and videos, and 10,000 tags as it is sent',
  }),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10 }),
  audience: Type.Integer({
    minimum: 1,
    maximum: EVERYBODY,
    description: 'The audience: sum of Men 1, Women 2, Couples 4, Transsexuals 8',
  }),
  commentsEnabled: Type.Boolean(),
} satisfies TProperties

/** An entry in the editor. */
export const BlogDraft = Type.Object({
  id: Id,
  ...blogContent,
  media: Type.Array(MediaSummary, { description: 'The media of the text' }),
  status: oneOf(BlogEntryStatus, 'Whether it was ever published'),
  slug: Type.String(),
  dark: Type.Boolean({ description: 'Written on a dark site, and only to be seen there' }),
  unpublishedChanges: Type.Boolean({ description: 'Whether this draft differs from the published entry' }),
  revision: Type.Integer({ minimum: 1, description: 'Grows with every save' }),
  savedAt: DateTime,
})
export type BlogDraft = Static<typeof BlogDraft>

const comment = {
  id: Id,
  itemId: Type.Integer({ minimum: 1, description: 'The item commented on, such as a blog entry' }),
  parentId: nullable(Id, { description: 'The comment of the first layer that it answers' }),
  author: nullable(ProfileSummary, { description: 'Null where only an empty place is left' }),
  text: Type.String({ description: 'Plain, with line breaks; a mention stands as `@` and the name' }),
  mentions: Type.Array(ProfileSummary, {
    description: 'The profiles that the text mentions, as far as the viewer may see them',
  }),
  createdAt: DateTime,
  editedAt: nullable(DateTime),
  deleted: Type.Boolean({ description: 'An empty place that holds the answers to it together' }),
  editable: Type.Boolean({ description: "The viewer's own" }),
  deletable: Type.Boolean({ description: "The viewer's own, or under what the viewer wrote" }),
  likeCount: Type.Integer({ minimum: 0, description: 'Likes of profiles that the viewer may see' }),
  liked: Type.Boolean({ description: 'By the viewer' }),
}

/** A comment of any area. */
export const Comment = Type.Object({
  ...comment,
  replyCount: Type.Integer({ minimum: 0, description: 'Answers that the viewer may see; 0 for an answer' }),
  replies: Type.Array(Type.Object(comment), {
    description: 'In two layers the first 100 answers, oldest first; else empty',
  }),
})
export type Comment = Static<typeof Comment>

/** What the author of a comment writes. */
export const commentText = {
  text: Type.String({ minLength: 1, maxLength: 4000 }),
  mentionIds: Type.Optional(
    Type.Array(Id, {
      maxItems: 10,
      uniqueItems: true,
      description: 'Profiles whom the text names as `@` and the name',
    }),
  ),
} satisfies TProperties

export const newComment = {
  ...commentText,
  parentId: Type.Optional(Type.Integer({ minimum: 1, description: 'The comment to answer, of whichever layer' })),
  key: Type.Optional(Type.String({ format: 'uuid', description: 'The same again makes no second comment' })),
} satisfies TProperties
