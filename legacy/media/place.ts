import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { AlbumType, DarkStatus, MediaKind } from '../contract/enums'
import type { ErrorCode } from '../content/messages/messages'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer } from '../core/handler'
import { invalid, Problem } from '../core/problem'
import { keptKinds, lockOwnAlbum, type OwnAlbum } from '../shared/media/own'
import { albumKinds } from '../shared/media/visibility'

/** Maximum number of profile pictures. */
const PROFILE_PICTURES = 20
const IN_AN_ALBUM = 500
const IN_THE_ARCHIVE = 500
const OF_A_PROFILE = 1000

/** Where media items are stored: in one of the member's albums, or, without an album, as a kind that needs none. */
export interface Place {
  readonly kind: MediaKind
  readonly album: OwnAlbum | undefined
}

/** Resolves the place of a call and locks its album. @throws a `Problem` when the member has no such place */
export async function placeFor(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { kind, albumId }: Pick<BodyOf<'Media.MoveMedia'>, 'kind' | 'albumId'>,
): Promise<Place> {
  if (!keptKinds.includes(kind)) throw invalid({ field: 'kind', code: 'OUT_OF_RANGE' })
  if (kind === MediaKind.DarkProfilePicture) requireDarkApproval(viewer)
  const album = albumId === undefined ? undefined : await lockOwnAlbum(transaction, viewer, albumId)
  if (album && !albumKinds.includes(kind)) throw invalid({ field: 'albumId', code: 'OUT_OF_RANGE' })
  // Without an album, access could not be granted to anybody.
  if (!album && kind === MediaKind.ProtectedPicture) throw invalid({ field: 'albumId', code: 'REQUIRED' })
  return { kind, album }
}

/** Refuses members without an approved dark profile, and main sites, which would not show what is put there. */
export function requireDarkApproval({ profile, site }: MemberViewer): void {
  if (profile.darkStatus !== DarkStatus.Approved) throw new Problem(403, 'NOT_DARK_APPROVED')
  if (!site.dark) throw new Problem(422, 'DARK_SITES_ONLY')
}

/** The kind of a media item in a place. @throws 422 for a video outside of albums */
export function kindIn({ kind, album }: Place, video: boolean): MediaKind {
  if (albumKinds.includes(kind)) return video ? MediaKind.AlbumVideo : pictureKindIn(album)
  if (video) throw new Problem(422, 'VIDEO_NEEDS_ALBUM')
  return kind
}

export function pictureKindIn(album: Pick<OwnAlbum, 'type'> | undefined): MediaKind {
  return album?.type === AlbumType.Protected ? MediaKind.ProtectedPicture : MediaKind.AlbumPicture
}

/** Refuses media items that exceed the limit of their place, after they were put there. */
export async function refuseOverflow(
  transaction: Transaction<DB>,
  { profile }: MemberViewer,
  { kind, album }: Place,
): Promise<void> {
  const kept = transaction
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profile.id)
    .where('kind', 'in', keptKinds)
  const rule = placeRules[kind]
  const inPlace = album ? kept.where('albumId', '=', album.id) : kept.where('kind', '=', kind)
  const limits = [
    { counted: kept, max: OF_A_PROFILE, code: 'TOO_MANY_MEDIA' as const },
    ...(album ? [{ counted: inPlace, max: IN_AN_ALBUM, code: 'ALBUM_FULL' as const }] : []),
    ...(rule ? [{ counted: inPlace, ...rule }] : []),
  ]
  for (const { counted, max, code } of limits) {
    const { count } = await counted.executeTakeFirstOrThrow()
    if (count > max) throw new Problem(422, code, { params: { max } })
  }
}

const placeRules: Partial<Record<MediaKind, { max: number; code: ErrorCode }>> = {
  [MediaKind.ProfilePicture]: { max: PROFILE_PICTURES, code: 'TOO_MANY_PROFILE_PICTURES' },
  [MediaKind.DarkProfilePicture]: { max: PROFILE_PICTURES, code: 'TOO_MANY_PROFILE_PICTURES' },
  [MediaKind.FileArchivePicture]: { max: IN_THE_ARCHIVE, code: 'FILE_ARCHIVE_FULL' },
}
