import type { BodyOf } from '../contract/contract'
import type { MediaItem } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import type { Deps, MemberViewer } from '../core/handler'
import { keepFace } from '../shared/media/face'
import { keptKinds, lockOwnMedia } from '../shared/media/own'
import { kindIn, placeFor, refuseOverflow } from './place'
import { mediumById } from '../shared/media/store'
import { requireConsent, tempKinds, titleOf, useUpload } from '../shared/media/upload'

/** Puts an upload to its use. A video may still be converting. */
export async function saveMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaId, title, consent, ...wanted }: BodyOf<'Media.SaveMedia'>,
): Promise<MediaItem> {
  requireConsent(viewer, consent)
  const now = deps.clock.now()
  await changeOwn(deps, viewer, async (transaction) => {
    const place = await placeFor(transaction, viewer, wanted)
    const placeOf = (isVideo: boolean) => ({ kind: kindIn(place, isVideo), albumId: place.album?.id ?? null })
    await useUpload(transaction, viewer, { mediaId, title, now, placeOf, lookNeeded: viewer.site.looksAtMedia })
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
