import { MultiSelect, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MAX_COMMON_KINKS, MAX_KINKS, tidy, type SearchFilters } from '#shared/search/searchFilters'
import { useKinks } from './usePlaces'

const ANY = 'any'

interface KinkFieldsProps {
  filters: SearchFilters
  onChange: (filters: SearchFilters) => void
}

export function KinkFields({ filters, onChange }: KinkFieldsProps) {
  const { t } = useTranslation('search')
  const { kinkIds = [], commonKinks } = filters
  const kinks = useKinks().filter(({ isWaiting }) => !isWaiting)
  const gone = kinkIds.filter((id) => !kinks.some((kink) => kink.id === id))
  return (
    <>
      <MultiSelect
        label={t('kinks.label')}
        description={t('kinks.hint')}
        nothingFoundMessage={t('kinks.none')}
        searchable
        maxValues={MAX_KINKS}
        data={[
          ...kinks.map(({ id, name }) => ({ value: id, label: name })),
          ...gone.map((value) => ({ value, label: t('kinks.unknown') })),
        ]}
        value={[...kinkIds]}
        onChange={(chosen) => onChange(tidy({ ...filters, kinkIds: chosen }))}
      />
      <Select
        label={t('kinks.common')}
        allowDeselect={false}
        data={[
          { value: ANY, label: t('kinks.any') },
          ...Array.from({ length: MAX_COMMON_KINKS }, (_, index) => ({
            value: String(index + 1),
            label: t('kinks.atLeast', { count: index + 1 }),
          })),
        ]}
        value={commonKinks === undefined ? ANY : String(commonKinks)}
        onChange={(value) =>
          onChange(tidy({ ...filters, commonKinks: value === null || value === ANY ? undefined : Number(value) }))
        }
      />
    </>
  )
}
