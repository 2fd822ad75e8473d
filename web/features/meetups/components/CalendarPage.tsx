import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { LodgePage } from '#shared/lodges/LodgePage'
import { EmptyState } from '#ui/states/EmptyState'
import type { CalendarPage_lodge$key } from './__generated__/CalendarPage_lodge.graphql'

const fragment = graphql`
  fragment CalendarPage_lodge on Lodge {
    hasPublicMeetups
    viewerCanSeeInside
    viewerMembership {
      joinedAt
    }
    ...LodgePage_lodge
  }
`

interface CalendarPageProps {
  lodge: CalendarPage_lodge$key | null | undefined
  /** What the page shows, for the browser's tab. */
  subject?: string
  /** Whether the address names something that a calendar has. */
  isFor?: boolean
  children: ReactNode
}

/** Frame of the pages of a lodge's meetups, which keep them to the lodge where it says so. */
export function CalendarPage({ lodge, subject, isFor, children }: CalendarPageProps) {
  const { t } = useTranslation(['meetups', 'lodge'])
  const data = useFragment(fragment, lodge ?? null)
  // The right shows before the answer to joining, and with it what the lodge shows inside.
  const isInside = data?.viewerCanSeeInside && data.viewerMembership?.joinedAt != null
  return (
    <LodgePage lodge={data} title={t('lodge:tabs.calendar')} subject={subject} isFor={isFor}>
      {data?.hasPublicMeetups || isInside ? (
        children
      ) : (
        <EmptyState
          title={t('closed.title')}
          text={t('closed.text')}
          icon={<IconLock size={26} stroke={1.5} aria-hidden />}
        />
      )}
    </LodgePage>
  )
}
