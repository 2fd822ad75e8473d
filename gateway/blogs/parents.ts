import type {
  BlogAuthor as BlogAuthorShape,
  BlogDraft as BlogDraftShape,
  BlogEntry as WholeBlogEntry,
  BlogEntrySummary,
  BlogTag as BlogTagShape,
  Comment as CommentShape,
} from '../../legacy/contract/blogShapes'
import type { AnswerOf } from '../../legacy/contract/contract'
import type { Notification } from '../../legacy/contract/notifications'
import type { Edge, ItemOf, ItemPayload } from '../core/schema/parents'
import type { UserError } from '../core/mutation'

/** With text, media and neighbours if the call for one entry returned them. */
export type BlogEntry = BlogEntrySummary & Partial<WholeBlogEntry>
export type BlogAuthor = BlogAuthorShape
export type BlogTag = BlogTagShape
export type BlogDraft = BlogDraftShape
export type BlogTagCount = ItemOf<'Blogs.SearchBlogTags'>
export type BlogTagsAndAuthors = AnswerOf<'Blogs.SearchBlogTagsAndAuthors'>
export type KinksWithBlogTags = AnswerOf<'DarkKinks.SearchKinksWithBlogTags'>
export type Highlight = ItemOf<'Blogs.SearchBlogEntries'>['title'][number]
export type BlogSearchEdge = Edge<ItemOf<'Blogs.SearchBlogEntries'>>
export type BlogFollowerEdge = Edge<ItemOf<'Blogs.GetFollowers'>>
export type SavedBlogEntry = AnswerOf<'Blogs.UpdateBlogEntry'>
export type BlogComment = CommentShape
export type BlogNotification = Notification
export type SetFollowingPayload = ItemPayload
export type SetHiddenPayload = ItemPayload

/** The same for an entry. */
interface EntryPayload {
  readonly entryLegacyId?: number
  readonly userErrors: readonly UserError[]
}
export type MarkBlogEntryAsReadPayload = EntryPayload
export type SetCuratedPayload = EntryPayload

export interface SaveBlogEntryPayload extends EntryPayload {
  readonly saved?: SavedBlogEntry
}
