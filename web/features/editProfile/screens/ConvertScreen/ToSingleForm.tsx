import { Button, Checkbox, PasswordInput, Radio } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { useToday } from '#platform/session/useToday'
import { ageOn } from '#lib/format/calendarDate'
import { parseDateInput } from '#lib/format/dateInput'
import { useConvertToSingle } from '../../mutations/useConvertToSingle'
import classes from './ConvertScreen.module.css'

interface ToSingleFormProps {
  persons: readonly {
    readonly person: {
      readonly id: string
      readonly gender: 'MALE' | 'FEMALE' | 'COUPLE' | 'TRANSSEXUAL'
    }
    readonly birthday: string
  }[]
}

export function ToSingleForm({ persons }: ToSingleFormProps) {
  const { t } = useTranslation(['editProfile', 'facts'])
  const today = useToday()
  const [convert, busy] = useConvertToSingle()
  const form = useForm({ initialValues: { keep: '', password: '', sure: false } })
  const labelOf = ({ person: { gender }, birthday }: ToSingleFormProps['persons'][number], index: number) => {
    const date = parseDateInput(birthday, 'sv-SE')
    const age = date ? ageOn(date, today) : ''
    return `${t('persons.one', { number: index + 1, gender: t(`facts:gender.${gender}`) })}, ${age}`
  }
  const submit = form.onSubmit(async ({ keep, password }) => {
    const answer = await convert(
      { input: { keepPersonId: keep, password } },
      { onRefused: placeErrors(form, 'password') },
    )
    if (!answer) return
    // Reloads, because everything in the store describes two persons.
    window.location.assign('/EditProfile')
  })
  const ready = form.values.keep && form.values.password && form.values.sure
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Radio.Group label={t('convert.whoStays')} {...form.getInputProps('keep')}>
        <div className={classes.choices}>
          {persons.map((person, index) => (
            <Radio key={person.person.id} value={person.person.id} label={labelOf(person, index)} />
          ))}
        </div>
      </Radio.Group>
      <PasswordInput
        label={t('convert.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('convert.showPassword') }}
        {...form.getInputProps('password')}
        aria-invalid={Boolean(form.errors['password'])}
      />
      <Checkbox label={t('convert.sure')} {...form.getInputProps('sure', { type: 'checkbox' })} />
      <div>
        <Button type="submit" color="danger" loading={busy} disabled={!ready}>
          {t('convert.toSingle.submit')}
        </Button>
      </div>
    </form>
  )
}
