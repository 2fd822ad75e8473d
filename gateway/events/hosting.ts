import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { given, mutate, perform } from '../core/mutation'
import type { EventContentInput, Resolvers } from '../generated/resolvers'
import { eventIdOf, sent } from './writes'

const contentFields = new Set([
  'title',
  'html',
  'kind',
  'coverId',
  'place',
  'address',
  'zipCode',
  'price',
  'couplePrice',
  'refundPercent',
  'quitHours',
  'ageFrom',
  'ageTo',
  'places',
  'genderPlaces',
])
const renamed: Readonly<Record<string, string>> = {
  eventId: 'id',
  begin: 'content.localBegin',
  end: 'content.localEnd',
}

/** The graph's names for fields, so that a refusal points at the right input. */
function fieldName(field: string): string {
  const [first = field] = field.split('.')
  return contentFields.has(first) ? `content.${field}` : (renamed[field] ?? field)
}

function contentOf({ coverId, localBegin: begin, localEnd: end, ...content }: EventContentInput) {
  const cover = coverId == null ? {} : { coverId: legacyIdOf(coverId, 'Picture') }
  return { ...given(content), ...cover, begin, end }
}

const signUpIdOf = (globalId: string) => legacyIdOf(globalId, 'EventSignUp')

/** What hosts do for their events, and the staff for all. */
export const hostingResolvers: Resolvers = {
  AnnounceAtEventPayload: {
    conversation: ({ message }, _args, { loaders }) =>
      message ? loaders.of('Mail.GetConversationsByIds').load(message.conversationId) : null,
  },
  EventTickAnswer: { signUpId: ({ signUpId }) => toGlobalId('EventSignUp', signUpId) },
  Mutation: {
    createEvent: (_parent, { input: { key, content } }, context) =>
      mutate(
        context,
        async () => ({ event: await context.rest.Events.CreateEvent({ body: { key, ...contentOf(content) } }) }),
        fieldName,
      ),
    editEvent: (_parent, { input: { id, revision, content } }, context) =>
      mutate(
        context,
        async () => {
          const body = { eventId: eventIdOf(id), revision, ...contentOf(content) }
          return { event: await context.rest.Events.UpdateEvent({ body }) }
        },
        fieldName,
      ),
    publishEvent: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => ({ event: await context.rest.Events.PublishEvent({ body: { eventId: eventIdOf(id) } }) }),
        fieldName,
      ),
    cancelEvent: (_parent, { input: { id, reason } }, context) =>
      mutate(
        context,
        async () => {
          const eventId = eventIdOf(id)
          const { cancelled } = await context.rest.Events.CancelEvent({ body: { eventId, reason } })
          return cancelled ? { eventLegacyId: eventId } : { deletedId: id }
        },
        fieldName,
      ),
    setEventHost: (_parent, { input: { id, profileId, host } }, context) =>
      mutate(
        context,
        async () => {
          const body = { eventId: eventIdOf(id), profileId: legacyIdOf(profileId, 'Profile'), host }
          return { event: await context.rest.Events.SetEventHost({ body }) }
        },
        fieldName,
      ),
    checkInAtEvent: (_parent, { input: { eventId: id, ticks } }, context) =>
      mutate(context, async () => {
        const eventId = eventIdOf(id)
        const made = ticks.map(({ signUpId, ...tick }) => ({ ...tick, signUpId: signUpIdOf(signUpId) }))
        return {
          eventLegacyId: eventId,
          ticks: await context.rest.Events.CheckIn({ body: { eventId, ticks: made } }),
        }
      }),
    answerEventQuestion: (_parent, { input: { id, answer } }, context) =>
      mutate(
        context,
        async () => {
          const body = { questionId: legacyIdOf(id, 'EventQuestion'), answer }
          return { question: await context.rest.Events.AnswerQuestion({ body }) }
        },
        { questionId: 'id' },
      ),
    deleteEventQuestion: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const body = { questionId: legacyIdOf(id, 'EventQuestion') }
          const { eventId } = await context.rest.Events.DeleteQuestion({ body })
          return { deletedId: id, eventLegacyId: eventId }
        },
        { questionId: 'id' },
      ),
    announceAtEvent: (_parent, { input: { eventId: id, ...written } }, context) =>
      mutate(context, async () => {
        return sent(context, await context.rest.Events.Announce({ body: { eventId: eventIdOf(id), ...written } }))
      }),
    setEventAdmin: (_parent, { input: { profileId, admin } }, context) =>
      perform(context, () =>
        context.rest.Events.SetEventAdmin({ body: { profileId: legacyIdOf(profileId, 'Profile'), admin } }),
      ),
  },
}
