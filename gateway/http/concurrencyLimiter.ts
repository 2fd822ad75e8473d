import { AsyncResource } from 'node:async_hooks'
import type { Timers } from '../core/live/queue'

/** Limits concurrency: others queue in order of arrival, up to a maximum time. */
export class ConcurrencyLimiter {
  readonly #waiting = new Set<(entered: boolean) => void>()
  #running = 0

  constructor(
    private readonly limit: number,
    private readonly queueMs: number,
    private readonly timers: Timers,
  ) {}

  /** The number of running tasks. */
  get running(): number {
    return this.#running
  }

  /** The number of queued tasks. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Calls back when a place is free, or with false on timeout. */
  enter(done: (entered: boolean) => void): void {
    if (this.#running < this.limit) {
      this.#running += 1
      return done(true)
    }
    // Called in the context of whoever leaves, but belongs to the trace of the one who waited.
    const settle = AsyncResource.bind((entered: boolean) => {
      callOff()
      this.#waiting.delete(settle)
      done(entered)
    })
    const callOff = this.timers.after(this.queueMs, () => settle(false))
    this.#waiting.add(settle)
  }

  /** Hands a free place to the next in the queue. */
  leave(): void {
    const [next] = this.#waiting
    if (next) next(true)
    else this.#running -= 1
  }
}
