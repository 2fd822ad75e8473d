import type { Resources } from '#platform/i18n/namespace'
import type { MessageType } from './__generated__/useLastLine_conversation.graphql'

type Event = keyof Resources['mail']['list']['lines']

/** Key of the list's text for each message type; `words` shows the message's own text. */
export const LAST_LINES: Readonly<Record<MessageType, Event | 'words'>> = {
  NORMAL: 'words',
  SYSTEM_MESSAGE: 'words',
  LOUNGE: 'words',
  LODGES: 'words',
  EVENT: 'words',
  RECEIPT: 'receipt',
  MEMBERSHIP_ABOUT_TO_EXPIRE: 'membershipEnds',
  VIDEO_MESSAGE: 'videoMessage',
  PROTECTED_PICTURES_ACCESS: 'albumAccess',
  VIDEO_CALL: 'videoCall',
  VIDEO_CALLS_ENABLED: 'videoCallsOn',
  VIDEO_CALLS_DISABLED: 'videoCallsOff',
  BIRTHDAY_WISHES: 'birthdayWishes',
  GROUP_CHAT_CREATED: 'groupCreated',
  GROUP_CHAT_RENAMED: 'groupRenamed',
  GROUP_CHAT_MEMBER_ADDED: 'groupJoined',
  GROUP_CHAT_MEMBER_REMOVED: 'groupRemoved',
  GROUP_CHAT_MEMBER_LEFT: 'groupLeft',
  GROUP_CHAT_OWNER_CHANGED: 'groupOwner',
  GROUP_CHAT_CLOSED: 'groupClosed',
  LODGE_MEMBERSHIP_REQUEST: 'lodgeRequest',
  LODGE_MEMBER_JOINED: 'lodgeJoined',
  LODGE_MEMBER_LEFT: 'lodgeLeft',
  LODGE_MEMBERSHIP_APPROVED: 'lodgeApproved',
  LODGE_MEMBERSHIP_DECLINED: 'lodgeDeclined',
  LODGE_MEMBER_BANNED: 'lodgeBanned',
  LODGE_OWNERSHIP_PASSED: 'lodgeOwner',
}

/** For these types the text names the person concerned; for all others, the person who acted. */
export const ABOUT_SOMEBODY: ReadonlySet<MessageType> = new Set([
  'GROUP_CHAT_MEMBER_ADDED',
  'GROUP_CHAT_MEMBER_REMOVED',
  'GROUP_CHAT_OWNER_CHANGED',
  'LODGE_MEMBERSHIP_REQUEST',
  'LODGE_MEMBER_JOINED',
  'LODGE_MEMBER_LEFT',
  'LODGE_MEMBERSHIP_APPROVED',
  'LODGE_MEMBERSHIP_DECLINED',
  'LODGE_MEMBER_BANNED',
  'LODGE_OWNERSHIP_PASSED',
])
