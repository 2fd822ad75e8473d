import type { IEnvironment, RecordSourceProxy } from 'relay-runtime'
import { removeEdges } from '#platform/relay/removeEdges'

/**
 * Removes a lost conversation from every list and invalidates it, so that opening its address asks the server
 * again.
 */
export function forgetConversation(store: RecordSourceProxy, environment: IEnvironment, id: string): void {
  removeEdges(store, environment, 'ConversationConnection', (node) => node.getDataID() === id)
  store.get(id)?.invalidateRecord()
}
