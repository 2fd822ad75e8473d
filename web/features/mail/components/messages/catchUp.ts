import { commitLocalUpdate, fetchQuery, graphql } from 'react-relay'
import type { DataID, IEnvironment } from 'relay-runtime'
import { insertMessage } from '../../insertMessage'
import type { catchUpQuery } from './__generated__/catchUpQuery.graphql'

const query = graphql`
  query catchUpQuery($legacyId: Int!, $after: String) @throwOnFieldError {
    conversation(legacyId: $legacyId) {
      id
      unreadCount
      otherReadUpTo
      ...ConversationHead_conversation
      ...Composer_conversation
      messages(first: 100, after: $after) {
        edges {
          cursor
          node {
            __typename
            id
            legacyId
            ...useMessages_message
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

/** Of each list up to where nothing is missing, also after it was left; lists that the store has dropped begin further on. */
const completeIn = new WeakMap<IEnvironment, Map<DataID, string>>()
/** A list that was fetched just now lacks at most what came in that moment. */
const AFTER_OPENING = 1_000

interface CatchUp {
  readonly legacyId: number
  readonly connectionId: DataID
  /** Up to here nothing is missing; null where nothing was written. */
  readonly lastCursor: string | null
  readonly onGone: () => void
}

/**
 * Asks for what was written since, first when the conversation opens, and puts it into the list. Up to where nothing is missing is only known from the answers
 * themselves: a message that came by itself may have overtaken others.
 */
export function createCatchUp(environment: IEnvironment, { legacyId, connectionId, lastCursor, onGone }: CatchUp) {
  const completeUpTo = completeIn.get(environment) ?? new Map<DataID, string>()
  completeIn.set(environment, completeUpTo)
  let running: { unsubscribe(): void } | null = null
  let again = false

  const run = (): void => {
    if (running) {
      again = true
      return
    }
    let isOver = false
    const end = () => {
      isOver = true
      running = null
      if (!again) return
      again = false
      run()
    }
    const request = fetchQuery<catchUpQuery>(
      environment,
      query,
      { legacyId, after: completeUpTo.get(connectionId) ?? lastCursor },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next({ conversation }) {
        if (!conversation) return onGone()
        const { edges, pageInfo } = conversation.messages ?? { edges: [], pageInfo: null }
        commitLocalUpdate(environment, (store) => {
          for (const { cursor, node } of edges) insertMessage(store, connectionId, { ...node, cursor })
        })
        if (pageInfo?.endCursor) completeUpTo.set(connectionId, pageInfo.endCursor)
        again ||= pageInfo?.hasNextPage ?? false
      },
      complete: end,
      // The next sign of life asks again, from the same place.
      error: end,
    })
    if (!isOver) running = request
  }

  const first = window.setTimeout(run, completeUpTo.has(connectionId) ? 0 : AFTER_OPENING)
  if (lastCursor !== null && !completeUpTo.has(connectionId)) completeUpTo.set(connectionId, lastCursor)
  return {
    run,
    stop: () => {
      window.clearTimeout(first)
      running?.unsubscribe()
    },
  }
}
