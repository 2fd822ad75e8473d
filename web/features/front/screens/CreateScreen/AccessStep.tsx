import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { NewPasswordField } from '../../components/NewPasswordField'
import type { CreateValues } from './createForm'

interface AccessStepProps {
  form: UseFormReturnType<CreateValues>
}

export function AccessStep({ form }: AccessStepProps) {
  const { t } = useTranslation('front')
  const { name, email } = form.values
  return (
    <>
      <TextInput
        type="email"
        label={t('create.email')}
        description={t('create.emailHint')}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <NewPasswordField
        label={t('create.password')}
        known={[name.trim(), email.split('@')[0] ?? '']}
        maxLength={200}
        {...form.getInputProps('password')}
        value={form.values.password}
      />
    </>
  )
}
