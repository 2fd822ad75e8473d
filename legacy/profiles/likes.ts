import { entryVisibleTo } from '../blogs/visibility'
import { commentableOf } from '../comments/commentables'
import { visibleComment } from '../comments/read'
import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { LikeItemType, NotificationTopic } from '../contract/enums'
import { enforceBan } from '../core/bans'
import type { Database } from '../core/database/connect'
import { pageOf, type Deps, type MemberReader } from '../core/handler'
import { Problem } from '../core/problem'
import { visibleTo } from '../core/visibility'
import { mediaVisibleTo } from '../media/visibility'
import type { News, Thing } from '../notifications/news'
import { notify, takeBack } from '../notifications/notify'
import { likedBy, likers, likesOfTheGone, likesSeenBy, lockLike, setLike, type LikedItem } from './likeStore'
import { refuseOwn } from './others'
import { profileSummaries } from './summary'

type Store = Pick<Deps, 'db' | 'clock'>

/** Likes an item or takes the like back; with the wanted state, a repeat does no harm. */
export async function toggleLike(
  deps: Store,
  reader: MemberReader,
  { liked: wanted, ...item }: BodyOf<'Common.ToggleLike'>,
): Promise<AnswerOf<'Common.ToggleLike'>> {
  if (item.itemType === LikeItemType.Profile) refuseOwn(reader, item.itemId)
  const { clock } = deps
  return deps.db.transaction().execute(async (transaction) => {
    await lockLike(transaction, item, reader.profile.id)
    const found = await requireItem({ db: transaction, clock }, item, reader)
    const before = await stateOf(transaction, item, reader)
    const liked = wanted ?? !before.liked
    if (liked === before.liked) return before
    await setLike(transaction, item, { profileId: reader.profile.id, liked, now: clock.now() })
    const { ownerId, thing } = found
    const news: News = { topic: NotificationTopic.Like, actorId: reader.profile.id, to: [ownerId], ...thing }
    if (liked) await notify(deps, transaction, news)
    else await takeBack(transaction, news)
    return stateOf(transaction, item, reader)
  })
}

/** Who liked an item, as far as the reader may see them. */
export async function likeProfiles(
  deps: Store,
  reader: MemberReader,
  query: QueryOf<'Common.GetLikeProfiles'>,
): Promise<AnswerOf<'Common.GetLikeProfiles'>> {
  await requireItem(deps, query, reader)
  const { genderFilter } = query
  const { skip, take } = pageOf(query)
  const all = likers(deps.db, reader, query)
  const wanted = genderFilter === undefined ? all : all.where('profile.gender', '=', genderFilter)
  const rows = await wanted.offset(skip).limit(take).execute()
  const ids = rows.map((row) => row.id)
  return profileSummaries(deps, ids, reader)
}

/** How many likes of an item came from profiles that are gone. */
export async function likeDeletedProfilesCount(
  deps: Store,
  reader: MemberReader,
  item: LikedItem,
): Promise<AnswerOf<'Common.GetLikeDeletedProfilesCount'>> {
  await requireItem(deps, item, reader)
  return { count: await likesOfTheGone(deps.db, item) }
}

async function stateOf(
  db: Database,
  { itemType, itemId }: LikedItem,
  reader: MemberReader,
): Promise<AnswerOf<'Common.ToggleLike'>> {
  return db
    .selectNoFrom((eb) => [
      likedBy(itemType, eb.val(itemId), reader).as('liked'),
      likesSeenBy(itemType, eb.val(itemId), reader).as('likeCount'),
    ])
    .executeTakeFirstOrThrow()
}

/** Refuses what the reader may not see, and in a transaction keeps the item from being erased meanwhile. */
async function requireItem(deps: Store, { itemType, itemId }: LikedItem, reader: MemberReader): Promise<FoundItem> {
  const found = await finders[itemType](deps, itemId, reader)
  if (!found) throw new Problem(404, 'UNKNOWN_ITEM')
  return found
}

/** Whose an item is, and what they are led to when they are told that somebody likes it. */
interface FoundItem {
  readonly ownerId: number
  readonly thing: Thing
}

type Finder = (deps: Store, id: number, reader: MemberReader) => Promise<FoundItem | undefined>

/** How to find an item of each type that the reader may see. */
const finders: Readonly<Record<LikeItemType, Finder>> = {
  [LikeItemType.Media]: async (deps, id, reader) => {
    const medium = await deps.db
      .selectFrom('media')
      .innerJoin('profile', 'profile.id', 'media.profileId')
      .select('media.profileId')
      .where('media.id', '=', id)
      .where(mediaVisibleTo(deps, reader))
      .forKeyShare('media')
      .executeTakeFirst()
    return medium && { ownerId: medium.profileId, thing: { mediaId: id } }
  },
  [LikeItemType.Profile]: async ({ db }, id, reader) => {
    const profile = await db
      .selectFrom('profile')
      .select('profile.id')
      .where('profile.id', '=', id)
      .where(visibleTo(reader))
      .forKeyShare('profile')
      .executeTakeFirst()
    return profile && { ownerId: id, thing: {} }
  },
  [LikeItemType.BlogEntry]: async (deps, id, reader) => {
    await enforceBan(deps, { ban: 'Blogs' }, reader)
    const entry = await deps.db
      .selectFrom('blogEntry')
      .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
      .select('blogEntry.profileId')
      .where('blogEntry.id', '=', id)
      .where(entryVisibleTo(deps, reader))
      .forKeyShare('blogEntry')
      .executeTakeFirst()
    return entry && { ownerId: entry.profileId, thing: { blogEntryId: id } }
  },
  [LikeItemType.Comment]: async (deps, id, reader) => {
    const commentable = await commentableOf(deps.db, id)
    if (!commentable) return undefined
    await enforceBan(deps, commentable, reader)
    const comment = await visibleComment(deps, reader, commentable, id)
    return comment && { ownerId: comment.profileId, thing: { ...commentable.thing(comment.itemId), commentId: id } }
  },
}
