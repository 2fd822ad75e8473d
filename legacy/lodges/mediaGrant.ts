import { MediaKind, MediaStatus } from '../contract/enums'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import type { MediaGrant } from '../shared/media/grants'
import { visibleTo } from '../shared/visibility/profiles'

/** Grants those who may know of a lodge its cover from a leader's file archive. */
export const shownAsCover: MediaGrant = (eb, _deps, viewer) => {
  const lodges = eb
    .selectFrom('lodge')
    .select('lodge.id')
    .whereRef('lodge.coverId', '=', 'media.id')
    .where(lodgeVisibleTo(viewer))
  return eb.and([
    eb('media.kind', '=', MediaKind.FileArchivePicture),
    eb('media.status', '=', MediaStatus.Live),
    eb('profile.forcedConsentMedia', '=', false),
    visibleTo(viewer)(eb),
    eb.exists(lodges),
  ])
}
