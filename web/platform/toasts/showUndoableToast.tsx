import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import classes from './showUndoableToast.module.css'

/** Long enough to read what was done and to think again. */
const SHOWN = 8_000

/** Says that something has been done, and offers to take it back. */
export function showUndoableToast(message: string, undoLabel: string, undo: () => void): void {
  const id = notifications.show({
    autoClose: SHOWN,
    color: 'positive',
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
    message: (
      <span className={classes.notice}>
        <span className={classes.message}>{message}</span>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          {undoLabel}
        </Button>
      </span>
    ),
  })
}
