import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'

interface DeleteEntryDialogProps {
  title: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function DeleteEntryDialog({ title, busy = false, onConfirm, onCancel }: DeleteEntryDialogProps) {
  const { t } = useTranslation(['blogs', 'common'])
  return (
    <ConfirmDialog
      opened
      danger
      busy={busy}
      title={t('entry.delete.title')}
      message={t('entry.delete.text', { title })}
      confirmLabel={t('common:delete')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
