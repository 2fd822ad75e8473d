import { useTranslation } from 'react-i18next'
import { FACT_VALUES } from '#shared/facts/factValues'
import { ChoiceChips } from '../../components/filters/ChoiceChips'
import { PersonFields } from '../../components/filters/PersonFields'
import { DistanceSelect } from '../../components/filters/PlaceFields'
import type { Search } from '#shared/search/searchAddress'
import { tidy, withGenders, type SearchFilters } from '#shared/search/searchFilters'
import classes from './SearchScreen.module.css'

const FLAGS = ['online', 'withPicture'] as const

interface QuickFormProps {
  search: Search
  onChange: (search: Search) => void
}

export function QuickForm({ search, onChange }: QuickFormProps) {
  const { t } = useTranslation(['search', 'facts'])
  const { filters } = search
  const change = (next: SearchFilters) => onChange({ ...search, filters: next })
  return (
    <div className={classes.form} role="search" aria-label={t('search:quick.title')}>
      <ChoiceChips
        label={t('search:quick.who')}
        values={FACT_VALUES.gender}
        labelOf={(gender) => t(`facts:genders.${gender}`)}
        chosen={filters.genders}
        onChange={(genders) => change(withGenders(filters, genders))}
      />
      <PersonFields person={0} filters={filters} onChange={change} ranges={['age']} />
      <DistanceSelect filters={filters} onChange={change} />
      <ChoiceChips
        label={t('search:flagsLabel')}
        values={FLAGS}
        labelOf={(flag) => t(`search:flags.${flag}`)}
        chosen={FLAGS.filter((flag) => filters[flag])}
        onChange={(chosen) =>
          change(
            tidy({
              ...filters,
              online: chosen.includes('online') || undefined,
              withPicture: chosen.includes('withPicture') || undefined,
            }),
          )
        }
      />
    </div>
  )
}
