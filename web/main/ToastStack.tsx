import { Notifications } from '@mantine/notifications'

/** Where short notices are shown, one above another. */
export function ToastStack() {
  return <Notifications position="bottom-right" />
}
