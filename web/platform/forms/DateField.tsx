import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { type CalendarDate, toIsoDate } from '#lib/format/calendarDate'
import { dateInputPlaceholder, formatDateInput, maskDateInput, parseDateInput } from '#lib/format/dateInput'
import { Boundary } from '#platform/errors/Boundary'

const DateCalendar = lazy(async () => ({ default: (await import('./DateCalendar')).DateCalendar }))

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
  const [isOpen, setOpen] = useState(false)
  const date = parseDateInput(value, locale)
  const choose = (chosen: CalendarDate) => {
    setOpen(false)
    onChange(formatDateInput(chosen, locale))
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
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus shadow="md">
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('calendar.open')}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={20} stroke={1.5} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <Boundary fallback={<p role="alert">{t('Common_ErrorOccurred')}</p>}>
              <Suspense fallback={null}>
                <DateCalendar
                  date={date && toIsoDate(date)}
                  first={toIsoDate(first)}
                  last={toIsoDate(last)}
                  fromYears={fromYears}
                  onChoose={(iso) => {
                    const chosen = parseDateInput(iso, 'sv-SE')
                    if (chosen) choose(chosen)
                  }}
                />
              </Suspense>
            </Boundary>
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
