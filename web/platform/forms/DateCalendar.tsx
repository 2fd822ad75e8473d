import '@mantine/dates/styles.css'
import { DatePicker, DatesProvider } from '@mantine/dates'
import danish from 'dayjs/locale/da'
import british from 'dayjs/locale/en-gb'
import norwegian from 'dayjs/locale/nb'
import swedish from 'dayjs/locale/sv'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import type { Locale } from '#lib/format/locale'

const NAMES: Readonly<Record<Locale, string>> = {
  'da-DK': danish.name,
  'en-GB': british.name,
  'nb-NO': norwegian.name,
  'sv-SE': swedish.name,
}
const MONDAY = 1

interface DateCalendarProps {
  /** ISO dates. */
  date: string | null
  first: string
  last: string
  fromYears: boolean
  onChoose: (date: string) => void
}

/** The calendar of a date field; loaded when it is opened. */
export function DateCalendar({ date, first, last, fromYears, onChoose }: DateCalendarProps) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  return (
    <DatesProvider settings={{ locale: NAMES[locale], firstDayOfWeek: MONDAY }}>
      <DatePicker
        size="md"
        value={date}
        defaultDate={date ?? last}
        minDate={first}
        maxDate={last}
        defaultLevel={fromYears && !date ? 'decade' : 'month'}
        hideOutsideDates
        onChange={(chosen) => chosen && onChoose(chosen)}
        ariaLabels={{
          monthLevelControl: t('calendar.chooseMonth'),
          yearLevelControl: t('calendar.chooseYear'),
          nextMonth: t('calendar.nextMonth'),
          previousMonth: t('calendar.previousMonth'),
          nextYear: t('calendar.nextYear'),
          previousYear: t('calendar.previousYear'),
          nextDecade: t('calendar.nextDecade'),
          previousDecade: t('calendar.previousDecade'),
        }}
      />
    </DatesProvider>
  )
}
