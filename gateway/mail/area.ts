import { ReportItemType } from '../../legacy/contract/staff/reportEnums'
import { batch, batchByType, defineArea } from '../core/schema/area'
import { conversationsResolvers } from './conversations'
import { groupChatsResolvers } from './groupChats'
import { messagesResolvers } from './messages'
import { messageTypeNames, messageTypeOf } from './messageTypes'
import { mailWritingResolvers } from './writing'

export const mail = defineArea({
  resolvers: [conversationsResolvers, groupChatsResolvers, mailWritingResolvers, messagesResolvers],
  nodes: {
    Conversation: batch('Mail.GetConversationsByIds'),
    ...batchByType('Mail.GetMessagesByIds', messageTypeNames, messageTypeOf),
  },
  reportable: {
    Conversation: ReportItemType.Conversation,
    ...Object.fromEntries(messageTypeNames.map((name) => [name, ReportItemType.Message])),
  },
})
