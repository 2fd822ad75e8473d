import { Button, Input, PasswordInput, SegmentedControl } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BirthdayField } from '#platform/forms/BirthdayField'
import { useToday } from '#platform/session/useToday'
import { useLocale } from '#platform/i18n/useLocale'
import { isAdult, toIsoDate } from '#lib/format/calendarDate'
import { isImpossibleDateInput, parseDateInput } from '#lib/format/dateInput'
import { placeErrors } from '#platform/forms/placeErrors'
import { useConvertToCouple } from '../../mutations/useConvertToCouple'
import classes from './ConvertScreen.module.css'

const GENDERS = ['FEMALE', 'MALE', 'TRANSSEXUAL'] as const

export function ToCoupleForm() {
  const { t } = useTranslation(['editProfile', 'facts'])
  const locale = useLocale()
  const today = useToday()
  const genderId = useId()
  const [convert, busy] = useConvertToCouple()
  const form = useForm<{ gender: (typeof GENDERS)[number] | ''; birthday: string; password: string }>({
    initialValues: { gender: '', birthday: '', password: '' },
    validate: {
      gender: (gender) => (gender ? null : t('convert.genderNeeded')),
      birthday: (written) => {
        const date = parseDateInput(written, locale)
        if (!date) return t(isImpossibleDateInput(written, locale) ? 'birthday.impossible' : 'birthday.unreadable')
        return isAdult(date, today) ? null : t('convert.underAge')
      },
      password: (password) => (password ? null : t('convert.passwordNeeded')),
    },
  })
  const submit = form.onSubmit(async ({ gender, birthday, password }) => {
    const date = parseDateInput(birthday, locale)
    if (!gender || !date) return
    const input = { person: { gender, birthday: toIsoDate(date) }, password }
    // Reloads, because everything in the store describes one person.
    if (await convert({ input }, { onRefused: placeErrors(form, 'password') })) window.location.assign('/EditProfile')
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Input.Wrapper
        label={t('convert.gender')}
        labelElement="div"
        labelProps={{ id: genderId }}
        error={form.errors['gender']}
        errorProps={{ mt: 6 }}
      >
        <SegmentedControl
          fullWidth
          aria-labelledby={genderId}
          data={GENDERS.map((value) => ({ value, label: t(`facts:gender.${value}`) }))}
          value={form.values.gender}
          onChange={(gender) => form.setFieldValue('gender', gender)}
        />
      </Input.Wrapper>
      <BirthdayField label={t('convert.birthday')} autoComplete="off" {...form.getInputProps('birthday')} />
      <PasswordInput
        label={t('convert.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('convert.showPassword') }}
        {...form.getInputProps('password')}
        aria-invalid={Boolean(form.errors['password'])}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t('convert.toCouple.submit')}
        </Button>
      </div>
    </form>
  )
}
