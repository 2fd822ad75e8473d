import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import { CONVERSATION_KINDS, listArguments } from './listAddress'

const LIST = 'ConversationList_conversations'

/** Inserts a conversation into every list that it belongs to and is missing from; the list itself sorts it. */
export function placeConversation(store: RecordSourceProxy, id: string): void {
  const conversation = store.get(id)
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (!conversation || !viewer) return
  const hasUnread = Number(conversation.getValue('unreadCount')) > 0
  const kinds = [null, ...CONVERSATION_KINDS].filter((kind) => kind === null || kind === conversation.getValue('kind'))
  for (const kind of kinds) {
    for (const unread of hasUnread ? [false, true] : [false]) {
      const list = ConnectionHandler.getConnection(viewer, LIST, listArguments({ kind, unread, text: '' }))
      const isThere = list?.getLinkedRecords('edges')?.some((edge) => edge.getLinkedRecord('node')?.getDataID() === id)
      if (!list || isThere) continue
      ConnectionHandler.insertEdgeBefore(
        list,
        ConnectionHandler.createEdge(store, list, conversation, 'ConversationEdge'),
      )
    }
  }
}
