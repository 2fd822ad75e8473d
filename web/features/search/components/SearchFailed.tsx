import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { ErrorState } from '#ui/ErrorState'

/** Stands in the place of a list that could not be fetched, for example because there is no such zip code. */
export function SearchFailed() {
  const { t } = useTranslation(['search', 'common'])
  const { revalidate } = useRevalidator()
  return (
    <ErrorState
      title={t('search:failed.title')}
      text={t('search:failed.text')}
      action={{ label: t('common:retry'), onSelect: () => void revalidate() }}
    />
  )
}
