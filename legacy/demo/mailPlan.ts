import type { AboutByType, TypeWithSubject } from '../shared/mail/about'
import type { ConversationKind, MessageType } from '../contract/enums'
import type { StoredMember } from './members'

/** A message that is to be stored. */
export interface PlannedMessage {
  /** Null: the site itself. */
  readonly sender: StoredMember | null
  readonly type: MessageType
  readonly text: string
  readonly about: AboutByType[TypeWithSubject] | null
  readonly createdAt: Date
  /** With a landscape. */
  readonly picture: boolean
  readonly takenBack: boolean
}

/** Somebody in a conversation that is to be stored. */
export interface PlannedMember {
  readonly member: StoredMember
  readonly joinedAt: Date
  leftAt: Date | null
  /** They have read what was written until then. */
  readAt: Date
  pinned: boolean
  videoCalls: boolean
}

/** A conversation that is to be stored; messages in whatever order, their time tells it. */
export interface PlannedConversation {
  readonly kind: ConversationKind
  readonly name: string | null
  owner: StoredMember | null
  readonly members: PlannedMember[]
  readonly messages: PlannedMessage[]
}

/** What a member wrote. */
export function said(
  type: MessageType,
  sender: StoredMember | null,
  createdAt: Date,
  { text = '', picture = false, takenBack = false }: Partial<PlannedMessage> = {},
): PlannedMessage {
  return { sender, type, text, about: null, createdAt, picture, takenBack }
}

/** A message that is about something. */
export function told<T extends TypeWithSubject>(
  type: T,
  about: AboutByType[T],
  sender: StoredMember | null,
  createdAt: Date,
  text = '',
): PlannedMessage {
  return { sender, type, text, about, createdAt, picture: false, takenBack: false }
}

/** Somebody who has read everything. */
export function readingAll(member: StoredMember, joinedAt: Date, now: Date): PlannedMember {
  return { member, joinedAt, leftAt: null, readAt: now, pinned: false, videoCalls: false }
}
