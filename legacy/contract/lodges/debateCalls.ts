import Type from 'typebox'
import { Comment, commentText, newComment } from '../blogShapes'
import { get, Id, list, nullable, post } from '../call'
import {
  DebateCategory,
  debateContent,
  DebateDraft,
  DebateEntry,
  DebateEntrySummary,
  SavedDebateEntry,
} from './debateShapes'

const lodgeId = { lodgeId: Id }
const categoryId = { categoryId: Id }
const debateEntryId = { debateEntryId: Id }
const commentId = { commentId: Id }
const batch = { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }
const active = { access: 'active' } as const
/** A member without a membership reads and comments, but starts no topics. */
const paying = { access: 'paying', feature: 'CreateLodgeDebateEntry', inOwnName: true } as const

const categoryContent = {
  name: Type.String({ minLength: 1, maxLength: 60, description: 'Unique in the lodge' }),
  description: Type.Optional(Type.String({ maxLength: 300, default: '', description: 'Plain' })),
}
const written = {
  ...debateContent,
  publish: Type.Boolean({ description: 'Else it is kept for the viewer alone' }),
}
/** The debates of lodges: categories, topics and comments on them. */
export const debateCalls = {
  GetDebateCategories: get({
    ...active,
    summary: "The categories of a lodge's debates, in the leaders' order; 404 when they are not for the viewer",
    query: lodgeId,
    answer: Type.Array(DebateCategory),
  }),
  GetDebateCategory: get({
    ...active,
    summary: 'One category; 404 when it is not for the viewer',
    query: categoryId,
    answer: DebateCategory,
  }),
  GetDebateCategoriesByIds: post({
    ...active,
    assumed: true,
    summary: 'Many categories at once; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(DebateCategory),
  }),
  CreateDebateCategory: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'manageCategories',
    summary: 'Adds a category behind the others, 30 at most',
    body: { ...lodgeId, ...categoryContent },
    answer: DebateCategory,
  }),
  UpdateDebateCategory: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'manageCategories',
    summary: 'Renames and describes a category',
    body: { ...categoryId, ...categoryContent },
    answer: DebateCategory,
  }),
  DeleteDebateCategory: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'manageCategories',
    summary: 'Deletes a category and moves its topics to another one; the last category of a lodge stays',
    body: {
      ...categoryId,
      moveToId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The category for its topics; without it the first of the others' }),
      ),
    },
    answer: Type.Object({
      lodgeId: Id,
      movedToId: Type.Integer({ minimum: 1, description: 'The category that has its topics now' }),
    }),
  }),
  SortDebateCategories: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'manageCategories',
    summary: 'Puts the categories of a lodge in an order; 409 EDIT_CONFLICT when these are not all of them',
    body: { ...lodgeId, categoryIds: Type.Array(Id, { minItems: 1, maxItems: 30, uniqueItems: true }) },
    answer: Type.Array(DebateCategory),
  }),

  GetDebateEntries: list({
    ...active,
    summary:
      'The topics of a lodge or of one category, pinned ones first, then the newest; 404 when not for the viewer',
    query: {
      ...lodgeId,
      categoryId: Type.Optional(Type.Integer({ minimum: 1, description: 'Without it those of all categories' })),
      sortByLatestCommentDate: Type.Optional(
        Type.Boolean({ default: false, description: 'By the last comment instead of by the publishing' }),
      ),
    },
    item: DebateEntrySummary,
  }),
  GetOwnDebateDrafts: list({
    ...active,
    assumed: true,
    summary: "The viewer's topics in a lodge that are not published yet, the last begun first",
    query: lodgeId,
    item: DebateEntrySummary,
  }),
  GetDebateEntry: get({
    ...active,
    summary: "A topic to read, also one's own draft as it would be published; 404 when it is not for the viewer",
    query: debateEntryId,
    answer: DebateEntry,
  }),
  GetDebateEntriesByIds: post({
    ...active,
    assumed: true,
    summary: 'Many topics at once; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(DebateEntrySummary),
  }),
  GetDebateEntryForEdit: get({
    ...active,
    access: 'paying',
    feature: 'CreateLodgeDebateEntry',
    assumed: true,
    lodgeRight: 'takePart',
    summary: "One of the viewer's topics to go on writing",
    query: debateEntryId,
    answer: DebateDraft,
  }),
  CreateDebateEntry: post({
    ...paying,
    lodgeRight: 'startTopic',
    summary: 'Saves a new topic, and publishes it if asked to',
    body: {
      ...lodgeId,
      ...categoryId,
      key: Type.Optional(Type.String({ format: 'uuid', description: 'The same again makes no second topic' })),
      ...written,
    },
    answer: SavedDebateEntry,
  }),
  UpdateDebateEntry: post({
    ...paying,
    lodgeRight: 'takePart',
    summary: "Saves one of the viewer's topics, and publishes it if asked to; a first publishing needs `startTopic`",
    body: {
      ...debateEntryId,
      revision: Type.Integer({
        minimum: 1,
        description: 'The one that the text grew from; 409 EDIT_CONFLICT if it is not the last',
      }),
      categoryId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Moves the topic when this is published; without it, it stays' }),
      ),
      ...written,
    },
    answer: SavedDebateEntry,
  }),
  DiscardDebateEntryChanges: post({
    ...paying,
    assumed: true,
    lodgeRight: 'takePart',
    summary: 'Goes back to what is published; 404 for what never was',
    body: debateEntryId,
    answer: DebateDraft,
  }),
  DeleteDebateEntry: post({
    ...active,
    inOwnName: true,
    summary: "Deletes a topic with its comments: the viewer's own, or any for those who moderate the debates",
    body: debateEntryId,
  }),
  UpdateDebateEntryView: post({
    ...active,
    summary: 'Marks a topic as read by the viewer: later comments are new',
    body: debateEntryId,
  }),
  LockDebateEntry: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'moderateDebates',
    summary: 'Locks a topic, so that nobody can comment, or unlocks it; repeating it changes nothing',
    body: { ...debateEntryId, locked: Type.Boolean() },
  }),
  PinDebateEntry: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'moderateDebates',
    summary: 'Pins a topic before the others, or unpins it, ten at most in a lodge; repeating it changes nothing',
    body: { ...debateEntryId, pinned: Type.Boolean() },
  }),
  ChangeDebateEntryCategory: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'takePart',
    summary: "Moves a topic to another category of its lodge: the viewer's own, or any for those who moderate",
    body: { ...debateEntryId, ...categoryId },
  }),
  ToggleDebateEntryFollow: post({
    ...active,
    summary: 'Follows a topic, so that the viewer is notified of new comments, or ends that; says the wanted state',
    body: { ...debateEntryId, followed: Type.Boolean() },
  }),

  GetDebateEntryComments: list({
    ...active,
    summary: 'The comments on a topic, oldest first: flat, or those of the first layer each with its answers',
    query: { ...debateEntryId, twoLayered: Type.Optional(Type.Boolean({ default: false })) },
    item: Comment,
  }),
  GetDebateEntryCommentsByIds: post({
    ...active,
    assumed: true,
    summary: 'Many comments at once, in two layers; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(Comment),
  }),
  AddDebateEntryComment: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'takePart',
    summary: 'Comments on a topic, or answers a comment on it; 422 COMMENTS_CLOSED when it is locked',
    body: {
      ...debateEntryId,
      ...newComment,
    },
    answer: Comment,
  }),
  EditDebateEntryComment: post({
    ...active,
    inOwnName: true,
    lodgeRight: 'takePart',
    summary: "Changes one of the viewer's comments",
    body: { ...commentId, ...commentText },
    answer: Comment,
  }),
  DeleteDebateEntryComment: post({
    ...active,
    inOwnName: true,
    summary:
      "Deletes a comment: the viewer's own, one on the viewer's topic, or any for those who moderate the debates",
    body: commentId,
    answer: Type.Object({
      itemId: Type.Integer({ minimum: 1, description: 'The topic that it stood under' }),
      remains: nullable(Comment, { description: 'The empty place, where others had answered it' }),
    }),
  }),
}
