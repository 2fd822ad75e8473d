import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { RecordProxy } from 'relay-runtime'
import { useLiveEvents } from '#platform/live/liveEvents'
import { removeEdges } from '#platform/relay/removeEdges'
import { listArguments, type MailFilter } from '../../listAddress'
import { placeConversation } from '../../placeConversation'
import PaginationQuery, {
  type ConversationListPaginationQuery,
} from './__generated__/ConversationListPaginationQuery.graphql'

const PAGE = 30
/** Largest page of the server. */
const MAX_PAGE = 100

/**
 * Keeps the lists current: a new message puts its conversation into its lists, and a lost conversation leaves
 * them. Returns a function that fetches the list again.
 */
export function useLiveList(filter: MailFilter, shown: number): () => void {
  const environment = useRelayEnvironment()
  const refresh = () => {
    const count = Math.min(MAX_PAGE, Math.max(PAGE, shown))
    fetchQuery<ConversationListPaginationQuery>(
      environment,
      PaginationQuery,
      { ...listArguments(filter), count },
      { fetchPolicy: 'network-only' },
      // A failed fetch is retried at the next occasion; the list stays meanwhile.
    ).subscribe({ error: () => {} })
  }
  useLiveEvents((event) => {
    if (event.__typename === 'LiveResync') refresh()
    if (event.__typename === 'LiveMessage' && event.conversation) {
      const { id } = event.conversation
      environment.commitUpdate((store) => placeConversation(store, id))
    }
    if (event.__typename === 'LiveConversation' && !event.conversation) {
      const isGone = (node: RecordProxy) => node.getDataID() === event.conversationId
      environment.commitUpdate((store) => removeEdges(store, environment, 'ConversationConnection', isGone))
      // Pages are counted from the start, so the next page would skip an entry after one has left.
      refresh()
    }
  })
  return refresh
}
