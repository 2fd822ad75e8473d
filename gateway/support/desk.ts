import type { StaffTicket } from '../../legacy/contract/support/tickets'
import type { GatewayContext } from '../core/context'
import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate } from '../core/mutation'
import { lookUp } from '../core/rest/loaders'
import type { Resolvers } from '../generated/resolvers'
import { mediaOf } from './tickets'

const fieldNames = { ticketId: 'id', intoTicketId: 'intoId' }

/** A write about one ticket, which answers with the ticket. */
function change(context: GatewayContext, globalId: string, write: (ticketId: number) => Promise<StaffTicket>) {
  return mutate(context, async () => ({ ticket: await write(legacyIdOf(globalId, 'StaffTicket')) }), fieldNames)
}

/** The support desk. */
export const deskResolvers: Resolvers = {
  Query: {
    staffTicket: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (ticketId) => rest.SupportDesk.GetTicket({ query: { ticketId } })),
  },
  Viewer: {
    staffTickets: (_viewer, { adminStatus, language, kind, isMine, ...args }, context) => {
      const filters = {
        adminStatus: adminStatus ?? undefined,
        language: language ?? undefined,
        kind: kind ?? undefined,
        mine: isMine || undefined,
      }
      return list(context, 'SupportDesk.GetTickets', { args, filters })
    },
    ticketFigures: (_viewer, _args, { rest }) => rest.SupportDesk.GetFigures(),
  },
  StaffTicket: {
    profileId: ({ profileId }) => (profileId === null ? null : toGlobalId('Profile', profileId)),
    messages: ({ id }, args, context) =>
      list(context, 'SupportDesk.GetTicketMessages', { args, filters: { ticketId: id } }),
    member: ({ id, profileId }, _args, { rest }) =>
      profileId === null ? null : rest.SupportDesk.GetTicketMember({ query: { ticketId: id } }),
    memberTickets: ({ profileId }, args, context) =>
      profileId === null ? null : list(context, 'SupportDesk.GetTickets', { args, filters: { profileId } }),
    templates: ({ id }, _args, { rest }) => rest.SupportDesk.GetTemplates({ query: { ticketId: id } }),
  },
  Mutation: {
    takeTicket: (_parent, { input: { id } }, context) =>
      change(context, id, (ticketId) => context.rest.SupportDesk.TakeTicket({ body: { ticketId } })),
    releaseTicket: (_parent, { input: { id } }, context) =>
      change(context, id, (ticketId) => context.rest.SupportDesk.ReleaseTicket({ body: { ticketId } })),
    answerTicket: (_parent, { input: { id, text, close, key, ...media } }, context) =>
      mutate(
        context,
        () => {
          const body = { ticketId: legacyIdOf(id, 'StaffTicket'), text, key, ...given({ close }), ...mediaOf(media) }
          return context.rest.SupportDesk.AnswerTicket({ body })
        },
        fieldNames,
      ),
    addTicketNote: (_parent, { input: { id, ...note } }, context) =>
      mutate(
        context,
        async () => {
          const ticketId = legacyIdOf(id, 'StaffTicket')
          const message = await context.rest.SupportDesk.AddNote({ body: { ticketId, ...note } })
          return { message, ticketLegacyId: ticketId }
        },
        fieldNames,
      ),
    forwardTicket: (_parent, { input: { id, ...note } }, context) =>
      change(context, id, (ticketId) => context.rest.SupportDesk.ForwardTicket({ body: { ticketId, ...note } })),
    closeStaffTicket: (_parent, { input: { id } }, context) =>
      change(context, id, (ticketId) => context.rest.SupportDesk.CloseTicket({ body: { ticketId } })),
    mergeTickets: (_parent, { input: { id, intoId } }, context) =>
      change(context, id, (ticketId) => {
        const body = { ticketId, intoTicketId: legacyIdOf(intoId, 'StaffTicket') }
        return context.rest.SupportDesk.MergeTickets({ body })
      }),
    setReviewHidden: (_parent, { input: { id, isHidden, reason } }, context) =>
      mutate(
        context,
        async () => {
          const body = { reviewId: legacyIdOf(id, 'Review'), hidden: isHidden, reason }
          return { review: await context.rest.SupportDesk.SetReviewHidden({ body }) }
        },
        { reviewId: 'id', hidden: 'isHidden' },
      ),
  },
}
