import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useDeleteConversation } from '../../mutations/useDeleteConversation'
import type { ConversationDialogProps } from '../conversationDialog'
import { useCloseIfOpen } from '../useCloseIfOpen'

/** Asks before a conversation is deleted, because it cannot be undone. */
export function DeleteConversationDialog({ conversation, onClose }: ConversationDialogProps) {
  const { t } = useTranslation(['mail', 'common'])
  const [remove, busy] = useDeleteConversation()
  const closeIfOpen = useCloseIfOpen(conversation.legacyId)
  const confirm = async () => {
    if (!(await remove(conversation.id))) return
    onClose()
    closeIfOpen()
    tell(t('list.deleted'))
  }
  return (
    <ConfirmDialog
      opened
      title={t('list.deleteTitle')}
      message={t('list.deleteText')}
      confirmLabel={t('common:delete')}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
