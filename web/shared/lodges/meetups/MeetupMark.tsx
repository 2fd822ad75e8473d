import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { MeetupMark_meetup$key } from './__generated__/MeetupMark_meetup.graphql'
import classes from './MeetupMark.module.css'

const fragment = graphql`
  fragment MeetupMark_meetup on Meetup {
    places
    comingCount
    viewerStatus
    cancelledAt
  }
`

/** What sets a meetup apart: cancelled, the viewer's own sign-up, or full. */
export function MeetupMark({ meetup }: { meetup: MeetupMark_meetup$key }) {
  const { t } = useTranslation('meetups')
  const { places, comingCount, viewerStatus, cancelledAt } = useFragment(fragment, meetup)
  const isFull = places != null && comingCount >= places
  const kind = cancelledAt ? 'CANCELLED' : (viewerStatus ?? (isFull ? 'FULL' : null))
  return (
    kind && (
      <span className={classes.mark} data-kind={kind}>
        {t(`marks.${kind}`)}
      </span>
    )
  )
}
