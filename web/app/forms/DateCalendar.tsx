import '@mantine/dates/styles.css'
import { DatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/da'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/nb'
import 'dayjs/locale/sv'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import type { Locale } from '../../lib/locale'

const DAYJS_LOCALES: Readonly<Record<Locale, string>> = {
  'da-DK': 'da',
  'en-GB': 'en-gb',
  'nb-NO': 'nb',
  'sv-SE': 'sv',
}
const MONDAY = 1

interface DateCalendarProps {
  /** Days as ISO dates. */
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
    <DatesProvider settings={{ locale: DAYJS_LOCALES[locale], firstDayOfWeek: MONDAY }}>
      <DatePicker
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
