import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { calendarPath } from '#shared/lodges/paths'
import { useLocale } from '#platform/i18n/useLocale'
import { ListFailed } from '#platform/lists/ListFailed'
import { formatCalendarPart } from '#lib/format/formatDate'
import { EmptyState } from '#ui/states/EmptyState'
import { addMonths, firstOf } from '#shared/gatherings/calendar'
import { CalendarHead } from '../../components/CalendarHead'
import { MeetupRow } from '#shared/lodges/meetups/MeetupRow'
import rows from '#ui/layout/rows.module.css'
import type { Month_lodge$key } from './__generated__/Month_lodge.graphql'
import { DateSteps } from '#shared/gatherings/DateSteps'
import classes from '#shared/gatherings/Month.module.css'
import { MonthGrid } from '#shared/gatherings/MonthGrid'

const fragment = graphql`
  fragment Month_lodge on Lodge {
    legacyId
    meetupMonth(day: $day) {
      lastDay
      days {
        date
        count: meetupCount
        own: viewerMeetupCount
      }
      meetups(first: 100) {
        edges {
          node {
            id
            ...MeetupRow_meetup
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
    ...CalendarHead_lodge
  }
`

interface MonthProps {
  lodge: Month_lodge$key
  /** yyyy-MM. */
  month: string
}

/** A month: its days as a grid, and its meetups. */
export function Month({ lodge, month }: MonthProps) {
  const { t } = useTranslation(['meetups', 'gatherings'])
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const data = useFragment(fragment, lodge)
  const { legacyId, meetupMonth } = data
  const name = (each: string) => formatCalendarPart(firstOf(each), locale, { month: 'long', year: 'numeric' })
  const meetups = meetupMonth?.meetups
  return (
    <>
      <CalendarHead lodge={data} view="month" month={month} />
      <DateSteps
        title={name(month)}
        steps={[addMonths(month, -1), addMonths(month, 1)].map((each) => ({
          href: calendarPath(legacyId, each),
          label: name(each),
        }))}
      />
      {!meetupMonth || !meetups ? (
        <ListFailed onRetry={() => void revalidate()} />
      ) : (
        <div className={classes.month}>
          <MonthGrid
            days={meetupMonth.days}
            lastDay={meetupMonth.lastDay}
            month={month}
            label={name(month)}
            pathOf={(date) => calendarPath(legacyId, date)}
            countInWords={(count) => t('month.meetups', { count })}
          />
          <div className={classes.list}>
            {meetups.edges.length === 0 ? (
              <EmptyState
                compact
                title={t('month.none')}
                icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
              />
            ) : (
              <ul className={rows.list} aria-label={t('month.label', { month: name(month) })}>
                {meetups.edges.map(({ node }) => (
                  <li key={node.id} className={rows.line}>
                    <MeetupRow meetup={node} lodge={legacyId} />
                  </li>
                ))}
              </ul>
            )}
            {meetups.pageInfo.hasNextPage && <p className={classes.more}>{t('gatherings:month.more')}</p>}
          </div>
        </div>
      )}
    </>
  )
}
