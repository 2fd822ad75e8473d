import { legacyIdOf, partOf } from '../core/globalIds'
import { firstEdge } from '../core/lists/connections'
import { given, mutate, perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'
import { eventIdOf, sent } from './writes'

/** The graph's names for fields, so that a refusal points at the right input. */
const ofEvent = { eventId: 'id' }

const paymentFields = new Set(['method', 'consent', 'key', 'returnPath'])
const fieldOfPayment = (field: string) => (paymentFields.has(field) ? `payment.${field}` : 'eventId')

/** What members do at events: signing up, paying, asking, writing, showing pictures. */
export const attendingResolvers: Resolvers = {
  BuyEventTicketPayload: {
    order: ({ orderLegacyId }, _args, { rest }) =>
      orderLegacyId === undefined ? null : rest.Payment.ReceiptPageData({ query: { orderId: orderLegacyId } }),
  },
  WriteEventMailPayload: {
    conversation: ({ message }, _args, { loaders }) =>
      message ? loaders.of('Mail.GetConversationsByIds').load(message.conversationId) : null,
  },
  Mutation: {
    signUpForEvent: (_parent, { input: { id, personIds, visible } }, context) =>
      mutate(
        context,
        async () => {
          const eventId = eventIdOf(id)
          const persons = personIds ? { personIds: personIds.map((each) => partOf(each, 'Person').id) } : {}
          await context.rest.Events.SignUp({ body: { eventId, ...persons, visible } })
          return { eventLegacyId: eventId }
        },
        ofEvent,
      ),
    setEventSignUpVisible: (_parent, { input: { id, visible } }, context) =>
      mutate(
        context,
        async () => {
          const eventId = eventIdOf(id)
          await context.rest.Events.SetSignUpVisible({ body: { eventId, visible } })
          return { eventLegacyId: eventId }
        },
        ofEvent,
      ),
    quitEvent: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const eventId = eventIdOf(id)
          const { refund } = await context.rest.Events.CancelSignUp({ body: { eventId } })
          return { eventLegacyId: eventId, refund }
        },
        ofEvent,
      ),
    buyEventTicket: (_parent, { input: { eventId: id, payment } }, context) =>
      mutate(
        context,
        async () => {
          const event = await context.rest.Events.GetEvent({ query: { eventId: eventIdOf(id) } })
          const ticket = event.tickets.find(({ persons }) => persons === event.signUp?.persons)
          // Without a sign-up any ticket is refused, with the reason.
          const productId = (ticket ?? event.tickets[0])?.offer.id ?? 2 ** 31 - 1
          const { orderId, url } = await context.rest.Payment.Pay({ body: { productId, ...given(payment) } })
          return { orderLegacyId: orderId, checkoutUrl: url }
        },
        fieldOfPayment,
      ),
    askEventQuestion: (_parent, { input: { eventId: id, ...written } }, context) =>
      mutate(context, async () => {
        const filters = { eventId: eventIdOf(id) }
        const question = await context.rest.Events.AskQuestion({ body: { ...filters, ...written } })
        return { question, questionEdge: firstEdge('Events.GetEventQuestions', filters, question) }
      }),
    saveEventMedia: (_parent, { input: { eventId: id, mediaId, title, consent } }, context) =>
      mutate(context, async () => {
        const filters = { eventId: eventIdOf(id) }
        const body = { ...filters, mediaId: legacyIdOf(mediaId, 'Picture', 'Video'), ...given({ title }), consent }
        const media = await context.rest.Events.SaveEventMedia({ body })
        return { media, mediaEdge: firstEdge('Events.GetEventMedia', filters, media) }
      }),
    deleteEventMedia: (_parent, { input: { mediaIds } }, context) =>
      mutate(context, async () => {
        const ids = mediaIds.map((id) => legacyIdOf(id, 'Picture', 'Video'))
        await context.rest.Events.DeleteEventMedia({ body: { mediaIds: ids } })
        return { deletedMediaIds: mediaIds }
      }),
    writeEventMail: (_parent, { input: { eventId: id, conversationId, ...written } }, context) =>
      mutate(context, async () => {
        const place = conversationId == null ? {} : { conversationId: legacyIdOf(conversationId, 'Conversation') }
        const body = { eventId: eventIdOf(id), ...place, ...written }
        return sent(context, await context.rest.Events.WriteEventMail({ body }))
      }),
    renewEventFeed: (_parent, _args, context) => perform(context, () => context.rest.Events.RenewEventFeed()),
    endEventFeed: (_parent, _args, context) => perform(context, () => context.rest.Events.EndEventFeed()),
  },
}
