import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Message_message$data, Message_message$key, MessageType } from './__generated__/Message_message.graphql'
import { AlbumAccessCard } from './AlbumAccessCard'
import { BirthdayCard } from './BirthdayCard'
import { EventLine } from './EventLine'
import { GroupChatLine } from './GroupChatLine'
import { LodgeLine } from './LodgeLine'
import { LoungeCard } from './LoungeCard'
import { MembershipExpiryCard } from './MembershipExpiryCard'
import { ReceiptCard } from './ReceiptCard'
import { SystemBubble } from './SystemBubble'
import { TakenBack } from './TakenBack'
import { TextBubble } from './TextBubble'
import { VideoCallCard } from './VideoCallCard'
import { VideoCallsLine } from './VideoCallsLine'

const fragment = graphql`
  fragment Message_message on Message {
    type
    isDeleted
    ...TextBubble_message @alias(as: "text")
    ...SystemBubble_message @alias(as: "system")
    ...ReceiptCard_message @alias(as: "receipt")
    ...MembershipExpiryCard_message @alias(as: "expiry")
    ...AlbumAccessCard_message @alias(as: "albumAccess")
    ...VideoCallCard_message @alias(as: "videoCall")
    ...VideoCallsLine_message @alias(as: "videoCalls")
    ...LoungeCard_message @alias(as: "lounge")
    ...BirthdayCard_message @alias(as: "birthday")
    ...EventLine_message @alias(as: "event")
    ...LodgeLine_message @alias(as: "lodge")
    ...GroupChatLine_message @alias(as: "groupChat")
  }
`

type Draw = (parts: Message_message$data) => ReactNode

const text: Draw = (parts) => parts.text && <TextBubble message={parts.text} />
const lodge: Draw = (parts) => parts.lodge && <LodgeLine message={parts.lodge} />
const groupChat: Draw = (parts) => parts.groupChat && <GroupChatLine message={parts.groupChat} />
const videoCalls: Draw = (parts) => parts.videoCalls && <VideoCallsLine message={parts.videoCalls} />

const LOOKS: Readonly<Record<MessageType, Draw>> = {
  NORMAL: text,
  VIDEO_MESSAGE: text,
  SYSTEM_MESSAGE: ({ system }) => system && <SystemBubble message={system} />,
  RECEIPT: ({ receipt }) => receipt && <ReceiptCard message={receipt} />,
  MEMBERSHIP_ABOUT_TO_EXPIRE: ({ expiry }) => expiry && <MembershipExpiryCard message={expiry} />,
  PROTECTED_PICTURES_ACCESS: ({ albumAccess }) => albumAccess && <AlbumAccessCard message={albumAccess} />,
  VIDEO_CALL: ({ videoCall }) => videoCall && <VideoCallCard message={videoCall} />,
  VIDEO_CALLS_ENABLED: videoCalls,
  VIDEO_CALLS_DISABLED: videoCalls,
  LOUNGE: ({ lounge }) => lounge && <LoungeCard message={lounge} />,
  BIRTHDAY_WISHES: ({ birthday }) => birthday && <BirthdayCard message={birthday} />,
  EVENT: ({ event }) => event && <EventLine message={event} />,
  LODGES: lodge,
  LODGE_MEMBERSHIP_REQUEST: lodge,
  LODGE_MEMBER_JOINED: lodge,
  LODGE_MEMBER_LEFT: lodge,
  LODGE_MEMBERSHIP_APPROVED: lodge,
  LODGE_MEMBERSHIP_DECLINED: lodge,
  LODGE_MEMBER_BANNED: lodge,
  LODGE_OWNERSHIP_PASSED: lodge,
  GROUP_CHAT_CREATED: groupChat,
  GROUP_CHAT_RENAMED: groupChat,
  GROUP_CHAT_MEMBER_ADDED: groupChat,
  GROUP_CHAT_MEMBER_REMOVED: groupChat,
  GROUP_CHAT_MEMBER_LEFT: groupChat,
  GROUP_CHAT_OWNER_CHANGED: groupChat,
  GROUP_CHAT_CLOSED: groupChat,
}

/** A message of any type, or a placeholder for one that was taken back. */
export function Message({ message }: { message: Message_message$key }) {
  const data = useFragment(fragment, message)
  return data.isDeleted ? <TakenBack /> : LOOKS[data.type](data)
}
