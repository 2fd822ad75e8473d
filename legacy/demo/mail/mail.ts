import type { Insertable, Transaction } from 'kysely'
import { AlbumType, ConversationKind, MediaKind, MessageType } from '../../contract/enums'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import type { ConversationMember, DB, Media } from '../../core/database/schema.generated'
import { groupedBy, inParts, isActor, numbersFor, type Acquainted } from '../community/circles'
import { mailTexts } from './texts'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'
import { eventConversations } from './events'
import { plannedCircles } from './groups'
import { lodgeConversations, lodgeMessagesTo } from './lodges'
import { readingAll, told, type PlannedConversation, type PlannedMember, type PlannedMessage } from './plan'
import { plannedTalks, type AlbumRequest } from './talks'
import { landscape, type DemoFiles } from '../community/drawing'

/** Price of a three-month membership in each country, in minor units. */
const PRICES = {
  1: { amount: 39900, currency: 'DKK' },
  2: { amount: 54900, currency: 'NOK' },
  3: { amount: 54900, currency: 'SEK' },
  4: { amount: 4500, currency: 'GBP' },
} as const

interface StoredMessage extends PlannedMessage {
  readonly id: number
  readonly conversationId: number
}

/** Stores the mail of the demo logins: conversations of every kind, messages of every type. */
export async function seedMail(db: Transaction<DB>, scene: Scene): Promise<void> {
  const { circles, now, files } = scene
  const planned = [
    ...plannedTalks(circles, await albumRequests(db), now),
    ...plannedCircles(circles, now),
    ...(await lodgeConversations(db, circles, now)),
    ...(await eventConversations(db, scene)),
  ]
  for (const actor of circles.members.filter(isActor)) {
    planned.push(fromTheSite(actor, await lodgeMessagesTo(db, actor.id), now))
  }
  const conversations = await seedConversations(db, planned)
  const messages = await numbered(db, conversations)
  const here = groupedBy(messages, ({ conversationId }) => conversationId)
  await inParts(
    conversations.flatMap(([id, { members }]) => members.map((each) => memberRow(id, each, here.get(id) ?? []))),
    (values) => db.insertInto('conversationMember').values(values).execute(),
  )
  await inParts(messages.map(messageRow), (values) => db.insertInto('message').values(values).execute())
  await seedAttachments(db, messages, files)
}

async function albumRequests(db: Transaction<DB>): Promise<AlbumRequest[]> {
  return db
    .selectFrom('albumAccess')
    .innerJoin('album', 'album.id', 'albumAccess.albumId')
    .select(['albumAccess.albumId', 'albumAccess.profileId as askerId', 'albumAccess.access', 'albumAccess.since'])
    .select(['album.name', 'album.profileId as ownerId'])
    .where('album.type', '=', AlbumType.Protected)
    .orderBy('albumAccess.since')
    .orderBy('albumAccess.albumId')
    .orderBy('albumAccess.profileId')
    .execute()
}

/**
 * Creates messages from the site to a demo login: a welcome, those about lodges and, for paid members, the end of a
 * membership and a receipt.
 */
function fromTheSite(actor: Acquainted, aboutLodges: readonly PlannedMessage[], now: Date): PlannedConversation {
  const { createdAt, memberUntil, name, countryId, language } = actor.demo
  const messages: PlannedMessage[] = [
    told(MessageType.SystemMessage, { text: 'WELCOME', params: { profileName: name } }, null, after(createdAt, MINUTE)),
    ...aboutLodges,
  ]
  if (memberUntil) {
    const renewed = new Date(Math.max(createdAt.getTime() + DAY, now.getTime() - 20 * DAY))
    const until = after(renewed, DAY).toISOString()
    const receipt = { orderId: actor.id, name: mailTexts[language].membership, amount: PRICES[countryId] }
    messages.push(told(MessageType.MembershipAboutToExpire, { until }, null, after(renewed, -HOUR)))
    messages.push(told(MessageType.Receipt, receipt, null, renewed))
  }
  const member = readingAll(actor, createdAt, now)
  // The demo login without a membership has not read the welcome yet.
  if (!memberUntil) member.readAt = createdAt
  return { kind: ConversationKind.System, name: null, owner: null, members: [member], messages }
}

async function seedConversations(
  db: Transaction<DB>,
  planned: readonly PlannedConversation[],
): Promise<(readonly [id: number, conversation: PlannedConversation])[]> {
  const ids = await numbersFor(db, 'conversation', planned.length)
  const conversations = planned.map((conversation, index) => [ids[index] ?? 0, conversation] as const)
  const rows = conversations.map(([id, { kind, name, lodgeId = null, eventId = null, guest, owner, members }]) => {
    const [low, high] = members.map(({ member }) => member.id).toSorted((one, other) => one - other)
    const createdAt = members.map(({ joinedAt }) => joinedAt).reduce((one, other) => (one < other ? one : other))
    return {
      id,
      kind,
      name,
      lodgeId,
      eventId,
      guestId: guest?.id ?? null,
      ownerId: owner?.id ?? null,
      creatorId: kind === ConversationKind.GroupChat ? (members[0]?.member.id ?? null) : null,
      lowId: kind === ConversationKind.Normal || kind === ConversationKind.System ? low : null,
      highId: kind === ConversationKind.Normal ? high : null,
      createdAt,
    }
  })
  await inParts(rows, (values) => db.insertInto('conversation').values(values).execute())
  return conversations
}

/** Puts the messages of all conversations in sending order and assigns ids. */
async function numbered(
  db: Transaction<DB>,
  conversations: readonly (readonly [id: number, conversation: PlannedConversation])[],
): Promise<StoredMessage[]> {
  const all = conversations
    .flatMap(([conversationId, { messages }]) => messages.map((message) => ({ ...message, conversationId })))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const ids = await numbersFor(db, 'message', all.length)
  return all.map((message, index) => ({ ...message, id: ids[index] ?? 0 }))
}

function memberRow(
  conversationId: number,
  { member, joinedAt, leftAt, readAt, pinned, videoCalls }: PlannedMember,
  here: readonly StoredMessage[],
): Insertable<ConversationMember> {
  const before = (moment: Date) => here.findLast(({ createdAt }) => createdAt <= moment)?.id ?? 0
  const hiddenUpTo = before(after(joinedAt, -1))
  const seen = here.filter(({ id, createdAt }) => id > hiddenUpTo && (leftAt === null || createdAt <= leftAt))
  const readUpTo = before(readAt)
  const unread = seen.filter(({ id, sender, takenBack }) => id > readUpTo && sender?.id !== member.id && !takenBack)
  return {
    conversationId,
    profileId: member.id,
    joinedAt,
    leftAt,
    hiddenUpTo,
    readUpTo: leftAt ? before(leftAt) : readUpTo,
    unreadCount: leftAt ? 0 : unread.length,
    lastMessageAt: seen.at(-1)?.createdAt ?? joinedAt,
    pinnedAt: pinned && leftAt === null ? joinedAt : null,
    // Until the first message.
    listed: leftAt === null && seen.length > 0,
    videoCallsEnabled: videoCalls,
  }
}

function messageRow({ id, conversationId, sender, type, text, about, createdAt, takenBack }: StoredMessage) {
  return {
    id,
    conversationId,
    senderId: sender?.id ?? null,
    type,
    text: takenBack ? '' : text,
    about: about && JSON.stringify(about),
    createdAt,
    deletedAt: takenBack ? after(createdAt, MINUTE) : null,
  }
}

async function seedAttachments(
  db: Transaction<DB>,
  messages: readonly StoredMessage[],
  files: DemoFiles,
): Promise<void> {
  const sent = messages.flatMap(({ id, sender, picture, createdAt }) =>
    picture && sender ? [{ id, sender, createdAt }] : [],
  )
  const ids = await numbersFor(db, 'media', sent.length)
  const media = sent.map(({ sender, createdAt }, index): Insertable<Media> & { readonly id: number } => ({
    id: ids[index] ?? 0,
    ...landscape(createRandom(`attachment ${sender.demo.seed} ${index}`), files),
    profileId: sender.id,
    kind: MediaKind.MailAttachmentPicture,
    createdAt,
    consentedAt: createdAt,
  }))
  await inParts(media, (values) => db.insertInto('media').values(values).execute())
  const attached = sent.map(({ id: messageId }, index) => ({ messageId, mediaId: ids[index] ?? 0, position: 0 }))
  await inParts(attached, (values) => db.insertInto('messageMedia').values(values).execute())
}
