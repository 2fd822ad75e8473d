import { legacyIdOf } from '../core/globalIds'
import { RefusedError } from '../core/errors'
import { list } from '../core/lists/list'
import { given, mutate, perform } from '../core/mutation'
import { lookUp } from '../core/rest/loaders'
import type { Resolvers } from '../generated/resolvers'

const GONE = 410

const fieldNames = { ticketId: 'id', encryptedTicketId: 'link' }

const ticketIdOf = (globalId: string) => legacyIdOf(globalId, 'Ticket')

/** The attachments of a message, as the calls have them. */
export function mediaOf({
  mediaIds,
  consent,
}: {
  readonly mediaIds?: string[] | null
  readonly consent?: boolean | null
}) {
  return {
    ...(mediaIds == null ? {} : { mediaIds: mediaIds.map((id) => legacyIdOf(id, 'Picture', 'Video')) }),
    ...given({ consent }),
  }
}

/** A member's tickets, and one by the link in a mail. */
export const ticketsResolvers: Resolvers = {
  Query: {
    ticket: (_parent, { legacyId }, { rest }) => lookUp(legacyId, (id) => rest.MyTickets.MyTicket({ query: { id } })),
    emailTicket: async (_parent, { link }, { rest }) => {
      try {
        return await rest.MyTickets.EmailTicket({ query: { encryptedTicketId: link } })
      } catch (error) {
        if (error instanceof RefusedError && error.status === GONE) return null
        throw error
      }
    },
  },
  Viewer: {
    tickets: ({ isLoggedIn }, { isOpen, ...args }, context) =>
      isLoggedIn ? list(context, 'MyTickets.Tickets', { args, filters: { open: isOpen ?? undefined } }) : null,
  },
  Ticket: {
    messages: ({ id }, args, context) => list(context, 'MyTickets.GetMessagesForTicket', { args, filters: { id } }),
  },
  TicketMessage: { leftOutCount: ({ leftOut }) => leftOut },
  EmailTicketMessage: { attachmentCount: ({ attachments }) => attachments },
  EmailTicketFile: {
    isVideo: ({ video }) => video,
    previewUrl: ({ path }, _args, { media }) => `${media.origin}${path}/gallery.webp`,
    url: ({ path, video }, _args, { media }) => `${media.origin}${path}/${video ? 'full.mp4' : 'full.webp'}`,
  },
  Mutation: {
    createTicket: (_parent, { input: { kind, subject, text, email, key, ...media } }, context) =>
      mutate(context, () => {
        const body = { kind, subject, text, key, ...given({ email }), ...mediaOf(media) }
        return context.rest.MyTickets.CreateTicket({ body })
      }),
    addTicketMessage: (_parent, { input: { ticketId, link, text, key, ...media } }, context) =>
      mutate(
        context,
        async () => {
          const ticket = ticketId == null ? {} : { ticketId: ticketIdOf(ticketId) }
          const byLink = link == null ? {} : { encryptedTicketId: link }
          const body = { text, key, ...ticket, ...byLink, ...mediaOf(media) }
          const { message } = await context.rest.MyTickets.AddMessageToTicket({ body })
          return { message, ...(ticketId == null ? {} : { ticketLegacyId: message.ticketId }) }
        },
        { encryptedTicketId: 'link' },
      ),
    closeTicket: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => ({ ticket: await context.rest.MyTickets.CloseTicket({ body: { ticketId: ticketIdOf(id) } }) }),
        fieldNames,
      ),
    markTicketAsRead: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => ({ ticket: await context.rest.MyTickets.SetTicketRead({ body: { ticketId: ticketIdOf(id) } }) }),
        fieldNames,
      ),
    rateTicket: (_parent, { input: { id, rating, ...words } }, context) =>
      mutate(
        context,
        async () => {
          const body = { ticketId: ticketIdOf(id), rating, ...given(words) }
          return { ticket: await context.rest.MyTickets.RateTicket({ body }) }
        },
        fieldNames,
      ),
    rateEmailTicket: (_parent, { input: { link, rating, ...words } }, context) =>
      perform(
        context,
        () => {
          const body = { encryptedTicketId: link, rating, ...given(words) }
          return context.rest.MyTickets.RateEmailTicket({ body })
        },
        fieldNames,
      ),
  },
}
