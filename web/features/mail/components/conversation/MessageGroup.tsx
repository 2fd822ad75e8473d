import { IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { profilePath } from '#shared/profiles/profilePath'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime, formatTime } from '#lib/format/formatDate'
import { AppLink } from '#ui/links/AppLink'
import { Avatar } from '#ui/Avatar'
import { Message } from '../messages/Message'
import { MessageMenu } from '../messages/MessageMenu'
import classes from './MessageGroup.module.css'
import type { ShownMessage } from '../messages/useMessages'

interface MessageGroupProps {
  messages: readonly [ShownMessage, ...ShownMessage[]]
  /** The conversation has more than two participants, so each is named. */
  shared: boolean
  fromSite: boolean
  /** Numbers of the viewer's last message, and of the last one that all others have read. */
  lastOwn: number | undefined
  lastRead: number | undefined
}

/** Messages that one person wrote within a short time, with the time, and whether the viewer's own were read. */
export function MessageGroup({ messages, shared, fromSite, lastOwn, lastRead }: MessageGroupProps) {
  const { t } = useTranslation('mail')
  const locale = useLocale()
  const [first] = messages
  const last = messages.at(-1) ?? first
  const own = first.viewerIsAuthor
  const holds = (number: number | undefined) => messages.some(({ legacyId }) => legacyId === number)
  const state = () => {
    if (holds(lastOwn) && lastOwn !== lastRead) return t('list.sent')
    return holds(lastRead) ? t('list.read') : null
  }
  const stateWords = own ? state() : null
  return (
    <li className={classes.group} data-own={own}>
      {shared && !own && <AuthorFace author={first.author} />}
      <div className={classes.stack}>
        {shared && !own && <AuthorName author={first.author} />}
        {messages.map((message) => (
          <div key={message.id} className={classes.item}>
            <div className={classes.body}>
              <Message message={message} />
            </div>
            {!message.isDeleted && !fromSite && <MessageMenu message={message} />}
          </div>
        ))}
        <p className={classes.foot}>
          <time dateTime={last.createdAt} title={formatDateTime(last.createdAt, locale)}>
            {formatTime(last.createdAt, locale)}
          </time>
          {stateWords && <span>{stateWords}</span>}
        </p>
      </div>
    </li>
  )
}

type Author = ShownMessage['author']

function AuthorFace({ author }: { author: Author }) {
  const picture = usePictureSource(author?.picture)
  if (author) return <Avatar name={author.name} picture={picture} size={32} />
  return (
    <span className={classes.nobody}>
      <IconUser size={18} stroke={1.6} aria-hidden />
    </span>
  )
}

function AuthorName({ author }: { author: Author }) {
  const { t } = useTranslation('mail')
  return (
    <p className={classes.name}>
      {author ? <AppLink href={profilePath(author.legacyId)}>{author.name}</AppLink> : t('messages.member')}
    </p>
  )
}
