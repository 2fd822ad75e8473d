import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { tell } from '#platform/toasts/tell'
import { useLodgeMedia } from '../mutations/useLodgeMedia'

interface DeleteMediaProps {
  /** Global ids. */
  ids: readonly string[]
  /** Called when they have left the list, before the answer. */
  onLeft: () => void
  onDeleted: () => void
  onClose: () => void
}

/** Asks before media are deleted, because it cannot be undone. */
export function DeleteMedia({ ids, onLeft, onDeleted, onClose }: DeleteMediaProps) {
  const { t } = useTranslation(['media', 'common'])
  const { remove } = useLodgeMedia()
  const confirm = async () => {
    const deleted = remove(ids)
    onLeft()
    if (!(await deleted)) return
    tell(t('remove.done', { count: ids.length }))
    onDeleted()
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('remove.title', { count: ids.length })}
      message={t('remove.text')}
      confirmLabel={t('common:delete')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
