import type { AboutByType, TypeWithSubject } from '../../shared/mail/about'
import { MessageType, type ConversationKind } from '../../contract/enums'
import { after, HOUR } from '../../core/clock'
import type { StoredMember } from '../community/members'

export interface PlannedMessage {
  /** Null for the site. */
  readonly sender: StoredMember | null
  readonly type: MessageType
  readonly text: string
  readonly about: AboutByType[TypeWithSubject] | null
  readonly createdAt: Date
  readonly picture: boolean
  readonly takenBack: boolean
}

export interface PlannedMember {
  readonly member: StoredMember
  readonly joinedAt: Date
  leftAt: Date | null
  readAt: Date
  pinned: boolean
  videoCalls: boolean
}

/** A conversation to be stored; its messages need no order, because they are sorted by time. */
export interface PlannedConversation {
  readonly kind: ConversationKind
  readonly name: string | null
  readonly lodgeId?: number
  readonly eventId?: number
  /** Who writes to the hosts of the event. */
  readonly guest?: StoredMember
  owner: StoredMember | null
  readonly members: PlannedMember[]
  readonly messages: PlannedMessage[]
}

export function said(
  type: MessageType,
  sender: StoredMember | null,
  createdAt: Date,
  { text = '', picture = false, takenBack = false }: Partial<PlannedMessage> = {},
): PlannedMessage {
  return { sender, type, text, about: null, createdAt, picture, takenBack }
}

export function told<T extends TypeWithSubject>(
  type: T,
  about: AboutByType[T],
  sender: StoredMember | null,
  createdAt: Date,
  text = '',
): PlannedMessage {
  return { sender, type, text, about, createdAt, picture: false, takenBack: false }
}

export function readingAll(member: StoredMember, joinedAt: Date, now: Date): PlannedMember {
  return { member, joinedAt, leftAt: null, readAt: now, pinned: false, videoCalls: false }
}

/** Lines by two speakers in turn, an hour apart; the last one is at the given moment. */
export function commentsOn(
  lines: readonly string[],
  speakers: readonly (StoredMember | undefined)[],
  ended: Date,
): PlannedMessage[] {
  return lines.map((text, index) => {
    const createdAt = after(ended, -(lines.length - 1 - index) * HOUR)
    return said(MessageType.Normal, speakers[index % speakers.length] ?? null, createdAt, { text })
  })
}
