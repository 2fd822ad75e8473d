import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

/** Says that something has been done. */
export function tell(message: string): void {
  notifications.show({ message, color: 'positive', closeButtonProps: { 'aria-label': i18next.t('common:close') } })
}
