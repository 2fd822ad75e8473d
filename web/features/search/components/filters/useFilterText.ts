import { useTranslation } from 'react-i18next'
import { useDistance } from '#shared/profiles/useDistance'
import { PERSON_CHOICES } from '#shared/search/searchFilters'
import type { SetFilter } from '#shared/search/setFilters'
import { useKinks, usePlaces } from './usePlaces'
import { useRangeText } from './useRangeText'

type Ranged = Extract<SetFilter, { readonly kind: 'range' }>
type Chosen = Extract<SetFilter, { readonly kind: 'choice' }>

export function useFilterText() {
  const { t } = useTranslation(['search', 'facts'])
  const { within, withinOf } = useDistance()
  const rangeText = useRangeText()
  const { countries } = usePlaces()
  const kinks = useKinks()

  /** Adds a label where the value alone does not say what or whom it is about. */
  const about = (person: number, label: string, text: string) =>
    person > 0 ? t('search:set.ofSecond', { label, text }) : t('search:set.of', { label, text })
  const ofRange = ({ range, from, to, person }: Ranged) => {
    const text = rangeText(range, from, to)
    return person === 0 && range === 'age' ? text : about(person, t(`facts:label.${range}`), text)
  }
  const ofChoice = ({ choice, value, person }: Chosen) => {
    const fact = PERSON_CHOICES[choice]
    const texts: Readonly<Record<string, string>> = t(`facts:${fact}`, { returnObjects: true })
    return about(person, t(`facts:label.${fact}`), texts[value] ?? '')
  }
  const nameOf = (places: readonly { readonly id: string; readonly name: string }[], wanted: string) =>
    places.find(({ id }) => id === wanted)?.name ?? t('search:place.unknown')

  return (filter: SetFilter): string => {
    switch (filter.kind) {
      case 'gender':
        return t(`facts:genders.${filter.value}`)
      case 'personGender':
        return about(filter.person, t('facts:label.gender'), t(`facts:gender.${filter.value}`))
      case 'range':
        return ofRange(filter)
      case 'choice':
        return ofChoice(filter)
      case 'lookingFor':
        return about(0, t('facts:label.lookingFor'), t(`facts:lookingFor.${filter.value}`))
      case 'matchWord':
        return filter.value
      case 'country':
        return nameOf(countries, filter.value)
      case 'region':
        return nameOf(
          countries.flatMap(({ areas }) => areas ?? []),
          filter.value,
        )
      case 'distance':
        return filter.zipCode ? withinOf(filter.value, filter.zipCode) : within(filter.value)
      case 'zipCode':
        return filter.value
      case 'flag':
        return t(`search:flags.${filter.value}`)
      case 'newWithinDays':
      case 'seenWithinDays':
        return about(0, t(`search:days.${filter.kind}`), t('search:days.within', { count: filter.value }))
      case 'kink':
        return kinks.find(({ id }) => id === filter.value)?.name ?? t('search:kinks.unknown')
      case 'commonKinks':
        return about(0, t('search:kinks.common'), t('search:kinks.atLeast', { count: filter.value }))
    }
  }
}
