import type { Handlers } from '../core/handler'
import { addToGroupChat, createGroupChat, renameGroupChat } from './groups'
import { leaveGroupChat, removeFromGroupChat } from './leaving'
import { deleteConversation, markAsRead, pin } from './ownPart'
import { sendMessage } from './send'
import { takeMessageBack } from './takeBack'
import { setTyping } from './typing'
import { requestVideoCall, setVideoCallsEnabled } from './videoCalls'

/** Writes to conversations. */
export const writingHandlers = {
  'Mail.SendMessage': (deps, { reader, body }) => sendMessage(deps, reader, body),
  'Mail.DeleteMessage': (deps, { reader, body }) => takeMessageBack(deps, reader, body.messageId),
  'Mail.MarkConversationAsRead': (deps, { reader, body }) => markAsRead(deps, reader, body),
  'Mail.SetTyping': async (deps, { reader, body }) => {
    await setTyping(deps, reader, body.conversationId)
    return {}
  },
  'Mail.PinConversation': (deps, { reader, body }) => pin(deps, reader, body),
  'Mail.DeleteConversation': async (deps, { reader, body }) => {
    await deleteConversation(deps, reader, body.conversationId)
    return {}
  },

  'Mail.SetVideoCallsEnabled': (deps, { reader, body }) => setVideoCallsEnabled(deps, reader, body),
  'Mail.RequestVideoCall': (deps, { reader, body }) => requestVideoCall(deps, reader, body),

  'Mail.CreateGroupChat': (deps, { reader, body }) => createGroupChat(deps, reader, body),
  'Mail.RenameGroupChat': (deps, { reader, body }) => renameGroupChat(deps, reader, body),
  'Mail.AddToGroupChat': (deps, { reader, body }) => addToGroupChat(deps, reader, body),
  'Mail.RemoveFromGroupChat': (deps, { reader, body }) => removeFromGroupChat(deps, reader, body),
  'Mail.LeaveGroupChat': async (deps, { reader, body }) => {
    await leaveGroupChat(deps, reader, body.conversationId)
    return {}
  },
} satisfies Partial<Handlers>
