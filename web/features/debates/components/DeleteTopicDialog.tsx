import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'

interface DeleteTopicDialogProps {
  title: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function DeleteTopicDialog({ title, busy = false, onConfirm, onCancel }: DeleteTopicDialogProps) {
  const { t } = useTranslation(['debates', 'common'])
  return (
    <ConfirmDialog
      opened
      danger
      busy={busy}
      title={t('delete.title')}
      message={t('delete.text', { title })}
      confirmLabel={t('common:delete')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
