import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { useLocale } from '#platform/i18n/useLocale'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { formatCalendarPart, formatDate } from '#lib/format/formatDate'
import { LodgePartPage } from '#shared/lodges/LodgePartPage'
import { readDate } from '../../address'
import { monthOf } from '#shared/gatherings/calendar'
import type { DateScreenQuery } from './__generated__/DateScreenQuery.graphql'
import { Day } from './Day'
import { Month } from './Month'

// Distinguishes a failed fetch from a missing lodge.
const query = graphql`
  query DateScreenQuery($lodge: Int!, $day: LocalDate!, $isMonth: Boolean!, $isDay: Boolean!)
  @preloadable
  @throwOnFieldError {
    lodge(legacyId: $lodge) {
      ...LodgePartPage_lodge
      ...Month_lodge @include(if: $isMonth) @alias(as: "month")
      ...Day_lodge @include(if: $isDay) @alias(as: "day")
    }
  }
`

/** A month or a day in the calendar of a lodge, as the address says. */
export function DateScreen() {
  const { t } = useTranslation(['meetups', 'gatherings'])
  const locale = useLocale()
  const { lodge } = useScreenQuery<DateScreenQuery>(query)
  const date = readDate(useParams().date)
  const subject =
    date?.kind === 'month'
      ? formatCalendarPart(date.day, locale, { month: 'long', year: 'numeric' })
      : date && formatDate(date.day, locale)
  return (
    <LodgePartPage lodge={lodge} part="calendar" subject={subject ?? t('gatherings:views.month')} isFor={date !== null}>
      {date && lodge?.month && <Month key={date.day} lodge={lodge.month} month={monthOf(date.day)} />}
      {date && lodge?.day && <Day key={date.day} lodge={lodge.day} day={date.day} />}
    </LodgePartPage>
  )
}
