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
  /** Comments of the viewer's that are on their way. */
  readonly underWay: number
  /** Whether there can be new ones. */
  readonly active: boolean
  /** The list in the store that they stand in. */
  readonly connection: string | undefined
  /** Whether a comment is on screen, by its id. */
  readonly isShown: (commentId: string) => boolean
}

/**
 * How many comments others have written since the list was read; told by the stream while the page is seen, else asked for
 * every minute. `addKnown` tells of one's own that have arrived, `markKnown` that all are on screen.
 */
export function useNewCommentCount({ id, commentCount, underWay, active, connection, isShown }: Counted) {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState(commentCount)
  // One was deleted: the next new one is new all the same.
  if (commentCount < known) setKnown(commentCount)
  const live = useLiveComments(id, connection, (goneId) => {
    if (isShown(goneId)) setKnown((before) => Math.max(0, before - 1))
  })
  useEffect(() => {
    if (!active || live) return
    return everyWhileVisible(EVERY, () => {
      fetchQuery<useNewCommentCountQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        // It is asked again in a minute.
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
