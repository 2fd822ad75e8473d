import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { FeedSheet } from '#shared/gatherings/FeedSheet'
import { useFeed } from '../mutations/useFeed'
import type { FeedDialogQuery } from './__generated__/FeedDialogQuery.graphql'

const query = graphql`
  query FeedDialogQuery {
    viewer {
      meetupFeedUrl
    }
  }
`

/** The secret address of the viewer's meetups for calendar programs. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('meetups')
  const { viewer } = useLazyLoadQuery<FeedDialogQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const words = { title: t('feed.title'), text: t('feed.text'), secret: t('feed.secret'), end: t('feed.end.text') }
  return <FeedSheet {...useFeed()} words={words} url={viewer.meetupFeedUrl} onClose={onClose} />
}
