interface Entry {
  readonly answer: unknown
  readonly until: number
}

/**
 * Answers that are the same for everyone on a site, kept for as long as their contract allows. Bounded: the one that
 * was not used for longest goes first. Nothing that was read with a session cookie may come in here.
 */
export class PublicAnswers {
  readonly #entries = new Map<string, Entry>()

  constructor(
    private readonly capacity: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string): { readonly answer: unknown } | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.until <= this.now()) return undefined
    this.#entries.set(key, entry)
    return entry
  }

  put(key: string, answer: unknown, seconds: number): void {
    if (this.capacity === 0) return
    this.#entries.delete(key)
    this.#entries.set(key, { answer, until: this.now() + seconds * 1000 })
    const oldest = this.#entries.keys().next()
    if (this.#entries.size > this.capacity && !oldest.done) this.#entries.delete(oldest.value)
  }
}
