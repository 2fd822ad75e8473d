import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PERIOD_QUERY, readPeriod, type PeriodDays } from '../listAddress'

/** Ascending, with any time (0) last. */
const ORDER: readonly PeriodDays[] = ['7', '14', '30', '0']

/** Filters entries by the time since publishing; the choice is kept in the address. */
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
