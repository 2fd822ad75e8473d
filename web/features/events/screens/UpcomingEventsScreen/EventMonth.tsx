import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { firstOf } from '#shared/gatherings/calendar'
import { MonthGrid } from '#shared/gatherings/MonthGrid'
import { useLocale } from '#platform/i18n/useLocale'
import { formatCalendarPart } from '#lib/format/formatDate'
import { eventSearchPath, type EventSearch } from '../../address'
import type { EventMonth_month$key } from './__generated__/EventMonth_month.graphql'

const fragment = graphql`
  fragment EventMonth_month on EventMonth {
    lastDay
    days {
      date
      count: eventCount
      own: viewerEventCount
    }
  }
`

interface EventMonthProps {
  data: EventMonth_month$key
  search: EventSearch
  /** yyyy-MM. */
  month: string
}

/** The days of a month with events that fit the search. */
export function EventMonth({ data, search, month }: EventMonthProps) {
  const { t } = useTranslation('events')
  const locale = useLocale()
  const { days, lastDay } = useFragment(fragment, data)
  return (
    <MonthGrid
      key={month}
      days={days}
      lastDay={lastDay}
      month={month}
      label={formatCalendarPart(firstOf(month), locale, { month: 'long', year: 'numeric' })}
      pathOf={(date) => eventSearchPath({ ...search, date })}
      countInWords={(count) => t('month.events', { count })}
    />
  )
}
