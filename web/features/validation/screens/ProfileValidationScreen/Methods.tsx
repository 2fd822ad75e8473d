import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useMethodName } from '../../components/useMethodName'
import type { Methods_person$key } from './__generated__/Methods_person.graphql'
import type { ValidationMethod } from './__generated__/ValidationView_validation.graphql'
import { PersonalMethod } from './PersonalMethod'
import classes from './ProfileValidationScreen.module.css'
import { AgeCheckButton, EidButton } from './ServiceButtons'
import { VideoMethod } from './VideoMethod'

const fragment = graphql`
  fragment Methods_person on PersonValidation {
    personId
    ...VideoMethod_person
  }
`

interface MethodsProps {
  person: Methods_person$key
  methods: readonly ValidationMethod[]
  eidName: string | null
}

/** The ways that the site offers to a person. */
export function Methods({ person: key, methods, eidName }: MethodsProps) {
  const { t } = useTranslation('validation')
  const nameOf = useMethodName(eidName)
  const person = useFragment(fragment, key)
  const { personId } = person
  const ways: Partial<Record<ValidationMethod, ReactNode>> = {
    MIT_ID: <EidButton personId={personId} name={nameOf('MIT_ID')} />,
    YOTI: <AgeCheckButton personId={personId} />,
    VIDEO_UPLOAD: <VideoMethod person={person} />,
    PERSONAL: <PersonalMethod personId={personId} />,
  }
  return (
    <>
      <ul className={classes.methods}>
        {methods.map((method) => (
          <li key={method} className={classes.method}>
            <div>
              <h3 className={classes.name}>{nameOf(method)}</h3>
              <p className={classes.text}>{t(`method.${method}.text`, { name: nameOf(method) })}</p>
            </div>
            {ways[method]}
          </li>
        ))}
      </ul>
      {eidName === 'MitID' && <p className={classes.text}>{t('method.NEM_ID.text')}</p>}
    </>
  )
}
