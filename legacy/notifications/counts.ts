import { sql, type AliasableExpression } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { NotificationTab } from '../contract/enums'
import type { Deps, MemberViewer } from '../core/handler'
import { counters, type CounterName } from '../shared/notifications/counters'
import { notifications } from './list'

type Store = Pick<Deps, 'db' | 'clock'>
/** The latest of the community's notifications that its menu shows. */
const LATEST = 10

/** The counters of what is new; their sum is shown. */
const newNames = [
  'blogsCuratedNotificationCount',
  'blogsNotificationCount',
  'eventAdminNotificationsCount',
  'lodgeAdminNotificationsCount',
  'newNotificationsCount',
  'newVisitsCount',
  'unreadMailCount',
  'unreadTicketCount',
] as const satisfies readonly CounterName[]

const names = [...newNames, 'onlineFavoritesCount', 'onlineTagged'] as const satisfies readonly CounterName[]

/** A counter; 0 where no area has it. */
function counter(name: CounterName, deps: Store, viewer: MemberViewer): AliasableExpression<number> {
  return counters.find(name)?.(deps, viewer) ?? sql<number>`0`
}

/** One counter, and no other is counted for it. */
export function singleCount(name: CounterName) {
  return (deps: Deps, { viewer }: { readonly viewer: MemberViewer }): Promise<{ count: number }> =>
    deps.db.selectNoFrom(counter(name, deps, viewer).as('count')).executeTakeFirstOrThrow()
}

/** All counters in one statement. The sum is of what is new. */
export async function notificationCounts(
  deps: Store,
  viewer: MemberViewer,
): Promise<AnswerOf<'Notifications.NotificationCounts'>> {
  const counts: Readonly<Record<CounterName, number>> = await deps.db
    .selectNoFrom(names.map((name) => counter(name, deps, viewer).as(name)))
    .executeTakeFirstOrThrow()
  return {
    ...counts,
    notificationCounts: newNames.reduce((sum, name) => sum + counts[name], 0),
    lodgeAdmin: false,
    eventAdmin: false,
  }
}

/** What is new in the community, by area, and the latest of it. */
export async function communityNotifications(
  deps: Store,
  viewer: MemberViewer,
): Promise<AnswerOf<'TopMenu.CommunityNotifications'>> {
  const [counts, latest] = await Promise.all([
    deps.db
      .selectNoFrom([
        counter('blogsNotificationCount', deps, viewer).as('blogs'),
        counter('blogsCuratedNotificationCount', deps, viewer).as('blogsCurated'),
        counter('lodgeAdminNotificationsCount', deps, viewer).as('lodgeAdmin'),
        counter('eventAdminNotificationsCount', deps, viewer).as('eventAdmin'),
      ])
      .executeTakeFirstOrThrow(),
    notifications(deps, viewer, { tab: NotificationTab.Community, take: LATEST }),
  ])
  // Those of one moment come together; the menu has its length.
  return { ...counts, notifications: latest.slice(0, LATEST) }
}
