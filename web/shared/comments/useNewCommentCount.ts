import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible } from '#lib/scheduler'
import type { useNewCommentCountQuery } from './__generated__/useNewCommentCountQuery.graphql'
import { useLiveComments } from './useLiveComments'

const EVERY = 60_000

const query = graphql`
  query useNewCommentCountQuery($id: ID!) {
    node(id: $id) {
      ... on Commentable {
        commentCount
      }
    }
  }
`

interface Counted {
  readonly id: string
  readonly commentCount: number
  /** Number of the viewer's comments that are being sent. */
  readonly underWay: number
  /** Whether new comments are possible. */
  readonly active: boolean
  /** The id of the list's connection in the store. */
  readonly connection: string | undefined
  /** Whether the comment is on the page. */
  readonly isShown: (commentId: string) => boolean
}

/**
 * Counts comments of others since the list was loaded, by the live stream while it is open, otherwise by polling
 * every minute. `addKnown` excludes the viewer's own comments, `markKnown` resets the number.
 */
export function useNewCommentCount({ id, commentCount, underWay, active, connection, isShown }: Counted) {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState(commentCount)
  // After a deletion, the next comment must still count as new.
  if (commentCount < known) setKnown(commentCount)
  const live = useLiveComments(id, connection, (goneId) => {
    if (isShown(goneId)) setKnown((before) => Math.max(0, before - 1))
  })
  useEffect(() => {
    if (!active || live) return
    return everyWhileVisible(EVERY, () => {
      fetchQuery<useNewCommentCountQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        // The next poll tries again.
        error: () => {},
      })
    })
  }, [environment, id, active, live])
  return {
    count: Math.max(0, commentCount - known - underWay),
    addKnown: () => setKnown((before) => before + 1),
    markKnown: () => setKnown(commentCount),
  }
}
