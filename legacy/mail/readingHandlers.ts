import type { Handlers } from '../core/handler'
import { conversationAnswers, conversationById } from './conversationAnswer'
import { conversationsPage, conversationWith, groupChatMembers, menuPage } from './conversations'
import { messageAnswers } from './messageAnswer'
import { messagesPage } from './messages'

/** Reads of conversations and messages. */
export const readingHandlers = {
  'Mail.GetConversations': async (deps, { reader, query }) => {
    // Words are looked up among all messages of everybody.
    if (query.text?.trim()) await deps.limits.consume('mailSearchByProfile', String(reader.profile.id))
    return conversationsPage(deps, reader, query)
  },
  'Mail.GetConversation': (deps, { reader, query }) => conversationById(deps, reader, query.conversationId),
  'Mail.GetConversationsByIds': (deps, { reader, body }) => conversationAnswers(deps, body.ids, reader),
  'Mail.GetConversationWith': (deps, { reader, query }) => conversationWith(deps, reader, query.profileId),
  'Mail.GetMessages': (deps, { reader, query }) => messagesPage(deps, reader, query),
  'Mail.GetMessagesByIds': (deps, { reader, body }) => messageAnswers(deps, body.ids, reader),
  'Mail.GetGroupChatMembers': (deps, { reader, query }) => groupChatMembers(deps, reader, query),
  'TopMenu.Conversations': (deps, { reader, body }) => menuPage(deps, reader, body),
} satisfies Partial<Handlers>
