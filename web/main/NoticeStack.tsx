import { Notifications } from '@mantine/notifications'

/** Where short notices are shown, one above another. */
export function NoticeStack() {
  return <Notifications position="bottom-right" />
}
