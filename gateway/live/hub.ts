import type { FastifyBaseLogger } from 'fastify'
import type { ServerEvent } from '../../legacy/contract/events'
import { SystemError } from '../core/errors'
import type { Settings } from '../settings'
import { type Signal, SignalQueue, systemTimers } from './queue'
import { UpstreamEvents } from './upstreamEvents'

/** Who subscribes, by which session. */
export interface Subscriber {
  readonly profileId: number
  readonly stamp: string
  /** What of all that is for the profile the stream is about. */
  readonly wants: (signal: Signal) => boolean
}

interface Subscription extends Subscriber {
  readonly queue: SignalQueue
}

const MOST_OF_A_PROFILE = 20
const MOST_OF_ALL = 5_000
/** How long a subscriber waits for the legacy server's stream, in milliseconds. */
const PATIENCE = 3_000
/** Streams outlive a short break of the legacy server's; after a longer one, clients had better ask by themselves. */
const LONGEST_BREAK = 20_000

/** Hands what the legacy server tells to the streams of those whom it concerns. */
export class LiveHub {
  readonly #byProfile = new Map<number, Set<Subscription>>()
  readonly #byStamp = new Map<string, Set<Subscription>>()
  readonly #events: UpstreamEvents
  #size = 0
  #callOffEnd: (() => void) | undefined

  constructor(
    settings: Settings,
    log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
    private readonly timers = systemTimers,
  ) {
    this.#events = new UpstreamEvents(settings, log, {
      onEvent: (event) => this.#hear(event),
      onOpen: () => this.#callOffEnd?.(),
      onBreak: () => {
        this.#callOffEnd?.()
        this.#callOffEnd = timers.after(LONGEST_BREAK, () => this.#endAll())
      },
    })
  }

  /** Throws STREAM_UNAVAILABLE where what happens is not known here. */
  async open(gone: AbortSignal): Promise<void> {
    const patience = AbortSignal.any([gone, AbortSignal.timeout(PATIENCE)])
    if (!(await this.#events.isOpen(patience))) throw new SystemError('STREAM_UNAVAILABLE')
  }

  /** Begins to collect what is for a subscriber, until they have gone. */
  join(subscriber: Subscriber, gone: AbortSignal): SignalQueue {
    const own = this.#byProfile.get(subscriber.profileId)?.size ?? 0
    if (own >= MOST_OF_A_PROFILE || this.#size >= MOST_OF_ALL) throw new SystemError('RATE_LIMITED')
    const subscription = { ...subscriber, queue: new SignalQueue(this.timers) }
    this.#add(subscription)
    const leave = () => this.#end(subscription)
    if (gone.aborted) leave()
    else gone.addEventListener('abort', leave, { once: true })
    return subscription.queue
  }

  /** Ends all streams, for good. */
  close(): void {
    this.#callOffEnd?.()
    this.#events.close()
    this.#endAll()
  }

  #hear(event: ServerEvent): void {
    if (event.type === 'SessionsEnded') {
      for (const stamp of event.stamps) {
        for (const subscription of this.#byStamp.get(stamp) ?? []) {
          this.#end(subscription, new SystemError('UNAUTHENTICATED'))
        }
      }
    } else if (event.type === 'Resync') {
      for (const subscriptions of this.#byProfile.values()) tell(subscriptions, event)
    } else {
      for (const id of event.profileIds) tell(this.#byProfile.get(id) ?? [], event)
    }
  }

  #add(subscription: Subscription): void {
    this.#size += 1
    put(this.#byProfile, subscription.profileId, subscription)
    put(this.#byStamp, subscription.stamp, subscription)
  }

  #end(subscription: Subscription, error?: Error): void {
    subscription.queue.end(error)
    if (!take(this.#byProfile, subscription.profileId, subscription)) return
    this.#size -= 1
    take(this.#byStamp, subscription.stamp, subscription)
  }

  #endAll(): void {
    for (const subscriptions of this.#byProfile.values()) {
      for (const subscription of subscriptions) this.#end(subscription, new SystemError('STREAM_UNAVAILABLE'))
    }
  }
}

/** That something was missed concerns every stream. */
function tell(subscriptions: Iterable<Subscription>, signal: Signal): void {
  for (const { wants, queue } of subscriptions) if (signal.type === 'Resync' || wants(signal)) queue.push(signal)
}

function put<K>(map: Map<K, Set<Subscription>>, key: K, subscription: Subscription): void {
  const present = map.get(key)
  if (present) present.add(subscription)
  else map.set(key, new Set([subscription]))
}

/** Whether it was there. */
function take<K>(map: Map<K, Set<Subscription>>, key: K, subscription: Subscription): boolean {
  const present = map.get(key)
  const found = present?.delete(subscription) ?? false
  if (present?.size === 0) map.delete(key)
  return found
}
