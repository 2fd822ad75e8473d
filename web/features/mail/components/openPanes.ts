import { NewConversationPane } from './conversation/NewConversationPane'
import { OpenConversation } from './OpenConversation'

/** What is beside the list, or instead of it on a phone: one file, which the list does not wait for. */
export const openPanes = { NewConversationPane, OpenConversation }
