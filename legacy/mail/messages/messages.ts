import type { QueryOf } from '../../contract/contract'
import type { Message } from '../../contract/mailShapes'
import { pageOf, type Deps, type MemberViewer } from '../../core/handler'
import { idsOf } from '../../core/idList'
import { notFound } from '../../core/problem'
import { messageAnswers } from './messageAnswer'
import { openConversations, openMessages } from '../../shared/visibility/mail'

type Store = Pick<Deps, 'db' | 'clock'>
type Range = Omit<QueryOf<'Mail.GetMessages'>, 'skip' | 'take'>

/** The messages of a conversation, newest first; with `afterId`, those after it, oldest first. */
export function messageList({ db }: Store, viewer: MemberViewer, { conversationId, beforeId, afterId }: Range) {
  return openMessages(db, viewer)
    .select('message.id')
    .where('message.conversationId', '=', conversationId)
    .where('conversationMember.conversationId', '=', conversationId)
    .$if(beforeId !== undefined, (all) => all.where('message.id', '<', beforeId ?? 0))
    .$if(afterId !== undefined, (all) => all.where('message.id', '>', afterId ?? 0))
    .orderBy('message.id', afterId === undefined ? 'desc' : 'asc')
}

/** A page of the messages of a conversation. @throws 404 when the viewer has no such conversation */
export async function messagesPage(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Mail.GetMessages'>,
): Promise<Message[]> {
  const ids = await idsOf(messageList(deps, viewer, query), pageOf(query))
  if (ids.length === 0) await requireOpen(deps, viewer, query.conversationId)
  return messageAnswers(deps, ids, viewer)
}

async function requireOpen({ db }: Store, viewer: MemberViewer, conversationId: number): Promise<void> {
  const found = await openConversations(db, viewer)
    .select('conversation.id')
    .where('conversation.id', '=', conversationId)
    .executeTakeFirst()
  if (!found) throw notFound()
}
