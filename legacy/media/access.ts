import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { AlbumAccess, AlbumType, MessageType, NotificationItemType, NotificationTopic } from '../contract/enums'
import type { Album } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { publishConversationChange } from '../shared/mail/participants'
import { conversationOfPair, lockConversationOfPair } from '../shared/mail/pair'
import { post } from '../shared/mail/post'
import type { News } from '../shared/notifications/news'
import { notify, settle, takeBack } from '../shared/notifications/notify'
import { lockPair, withOther } from '../shared/profiles/others'
import { profileSummaries } from '../shared/profiles/summary'
import { albumById } from './albumStore'
import { lockOwnAlbum } from '../shared/media/own'

export async function requestAccess(deps: Deps, viewer: MemberViewer, albumId: number): Promise<Album> {
  const { db, clock, limits } = deps
  const album = await albumById(deps, albumId, viewer)
  if (album.type !== AlbumType.Protected || album.ownerId === viewer.profile.id) throw notFound()
  if (album.access === AlbumAccess.Requested || album.access === AlbumAccess.Granted) return album
  await limits.consume('albumRequestByProfile', String(viewer.profile.id))
  await withOther(db, viewer, album.ownerId, async (transaction) => {
    // Read again: the album may have been deleted or opened to all meanwhile.
    const asked = await transaction
      .selectFrom('album')
      .select('id')
      .where('id', '=', albumId)
      .where('type', '=', AlbumType.Protected)
      .forShare()
      .executeTakeFirst()
    if (!asked) throw notFound()
    const requested = { access: AlbumAccess.Requested, since: clock.now() }
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('albumAccess')
      .values({ albumId, profileId: viewer.profile.id, ...requested })
      .onConflict((conflict) =>
        conflict
          .columns(['albumId', 'profileId'])
          .doUpdateSet(requested)
          .where('albumAccess.access', '=', AlbumAccess.Revoked),
      )
      .executeTakeFirstOrThrow()
    const { ownerId } = album
    if (numInsertedOrUpdatedRows > 0n) {
      const own = viewer.profile.id
      await notify(deps, transaction, request({ albumId, ownerId, profileId: own }))
      const conversationId = await lockConversationOfPair(deps, transaction, own, ownerId)
      const about = { albumId, name: album.name }
      const content = { type: MessageType.ProtectedPicturesAccess, about }
      await post(deps, transaction, { conversationId, senderId: own }, content)
    }
  })
  return albumById(deps, albumId, viewer)
}

/** Grants or revokes access to the viewer's own protected album. */
export async function setAccess(
  deps: Deps,
  viewer: MemberViewer,
  { albumId, profileId, granted }: BodyOf<'Media.SetProtectedAccess'>,
): Promise<void> {
  await changeOwn(deps, viewer, async (transaction) => {
    if (granted) await lockPair(transaction, viewer.profile.id, profileId, 'act')
    // A red album is seen by those whom its owner names; nobody asks, because the question would stand on main sites.
    const { type } = await lockOwnAlbum(transaction, viewer, albumId)
    if (type !== AlbumType.Protected && type !== AlbumType.Red) throw notFound()
    const asked = request({ albumId, ownerId: viewer.profile.id, profileId })
    if (!granted) {
      // Also for profiles that can no longer be seen.
      await transaction
        .updateTable('albumAccess')
        .set({ access: AlbumAccess.Revoked, since: deps.clock.now() })
        .where('albumId', '=', albumId)
        .where('profileId', '=', profileId)
        .where('access', '=', AlbumAccess.Granted)
        .execute()
      await transaction
        .deleteFrom('albumAccess')
        .where('albumId', '=', albumId)
        .where('profileId', '=', profileId)
        .where('access', '=', AlbumAccess.Requested)
        .execute()
      await takeBack(transaction, asked)
      await publishAnswer(transaction, viewer, profileId)
      return
    }
    const profile = await transaction
      .selectFrom('profile')
      .select('id')
      .where('id', '=', profileId)
      .where('id', '!=', viewer.profile.id)
      .where(visibleTo(viewer))
      .forKeyShare()
      .executeTakeFirst()
    if (!profile) throw notFound()
    const access = { access: AlbumAccess.Granted, since: deps.clock.now() }
    await transaction
      .insertInto('albumAccess')
      .values({ albumId, profileId, ...access })
      .onConflict((conflict) =>
        conflict
          .columns(['albumId', 'profileId'])
          .doUpdateSet(access)
          .where('albumAccess.access', '!=', AlbumAccess.Granted),
      )
      .execute()
    await settle(deps, transaction, asked)
    await publishAnswer(transaction, viewer, profileId)
  })
}

/** Publishes the answer in the pair's conversation, where the request stands. */
async function publishAnswer(
  transaction: Transaction<DB>,
  { profile }: MemberViewer,
  profileId: number,
): Promise<void> {
  const conversationId = await conversationOfPair(transaction, profile.id, profileId)
  if (conversationId !== undefined) await publishConversationChange(transaction, conversationId, profile.id)
}

function request(asked: { readonly albumId: number; readonly ownerId: number; readonly profileId: number }): News {
  const { albumId, ownerId, profileId } = asked
  const album = { itemType: NotificationItemType.Album, itemId: albumId }
  return { topic: NotificationTopic.AlbumRequest, actorId: profileId, to: [ownerId], ...album }
}

type Open = (typeof AlbumAccess)['Requested' | 'Granted']

/** Who has or requests access to the member's protected albums; open requests first. */
export async function accessList(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  query: QueryOf<'Media.GetProtectedAccess'>,
): Promise<AnswerOf<'Media.GetProtectedAccess'>> {
  const { skip, take } = pageOf(query)
  const all = deps.db
    .selectFrom('albumAccess')
    .innerJoin('album', 'album.id', 'albumAccess.albumId')
    .innerJoin('profile', 'profile.id', 'albumAccess.profileId')
    .select(['albumAccess.albumId', 'albumAccess.profileId', 'albumAccess.access', 'albumAccess.since'])
    .where('album.profileId', '=', viewer.profile.id)
    .where('album.type', 'in', [AlbumType.Protected, ...(viewer.site.dark ? [AlbumType.Red] : [])])
    .where('albumAccess.access', 'in', [AlbumAccess.Requested, AlbumAccess.Granted])
    .where(visibleTo(viewer))
    .orderBy('albumAccess.access')
    .orderBy('albumAccess.since', 'desc')
    .orderBy('albumAccess.albumId', 'desc')
    .orderBy('albumAccess.profileId', 'desc')
  const wanted = query.albumId === undefined ? all : all.where('albumAccess.albumId', '=', query.albumId)
  const rows = await wanted.offset(skip).limit(take).execute()
  const ids = [...new Set(rows.map((row) => row.profileId))]
  const profiles = new Map((await profileSummaries(deps, ids, viewer)).map((profile) => [profile.id, profile]))
  return rows.flatMap(({ albumId, profileId, access, since }) => {
    const profile = profiles.get(profileId)
    return profile ? { albumId, profile, access: access as Open, since: since.toISOString() } : []
  })
}
