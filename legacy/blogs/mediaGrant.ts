import { BlogEntryStatus, MediaKind, MediaStatus } from '../contract/enums'
import { entryVisibleTo } from '../shared/visibility/blogEntries'
import type { MediaGrant } from '../shared/media/grants'

/** Grants the readers of an entry its pictures from the file archive. */
export const shownByEntry: MediaGrant = (eb, clock, viewer) => {
  const entries = eb
    .selectFrom('blogEntryMedia')
    .innerJoin('blogEntry', 'blogEntry.id', 'blogEntryMedia.entryId')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.id')
    .whereRef('blogEntryMedia.mediaId', '=', 'media.id')
    .whereRef('blogEntry.profileId', '=', 'media.profileId')
    .where('blogEntry.status', '=', BlogEntryStatus.Published)
    .where(entryVisibleTo(clock, viewer))
  return eb.and([
    eb('media.kind', '=', MediaKind.FileArchivePicture),
    eb('media.status', '=', MediaStatus.Live),
    eb('profile.forcedConsentMedia', '=', false),
    eb.exists(entries),
  ])
}
