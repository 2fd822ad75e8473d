import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { lodgePath } from '#shared/lodges/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { LodgePartPage } from '#shared/lodges/LodgePartPage'
import type { MeetupScreenQuery } from './__generated__/MeetupScreenQuery.graphql'
import { Meetup } from './Meetup'

// Distinguishes a failed fetch from a missing meetup.
const query = graphql`
  query MeetupScreenQuery($lodge: Int!, $meetup: Int!, $layered: Boolean!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      id
      legacyId
      ...LodgePartPage_lodge
      ...Meetup_lodge
    }
    meetup(legacyId: $meetup) {
      id
      title
      lodge {
        id
      }
      ...Meetup_meetup @arguments(layered: $layered)
    }
  }
`

/** A meetup of a lodge with who comes and its comments. */
export function MeetupScreen() {
  const { t } = useTranslation('meetups')
  const { lodge, meetup } = useScreenQuery<MeetupScreenQuery>(query)
  return (
    <LodgePartPage lodge={lodge} part="calendar" subject={meetup?.title}>
      {lodge && meetup?.lodge?.id === lodge.id ? (
        <Meetup key={meetup.id} meetup={meetup} lodge={lodge} />
      ) : (
        <EmptyState
          title={t('meetup.gone.title')}
          text={t('meetup.gone.text')}
          icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
          action={lodge ? { label: t('toCalendar'), href: lodgePath(lodge.legacyId, 'Calendar') } : undefined}
        />
      )}
    </LodgePartPage>
  )
}
