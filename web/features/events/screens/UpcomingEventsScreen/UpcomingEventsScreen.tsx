import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addDays, addMonths, firstOf, isMonth, monthOf } from '#shared/gatherings/calendar'
import { DateSteps } from '#shared/gatherings/DateSteps'
import month from '#shared/gatherings/Month.module.css'
import { useLocale } from '#platform/i18n/useLocale'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useToday } from '#platform/session/useToday'
import { calendarDateOf, toIsoDate } from '#lib/format/calendarDate'
import { formatCalendarPart, formatDate } from '#lib/format/formatDate'
import { PillNav } from '#ui/links/PillNav'
import { EmptyState } from '#ui/states/EmptyState'
import { ANY_EVENT, eventSearchPath, readEventSearch, type EventSearch } from '../../address'
import { EventList } from '../../components/EventList'
import { EventsPage } from '../../components/EventsPage'
import type { UpcomingEventsScreen_query$key } from './__generated__/UpcomingEventsScreen_query.graphql'
import type { UpcomingEventsScreenPaginationQuery } from './__generated__/UpcomingEventsScreenPaginationQuery.graphql'
import type { UpcomingEventsScreenQuery } from './__generated__/UpcomingEventsScreenQuery.graphql'
import { EventFilters } from './EventFilters'
import { EventMonth } from './EventMonth'
import classes from './UpcomingEventsScreen.module.css'

const query = graphql`
  query UpcomingEventsScreenQuery(
    $filter: EventFilterInput
    $from: LocalDate
    $to: LocalDate
    $month: LocalDate!
    $isMonth: Boolean!
  ) @preloadable {
    viewer {
      ...EventsPage_viewer
    }
    site {
      ...EventFilters_site
    }
    eventMonth(day: $month, filter: $filter) @include(if: $isMonth) {
      ...EventMonth_month
    }
    ...UpcomingEventsScreen_query
  }
`

const fragment = graphql`
  fragment UpcomingEventsScreen_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "UpcomingEventsScreenPaginationQuery") {
    events(filter: $filter, from: $from, to: $to, first: $count, after: $cursor)
      @connection(key: "UpcomingEventsScreen_events") {
      edges {
        node {
          ...EventList_events
        }
      }
    }
  }
`

/** The events to come, all of them, of a month or of a day. */
export function UpcomingEventsScreen() {
  const { t } = useTranslation(['events', 'gatherings'])
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const data = useScreenQuery<UpcomingEventsScreenQuery>(query)
  const today = toIsoDate(calendarDateOf(useToday()))
  const search = readEventSearch(address)
  const { date } = search
  const change = (next: EventSearch) => void navigate(eventSearchPath(next), { preventScrollReset: true })
  return (
    <EventsPage viewer={data.viewer} title={t('tabs.upcoming')}>
      <div className={classes.head}>
        <PillNav
          label={t('gatherings:views.label')}
          pages={[
            {
              href: eventSearchPath({ ...search, date: null }),
              label: t('gatherings:views.list'),
              current: date === null,
            },
            {
              href: eventSearchPath({ ...search, date: monthOf(date ?? today) }),
              label: t('gatherings:views.month'),
              current: date !== null && isMonth(date),
            },
          ]}
        />
        <EventFilters site={data.site} search={search} onChange={change} />
      </div>
      {date !== null && <Steps search={search} date={date} />}
      <div className={data.eventMonth ? month.month : undefined}>
        {data.eventMonth && date !== null && <EventMonth data={data.eventMonth} search={search} month={date} />}
        <div className={month.list}>
          <Found query={data} search={search} />
        </div>
      </div>
    </EventsPage>
  )
}

/** The month or day that is shown, between those beside it. */
function Steps({ search, date }: { search: EventSearch; date: string }) {
  const locale = useLocale()
  const add = isMonth(date) ? addMonths : addDays
  const name = (each: string) =>
    isMonth(each)
      ? formatCalendarPart(firstOf(each), locale, { month: 'long', year: 'numeric' })
      : formatDate(each, locale, { style: 'full' })
  return (
    <DateSteps
      title={name(date)}
      steps={[add(date, -1), add(date, 1)].map((each) => ({
        href: eventSearchPath({ ...search, date: each }),
        label: name(each),
      }))}
    />
  )
}

function Found({ query: key, search }: { query: UpcomingEventsScreen_query$key; search: EventSearch }) {
  const { t } = useTranslation('events')
  const { data, ...paging } = usePaginationFragment<
    UpcomingEventsScreenPaginationQuery,
    UpcomingEventsScreen_query$key
  >(fragment, key)
  const isFiltered = eventSearchPath({ ...search, date: null }) !== eventSearchPath(ANY_EVENT)
  return (
    <EventList
      events={data.events?.edges.map(({ node }) => node)}
      paging={paging}
      label={t('tabs.upcoming')}
      empty={
        <EmptyState
          compact={search.date !== null}
          title={
            isFiltered ? t('upcoming.noneFits') : search.date === null ? t('upcoming.none') : t('upcoming.noneThen')
          }
          text={isFiltered ? t('upcoming.noneFitsText') : search.date === null ? t('upcoming.noneText') : undefined}
          icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
          action={isFiltered ? { label: t('upcoming.all'), href: eventSearchPath({ date: search.date }) } : undefined}
        />
      }
    />
  )
}
