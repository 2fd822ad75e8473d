import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { calendarPath } from '#shared/lodges/paths'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { EmptyState } from '#ui/states/EmptyState'
import { addDays, monthOf } from '#shared/gatherings/calendar'
import { CalendarHead } from '../../components/CalendarHead'
import { MeetupList } from '../../components/MeetupList'
import type { Day_lodge$key } from './__generated__/Day_lodge.graphql'
import type { DayPaginationQuery } from './__generated__/DayPaginationQuery.graphql'
import { DateSteps } from '#shared/gatherings/DateSteps'

const fragment = graphql`
  fragment Day_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "DayPaginationQuery") {
    legacyId
    meetupsOn(day: $day, first: $count, after: $cursor) @connection(key: "Day_meetupsOn", filters: ["day"]) {
      edges {
        node {
          ...MeetupList_meetups
        }
      }
    }
    ...CalendarHead_lodge
  }
`

interface DayProps {
  lodge: Day_lodge$key
  /** yyyy-MM-dd. */
  day: string
}

/** The meetups of a day. */
export function Day({ lodge, day }: DayProps) {
  const { t } = useTranslation('meetups')
  const locale = useLocale()
  const { data, ...paging } = usePaginationFragment<DayPaginationQuery, Day_lodge$key>(fragment, lodge)
  const name = (each: string) => formatDate(each, locale, { style: 'full' })
  return (
    <>
      <CalendarHead lodge={data} day={day} month={monthOf(day)} />
      <DateSteps
        title={name(day)}
        steps={[addDays(day, -1), addDays(day, 1)].map((each) => ({
          href: calendarPath(data.legacyId, each),
          label: name(each),
        }))}
      />
      <MeetupList
        meetups={data.meetupsOn?.edges.map(({ node }) => node)}
        paging={paging}
        lodge={data.legacyId}
        label={t('day.label', { day: formatDate(day, locale) })}
        order={3}
        empty={<EmptyState title={t('day.none')} icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />} />}
      />
    </>
  )
}
