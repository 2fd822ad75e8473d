import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { useMember } from '#platform/session/useSession'
import { everyWhileVisible } from '#lib/scheduler'
import type { useDoorMutation } from './__generated__/useDoorMutation.graphql'
import { NO_TICKS, addTick, queueOf, removeTicks, subscribeTicks, waitingTicks, type Tick } from './doorTicks'

const mutation = graphql`
  mutation useDoorMutation($input: CheckInAtEventInput!) {
    checkInAtEvent(input: $input) {
      ticks {
        key
        signUpId
        result
        signUp {
          id
          checkedInAt
          checkedInBy
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const RETRY_EVERY = 10_000
/** The most that the server takes at once. */
const MAX_SENT = 100

type Answer = useDoorMutation['response']['checkInAtEvent']

/** Rejects where the server could not be reached. */
function send(environment: IEnvironment, eventId: string, ticks: readonly Tick[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    commitMutation<useDoorMutation>(environment, {
      mutation,
      variables: { input: { eventId, ticks } },
      onCompleted: (response, errors) =>
        errors?.length ? reject(new Error(errors[0]?.message)) : resolve(response.checkInAtEvent),
      onError: reject,
    })
  })
}

interface DoorOptions {
  /** The ids of sign-ups that are gone: their members have quit. */
  readonly onGone: (signUpIds: readonly string[]) => void
}

/**
 * Ticks of the door: each counts here at once and is kept on the device until the server has it, also over a reload. They are
 * sent again until they arrive.
 */
export function useDoor(event: { readonly id: string; readonly legacyId: number }, { onGone }: DoorOptions) {
  const environment = useRelayEnvironment()
  const { legacyId: viewerLegacyId } = useMember()
  const queue = queueOf(viewerLegacyId, event.legacyId)
  const waiting = useSyncExternalStore(
    subscribeTicks,
    () => waitingTicks(queue),
    () => NO_TICKS,
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isCutOff, setCutOff] = useState(false)
  const sends = useRef(false)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })

  const flush = useCallback(async () => {
    if (sends.current) return
    sends.current = true
    try {
      for (;;) {
        const ticks = waitingTicks(queue).slice(0, MAX_SENT)
        if (ticks.length === 0) break
        const answer = await send(environment, event.id, ticks)
        setCutOff(false)
        const refused = answer?.userErrors[0]
        setRefusal(refused?.message ?? null)
        // What is refused stays here, for the viewer to ask the support about.
        if (!answer?.ticks || refused) break
        removeTicks(queue, new Set(ticks.map(({ key }) => key)))
        const left = answer.ticks.filter(({ result }) => result === 'GONE')
        if (left.length > 0) gone.current(left.map(({ signUpId }) => signUpId))
      }
    } catch {
      // The next try finds them here.
      setCutOff(true)
    } finally {
      sends.current = false
    }
  }, [environment, event.id, queue])

  useEffect(() => {
    const retry = () => void flush()
    retry()
    window.addEventListener('online', retry)
    const stop = everyWhileVisible(RETRY_EVERY, retry)
    return () => {
      window.removeEventListener('online', retry)
      stop()
    }
  }, [flush])

  const tick = (signUpId: string, arrived: boolean) => {
    addTick(queue, { key: crypto.randomUUID(), signUpId, arrived, at: new Date().toISOString() })
    void flush()
  }
  return { waiting, tick, refusal, isCutOff }
}
