import { NotificationItemType, ReportItemType } from '../contract/enums'
import { DebateEntryStatus } from '../contract/lodges/lodgeEnums'
import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import { reportableComments } from '../shared/comments/items'
import type { FindLikable, Reportable } from '../shared/items/items'
import { commentableEntries } from './commentable'
import { debateEntries, entryVisibleTo } from './visibility'

export const likableEntry: FindLikable = async ({ db }, id, viewer) => {
  const entry = await visibleEntry(db, viewer, id).forKeyShare('debateEntry').executeTakeFirst()
  if (!entry) return undefined
  const { profileId: ownerId, lodgeId } = entry
  return { ownerId, subject: { itemType: NotificationItemType.DebateEntry, itemId: id }, lodgeId }
}

/** Topics and comments on them as reportable items. */
export const reportable = {
  [ReportItemType.DebateEntry]: {
    ownerOf: async ({ db }, viewer, id) => (await visibleEntry(db, viewer, id).executeTakeFirst())?.profileId,
    remove: (db, id) => db.deleteFrom('debateEntry').where('id', '=', id).execute(),
  },
  [ReportItemType.DebateComment]: reportableComments(commentableEntries),
} satisfies Partial<Record<ReportItemType, Reportable>>

function visibleEntry(db: Database, viewer: MemberViewer, id: number) {
  return debateEntries(db)
    .select(['debateEntry.profileId', 'debateEntry.lodgeId'])
    .where('debateEntry.id', '=', id)
    .where('debateEntry.status', '=', DebateEntryStatus.Published)
    .where(entryVisibleTo(viewer))
}
