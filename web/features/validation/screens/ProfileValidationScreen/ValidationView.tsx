import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Section } from '#ui/layout/Section'
import type { ValidationView_validation$key } from './__generated__/ValidationView_validation.graphql'
import { Methods } from './Methods'
import { Standing } from './Standing'
import classes from './ProfileValidationScreen.module.css'

const fragment = graphql`
  fragment ValidationView_validation on ProfileValidation {
    isValidated
    methods
    eidName
    persons {
      personId
      gender
      age
      isValid
      ...Standing_person
      ...Methods_person
    }
  }
`

/** Each person of the profile with where they stand, and what they can do. */
export function ValidationView({ validation: key }: { validation: ValidationView_validation$key }) {
  const { t } = useTranslation(['validation', 'facts'])
  const { methods, eidName, persons } = useFragment(fragment, key)
  return persons.map((person) => {
    const { personId, gender, age, isValid } = person
    const title =
      persons.length > 1 ? t('person.oneOfTwo', { gender: t(`facts:gender.${gender}`), age }) : t('person.single')
    return (
      <Section key={personId} title={title}>
        <div className={classes.person}>
          <Standing person={person} eidName={eidName ?? null} />
          {!isValid && <Methods person={person} methods={methods} eidName={eidName ?? null} />}
        </div>
      </Section>
    )
  })
}
