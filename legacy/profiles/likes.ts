import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { LikeItemType, NotificationTopic } from '../contract/enums'
import type { Database } from '../core/database/connect'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { requireStanding } from '../shared/lodges/rights'
import { likables, type LikableItem } from '../shared/items/items'
import type { News } from '../shared/notifications/news'
import { notify, takeBack } from '../shared/notifications/notify'
import { likedBy, likers, likesOfTheGone, likesSeenBy, lockLike, setLike, type LikedItem } from '../shared/likes/likes'
import { refuseOwn } from '../shared/profiles/others'
import { profileSummaries } from '../shared/profiles/summary'

type Store = Pick<Deps, 'db' | 'clock'>

/** Likes an item or takes the like back; idempotent with the wanted state. */
export async function toggleLike(
  deps: Store,
  viewer: MemberViewer,
  { liked: wanted, ...item }: BodyOf<'Common.ToggleLike'>,
): Promise<AnswerOf<'Common.ToggleLike'>> {
  if (item.itemType === LikeItemType.Profile) refuseOwn(viewer, item.itemId)
  const { clock } = deps
  return deps.db.transaction().execute(async (transaction) => {
    await lockLike(transaction, item, viewer.profile.id)
    const found = await requireItem({ db: transaction, clock }, item, viewer)
    const before = await stateOf(transaction, item, viewer)
    const liked = wanted ?? !before.liked
    if (liked === before.liked) return before
    await setLike(transaction, item, { profileId: viewer.profile.id, liked, now: clock.now() })
    const { ownerId, subject, lodgeId } = found
    if (liked && lodgeId) await requireStanding(transaction, viewer, lodgeId, 'takePart')
    const news: News = { topic: NotificationTopic.Like, actorId: viewer.profile.id, to: [ownerId], ...subject }
    if (liked) await notify(deps, transaction, news)
    else await takeBack(transaction, news)
    return stateOf(transaction, item, viewer)
  })
}

export async function likeProfiles(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Common.GetLikeProfiles'>,
): Promise<AnswerOf<'Common.GetLikeProfiles'>> {
  await requireItem(deps, query, viewer)
  const { genderFilter } = query
  const { skip, take } = pageOf(query)
  const all = likers(deps.db, viewer, query)
  const wanted = genderFilter === undefined ? all : all.where('profile.gender', '=', genderFilter)
  const rows = await wanted.offset(skip).limit(take).execute()
  const ids = rows.map((row) => row.id)
  return profileSummaries(deps, ids, viewer)
}

/** The number of an item's likes by profiles that are gone. */
export async function likeDeletedProfilesCount(
  deps: Store,
  viewer: MemberViewer,
  item: LikedItem,
): Promise<AnswerOf<'Common.GetLikeDeletedProfilesCount'>> {
  await requireItem(deps, item, viewer)
  return { count: await likesOfTheGone(deps.db, item) }
}

async function stateOf(
  db: Database,
  { itemType, itemId }: LikedItem,
  viewer: MemberViewer,
): Promise<AnswerOf<'Common.ToggleLike'>> {
  return db
    .selectNoFrom((eb) => [
      likedBy(itemType, eb.val(itemId), viewer).as('liked'),
      likesSeenBy(itemType, eb.val(itemId), viewer).as('likeCount'),
    ])
    .executeTakeFirstOrThrow()
}

/** Refuses an item that the viewer may not see, and in a transaction locks it against erasure. */
async function requireItem(deps: Store, { itemType, itemId }: LikedItem, viewer: MemberViewer): Promise<LikableItem> {
  const found = await likables.find(itemType)?.(deps, itemId, viewer)
  if (!found) throw new Problem(404, 'UNKNOWN_ITEM')
  return found
}
