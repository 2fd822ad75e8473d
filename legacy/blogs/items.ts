import { NotificationItemType, ReportItemType } from '../contract/enums'
import { enforceBan } from '../core/access/bans'
import type { Deps, MemberViewer } from '../core/handler'
import { entryVisibleTo } from '../shared/visibility/blogEntries'
import { reportableComments } from '../shared/comments/items'
import type { FindLikable, Reportable } from '../shared/items/items'
import { commentableEntries } from './commentable'

export const likableEntry: FindLikable = async (deps, id, viewer) => {
  await enforceBan(deps, { ban: 'Blogs' }, viewer)
  const entry = await visibleEntry(deps, viewer, id).forKeyShare('blogEntry').executeTakeFirst()
  return entry && { ownerId: entry.profileId, subject: { itemType: NotificationItemType.BlogEntry, itemId: id } }
}

/** Entries and their comments as reportable items. */
export const reportable = {
  [ReportItemType.BlogEntry]: {
    ownerOf: async (deps, viewer, id) => {
      await enforceBan(deps, { ban: 'Blogs' }, viewer)
      return (await visibleEntry(deps, viewer, id).executeTakeFirst())?.profileId
    },
    remove: (db, id) => db.deleteFrom('blogEntry').where('id', '=', id).execute(),
    ofBlogs: true,
  },
  [ReportItemType.BlogComment]: { ...reportableComments(commentableEntries), ofBlogs: true },
} satisfies Partial<Record<ReportItemType, Reportable>>

function visibleEntry(deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer, id: number) {
  return deps.db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.profileId')
    .where('blogEntry.id', '=', id)
    .where(entryVisibleTo(deps, viewer))
}
