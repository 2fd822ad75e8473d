import { useTranslation } from 'react-i18next'
import { FACT_VALUES } from '#shared/facts/factValues'
import {
  PERSON_CHOICES,
  PERSON_RANGES,
  withPerson,
  type PersonChoice,
  type PersonRange,
  type SearchFilters,
} from '#shared/search/searchFilters'
import { ChoiceChips } from './ChoiceChips'
import { RangeField } from './RangeField'

interface PersonFieldsProps {
  person: number
  filters: SearchFilters
  onChange: (filters: SearchFilters) => void
  /** The facts to show; ranges come first. */
  ranges?: readonly PersonRange[]
  choices?: readonly PersonChoice[]
  /** Set for the persons of a couple. */
  withGender?: boolean
}

const PERSON_GENDERS = FACT_VALUES.gender.filter((gender) => gender !== 'COUPLE')

export function PersonFields({ person, filters, onChange, ranges = [], choices = [], withGender }: PersonFieldsProps) {
  const { t } = useTranslation('facts')
  const present = filters.persons?.[person] ?? {}
  return (
    <>
      {withGender && (
        <ChoiceChips
          label={t('label.gender')}
          values={PERSON_GENDERS}
          labelOf={(gender) => t(`gender.${gender}`)}
          chosen={present.genders}
          onChange={(genders) => onChange(withPerson(filters, person, { genders }))}
        />
      )}
      {ranges.map((range) => {
        const bounds = PERSON_RANGES[range]
        return (
          <RangeField
            key={range}
            range={range}
            from={present[bounds.from]}
            to={present[bounds.to]}
            onChange={(from, to) => onChange(withPerson(filters, person, { [bounds.from]: from, [bounds.to]: to }))}
          />
        )
      })}
      {choices.map((choice) => (
        <FactChips
          key={choice}
          choice={choice}
          chosen={present[choice]}
          onChange={(values) => onChange(withPerson(filters, person, { [choice]: values }))}
        />
      ))}
    </>
  )
}

interface FactChipsProps {
  choice: PersonChoice
  chosen: readonly string[] | undefined
  onChange: (values: string[]) => void
}

function FactChips({ choice, chosen, onChange }: FactChipsProps) {
  const { t } = useTranslation('facts')
  const fact = PERSON_CHOICES[choice]
  const texts: Readonly<Record<string, string>> = t(fact, { returnObjects: true })
  return (
    <ChoiceChips<string>
      label={t(`label.${fact}`)}
      values={FACT_VALUES[fact]}
      labelOf={(value) => texts[value] ?? ''}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
