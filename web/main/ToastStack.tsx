import { Notifications } from '@mantine/notifications'

/** The stack of toasts. */
export function ToastStack() {
  return <Notifications position="bottom-right" />
}
