import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { MessageType } from '../contract/enums'
import type { Message } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access/access'
import { idWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { plainText } from '../core/text/plainText'
import { invalid, Problem } from '../core/problem'
import { refuseOwn, withOther } from '../shared/profiles/others'
import { lockUploads } from '../shared/media/attachments'
import { attach, isVideo } from './messages/attachments'
import { lockConversation, refuseUnread, type HeldConversation } from './lockConversation'
import { messageById } from './messages/messageAnswer'
import { conversationOfPair, lockConversationOfPair } from '../shared/mail/pair'
import { once, say } from '../shared/mail/say'

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
      const known = await idWithKey(transaction, viewer, 'message', key)
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
