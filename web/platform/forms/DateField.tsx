import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { createLater } from '#lib/later'
import { useLocale } from '#platform/i18n/useLocale'
import { type CalendarDate, toIsoDate } from '#lib/format/calendarDate'
import { dateInputPlaceholder, formatDateInput, maskDateInput, parseDateInput } from '#lib/format/dateInput'
import { useOpener } from '#ui/overlays/useOpener'

const calendar = createLater(async () => (await import('./CalendarPopover')).CalendarPopover)

export interface DateFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  label: ReactNode
  /** In the format of the language. */
  value?: string
  onChange: (written: string) => void
  /** First and last day of the calendar. */
  first: CalendarDate
  last: CalendarDate
  /** Whether the calendar starts with a choice of years. */
  fromYears?: boolean
}

/** A date, typed in the language's format or chosen in a calendar. */
export function DateField({ value = '', onChange, first, last, fromYears = false, ...props }: DateFieldProps) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const [opened, setOpened] = useState(false)
  const target = useOpener({ later: calendar, popup: 'dialog', opened, setOpened })
  const CalendarPopover = target.parts
  const date = parseDateInput(value, locale)
  const choose = (iso: string) => {
    setOpened(false)
    const chosen = parseDateInput(iso, 'sv-SE')
    if (chosen) onChange(formatDateInput(chosen, locale))
  }
  return (
    <TextInput
      inputMode="numeric"
      placeholder={dateInputPlaceholder(locale)}
      {...props}
      value={value}
      onChange={(event) => onChange(maskDateInput(event.currentTarget.value, locale))}
      rightSectionWidth={44}
      rightSection={
        <>
          <ActionIcon {...target.button} variant="subtle" color="gray" size={44} aria-label={t('calendar.open')}>
            <IconCalendar size={20} stroke={1.5} />
          </ActionIcon>
          {CalendarPopover && (
            <CalendarPopover
              opener={target.opener}
              date={date && toIsoDate(date)}
              first={toIsoDate(first)}
              last={toIsoDate(last)}
              fromYears={fromYears}
              onChoose={choose}
            />
          )}
        </>
      }
    />
  )
}
