import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useDeleteGuestbookEntry } from '../mutations/useDeleteGuestbookEntry'

interface DeleteEntryDialogProps {
  entryId: string
  connection: string
  onClose: () => void
}

export function DeleteEntryDialog({ entryId, connection, onClose }: DeleteEntryDialogProps) {
  const { t } = useTranslation(['profiles', 'common'])
  const [deleteEntry, busy] = useDeleteGuestbookEntry()
  const remove = async () => {
    const answer = await deleteEntry({ input: { entryId }, connections: [connection] })
    if (answer) onClose()
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('guestbook.deleteTitle')}
      message={t('guestbook.deleteText')}
      confirmLabel={t('common:delete')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
