import { Button } from '@mantine/core'
import { Sheet } from './Sheet'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  /** The consequences, and whether they can be undone. */
  message: string
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** For actions that cannot be undone: colours the button. */
  danger?: boolean
  /** Whether the action is running. */
  busy?: boolean
}

/** Asks for confirmation. The safe answer has the focus. */
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
