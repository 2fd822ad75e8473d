import { blogNewsCount, curatedNewsCount } from '../blogs/news'
import type { AnswerOf } from '../contract/contract'
import { after } from '../core/clock'
import type { Deps, MemberReader } from '../core/handler'
import { visibleTo } from '../core/visibility'
import { onlineSince } from '../profiles/summary'
import { VISITS_SHOWN_FOR, visitsSince } from '../profiles/visits'

/**
 * All counters in one statement. Those of areas that are not built yet are nought because there is nothing to count: no
 * mails, tickets, lodges or events can exist. Who is online is a state and no news, so the sum leaves it out.
 */
export async function notificationCounts(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: MemberReader,
): Promise<AnswerOf<'Notifications.NotificationCounts'>> {
  const { db, clock } = deps
  const own = reader.profile.id
  const since = onlineSince(clock.now())
  const { onlineFavoritesCount, onlineTagged, ...news } = await db
    .selectNoFrom((eb) => [
      visitsSince(db, reader, after(clock.now(), -VISITS_SHOWN_FOR))
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('visit.seen', '=', false)
        .$asScalar()
        .$notNull()
        .as('newVisitsCount'),
      eb
        .selectFrom('favourite')
        .innerJoin('profile', 'profile.id', 'favourite.favouriteId')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('favourite.profileId', '=', own)
        .where('profile.lastOnlineAt', '>', since)
        .where(visibleTo(reader))
        .$asScalar()
        .$notNull()
        .as('onlineFavoritesCount'),
      eb
        .selectFrom('tag')
        .innerJoin('profileTag', 'profileTag.tagId', 'tag.id')
        .innerJoin('profile', 'profile.id', 'profileTag.profileId')
        // Somebody may carry several tags.
        .select((count) => count.fn.count<number>('profile.id').distinct().as('count'))
        .where('tag.profileId', '=', own)
        .where('profile.lastOnlineAt', '>', since)
        .where(visibleTo(reader))
        .$asScalar()
        .$notNull()
        .as('onlineTagged'),
      blogNewsCount(deps, reader).as('blogsNotificationCount'),
      curatedNewsCount(deps, reader).as('blogsCuratedNotificationCount'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...news,
    notificationCounts: Object.values(news).reduce((sum, count) => sum + count, 0),
    eventAdminNotificationsCount: 0,
    lodgeAdminNotificationsCount: 0,
    newNotificationsCount: 0,
    onlineFavoritesCount,
    unreadMailCount: 0,
    unreadTicketCount: 0,
    lodgeAdmin: false,
    eventAdmin: false,
    onlineTagged,
  }
}
