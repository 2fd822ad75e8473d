import type { Deps, Handlers, MemberReader } from '../core/handler'
import { tieAuthor, untieAuthor } from './authorTies'
import { setCurated } from './curation'
import { deleteEntry, entryForEdit } from './edit'
import { tieEntry, untieEntry } from './entryTies'
import { markEntryRead, markListSeen, type SeenList } from './marks'
import { ownBlogBan } from './ownBan'
import { discardChanges, saveEntry } from './save'

/** What members do with entries and authors. */
export const writingHandlers = {
  'Blogs.GetBlogEntryDataForEdit': ({ db }, { reader, query }) => entryForEdit(db, reader, query.blogEntryId),
  'Blogs.UpdateBlogEntry': (deps, { reader, body }) => saveEntry(deps, reader, body),
  'Blogs.DiscardBlogEntryChanges': async (deps, { reader, body }) => {
    await discardChanges(deps, reader, body.blogEntryId)
    return entryForEdit(deps.db, reader, body.blogEntryId)
  },
  'Blogs.DeleteBlogEntry': async (deps, { reader, body }) => {
    await deleteEntry(deps, reader, body.blogEntryId)
    return {}
  },
  'Blogs.UpdateBlogEntryReadCount': async (deps, { reader, body }) => ({
    readCount: await markEntryRead(deps, reader, body.blogEntryId),
  }),
  'Blogs.SetCurated': async (deps, { reader, body }) => {
    await setCurated(deps, reader, body)
    return {}
  },

  'Blogs.FollowBlogEntry': async (deps, { reader, body }) => {
    await tieEntry(deps, reader, { entryId: body.blogEntryId, tie: 'followedAt' })
    return {}
  },
  'Blogs.UnfollowBlogEntry': async ({ db }, { reader, body }) => {
    await untieEntry(db, reader, { entryId: body.blogEntryId, tie: 'followedAt' })
    return {}
  },
  'Blogs.HideEntry': async (deps, { reader, body }) => {
    await tieEntry(deps, reader, { entryId: body.blogEntryId, tie: 'hiddenAt' })
    return {}
  },
  'Blogs.UnhideEntry': async ({ db }, { reader, body }) => {
    await untieEntry(db, reader, { entryId: body.blogEntryId, tie: 'hiddenAt' })
    return {}
  },
  'Blogs.FollowBlogAuthor': async (deps, { reader, body }) => {
    await tieAuthor(deps, reader, { authorId: body.profileId, tie: 'followedAt' })
    return {}
  },
  'Blogs.UnfollowBlogAuthor': async (deps, { reader, body }) => {
    await untieAuthor(deps, reader, { authorId: body.profileId, tie: 'followedAt' })
    return {}
  },
  'Blogs.HideAuthor': async (deps, { reader, body }) => {
    await tieAuthor(deps, reader, { authorId: body.profileId, tie: 'hiddenAt' })
    return {}
  },
  'Blogs.UnhideAuthor': async (deps, { reader, body }) => {
    await untieAuthor(deps, reader, { authorId: body.profileId, tie: 'hiddenAt' })
    return {}
  },

  'Blogs.MarkFollowedBlogEntriesAsRead': marking('followedAt'),
  'Blogs.MarkEntriesByFollowedAuthorsAsRead': marking('followedAuthorsAt'),
  'Blogs.MarkMyBlogEntriesAsRead': marking('mineAt'),
  'Blogs.MarkMyCommentsBlogEntriesAsRead': marking('myCommentsAt'),
  'Blogs.UpdateFollowersReadDate': marking('followersAt'),
  'Blogs.MarkCuratedBlogEntriesAsRead': marking('curatedAt'),

  'Blogs.ProfileBlogBan': (deps, { reader }) => ownBlogBan(deps, reader),
} satisfies Partial<Handlers>

function marking(list: SeenList) {
  return async (deps: Deps, { reader }: { readonly reader: MemberReader }) => {
    await markListSeen(deps, reader, list)
    return {}
  }
}
