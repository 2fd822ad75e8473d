import type { GatewayContext } from '../core/context'
import { legacyIdOf } from '../core/globalIds'
import { mutate } from '../core/mutation'
import type { Conversation } from './parents'

type Write<T> = (conversationId: number) => Promise<T>

/** A write about the conversation that the input calls `id`; `names` are its other fields. */
export function writeAbout<P extends object>(
  context: GatewayContext,
  id: string,
  write: Write<P>,
  names: Readonly<Record<string, string>> = {},
) {
  return mutate(context, () => write(legacyIdOf(id, 'Conversation')), { ...names, conversationId: 'id' })
}

export function changeConversation(
  context: GatewayContext,
  id: string,
  write: Write<Conversation>,
  names?: Readonly<Record<string, string>>,
) {
  return writeAbout(context, id, async (conversationId) => ({ conversation: await write(conversationId) }), names)
}

/** A write that removes the conversation for the viewer. */
export function removeConversation(context: GatewayContext, id: string, write: Write<unknown>) {
  return writeAbout(context, id, async (conversationId) => {
    await write(conversationId)
    return { deletedId: id }
  })
}
