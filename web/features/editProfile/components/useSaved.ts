import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'

/** Shows a toast that the changes are saved. */
export function useSaved() {
  const { t } = useTranslation('editProfile')
  return () => tell(t('saved'))
}
