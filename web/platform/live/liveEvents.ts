import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { liveSubscription$data } from './__generated__/liveSubscription.graphql'
import type { StreamState } from './liveTabs'

/** Something that happened; what it tells stands in the store already. */
export type LiveEvent = liveSubscription$data['liveEvents']

/** Changes the store by an event, such as a list that its `messageEdge` belongs to. Only while the listener is called. */
export type ChangeByEvent = (change: (store: RecordSourceProxy, event: RecordProxy) => void) => void

/** `readHere`: of all tabs this one is to do what is to be done once. */
type LiveListener = (event: LiveEvent, changeStore: ChangeByEvent, readHere: boolean) => void

const listeners = new Set<LiveListener>()
const stateListeners = new Set<() => void>()
const AT_FIRST = 'connecting'
let state: StreamState = AT_FIRST

/** Hands an event to all who listen in this tab. */
export function dispatchLiveEvent(event: LiveEvent, changeStore: ChangeByEvent, readHere: boolean): void {
  for (const listener of listeners) listener(event, changeStore, readHere)
}

/** Says how news reaches this tab from now on. */
export function setStreamState(next: StreamState): void {
  state = next
  for (const listener of stateListeners) listener()
}

/** Listens to what happens as long as the component stands; the listener is called at once when the event is in the store. */
export function useLiveEvents(listener: LiveListener): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listening: LiveListener = (...told) => onEvent(...told)
    listeners.add(listening)
    return () => void listeners.delete(listening)
  }, [])
}

function subscribe(listener: () => void): () => void {
  stateListeners.add(listener)
  return () => void stateListeners.delete(listener)
}

/** Whether news comes through the stream, or has to be asked for: then `LiveResync` comes every five seconds. */
export function useStreamState(): StreamState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => AT_FIRST,
  )
}
