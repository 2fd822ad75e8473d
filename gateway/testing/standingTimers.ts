import type { Timers } from '../core/live/queue'

/** A clock that stands still until a test advances it. */
export class StandingTimers implements Timers {
  #now = 0
  readonly #waiting = new Map<() => void, number>()

  now(): number {
    return this.#now
  }

  after(milliseconds: number, work: () => void): () => void {
    this.#waiting.set(work, this.#now + milliseconds)
    return () => void this.#waiting.delete(work)
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds
    for (const [work, due] of this.#waiting) {
      if (due > this.#now) continue
      this.#waiting.delete(work)
      work()
    }
  }

  get waiting(): number {
    return this.#waiting.size
  }
}
