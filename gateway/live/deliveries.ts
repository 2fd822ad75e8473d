import type { GatewayContext } from '../core/context'
import { type ErrorCode, SystemError } from '../core/errors'
import type { Told } from '../core/subscriptions'
import type { Signal, SignalQueue } from './queue'

/** What one kind of stream tells. */
export interface Kind<T> {
  /** What it is about. */
  readonly wants: (signal: Signal) => boolean
  /** Whether it begins with what it tells after a break. */
  readonly beginsWithResync?: boolean
  /** What a signal comes to for the viewer; null where they are not to know of it. */
  readonly tell: (signal: Signal, context: GatewayContext, stream: Stream) => Promise<T | null>
}

/** What a stream can do with itself. */
export type Stream = Pick<SignalQueue, 'end'>

/** Codes that say that something is not for the viewer at all, or not any more. */
const ending: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'MEMBERS_ONLY', 'STREAM_UNAVAILABLE']

/**
 * A stream for the viewer of a context, who must be one that may see the counters of the top menu: the session is read
 * once more when nothing that ends it can be missed.
 */
export async function streamTo<T>(context: GatewayContext, kind: Kind<T>): Promise<AsyncIterable<Told<T>>> {
  const { live, gone } = context
  await live.open(gone)
  const { isLoggedIn, id, stamp } = await context.rest.CurrentProfile.GetProfileData()
  if (!isLoggedIn) throw new SystemError('UNAUTHENTICATED')
  const queue = live.join({ profileId: id, stamp, wants: kind.wants }, gone)
  try {
    await context.rest.Notifications.NotificationCounts()
  } catch (error) {
    queue.end()
    throw error
  }
  if (kind.beginsWithResync) queue.push({ type: 'Resync' })
  return deliveries(queue, context, kind)
}

async function* deliveries<T>(
  queue: SignalQueue,
  context: GatewayContext,
  { tell }: Kind<T>,
): AsyncGenerator<Told<T>, void> {
  for await (const signal of queue) {
    const fresh = context.anew()
    const value = await tell(signal, fresh, queue).catch((error: unknown) => {
      if (!(error instanceof SystemError) || ending.includes(error.code)) throw error
      if (error.code === 'NOT_FOUND') return null
      // It could not be read now, and would be missed.
      queue.clear()
      return tell({ type: 'Resync' }, fresh, queue)
    })
    if (value !== null) yield { value, context: fresh }
  }
}
