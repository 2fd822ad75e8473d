import type { PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PasswordField } from './PasswordField'
import { passwordAdvice } from './passwordAdvice'
import classes from './NewPasswordField.module.css'

interface NewPasswordFieldProps extends PasswordInputProps {
  value: string
  /** Words that others can guess: the profile name, the e-mail address. */
  known: readonly string[]
}

export function NewPasswordField({ known, ...props }: NewPasswordFieldProps) {
  const { t } = useTranslation('front')
  const advice = passwordAdvice(props.value, known)
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" description={t('password.rule')} />
      <p className={classes.advice} data-advice={advice} aria-live="polite">
        {t(`password.advice.${advice}`)}
      </p>
    </div>
  )
}
