import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useLeaveGroupChat } from '../../mutations/useLeaveGroupChat'
import type { ConversationDialogProps } from '../conversationDialog'
import { useCloseIfOpen } from '../useCloseIfOpen'

export function LeaveGroupDialog({ conversation, onClose }: ConversationDialogProps) {
  const { t } = useTranslation(['mail', 'common'])
  const { id, legacyId, name, memberCount, viewerIsOwner } = conversation
  const [leave, busy] = useLeaveGroupChat()
  const closeIfOpen = useCloseIfOpen(legacyId)
  const confirm = async () => {
    if (!(await leave(id))) return
    onClose()
    closeIfOpen()
    tell(t('groups.left', { name }))
  }
  const afterwards = viewerIsOwner ? t('groups.leaveOwner') : t('groups.leaveText')
  return (
    <ConfirmDialog
      opened
      title={t('groups.leaveTitle', { name })}
      message={memberCount <= 1 ? t('groups.leaveLast') : afterwards}
      confirmLabel={t('groups.leave')}
      cancelLabel={t('groups.stay')}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
