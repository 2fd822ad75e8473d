import type { GatewayContext } from '../core/context'
import { legacyIdOf } from '../core/globalIds'
import { messageEdge } from '../shared/messageConnection'

export const eventIdOf = (globalId: string) => legacyIdOf(globalId, 'Event')

/** The message that a write has sent, with its edge for the end of the client's list. */
export async function sent({ loaders }: GatewayContext, { messageId }: { readonly messageId: number }) {
  const message = await loaders.of('Mail.GetMessagesByIds').load(messageId)
  return message ? { message, messageEdge: messageEdge(message) } : {}
}
