import { CommentItemType, NotificationItemType, NotificationTopic } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import { DebateEntryStatus, LodgeRole } from '../contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../contract/lodgeRights'
import type { Commentable } from '../shared/comments/commentable'
import { queueFollowerNews } from './followers'
import { debateEntries, entryVisibleTo } from './visibility'

/** Topics as commentable items. Triggers keep `debate_entry` and `debate_entry_reader` in step. */
export const commentableEntries: Commentable = {
  itemType: CommentItemType.DebateEntry,
  reportType: ReportItemType.DebateComment,
  ban: undefined,
  find: async ({ db }, viewer, itemId) => {
    const entry = await debateEntries(db)
      .leftJoin('lodgeMembership as own', (join) =>
        join.onRef('own.lodgeId', '=', 'debateEntry.lodgeId').on('own.profileId', '=', viewer.profile.id),
      )
      .select([
        'debateEntry.profileId as ownerId',
        'debateEntry.status',
        'debateEntry.locked',
        'debateEntry.lodgeId',
        'own.role',
      ])
      .where('debateEntry.id', '=', itemId)
      .where(entryVisibleTo(viewer))
      .executeTakeFirst()
    if (!entry) return undefined
    const { ownerId, status, locked, lodgeId, role } = entry
    const viewerModerates = hasLodgeRight((role ?? LodgeRole.None) as LodgeRole, 'moderateDebates')
    return { ownerId, lodgeId, commentsOpen: !locked && status === DebateEntryStatus.Published, viewerModerates }
  },
  lock: async (db, itemId) => {
    const entry = await db
      .selectFrom('debateEntry')
      .select('profileId')
      .where('id', '=', itemId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return entry?.profileId
  },
  ownerTopic: NotificationTopic.DebateComment,
  notificationType: NotificationItemType.DebateEntry,
  notifyFollowers: (db, { itemId, ...comment }) => queueFollowerNews(db, { ...comment, debateEntryId: itemId }),
}
