import { bulkhead } from 'cockatiel'
import type { FastifyBaseLogger } from 'fastify'
import type { CommentItemType } from '../../../legacy/contract/enums'
import type { ServerEvent } from '../../../legacy/contract/events'
import { SystemError } from '../errors'
import type { Settings } from '../settings'
import { type Signal, SignalQueue, systemTimers } from './queue'
import { UpstreamEvents } from './upstreamEvents'

/** Who subscribes, and by which session. */
export interface Subscriber {
  readonly profileId: number
  readonly stamp: string
  /** Selects, from the profile's signals, those of the stream. */
  readonly wants: (signal: Signal) => boolean
  /** The item whose comments the stream follows. */
  readonly item?: CommentedItem | undefined
}

export interface CommentedItem {
  readonly itemType: CommentItemType
  readonly itemId: number
}

interface Subscription extends Subscriber {
  readonly queue: SignalQueue
}

const MAX_PER_PROFILE = 20
const MAX_TOTAL = 5_000
/** Limits the streams about items, so that a profile's other streams stay free. */
const MAX_ITEMS_OF_A_PROFILE = 5
/** Each viewer reads a new comment by a request of their own. Clients beyond this number poll. */
const MAX_VIEWERS_OF_AN_ITEM = 200
/**
 * Concurrent reads from the legacy server. Bursts wait here, where equal signals merge, and not at the legacy
 * server, where they would time out and delay members' own requests.
 */
const READ_AT_ONCE = 16
/** How long a subscriber waits for the legacy server's stream, in milliseconds. */
const TIMEOUT = 3_000
/**
 * After a break all clients read everything anew: spread out by this many milliseconds each, at most to
 * RESYNC_WITHIN in total.
 */
const RESYNC_APART = 5
const RESYNC_WITHIN = 10_000
/** Streams survive a shorter break of the legacy server's stream; after a longer one clients poll. */
const MAX_BREAK = 20_000

/** Distributes the legacy server's events to the streams they concern. */
export class LiveHub {
  readonly #byProfile = new Map<number, Set<Subscription>>()
  readonly #byStamp = new Map<string, Set<Subscription>>()
  readonly #byItem = new Map<string, Set<Subscription>>()
  readonly #events: UpstreamEvents
  readonly #turns = bulkhead(READ_AT_ONCE, Infinity)
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
        this.#callOffEnd = timers.after(MAX_BREAK, () => this.#endAll())
      },
    })
  }

  /** Throws STREAM_UNAVAILABLE while the legacy server's events do not arrive. */
  async open(gone: AbortSignal): Promise<void> {
    const patience = AbortSignal.any([gone, AbortSignal.timeout(TIMEOUT)])
    if (!(await this.#events.isOpen(patience))) throw new SystemError('STREAM_UNAVAILABLE')
  }

  /** Collects the signals for a subscriber until they disconnect. */
  join(subscriber: Subscriber, gone: AbortSignal): SignalQueue {
    if (!this.#hasRoomFor(subscriber)) throw new SystemError('RATE_LIMITED')
    const queue = new SignalQueue(this.timers, () => this.#remove(subscription))
    const subscription = { ...subscriber, queue }
    this.#add(subscription)
    const leave = () => queue.end()
    if (gone.aborted) leave()
    else gone.addEventListener('abort', leave, { once: true })
    return queue
  }

  /** Runs a read when the concurrency limit allows. */
  inTurn<T>(read: () => Promise<T>): Promise<T> {
    return this.#turns.execute(read)
  }

  /** Ends all streams. */
  close(): void {
    this.#callOffEnd?.()
    this.#events.close()
    this.#endAll()
  }

  #hasRoomFor({ profileId, item }: Subscriber): boolean {
    const own = this.#byProfile.get(profileId)
    if (this.#size >= MAX_TOTAL || (own && own.size >= MAX_PER_PROFILE)) return false
    if (!item) return true
    const ownItems = [...(own ?? [])].filter((subscription) => subscription.item).length
    const viewers = this.#byItem.get(itemKey(item))?.size ?? 0
    return ownItems < MAX_ITEMS_OF_A_PROFILE && viewers < MAX_VIEWERS_OF_AN_ITEM
  }

  #hear(event: ServerEvent): void {
    if (event.type === 'SessionsEnded') {
      for (const stamp of event.stamps) {
        for (const { queue } of this.#byStamp.get(stamp) ?? []) queue.end(new SystemError('UNAUTHENTICATED'))
      }
    } else if (event.type === 'Resync') {
      const apart = Math.min(RESYNC_APART, RESYNC_WITHIN / this.#size)
      ;[...this.#all()].forEach(({ queue }, index) => queue.resyncAfter(index * apart))
    } else if (event.type === 'CommentAdded' || event.type === 'CommentChanged') {
      for (const { queue } of this.#byItem.get(itemKey(event)) ?? []) queue.push(event)
    } else {
      for (const id of event.profileIds) {
        for (const { wants, queue } of this.#byProfile.get(id) ?? []) if (wants(event)) queue.push(event)
      }
    }
  }

  *#all(): Generator<Subscription> {
    for (const subscriptions of this.#byProfile.values()) yield* subscriptions
  }

  #add(subscription: Subscription): void {
    this.#size += 1
    put(this.#byProfile, subscription.profileId, subscription)
    put(this.#byStamp, subscription.stamp, subscription)
    if (subscription.item) put(this.#byItem, itemKey(subscription.item), subscription)
  }

  #remove(subscription: Subscription): void {
    this.#size -= 1
    take(this.#byProfile, subscription.profileId, subscription)
    take(this.#byStamp, subscription.stamp, subscription)
    if (subscription.item) take(this.#byItem, itemKey(subscription.item), subscription)
  }

  #endAll(): void {
    for (const { queue } of this.#all()) queue.end(new SystemError('STREAM_UNAVAILABLE'))
  }
}

function itemKey({ itemType, itemId }: CommentedItem): string {
  return `${itemType} ${itemId}`
}

function put<K>(map: Map<K, Set<Subscription>>, key: K, subscription: Subscription): void {
  const present = map.get(key)
  if (present) present.add(subscription)
  else map.set(key, new Set([subscription]))
}

function take<K>(map: Map<K, Set<Subscription>>, key: K, subscription: Subscription): void {
  const present = map.get(key)
  present?.delete(subscription)
  if (present?.size === 0) map.delete(key)
}
