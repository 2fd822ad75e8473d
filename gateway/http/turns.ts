import { AsyncResource } from 'node:async_hooks'
import type { Timers } from '../core/live/queue'

/** So many have their turn at once; others wait in the order in which they came, but no longer than they may. */
export class Turns {
  readonly #waiting = new Set<(entered: boolean) => void>()
  #running = 0

  constructor(
    private readonly atOnce: number,
    private readonly queueMs: number,
    private readonly timers: Timers,
  ) {}

  /** Those that have their turn. */
  get running(): number {
    return this.#running
  }

  /** Those that wait for theirs. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Calls back when it is its turn, or with false when that would take too long. */
  enter(done: (entered: boolean) => void): void {
    if (this.#running < this.atOnce) {
      this.#running += 1
      return done(true)
    }
    // It is called by whoever leaves, and yet belongs to the trace of who waited.
    const settle = AsyncResource.bind((entered: boolean) => {
      callOff()
      this.#waiting.delete(settle)
      done(entered)
    })
    const callOff = this.timers.after(this.queueMs, () => settle(false))
    this.#waiting.add(settle)
  }

  /** Hands a turn that is over to the next. */
  leave(): void {
    const [next] = this.#waiting
    if (next) next(true)
    else this.#running -= 1
  }
}
