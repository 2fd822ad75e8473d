import { randomUUID } from 'node:crypto'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
import { insertEvent, insertEventSignUp, sampleEvent } from '../testing/siteEvents'
import type { Deed, Stage } from './deeds.fixture'

const aboutEvent = (itemId: number) => ({ itemType: NotificationItemType.Event, itemId })

/** Deeds at events that notify somebody. */
export const eventDeeds = {
  commentOnEvent: async ({ server, actor, receiver }) => {
    const eventId = await insertEvent(server, [receiver.id])
    return {
      act: async () => (await actor.client.call('Events.AddEventComment', { eventId, text: 'I come' })).status,
      told: { topic: NotificationTopic.EventComment, ...aboutEvent(eventId), excerpt: 'I come' },
      community: true,
      onMainOnly: true,
    }
  },
  movedEvent: async ({ server, actor, receiver }) => {
    const eventId = await insertEvent(server, [actor.id])
    await insertEventSignUp(server, eventId, receiver.id)
    const body = { eventId, revision: 1, ...sampleEvent }
    return {
      act: async () => {
        const { status } = await actor.client.call('Events.UpdateEvent', body)
        await server.runJobs()
        return status
      },
      told: { topic: NotificationTopic.EventChanged, ...aboutEvent(eventId), title: sampleEvent.title },
      community: true,
      onMainOnly: true,
    }
  },
  questionAboutEvent: async ({ server, actor, receiver }) => {
    const eventId = await insertEvent(server, [receiver.id])
    const question = { eventId, key: randomUUID(), text: 'May I bring a dog?' }
    return {
      act: async () => (await actor.client.call('Events.AskQuestion', question)).status,
      told: { topic: NotificationTopic.EventQuestion, ...aboutEvent(eventId) },
      community: true,
      onMainOnly: true,
    }
  },
  answerAboutEvent: async ({ server, actor, receiver }) => {
    const eventId = await insertEvent(server, [actor.id])
    const asked = { eventId, profileId: receiver.id, key: randomUUID(), text: 'A dog?', askedAt: server.clock.now() }
    const { id: questionId } = await server.deps.db
      .insertInto('eventQuestion')
      .values(asked)
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      act: async () => (await actor.client.call('Events.AnswerQuestion', { questionId, answer: 'Please do' })).status,
      told: { topic: NotificationTopic.EventAnswer, ...aboutEvent(eventId) },
      community: true,
      onMainOnly: true,
    }
  },
} satisfies Record<string, (stage: Stage) => Promise<Deed>>
