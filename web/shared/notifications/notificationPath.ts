import { blogPath, entryPath } from '#shared/blogs/paths'
import { anchorOf } from '#shared/comments/thread'
import { ownAlbum, profileMedium, profilePictures } from '#shared/media/mediaLinks'
import { profilePath } from '#shared/profiles/profilePath'
import type { NewsWords } from './newsWords'

const OWN_RELATIONS = '/EditProfile/Relations'
const LODGES = '/Community/Lodges'

/** The fields that all notifications have. */
export interface NotificationFacts {
  readonly __typename: string
  readonly topic: Exclude<NewsWords, `LIKE_${string}`> | 'LIKE'
  readonly actor: { readonly legacyId: number }
  readonly media?: { readonly __typename: string } | null
  readonly mediaLegacyId?: number
  readonly albumLegacyId?: number
  readonly entryLegacyId?: number | null
  readonly commentLegacyId?: number | null
  readonly topicLegacyId?: number
  /** The topic of a lodge's debates, while the viewer may see it. */
  readonly entry?: { readonly lodgeLegacyId: number } | null
}

function blogTarget({ entryLegacyId, commentLegacyId }: NotificationFacts): string {
  if (!entryLegacyId) return blogPath('Followed/MyFollowers')
  return commentLegacyId ? `${entryPath(entryLegacyId)}#${anchorOf(commentLegacyId)}` : entryPath(entryLegacyId)
}

function topicTarget({ topicLegacyId, commentLegacyId, entry }: NotificationFacts): string {
  if (!entry || !topicLegacyId) return LODGES
  const path = `${LODGES}/Lodge/${entry.lodgeLegacyId}/Debate/Topic/${topicLegacyId}`
  return commentLegacyId ? `${path}#${anchorOf(commentLegacyId)}` : path
}

/** Returns the address of the item that a notification is about. */
export function notificationPath(notification: NotificationFacts, viewerLegacyId: number): string {
  const { __typename, topic, actor, media, mediaLegacyId, albumLegacyId } = notification
  if (__typename === 'BlogNotification') return blogTarget(notification)
  if (__typename === 'DebateNotification') return topicTarget(notification)
  if (__typename === 'AlbumNotification' && albumLegacyId) return ownAlbum(albumLegacyId)
  if (__typename === 'MediaNotification') {
    // The media type is known only while the item exists.
    return media && mediaLegacyId
      ? profileMedium(viewerLegacyId, { ...media, legacyId: mediaLegacyId })
      : profilePictures(viewerLegacyId)
  }
  if (topic === 'GUESTBOOK_ENTRY') return profilePath(viewerLegacyId, 'Guestbook')
  if (topic === 'RELATION_REQUEST') return OWN_RELATIONS
  return profilePath(actor.legacyId)
}
