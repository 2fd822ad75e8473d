import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type Notification } from 'pg'
import { Compile } from 'typebox/compile'
import { ServerEvent } from '../contract/events'
import { EVENTS_CHANNEL } from './events'

/** Receives events. */
export interface EventReader {
  /** Must not block: the hub does not wait. */
  take(event: ServerEvent): void
  /** No events follow. */
  end(): void
}

/** Delivers the events that any server of the installation publishes. */
export interface EventHub {
  /**
   * Delivers all events committed from now on; resolves with a function that stops it, and rejects while events
   * cannot be received.
   */
  read(reader: EventReader): Promise<() => void>
  /** Ends all readers. */
  close(): void
}

const MAX_WAIT = 5_000
/** Minimum pause in milliseconds before a broken connection is reopened. */
const MIN_PAUSE = 100
const MAX_PAUSE = 10_000
/** Interval of pings, in milliseconds, that detect a silently broken connection. */
const QUESTION_EVERY = 15_000

const eventCheck = Compile(ServerEvent)

/** Listens on its own connection, opened for the first reader and reopened whenever it breaks. */
export class PostgresEventHub implements EventHub {
  readonly #readers = new Set<EventReader>()
  readonly #signals = new EventEmitter().setMaxListeners(0)
  readonly #closing = new AbortController()
  #begun = false
  #client: Client | undefined

  constructor(
    private readonly url: string,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ) {}

  async read(reader: EventReader): Promise<() => void> {
    if (!this.#begun) {
      this.#begun = true
      void this.#keepListening()
    }
    if (!this.#client) {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(MAX_WAIT)])
      await once(this.#signals, 'listening', { signal })
    }
    this.#closing.signal.throwIfAborted()
    this.#readers.add(reader)
    return () => void this.#readers.delete(reader)
  }

  close(): void {
    this.#closing.abort()
    for (const reader of this.#readers) reader.end()
    this.#readers.clear()
    void this.#client?.end().catch(() => undefined)
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#closing
    const backoff = new ExponentialBackoff({ initialDelay: MIN_PAUSE, maxDelay: MAX_PAUSE })
    const patiently = retry(handleAll, { maxAttempts: Infinity, backoff }).dangerouslyUnref()
    while (!signal.aborted) {
      const client = await patiently.execute(() => this.#listen(), signal).catch(() => undefined)
      if (!client) return
      // Events that were published during the break are lost. The first reader has missed nothing.
      this.#tell({ type: 'Resync' })
      // After the resync, so that no event comes before it.
      client.on('notification', (notification) => this.#hear(notification))
      this.#client = client
      this.#signals.emit('listening')
      await broken(client, signal)
      this.#client = undefined
      if (!signal.aborted) this.log.warn('Lost the database connection for events')
      await delay(MIN_PAUSE, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #listen(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: MAX_WAIT,
      query_timeout: QUESTION_EVERY,
    })
    // Without a listener a broken connection would end the process; `end` handles it.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(`LISTEN ${EVENTS_CHANNEL}`)
      return client
    } catch (error) {
      this.log.warn({ err: error }, 'Listening for events in the database failed')
      void client.end().catch(() => undefined)
      throw error
    }
  }

  #hear({ payload = '' }: Notification): void {
    const event = parseJson(payload)
    if (eventCheck.Check(event)) this.#tell(event)
    else this.log.error('Ignored an event that does not match the contract')
  }

  #tell(event: ServerEvent): void {
    for (const reader of this.#readers) reader.take(event)
  }
}

/** Resolves once a connection has broken or is no longer needed. */
async function broken(client: Client, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const end = once(client, 'end', { signal: AbortSignal.any([signal, over.signal]) })
  const asking = setInterval(() => {
    client.query('SELECT 1').catch(() => over.abort())
  }, QUESTION_EVERY).unref()
  await end.catch(() => undefined)
  clearInterval(asking)
  void client.end().catch(() => undefined)
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
