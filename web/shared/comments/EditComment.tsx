import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { EditComment_comment$key } from './__generated__/EditComment_comment.graphql'
import { CommentForm } from './CommentForm'
import { CommentText } from './CommentText'
import { useEditComment } from './mutations/useEditComment'
import { useThread, type SendOutcome, type WrittenComment } from './thread'

const fragment = graphql`
  fragment EditComment_comment on Comment {
    __typename
    id
    text
    editedAt
    mentions {
      profile {
        id
        legacyId
      }
      name
    }
  }
`

interface EditCommentProps {
  comment: EditComment_comment$key
  onClose: () => void
}

/** Edits a comment in place. */
export function EditComment({ comment, onClose }: EditCommentProps) {
  const { t } = useTranslation(['comments', 'common'])
  const { people } = useThread()
  const { __typename, id, text: before, editedAt, mentions } = useFragment(fragment, comment)
  const [edit, busy] = useEditComment()
  const send = async ({ text, mentionIds }: WrittenComment): Promise<SendOutcome> => {
    const changed = { __typename, id, text, editedAt: editedAt ?? null, mentions: [...mentions] }
    let message: string | null = null
    const answer = await edit(
      { input: { id, text, mentionIds } },
      {
        optimisticResponse: { editComment: { comment: changed, userErrors: [] } },
        onRefused: ([first]) => {
          message = first?.message ?? null
        },
      },
    )
    if (!answer) return { sent: false, message }
    onClose()
    return { sent: true }
  }
  // Shows the change optimistically; the form stays mounted in case it fails.
  return (
    <>
      {busy && <CommentText text={before} mentions={mentions} />}
      <div hidden={busy}>
        <CommentForm
          draft={`comment ${id} edit`}
          label={t('edit.label')}
          sendLabel={t('common:save')}
          initial={before}
          people={people}
          focused
          onSend={send}
          onCancel={onClose}
        />
      </div>
    </>
  )
}
