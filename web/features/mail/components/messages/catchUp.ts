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

/**
 * Cursor of each list up to which nothing is missing, kept after the list is left. A list that the store has
 * dropped starts further on.
 */
const completeIn = new WeakMap<IEnvironment, Map<DataID, string>>()
/** Milliseconds. A list that was just fetched lacks at most what arrived in that moment. */
const AFTER_OPENING = 1_000

interface CatchUp {
  readonly legacyId: number
  readonly connectionId: DataID
  /** Cursor up to which nothing is missing; null in an empty conversation. */
  readonly lastCursor: string | null
  readonly onGone: () => void
}

/**
 * Fetches messages written since the last complete position, first when the conversation opens, and inserts them
 * into the list. Only answers prove that a list is complete: a live message may have overtaken others.
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
      // The next live event retries from the same position.
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
