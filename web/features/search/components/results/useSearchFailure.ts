import { useTranslation } from 'react-i18next'
import type { FailureTexts } from '#platform/lists/ListFailed'

/** The texts of a search that failed, for example because there is no such postcode. */
export function useSearchFailure(): FailureTexts {
  const { t } = useTranslation('search')
  return { title: t('failed.title'), text: t('failed.text') }
}
