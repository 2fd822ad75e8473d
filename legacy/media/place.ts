import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { AlbumType, DarkStatus, MediaKind } from '../contract/enums'
import type { ErrorCode } from '../content/messages/messages'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer } from '../core/handler'
import { invalid, Problem } from '../core/problem'
import { keptKinds, lockOwnAlbum, type OwnAlbum } from '../shared/media/own'
import { albumKinds } from '../shared/media/visibility'

/** How many media a place holds. */
const PROFILE_PICTURES = 20
const IN_AN_ALBUM = 500
const IN_THE_ARCHIVE = 500
const OF_A_PROFILE = 1000

/** Where media are kept: one of the member's albums, no album of the album kinds, or what stands outside of albums. */
export interface Place {
  readonly kind: MediaKind
  readonly album: OwnAlbum | undefined
}

/**
 * The place that a call names, with its album locked.
 * @throws a `Problem` when there is no such place for the member
 */
export async function placeFor(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { kind, albumId }: Pick<BodyOf<'Media.MoveMedia'>, 'kind' | 'albumId'>,
): Promise<Place> {
  if (!keptKinds.includes(kind)) throw invalid({ field: 'kind', code: 'OUT_OF_RANGE' })
  if (kind === MediaKind.DarkProfilePicture) requireDarkApproval(viewer)
  const album = albumId === undefined ? undefined : await lockOwnAlbum(transaction, viewer, albumId)
  if (album && !albumKinds.includes(kind)) throw invalid({ field: 'albumId', code: 'OUT_OF_RANGE' })
  // Without an album nobody could be let in.
  if (!album && kind === MediaKind.ProtectedPicture) throw invalid({ field: 'albumId', code: 'REQUIRED' })
  return { kind, album }
}

/** What only approved members have. */
export function requireDarkApproval({ profile }: MemberViewer): void {
  if (profile.darkStatus !== DarkStatus.Approved) throw new Problem(403, 'NOT_DARK_APPROVED')
}

/**
 * The kind that a medium has in a place.
 * @throws 422 for a video outside of the albums
 */
export function kindIn({ kind, album }: Place, video: boolean): MediaKind {
  if (albumKinds.includes(kind)) return video ? MediaKind.AlbumVideo : pictureKindIn(album)
  if (video) throw new Problem(422, 'VIDEO_NEEDS_ALBUM')
  return kind
}

/** The kind of the pictures in an album. */
export function pictureKindIn(album: Pick<OwnAlbum, 'type'> | undefined): MediaKind {
  return album?.type === AlbumType.Protected ? MediaKind.ProtectedPicture : MediaKind.AlbumPicture
}

/** Refuses what has been put into a place when there is too much in it now. */
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

/** The places outside of albums that have limits of their own. */
const placeRules: Partial<Record<MediaKind, { max: number; code: ErrorCode }>> = {
  [MediaKind.ProfilePicture]: { max: PROFILE_PICTURES, code: 'TOO_MANY_PROFILE_PICTURES' },
  [MediaKind.DarkProfilePicture]: { max: PROFILE_PICTURES, code: 'TOO_MANY_PROFILE_PICTURES' },
  [MediaKind.FileArchivePicture]: { max: IN_THE_ARCHIVE, code: 'FILE_ARCHIVE_FULL' },
}
