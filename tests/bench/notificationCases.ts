import { NotificationItemType, NotificationTab, NotificationTopic, ProfileStatus } from '../../legacy/contract/enums'
import { after, DAY } from '../../legacy/core/clock'
import type { Database } from '../../legacy/core/database/connect'
import type { Deps, Handler, MemberViewer } from '../../legacy/core/handler'
import { notificationList, notifications } from '../../legacy/notifications/list'
import { notify } from '../../legacy/shared/notifications/notify'
import { unreadNotificationsCount } from '../../legacy/shared/notifications/read'
import { handlers } from '../../legacy/main/areas'
import { viewerOf } from './community'
import type { ReportCase } from './report'

type Store = Pick<Deps, 'db' | 'clock'>

export interface NotificationCase extends ReportCase {
  run(deps: Store, viewer: MemberViewer): Promise<unknown>
}

const DK = 1
const TAKE = 30

function listCase(name: string, query: { tab?: NotificationTab; daysAgo?: number } = {}): NotificationCase {
  const { tab, daysAgo } = query
  return {
    name,
    single: false,
    run: (deps, viewer) => {
      const before = daysAgo === undefined ? undefined : after(deps.clock.now(), -daysAgo * DAY)
      return notificationList(deps, viewer, { tab, before, take: TAKE }).execute()
    },
  }
}

const callCase = (name: string, run: NotificationCase['run']): NotificationCase => ({ name, single: false, run })

/** A call that needs only the viewer, with the counters of all areas. */
function viewerCall(name: 'TopMenu.CommunityNotifications' | 'Notifications.NotificationCounts') {
  return (deps: Store, viewer: MemberViewer) =>
    handlers[name](deps as Deps, { viewer } as Parameters<Handler<typeof name>>[1])
}

/** The list, the counters, and the calls of menus. */
export const notificationCases: readonly NotificationCase[] = [
  listCase('Latest'),
  listCase('Of the profile', { tab: NotificationTab.Profile }),
  listCase('Of the community', { tab: NotificationTab.Community }),
  listCase('Sixty days old', { daysAgo: 60 }),
  callCase('Unread', (deps, viewer) =>
    deps.db.selectNoFrom(unreadNotificationsCount(deps, viewer).as('count')).execute(),
  ),
  callCase('Thirty latest, whole call', (deps, viewer) => notifications(deps, viewer, { take: TAKE })),
  callCase('Menu of the community, whole call', viewerCall('TopMenu.CommunityNotifications')),
  callCase('All counters, whole call', viewerCall('Notifications.NotificationCounts')),
]

/** Runs a case as its viewer, at the time when the data was filled in. */
export async function runOf(db: Database, each: NotificationCase): Promise<() => Promise<unknown>> {
  const now = await filledAt(db)
  const viewer = await viewerOf(db, { viewer: 'anywhere', siteId: DK }, now)
  return () => each.run({ db, clock: { now: () => now } }, viewer)
}

/** Notifies members of a new entry, and rolls back. Returns the number of receivers. */
export async function tellingOf(db: Database, receivers: number): Promise<() => Promise<number>> {
  const now = await filledAt(db)
  const entry = await db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select(['blogEntry.id', 'blogEntry.profileId'])
    .where('blogEntry.audience', '=', 15)
    .where('blogEntry.dark', '=', false)
    .where('profile.status', '=', ProfileStatus.Active)
    .where('profile.privacyConsentAt', 'is not', null)
    .orderBy('blogEntry.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const members = await db
    .selectFrom('profile')
    .select('id')
    .where('id', '!=', entry.profileId)
    .orderBy('id')
    .limit(receivers)
    .execute()
  return async () => {
    const transaction = await db.startTransaction().execute()
    await notify({ clock: { now: () => now } }, transaction, {
      topic: NotificationTopic.FollowedAuthorEntry,
      actorId: entry.profileId,
      itemType: NotificationItemType.BlogEntry,
      itemId: entry.id,
      to: members.map(({ id }) => id),
    })
    const told = await transaction
      .selectFrom('notification')
      .select('id')
      .where('itemType', '=', NotificationItemType.BlogEntry)
      .where('itemId', '=', entry.id)
      .where('createdAt', '=', now)
      .execute()
    await transaction.rollback().execute()
    return told.length
  }
}

async function filledAt(db: Database): Promise<Date> {
  const { createdAt } = await db
    .selectFrom('notification')
    .select('createdAt')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return createdAt
}
