import type { AliasableExpression } from 'kysely'
import type { Deps, MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'

/** The counters of the top menu: what is new, and who is there now. */
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

/** One of them for the viewer, as an expression, so that all are counted in one statement. */
export type Counter = (deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer) => AliasableExpression<number>

/** The counters of the areas. */
export const counters = new Registry<CounterName, Counter>()
