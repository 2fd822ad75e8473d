import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../i18n/useLocale'
import { dateInputPlaceholder, maskDateInput } from '../../../../lib/dateInput'

interface BirthdayFieldProps extends Omit<TextInputProps, 'onChange'> {
  onChange: (birthday: string) => void
}

/** A birthday, written the way the language writes dates; the separators come by themselves. */
export function BirthdayField({ onChange, ...props }: BirthdayFieldProps) {
  const { t } = useTranslation('front')
  const locale = useLocale()
  return (
    <TextInput
      label={t('create.birthday')}
      inputMode="numeric"
      autoComplete="bday"
      placeholder={dateInputPlaceholder(locale)}
      {...props}
      onChange={(event) => onChange(maskDateInput(event.currentTarget.value, locale))}
    />
  )
}
