import type { Insertable } from 'kysely'
import { ConversationKind, MediaKind, MessageType } from '../contract/enums'
import { MINUTE } from '../core/clock'
import type { ConversationMember, Message } from '../core/database/schema.generated'
import { insertPicture } from '../testing/media'
import type { TestServer } from '../testing/testServer'

interface NewConversation {
  readonly kind?: ConversationKind
  readonly name?: string
  /** For a group chat, the owner comes first. */
  readonly members: readonly number[]
}

export async function insertConversation(
  { deps: { db, clock } }: TestServer,
  { kind = ConversationKind.Normal, name, members }: NewConversation,
): Promise<number> {
  const now = clock.now()
  const [low, high] = members.toSorted((a, b) => a - b)
  const pair = kind === ConversationKind.Normal ? { lowId: low, highId: high } : {}
  const { id } = await db
    .insertInto('conversation')
    .values({
      kind,
      createdAt: now,
      ...pair,
      ...(kind === ConversationKind.System && { lowId: low }),
      ...(kind === ConversationKind.GroupChat && { name: name ?? 'Group', ownerId: members[0] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const profileId of members) await insertMember(db, id, profileId, { joinedAt: now })
  return id
}

export async function insertMember(
  db: TestServer['deps']['db'],
  conversationId: number,
  profileId: number,
  values: Partial<Insertable<ConversationMember>> & { readonly joinedAt: Date },
): Promise<void> {
  await db
    .insertInto('conversationMember')
    .values({ conversationId, profileId, lastMessageAt: values.joinedAt, ...values })
    .execute()
}

/** A message a minute after the one before, unread by all other participants; no event is published. */
export async function insertMessage(
  { deps: { db }, clock }: TestServer,
  conversationId: number,
  senderId: number | null,
  values: string | Partial<Insertable<Message>>,
): Promise<number> {
  clock.advance(MINUTE)
  const createdAt = clock.now()
  const given = typeof values === 'string' ? { text: values } : values
  const { id } = await db
    .insertInto('message')
    .values({ conversationId, senderId, type: MessageType.Normal, createdAt, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('conversationMember')
    .set((eb) => ({
      lastMessageAt: createdAt,
      listed: true,
      unreadCount: eb(
        'unreadCount',
        '+',
        eb.case().when('profileId', 'is distinct from', senderId).then(1).else(0).end(),
      ),
    }))
    .where('conversationId', '=', conversationId)
    .where('leftAt', 'is', null)
    .execute()
  return id
}

export async function insertMessages(
  server: TestServer,
  conversationId: number,
  senderId: number,
  texts: readonly string[],
): Promise<number[]> {
  const ids: number[] = []
  for (const text of texts) ids.push(await insertMessage(server, conversationId, senderId, text))
  return ids
}

export async function insertAttachment(
  server: TestServer,
  conversationId: number,
  senderId: number,
  values: Parameters<typeof insertPicture>[2] = {},
): Promise<{ messageId: number; media: { readonly id: number; readonly key: string } }> {
  const media = await insertPicture(server, senderId, { kind: MediaKind.MailAttachmentPicture, ...values })
  const messageId = await insertMessage(server, conversationId, senderId, 'See')
  await server.deps.db.insertInto('messageMedia').values({ messageId, mediaId: media.id, position: 0 }).execute()
  return { messageId, media }
}

export async function setMember(
  { deps: { db } }: TestServer,
  conversationId: number,
  profileId: number,
  values: Partial<Insertable<ConversationMember>>,
): Promise<void> {
  await db
    .updateTable('conversationMember')
    .set(values)
    .where('conversationId', '=', conversationId)
    .where('profileId', '=', profileId)
    .execute()
}

export async function readAll(server: TestServer, conversationId: number, profileId: number): Promise<void> {
  const { id } = await server.deps.db
    .selectFrom('message')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('conversationId', '=', conversationId)
    .executeTakeFirstOrThrow()
  await setMember(server, conversationId, profileId, { readUpTo: id, unreadCount: 0 })
}
