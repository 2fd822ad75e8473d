import type { IEnvironment } from 'relay-runtime'
import { OUTBOX, outboxStorage } from '#shared/keptTexts/keptTexts'
import type { SendMessageInput } from '../mutations/__generated__/sendMessageMutation.graphql'
import { sendMessage } from '../mutations/sendMessage'
import { createOutbox, type Outbox, type OutboxTarget } from './outbox'

type Address = Pick<SendMessageInput, 'conversationId' | 'profileId'>

/** Sends the messages of the outbox, even after their conversation is closed. */
export interface OutboxSender {
  readonly outbox: Outbox
  /** Sends the target's messages one after the other, so that they keep their order. */
  readonly send: (target: OutboxTarget, onSent?: (conversationLegacyId: number) => void) => Promise<void>
}

function addressOf(target: OutboxTarget): Address {
  const [kind, id] = target.split(' ')
  return kind === 'conversation' ? { conversationId: id } : { profileId: id }
}

function createSender(environment: IEnvironment, viewer: number): OutboxSender {
  const outbox = createOutbox(viewer, outboxStorage, OUTBOX)
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key === OUTBOX) outbox.changedElsewhere()
    })
  }
  const running = new Set<OutboxTarget>()

  return {
    outbox,
    async send(target, onSent) {
      if (running.has(target)) return
      running.add(target)
      for (;;) {
        const entry = outbox.entries(target).find(({ state }) => state === 'sending')
        if (!entry) break
        const { key, text, media } = entry
        const files = media.length > 0 ? { mediaIds: media.map(({ id }) => id), consent: true } : {}
        const outcome = await sendMessage(environment, { ...addressOf(target), ...files, text, key })
        if (outcome.sent) {
          outbox.remove(target, key)
          // The stored message must not be taken for another entry with the same text.
          for (const other of outbox.entries(target)) {
            outbox.change(target, other.key, { after: Math.max(other.after, outcome.legacyId) })
          }
          if (outcome.conversationLegacyId !== null) onSent?.(outcome.conversationLegacyId)
        } else {
          outbox.change(target, key, { state: 'failed', problem: outcome.problem })
        }
      }
      running.delete(target)
    },
  }
}

const senders = new WeakMap<IEnvironment, OutboxSender>()

/** The sender of this page; its member does not change while the page is open. */
export function outboxSenderOf(environment: IEnvironment, viewer: number): OutboxSender {
  const known = senders.get(environment)
  if (known) return known
  const made = createSender(environment, viewer)
  senders.set(environment, made)
  return made
}
