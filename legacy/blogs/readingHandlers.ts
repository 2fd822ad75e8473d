import { pageOf, type Handlers } from '../core/handler'
import { requireVisible } from '../shared/profiles/others'
import {
  followedAuthorList,
  followers,
  hiddenAuthorList,
  mostFollowedAuthors,
  openAuthors,
  pageOfAuthors,
} from './authors/authors'
import { suggestedAuthors } from './authors/authorsNamed'
import { entryAnswer } from './entries/entryAnswer'
import {
  commentedEntries,
  curatedEntries,
  entriesOfFollowedAuthors,
  entriesOfProfile,
  followedEntries,
  hiddenEntries,
  newestEntries,
  ownEntries,
  pageOfEntries,
  topEntries,
} from './entries/entryLists'
import { entrySummaries } from './entries/entrySummaries'
import { searchPage } from './entries/search'
import { mostCommentedEntries, pageOfDated } from './entries/seenEntries'
import { countedTags, suggestedTags } from '../shared/blogs/tags'

export const readingHandlers = {
  'Blogs.GetAllBlogEntries': (deps, { viewer, query }) =>
    pageOfDated(deps, viewer, newestEntries, { byActivity: query.sortByActivity, page: pageOf(query) }),
  'Blogs.GetMostViewed': (deps, { viewer, query }) =>
    pageOfEntries(deps, viewer, topEntries(deps, viewer, 'readCount', query.days), pageOf(query)),
  'Blogs.GetMostCommented': (deps, { viewer, query }) => mostCommentedEntries(deps, viewer, query.days, pageOf(query)),
  'Blogs.GetCurated': (deps, { viewer, query }) =>
    pageOfEntries(deps, viewer, curatedEntries(deps, viewer), pageOf(query)),
  'Blogs.GetMyBlogEntries': (deps, { viewer, query }) =>
    pageOfEntries(deps, viewer, ownEntries(deps, viewer, query.orderByCommentDate), pageOf(query)),
  'Blogs.GetMyCommentsBlogEntries': (deps, { viewer, query }) =>
    pageOfEntries(deps, viewer, commentedEntries(deps, viewer), pageOf(query)),
  'Blogs.GetFollowed': (deps, { viewer, query }) =>
    pageOfDated(deps, viewer, followedEntries, { byActivity: query.sortByActivity, page: pageOf(query) }),
  'Blogs.GetFromFollowedAuthors': (deps, { viewer, query }) =>
    pageOfDated(deps, viewer, entriesOfFollowedAuthors, { byActivity: query.sortByActivity, page: pageOf(query) }),
  'Blogs.GetHidden': (deps, { viewer, query }) =>
    pageOfEntries(deps, viewer, hiddenEntries(deps, viewer), pageOf(query)),
  'Blogs.GetProfileBlogEntries': async (deps, { viewer, query }) => {
    await requireVisible(deps.db, viewer, query.profileId)
    return pageOfEntries(deps, viewer, entriesOfProfile(deps, viewer, query), pageOf(query))
  },

  'Blogs.GetMostFollowedAuthors': (deps, { viewer }) => mostFollowedAuthors(deps, viewer),
  'Blogs.GetFollowedAuthors': (deps, { viewer, query }) =>
    pageOfAuthors(deps, viewer, followedAuthorList(deps, viewer), pageOf(query)),
  'Blogs.GetFollowers': (deps, { viewer, query }) => followers(deps, viewer, pageOf(query)),
  'Blogs.GetHiddenAuthors': (deps, { viewer, query }) =>
    pageOfAuthors(deps, viewer, hiddenAuthorList(deps, viewer), pageOf(query)),
  'Blogs.GetBlogAuthorsByIds': (deps, { viewer, body }) => openAuthors(deps, body.ids, viewer),

  'Blogs.GetBlogEntryData': (deps, { viewer, query }) => entryAnswer(deps, viewer, query.blogEntryId),
  'Blogs.GetBlogEntriesByIds': (deps, { viewer, body }) => entrySummaries(deps, body.ids, viewer),

  'Blogs.SearchBlogEntries': (deps, { viewer, body }) => searchPage(deps, viewer, body),
  'Blogs.SearchBlogTags': (deps, { viewer, body }) => suggestedTags(deps, viewer, body.query),
  'Blogs.SearchBlogTagsAndAuthors': async (deps, { viewer, body }) => {
    const [tags, authors] = await Promise.all([
      suggestedTags(deps, viewer, body.query),
      suggestedAuthors(deps, viewer, body.query),
    ])
    return { tags, authors }
  },
  'Blogs.GetBlogTagsAndAuthors': async (deps, { viewer, body: { tagIds = [], authorIds = [] } }) => {
    const [tags, authors] = await Promise.all([countedTags(deps, viewer, tagIds), openAuthors(deps, authorIds, viewer)])
    return { tags, authors }
  },
} satisfies Partial<Handlers>
