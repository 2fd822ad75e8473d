import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { ConversationKind, MessageType } from '../contract/enums'
import { hasEventRight } from '../contract/events/eventRights'
import { refuseImpersonated } from '../core/access/access'
import { idWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { requiredText } from '../core/text/plainText'
import { once, say } from '../shared/mail/say'
import { openConversations } from '../shared/visibility/mail'
import { lockAnnouncements, lockGuestConversation } from './announcements'
import { lockEvent, requireRight } from './visibility'

type Written = AnswerOf<'Events.Announce'>

/** The viewer's conversations about an event: the announcements first, then by their last message. */
export async function eventConversations(
  deps: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetEventConversations'>,
): Promise<AnswerOf<'Events.GetEventConversations'>> {
  const { skip, take } = pageOf(query)
  return openConversations(deps.db, viewer)
    .select('conversation.id')
    .where('conversation.eventId', '=', query.eventId)
    .where('conversationMember.listed', '=', true)
    .orderBy((eb) => eb('conversation.guestId', 'is not', null))
    .orderBy('conversationMember.lastMessageAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
}

/** Writes to all who come. */
export function announce(
  deps: Deps,
  viewer: MemberViewer,
  { eventId, key, text }: BodyOf<'Events.Announce'>,
): Promise<Written> {
  return write(deps, viewer, { key, text }, async (transaction) => {
    await requireRight(transaction, viewer, eventId, 'announce')
    return lockAnnouncements(deps, transaction, await lockEvent(transaction, viewer, eventId))
  })
}

/** Writes to the hosts, or in a conversation of a guest with them. */
export function writeEventMail(
  deps: Deps,
  viewer: MemberViewer,
  { eventId, conversationId, key, text }: BodyOf<'Events.WriteEventMail'>,
): Promise<Written> {
  return write(deps, viewer, { key, text }, async (transaction) => {
    const event = await lockEvent(transaction, viewer, eventId)
    const own = viewer.profile.id
    if (conversationId === undefined) return lockGuestConversation(deps, transaction, event, own)
    const conversation = await transaction
      .selectFrom('conversation')
      .select('guestId')
      .where('id', '=', conversationId)
      .where('eventId', '=', eventId)
      .executeTakeFirst()
    const role = await requireRight(transaction, viewer, eventId, undefined)
    const mayAnswer = hasEventRight(role, 'answer')
    if (!conversation || (conversation.guestId !== own && !mayAnswer)) throw notFound()
    if (conversation.guestId === null) throw new Problem(422, 'NO_REPLY')
    await lockGuestConversation(deps, transaction, event, conversation.guestId)
    return conversationId
  })
}

async function write(
  deps: Deps,
  viewer: MemberViewer,
  { key, text: written }: { readonly key: string; readonly text: string },
  lock: (transaction: Transaction<DB>) => Promise<number>,
): Promise<Written> {
  refuseImpersonated(viewer)
  const text = requiredText('text', written)
  const messageId = await once(deps, viewer, key, async () => {
    await deps.limits.consume('messageByProfile', String(viewer.profile.id))
    return deps.db.transaction().execute(async (transaction) => {
      const conversationId = await lock(transaction)
      const known = await idWithKey(transaction, viewer, 'message', key)
      if (known !== undefined) return known
      const conversation = { id: conversationId, kind: ConversationKind.Event, key }
      return say(deps, transaction, viewer, conversation, { type: MessageType.Normal, text })
    })
  })
  return { messageId }
}
