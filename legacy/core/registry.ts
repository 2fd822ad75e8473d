/**
 * Collects what areas contribute, by key, for code that imports none of them. `legacy/main/areas.ts` fills it at
 * start.
 */
export class Registry<K extends string | number, V> {
  readonly #entries = new Map<string, V>()

  /** @throws Error when an entry is there already */
  add(entries: Readonly<Partial<Record<K, V>>>): void {
    for (const [key, value] of Object.entries<V | undefined>(entries)) {
      if (value === undefined) continue
      if (this.#entries.has(key)) throw new Error(`Two areas contribute ${key}`)
      this.#entries.set(key, value)
    }
  }

  find(key: K): V | undefined {
    return this.#entries.get(String(key))
  }

  /** @throws Error when no area contributes it */
  get(key: K): V {
    const value = this.find(key)
    if (value === undefined) throw new Error(`No area contributes ${key}`)
    return value
  }

  entries(): readonly (readonly [key: string, value: V])[] {
    return [...this.#entries]
  }

  values(): readonly V[] {
    return [...this.#entries.values()]
  }
}
