import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'

/** Tells that what was written is kept. */
export function useSaved() {
  const { t } = useTranslation('editProfile')
  return () => tell(t('saved'))
}
