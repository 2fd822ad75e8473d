import { IconVideo } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { Picture } from '#ui/Picture'
import type { OutboxMedium } from '../../outbox/outbox'
import type { PendingMediaQuery } from './__generated__/PendingMediaQuery.graphql'
import classes from './PendingMedia.module.css'

const query = graphql`
  query PendingMediaQuery($id: ID!) {
    node(id: $id) {
      ... on Media {
        status
        url(size: GALLERY)
      }
    }
  }
`

export function PendingMedia({ media }: { media: readonly OutboxMedium[] }) {
  return (
    <div className={classes.media}>
      {media.map((medium) => (
        <PendingMedium key={medium.id} medium={medium} />
      ))}
    </div>
  )
}

function PendingMedium({ medium }: { medium: OutboxMedium }) {
  const src = useAddress(medium)
  return (
    <Picture
      className={classes.medium}
      source={src ? { src } : undefined}
      alt=""
      ratio="1"
      fallback={<IconVideo size={24} stroke={1.4} aria-hidden />}
    />
  )
}

/** The address of what was attached; read from the server where only the message has survived a reload. */
function useAddress({ id, url }: OutboxMedium): string | null {
  const environment = useRelayEnvironment()
  const [read, setRead] = useState<string | null>(null)
  const isKnown = url !== undefined
  useEffect(() => {
    if (isKnown) return undefined
    const reading = fetchQuery<PendingMediaQuery>(environment, query, { id }).subscribe({
      next: ({ node }) => setRead(node?.status === 'LIVE' ? (node.url ?? null) : null),
      // The message can be sent again all the same.
      error: () => {},
    })
    return () => reading.unsubscribe()
  }, [environment, id, isKnown])
  return url ?? read
}
