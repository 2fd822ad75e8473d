import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { CommentThread_comment$key } from './__generated__/CommentThread_comment.graphql'
import { CommentForm } from './CommentForm'
import { CommentItem } from './CommentItem'
import classes from './CommentThread.module.css'
import { useThread, type WrittenComment } from './thread'
import { focusComment } from './useCommentTarget'

const fragment = graphql`
  fragment CommentThread_comment on Comment {
    id
    legacyId
    replyCount
    replies {
      id
      legacyId
      ...CommentItem_comment
    }
    ...CommentItem_comment
  }
`

interface CommentThreadProps {
  comment: CommentThread_comment$key
  /** The answered comment, if it is not shown above. */
  answered?: { readonly name: string; readonly href: string }
}

/** The comment that is being answered, and its author's name; empty for one's own. */
interface Answered {
  readonly id: string
  readonly legacyId: number
  readonly name: string
}

export function CommentThread({ comment, answered }: CommentThreadProps) {
  const { t } = useTranslation('comments')
  const { layered, people, add, flatten } = useThread()
  const { id, legacyId, replies, replyCount, ...data } = useFragment(fragment, comment)
  const [answering, setAnswering] = useState<Answered | null>(null)
  const shown = layered ? replies : []
  const more = layered ? replyCount - replies.length : 0
  const close = () => {
    if (answering) focusComment(answering.legacyId)
    setAnswering(null)
  }
  const send = async (written: WrittenComment) => {
    const outcome = await add({ ...written, parentId: answering?.id })
    if (outcome.sent) close()
    return outcome
  }
  return (
    <li className={classes.thread}>
      <CommentItem comment={data} answered={answered} onAnswer={(name) => setAnswering({ id, legacyId, name })} />
      {(shown.length > 0 || answering) && (
        <div className={classes.answers}>
          {shown.length > 0 && (
            <ul className={classes.list}>
              {shown.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} isAnswer onAnswer={(name) => setAnswering({ ...reply, name })} />
                </li>
              ))}
            </ul>
          )}
          {more > 0 && (
            <Button variant="subtle" onClick={flatten}>
              {t('moreAnswers', { count: more })}
            </Button>
          )}
          {answering && (
            <CommentForm
              key={answering.id}
              draft={`comment ${answering.id} answer`}
              label={answering.name ? t('form.answerTo', { name: answering.name }) : t('form.answer')}
              sendLabel={t('form.sendAnswer')}
              initial={answering.name ? `@${answering.name} ` : ''}
              people={people}
              focused
              preview
              onSend={send}
              onCancel={close}
            />
          )}
        </div>
      )}
    </li>
  )
}
