import { MediaKind, MediaStatus } from '../contract/enums'
import { CONTEST_SITE } from '../shared/contest/running'
import type { MediaGrant } from '../shared/media/grants'
import { visibleTo } from '../shared/visibility/profiles'

/** Grants the members of the contest's site the entries from file archives. */
export const shownByContest: MediaGrant = (eb, _clock, viewer) =>
  viewer.site.id === CONTEST_SITE
    ? eb.and([
        eb('media.kind', '=', MediaKind.FileArchivePicture),
        eb('media.status', '=', MediaStatus.Live),
        eb('profile.forcedConsentMedia', '=', false),
        visibleTo(viewer)(eb),
        eb.exists(
          eb
            .selectFrom('contestEntry')
            .select('contestEntry.id')
            .whereRef('contestEntry.mediaId', '=', 'media.id')
            .whereRef('contestEntry.profileId', '=', 'media.profileId'),
        ),
      ])
    : undefined
