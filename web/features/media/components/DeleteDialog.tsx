import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'
import { ConfirmDialog } from '#ui/ConfirmDialog'
import { changesLists } from '#shared/media/changesLists'
import { useDeleteMedia } from '../mutations/useDeleteMedia'

interface DeleteDialogProps {
  /** Global ids. */
  ids: readonly string[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before media are deleted, for there is no way back. */
export function DeleteDialog({ ids, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation(['media', 'common'])
  const [deleteMedia, busy] = useDeleteMedia()
  const confirm = async () => {
    const answer = await deleteMedia({ input: { mediaIds: ids } }, changesLists)
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
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
