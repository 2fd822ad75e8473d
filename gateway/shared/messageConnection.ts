import type { Connection, PageArgs } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import { keysetConnection, keysetEdge } from '../core/lists/keyset'
import type { Message } from '../../legacy/contract/mailShapes'

const call = 'Mail.GetMessages'

export function messageConnection(
  context: GatewayContext,
  conversationId: number,
  args: PageArgs,
): Promise<Connection<Message>> {
  const read = (from: { beforeId?: number } | { afterId?: number }, take: number) =>
    context.rest.Mail.GetMessages({ query: { conversationId, ...from, take } })
  return keysetConnection({
    call,
    filters: { conversationId },
    args,
    keyOf: ({ id }) => id,
    readForth: (after = 0, take) => read({ afterId: after }, take),
    readBack: (before, take) => read(before === undefined ? {} : { beforeId: before }, take),
  })
}

/** The edge of a message in its conversation's list. */
export function messageEdge(message: Message) {
  return keysetEdge(call, { conversationId: message.conversationId }, message.id, message)
}
