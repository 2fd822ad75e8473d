import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { ConversationKind, MessageType, NotificationItemType, NotificationTopic } from '../contract/enums'
import type { Message } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access/access'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { plainText } from '../core/text/plainText'
import { invalid, notFound, Problem } from '../core/problem'
import { notify } from '../shared/notifications/notify'
import { refuseOwn, withOther } from '../shared/profiles/others'
import { lockUploads } from '../shared/media/attachments'
import { attach, isVideo } from './messages/attachments'
import { lockConversation, refuseUnread, type HeldConversation } from './lockConversation'
import { messageById } from './messages/messageAnswer'
import { conversationOfPair, lockConversationOfPair } from '../shared/mail/pair'
import { post, type Content } from '../shared/mail/post'

type Written = BodyOf<'Mail.SendMessage'>

/** Sends a message to a conversation or a profile; the same key again returns the first message. */
export async function sendMessage(deps: Deps, viewer: MemberViewer, written: Written): Promise<Message> {
  // Staff who impersonate cannot send messages.
  refuseImpersonated(viewer)
  const { conversationId, profileId, mediaIds = [], consent, key } = written
  if ((conversationId === undefined) === (profileId === undefined)) {
    throw invalid({ field: 'conversationId', code: 'REQUIRED' })
  }
  const text = plainText(written.text)
  if (text === '' && mediaIds.length === 0) throw invalid({ field: 'text', code: 'REQUIRED' })
  if (mediaIds.length > 0 && !consent) {
    throw new Problem(422, 'CONSENT_REQUIRED', { fields: [{ field: 'consent', code: 'CONSENT_REQUIRED' }] })
  }
  const id = await once(deps, viewer, key, async () => {
    await consumeLimits(deps, viewer, profileId)
    return withConversation(deps, viewer, written, async (transaction, conversation) => {
      const known = await messageWithKey(transaction, viewer, key)
      if (known !== undefined) return known
      await refuseUnread(transaction, viewer, conversation)
      const media = await lockUploads(deps, transaction, viewer, mediaIds)
      const filmed = text === '' && media.length === 1 && media.every(isVideo)
      const type = filmed ? MessageType.VideoMessage : MessageType.Normal
      const messageId = await say(deps, transaction, viewer, { ...conversation, key }, { type, text })
      if (messageId !== undefined) await attach(deps, transaction, messageId, media)
      return messageId
    })
  })
  return messageById(deps, viewer, id)
}

/** Runs an action once per key. Returns the message that it wrote. */
export async function once(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  key: string,
  act: () => Promise<number | undefined>,
): Promise<number> {
  const before = await messageWithKey(db, viewer, key)
  // The same key may be in use for another conversation at the same time; no lock covers that.
  const id = before ?? (await act()) ?? (await messageWithKey(db, viewer, key))
  if (id === undefined) throw notFound()
  return id
}

/** Writes in the viewer's name and publishes it to the recipients. Returns nothing when the key is used already. */
export async function say(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { id: conversationId, kind, key }: Pick<HeldConversation, 'id' | 'kind'> & { readonly key?: string },
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

export async function messageWithKey(
  db: Database,
  { profile }: MemberViewer,
  key: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('message')
    .select('id')
    .where('senderId', '=', profile.id)
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.id
}

/** Consumes limits before any lock is taken, because counting uses a connection of its own. */
async function consumeLimits({ db, limits }: Deps, { profile }: MemberViewer, profileId: number | undefined) {
  const own = String(profile.id)
  await limits.consume('messageByProfile', own)
  if (profileId === undefined) return
  const known = await conversationOfPair(db, profile.id, profileId)
  if (known === undefined) await limits.consume('newConversationByProfile', own)
}

function withConversation<T>(
  deps: Deps,
  viewer: MemberViewer,
  { conversationId, profileId }: Written,
  act: (transaction: Transaction<DB>, conversation: HeldConversation) => Promise<T>,
): Promise<T> {
  const { db } = deps
  if (profileId === undefined) {
    return db
      .transaction()
      .execute(async (transaction) =>
        act(transaction, await lockConversation(transaction, viewer, conversationId ?? 0)),
      )
  }
  refuseOwn(viewer, profileId)
  return withOther(db, viewer, profileId, async (transaction) => {
    const id = await lockConversationOfPair(deps, transaction, viewer.profile.id, profileId)
    return act(transaction, await lockConversation(transaction, viewer, id))
  })
}
