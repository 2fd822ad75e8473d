import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { ConversationKind, MessageType, NotificationTopic } from '../contract/enums'
import type { Message } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberReader } from '../core/handler'
import { plainText } from '../core/plainText'
import { invalid, notFound, Problem } from '../core/problem'
import { notify } from '../shared/notifications/notify'
import { refuseOwn, withOther } from '../shared/profiles/others'
import { attach, isVideo, lockUploads } from './attachments'
import { holdConversation, refuseUnread, type HeldConversation } from './held'
import { messageById } from './messageAnswer'
import { conversationOfPair, holdPair } from '../shared/mail/pair'
import { post, type Content } from '../shared/mail/post'

type Written = BodyOf<'Mail.SendMessage'>

/** Writes to a conversation, or to a profile; the same key again answers what it wrote before. */
export async function sendMessage(deps: Deps, reader: MemberReader, written: Written): Promise<Message> {
  // What a member says, they say themselves.
  refuseImpersonated(reader)
  const { conversationId, profileId, mediaIds = [], consent, key } = written
  if ((conversationId === undefined) === (profileId === undefined)) {
    throw invalid({ field: 'conversationId', code: 'REQUIRED' })
  }
  const text = plainText(written.text)
  if (text === '' && mediaIds.length === 0) throw invalid({ field: 'text', code: 'REQUIRED' })
  if (mediaIds.length > 0 && !consent) {
    throw new Problem(422, 'CONSENT_REQUIRED', { fields: [{ field: 'consent', code: 'CONSENT_REQUIRED' }] })
  }
  const id = await once(deps, reader, key, async () => {
    await consumeLimits(deps, reader, profileId)
    return withConversation(deps, reader, written, async (transaction, conversation) => {
      const known = await messageWithKey(transaction, reader, key)
      if (known !== undefined) return known
      await refuseUnread(transaction, reader, conversation)
      const media = await lockUploads(deps, transaction, reader, mediaIds)
      const filmed = text === '' && media.length === 1 && media.every(isVideo)
      const type = filmed ? MessageType.VideoMessage : MessageType.Normal
      const messageId = await say(deps, transaction, reader, { ...conversation, key }, { type, text })
      if (messageId !== undefined) await attach(deps, transaction, messageId, media)
      return messageId
    })
  })
  return messageById(deps, reader, id)
}

/** Does what a key stands for, unless it is done; gives the message that came of it. */
export async function once(
  { db }: Pick<Deps, 'db'>,
  reader: MemberReader,
  key: string,
  act: () => Promise<number | undefined>,
): Promise<number> {
  const before = await messageWithKey(db, reader, key)
  // The same key may be used elsewhere at once, for which nothing has waited.
  const id = before ?? (await act()) ?? (await messageWithKey(db, reader, key))
  if (id === undefined) throw notFound()
  return id
}

/** Writes in the reader's name, and tells those whom it is for; nothing where the key is used already. */
export async function say(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  reader: MemberReader,
  { id: conversationId, kind, key }: Pick<HeldConversation, 'id' | 'kind'> & { readonly key?: string },
  content: Content,
): Promise<number | undefined> {
  const actorId = reader.profile.id
  const posted = await post(deps, transaction, { conversationId, senderId: actorId, key }, content)
  if (!posted) return undefined
  const topic = kind === ConversationKind.GroupChat ? NotificationTopic.GroupChat : NotificationTopic.Mail
  await notify(deps, transaction, { topic, actorId, to: posted.receiverIds, conversationId })
  return posted.messageId
}

/** The message that the reader has written by a key. */
export async function messageWithKey(
  db: Database,
  { profile }: MemberReader,
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

/** Counts before anything is locked, for counting has a connection of its own. */
async function consumeLimits({ db, limits }: Deps, { profile }: MemberReader, profileId: number | undefined) {
  const own = String(profile.id)
  await limits.consume('messageByProfile', own)
  if (profileId === undefined) return
  const known = await conversationOfPair(db, profile.id, profileId)
  if (known === undefined) await limits.consume('newConversationByProfile', own)
}

function withConversation<T>(
  deps: Deps,
  reader: MemberReader,
  { conversationId, profileId }: Written,
  act: (transaction: Transaction<DB>, conversation: HeldConversation) => Promise<T>,
): Promise<T> {
  const { db } = deps
  if (profileId === undefined) {
    return db
      .transaction()
      .execute(async (transaction) =>
        act(transaction, await holdConversation(transaction, reader, conversationId ?? 0)),
      )
  }
  refuseOwn(reader, profileId)
  return withOther(db, reader, profileId, async (transaction) => {
    const id = await holdPair(deps, transaction, reader.profile.id, profileId)
    return act(transaction, await holdConversation(transaction, reader, id))
  })
}
