import { Button } from '@mantine/core'
import { IconCalendarPlus, IconRss } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { calendarPath, createMeetupPath, lodgePath } from '#shared/lodges/paths'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { Boundary } from '#platform/errors/Boundary'
import { useToday } from '#platform/session/useToday'
import { calendarDateOf, toIsoDate } from '#lib/format/calendarDate'
import { AppLink } from '#ui/links/AppLink'
import { PillNav } from '#ui/links/PillNav'
import { monthOf } from '#shared/gatherings/calendar'
import type { CalendarHead_lodge$key } from './__generated__/CalendarHead_lodge.graphql'
import classes from '#shared/gatherings/CalendarHead.module.css'

const FeedDialog = lazyDialog([], async () => (await import('./FeedDialog')).FeedDialog)

const fragment = graphql`
  fragment CalendarHead_lodge on Lodge {
    legacyId
    viewerCanCreateMeetup
  }
`

interface CalendarHeadProps {
  lodge: CalendarHead_lodge$key
  /** The view that is open; none on a day. */
  view?: 'upcoming' | 'month'
  /** The day that is shown, for a new meetup; without it, none is proposed. */
  day?: string
  /** The month that the way to the months leads to; this month without it. */
  month?: string
}

/** Leads to the views of a calendar, a new meetup, and the feed of the viewer's own meetups. */
export function CalendarHead({ lodge, view, day, month }: CalendarHeadProps) {
  const { t } = useTranslation(['meetups', 'gatherings'])
  const today = toIsoDate(calendarDateOf(useToday()))
  const [showsFeed, setShowsFeed] = useState(false)
  const { legacyId, viewerCanCreateMeetup } = useFragment(fragment, lodge)
  return (
    <div className={classes.head}>
      <PillNav
        label={t('gatherings:views.label')}
        pages={[
          {
            href: lodgePath(legacyId, 'Calendar'),
            label: t('gatherings:views.upcoming'),
            current: view === 'upcoming',
          },
          {
            href: calendarPath(legacyId, month ?? monthOf(today)),
            label: t('gatherings:views.month'),
            current: view === 'month',
          },
        ]}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconRss size={18} stroke={1.75} aria-hidden />}
          onClick={() => setShowsFeed(true)}
        >
          {t('gatherings:feed.action')}
        </Button>
        {viewerCanCreateMeetup && (
          <Button
            component={AppLink}
            href={createMeetupPath(legacyId, day !== undefined && day > today ? day : undefined)}
            leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
          >
            {t('create')}
          </Button>
        )}
      </div>
      {showsFeed && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <FeedDialog onClose={() => setShowsFeed(false)} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
