import { ConversationKind, MessageType } from '../contract/enums'
import type { Deps } from '../core/handler'
import { lockConversations } from '../shared/mail/locks'
import { endParticipation, joinConversation } from '../shared/mail/participation'
import { post } from '../shared/mail/post'
import { sendSystemMessage, systemConversation } from '../shared/mail/system'
import type { LodgeChange } from './change'

type Line =
  | typeof MessageType.LodgeMemberJoined
  | typeof MessageType.LodgeMemberLeft
  | typeof MessageType.LodgeMemberBanned
  | typeof MessageType.LodgeOwnershipPassed

export async function conversationIn(
  { db }: Pick<Deps, 'db'>,
  lodgeId: number,
): Promise<{ conversationId: number | null }> {
  const found = await db
    .selectFrom('conversation')
    .select('id')
    .where('lodgeId', '=', lodgeId)
    .where('kind', '=', ConversationKind.Lodge)
    .executeTakeFirst()
  return { conversationId: found?.id ?? null }
}

/** The conversation of the lodge, not locked. The first use creates it, with everybody who is in the lodge. */
async function lodgeConversation({ deps, transaction, lodge }: LodgeChange): Promise<number> {
  const { conversationId } = await conversationIn({ db: transaction }, lodge.id)
  if (conversationId !== null) return conversationId
  const now = deps.clock.now()
  const { id } = await transaction
    .insertInto('conversation')
    .values({ kind: ConversationKind.Lodge, lodgeId: lodge.id, name: lodge.name, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('conversationMember')
    .columns(['conversationId', 'profileId', 'joinedAt', 'lastMessageAt', 'listed'])
    .expression((eb) =>
      eb
        .selectFrom('lodgeMembership')
        .select((row) => [
          row.cast<number>(row.val(id), 'integer').as('conversationId'),
          'profileId',
          row.cast<Date>(row.val(now), 'timestamptz').as('joinedAt'),
          row.cast<Date>(row.val(now), 'timestamptz').as('lastMessageAt'),
          // Until the first message.
          row.lit(false).as('listed'),
        ])
        .where('lodgeId', '=', lodge.id)
        .where('joinedAt', 'is not', null),
    )
    .execute()
  return id
}

/** Locks the lodge's conversation and a profile's with the site, in the order of their ids, for what follows. */
export async function lockMailOf(change: LodgeChange, profileId: number): Promise<void> {
  const { deps, transaction } = change
  const ids = [await lodgeConversation(change), await systemConversation(deps, transaction, profileId)]
  await lockConversations(transaction, ids)
}

/** Takes a new member into the lodge's conversation. */
export async function enterConversation(change: LodgeChange, profileId: number): Promise<void> {
  const { deps, transaction } = change
  const conversationId = await lodgeConversation(change)
  await lockConversations(transaction, [conversationId])
  await joinConversation(deps, transaction, conversationId, [profileId])
  await postLine(change, MessageType.LodgeMemberJoined, profileId)
}

/** Takes a profile whose membership has ended out of it; the others do not read of one whose membership was hidden. */
export async function exitConversation(
  change: LodgeChange,
  { profileId, visible }: { readonly profileId: number; readonly visible: boolean },
  line: Line,
): Promise<void> {
  const { deps, transaction } = change
  const conversationId = await lodgeConversation(change)
  await lockConversations(transaction, [conversationId])
  await endParticipation(deps, transaction, conversationId, profileId)
  if (visible) await postLine(change, line, profileId)
}

/** Posts what happened to a member. The site is the sender, so that a block hides the name only. */
export async function postLine(change: LodgeChange, type: Line, profileId: number): Promise<void> {
  const { deps, transaction, lodge } = change
  const conversationId = await lodgeConversation(change)
  await lockConversations(transaction, [conversationId])
  const about = { lodgeId: lodge.id, name: lodge.name, profileId }
  const doneBy = type === MessageType.LodgeMemberJoined ? profileId : undefined
  await post(deps, transaction, { conversationId, senderId: null, doneBy }, { type, about })
}

/** Tells a profile by mail from the site how its request ended. */
export async function mailDecision(
  { deps, transaction, lodge }: LodgeChange,
  type: typeof MessageType.LodgeMembershipApproved | typeof MessageType.LodgeMembershipDeclined,
  profileId: number,
): Promise<void> {
  const about = { lodgeId: lodge.id, name: lodge.name, dark: lodge.dark }
  await sendSystemMessage(deps, transaction, profileId, { type, about })
}
