import { IconMapPin, IconMessageCircle, IconTicket, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { GatheringRow } from '#shared/gatherings/GatheringRow'
import type { MarkKind } from '#shared/gatherings/GatheringMark'
import { useToday } from '#platform/session/useToday'
import { formatCurrency } from '#lib/format/currency'
import { usePlace } from '#shared/profiles/usePlace'
import type { EventRow_event$data, EventRow_event$key } from './__generated__/EventRow_event.graphql'
import { eventPath } from './paths'

const fragment = graphql`
  fragment EventRow_event on Event {
    legacyId
    title
    place
    area {
      ...usePlace_area
    }
    localBegin
    localEnd
    endsAt
    status
    price {
      amount
      currency
    }
    comingCount
    freePlaces
    commentCount
    viewerSignUp {
      status
    }
    cover {
      ...usePictureSource_picture
    }
  }
`

function markOf(event: EventRow_event$data, isOver: boolean): MarkKind | null {
  const { status, freePlaces, viewerSignUp } = event
  if (status !== 'PUBLISHED') return status
  if (isOver) return viewerSignUp?.status === 'COMING' ? 'WAS_THERE' : null
  if (viewerSignUp) return viewerSignUp.status
  return freePlaces === 0 ? 'FULL' : null
}

interface EventRowProps {
  event: EventRow_event$key
  /** Heading level of the title: 2 on a page, 3 in a section. */
  order?: 2 | 3
}

/** An event in a list. Screens load the texts `gatherings`. */
export function EventRow({ event, order = 3 }: EventRowProps) {
  const { t } = useTranslation('gatherings')
  const data = useFragment(fragment, event)
  const { place, price, comingCount, commentCount } = data
  const isOver = new Date(data.endsAt) <= useToday()
  const where = [place, usePlace(data.area)].filter(Boolean).join(', ')
  return (
    <GatheringRow
      title={data.title}
      href={eventPath(data.legacyId)}
      times={data}
      mark={markOf(data, isOver)}
      cover={data.cover}
      order={order}
      signs={[
        where !== '' && { text: where, icon: IconMapPin },
        !isOver && price != null && { text: formatCurrency(price.amount, price.currency), icon: IconTicket },
        comingCount > 0 && { text: t(isOver ? 'row.came' : 'row.coming', { count: comingCount }), icon: IconUsers },
        commentCount > 0 && { text: t('row.comments', { count: commentCount }), icon: IconMessageCircle },
      ]}
    />
  )
}
