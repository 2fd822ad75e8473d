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
/** The server gives no more at once. */
const MOST = 100

/**
 * Keeps the lists in step with what happens: what is written in a conversation puts it into its lists, and what is gone
 * leaves them. Answers how the list is fetched anew while it stands.
 */
export function useLiveList(filter: MailFilter, shown: number): () => void {
  const environment = useRelayEnvironment()
  const refresh = () => {
    const count = Math.min(MOST, Math.max(PAGE, shown))
    fetchQuery<ConversationListPaginationQuery>(
      environment,
      PaginationQuery,
      { ...listArguments(filter), count },
      { fetchPolicy: 'network-only' },
      // What could not be fetched now is fetched at the next occasion; the list stands meanwhile.
    ).subscribe({ error: () => {} })
  }
  useLiveEvents((event) => {
    if (event.__typename === 'LiveResync') refresh()
    if (event.__typename === 'LiveMessage' && event.conversation) {
      const { id } = event.conversation
      environment.commitUpdate((store) => placeConversation(store, id))
    }
    if (event.__typename === 'LiveConversation' && !event.conversation) {
      const isGone = (node: RecordProxy) => node.getValue('legacyId') === event.conversationLegacyId
      environment.commitUpdate((store) => removeEdges(store, environment, 'ConversationConnection', isGone))
      // Pages count from the beginning: after something has left, the next one would leave something out.
      refresh()
    }
  })
  return refresh
}
