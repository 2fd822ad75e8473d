import type { ServerEvent } from '../../../legacy/contract/events'

/** The signals that a subscriber may get. */
export type Signal = Exclude<ServerEvent, { readonly type: 'SessionsEnded' }>

/** Timers, injected by tests. */
export interface Timers {
  now(): number
  /** Runs something later; returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void
}

export const systemTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Maximum length of the queue of a slow reader, who then gets a resync instead. */
const MAX_WAITING = 200
/** Minimum milliseconds between signals about numbers, which change often and are read anew each time. */
const NUMBERS_EVERY = 5_000
/** A stream carries counters or one item, never both. */
const numbers: readonly Signal['type'][] = ['CountsChanged', 'CommentAdded']

/** The queue of one subscriber: merges equal signals, is bounded, and throttles numbers. */
export class SignalQueue implements AsyncIterable<Signal> {
  /** By key, in order of arrival. */
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
    // A signal before the resync would hide what was missed before it.
    if (this.#end || this.#callOffResync) return
    if (numbers.includes(signal.type)) this.#pushNumbers(signal)
    else this.#add(signal)
  }

  /**
   * Signals were lost: sends a resync after a delay and nothing else until then, because the client then reads
   * everything anew.
   */
  resyncAfter(milliseconds: number): void {
    if (this.#end || this.#callOffResync) return
    this.#forget()
    this.#callOffResync = this.timers.after(milliseconds, () => {
      this.#callOffResync = undefined
      this.#add({ type: 'Resync' })
    })
  }

  /** Ends the queue and drops what waits. */
  end(error?: Error): void {
    if (this.#end) return
    this.#end = { error }
    this.#forget()
    this.#callOffResync?.()
    this.#wake?.()
    this.onEnd()
  }

  /** Drops what waits, because a resync replaces it. */
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

/** Signals with the same key merge: their objects are read when they are delivered. */
function keyOf(signal: Signal): string {
  switch (signal.type) {
    case 'MessageAdded':
      return `MessageAdded ${signal.messageId}`
    case 'ConversationChanged':
      return `ConversationChanged ${signal.conversationId}`
    case 'TicketChanged':
      return `TicketChanged ${signal.ticketId}`
    case 'QueueChanged':
      return `QueueChanged ${signal.queue} ${signal.dark} ${signal.countryId}`
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
