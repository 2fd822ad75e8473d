import { MediaKind, MediaStatus } from '../contract/enums'
import { DebateEntryStatus } from '../contract/lodges/lodgeEnums'
import type { MediaGrant } from '../shared/media/grants'
import { entryVisibleTo } from './visibility'

/** Grants the readers of a topic its pictures from the file archive. */
export const shownByEntry: MediaGrant = (eb, _clock, viewer) => {
  const entries = eb
    .selectFrom('debateEntryMedia')
    .innerJoin('debateEntry', 'debateEntry.id', 'debateEntryMedia.entryId')
    .innerJoin('lodge', 'lodge.id', 'debateEntry.lodgeId')
    .innerJoin('profile', 'profile.id', 'debateEntry.profileId')
    .select('debateEntry.id')
    .whereRef('debateEntryMedia.mediaId', '=', 'media.id')
    .whereRef('debateEntry.profileId', '=', 'media.profileId')
    .where('debateEntry.status', '=', DebateEntryStatus.Published)
    .where(entryVisibleTo(viewer))
  return eb.and([
    eb('media.kind', '=', MediaKind.FileArchivePicture),
    eb('media.status', '=', MediaStatus.Live),
    eb('profile.forcedConsentMedia', '=', false),
    eb.exists(entries),
  ])
}
