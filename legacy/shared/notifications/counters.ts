import type { AliasableExpression } from 'kysely'
import type { Deps, MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'

/** Counters of the top menu: new items, and members who are online. */
export type CounterName =
  | 'blogsCuratedNotificationCount'
  | 'blogsNotificationCount'
  | 'eventAdminNotificationsCount'
  | 'lodgeAdminNotificationsCount'
  | 'newNotificationsCount'
  | 'newVisitsCount'
  | 'unreadMailCount'
  | 'unreadTicketCount'
  | 'onlineFavoritesCount'
  | 'onlineTagged'

/** A counter for the viewer, as an expression, so that one statement computes all of them. */
export type Counter = (deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer) => AliasableExpression<number>

export const counters = new Registry<CounterName, Counter>()
