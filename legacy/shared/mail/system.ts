import type { Transaction } from 'kysely'
import { ConversationKind } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { lockConversations } from './locks'
import { post, type Content } from './post'

/** Sends a member a message from the site, in a conversation that the first such message creates. */
export async function sendSystemMessage(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileId: number,
  content: Content,
): Promise<void> {
  await sendSystemMessages(deps, transaction, [profileId], content)
}

/** Sends the same message to several members, whose conversations are locked in the order of their ids. */
export async function sendSystemMessages(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
  content: Content,
): Promise<void> {
  const ids: number[] = []
  for (const profileId of profileIds.toSorted((a, b) => a - b)) {
    ids.push(await systemConversation(deps, transaction, profileId))
  }
  await lockConversations(transaction, ids)
  for (const conversationId of ids) await post(deps, transaction, { conversationId, senderId: null }, content)
}

export async function lockSystemConversation(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileId: number,
): Promise<number> {
  const id = await systemConversation(deps, transaction, profileId)
  await lockConversations(transaction, [id])
  return id
}

/** The conversation of a member with the site, created if need be, not locked. */
export async function systemConversation(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileId: number,
): Promise<number> {
  const now = clock.now()
  const begun = await transaction
    .insertInto('conversation')
    .values({ kind: ConversationKind.System, lowId: profileId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun) {
    // Not in the list until the first message.
    const member = { conversationId: begun.id, profileId, joinedAt: now, lastMessageAt: now, listed: false }
    await transaction.insertInto('conversationMember').values(member).execute()
    return begun.id
  }
  const { id } = await transaction
    .selectFrom('conversation')
    .select('id')
    .where('kind', '=', ConversationKind.System)
    .where('lowId', '=', profileId)
    .executeTakeFirstOrThrow()
  return id
}
