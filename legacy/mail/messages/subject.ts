import { AlbumAccess, AlbumType, MessageType } from '../../contract/enums'
import type { MessageSubject } from '../../contract/mailShapes'
import type { ProfileSummary } from '../../contract/shapes'
import type { Deps, MemberViewer } from '../../core/handler'
import { albumVisibleTo } from '../../shared/media/visibility'
import { anyOf } from '../../core/database/anyOf'
import type { About } from '../../shared/mail/about'

interface Asking {
  readonly type: number
  readonly senderId: number | null
  readonly about: About | null
}

interface Request {
  readonly owned: boolean
  readonly access: AlbumAccess
}

/** The states of the album requests among some messages, without those of deleted albums. One query for all. */
export async function albumRequests(
  deps: Pick<Deps, 'db' | 'clock'>,
  messages: readonly Asking[],
  viewer: MemberViewer,
): Promise<(message: Asking) => Request | undefined> {
  const asking = messages.filter(({ type }) => type === MessageType.ProtectedPicturesAccess)
  if (asking.length === 0) return () => undefined
  const rows = await deps.db
    .selectFrom('album')
    .innerJoin('profile', 'profile.id', 'album.profileId')
    .leftJoin('albumAccess as granted', (join) =>
      join
        .onRef('granted.albumId', '=', 'album.id')
        .on('granted.profileId', '=', anyOf(asking.flatMap(({ senderId }) => senderId ?? []))),
    )
    .select(['album.id', 'album.type', 'album.profileId as ownerId', 'granted.profileId', 'granted.access'])
    .where('album.id', '=', anyOf(asking.flatMap(({ about }) => about?.albumId ?? [])))
    .where(albumVisibleTo(deps, viewer))
    .execute()
  return ({ about, senderId }) => {
    const ofAlbum = rows.filter(({ id }) => id === about?.albumId)
    const [album] = ofAlbum
    if (!album) return undefined
    const owned = album.ownerId === viewer.profile.id
    // The album has been opened to all since.
    if (album.type !== AlbumType.Protected) return { owned, access: AlbumAccess.Granted }
    const access = ofAlbum.find(({ profileId }) => profileId !== null && profileId === senderId)?.access
    return { owned, access: (access ?? AlbumAccess.None) as AlbumAccess }
  }
}

/** The subject of a message, as far as its viewer may know it now. */
export function subjectOf(
  about: About,
  {
    now,
    profiles,
    request,
  }: {
    readonly now: Date
    readonly profiles: ReadonlyMap<number, ProfileSummary>
    readonly request: Request | undefined
  },
): MessageSubject {
  const { name, profileId, albumId, lodgeId, eventId, orderId, amount, until, path } = about
  const over = until !== undefined && new Date(until) <= now
  return {
    profile: (profileId !== undefined && profiles.get(profileId)) || null,
    name: name ?? null,
    albumId: (request && albumId) ?? null,
    access: albumId === undefined ? null : (request?.access ?? AlbumAccess.None),
    answerable: request?.owned === true && request.access === AlbumAccess.Requested,
    lodgeId: lodgeId ?? null,
    eventId: eventId ?? null,
    orderId: orderId ?? null,
    amount: amount ?? null,
    until: until ?? null,
    path: over ? null : (path ?? null),
  }
}
