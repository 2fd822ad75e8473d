import { useTranslation } from 'react-i18next'
import { ErrorState } from '#ui/ErrorState'

/** Stands where media could not be fetched. */
export function NotFetched() {
  const { t } = useTranslation('richText')
  return <ErrorState compact title={t('editing.picker.failed')} />
}
