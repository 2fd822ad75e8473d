import type { Transaction } from 'kysely'
import { ConversationKind, NotificationItemType, NotificationTopic } from '../../contract/enums'
import { idWithKey, requireIdWithKey } from '../../core/database/idWithKey'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { notify } from '../notifications/notify'
import { post, type Content } from './post'

/** Runs an action once per key. Returns the message that it wrote. */
export async function once(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  key: string,
  act: () => Promise<number | undefined>,
): Promise<number> {
  const before = await idWithKey(db, viewer, 'message', key)
  // The same key may be in use for another conversation at the same time; no lock covers that.
  return before ?? (await act()) ?? requireIdWithKey(db, viewer, 'message', key)
}

/** Writes in the viewer's name and publishes it to the recipients. Returns nothing when the key is used already. */
export async function say(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { id: conversationId, kind, key }: { readonly id: number; readonly kind: ConversationKind; readonly key?: string },
  content: Content,
): Promise<number | undefined> {
  const actorId = viewer.profile.id
  const posted = await post(deps, transaction, { conversationId, senderId: actorId, key }, content)
  if (!posted) return undefined
  const isShared = kind === ConversationKind.GroupChat || kind === ConversationKind.Lodge
  const topic = isShared ? NotificationTopic.GroupChat : NotificationTopic.Mail
  const conversation = { itemType: NotificationItemType.Conversation, itemId: conversationId }
  await notify(deps, transaction, { topic, actorId, to: posted.receiverIds, ...conversation })
  return posted.messageId
}
