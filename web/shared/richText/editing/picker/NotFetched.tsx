import { useTranslation } from 'react-i18next'
import { ErrorState } from '#ui/states/ErrorState'

export function NotFetched() {
  const { t } = useTranslation('richText')
  return <ErrorState compact title={t('editing.picker.failed')} />
}
