import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useDeleteMedia } from '../mutations/useDeleteMedia'

interface DeleteDialogProps {
  /** Global ids. */
  ids: readonly string[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before media items are deleted, because it cannot be undone. */
export function DeleteDialog({ ids, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation(['media', 'common'])
  const [deleteMedia, busy] = useDeleteMedia()
  const confirm = async () => {
    const answer = await deleteMedia({ input: { mediaIds: ids } }, { invalidates: 'everything' })
    if (!answer) return
    tell(t('remove.done', { count: ids.length }))
    onClose()
    onDeleted()
  }
  return (
    <ConfirmDialog
      opened
      danger
      busy={busy}
      title={t('remove.title', { count: ids.length })}
      message={t('remove.text')}
      confirmLabel={t('common:delete')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
