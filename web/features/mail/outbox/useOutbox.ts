import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useViewer } from '#platform/session/useSession'
import type { OutboxEntry, OutboxMedium, OutboxTarget } from './outbox'
import { outboxSenderOf } from './outboxSender'

const NONE: readonly OutboxEntry[] = []

/** Messages to a conversation or profile that the server does not have yet, and the functions that send them. */
export function useOutbox(target: OutboxTarget, onSent?: (conversationLegacyId: number) => void) {
  const environment = useRelayEnvironment()
  const { legacyId } = useViewer()
  const sender = outboxSenderOf(environment, legacyId ?? 0)
  const { outbox } = sender
  const entries = useSyncExternalStore(
    outbox.subscribe,
    useCallback(() => outbox.entries(target), [outbox, target]),
    () => NONE,
  )
  const hearSent = useEffectEvent((conversationLegacyId: number) => onSent?.(conversationLegacyId))
  const isSending = entries.some(({ state }) => state === 'sending')
  // Also resumes messages that a reload interrupted; their keys ensure that they are stored once.
  useEffect(() => {
    if (isSending) void sender.send(target, (conversationLegacyId) => hearSent(conversationLegacyId))
  }, [sender, target, isSending])

  return {
    entries,
    isSending,
    /** `after`: number of the newest message in the conversation. */
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
