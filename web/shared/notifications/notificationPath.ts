import { blogPath, entryPath } from '#shared/blogs/paths'
import { anchorOf } from '#shared/comments/thread'
import { ownAlbum, profileMedium, profilePictures } from '#shared/media/mediaLinks'
import { profilePath } from '#shared/profiles/profilePath'
import type { NewsWords } from './newsWords'

/** Where members answer those who ask for a relation. */
const OWN_RELATIONS = '/EditProfile/Relations'

/** What is known of a notification, whatever it tells of. */
export interface NotificationFacts {
  readonly __typename: string
  readonly topic: Exclude<NewsWords, `LIKE_${string}`> | 'LIKE'
  readonly actor: { readonly legacyId: number }
  readonly media?: { readonly __typename: string } | null
  readonly mediaLegacyId?: number
  readonly albumLegacyId?: number
  readonly entryLegacyId?: number | null
  readonly commentLegacyId?: number | null
}

function blogTarget({ entryLegacyId, commentLegacyId }: NotificationFacts): string {
  if (!entryLegacyId) return blogPath('Followed/MyFollowers')
  return commentLegacyId ? `${entryPath(entryLegacyId)}#${anchorOf(commentLegacyId)}` : entryPath(entryLegacyId)
}

/** Where a notification leads: to the very thing it tells of. */
export function notificationPath(notification: NotificationFacts, viewerLegacyId: number): string {
  const { __typename, topic, actor, media, mediaLegacyId, albumLegacyId } = notification
  if (__typename === 'BlogNotification') return blogTarget(notification)
  if (__typename === 'AlbumNotification' && albumLegacyId) return ownAlbum(albumLegacyId)
  if (__typename === 'MediaNotification') {
    // Whether it is a picture or a video is known only as long as it is there.
    return media && mediaLegacyId
      ? profileMedium(viewerLegacyId, { ...media, legacyId: mediaLegacyId })
      : profilePictures(viewerLegacyId)
  }
  if (topic === 'GUESTBOOK_ENTRY') return profilePath(viewerLegacyId, 'Guestbook')
  if (topic === 'RELATION_REQUEST') return OWN_RELATIONS
  return profilePath(actor.legacyId)
}
