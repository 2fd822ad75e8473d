import { NotificationTopic } from '../../contract/enums'
import type { DeliveryNews } from '../../shared/notifications/delivery/queue'

export type Subject = Omit<DeliveryNews, 'told'>

const blogs = '/Community/Blogs'

/** The web client's address for a notification's subject, for its receiver. */
export function addressOf(news: Subject, profileId: number): string {
  const { topic, actorId, albumId, blogEntryId, commentId, conversationId, mediaId } = news
  if (blogEntryId !== undefined) {
    return `${blogs}/Entry/${blogEntryId}${commentId === undefined ? '' : `#comment-${commentId}`}`
  }
  switch (topic) {
    case NotificationTopic.Mail:
    case NotificationTopic.GroupChat:
      return conversationId === undefined ? '/Mail' : `/Mail/${conversationId}`
    case NotificationTopic.Visit:
      return '/Visitors'
    case NotificationTopic.GuestbookEntry:
      return `/Profile/${profileId}/Guestbook`
    case NotificationTopic.RelationRequest:
      return '/EditProfile/Relations'
    case NotificationTopic.AlbumRequest:
      return albumId === undefined ? '/Start' : `/EditProfile/PicturesAndVideos/Album/${albumId}`
    case NotificationTopic.NewFollower:
      return `${blogs}/Followed/MyFollowers`
    case NotificationTopic.Like:
      return mediaId === undefined ? `/Profile/${actorId}` : `/Profile/${profileId}/Pictures`
    case NotificationTopic.Favourite:
    case NotificationTopic.FavouriteOnline:
      return `/Profile/${actorId}`
    case NotificationTopic.BlogComment:
    case NotificationTopic.CommentReply:
    case NotificationTopic.Mention:
    case NotificationTopic.FollowedAuthorEntry:
    case NotificationTopic.FollowedEntryComment:
      return blogs
  }
}
