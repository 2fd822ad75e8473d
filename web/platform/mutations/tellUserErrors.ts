import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import type { UserError } from './useCommit'

/** Shows what the server refused where there is no form to show it at. Answers whether there was anything. */
export function tellUserErrors(errors: readonly UserError[]): boolean {
  const [first] = errors
  if (!first) return false
  notifications.show({
    color: 'red',
    message: first.message,
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
  })
  return true
}
