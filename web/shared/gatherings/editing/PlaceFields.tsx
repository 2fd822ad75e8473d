import { NumberInput, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './editing.module.css'
import type { GatheringContent, GenderLimit } from './typed'

const GENDERS = ['FEMALE', 'MALE', 'COUPLE', 'TRANSSEXUAL'] as const satisfies readonly GenderLimit['gender'][]
const MAX_PLACES = 10_000

/** The number that is typed; null for none. */
export const numberIn = (typed: number | string) => (typeof typed === 'number' ? typed : null)

interface PlaceFieldsProps {
  content: Pick<GatheringContent, 'places' | 'genderPlaces'>
  errors: { readonly places?: string; readonly genderPlaces?: string }
  onChange: (part: Partial<Pick<GatheringContent, 'places' | 'genderPlaces'>>) => void
}

/** How many can come to a gathering, in all and of each gender. */
export function PlaceFields({ content, errors, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation(['gatherings', 'shell'])
  const { places, genderPlaces } = content
  const limitOf = (gender: GenderLimit['gender']) => genderPlaces.find((each) => each.gender === gender)
  const setLimit = (gender: GenderLimit['gender'], limit: GenderLimit | null) =>
    onChange({
      genderPlaces: GENDERS.flatMap((each) => (each === gender ? limit : limitOf(each)) ?? []),
    })
  return (
    <div className={classes.fields}>
      <NumberInput
        className={classes.short}
        label={t('editor.places.label')}
        description={t('editor.places.text')}
        min={1}
        max={MAX_PLACES}
        allowDecimal={false}
        allowNegative={false}
        value={places ?? ''}
        error={errors.places}
        onChange={(typed) => onChange({ places: numberIn(typed) })}
      />
      <fieldset className={classes.limits}>
        <legend>{t('editor.genderPlaces.label')}</legend>
        <p className={classes.quiet}>{t('editor.genderPlaces.text')}</p>
        {GENDERS.map((gender) => {
          const limit = limitOf(gender)
          const name = t(`shell:likes.gender.${gender}`)
          return (
            <div key={gender} className={classes.limit}>
              <Switch
                label={name}
                checked={limit !== undefined}
                onChange={(event) => setLimit(gender, event.currentTarget.checked ? { gender, count: places } : null)}
              />
              {limit && (
                <NumberInput
                  aria-label={t('editor.genderPlaces.count', { gender: name })}
                  min={0}
                  max={MAX_PLACES}
                  allowDecimal={false}
                  allowNegative={false}
                  value={limit.count ?? ''}
                  error={errors.genderPlaces !== undefined && limit.count === null}
                  onChange={(typed) => setLimit(gender, { gender, count: numberIn(typed) })}
                />
              )}
            </div>
          )
        })}
        {errors.genderPlaces && <p className={classes.error}>{errors.genderPlaces}</p>}
      </fieldset>
    </div>
  )
}
