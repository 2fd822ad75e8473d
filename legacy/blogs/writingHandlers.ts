import { BanType } from '../contract/enums'
import { shownBan } from '../core/access/bans'
import type { Deps, Handlers, MemberViewer } from '../core/handler'
import { tieAuthor, untieAuthor } from './authors/authorRelations'
import { setCurated } from './curation'
import { deleteEntry, entryForEdit } from './writing/edit'
import { tieEntry, untieEntry } from './entryRelations'
import { markEntryRead, markListSeen, type SeenList } from './marks'
import { discardChanges, saveEntry } from './writing/save'

export const writingHandlers = {
  'Blogs.GetBlogEntryDataForEdit': ({ db }, { viewer, query }) => entryForEdit(db, viewer, query.blogEntryId),
  'Blogs.UpdateBlogEntry': (deps, { viewer, body }) => saveEntry(deps, viewer, body),
  'Blogs.DiscardBlogEntryChanges': async (deps, { viewer, body }) => {
    await discardChanges(deps, viewer, body.blogEntryId)
    return entryForEdit(deps.db, viewer, body.blogEntryId)
  },
  'Blogs.DeleteBlogEntry': async (deps, { viewer, body }) => {
    await deleteEntry(deps, viewer, body.blogEntryId)
    return {}
  },
  'Blogs.UpdateBlogEntryReadCount': async (deps, { viewer, body }) => ({
    readCount: await markEntryRead(deps, viewer, body.blogEntryId),
  }),
  'Blogs.SetCurated': async (deps, { viewer, body }) => {
    await setCurated(deps, viewer, body)
    return {}
  },

  'Blogs.FollowBlogEntry': async (deps, { viewer, body }) => {
    await tieEntry(deps, viewer, { entryId: body.blogEntryId, relation: 'followedAt' })
    return {}
  },
  'Blogs.UnfollowBlogEntry': async ({ db }, { viewer, body }) => {
    await untieEntry(db, viewer, { entryId: body.blogEntryId, relation: 'followedAt' })
    return {}
  },
  'Blogs.HideEntry': async (deps, { viewer, body }) => {
    await tieEntry(deps, viewer, { entryId: body.blogEntryId, relation: 'hiddenAt' })
    return {}
  },
  'Blogs.UnhideEntry': async ({ db }, { viewer, body }) => {
    await untieEntry(db, viewer, { entryId: body.blogEntryId, relation: 'hiddenAt' })
    return {}
  },
  'Blogs.FollowBlogAuthor': async (deps, { viewer, body }) => {
    await tieAuthor(deps, viewer, { authorId: body.profileId, relation: 'followedAt' })
    return {}
  },
  'Blogs.UnfollowBlogAuthor': async (deps, { viewer, body }) => {
    await untieAuthor(deps, viewer, { authorId: body.profileId, relation: 'followedAt' })
    return {}
  },
  'Blogs.HideAuthor': async (deps, { viewer, body }) => {
    await tieAuthor(deps, viewer, { authorId: body.profileId, relation: 'hiddenAt' })
    return {}
  },
  'Blogs.UnhideAuthor': async (deps, { viewer, body }) => {
    await untieAuthor(deps, viewer, { authorId: body.profileId, relation: 'hiddenAt' })
    return {}
  },

  'Blogs.MarkFollowedBlogEntriesAsRead': marking('followedAt'),
  'Blogs.MarkEntriesByFollowedAuthorsAsRead': marking('followedAuthorsAt'),
  'Blogs.MarkMyBlogEntriesAsRead': marking('mineAt'),
  'Blogs.MarkMyCommentsBlogEntriesAsRead': marking('myCommentsAt'),
  'Blogs.UpdateFollowersReadDate': marking('followersAt'),
  'Blogs.MarkCuratedBlogEntriesAsRead': marking('curatedAt'),

  'Blogs.ProfileBlogBan': (deps, { viewer }) => shownBan(deps, viewer.profile.id, BanType.Blogs),
} satisfies Partial<Handlers>

function marking(list: SeenList) {
  return async (deps: Deps, { viewer }: { readonly viewer: MemberViewer }) => {
    await markListSeen(deps, viewer, list)
    return {}
  }
}
