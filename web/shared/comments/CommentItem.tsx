import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { AppLink } from '#ui/links/AppLink'
import { Avatar } from '#ui/Avatar'
import { Likes } from '#shared/likes/Likes'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useToday } from '#platform/session/useToday'
import { useViewer } from '#platform/session/useSession'
import type { CommentItem_comment$key } from './__generated__/CommentItem_comment.graphql'
import classes from './CommentItem.module.css'
import { CommentMenu } from './CommentMenu'
import { CommentText } from './CommentText'
import { EditComment } from './EditComment'
import { anchorOf, useThread } from './thread'
import { focusComment } from './useCommentTarget'

const fragment = graphql`
  fragment CommentItem_comment on Comment {
    legacyId
    text
    createdAt
    editedAt
    isDeleted
    mentions {
      profile {
        id
        legacyId
      }
      name
    }
    author {
      legacyId
      name
      isOnline
      persons {
        age
      }
      picture {
        ...usePictureSource_picture
      }
      ...ProfileLink_profile
    }
    ...Likes_item
    ...CommentMenu_comment
    ...EditComment_comment
  }
`

interface CommentItemProps {
  comment: CommentItem_comment$key
  /** Whether it is shown below the comment that it answers. */
  isAnswer?: boolean
  /** The answered comment, if it is not shown above. */
  answered?: { readonly name: string; readonly href: string }
  onAnswer: (name: string) => void
}

/** A comment with author, time, text and actions. */
export function CommentItem({ comment, isAnswer = false, answered, onAnswer }: CommentItemProps) {
  const { t } = useTranslation(['comments', 'shell'])
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const viewer = useViewer()
  const thread = useThread()
  const data = useFragment(fragment, comment)
  const { legacyId, text, mentions, createdAt, editedAt, isDeleted, author } = data
  const picture = usePictureSource(author?.picture)
  const [editing, setEditing] = useState(false)
  const shared = {
    id: anchorOf(legacyId),
    tabIndex: -1,
    className: classes.comment,
    'data-target': thread.target === legacyId,
  }

  if (isDeleted || !author) {
    return (
      <div {...shared} data-deleted>
        <span className={classes.emptyFace} data-small={isAnswer} aria-hidden />
        <p className={classes.gone}>{t('deleted')}</p>
      </div>
    )
  }
  const closeEditing = () => {
    setEditing(false)
    focusComment(legacyId)
  }
  const isOwn = author.legacyId === viewer.legacyId
  const isNew = !isOwn && Date.parse(createdAt) > Date.parse(thread.newSince)
  return (
    <article {...shared} aria-label={t('by', { name: author.name })} data-new={isNew}>
      <Avatar
        name={author.name}
        picture={picture}
        size={isAnswer ? 32 : 40}
        onlineLabel={author.isOnline ? t('shell:member.online') : undefined}
      />
      <div className={classes.body}>
        <p className={classes.head}>
          <ProfileLink profile={author} />
          <span className={classes.quiet}>{author.persons.map(({ age }) => age).join(' & ')}</span>
          <AppLink className={classes.time} href={thread.hrefOf(legacyId)}>
            <time dateTime={createdAt}>{formatRelativeTime(createdAt, today, timeWords)}</time>
          </AppLink>
          {editedAt && <span className={classes.quiet}>{t('edited')}</span>}
          {isNew && <span className={classes.new}>{t('new')}</span>}
        </p>
        {answered && (
          <AppLink className={classes.answered} href={answered.href}>
            <IconArrowBackUp size={16} stroke={1.75} aria-hidden />
            {t('answers', { name: answered.name })}
          </AppLink>
        )}
        {editing ? (
          <EditComment comment={data} onClose={closeEditing} />
        ) : (
          <>
            <CommentText text={text} mentions={mentions} />
            <div className={classes.actions}>
              {thread.likable && <Likes item={data} label={t('like', { name: author.name })} compact />}
              {!thread.closed && (
                <Button
                  className={classes.answer}
                  variant="subtle"
                  size="sm"
                  aria-label={t('answerTo', { name: author.name })}
                  onClick={() => onAnswer(isOwn ? '' : author.name)}
                >
                  {t('answer')}
                </Button>
              )}
              <span className={classes.menu}>
                <CommentMenu comment={data} onEdit={() => setEditing(true)} />
              </span>
            </div>
          </>
        )}
      </div>
    </article>
  )
}
