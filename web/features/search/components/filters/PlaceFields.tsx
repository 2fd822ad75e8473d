import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDistanceChoices } from '#shared/profiles/useDistanceChoices'
import { useSite } from '#platform/session/useSession'
import { tidy, type SearchFilters } from '#shared/search/searchFilters'
import classes from './FilterForm.module.css'
import { RegionField } from './RegionField'
import { usePlaces } from './usePlaces'

const ANYWHERE = 'anywhere'

interface PlaceFieldsProps {
  filters: SearchFilters
  onChange: (filters: SearchFilters) => void
}

/** A choice of distances, which includes an unusual distance from a shared link. */
export function DistanceSelect({ filters, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('search')
  const { distance } = filters
  const choices = useDistanceChoices(distance)
  return (
    <Select
      label={t('place.distance')}
      allowDeselect={false}
      data={[{ value: ANYWHERE, label: t('place.anyDistance') }, ...choices]}
      value={distance === undefined ? ANYWHERE : String(distance)}
      onChange={(value) => {
        const isSet = value !== null && value !== ANYWHERE
        onChange(
          tidy({
            ...filters,
            distance: isSet ? Number(value) : undefined,
            zipCode: isSet ? filters.zipCode : undefined,
          }),
        )
      }}
    />
  )
}

export function PlaceFields({ filters, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('search')
  const site = useSite()
  const { countries } = usePlaces()
  const countryId = filters.countryId ?? site.countryId
  const areas = countries.find(({ id }) => id === countryId)?.areas ?? []
  return (
    <>
      <Select
        label={t('place.country')}
        allowDeselect={false}
        data={countries.map(({ id, name }) => ({ value: id, label: name }))}
        value={countryId}
        onChange={(chosen) =>
          onChange(
            tidy({
              ...filters,
              countryId: chosen === null || chosen === site.countryId ? undefined : chosen,
              countryAreaIds: undefined,
            }),
          )
        }
      />
      {areas.length > 0 && (
        <RegionField
          areas={areas}
          chosen={filters.countryAreaIds ?? []}
          onChange={(countryAreaIds) => onChange(tidy({ ...filters, countryAreaIds }))}
        />
      )}
      <div className={classes.pair}>
        <DistanceSelect filters={filters} onChange={onChange} />
        {filters.distance !== undefined && (
          <TextInput
            label={t('place.from')}
            placeholder={t('place.ownPlace')}
            maxLength={10}
            key={filters.zipCode}
            defaultValue={filters.zipCode}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur()
            }}
            onBlur={(event) => onChange(tidy({ ...filters, zipCode: event.currentTarget.value.trim() || undefined }))}
          />
        )}
      </div>
    </>
  )
}
