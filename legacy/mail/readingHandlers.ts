import type { Handlers } from '../core/handler'
import { conversationAnswers, conversationById } from './conversationAnswer'
import { conversationsPage, conversationWith, groupChatMembers, menuPage } from './conversations'
import { messageAnswers } from './messages/messageAnswer'
import { messagesPage } from './messages/messages'

export const readingHandlers = {
  'Mail.GetConversations': async (deps, { viewer, query }) => {
    // A text search looks through all members' messages, hence the limit.
    if (query.text?.trim()) await deps.limits.consume('mailSearchByProfile', String(viewer.profile.id))
    return conversationsPage(deps, viewer, query)
  },
  'Mail.GetConversation': (deps, { viewer, query }) => conversationById(deps, viewer, query.conversationId),
  'Mail.GetConversationsByIds': (deps, { viewer, body }) => conversationAnswers(deps, body.ids, viewer),
  'Mail.GetConversationWith': (deps, { viewer, query }) => conversationWith(deps, viewer, query.profileId),
  'Mail.GetMessages': (deps, { viewer, query }) => messagesPage(deps, viewer, query),
  'Mail.GetMessagesByIds': (deps, { viewer, body }) => messageAnswers(deps, body.ids, viewer),
  'Mail.GetGroupChatMembers': (deps, { viewer, query }) => groupChatMembers(deps, viewer, query),
  'TopMenu.Conversations': (deps, { viewer, body }) => menuPage(deps, viewer, body),
} satisfies Partial<Handlers>
