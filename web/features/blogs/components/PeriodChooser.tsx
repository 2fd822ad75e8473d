import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PERIOD_QUERY, readPeriod, type PeriodDays } from '../listAddress'

/** In the order of the address's numbers, and whenever last. */
const ORDER: readonly PeriodDays[] = ['7', '14', '30', '0']

/** How long ago an entry may have been published: kept in the address. */
export function PeriodChooser() {
  const { t } = useTranslation('blogs')
  const [search, setSearch] = useSearchParams()
  const choose = (days: string) => setSearch({ [PERIOD_QUERY]: days }, { preventScrollReset: true })
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('lists.period.label')}
      value={readPeriod(search)}
      onChange={choose}
      data={ORDER.map((days) => ({
        value: days,
        label: days === '0' ? t('lists.period.all') : t('lists.period.days', { count: Number(days) }),
      }))}
    />
  )
}
