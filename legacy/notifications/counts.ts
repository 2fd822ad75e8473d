import { expressionBuilder, sql, type AliasableExpression } from 'kysely'
import { blogNewsCount, curatedNewsCount } from '../blogs/news'
import type { AnswerOf } from '../contract/contract'
import { NotificationTab } from '../contract/enums'
import { after } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberReader } from '../core/handler'
import { visibleTo } from '../core/visibility'
import { unreadMailCount } from '../mail/counts'
import { onlineFavourites } from '../profiles/favourites'
import { onlineSince } from '../profiles/summary'
import { VISITS_SHOWN_FOR, visitsSince } from '../profiles/visits'
import { notifications } from './list'
import { unreadNotificationsCount } from './read'

type Store = Pick<Deps, 'db' | 'clock'>
type Count = (deps: Store, reader: MemberReader) => AliasableExpression<number>

/** The latest of the community's notifications that its menu shows. */
const LATEST = 10

/** Of areas that are not built yet, nothing can wait for anybody. */
const nothing: Count = () => sql<number>`0`

/** What is new, each counter by itself. */
const news = {
  blogsCuratedNotificationCount: curatedNewsCount,
  blogsNotificationCount: blogNewsCount,
  eventAdminNotificationsCount: nothing,
  lodgeAdminNotificationsCount: nothing,
  newNotificationsCount: unreadNotificationsCount,
  newVisitsCount: ({ db, clock }, reader) =>
    visitsSince(db, reader, after(clock.now(), -VISITS_SHOWN_FOR))
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('visit.seen', '=', false)
      .$asScalar()
      .$notNull(),
  unreadMailCount,
  unreadTicketCount: nothing,
} satisfies Readonly<Record<string, Count>>

/** Who is there now: a state and no news. */
const states = {
  onlineFavoritesCount: ({ db, clock }, reader) =>
    expressionBuilder<DB>()
      .selectFrom(onlineFavourites(db, reader, clock.now()).clearOrderBy().as('online'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull(),
  onlineTagged: ({ clock }, reader) =>
    expressionBuilder<DB>()
      .selectFrom('tag')
      .innerJoin('profileTag', 'profileTag.tagId', 'tag.id')
      .innerJoin('profile', 'profile.id', 'profileTag.profileId')
      // Somebody may carry several tags.
      .select((count) => count.fn.count<number>('profile.id').distinct().as('count'))
      .where('tag.profileId', '=', reader.profile.id)
      .where('profile.lastOnlineAt', '>', onlineSince(clock.now()))
      .where(visibleTo(reader))
      .$asScalar()
      .$notNull(),
} satisfies Readonly<Record<string, Count>>

const counters = { ...news, ...states }

type Name = keyof typeof counters
const names = Object.keys(counters) as Name[]

/** One counter, and no other is counted for it. */
export function singleCount(name: Name) {
  return (deps: Deps, { reader }: { readonly reader: MemberReader }): Promise<{ count: number }> =>
    deps.db.selectNoFrom(counters[name](deps, reader).as('count')).executeTakeFirstOrThrow()
}

/** All counters in one statement. The sum is of what is new. */
export async function notificationCounts(
  deps: Store,
  reader: MemberReader,
): Promise<AnswerOf<'Notifications.NotificationCounts'>> {
  const counts: Readonly<Record<Name, number>> = await deps.db
    .selectNoFrom(names.map((name) => counters[name](deps, reader).as(name)))
    .executeTakeFirstOrThrow()
  const newNames = Object.keys(news) as (keyof typeof news)[]
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
  reader: MemberReader,
): Promise<AnswerOf<'TopMenu.CommunityNotifications'>> {
  const [counts, latest] = await Promise.all([
    deps.db
      .selectNoFrom([
        counters.blogsNotificationCount(deps, reader).as('blogs'),
        counters.blogsCuratedNotificationCount(deps, reader).as('blogsCurated'),
        counters.lodgeAdminNotificationsCount(deps, reader).as('lodgeAdmin'),
        counters.eventAdminNotificationsCount(deps, reader).as('eventAdmin'),
      ])
      .executeTakeFirstOrThrow(),
    notifications(deps, reader, { tab: NotificationTab.Community, take: LATEST }),
  ])
  // Those of one moment come together; the menu has its length.
  return { ...counts, notifications: latest.slice(0, LATEST) }
}
