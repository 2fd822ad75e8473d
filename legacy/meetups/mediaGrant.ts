import { MediaKind, MediaStatus } from '../contract/enums'
import type { MediaGrant } from '../shared/media/grants'
import { visibleTo } from '../shared/visibility/profiles'
import { meetupVisibleTo } from './visibility'

/**
 * Grants those who may see a meetup its pictures from the file archive: in its description, and its cover, which a
 * leader may have given it.
 */
export const shownByMeetup: MediaGrant = (eb, _deps, viewer) => {
  const inText = eb
    .selectFrom('meetupMedia')
    .innerJoin('meetup', 'meetup.id', 'meetupMedia.entryId')
    .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
    .innerJoin('profile', 'profile.id', 'meetup.profileId')
    .select('meetup.id')
    .whereRef('meetupMedia.mediaId', '=', 'media.id')
    .whereRef('meetup.profileId', '=', 'media.profileId')
    .where(meetupVisibleTo(viewer))
  const asCover = eb
    .selectFrom('meetup')
    .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
    .innerJoin('profile', 'profile.id', 'meetup.profileId')
    .select('meetup.id')
    .whereRef('meetup.coverId', '=', 'media.id')
    .where(meetupVisibleTo(viewer))
  return eb.and([
    eb('media.kind', '=', MediaKind.FileArchivePicture),
    eb('media.status', '=', MediaStatus.Live),
    eb('profile.forcedConsentMedia', '=', false),
    visibleTo(viewer)(eb),
    eb.or([eb.exists(inText), eb.exists(asCover)]),
  ])
}
