import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { tell } from '#platform/toasts/tell'
import type { MemberDialogProps } from '../memberDialog'
import { useSetBlacklisted } from '../mutations/useSetBlacklisted'

/** Confirms blocking a profile, and explains its effects. */
export function BlockDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'common'])
  const [setBlacklisted, busy] = useSetBlacklisted()
  const block = async () => {
    if (!(await setBlacklisted(id, true))) return
    tell(t('block.done', { name }))
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('block.title', { name })}
      message={t('block.text', { name })}
      confirmLabel={t('block.confirm')}
      busy={busy}
      onConfirm={() => void block()}
      onCancel={onClose}
    />
  )
}
