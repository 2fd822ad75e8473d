import { useTranslation } from 'react-i18next'
import { tell } from '../../../app/tell'

/** Tells that what was written is kept. */
export function useSaved() {
  const { t } = useTranslation('editProfile')
  return () => tell(t('saved'))
}
