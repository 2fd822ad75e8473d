import { pageOf, type Handlers } from '../core/handler'
import { requireVisible } from '../shared/profiles/others'
import {
  followedAuthorList,
  followers,
  hiddenAuthorList,
  mostFollowedAuthors,
  openAuthors,
  pageOfAuthors,
} from './authors'
import { suggestedAuthors } from './authorsNamed'
import { entryAnswer } from './entryAnswer'
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
} from './entryLists'
import { entrySummaries } from './entrySummaries'
import { searchPage } from './search'
import { mostCommentedEntries, pageOfDated } from './seenEntries'
import { countedTags, suggestedTags } from '../shared/blogs/tags'

/** Reads of entries, authors and tags. */
export const readingHandlers = {
  'Blogs.GetAllBlogEntries': (deps, { reader, query }) =>
    pageOfDated(deps, reader, newestEntries, { byActivity: query.sortByActivity, page: pageOf(query) }),
  'Blogs.GetMostViewed': (deps, { reader, query }) =>
    pageOfEntries(deps, reader, topEntries(deps, reader, 'readCount', query.days), pageOf(query)),
  'Blogs.GetMostCommented': (deps, { reader, query }) => mostCommentedEntries(deps, reader, query.days, pageOf(query)),
  'Blogs.GetCurated': (deps, { reader, query }) =>
    pageOfEntries(deps, reader, curatedEntries(deps, reader), pageOf(query)),
  'Blogs.GetMyBlogEntries': (deps, { reader, query }) =>
    pageOfEntries(deps, reader, ownEntries(deps, reader, query.orderByCommentDate), pageOf(query)),
  'Blogs.GetMyCommentsBlogEntries': (deps, { reader, query }) =>
    pageOfEntries(deps, reader, commentedEntries(deps, reader), pageOf(query)),
  'Blogs.GetFollowed': (deps, { reader, query }) =>
    pageOfDated(deps, reader, followedEntries, { byActivity: query.sortByActivity, page: pageOf(query) }),
  'Blogs.GetFromFollowedAuthors': (deps, { reader, query }) =>
    pageOfDated(deps, reader, entriesOfFollowedAuthors, { byActivity: query.sortByActivity, page: pageOf(query) }),
  'Blogs.GetHidden': (deps, { reader, query }) =>
    pageOfEntries(deps, reader, hiddenEntries(deps, reader), pageOf(query)),
  'Blogs.GetProfileBlogEntries': async (deps, { reader, query }) => {
    await requireVisible(deps.db, reader, query.profileId)
    return pageOfEntries(deps, reader, entriesOfProfile(deps, reader, query), pageOf(query))
  },

  'Blogs.GetMostFollowedAuthors': (deps, { reader }) => mostFollowedAuthors(deps, reader),
  'Blogs.GetFollowedAuthors': (deps, { reader, query }) =>
    pageOfAuthors(deps, reader, followedAuthorList(deps, reader), pageOf(query)),
  'Blogs.GetFollowers': (deps, { reader, query }) => followers(deps, reader, pageOf(query)),
  'Blogs.GetHiddenAuthors': (deps, { reader, query }) =>
    pageOfAuthors(deps, reader, hiddenAuthorList(deps, reader), pageOf(query)),
  'Blogs.GetBlogAuthorsByIds': (deps, { reader, body }) => openAuthors(deps, body.ids, reader),

  'Blogs.GetBlogEntryData': (deps, { reader, query }) => entryAnswer(deps, reader, query.blogEntryId),
  'Blogs.GetBlogEntriesByIds': (deps, { reader, body }) => entrySummaries(deps, body.ids, reader),

  'Blogs.SearchBlogEntries': (deps, { reader, body }) => searchPage(deps, reader, body),
  'Blogs.SearchBlogTags': (deps, { reader, body }) => suggestedTags(deps, reader, body.query),
  'Blogs.SearchBlogTagsAndAuthors': async (deps, { reader, body }) => {
    const [tags, authors] = await Promise.all([
      suggestedTags(deps, reader, body.query),
      suggestedAuthors(deps, reader, body.query),
    ])
    return { tags, authors }
  },
  'Blogs.GetBlogTagsAndAuthors': async (deps, { reader, body: { tagIds = [], authorIds = [] } }) => {
    const [tags, authors] = await Promise.all([countedTags(deps, reader, tagIds), openAuthors(deps, authorIds, reader)])
    return { tags, authors }
  },
} satisfies Partial<Handlers>
