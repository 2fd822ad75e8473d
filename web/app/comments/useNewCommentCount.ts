import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible } from '../../lib/scheduler'
import type { useNewCommentCountQuery } from './__generated__/useNewCommentCountQuery.graphql'

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
}

/**
 * How many comments others have written since the list was read; asked for every minute while the page is seen. `addKnown`
 * tells of one's own that have arrived, `markKnown` that all are on screen.
 */
export function useNewCommentCount({ id, commentCount, underWay, active }: Counted) {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState(commentCount)
  // One was deleted: the next new one is new all the same.
  if (commentCount < known) setKnown(commentCount)
  useEffect(() => {
    if (!active) return
    return everyWhileVisible(EVERY, () => {
      fetchQuery<useNewCommentCountQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        // It is asked again in a minute.
        error: () => {},
      })
    })
  }, [environment, id, active])
  return {
    count: Math.max(0, commentCount - known - underWay),
    addKnown: () => setKnown((before) => before + 1),
    markKnown: () => setKnown(commentCount),
  }
}
