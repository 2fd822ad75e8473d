import type { BodyOf } from '../contract/contract'
import { MediaKind, MediaStatus } from '../contract/enums'
import type { MediaItem } from '../contract/shapes'
import { refuseImpersonated } from '../core/access/access'
import { changeOwn } from '../core/changeOwn'
import type { Deps, MemberViewer } from '../core/handler'
import { oneLine, plainText } from '../core/text/plainText'
import { notFound, Problem } from '../core/problem'
import { keepFace } from './face'
import { keptKinds, lockOwnMedia } from '../shared/media/own'
import { kindIn, placeFor, refuseOverflow } from './place'
import { mediumById } from '../shared/media/store'

const tempKinds = [MediaKind.TempPicture, MediaKind.TempVideo]

/** Puts an upload to its use. A video may still be converting. */
export async function saveMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaId, title, consent, ...wanted }: BodyOf<'Media.SaveMedia'>,
): Promise<MediaItem> {
  // Only the member can confirm copyright and consent.
  refuseImpersonated(viewer)
  if (!consent) {
    throw new Problem(422, 'CONSENT_REQUIRED', { fields: [{ field: 'consent', code: 'CONSENT_REQUIRED' }] })
  }
  const now = deps.clock.now()
  await changeOwn(deps, viewer, async (transaction) => {
    const place = await placeFor(transaction, viewer, wanted)
    const [medium] = await lockOwnMedia(transaction, viewer, [mediaId], tempKinds)
    if (!medium || (medium.expiresAt && medium.expiresAt <= now)) throw notFound()
    if (medium.status === MediaStatus.ConversionFailed) throw new Problem(422, 'FILE_UNREADABLE')
    await transaction
      .updateTable('media')
      .set({
        kind: kindIn(place, medium.kind === MediaKind.TempVideo),
        albumId: place.album?.id ?? null,
        title: titleOf(title ?? ''),
        consentedAt: now,
        // Other members see it as new from now on.
        createdAt: now,
        expiresAt: null,
      })
      .where('id', '=', mediaId)
      .execute()
    await refuseOverflow(transaction, viewer, place)
    await keepFace(transaction, viewer.profile.id)
  })
  return mediumById(deps, mediaId, viewer)
}

/** Changes a media item's title and focus, the point to keep when it is cropped. */
export async function updateMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaId, title, ...focus }: BodyOf<'Media.UpdateMedia'>,
): Promise<MediaItem> {
  await changeOwn(deps, viewer, async (transaction) => {
    const [medium] = await lockOwnMedia(transaction, viewer, [mediaId], [...keptKinds, ...tempKinds])
    await transaction
      .updateTable('media')
      .set({ title: title === undefined ? medium?.title : titleOf(title), ...focus })
      .where('id', '=', mediaId)
      .execute()
  })
  return mediumById(deps, mediaId, viewer)
}

function titleOf(title: string): string | null {
  return oneLine(plainText(title)) || null
}
