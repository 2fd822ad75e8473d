import type { ServerEvent } from '../../../legacy/contract/events'

/** What a subscriber may be told of. */
export type Signal = Exclude<ServerEvent, { readonly type: 'SessionsEnded' }>

/** The time, so that tests can let it pass. */
export interface Timers {
  now(): number
  /** Does something later, and gives what calls it off. */
  after(milliseconds: number, work: () => void): () => void
}

export const systemTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** So much may wait for who reads slowly; then they are told that they have missed something instead. */
const MOST_WAITING = 200
/** Counters are told of at most so often, in milliseconds. */
const COUNTS_EVERY = 5_000

/** What waits for one subscriber: equal things once, never more than a bound, and the counters not too often. */
export class SignalQueue implements AsyncIterable<Signal> {
  /** By what makes them equal, in the order in which they came. */
  readonly #waiting = new Map<string, Signal>()
  #wake: (() => void) | undefined
  #end: { readonly error: Error | undefined } | undefined
  #countsDue = -Infinity
  #callOffCounts: (() => void) | undefined
  #callOffResync: (() => void) | undefined

  constructor(
    private readonly timers: Timers,
    private readonly onEnd: () => void = () => undefined,
  ) {}

  push(signal: Signal): void {
    // Told before it is said that something was missed, it would hide what was missed before it.
    if (this.#end || this.#callOffResync) return
    if (signal.type === 'CountsChanged') this.#pushCounts(signal)
    else this.#add(signal)
  }

  /** Something was missed: that is told in a while, and nothing else until then, for all is asked for anew after it. */
  resyncAfter(milliseconds: number): void {
    if (this.#end || this.#callOffResync) return
    this.#forget()
    this.#callOffResync = this.timers.after(milliseconds, () => {
      this.#callOffResync = undefined
      this.#add({ type: 'Resync' })
    })
  }

  /** Nothing is told any more; what waits is forgotten. */
  end(error?: Error): void {
    if (this.#end) return
    this.#end = { error }
    this.#forget()
    this.#callOffResync?.()
    this.#wake?.()
    this.onEnd()
  }

  /** Forgets what waits, as it is asked for anew. */
  clear(): void {
    this.#waiting.clear()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Signal, void> {
    for (;;) {
      if (this.#end?.error) throw this.#end.error
      if (this.#end) return
      const [first] = this.#waiting
      if (first) {
        this.#waiting.delete(first[0])
        yield first[1]
      } else {
        await new Promise<void>((resolve) => (this.#wake = resolve))
      }
    }
  }

  #forget(): void {
    this.#waiting.clear()
    this.#callOffCounts?.()
    this.#callOffCounts = undefined
  }

  #add(signal: Signal): void {
    const key = keyOf(signal)
    if (signal.type === 'Resync' || (this.#waiting.size >= MOST_WAITING && !this.#waiting.has(key))) {
      this.#waiting.clear()
      this.#waiting.set('Resync', { type: 'Resync' })
    } else {
      this.#waiting.set(key, signal)
    }
    this.#wake?.()
  }

  #pushCounts(signal: Signal): void {
    if (this.#callOffCounts) return
    const tell = () => {
      this.#callOffCounts = undefined
      this.#countsDue = this.timers.now() + COUNTS_EVERY
      this.#add(signal)
    }
    const wait = this.#countsDue - this.timers.now()
    if (wait <= 0) tell()
    else this.#callOffCounts = this.timers.after(wait, tell)
  }
}

/** Signals with the same key are told once: what they stand for is read when they are told. */
function keyOf(signal: Signal): string {
  switch (signal.type) {
    case 'MessageAdded':
      return `MessageAdded ${signal.messageId}`
    case 'ConversationChanged':
      return `ConversationChanged ${signal.conversationId}`
    case 'Typing':
      return `Typing ${signal.conversationId} ${signal.profileId}`
    case 'Notified':
      return `Notified ${signal.topic} ${signal.actorId} ${signal.notificationId}`
    case 'CountsChanged':
    case 'Resync':
      return signal.type
  }
}
