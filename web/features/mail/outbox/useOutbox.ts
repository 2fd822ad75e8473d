import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useViewer } from '#platform/session/useSession'
import type { OutboxMedium, OutboxTarget } from './outbox'
import { outboxSenderOf } from './outboxSender'

/** The messages to a conversation, or to a profile, that the server does not have yet, and how they get there. */
export function useOutbox(target: OutboxTarget, onSent?: (conversationLegacyId: number) => void) {
  const environment = useRelayEnvironment()
  const { legacyId } = useViewer()
  const sender = outboxSenderOf(environment, legacyId ?? 0)
  const { outbox } = sender
  const entries = useSyncExternalStore(
    outbox.subscribe,
    useCallback(() => outbox.entries(target), [outbox, target]),
  )
  const hearSent = useEffectEvent((conversationLegacyId: number) => onSent?.(conversationLegacyId))
  const isSending = entries.some(({ state }) => state === 'sending')
  // Also what a reload has interrupted goes on: by its key it is stored once.
  useEffect(() => {
    if (isSending) void sender.send(target, (conversationLegacyId) => hearSent(conversationLegacyId))
  }, [sender, target, isSending])

  return {
    entries,
    isSending,
    /** `after`: the number of the newest message that is there. */
    send: (text: string, media: readonly OutboxMedium[], after = 0) =>
      outbox.add(target, {
        key: crypto.randomUUID(),
        text,
        media,
        after,
        state: 'sending',
        problem: null,
      }),
    retry: (key: string) => outbox.change(target, key, { state: 'sending', problem: null }),
    remove: (key: string) => outbox.remove(target, key),
  }
}
