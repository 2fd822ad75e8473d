import { expressionBuilder } from 'kysely'
import { NotificationItemType, ReportItemType } from '../contract/enums'
import type { Reportable } from '../shared/items/items'
import { openMessages, ruledOpenTo } from '../shared/visibility/mail'
import { removeMessage } from './takeBack'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'

/** Messages that members wrote can be reported. */
export const reportable = {
  [ReportItemType.Message]: {
    ownerOf: async ({ db }, viewer, id) => {
      const message = await openMessages(db, viewer)
        .select('message.senderId')
        .where('message.id', '=', id)
        .where('message.deletedAt', 'is', null)
        .executeTakeFirst()
      return message?.senderId ?? undefined
    },
    remove: (db, id, { now }) => removeMessage(db, id, now),
  },
} satisfies Partial<Record<ReportItemType, Reportable>>

/** Conversations as subjects of toasts, mails and pushes; the list of notifications has none. */
export const notified = {
  [NotificationItemType.Conversation]: {
    visibleTo: (_deps, viewer, { itemId }) => {
      const eb = expressionBuilder<DB>()
      const membership = eb
        .selectFrom('conversationMember')
        .innerJoin('conversation', 'conversation.id', 'conversationMember.conversationId')
        .select('conversationMember.profileId')
        .where('conversationMember.conversationId', '=', itemId)
        .where('conversationMember.profileId', '=', viewer.profile.id)
        .where('conversationMember.leftAt', 'is', null)
        .where(ruledOpenTo(viewer))
      return eb.exists(membership)
    },
    path: ({ itemId }) => `/Mail/${itemId}`,
    replacesPush: true,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
