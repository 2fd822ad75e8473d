import { Button } from '@mantine/core'
import { Sheet } from './Sheet'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  /** What will happen, and whether it can be undone. */
  message: string
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** For what cannot be undone: the button warns by its colour. */
  danger?: boolean
  /** While the answer is being carried out. */
  busy?: boolean
}

/** Asks before something is done. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, message, confirmLabel, cancelLabel, closeLabel, onConfirm, onCancel } = props
  const { danger = false, busy = false } = props

  return (
    <Sheet
      opened={opened}
      onClose={onCancel}
      title={title}
      description={message}
      closeLabel={closeLabel}
      size="sm"
      busy={busy}
      footer={
        <>
          <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>
            {cancelLabel}
          </Button>
          <Button color={danger ? 'danger' : 'accent'} onClick={onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
