import { CommentItemType, NotificationItemType, NotificationTopic } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import { hasLodgeRight } from '../contract/lodgeRights'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import type { Commentable } from '../shared/comments/commentable'
import { meetupRows, meetupVisibleTo } from './visibility'

/** Meetups as commentable items. */
export const commentableMeetups: Commentable = {
  itemType: CommentItemType.Meetup,
  reportType: ReportItemType.MeetupComment,
  ban: undefined,
  find: async ({ db }, viewer, itemId) => {
    const meetup = await meetupRows(db)
      .leftJoin('lodgeMembership as own', (join) =>
        join.onRef('own.lodgeId', '=', 'meetup.lodgeId').on('own.profileId', '=', viewer.profile.id),
      )
      .select(['meetup.profileId as ownerId', 'meetup.cancelledAt', 'meetup.lodgeId', 'own.role'])
      .where('meetup.id', '=', itemId)
      .where(meetupVisibleTo(viewer))
      .executeTakeFirst()
    if (!meetup) return undefined
    const { ownerId, cancelledAt, lodgeId, role } = meetup
    const viewerModerates = hasLodgeRight((role ?? LodgeRole.None) as LodgeRole, 'manageMeetups')
    return { ownerId, lodgeId, commentsOpen: cancelledAt === null, viewerModerates }
  },
  lock: async (db, itemId) => {
    const meetup = await db
      .selectFrom('meetup')
      .select('profileId')
      .where('id', '=', itemId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return meetup?.profileId
  },
  ownerTopic: NotificationTopic.MeetupComment,
  notificationType: NotificationItemType.Meetup,
  // Nobody follows a meetup: those who come are notified of its changes.
  notifyFollowers: async () => {},
}
