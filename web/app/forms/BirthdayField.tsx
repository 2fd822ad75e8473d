import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/useLocale'
import { dateInputPlaceholder, maskDateInput } from '../../lib/dateInput'

interface BirthdayFieldProps extends Omit<TextInputProps, 'onChange'> {
  label: ReactNode
  onChange: (birthday: string) => void
}

/** A birthday, written the way the language writes dates; the separators come by themselves. */
export function BirthdayField({ onChange, ...props }: BirthdayFieldProps) {
  const locale = useLocale()
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="bday"
      placeholder={dateInputPlaceholder(locale)}
      {...props}
      onChange={(event) => onChange(maskDateInput(event.currentTarget.value, locale))}
    />
  )
}
