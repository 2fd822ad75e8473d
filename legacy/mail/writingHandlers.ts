import type { Handlers } from '../core/handler'
import { deleteConversation, markAsRead, pin } from './ownPart'
import { sendMessage } from './send'
import { setTyping } from './typing'

/** Writes to conversations. */
export const writingHandlers = {
  'Mail.SendMessage': (deps, { reader, body }) => sendMessage(deps, reader, body),
  'Mail.MarkConversationAsRead': (deps, { reader, body }) => markAsRead(deps, reader, body),
  'Mail.PinConversation': (deps, { reader, body }) => pin(deps, reader, body),
  'Mail.DeleteConversation': async (deps, { reader, body }) => {
    await deleteConversation(deps, reader, body.conversationId)
    return {}
  },
  'Mail.SetTyping': async (deps, { reader, body }) => {
    await setTyping(deps, reader, body.conversationId)
    return {}
  },
} satisfies Partial<Handlers>
