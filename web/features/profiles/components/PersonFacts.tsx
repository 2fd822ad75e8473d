import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { PersonFacts_person$data, PersonFacts_person$key } from './__generated__/PersonFacts_person.graphql'
import { FactList, type Fact } from './FactList'
import classes from './Persons.module.css'

const fragment = graphql`
  fragment PersonFacts_person on Person {
    gender
    age
    facts {
      height
      weight
      bodyType
      eyeColour
      hairColour
      sexualOrientation
      relationshipStatus
      smoking
      children
      dominance
    }
  }
`

const UNTOLD: readonly unknown[] = [null, undefined, 'NOT_SPECIFIED', 'NOT_STATED', 'NOT_AVAILABLE']

type Facts = NonNullable<PersonFacts_person$data['facts']>

function useStatedFacts({ gender, facts }: PersonFacts_person$data): Fact[] {
  const { t } = useTranslation('facts')
  if (!facts) return []
  const words: { [F in keyof Facts]: (value: NonNullable<Facts[F]>) => string } = {
    height: (count) => t('unit.height', { count }),
    weight: (count) => t('unit.weight', { count }),
    bodyType: (value) => t(`bodyType.${value}`),
    eyeColour: (value) => t(`eyeColour.${value}`),
    hairColour: (value) => t(`hairColour.${value}`),
    sexualOrientation: (value) =>
      value === 'HOMOSEXUAL' && gender === 'FEMALE' ? t('lesbian') : t(`sexualOrientation.${value}`),
    relationshipStatus: (value) => t(`relationshipStatus.${value}`),
    smoking: (value) => t(`smoking.${value}`),
    children: (value) => t(`children.${value}`),
    dominance: (value) => t(`dominance.${value}`),
  }
  const told = <F extends keyof Facts>(fact: F) => {
    const value = facts[fact]
    return value == null || UNTOLD.includes(value) ? [] : [{ label: t(`label.${fact}`), text: words[fact](value) }]
  }
  return [
    told('height'),
    told('weight'),
    told('bodyType'),
    told('eyeColour'),
    told('hairColour'),
    told('sexualOrientation'),
    told('relationshipStatus'),
    told('smoking'),
    told('children'),
    told('dominance'),
  ].flat()
}

export function PersonFacts({ person }: { person: PersonFacts_person$key }) {
  const { t } = useTranslation(['profiles', 'facts'])
  const data = useFragment(fragment, person)
  const told = useStatedFacts(data)
  return (
    <div>
      <h3 className={classes.title}>
        {[t(`facts:gender.${data.gender}`), t('facts:unit.age', { count: data.age })].join(', ')}
      </h3>
      {told.length === 0 ? <p className={classes.nothing}>{t('persons.nothing')}</p> : <FactList facts={told} />}
    </div>
  )
}
