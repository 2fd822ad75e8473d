import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { FeedSheet } from '#shared/gatherings/FeedSheet'
import { useEventFeed } from '../mutations/useEventFeed'
import type { EventFeedDialogQuery } from './__generated__/EventFeedDialogQuery.graphql'

const query = graphql`
  query EventFeedDialogQuery {
    viewer {
      eventFeedUrl
    }
  }
`

/** The secret address of the viewer's events for calendar programs. */
export function EventFeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('events')
  const { viewer } = useLazyLoadQuery<EventFeedDialogQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const words = { title: t('feed.title'), text: t('feed.text'), secret: t('feed.secret'), end: t('feed.end') }
  return <FeedSheet {...useEventFeed()} words={words} url={viewer.eventFeedUrl} onClose={onClose} />
}
