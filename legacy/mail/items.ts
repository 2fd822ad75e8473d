import { expressionBuilder } from 'kysely'
import { ConversationKind, NotificationItemType } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import type { Reportable, ReportedItem } from '../shared/items/items'
import { openConversations, openMessages, ruledOpenTo } from '../shared/visibility/mail'
import { removeMessage } from './takeBack'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'

/** Messages on either side of a reported one, and the latest ones of a reported conversation. */
const AROUND = 10
const LATEST = 30

/** Messages that members wrote, and whole conversations, can be reported. */
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
    shown: reportedMessage,
  },
  [ReportItemType.Conversation]: {
    // The other of two; of a group chat whoever owns it.
    ownerOf: async ({ db }, viewer, id) => {
      const found = await openConversations(db, viewer)
        .select(['conversation.kind', 'conversation.ownerId', 'conversation.lowId', 'conversation.highId'])
        .where('conversation.id', '=', id)
        .where('conversation.kind', 'in', [ConversationKind.Normal, ConversationKind.GroupChat])
        .executeTakeFirst()
      if (!found) return undefined
      if (found.kind === ConversationKind.GroupChat) return found.ownerId ?? undefined
      return (found.lowId === viewer.profile.id ? found.highId : found.lowId) ?? undefined
    },
    remove: async (db, id, { ownerId, now }) => {
      const messages = await db
        .selectFrom('message')
        .select('id')
        .where('conversationId', '=', id)
        .where('senderId', '=', ownerId)
        .where('deletedAt', 'is', null)
        .execute()
      for (const message of messages) await removeMessage(db, message.id, now)
    },
    shown: async (db, id) => {
      const conversation = await db
        .selectFrom('conversation')
        .select(['name', 'createdAt'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!conversation) return undefined
      const { name, createdAt } = conversation
      const messages = await messageRows(db).where('message.conversationId', '=', id).limit(LATEST).execute()
      return {
        ...(name !== null && { title: name }),
        text: '',
        createdAt,
        mediaIds: await attachedTo(
          db,
          messages.map((message) => message.id),
        ),
        messages: messages.toReversed().map((message) => ({ ...message, reported: false })),
        dark: false,
      }
    },
  },
} satisfies Partial<Record<ReportItemType, Reportable>>

/** A message, with those around it only where somebody reported the conversation. */
async function reportedMessage(db: Database, id: number): Promise<ReportedItem | undefined> {
  const message = await messageRows(db).select('message.conversationId').where('message.id', '=', id).executeTakeFirst()
  if (!message) return undefined
  const { conversationId, text, createdAt } = message
  const opened = await db
    .selectFrom('report')
    .select('id')
    .where('itemType', '=', ReportItemType.Conversation)
    .where('itemId', '=', conversationId)
    .executeTakeFirst()
  const around = () => messageRows(db).where('message.conversationId', '=', conversationId)
  const [before, after] = opened
    ? await Promise.all([
        around().where('message.id', '<', id).limit(AROUND).execute(),
        around().clearOrderBy().where('message.id', '>', id).orderBy('message.id').limit(AROUND).execute(),
      ])
    : [[], []]
  const messages = [...before.toReversed(), message, ...after]
  return {
    text,
    createdAt,
    mediaIds: await attachedTo(db, [id]),
    messages: messages.map(({ id: messageId, profileId, name, text: words, createdAt: at }) => {
      return { id: messageId, profileId, name, text: words, createdAt: at, reported: messageId === id }
    }),
    dark: false,
  }
}

function messageRows(db: Database) {
  return db
    .selectFrom('message')
    .leftJoin('profile', 'profile.id', 'message.senderId')
    .select(['message.id', 'message.text', 'message.createdAt', 'profile.id as profileId', 'profile.name'])
    .where('message.deletedAt', 'is', null)
    .orderBy('message.id', 'desc')
}

async function attachedTo(db: Database, messageIds: readonly number[]): Promise<number[]> {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('messageMedia')
    .select('mediaId')
    .where('messageId', 'in', messageIds)
    .orderBy('messageId')
    .orderBy('position')
    .execute()
  return rows.map(({ mediaId }) => mediaId)
}

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
