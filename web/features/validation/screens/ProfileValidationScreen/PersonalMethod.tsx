import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { useValidatePersonally } from '../../mutations/useValidatePersonally'
import classes from './ProfileValidationScreen.module.css'

const DIGITS = 6

/** Takes the code that staff gave a person when they met. */
export function PersonalMethod({ personId }: { personId: string }) {
  const { t } = useTranslation('validation')
  const [validate, busy] = useValidatePersonally()
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.length === DIGITS ? null : t('method.PERSONAL.sixDigits')) },
  })
  const submit = form.onSubmit(({ code }) =>
    validate({ input: { personId, code } }, { onRefused: placeErrors(form, 'code') }),
  )
  const field = form.getInputProps('code')
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('method.PERSONAL.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="######"
        {...field}
        onChange={(event) =>
          form.setFieldValue('code', event.currentTarget.value.replaceAll(/\D/g, '').slice(0, DIGITS))
        }
      />
      <Button type="submit" variant="default" loading={busy}>
        {t('method.PERSONAL.action')}
      </Button>
    </form>
  )
}
