import type { Handlers } from '../core/handler'
import { addToGroupChat, createGroupChat, renameGroupChat } from './groups'
import { leaveGroupChat, removeFromGroupChat } from './leaving'
import { deleteConversation, markAsRead, pin } from './ownPart'
import { sendMessage } from './send'
import { takeMessageBack } from './takeBack'
import { setTyping } from './typing'
import { requestVideoCall, setVideoCallsEnabled } from './videoCalls'

export const writingHandlers = {
  'Mail.SendMessage': (deps, { viewer, body }) => sendMessage(deps, viewer, body),
  'Mail.DeleteMessage': (deps, { viewer, body }) => takeMessageBack(deps, viewer, body.messageId),
  'Mail.MarkConversationAsRead': (deps, { viewer, body }) => markAsRead(deps, viewer, body),
  'Mail.SetTyping': async (deps, { viewer, body }) => {
    await setTyping(deps, viewer, body.conversationId)
    return {}
  },
  'Mail.PinConversation': (deps, { viewer, body }) => pin(deps, viewer, body),
  'Mail.DeleteConversation': async (deps, { viewer, body }) => {
    await deleteConversation(deps, viewer, body.conversationId)
    return {}
  },

  'Mail.SetVideoCallsEnabled': (deps, { viewer, body }) => setVideoCallsEnabled(deps, viewer, body),
  'Mail.RequestVideoCall': (deps, { viewer, body }) => requestVideoCall(deps, viewer, body),

  'Mail.CreateGroupChat': (deps, { viewer, body }) => createGroupChat(deps, viewer, body),
  'Mail.RenameGroupChat': (deps, { viewer, body }) => renameGroupChat(deps, viewer, body),
  'Mail.AddToGroupChat': (deps, { viewer, body }) => addToGroupChat(deps, viewer, body),
  'Mail.RemoveFromGroupChat': (deps, { viewer, body }) => removeFromGroupChat(deps, viewer, body),
  'Mail.LeaveGroupChat': async (deps, { viewer, body }) => {
    await leaveGroupChat(deps, viewer, body.conversationId)
    return {}
  },
} satisfies Partial<Handlers>
