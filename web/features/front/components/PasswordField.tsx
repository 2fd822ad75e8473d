import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A password that can be shown while it is written, so that it needs to be written only once. */
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
