import type { AnswerOf } from '../../legacy/contract/contract'
import type { Notification as NotificationShape } from '../../legacy/contract/notifications'
import type { UserError } from '../core/mutation'

export type NotificationCounts = AnswerOf<'Notifications.NotificationCounts'>
export type CommunityNews = AnswerOf<'TopMenu.CommunityNotifications'>

export type Notification = NotificationShape

/** The marked notifications are loaded again only when selected. */
export interface MarkNotificationsAsReadPayload {
  readonly legacyIds?: readonly number[]
  readonly userErrors: readonly UserError[]
}
