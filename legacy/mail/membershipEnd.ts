import { sql } from 'kysely'
import { ConversationKind, MessageType, ProfileStatus } from '../contract/enums'
import { after, DAY } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { Deps } from '../core/handler'
import { activeStatuses } from '../shared/money/subscriptions'
import { lockSystemConversation, sendSystemMessage } from '../shared/mail/system'

/** How long before its end a member is notified that the membership ends. */
const TOLD_BEFORE = 7 * DAY

/** With less time left, the membership was bought for a day or two, and the member knows its end. */
const NOT_WITHIN = 2 * DAY

/** Notifies members whose membership ends within a week, once for each end. */
export async function notifyMembershipEnds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const { id } of await untold(db, clock.now()).execute()) {
    await db.transaction().execute(async (transaction) => {
      // Locks out concurrent runs; the condition is checked again under the lock.
      await lockSystemConversation({ clock }, transaction, id)
      const still = await untold(transaction, clock.now()).where('profile.id', '=', id).executeTakeFirst()
      if (!still?.memberUntil) return
      const about = { until: still.memberUntil.toISOString() }
      await sendSystemMessage({ clock }, transaction, id, { type: MessageType.MembershipAboutToExpire, about })
    })
  }
}

function untold(db: Database, now: Date) {
  return (
    db
      .selectFrom('profile')
      .select(['profile.id', 'profile.memberUntil'])
      .where('profile.status', '=', ProfileStatus.Active)
      .where('profile.memberUntil', '>', after(now, NOT_WITHIN))
      .where('profile.memberUntil', '<=', after(now, TOLD_BEFORE))
      // One that renews itself does not end.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('subscription')
              .select('subscription.id')
              .whereRef('subscription.profileId', '=', 'profile.id')
              .where('subscription.status', 'in', activeStatuses),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('conversation')
              .innerJoin('message', 'message.conversationId', 'conversation.id')
              .select('message.id')
              .whereRef('conversation.lowId', '=', 'profile.id')
              .where('conversation.kind', '=', ConversationKind.System)
              .where('message.type', '=', MessageType.MembershipAboutToExpire)
              // A later end is notified again.
              .where(
                sql<boolean>`(message.about ->> 'until')::timestamptz = date_trunc('milliseconds', profile.member_until)`,
              ),
          ),
        ),
      )
  )
}
