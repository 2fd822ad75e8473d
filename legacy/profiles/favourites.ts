import { NotificationTopic } from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer } from '../core/handler'
import { visibleTo } from '../shared/visibility/profiles'
import { aboutProfile } from '../shared/notifications/aboutProfile'
import type { News } from '../shared/notifications/news'
import { notify, takeBack } from '../shared/notifications/notify'
import { withOther } from '../shared/profiles/others'
import { onlineSince } from '../shared/profiles/summary'

export async function addFavourite(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  profileId: number,
): Promise<void> {
  await withOther(deps.db, viewer, profileId, async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('favourite')
      .values({ profileId: viewer.profile.id, favouriteId: profileId, createdAt: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows > 0n) await notify(deps, transaction, newFavourite(viewer, profileId))
  })
}

/** Removes a favourite, also one whom the viewer no longer sees. */
export async function removeFavourite(db: Database, viewer: MemberViewer, profileId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('favourite')
      .where('profileId', '=', viewer.profile.id)
      .where('favouriteId', '=', profileId)
      .execute()
    await takeBack(transaction, newFavourite(viewer, profileId))
  })
}

function newFavourite({ profile }: MemberViewer, profileId: number): News {
  return { topic: NotificationTopic.Favourite, actorId: profile.id, to: [profileId], ...aboutProfile(profileId) }
}

/** The viewer's favourites by last time online, so that those online come first. */
export function favourites(db: Database, viewer: MemberViewer) {
  return db
    .selectFrom('favourite')
    .innerJoin('profile', 'profile.id', 'favourite.favouriteId')
    .select('profile.id')
    .where('favourite.profileId', '=', viewer.profile.id)
    .where(visibleTo(viewer))
    .orderBy('profile.lastOnlineAt', (order) => order.desc().nullsLast())
    .orderBy('profile.id', 'desc')
}

export function onlineFavourites(db: Database, viewer: MemberViewer, now: Date) {
  return favourites(db, viewer).where('profile.lastOnlineAt', '>', onlineSince(now))
}
