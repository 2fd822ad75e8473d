import { MediaKind, type MessageType } from '../../legacy/contract/enums'
import type { Conversation, Message, MessageSubject } from '../../legacy/contract/mailShapes'
import type { Notification } from '../../legacy/contract/notifications'
import { moment, picture, profile } from './fixtures'

/** A message of conversation 5 by profile 3. */
export function message(id: number, more: Partial<Message> = {}): Message {
  return {
    id,
    conversationId: 5,
    type: 1,
    sender: profile(3),
    own: false,
    text: `Message ${id}`,
    media: [],
    subject: null,
    createdAt: moment,
    readState: 1,
    deleted: false,
    ...more,
  }
}

/** A message written by the server, with its subject. */
export function told(id: number, type: MessageType, subject: Partial<MessageSubject> = {}): Message {
  const nothing: MessageSubject = {
    profile: null,
    name: null,
    albumId: null,
    access: null,
    answerable: false,
    lodgeId: null,
    eventId: null,
    orderId: null,
    amount: null,
    until: null,
    path: null,
  }
  return message(id, { type, subject: { ...nothing, ...subject } })
}

export function attachment(id: number) {
  return { ...picture(id), kind: MediaKind.MailAttachmentPicture }
}

/** A conversation with the profile of the same id. */
export function conversation(id: number, more: Partial<Conversation> = {}): Conversation {
  return {
    id,
    kind: 1,
    name: `Profile${id}`,
    other: profile(id),
    members: [],
    memberCount: 2,
    owned: false,
    pinned: true,
    unreadCount: 2,
    lastMessage: message(100 + id, { conversationId: id, sender: profile(id) }),
    lastMessageAt: moment,
    readUpTo: 40,
    otherReadUpTo: 41,
    lodgeId: null,
    eventId: null,
    guest: null,
    writeRefusal: 0,
    videoCallsEnabled: false,
    otherVideoCallsEnabled: true,
    ...more,
  }
}

export function notification(id: number, more: Partial<Notification> = {}): Notification {
  return {
    id,
    topic: 2,
    actor: profile(3),
    createdAt: moment,
    read: false,
    itemType: 1,
    itemId: 1,
    commentId: null,
    title: null,
    excerpt: null,
    ...more,
  }
}
