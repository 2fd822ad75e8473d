import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useReportError } from '#platform/errors/useReportError'
import { placeErrors } from '#platform/forms/placeErrors'
import type { UserError } from '#platform/mutations/refusal'
import { useProfileByNumber } from '../useProfileByNumber'
import classes from './People.module.css'

interface AddByNumberProps {
  submitLabel: string
  busy: boolean
  /** Resolves to whether it succeeded. */
  onAdd: (profileId: string, onRefused: (errors: readonly UserError[]) => void) => Promise<boolean>
}

/** Adds somebody by the number of their profile. */
export function AddByNumber({ submitLabel, busy, onAdd }: AddByNumberProps) {
  const { t } = useTranslation('events')
  const find = useProfileByNumber()
  const reportError = useReportError()
  const form = useForm({
    initialValues: { number: '' },
    validate: { number: (number) => (/^\d{1,9}$/.test(number.trim()) ? null : t('admins.numberNeeded')) },
  })
  const add = form.onSubmit(async ({ number }) => {
    const profileId = await find(Number(number)).catch(reportError)
    if (!profileId) return form.setFieldError('number', t('admins.unknown'))
    if (await onAdd(profileId, placeErrors(form, 'number'))) form.reset()
  })
  return (
    <form className={classes.add} onSubmit={add} noValidate>
      <TextInput
        label={t('admins.number')}
        description={t('admins.numberText')}
        inputMode="numeric"
        maxLength={9}
        {...form.getInputProps('number')}
      />
      <Button type="submit" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
