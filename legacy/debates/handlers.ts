import { pageOf, type Deps, type Handlers } from '../core/handler'
import { notFound } from '../core/problem'
import { comments, commentsByIds } from '../shared/comments/read'
import { addComment, deleteComment, editComment } from '../shared/comments/write'
import { lodgeHandlers } from '../shared/lodges/lodgeHandler'
import { addCategory, changeCategory, deleteCategory, sortCategories } from './categories/change'
import { lodgeOfCategory } from './places'
import { debateCategories, debateCategoriesByIds, debateCategory } from './categories/read'
import { commentableEntries } from './commentable'
import { debateEntry } from './entries/entry'
import { pageOfDrafts, pageOfEntries } from './entries/lists'
import { debateEntrySummaries } from './entries/summaries'
import { markRead, setFollowed } from './marks'
import { deleteEntry, moveEntry, setLocked, setPinned } from './moderation'
import { lodgeOfComment, lodgeOfEntry, mayKnowOfComment } from './visibility'
import { entryForEdit } from './writing/edit'
import { createEntry, discardChanges, updateEntry } from './writing/save'

/** Reads check what the viewer may see by themselves. */
const reading = {
  'Lodges.GetDebateCategories': (deps, { viewer, query }) => debateCategories(deps, viewer, query.lodgeId),
  'Lodges.GetDebateCategory': (deps, { viewer, query }) => debateCategory(deps, viewer, query.categoryId),
  'Lodges.GetDebateCategoriesByIds': (deps, { viewer, body }) => debateCategoriesByIds(deps, viewer, body.ids),
  'Lodges.GetDebateEntries': (deps, { viewer, query }) => pageOfEntries(deps, viewer, query),
  'Lodges.GetOwnDebateDrafts': (deps, { viewer, query }) => pageOfDrafts(deps, viewer, query),
  'Lodges.GetDebateEntry': (deps, { viewer, query }) => debateEntry(deps, viewer, query.debateEntryId),
  'Lodges.GetDebateEntriesByIds': (deps, { viewer, body }) => debateEntrySummaries(deps, body.ids, viewer),
  'Lodges.GetDebateEntryComments': (deps, { viewer, query }) =>
    comments(deps, viewer, commentableEntries, {
      itemId: query.debateEntryId,
      twoLayered: query.twoLayered ?? false,
      page: pageOf(query),
    }),
  'Lodges.GetDebateEntryCommentsByIds': (deps, { viewer, body }) =>
    commentsByIds(deps, viewer, commentableEntries, body.ids),
} satisfies Partial<Handlers>

/** Changes of what is the viewer's own, or for which the item decides who may. */
const own = {
  'Lodges.DeleteDebateEntry': async (deps, { viewer, body }) => {
    await deleteEntry(deps, viewer, body.debateEntryId)
    return {}
  },
  'Lodges.UpdateDebateEntryView': async (deps, { viewer, body }) => {
    await markRead(deps, viewer, body.debateEntryId)
    return {}
  },
  'Lodges.ToggleDebateEntryFollow': async (deps, { viewer, body }) => {
    await setFollowed(deps, viewer, body.debateEntryId, body.followed)
    return {}
  },
  'Lodges.DeleteDebateEntryComment': async (deps, { viewer, body }) => {
    if (!(await mayKnowOfComment(deps.db, viewer, body.commentId))) throw notFound()
    return deleteComment(deps, viewer, commentableEntries, body.commentId)
  },
} satisfies Partial<Handlers>

/** Calls that name the lodge. */
const inLodge = lodgeHandlers({
  'Lodges.CreateDebateCategory': async (deps, { viewer, body }) =>
    debateCategory(deps, viewer, await addCategory(deps, body)),
  'Lodges.SortDebateCategories': async (deps, { viewer, body }) => {
    await sortCategories(deps, body)
    return debateCategories(deps, viewer, body.lodgeId)
  },
  'Lodges.CreateDebateEntry': (deps, { viewer, body }) => createEntry(deps, viewer, body),
})

const ofCategory = lodgeHandlers(
  {
    'Lodges.UpdateDebateCategory': async (deps, { viewer, body }, { lodge }) => {
      await changeCategory(deps, lodge.id, body)
      return debateCategory(deps, viewer, body.categoryId)
    },
    'Lodges.DeleteDebateCategory': (deps, { body }, { lodge }) => deleteCategory(deps, lodge.id, body),
  },
  ({ db }, { viewer, body }) => lodgeOfCategory(db, viewer, body.categoryId),
)

const ofEntry = lodgeHandlers(
  {
    'Lodges.GetDebateEntryForEdit': ({ db }, { viewer, query }) => entryForEdit(db, viewer, query.debateEntryId),
    'Lodges.UpdateDebateEntry': (deps, { viewer, body }) => updateEntry(deps, viewer, body),
    'Lodges.DiscardDebateEntryChanges': async (deps, { viewer, body }) => {
      await discardChanges(deps, viewer, body.debateEntryId)
      return entryForEdit(deps.db, viewer, body.debateEntryId)
    },
    'Lodges.LockDebateEntry': async (deps, { viewer, body }) => {
      await setLocked(deps, viewer, body.debateEntryId, body.locked)
      return {}
    },
    'Lodges.PinDebateEntry': async (deps, { viewer, body }) => {
      await setPinned(deps, viewer, body.debateEntryId, body.pinned)
      return {}
    },
    'Lodges.ChangeDebateEntryCategory': async (deps, { viewer, body }) => {
      await moveEntry(deps, viewer, body.debateEntryId, body.categoryId)
      return {}
    },
    'Lodges.AddDebateEntryComment': (deps, { viewer, body: { debateEntryId, ...written } }) =>
      addComment(deps, viewer, commentableEntries, { itemId: debateEntryId, ...written }),
  },
  async ({ db }, { viewer, query, body }) => {
    const entryId = entryIdIn(query) ?? entryIdIn(body)
    return entryId === undefined ? undefined : lodgeOfEntry(db, viewer, entryId)
  },
)

function entryIdIn(parameters: object): number | undefined {
  return 'debateEntryId' in parameters && typeof parameters.debateEntryId === 'number'
    ? parameters.debateEntryId
    : undefined
}

const ofComment = lodgeHandlers(
  {
    'Lodges.EditDebateEntryComment': (deps: Deps, { viewer, body: { commentId, ...written } }) =>
      editComment(deps, viewer, commentableEntries, { id: commentId, ...written }),
  },
  ({ db }, { viewer, body }) => lodgeOfComment(db, viewer, body.commentId),
)

export const debatesHandlers = {
  ...reading,
  ...own,
  ...inLodge,
  ...ofCategory,
  ...ofEntry,
  ...ofComment,
} satisfies Partial<Handlers>
