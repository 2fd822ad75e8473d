import type { Transaction } from 'kysely'
import { ConversationKind, MessageType } from '../contract/enums'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import type { Deps } from '../core/handler'
import { lockConversations } from '../shared/mail/locks'
import { endParticipation } from '../shared/mail/participation'
import { post } from '../shared/mail/post'
import { recount } from '../shared/mail/unread'

type Store = Pick<Deps, 'clock'>

interface OfEvent {
  readonly id: number
  readonly title: string
}

/** The conversation of an event's announcements, locked, with everybody who comes and its hosts in it. */
export async function lockAnnouncements(deps: Store, transaction: Transaction<DB>, event: OfEvent): Promise<number> {
  const id = await eventConversation(deps, transaction, event, null)
  await lockConversations(transaction, [id])
  const guests = await transaction
    .selectFrom('eventSignUp')
    .select('profileId')
    .where('eventId', '=', event.id)
    .where('status', '=', EventSignUpStatus.Coming)
    .execute()
  const there = [...guests, ...(await hostsOf(transaction, event.id))].map(({ profileId }) => profileId)
  await addParticipants(deps, transaction, id, there)
  return id
}

/** The conversation of a guest with the hosts of an event, locked, with all of them in it. */
export async function lockGuestConversation(
  deps: Store,
  transaction: Transaction<DB>,
  event: OfEvent,
  guestId: number,
): Promise<number> {
  const id = await eventConversation(deps, transaction, event, guestId)
  await lockConversations(transaction, [id])
  const hosts = await hostsOf(transaction, event.id)
  await addParticipants(deps, transaction, id, [guestId, ...hosts.map(({ profileId }) => profileId)])
  return id
}

function hostsOf(transaction: Transaction<DB>, eventId: number) {
  return transaction.selectFrom('eventHost').select('profileId').where('eventId', '=', eventId).execute()
}

async function eventConversation(
  { clock }: Store,
  transaction: Transaction<DB>,
  event: OfEvent,
  guestId: number | null,
): Promise<number> {
  const known = await conversationOf(transaction, event.id, guestId)
  if (known !== undefined) return known
  const { id } = await transaction
    .insertInto('conversation')
    .values({
      kind: ConversationKind.Event,
      name: event.title,
      eventId: event.id,
      guestId,
      createdAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function conversationOf(
  transaction: Transaction<DB>,
  eventId: number,
  guestId: number | null,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('conversation')
    .select('id')
    .where('eventId', '=', eventId)
    .where('guestId', 'is not distinct from', guestId)
    .executeTakeFirst()
  return row?.id
}

/** Whoever comes later sees what was written before, too. */
async function addParticipants(
  { clock }: Store,
  transaction: Transaction<DB>,
  conversationId: number,
  profileIds: readonly number[],
): Promise<void> {
  if (profileIds.length === 0) return
  const now = clock.now()
  const added = await transaction
    .insertInto('conversationMember')
    .values(
      [...new Set(profileIds)].map((profileId) => ({
        conversationId,
        profileId,
        joinedAt: now,
        lastMessageAt: now,
        listed: false,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['conversationId', 'profileId'])
        .doUpdateSet({ leftAt: null, joinedAt: now })
        .where('conversationMember.leftAt', 'is not', null),
    )
    .returning('profileId')
    .execute()
  const ids = added.map(({ profileId }) => profileId)
  if (ids.length === 0) return
  const recounted = await recount(transaction, [conversationId], ids)
  if (recounted.length > 0) await publish(transaction, { type: 'CountsChanged', profileIds: ids })
}

/** Shows the announcements of an event to those who have got a place, if there are any. */
export async function joinAnnouncements(
  deps: Store,
  transaction: Transaction<DB>,
  { id }: OfEvent,
  profileIds: readonly number[],
): Promise<void> {
  if (profileIds.length === 0) return
  const conversationId = await conversationOf(transaction, id, null)
  if (conversationId === undefined) return
  await lockConversations(transaction, [conversationId])
  await addParticipants(deps, transaction, conversationId, profileIds)
}

/**
 * Says in the announcements of an event, as the site, that it was moved or cancelled, so that also those hear of it
 * whom a block keeps from its hosts.
 */
export async function announceChange(
  deps: Store,
  transaction: Transaction<DB>,
  event: OfEvent,
  text: 'EVENT_MOVED' | 'EVENT_CANCELLED',
): Promise<void> {
  const conversationId = await lockAnnouncements(deps, transaction, event)
  const about = { text, params: { event: event.title } }
  await post(deps, transaction, { conversationId, senderId: null }, { type: MessageType.SystemMessage, about })
}

/** Takes somebody who comes no longer out of the announcements. */
export async function leaveAnnouncements(
  deps: Store,
  transaction: Transaction<DB>,
  eventId: number,
  profileId: number,
): Promise<void> {
  const conversationId = await conversationOf(transaction, eventId, null)
  if (conversationId === undefined) return
  await lockConversations(transaction, [conversationId])
  await endParticipation(deps, transaction, conversationId, profileId)
}

/** Takes a former host out of the event's conversations with others; as a guest they keep the announcements. */
export async function leaveAsHost(
  deps: Store,
  transaction: Transaction<DB>,
  eventId: number,
  profileId: number,
): Promise<void> {
  const comes = transaction
    .selectFrom('eventSignUp')
    .select('id')
    .where('eventId', '=', eventId)
    .where('profileId', '=', profileId)
    .where('status', '=', EventSignUpStatus.Coming)
  const rows = await transaction
    .selectFrom('conversation')
    .select('id')
    .where('eventId', '=', eventId)
    .where('guestId', 'is distinct from', profileId)
    .where((eb) => eb.or([eb('guestId', 'is not', null), eb.not(eb.exists(comes))]))
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await lockConversations(transaction, ids)
  for (const id of ids) await endParticipation(deps, transaction, id, profileId)
}
