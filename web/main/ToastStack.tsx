import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'

export function ToastStack() {
  return <Notifications position="bottom-right" />
}
