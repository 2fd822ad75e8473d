import Type, { type Static } from 'typebox'
import { Id, nullable, oneOf } from './call'
import { CommentItemType, NotificationTopic } from './enums'

/**
 * What happens, as it happens: the legacy server tells its gateways by `GET /api/Events/Stream` (server-sent events, one
 * stream for each gateway, `Authorization: Bearer` with the EVENTS_SECRET that both know). Ids only: what they stand for
 * is asked for with each member's own session, so that nobody learns more than they may see. Nothing is kept: after a
 * break in the stream a `Resync` says that something may have been missed. A comment line every 15 seconds shows that the
 * stream lives.
 */
export const EVENTS_PATH = '/api/Events/Stream'

/** How often the stream shows that it lives, in milliseconds. */
export const EVENTS_HEARTBEAT = 15_000

/** Whose streams it is for. */
const to = { profileIds: Type.Array(Id) }
const conversationId = { conversationId: Id }
/** What was commented on: for whoever has it open, and may see it. */
const item = { itemType: oneOf(CommentItemType, 'The kind of item'), itemId: Id }

export const ServerEvent = Type.Union([
  /** Somebody wrote; also to the sender, whose other browsers want to know. */
  Type.Object({ type: Type.Literal('MessageAdded'), ...to, ...conversationId, messageId: Id }),
  /** It was read, renamed, pinned, deleted, taken back; somebody joined, left, blocked. */
  Type.Object({ type: Type.Literal('ConversationChanged'), ...to, ...conversationId }),
  Type.Object({ type: Type.Literal('Typing'), ...to, ...conversationId, profileId: Id }),
  /** Something to tell; of topics that are not kept without a notification. Of Mail and GroupChat MessageAdded tells. */
  Type.Object({
    type: Type.Literal('Notified'),
    ...to,
    topic: oneOf(NotificationTopic, 'What it tells of'),
    actorId: nullable(Id),
    notificationId: nullable(Id),
  }),
  /** Some counter is another one. */
  Type.Object({ type: Type.Literal('CountsChanged'), ...to }),
  /** There is one more comment on an item. */
  Type.Object({ type: Type.Literal('CommentAdded'), ...item }),
  /** A comment by a profile was edited, or removed: then nothing or an empty place is left of it. */
  Type.Object({
    type: Type.Literal('CommentChanged'),
    ...item,
    commentId: Id,
    profileId: Id,
    removed: Type.Boolean(),
  }),
  /** The sessions with these stamps have ended: so do their streams. */
  Type.Object({ type: Type.Literal('SessionsEnded'), stamps: Type.Array(Type.String()) }),
  /** Something may have been missed; for everybody. */
  Type.Object({ type: Type.Literal('Resync') }),
])
export type ServerEvent = Static<typeof ServerEvent>
