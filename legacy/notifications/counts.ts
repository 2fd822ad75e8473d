import { sql, type AliasableExpression } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { NotificationTab } from '../contract/enums'
import type { Deps, MemberViewer } from '../core/handler'
import { managesEvents } from '../shared/gatherings/hosting'
import { leadsLodge } from '../shared/lodges/tasks'
import { counters, type CounterName } from '../shared/notifications/counters'
import { notifications } from './list'

type Store = Pick<Deps, 'db' | 'clock'>
/** Number of community notifications in the menu. */
const LATEST = 10

/** Counters that add up to the displayed sum. */
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

/** A counter's expression; 0 where no area adds it. */
function counter(name: CounterName, deps: Store, viewer: MemberViewer): AliasableExpression<number> {
  return counters.find(name)?.(deps, viewer) ?? sql<number>`0`
}

export function singleCount(name: CounterName) {
  return (deps: Deps, { viewer }: { readonly viewer: MemberViewer }): Promise<{ count: number }> =>
    deps.db.selectNoFrom(counter(name, deps, viewer).as('count')).executeTakeFirstOrThrow()
}

/** All counters in one statement, with the sum of the new items. */
export async function notificationCounts(
  deps: Store,
  viewer: MemberViewer,
): Promise<AnswerOf<'Notifications.NotificationCounts'>> {
  const counts: Readonly<Record<CounterName, number> & { lodgeAdmin: boolean; eventAdmin: boolean }> = await deps.db
    .selectNoFrom(names.map((name) => counter(name, deps, viewer).as(name)))
    .select(leadsLodge(viewer).$castTo<boolean>().as('lodgeAdmin'))
    .select(managesEvents(viewer).$castTo<boolean>().as('eventAdmin'))
    .executeTakeFirstOrThrow()
  return {
    ...counts,
    notificationCounts: newNames.reduce((sum, name) => sum + counts[name], 0),
  }
}

/** The community's counters by area, and its latest notifications. */
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
  // Notifications of the same moment come together, so a page may exceed the menu's length.
  return { ...counts, notifications: latest.slice(0, LATEST) }
}
