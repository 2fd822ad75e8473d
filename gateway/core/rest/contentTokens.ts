import { LRUCache } from 'lru-cache'

const HOUR_MS = 3_600_000
const MAX_SESSIONS = 20_000

interface Entry {
  readonly token: string
  /** The hour of the clock in which it was read. */
  readonly hour: number
}

/**
 * Caches the tokens of media addresses by session. Each is read at most once per hour of the clock, so that addresses stay
 * the same within the hour. Keys are hashes, so the cache reveals no session.
 */
export class ContentTokens {
  readonly #tokens = new LRUCache<string, Entry>({ max: MAX_SESSIONS })
  readonly #pending = new Map<string, Promise<string>>()

  constructor(private readonly now: () => number = Date.now) {}

  /** Returns the token of this hour; undefined if it has not been read. */
  get(key: string): string | undefined {
    const entry = this.#tokens.get(key)
    return entry?.hour === this.#hour ? entry.token : undefined
  }

  /** Reads the token, or joins the read of another request. */
  load(key: string, read: () => Promise<string>): Promise<string> {
    // The other request may fail because its client has disconnected.
    return this.#pending.get(key)?.catch(() => this.#read(key, read)) ?? this.#read(key, read)
  }

  /** Drops the token of an ended session, also one that is still being read. */
  drop(key: string): void {
    this.#tokens.delete(key)
    this.#pending.delete(key)
  }

  get #hour(): number {
    return Math.floor(this.now() / HOUR_MS)
  }

  async #read(key: string, read: () => Promise<string>): Promise<string> {
    const hour = this.#hour
    const reading = read()
    this.#pending.set(key, reading)
    try {
      const token = await reading
      if (this.#pending.get(key) === reading) this.#tokens.set(key, { token, hour })
      return token
    } catch (error) {
      const last = this.#tokens.peek(key)
      // A token is valid for two hours after the hour of its creation.
      if (last?.hour === hour - 1) return last.token
      throw error
    } finally {
      if (this.#pending.get(key) === reading) this.#pending.delete(key)
    }
  }
}
