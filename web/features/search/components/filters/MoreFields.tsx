import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DAYS, FLAGS, tidy, type SearchFilters } from '#shared/search/searchFilters'
import { ChoiceChips } from './ChoiceChips'
import classes from './FilterForm.module.css'

const OFFERED_DAYS = [1, 7, 30, 90, 365]
const ANY = 'any'

interface MoreFieldsProps {
  filters: SearchFilters
  onChange: (filters: SearchFilters) => void
}

export function MoreFields({ filters, onChange }: MoreFieldsProps) {
  const { t } = useTranslation('search')
  return (
    <>
      <ChoiceChips
        label={t('flagsLabel')}
        values={FLAGS}
        labelOf={(flag) => t(`flags.${flag}`)}
        chosen={FLAGS.filter((flag) => filters[flag])}
        onChange={(chosen) =>
          onChange(
            tidy({
              ...filters,
              ...Object.fromEntries(FLAGS.map((flag) => [flag, chosen.includes(flag) ? true : undefined])),
            }),
          )
        }
      />
      <div className={classes.pair}>
        {DAYS.map((name) => {
          const days = filters[name]
          const offered = days === undefined || OFFERED_DAYS.includes(days) ? OFFERED_DAYS : [...OFFERED_DAYS, days]
          return (
            <Select
              key={name}
              label={t(`days.${name}`)}
              allowDeselect={false}
              data={[
                { value: ANY, label: t('days.any') },
                ...offered
                  .toSorted((one, other) => one - other)
                  .map((count) => ({ value: String(count), label: t('days.within', { count }) })),
              ]}
              value={days === undefined ? ANY : String(days)}
              onChange={(value) =>
                onChange(tidy({ ...filters, [name]: value === null || value === ANY ? undefined : Number(value) }))
              }
            />
          )
        })}
      </div>
    </>
  )
}
