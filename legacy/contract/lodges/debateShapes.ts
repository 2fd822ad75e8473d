import Type, { type Static, type TProperties } from 'typebox'
import { blogContent } from '../blogShapes'
import { DateTime, Id, nullable, oneOf } from '../call'
import { DebateEntryStatus } from './lodgeEnums'
import { MediaItem, MediaSummary, ProfileSummary } from '../shapes'

/** A topic in lists. */
export const DebateEntrySummary = Type.Object({
  id: Id,
  lodgeId: Id,
  categoryId: Id,
  author: ProfileSummary,
  title: Type.String({ description: 'Of a draft that has none yet: empty' }),
  excerpt: Type.String({ description: 'The first words, plain, about 280 characters' }),
  status: oneOf(DebateEntryStatus, "Draft only for one's own"),
  locked: Type.Boolean({ description: 'Nobody can comment any longer' }),
  pinned: Type.Boolean({ description: 'Before all others in lists' }),
  publishedAt: nullable(DateTime, { description: 'Null for a draft' }),
  editedAt: nullable(DateTime, { description: 'The last change of the published text' }),
  lastCommentAt: nullable(DateTime, { description: 'The last comment that the viewer may see' }),
  commentCount: Type.Integer({ minimum: 0, description: 'Comments that the viewer may see, 1,000 at most' }),
  likeCount: Type.Integer({ minimum: 0, description: 'Likes of profiles that the viewer may see' }),
  liked: Type.Boolean({ description: 'By the viewer' }),
  followed: Type.Boolean({ description: 'By the viewer' }),
  readAt: nullable(DateTime, { description: 'The last visit of the viewer' }),
  isNew: Type.Boolean({
    description: "Another's, which the viewer has not read, of the last 30 days in the lodge; never outside it",
  }),
  newCommentCount: Type.Integer({
    minimum: 0,
    description:
      'Comments of others since the viewer last read it, within the last 30 days in the lodge; 100 at most, 0 outside it',
  }),
  editable: Type.Boolean({ description: "The viewer's own, in a lodge that they are in" }),
  deletable: Type.Boolean({ description: "The viewer's own, or the viewer moderates the debates" }),
  moderated: Type.Boolean({ description: 'The viewer may lock and pin it' }),
  movable: Type.Boolean({ description: 'The viewer may move it to another category: it is theirs, or they moderate' }),
  unpublishedChanges: Type.Boolean({ description: 'Its author has changed it and not published that; else false' }),
})
export type DebateEntrySummary = Static<typeof DebateEntrySummary>

export const DebateEntry = Type.Object({
  ...DebateEntrySummary.properties,
  html: Type.String({
    description:
      'Sanitised. A media item stands as `<img data-media-id="7" alt="…">`, a video of another site as `<div data-video="youtube:…">` or `vimeo:…`',
  }),
  media: Type.Array(MediaItem, { description: 'The media of the text that the viewer may see' }),
})
export type DebateEntry = Static<typeof DebateEntry>

/** A category of a lodge's debates. */
export const DebateCategory = Type.Object({
  id: Id,
  lodgeId: Id,
  name: Type.String(),
  description: Type.String({ description: 'Plain; may be empty' }),
  entryCount: Type.Integer({ minimum: 0, description: 'Topics that the viewer may see' }),
  newEntryCount: Type.Integer({
    minimum: 0,
    description: 'Topics with something new for the viewer, 100 at most; 0 outside the lodge',
  }),
  latestEntry: nullable(DebateEntrySummary, { description: 'The last one that the viewer may see' }),
})
export type DebateCategory = Static<typeof DebateCategory>

/** What an author writes, for published topics and drafts. */
export const debateContent = { title: blogContent.title, html: blogContent.html } satisfies TProperties

/** A topic in the editor. */
export const DebateDraft = Type.Object({
  id: Id,
  lodgeId: Id,
  categoryId: Type.Integer({ minimum: 1, description: 'Where it stands once it is published' }),
  ...debateContent,
  media: Type.Array(MediaSummary, { description: 'The media of the text' }),
  status: oneOf(DebateEntryStatus, 'Whether it was ever published'),
  unpublishedChanges: Type.Boolean({ description: 'Whether this draft differs from the published topic' }),
  revision: Type.Integer({ minimum: 1, description: 'Grows with every save' }),
  savedAt: DateTime,
})
export type DebateDraft = Static<typeof DebateDraft>

/** The answer to a save. */
export const SavedDebateEntry = Type.Object({
  id: Id,
  revision: Type.Integer({ minimum: 1 }),
  savedAt: DateTime,
  status: oneOf(DebateEntryStatus, 'As it is now'),
})
export type SavedDebateEntry = Static<typeof SavedDebateEntry>
