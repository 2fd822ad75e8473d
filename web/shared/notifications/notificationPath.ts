import { blogPath, entryPath } from '#shared/blogs/paths'
import { anchorOf } from '#shared/comments/thread'
import { eventPath, eventsPath } from '#shared/events/paths'
import { lodgeAlbumPath, lodgePath, lodgesPath, meetupPath, topicPath } from '#shared/lodges/paths'
import { mediumOver, ownAlbum, profileMedium, profilePictures } from '#shared/media/mediaLinks'
import { profilePath } from '#shared/profiles/profilePath'
import type { NewsWords } from './newsWords'

const OWN_RELATIONS = '/EditProfile/Relations'

/** The fields that all notifications have. */
export interface NotificationFacts {
  readonly __typename: string
  readonly topic: Exclude<NewsWords, `LIKE_${string}`> | 'LIKE'
  readonly actor: { readonly legacyId: number }
  readonly media?: LikedMedia | null
  readonly album?: Numbered | null
  /** Null for a new follower. */
  readonly entryId?: string | null
  readonly entry?: (Numbered & { readonly lodge?: Numbered | null }) | null
  readonly commentId?: string | null
  readonly comment?: Numbered | null
  readonly lodge?: Numbered | null
  readonly meetup?: (Numbered & { readonly lodge?: Numbered | null }) | null
  readonly event?: Numbered | null
  readonly decision?: { readonly lodge?: Numbered | null; readonly album?: Numbered | null } | null
}

interface LikedMedia extends Numbered {
  readonly __typename: string
  /** Null outside of lodges. */
  readonly lodgeAlbum?: (Numbered & { readonly lodge?: Numbered | null }) | null
}

interface Numbered {
  readonly legacyId: number
}

function blogTarget({ entryId, entry, comment }: NotificationFacts): string {
  if (!entryId) return blogPath('Followed/MyFollowers')
  if (!entry) return blogPath('All')
  const path = entryPath(entry.legacyId)
  return comment ? `${path}#${anchorOf(comment.legacyId)}` : path
}

function lodgeTarget({ topic, lodge }: NotificationFacts): string {
  if (!lodge) return lodgesPath()
  return lodgePath(lodge.legacyId, topic === 'LODGE_REQUEST' ? 'MemberManagement/PendingRequests' : undefined)
}

function topicTarget({ entry, comment }: NotificationFacts): string {
  if (!entry?.lodge) return lodgesPath()
  const path = topicPath(entry.lodge.legacyId, entry.legacyId)
  return comment ? `${path}#${anchorOf(comment.legacyId)}` : path
}

function meetupTarget({ meetup, comment }: NotificationFacts): string {
  if (!meetup?.lodge) return lodgesPath()
  const path = meetupPath(meetup.lodge.legacyId, meetup.legacyId)
  return comment ? `${path}#${anchorOf(comment.legacyId)}` : path
}

function eventTarget({ event, comment }: NotificationFacts): string {
  if (!event) return eventsPath('Upcoming')
  const path = eventPath(event.legacyId)
  return comment ? `${path}#${anchorOf(comment.legacyId)}` : path
}

function lodgeMediaTarget({ decision }: NotificationFacts): string {
  if (!decision?.lodge) return lodgesPath()
  return lodgeAlbumPath(decision.lodge.legacyId, decision.album?.legacyId)
}

function mediaTarget(media: LikedMedia | null | undefined, viewerLegacyId: number): string {
  // The media type is known only while the item exists.
  if (!media) return profilePictures(viewerLegacyId)
  const { lodgeAlbum } = media
  if (lodgeAlbum?.lodge) return mediumOver(lodgeAlbumPath(lodgeAlbum.lodge.legacyId, lodgeAlbum.legacyId), media)
  return profileMedium(viewerLegacyId, media)
}

/** Returns the address of the item that a notification is about. */
export function notificationPath(notification: NotificationFacts, viewerLegacyId: number): string {
  const { __typename, topic, actor, media, album } = notification
  if (__typename === 'BlogNotification') return blogTarget(notification)
  if (__typename === 'LodgeNotification') return lodgeTarget(notification)
  if (__typename === 'AlbumNotification' && album) return ownAlbum(album.legacyId)
  if (__typename === 'DebateNotification') return topicTarget(notification)
  if (__typename === 'MeetupNotification') return meetupTarget(notification)
  if (__typename === 'EventNotification') return eventTarget(notification)
  if (__typename === 'LodgeMediaNotification') return lodgeMediaTarget(notification)
  if (__typename === 'MediaNotification') return mediaTarget(media, viewerLegacyId)
  if (topic === 'GUESTBOOK_ENTRY') return profilePath(viewerLegacyId, 'Guestbook')
  if (topic === 'RELATION_REQUEST' || topic.startsWith('BOND_')) return OWN_RELATIONS
  return profilePath(actor.legacyId)
}
