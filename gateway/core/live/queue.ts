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
const MAX_WAITING = 200
/** Numbers, which change often and are read anew each time, are told of at most so often, in milliseconds. */
const NUMBERS_EVERY = 5_000
/** A stream hears of the counters or of one item: never of both. */
const numbers: readonly Signal['type'][] = ['CountsChanged', 'CommentAdded']

/** What waits for one subscriber: equal things once, never more than a bound, and numbers not too often. */
export class SignalQueue implements AsyncIterable<Signal> {
  /** By what makes them equal, in the order in which they came. */
  readonly #waiting = new Map<string, Signal>()
  #wake: (() => void) | undefined
  #end: { readonly error: Error | undefined } | undefined
  #numbersDue = -Infinity
  #callOffNumbers: (() => void) | undefined
  #callOffResync: (() => void) | undefined

  constructor(
    private readonly timers: Timers,
    private readonly onEnd: () => void = () => undefined,
  ) {}

  push(signal: Signal): void {
    // Told before it is said that something was missed, it would hide what was missed before it.
    if (this.#end || this.#callOffResync) return
    if (numbers.includes(signal.type)) this.#pushNumbers(signal)
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
    this.#callOffNumbers?.()
    this.#callOffNumbers = undefined
  }

  #add(signal: Signal): void {
    const key = keyOf(signal)
    if (signal.type === 'Resync' || (this.#waiting.size >= MAX_WAITING && !this.#waiting.has(key))) {
      this.#waiting.clear()
      this.#waiting.set('Resync', { type: 'Resync' })
    } else {
      this.#waiting.set(key, signal)
    }
    this.#wake?.()
  }

  #pushNumbers(signal: Signal): void {
    if (this.#callOffNumbers) return
    const tell = () => {
      this.#callOffNumbers = undefined
      this.#numbersDue = this.timers.now() + NUMBERS_EVERY
      this.#add(signal)
    }
    const wait = this.#numbersDue - this.timers.now()
    if (wait <= 0) tell()
    else this.#callOffNumbers = this.timers.after(wait, tell)
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
    case 'CommentChanged':
      return `CommentChanged ${signal.itemType} ${signal.commentId} ${signal.removed}`
    case 'CommentAdded':
    case 'CountsChanged':
    case 'Resync':
      return signal.type
  }
}
