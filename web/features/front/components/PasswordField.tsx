import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The password can be shown while it is typed, so one field is enough. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('front')
  return (
    <PasswordInput
      {...props}
      visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }}
      spellCheck={false}
      autoCapitalize="none"
    />
  )
}
