import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

/** Tells that what was written is kept. */
export function useSaved() {
  const { t } = useTranslation(['editProfile', 'common'])
  return () =>
    notifications.show({ message: t('editProfile:saved'), closeButtonProps: { 'aria-label': t('common:close') } })
}
