import type { GatewayContext } from '../core/context'
import { type ErrorCode, SystemError } from '../core/errors'
import type { Told } from '../core/operations/subscriptions'
import type { CommentedItem } from '../core/live/hub'
import type { Signal, SignalQueue } from '../core/live/queue'

/** What one kind of stream delivers. */
export interface Kind<T> {
  /** Selects its signals. */
  readonly wants: (signal: Signal) => boolean
  /** The item whose comments it follows. */
  readonly item?: CommentedItem
  /** Whether it begins with the event that follows a break. */
  readonly beginsWithResync?: boolean
  /** The event for a signal, for this viewer; null where they may not know of it. */
  readonly tell: (signal: Signal, context: GatewayContext, stream: Stream) => Promise<T | null>
}

/** How a stream can end itself. */
type Stream = Pick<SignalQueue, 'end'>

/** Codes after which a stream ends, because its object is not for the viewer any more. */
const ending: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'MEMBERS_ONLY', 'STREAM_UNAVAILABLE']

/**
 * Opens a stream for a viewer who may read the counters. Reads the session once more when no end of it can be
 * missed.
 */
export async function streamTo<T>(context: GatewayContext, kind: Kind<T>): Promise<AsyncIterable<Told<T>>> {
  const { live } = context
  const gone = context.gone()
  await live.open(gone)
  const { isLoggedIn, id, stamp } = await context.rest.CurrentProfile.GetProfileData()
  if (!isLoggedIn) throw new SystemError('UNAUTHENTICATED')
  const { wants, item } = kind
  const queue = live.join({ profileId: id, stamp, wants, item }, gone)
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
  kind: Kind<T>,
): AsyncGenerator<Told<T>, void> {
  const gone = context.gone()
  let admitted = kind.beginsWithResync ?? false
  try {
    for await (const signal of queue) {
      // Listeners stay on a signal for as long as it lives: for one event here, instead of for the whole stream.
      const event = new AbortController()
      const leave = () => event.abort(gone.reason)
      gone.addEventListener('abort', leave, { once: true })
      const fresh = context.anew(event.signal)
      try {
        if (signal.type === 'Resync' && !admitted) await admit(fresh)
        admitted = false
        const value = await told(signal, fresh, queue, kind)
        if (value !== null) yield { value, context: fresh }
      } finally {
        gone.removeEventListener('abort', leave)
      }
    }
  } finally {
    queue.end()
  }
}

/** The session's end may be among the missed events. */
async function admit({ rest }: GatewayContext): Promise<void> {
  try {
    await rest.Notifications.UnreadMailCount()
  } catch (error) {
    if (error instanceof SystemError && ending.includes(error.code)) throw error
    throw new SystemError('STREAM_UNAVAILABLE')
  }
}

async function told<T>(
  signal: Signal,
  context: GatewayContext,
  queue: SignalQueue,
  { tell }: Kind<T>,
): Promise<T | null> {
  try {
    return await context.live.inTurn(() => tell(signal, context, queue))
  } catch (error) {
    if (!(error instanceof SystemError) || ending.includes(error.code)) throw error
    if (error.code === 'NOT_FOUND') return null
    // What waits could not be read now, and would be lost.
    queue.clear()
    return tell({ type: 'Resync' }, context, queue)
  }
}
