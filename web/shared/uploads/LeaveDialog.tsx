import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'

export interface LeaveWords {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly stay: string
}

interface LeaveDialogProps {
  opened: boolean
  /** Texts of the dialog; default to those about uploads. */
  words?: LeaveWords | undefined
  onLeave: () => void
  onStay: () => void
}

/** Confirms leaving with unsaved changes. */
export function LeaveDialog({ opened, words, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation(['media', 'common'])
  return (
    <ConfirmDialog
      opened={opened}
      title={words?.title ?? t('upload.leave.title')}
      message={words?.text ?? t('upload.leave.text')}
      confirmLabel={words?.confirm ?? t('upload.leave.confirm')}
      cancelLabel={words?.stay ?? t('upload.leave.stay')}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
