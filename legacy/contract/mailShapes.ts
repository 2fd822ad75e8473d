import Type, { type Static } from 'typebox'
import { DateTime, Id, nullable, oneOf } from './call'
import { AlbumAccess, ConversationKind, MailReadState, MessageType, WriteRefusal } from './enums'
import { MediaSummary, Money, ProfileSummary } from './shapes'

const place = Type.String({ description: 'An address of the web client, or of the chat site where the type says so' })

/** The subject of a message beside its text; the type decides which fields are set. */
export const MessageSubject = Type.Object({
  profile: nullable(ProfileSummary, {
    description:
      'GroupChatMemberAdded, -Removed, -OwnerChanged, LodgeMember…: who; null also where the viewer may not see them',
  }),
  name: nullable(Type.String(), {
    description: 'The name of the group chat, lodge, event, album or product as it was then',
  }),
  albumId: nullable(Id, { description: 'ProtectedPicturesAccess: whose album is asked for is its owner' }),
  access: nullable(
    oneOf(
      AlbumAccess,
      'ProtectedPicturesAccess: how the request stands now; None when refused, Revoked when taken back',
    ),
    {},
  ),
  answerable: Type.Boolean({ description: 'ProtectedPicturesAccess: the viewer owns the album and may still answer' }),
  lodgeId: nullable(Id),
  eventId: nullable(Id),
  orderId: nullable(Id, { description: 'Receipt: the order' }),
  amount: nullable(Money, { description: 'Receipt: what was paid' }),
  until: nullable(DateTime, {
    description: 'MembershipAboutToExpire: its end; VideoCall: until when it can be joined',
  }),
  path: nullable(place, { description: 'VideoCall, Lounge: the path on the chat site, for LogOn.CreateSsoTicket' }),
})
export type MessageSubject = Static<typeof MessageSubject>

export const Message = Type.Object({
  id: Id,
  conversationId: Id,
  type: oneOf(MessageType, 'The type'),
  sender: nullable(ProfileSummary, {
    description: 'Null: from the site itself, or from one who is gone or whom the viewer may not see',
  }),
  own: Type.Boolean({ description: 'The viewer sent it' }),
  text: Type.String({ description: 'Plain, with line breaks; of a system message in the language of its viewer' }),
  media: Type.Array(MediaSummary, {
    description: 'Pictures and videos in their order, also those still in the making',
  }),
  subject: nullable(MessageSubject, { description: 'Null where there is nothing to tell, as for most' }),
  createdAt: DateTime,
  readState: oneOf(MailReadState, 'For the viewer'),
  deleted: Type.Boolean({ description: 'Its sender took it back, or is erased: an empty place' }),
})
export type Message = Static<typeof Message>

export const Conversation = Type.Object({
  id: Id,
  kind: oneOf(ConversationKind, 'Between whom'),
  name: Type.String({
    description: "A group chat's name, the other's name, the site's name; empty where the other is gone",
  }),
  other: nullable(ProfileSummary, {
    description: 'Of a normal one the other; null when they are gone, locked or not to be seen here',
  }),
  members: Type.Array(ProfileSummary, {
    description: 'Of a group chat the four others who joined last, as far as the viewer may see them; else empty',
  }),
  lodgeId: nullable(Id, { description: "Of a lodge's conversation" }),
  eventId: nullable(Id, { description: "Of an event's conversation" }),
  guest: nullable(ProfileSummary, {
    description: 'Of a conversation with the hosts of an event who asked them; null where the viewer may not see them',
  }),
  memberCount: Type.Integer({ minimum: 0, description: 'The number of participants, the viewer included' }),
  owned: Type.Boolean({ description: 'The viewer owns the group chat' }),
  pinned: Type.Boolean({ description: 'By the viewer' }),
  unreadCount: Type.Integer({ minimum: 0, description: 'Messages that the viewer has not read' }),
  lastMessage: nullable(Message, { description: 'The last one that the viewer may see' }),
  lastMessageAt: DateTime,
  readUpTo: Type.Integer({ minimum: 0, description: 'The last message that the viewer has read; 0: none' }),
  otherReadUpTo: Type.Integer({
    minimum: 0,
    description: 'The last message that all others have read; 0: none. Own messages up to it are SentAndRead',
  }),
  writeRefusal: oneOf(WriteRefusal, 'Why nothing can be written; None does not say that the viewer pays'),
  videoCallsEnabled: Type.Boolean({ description: 'The viewer lets the other ask for video calls' }),
  otherVideoCallsEnabled: Type.Boolean({ description: 'The other lets the viewer ask; only of a normal one' }),
})
export type Conversation = Static<typeof Conversation>
