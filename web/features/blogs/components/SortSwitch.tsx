import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { readByActivity, SORT_QUERY } from '../listAddress'

/** Sorts by publishing or by last comment; the choice is kept in the address. */
export function SortSwitch() {
  const { t } = useTranslation('blogs')
  const [search, setSearch] = useSearchParams()
  const choose = (value: string) =>
    setSearch(value === 'activity' ? { [SORT_QUERY]: value } : {}, { preventScrollReset: true })
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('lists.sort.label')}
      value={readByActivity(search) ? 'activity' : 'newest'}
      onChange={choose}
      data={[
        { value: 'newest', label: t('lists.sort.newest') },
        { value: 'activity', label: t('lists.sort.activity') },
      ]}
    />
  )
}
