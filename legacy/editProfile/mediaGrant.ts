import { MediaKind, MediaStatus } from '../contract/enums'
import type { MediaGrant } from '../shared/media/grants'
import { visibleTo } from '../shared/visibility/profiles'

/** Grants the media items in a profile text to viewers who may see the profile. */
export const shownByProfileText: MediaGrant = (eb, _clock, viewer) =>
  eb.and([
    eb('media.kind', '=', MediaKind.FileArchivePicture),
    eb('media.status', '=', MediaStatus.Live),
    eb('profile.forcedConsentMedia', '=', false),
    visibleTo(viewer)(eb),
    eb.exists(
      eb
        .selectFrom('profileTextMedia')
        .select('profileTextMedia.mediaId')
        .whereRef('profileTextMedia.mediaId', '=', 'media.id')
        .whereRef('profileTextMedia.profileId', '=', 'media.profileId'),
    ),
  ])
