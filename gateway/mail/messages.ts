import { toGlobalId } from '../core/globalIds'
import { messageTypeOf } from './messageTypes'
import type { Message } from './parents'
import type { Resolvers } from '../generated/resolvers'

/** The fields of all messages. */
const everyMessage = {
  author: ({ sender }: Message) => sender,
  viewerIsAuthor: ({ own }: Message) => own,
  conversationId: ({ conversationId }: Message) => toGlobalId('Conversation', conversationId),
}

const nameOf = ({ subject }: Message) => subject?.name ?? null
const profileOf = ({ subject }: Message) => subject?.profile ?? null
const untilOf = ({ subject }: Message) => subject?.until ?? null
const chatPathOf = ({ subject }: Message) => subject?.path ?? null

/** One type of the graph for each type of message. */
export const messagesResolvers: Resolvers = {
  Message: { __resolveType: messageTypeOf },
  TextMessage: {
    ...everyMessage,
    // Attachments belong to their sender and to no album, so that neither needs a look-up.
    media: ({ media, sender }) =>
      sender ? media.map((medium) => ({ ...medium, ownerId: sender.id, albumId: null })) : media,
  },
  SystemMessage: everyMessage,
  ReceiptMessage: {
    ...everyMessage,
    order: ({ subject }, _args, { loaders }) =>
      subject?.orderId == null ? null : loaders.of('Payment.GetOrdersByIds').load(subject.orderId),
    orderLegacyId: ({ subject }) => subject?.orderId ?? null,
    product: nameOf,
    amount: ({ subject }) => subject?.amount ?? null,
  },
  MembershipExpiryMessage: { ...everyMessage, until: untilOf },
  AlbumAccessMessage: {
    ...everyMessage,
    album: ({ subject }, _args, { loaders }) =>
      subject?.albumId == null ? null : loaders.of('Media.GetAlbumsByIds').load(subject.albumId),
    albumName: nameOf,
    access: ({ subject }) => subject?.access || null,
    viewerCanAnswer: ({ subject }) => subject?.answerable ?? false,
  },
  VideoCallMessage: { ...everyMessage, until: untilOf, chatPath: chatPathOf },
  VideoCallsMessage: everyMessage,
  LoungeMessage: { ...everyMessage, name: nameOf, chatPath: chatPathOf },
  BirthdayWishesMessage: everyMessage,
  EventMessage: {
    ...everyMessage,
    eventLegacyId: ({ subject }) => subject?.eventId ?? null,
    event: ({ subject }, _args, { loaders }) =>
      subject?.eventId == null ? null : loaders.of('Events.GetEventsByIds').load(subject.eventId),
    name: nameOf,
  },
  LodgeMessage: {
    ...everyMessage,
    lodge: ({ subject }, _args, { loaders }) =>
      subject?.lodgeId == null ? null : loaders.of('Lodges.GetLodgesByIds').load(subject.lodgeId),
    name: nameOf,
    profile: profileOf,
  },
  GroupChatMessage: { ...everyMessage, name: nameOf, profile: profileOf },
}
