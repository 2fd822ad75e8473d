import Type, { type Static } from 'typebox'
import { Id, nullable, oneOf } from './call'
import { CommentItemType, NotificationTopic } from './enums'
import { StaffQueue } from './staff/queueEnums'

/**
 * The path of the event stream to the gateways: server-sent events, one stream for each gateway, `Authorization:
 * Bearer` with the shared EVENTS_SECRET. Events hold ids only: gateways read the objects with each member's own
 * session, so that nobody sees more than they may. Events are not stored: after a break in the stream, a `Resync`
 * says that some may have been missed. A comment line every 15 seconds shows that the stream is alive.
 */
export const EVENTS_PATH = '/api/Events/Stream'

/** Interval of heartbeats, in milliseconds. */
export const EVENTS_HEARTBEAT = 15_000

/** The profiles whose streams get it. */
const to = { profileIds: Type.Array(Id) }
const conversationId = { conversationId: Id }
/** The commented item, for viewers who have it open and may see it. */
const item = { itemType: oneOf(CommentItemType, 'The kind of item'), itemId: Id }

export const ServerEvent = Type.Union([
  /** A new message; the sender gets it too, for their other browsers. */
  Type.Object({ type: Type.Literal('MessageAdded'), ...to, ...conversationId, messageId: Id }),
  /** A conversation was read, renamed, pinned, deleted or taken back; somebody joined, left or blocked. */
  Type.Object({ type: Type.Literal('ConversationChanged'), ...to, ...conversationId }),
  Type.Object({ type: Type.Literal('Typing'), ...to, ...conversationId, profileId: Id }),
  /** A new notification; of topics that are not stored, without an id. Mail and GroupChat use MessageAdded. */
  Type.Object({
    type: Type.Literal('Notified'),
    ...to,
    topic: oneOf(NotificationTopic, 'The topic'),
    actorId: nullable(Id),
    notificationId: nullable(Id),
  }),
  /** Something was written in a support ticket of the member, or its state has changed. */
  Type.Object({ type: Type.Literal('TicketChanged'), ...to, ticketId: Id }),
  /** What waits on a desk of the staff has changed, or who has it in hand. A database trigger publishes it. */
  Type.Object({
    type: Type.Literal('QueueChanged'),
    ...to,
    queue: oneOf(StaffQueue, 'Which desk'),
    dark: Type.Boolean({ description: 'For the staff who are on a dark site' }),
    countryId: nullable(Id, { description: 'For the staff on sites of this country; null: on all' }),
  }),
  /** Some counter has changed. */
  Type.Object({ type: Type.Literal('CountsChanged'), ...to }),
  /** An item has one more comment. */
  Type.Object({ type: Type.Literal('CommentAdded'), ...item }),
  /** A comment was edited or removed, which leaves nothing or a placeholder. */
  Type.Object({
    type: Type.Literal('CommentChanged'),
    ...item,
    commentId: Id,
    profileId: Id,
    removed: Type.Boolean(),
  }),
  /** The sessions with these stamps have ended, and so do their streams. */
  Type.Object({ type: Type.Literal('SessionsEnded'), stamps: Type.Array(Type.String()) }),
  /** Events may have been lost; for everybody. */
  Type.Object({ type: Type.Literal('Resync') }),
])
export type ServerEvent = Static<typeof ServerEvent>
