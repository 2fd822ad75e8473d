import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { ErrorState } from '#ui/ErrorState'

/** Stands in the place of a list that could not be fetched. */
export function ListFailed() {
  const { t } = useTranslation(['admin', 'common'])
  const { revalidate } = useRevalidator()
  return (
    <ErrorState
      title={t('failed.title')}
      text={t('failed.text')}
      action={{ label: t('common:retry'), onSelect: () => void revalidate() }}
    />
  )
}
