import { VisuallyHidden } from '@mantine/core'
import {
  IconAt,
  IconBell,
  IconBook2,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconHeart,
  IconKey,
  IconLink,
  IconMessageCircle,
  IconNotebook,
  IconPhotoCheck,
  IconPhotoX,
  IconStar,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { AppLink } from '#ui/links/AppLink'
import { Avatar } from '#ui/Avatar'
import { Picture } from '#ui/Picture'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useViewer } from '#platform/session/useSession'
import { NewsText } from '../NewsText'
import { newsWords } from '../newsWords'
import { notificationPath } from '../notificationPath'
import type {
  NotificationRow_notification$key,
  NotificationTopic,
} from './__generated__/NotificationRow_notification.graphql'
import classes from './NotificationRow.module.css'

const fragment = graphql`
  fragment NotificationRow_notification on Notification {
    __typename
    id
    topic
    createdAt
    isRead
    actor {
      legacyId
      name
      isOnline
      picture {
        ...usePictureSource_picture
      }
    }
    ... on ProfileNotification {
      excerpt
    }
    ... on MediaNotification {
      media {
        __typename
        legacyId
        lodgeAlbum {
          legacyId
          lodge {
            legacyId
          }
        }
        ...usePictureSource_picture
      }
    }
    ... on AlbumNotification {
      album {
        legacyId
      }
      title
    }
    ... on LodgeNotification {
      lodge {
        legacyId
      }
      title
    }
    ... on BlogNotification {
      entryId
      entry {
        legacyId
      }
      commentId
      comment {
        legacyId
      }
      title
      excerpt
    }
    ... on LodgeMediaNotification {
      decision {
        album {
          legacyId
        }
        lodge {
          legacyId
        }
      }
      title
      excerpt
    }
    ... on DebateNotification {
      entryId
      entry {
        legacyId
        lodge {
          legacyId
        }
      }
      commentId
      comment {
        legacyId
      }
      title
      excerpt
    }
    ... on EventNotification {
      event {
        legacyId
      }
      commentId
      comment {
        legacyId
      }
      title
      excerpt
    }
    ... on MeetupNotification {
      meetup {
        legacyId
        lodge {
          legacyId
        }
      }
      commentId
      comment {
        legacyId
      }
      title
      excerpt
    }
  }
`

const SIGNS: Partial<Record<NotificationTopic, Icon>> = {
  LIKE: IconHeart,
  FAVOURITE: IconStar,
  GUESTBOOK_ENTRY: IconNotebook,
  RELATION_REQUEST: IconLink,
  BOND_REQUEST: IconLink,
  BOND_ACCEPTED: IconLink,
  BOND_ROLE_CHANGE: IconLink,
  BOND_DELETED: IconLink,
  ALBUM_REQUEST: IconKey,
  MENTION: IconAt,
  BLOG_COMMENT: IconMessageCircle,
  COMMENT_REPLY: IconMessageCircle,
  FOLLOWED_ENTRY_COMMENT: IconMessageCircle,
  DEBATE_COMMENT: IconMessageCircle,
  FOLLOWED_DEBATE_COMMENT: IconMessageCircle,
  MEETUP_COMMENT: IconMessageCircle,
  MEETUP_PLACE: IconCalendarEvent,
  MEETUP_REMINDER: IconCalendarEvent,
  MEETUP_CHANGED: IconCalendarEvent,
  MEETUP_CANCELLED: IconCalendarEvent,
  EVENT_PLACE: IconCalendarEvent,
  EVENT_REMINDER: IconCalendarEvent,
  EVENT_CHANGED: IconCalendarEvent,
  EVENT_CANCELLED: IconCalendarEvent,
  EVENT_COMMENT: IconMessageCircle,
  EVENT_QUESTION: IconMessageCircle,
  EVENT_ANSWER: IconMessageCircle,
  FOLLOWED_AUTHOR_ENTRY: IconBook2,
  NEW_FOLLOWER: IconUserPlus,
  LODGE_REQUEST: IconUserPlus,
  LODGE_REQUEST_APPROVED: IconBuildingCommunity,
  LODGE_REQUEST_DECLINED: IconBuildingCommunity,
  LODGE_INVITATION: IconBuildingCommunity,
  LODGE_ROLE: IconBuildingCommunity,
  LODGE_MEDIA_ACCEPTED: IconPhotoCheck,
  LODGE_MEDIA_REJECTED: IconPhotoX,
}

interface NotificationRowProps {
  notification: NotificationRow_notification$key
  now: Date
  onRead: (id: string) => void
}

/** A notification with actor, event and time, linked to its item. */
export function NotificationRow({ notification, now, onRead }: NotificationRowProps) {
  const { t } = useTranslation(['notifications', 'shell'])
  const { t: timeWords } = useTranslation('time')
  const { legacyId } = useViewer()
  const data = useFragment(fragment, notification)
  const face = usePictureSource(data.actor.picture)
  const medium = usePictureSource(data.media)
  const Sign = SIGNS[data.topic] ?? IconBell
  const about = data.excerpt || data.title
  return (
    <li className={classes.item} data-unread={!data.isRead}>
      <AppLink
        className={classes.row}
        href={notificationPath(data, legacyId ?? 0)}
        onClick={() => {
          if (!data.isRead) onRead(data.id)
        }}
      >
        <span className={classes.face}>
          <Avatar name={data.actor.name} picture={face} size={40} />
          <span className={classes.sign} data-topic={data.topic}>
            <Sign size={13} stroke={2.2} aria-hidden />
          </span>
        </span>
        <span className={classes.words}>
          {!data.isRead && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
          <span className={classes.what}>
            <NewsText words={newsWords(data)} name={data.actor.name} />
          </span>
          {about && <span className={classes.about}>{about}</span>}
          <time className={classes.when} dateTime={data.createdAt}>
            {formatRelativeTime(data.createdAt, now, timeWords)}
          </time>
        </span>
        {medium && (
          <span className={classes.medium}>
            <Picture source={medium} alt="" ratio="1" sizes="48px" />
          </span>
        )}
        {!data.isRead && <span className={classes.dot} aria-hidden />}
      </AppLink>
    </li>
  )
}
