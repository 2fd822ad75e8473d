import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

/** Shows what the server refused where there is no form to show it at. */
export function toastErrors([first]: readonly { readonly message: string }[]): void {
  if (!first) return
  notifications.show({
    color: 'red',
    message: first.message,
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
  })
}
