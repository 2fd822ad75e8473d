import { IconMapPin, IconMessageCircle, IconRepeat, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { GatheringRow } from '#shared/gatherings/GatheringRow'
import { useToday } from '#platform/session/useToday'
import { meetupPath } from '../paths'
import type { MeetupRow_meetup$key } from './__generated__/MeetupRow_meetup.graphql'

const fragment = graphql`
  fragment MeetupRow_meetup on Meetup {
    legacyId
    title
    place
    localBegin
    localEnd
    endsAt
    repetition
    places
    comingCount
    commentCount
    viewerStatus
    cancelledAt
    cover {
      ...usePictureSource_picture
    }
  }
`

interface MeetupRowProps {
  meetup: MeetupRow_meetup$key
  lodge: number
  /** Heading level of the title: 2 on a page, 3 in a section. */
  order?: 2 | 3
}

/** A meetup in a list. Screens load the texts `meetups` and `gatherings`. */
export function MeetupRow({ meetup, lodge, order = 3 }: MeetupRowProps) {
  const { t } = useTranslation(['meetups', 'gatherings'])
  const data = useFragment(fragment, meetup)
  const { places, comingCount, commentCount, repetition, viewerStatus, cancelledAt } = data
  const isOver = new Date(data.endsAt) <= useToday()
  const isFull = places != null && comingCount >= places
  const standing = isOver
    ? viewerStatus === 'COMING'
      ? 'WAS_THERE'
      : null
    : (viewerStatus ?? (isFull ? 'FULL' : null))
  return (
    <GatheringRow
      title={data.title}
      href={meetupPath(lodge, data.legacyId)}
      times={data}
      mark={cancelledAt ? 'CANCELLED' : standing}
      cover={data.cover}
      order={order}
      signs={[
        data.place !== '' && { text: data.place, icon: IconMapPin },
        comingCount > 0 && {
          text: t(isOver ? 'gatherings:row.came' : 'gatherings:row.coming', { count: comingCount }),
          icon: IconUsers,
        },
        commentCount > 0 && { text: t('gatherings:row.comments', { count: commentCount }), icon: IconMessageCircle },
        repetition !== 'ONCE' && { text: t(`repetition.${repetition}`), icon: IconRepeat },
      ]}
    />
  )
}
