import type { GatewayContext } from '../core/context'
import type { Conversation, Message } from '../core/parents'
import { known } from '../profiles/profileConnection'

function isThere<T>(one: T | null | undefined): one is T {
  return one != null
}

/** Keeps messages that a call brought along, with the profiles in them, so that edges to them need no look-up. */
export function knownMessages<L extends readonly Message[]>(context: GatewayContext, messages: L): L {
  for (const message of messages) context.loaders.messages.prime(message.id, message)
  known(context, messages.flatMap(({ sender, subject }) => [sender, subject?.profile]).filter(isThere))
  return messages
}

/** The same for conversations. */
export function knownConversations<L extends readonly Conversation[]>(context: GatewayContext, conversations: L): L {
  for (const conversation of conversations) context.loaders.conversations.prime(conversation.id, conversation)
  known(context, conversations.flatMap(({ other, members }) => [other, ...members]).filter(isThere))
  knownMessages(context, conversations.map(({ lastMessage }) => lastMessage).filter(isThere))
  return conversations
}

/** A conversation of the viewer's, with what it brings along; null when they are not in it. */
export async function conversationOf(id: number, context: GatewayContext): Promise<Conversation | null> {
  const conversation = await context.loaders.conversations.load(id)
  if (conversation) knownConversations(context, [conversation])
  return conversation
}

/** A message that the viewer may see, likewise. */
export async function messageOf(id: number, context: GatewayContext): Promise<Message | null> {
  const message = await context.loaders.messages.load(id)
  if (message) knownMessages(context, [message])
  return message
}
