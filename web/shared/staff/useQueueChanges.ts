import { useThrottledCallback } from '@mantine/hooks'
import { useLiveEvents, type LiveEvent } from '#platform/live/liveEvents'

export type StaffQueue = Exclude<
  Extract<LiveEvent, { readonly __typename: 'LiveQueue' }>['queue'],
  '%future added value'
>

/** A desk on which much happens is fetched anew at most this often, in milliseconds. */
const AT_MOST_EVERY = 2_000

/** Calls back when a queue of the staff has changed, or may have; without a queue, when any has. */
export function useQueueChanges(queue: StaffQueue | null, onChange: () => void): void {
  const change = useThrottledCallback(onChange, AT_MOST_EVERY)
  useLiveEvents((event) => {
    if (event.__typename === 'LiveResync') change()
    if (event.__typename === 'LiveQueue' && (queue === null || queue === event.queue)) change()
  })
}
