import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { Banner } from '#ui/states/Banner'
import { useMethodName } from '../../components/useMethodName'
import { useCreatePersonalCode } from '../../mutations/useCreatePersonalCode'
import { useSetForcedValidation } from '../../mutations/useSetForcedValidation'
import type { CheckedProfile_person$key } from './__generated__/CheckedProfile_person.graphql'
import type { CheckedProfile_profile$key } from './__generated__/CheckedProfile_profile.graphql'
import classes from './ValidationDeskScreen.module.css'

const fragment = graphql`
  fragment CheckedProfile_profile on ProfileToValidate {
    profileId
    name
    isValidated
    mode
    status
    persons {
      personId
      ...CheckedProfile_person
    }
  }
`

const personFragment = graphql`
  fragment CheckedProfile_person on PersonToValidate {
    personId
    gender
    age
    isValid
    latest {
      method
      status
      startedAt
      endedAt
    }
  }
`

const NOT_FORCED = 'NONE'
const MODES = [NOT_FORCED, 'BEFORE_RENEWAL', 'AT_ONCE'] as const

/** A profile with its persons: a code for whom the staff have met, and the demand that it be validated. */
export function CheckedProfile({ profile: key }: { profile: CheckedProfile_profile$key }) {
  const { t } = useTranslation('validation')
  const { profileId, name, isValidated, mode, status, persons } = useFragment(fragment, key)
  const [force, busy] = useSetForcedValidation()
  return (
    <article className={classes.item} aria-label={name}>
      <div>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.facts}>
          {[t(`desk.status.${status ?? 'NONE'}`), t(isValidated ? 'desk.validated' : 'desk.notValidated')].join(' · ')}
        </p>
      </div>
      <ul className={classes.list}>
        {persons.map((person) => (
          <li key={person.personId}>
            <Person person={person} />
          </li>
        ))}
      </ul>
      {!isValidated && (
        <Select
          label={t('desk.mode.label')}
          description={t('desk.mode.hint')}
          value={mode ?? NOT_FORCED}
          allowDeselect={false}
          disabled={busy}
          data={MODES.map((value) => ({ value, label: t(`desk.mode.${value}`) }))}
          onChange={(value) => {
            void force({ input: { profileId, mode: value === NOT_FORCED ? null : value } })
          }}
        />
      )}
    </article>
  )
}

function Person({ person: key }: { person: CheckedProfile_person$key }) {
  const { t } = useTranslation(['validation', 'facts'])
  const locale = useLocale()
  const nameOf = useMethodName(null)
  const { personId, gender, age, isValid, latest } = useFragment(personFragment, key)
  const [create, busy] = useCreatePersonalCode()
  const [code, setCode] = useState<string>()
  const run = async () => {
    const answer = await create({ input: { personId } })
    setCode(answer?.createPersonalCode.code ?? undefined)
  }
  const standing = latest
    ? t(`desk.progress.${latest.status}`, {
        method: nameOf(latest.method),
        date: formatDate(latest.endedAt ?? latest.startedAt, locale, { style: 'medium' }),
      })
    : t('desk.progress.none')
  return (
    <div className={classes.item}>
      <p className={classes.facts}>
        {[t('person.oneOfTwo', { gender: t(`facts:gender.${gender}`), age }), standing].join(' · ')}
      </p>
      {code !== undefined && (
        <Banner tone="positive" title={`${code.slice(0, 3)} ${code.slice(3)}`}>
          {t('desk.code.hint')}
        </Banner>
      )}
      {!isValid && (
        <div>
          <Button variant="default" loading={busy} onClick={() => void run()}>
            {t('desk.code.create')}
          </Button>
        </div>
      )}
    </div>
  )
}
