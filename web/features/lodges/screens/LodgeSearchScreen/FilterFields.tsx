import { MultiSelect, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LODGE_DOORS, type LodgeDoor, type LodgeSearch } from '#shared/lodges/lodgeSearch'
import { useDistanceChoices } from '#shared/profiles/useDistanceChoices'
import type { useSubjects_query$key } from '../../components/__generated__/useSubjects_query.graphql'
import { useSubjects } from '../../components/useSubjects'

const DOORS = Object.keys(LODGE_DOORS) as LodgeDoor[]
const MAX_KINKS = 10

export interface FilterFieldsProps {
  query: useSubjects_query$key
  search: LodgeSearch
  onChange: (search: LodgeSearch) => void
}

/** The conditions that are chosen, not written. */
export function FilterFields({ query, search, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('lodges')
  const { categories, kinks } = useSubjects(query)
  const distances = useDistanceChoices(search.distance ?? undefined)
  const set = (part: Partial<LodgeSearch>) => onChange({ ...search, ...part })
  return (
    <>
      {categories && (
        <Select
          clearable
          label={t('search.category')}
          placeholder={t('search.anyCategory')}
          data={categories}
          value={search.category}
          onChange={(category) => set({ category })}
        />
      )}
      {kinks && (
        <MultiSelect
          searchable
          clearable
          label={t('search.kinks')}
          placeholder={search.kinks.length === 0 ? t('search.anyKink') : undefined}
          nothingFoundMessage={t('search.noSuchKink')}
          maxValues={MAX_KINKS}
          data={kinks}
          value={[...search.kinks]}
          onChange={(chosen) => set({ kinks: chosen })}
        />
      )}
      <Select
        clearable
        label={t('search.access')}
        placeholder={t('search.anyAccess')}
        data={DOORS.map((value) => ({ value, label: t(`search.doors.${value}`) }))}
        value={search.door}
        onChange={(door) => set({ door: DOORS.find((each) => each === door) ?? null })}
      />
      <Select
        clearable
        label={t('search.distance')}
        placeholder={t('search.anyDistance')}
        data={distances}
        value={search.distance === null ? null : String(search.distance)}
        onChange={(distance) => set({ distance: distance === null ? null : Number(distance) })}
      />
    </>
  )
}
