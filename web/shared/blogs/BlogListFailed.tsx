import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { ErrorState } from '#ui/ErrorState'

/** Stands in the place of a list that could not be fetched. */
export function BlogListFailed() {
  const { t } = useTranslation(['blogEntries', 'common'])
  const { revalidate } = useRevalidator()
  return (
    <ErrorState
      title={t('list.failed')}
      text={t('list.failedText')}
      action={{ label: t('common:retry'), onSelect: () => void revalidate() }}
    />
  )
}
