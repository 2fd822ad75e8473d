import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Section } from '#ui/layout/Section'
import type { Persons_profile$key } from './__generated__/Persons_profile.graphql'
import { PersonFacts } from './PersonFacts'
import classes from './Persons.module.css'

const fragment = graphql`
  fragment Persons_profile on Profile {
    name
    persons {
      id
      ...PersonFacts_person
    }
  }
`

/** Persons of a profile with their facts; a couple's two stand side by side. */
export function Persons({ profile }: { profile: Persons_profile$key }) {
  const { t } = useTranslation('profiles')
  const { persons } = useFragment(fragment, profile)
  return (
    <Section title={t('persons.title', { count: persons.length })}>
      <div className={classes.persons}>
        {persons.map((person) => (
          <PersonFacts key={person.id} person={person} />
        ))}
      </div>
    </Section>
  )
}
