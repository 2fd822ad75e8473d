interface Entry {
  readonly answer: unknown
  readonly until: number
}

/**
 * Caches answers that are equal for everyone on a site, for as long as their contract allows. Bounded, least
 * recently used first out. Nothing that was read with a session cookie may enter.
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
