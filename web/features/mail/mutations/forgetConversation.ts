import type { IEnvironment, RecordSourceProxy } from 'relay-runtime'
import { removeEdges } from '#platform/relay/removeEdges'

/** Takes a conversation that is gone out of every list; whoever opens its address again asks the server what is left of it. */
export function forgetConversation(store: RecordSourceProxy, environment: IEnvironment, id: string): void {
  removeEdges(store, environment, 'ConversationConnection', (node) => node.getDataID() === id)
  store.get(id)?.invalidateRecord()
}
