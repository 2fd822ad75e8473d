import { Popover } from '@mantine/core'
import '@mantine/dates/styles.css'
import { DatePicker, DatesProvider } from '@mantine/dates'
import danish from 'dayjs/locale/da'
import british from 'dayjs/locale/en-gb'
import norwegian from 'dayjs/locale/nb'
import swedish from 'dayjs/locale/sv'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import type { Locale } from '#lib/format/locale'
import { Anchor } from '#ui/overlays/Anchor'
import { useArrived } from '#ui/overlays/useArrived'
import type { Opener } from '#ui/overlays/useOpener'

const NAMES: Readonly<Record<Locale, string>> = {
  'da-DK': danish.name,
  'en-GB': british.name,
  'nb-NO': norwegian.name,
  'sv-SE': swedish.name,
}
const MONDAY = 1

interface CalendarProps {
  /** ISO dates. */
  date: string | null
  first: string
  last: string
  fromYears: boolean
  onChoose: (date: string) => void
}

/** The calendar of a date field, under its button. */
export function CalendarPopover({ opener, ...calendar }: CalendarProps & { opener: Opener }) {
  const { id, element, opened, setOpened } = opener
  const hasArrived = useArrived()
  return (
    <Popover
      id={id}
      opened={opened && hasArrived}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Anchor element={element} />
      </Popover.Target>
      <Popover.Dropdown>
        <Calendar {...calendar} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Calendar({ date, first, last, fromYears, onChoose }: CalendarProps) {
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
