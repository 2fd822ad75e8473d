import Type, { type TObject, type TProperties, type TSchema } from 'typebox'
import {
  BlogAuthor,
  blogContent,
  BlogDraft,
  BlogEntry,
  BlogEntrySummary,
  BlogTag,
  Comment,
  commentText,
  Highlight,
  newComment,
} from './blogShapes'
import { DateTime, get, Id, list, nullable, oneOf, post, postList } from './call'
import { BlogEntryStatus } from './enums'
import { ProfileSummary } from './shapes'

/** A member banned from blogs may make only the call `ProfileBlogBan`. */
const member = { access: 'active', ban: 'Blogs' } as const

const blogEntryId = { blogEntryId: Id }
const profileId = { profileId: Id }
const commentId = { commentId: Id }
const sortByActivity = {
  sortByActivity: Type.Optional(
    Type.Boolean({ default: false, description: 'By the last comment instead of by the publishing' }),
  ),
}
const days = {
  days: Type.Optional(
    Type.Unsafe<0 | 7 | 14 | 30>({
      type: 'integer',
      enum: [0, 7, 14, 30],
      default: 7,
      description: 'Of those published within so many days; 0: of all',
    }),
  ),
}
const words = Type.String({ minLength: 1, maxLength: 100, description: 'The text typed so far' })
const ids = Type.Array(Id, { maxItems: 10, uniqueItems: true })
const batch = { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }
const CountedTag = Type.Object({
  ...BlogTag.properties,
  count: Type.Integer({ description: 'Entries for the viewer that carry it, 100 at most' }),
})

function entries<const Q extends TProperties = Record<never, never>>(summary: string, query?: Q) {
  return list({ ...member, summary, query: query ?? ({} as Q), item: BlogEntrySummary })
}
function authors(summary: string) {
  return list({ ...member, summary, item: BlogAuthor })
}
function write<const B extends TProperties = Record<never, never>, A extends TSchema = TObject>(
  summary: string,
  body: B,
) {
  return post<'active', A, B>({ ...member, summary, body })
}

/** Blogs: entries, comments and authors. Lists of the community show entries of the site's country and kind. */
export const Blogs = {
  GetAllBlogEntries: entries('The entries of the community, newest first', sortByActivity),
  GetMostViewed: entries('The entries that most members have read', days),
  GetMostCommented: entries('The thousand entries with most comments that the viewer may see', days),
  GetCurated: entries('The entries that the staff recommends, the last chosen first'),
  GetMyBlogEntries: entries("The viewer's own entries, drafts included and first, then the newest", {
    orderByCommentDate: Type.Optional(Type.Boolean({ default: false, description: 'By the last comment instead' })),
  }),
  GetMyCommentsBlogEntries: entries('The entries that the viewer has commented on, those commented on last first'),
  GetFollowed: entries('The entries that the viewer follows, the newest first', sortByActivity),
  GetFromFollowedAuthors: entries('The entries of the authors whom the viewer follows, newest first', sortByActivity),
  GetHidden: entries('The entries that the viewer has hidden, the last hidden first'),
  GetProfileBlogEntries: entries("A profile's entries, newest first", {
    ...profileId,
    text: Type.Optional(Type.String({ maxLength: 100, description: 'Only those with these words' })),
    dark: Type.Optional(
      Type.Boolean({
        description: 'Only those of the dark sites, or only the others; on a main site the others anyway',
      }),
    ),
  }),
  GetMostFollowedAuthors: get({
    ...member,
    summary: 'The thirty authors with most followers that the viewer may see',
    answer: Type.Array(BlogAuthor),
  }),
  GetFollowedAuthors: authors('The authors whom the viewer follows, the last followed first'),
  GetFollowers: list({
    ...member,
    summary: 'Those who follow the viewer, the newest first',
    item: Type.Object({
      profile: ProfileSummary,
      since: DateTime,
      isNew: Type.Boolean({ description: 'Since the viewer last looked' }),
    }),
  }),
  GetHiddenAuthors: authors('The authors whom the viewer has hidden, the last hidden first'),
  GetBlogAuthorsByIds: post({
    ...member,
    summary: 'Many authors at once by the ids of their profiles, also who has written nothing yet',
    assumed: true,
    body: batch,
    answer: Type.Array(BlogAuthor),
  }),

  GetBlogEntryData: get({
    ...member,
    summary: "An entry to read, also one's own draft as it would be published; 404 when it is not for the viewer",
    query: blogEntryId,
    answer: BlogEntry,
  }),
  GetBlogEntriesByIds: post({
    ...member,
    summary: 'Many entries at once; those that are not for the viewer are left out',
    assumed: true,
    body: batch,
    answer: Type.Array(BlogEntrySummary),
  }),
  GetBlogEntryDataForEdit: get({
    ...member,
    access: 'paying',
    feature: 'EditBlog',
    summary: "One of the viewer's entries to go on writing",
    query: blogEntryId,
    answer: BlogDraft,
  }),
  UpdateBlogEntry: post({
    ...member,
    access: 'paying',
    feature: 'CreateBlog',
    featureWith: { field: 'blogEntryId', feature: 'EditBlog' },
    summary: 'Saves a new or existing entry of the viewer, and publishes it if asked to',
    body: {
      blogEntryId: Type.Optional(Type.Integer({ minimum: 1, description: 'Without it a new entry is made' })),
      revision: Type.Optional(
        Type.Integer({
          minimum: 1,
          description: 'The one that the text grew from; 409 EDIT_CONFLICT if it is not the last',
        }),
      ),
      key: Type.Optional(
        Type.String({ format: 'uuid', description: 'Of a new entry: the same again makes no second one' }),
      ),
      ...blogContent,
      publish: Type.Boolean({ description: 'Else it is kept for the viewer alone' }),
    },
    answer: Type.Object({
      id: Id,
      slug: Type.String(),
      revision: Type.Integer({ minimum: 1 }),
      savedAt: DateTime,
      status: oneOf(BlogEntryStatus, 'As it is now'),
    }),
  }),
  DiscardBlogEntryChanges: post({
    ...member,
    access: 'paying',
    feature: 'EditBlog',
    assumed: true,
    summary: 'Goes back to what is published; 404 for what never was',
    body: blogEntryId,
    answer: BlogDraft,
  }),
  DeleteBlogEntry: write("Deletes one of the viewer's entries with its comments", blogEntryId),
  UpdateBlogEntryReadCount: post({
    ...member,
    summary: 'Marks an entry as read by the viewer: counted once; later comments count as new',
    body: blogEntryId,
    answer: Type.Object({ readCount: Type.Integer({ minimum: 0 }) }),
  }),
  SetCurated: post({
    ...member,
    access: { role: 'Support' },
    summary: 'Recommends an entry, or no longer',
    body: { ...blogEntryId, curated: Type.Boolean() },
  }),

  FollowBlogEntry: write(
    'Follows an entry: the viewer is notified of new comments, and the entry is shown again; repeating it changes nothing',
    blogEntryId,
  ),
  UnfollowBlogEntry: write('Follows an entry no longer', blogEntryId),
  HideEntry: write('Leaves an entry out of all lists, and follows it no longer', blogEntryId),
  UnhideEntry: write('Shows a hidden entry again', blogEntryId),
  FollowBlogAuthor: post({
    ...member,
    summary:
      'Follows an author: the viewer is notified of new entries, and the author is shown again; repeating it changes nothing',
    inOwnName: true,
    body: profileId,
  }),
  UnfollowBlogAuthor: write('Follows an author no longer', profileId),
  HideAuthor: write('Leaves all entries of an author out of all lists, and follows them no longer', profileId),
  UnhideAuthor: write('Shows a hidden author again', profileId),

  MarkFollowedBlogEntriesAsRead: write('What is new in the entries that the viewer follows is new no longer', {}),
  MarkEntriesByFollowedAuthorsAsRead: write('The same for the entries of authors whom the viewer follows', {}),
  MarkMyBlogEntriesAsRead: write("The same for the viewer's own entries", {}),
  MarkMyCommentsBlogEntriesAsRead: write('The same for the entries that the viewer has commented on', {}),
  UpdateFollowersReadDate: write('The followers whom the viewer has are new no longer', {}),
  MarkCuratedBlogEntriesAsRead: post({
    ...member,
    assumed: true,
    summary: 'The entries that the staff recommends are new no longer',
  }),

  GetComments: list({
    ...member,
    summary: 'The comments on an entry, oldest first: flat, or those of the first layer each with its answers',
    query: { ...blogEntryId, twoLayered: Type.Optional(Type.Boolean({ default: false })) },
    item: Comment,
  }),
  GetBlogCommentsByIds: post({
    ...member,
    assumed: true,
    summary: 'Many comments at once, in two layers; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(Comment),
  }),
  AddBlogComment: post({
    ...member,
    summary: 'Comments on an entry, or answers a comment on it',
    body: {
      ...blogEntryId,
      ...newComment,
    },
    answer: Comment,
  }),
  EditBlogComment: post({
    ...member,
    summary: "Changes one of the viewer's comments",
    body: { ...commentId, ...commentText },
    answer: Comment,
  }),
  DeleteBlogComment: post({
    ...member,
    summary: "Deletes one of the viewer's comments, or one under the viewer's entry",
    body: commentId,
    answer: Type.Object({
      itemId: Type.Integer({ minimum: 1, description: 'The entry that it stood under' }),
      remains: nullable(Comment, { description: 'The empty place, where others had answered it' }),
    }),
  }),

  SearchBlogEntries: postList({
    ...member,
    summary: 'Entries with all of some words, tags and authors, newest first',
    body: {
      text: Type.Optional(Type.String({ maxLength: 100 })),
      tagIds: Type.Optional(ids),
      authorIds: Type.Optional(ids),
    },
    item: Type.Object({
      entry: BlogEntrySummary,
      title: Type.Array(Highlight, { description: 'The title with what was found' }),
      excerpt: Type.Array(Highlight, { description: 'The place in the text where it was found' }),
    }),
  }),
  SearchBlogTags: post({
    ...member,
    summary: 'Tags that begin with a text or have it in them, those used most first, ten at most',
    body: { query: words },
    answer: Type.Array(CountedTag),
  }),
  SearchBlogTagsAndAuthors: post({
    ...member,
    summary: 'The same, and authors by name, ten of each at most',
    body: { query: words },
    answer: Type.Object({ tags: Type.Array(CountedTag), authors: Type.Array(BlogAuthor) }),
  }),
  GetBlogTagsAndAuthors: post({
    ...member,
    summary: 'Tags and authors by their ids; those that are gone or not for the viewer are left out',
    body: { tagIds: Type.Optional(ids), authorIds: Type.Optional(ids) },
    answer: Type.Object({ tags: Type.Array(CountedTag), authors: Type.Array(BlogAuthor) }),
  }),

  ProfileBlogBan: get({
    summary: 'Whether the viewer is banned from blogs, and why',
    access: 'active',
    answer: Type.Object({
      banned: Type.Boolean(),
      reason: nullable(Type.String()),
      until: nullable(DateTime, { description: 'Null: for good' }),
    }),
  }),
}
