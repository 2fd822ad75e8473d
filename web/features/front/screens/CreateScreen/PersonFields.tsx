import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BirthdayField } from '#platform/forms/BirthdayField'
import { ChoiceField } from './ChoiceField'
import { coupleContext, PERSON_GENDERS, type CreateValues } from './createForm'
import classes from './CreateScreen.module.css'

interface PersonFieldsProps {
  form: UseFormReturnType<CreateValues>
  index: 0 | 1
  /** Which of the two persons; undefined for a single. */
  legend?: string
}

interface GenderInput {
  value?: string
  onChange: (gender: string) => void
  error?: ReactNode
}

export function PersonFields({ form, index, legend }: PersonFieldsProps) {
  const { t } = useTranslation('front')
  const gender: GenderInput = form.getInputProps(`persons.${index}.gender`)
  return (
    <fieldset className={classes.person}>
      {legend && <legend className={classes.legend}>{legend}</legend>}
      <ChoiceField
        label={legend ? t('create.genderOfPerson') : t('create.genderOfYou')}
        path={`persons.${index}.gender`}
        data={PERSON_GENDERS.map((value) => ({ value, label: t(`create.gender.${value}`) }))}
        value={gender.value}
        onChange={gender.onChange}
        error={gender.error}
      />
      <BirthdayField
        label={t('create.birthday')}
        {...form.getInputProps(`persons.${index}.birthday`)}
        description={index === 0 ? t('create.birthdayHint', { context: coupleContext(form.values) }) : undefined}
        // The browser knows the birthday of the first person only.
        autoComplete={index === 0 ? 'bday' : 'off'}
      />
    </fieldset>
  )
}
