import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { BirthdayField } from '#platform/forms/BirthdayField'
import { useToday } from '#platform/session/useToday'
import { useLocale } from '#platform/i18n/useLocale'
import { isAdult, toIsoDate } from '#lib/format/calendarDate'
import { formatDateInput, isImpossibleDateInput, parseDateInput } from '#lib/format/dateInput'
import classes from '#shared/editing/EditPage.module.css'
import { useSaved } from '../../components/useSaved'
import { useUpdateBirthday } from '../../mutations/useUpdateBirthday'
import type { BirthdayForm_person$key } from './__generated__/BirthdayForm_person.graphql'

const fragment = graphql`
  fragment BirthdayForm_person on EditablePerson {
    person {
      id
    }
    birthday
  }
`

interface BirthdayFormProps {
  person: BirthdayForm_person$key
  label: string
}

export function BirthdayForm({ person, label }: BirthdayFormProps) {
  const { t } = useTranslation('editProfile')
  const locale = useLocale()
  const today = useToday()
  const {
    person: { id },
    birthday,
  } = useFragment(fragment, person)
  const stored = parseDateInput(birthday, 'sv-SE')
  const present = stored ? formatDateInput(stored, locale) : ''
  const [written, setWritten] = useState(present)
  const [error, setError] = useState<string>()
  const [update, busy] = useUpdateBirthday()
  const saved = useSaved()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const date = parseDateInput(written, locale)
    if (!date) {
      return setError(t(isImpossibleDateInput(written, locale) ? 'birthday.impossible' : 'birthday.unreadable'))
    }
    if (!isAdult(date, today)) return setError(t('birthday.underAge'))
    setError(undefined)
    const answer = await update(
      { input: { personId: id, birthday: toIsoDate(date) } },
      { onRefused: ([first]) => setError(first?.message) },
    )
    return answer ? saved() : undefined
  }

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <div className={classes.fields}>
        <BirthdayField
          label={label}
          autoComplete="off"
          value={written}
          error={error}
          onChange={(next) => {
            setWritten(next)
            setError(undefined)
          }}
        />
      </div>
      <div className={classes.save}>
        <Button type="submit" variant="default" loading={busy} disabled={written === present}>
          {t('birthday.save')}
        </Button>
      </div>
    </form>
  )
}
