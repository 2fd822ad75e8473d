import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { MEDIUM_QUERY } from './mediaLinks'
import { mediaTypeWord, TYPE_QUERY } from './mediaType'

/** Filters by pictures and videos; the choice is kept in the address. */
export function MediaTypeFilter() {
  const { t } = useTranslation('media')
  const [search, setSearch] = useSearchParams()
  const choose = (word: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete(MEDIUM_QUERY)
        if (word === 'all') next.delete(TYPE_QUERY)
        else next.set(TYPE_QUERY, word)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <SegmentedControl
      aria-label={t('filter.label')}
      value={mediaTypeWord(search) ?? 'all'}
      onChange={choose}
      data={[
        { value: 'all', label: t('filter.all') },
        { value: 'pictures', label: t('filter.pictures') },
        { value: 'videos', label: t('filter.videos') },
      ]}
    />
  )
}
