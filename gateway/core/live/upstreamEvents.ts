import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import { createParser } from 'eventsource-parser'
import type { FastifyBaseLogger } from 'fastify'
import { Compile } from 'typebox/compile'
import { Client, type Dispatcher } from 'undici'
import { EVENTS_HEARTBEAT, EVENTS_PATH, ServerEvent } from '../../../legacy/contract/events'
import type { Settings } from '../settings'

/** Receives the events of the stream. */
export interface Listener {
  /** A `Resync` follows each break by itself. */
  onEvent(event: ServerEvent): void
  onOpen(): void
  onBreak(): void
}

const MIN_PAUSE = 100
const MAX_PAUSE = 10_000
/** A stream that has been silent for this long is dead. */
const SILENCE = 3 * EVENTS_HEARTBEAT

const eventCheck = Compile(ServerEvent)

/** The one event stream from the legacy server, opened on first use and then kept open. */
export class UpstreamEvents {
  readonly #client: Client
  readonly #signals = new EventEmitter().setMaxListeners(0)
  readonly #closing = new AbortController()
  #begun = false
  #open = false

  constructor(
    private readonly settings: Pick<Settings, 'legacyApiUrl' | 'eventsSecret'>,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
    private readonly listener: Listener,
  ) {
    this.#client = new Client(new URL(settings.legacyApiUrl).origin)
  }

  /** Whether the stream is open; waits a while for it. */
  async isOpen(patience: AbortSignal): Promise<boolean> {
    if (this.#open) return true
    if (this.settings.eventsSecret === '' || this.#closing.signal.aborted) return false
    if (!this.#begun) {
      this.#begun = true
      void this.#keepReading()
    }
    const signal = AbortSignal.any([patience, this.#closing.signal])
    await once(this.#signals, 'open', { signal }).catch(() => undefined)
    return this.#open
  }

  close(): void {
    this.#closing.abort()
    void this.#client.destroy()
  }

  async #keepReading(): Promise<void> {
    const { signal } = this.#closing
    const backoff = new ExponentialBackoff({ initialDelay: MIN_PAUSE, maxDelay: MAX_PAUSE })
    const patiently = retry(handleAll, { maxAttempts: Infinity, backoff }).dangerouslyUnref()
    for (let first = true; !signal.aborted; first = false) {
      const body = await patiently.execute(({ attempt }) => this.#request(attempt), signal).catch(() => undefined)
      if (!body) return
      this.#open = true
      this.listener.onOpen()
      if (!first) this.listener.onEvent({ type: 'Resync' })
      this.#signals.emit('open')
      await this.#read(body).catch(() => undefined)
      this.#open = false
      if (signal.aborted) return
      this.log.warn('Lost the connection to the event stream')
      this.listener.onBreak()
      await delay(MIN_PAUSE, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #request(attempt: number): Promise<Dispatcher.ResponseData['body']> {
    const { legacyApiUrl, eventsSecret } = this.settings
    try {
      const { statusCode, headers, body } = await this.#client.request({
        path: new URL(legacyApiUrl).pathname.replace(/\/$/, '') + EVENTS_PATH,
        method: 'GET',
        headers: { accept: 'text/event-stream', authorization: `Bearer ${eventsSecret}` },
        signal: this.#closing.signal,
        headersTimeout: SILENCE,
        bodyTimeout: SILENCE,
      })
      // Anything but an event stream, such as an error page, would break off at once.
      if (statusCode === 200 && headers['content-type']?.includes('text/event-stream')) return body
      await body.dump()
      throw new Error(`The server answers with ${statusCode} and no stream`)
    } catch (error) {
      // Logged once for each break, which may last.
      if (attempt === 0) this.log.warn({ err: error }, 'Connecting to the event stream failed')
      throw error
    }
  }

  async #read(body: Dispatcher.ResponseData['body']): Promise<void> {
    const parser = createParser({ onEvent: ({ data }) => this.#hear(data) })
    body.setEncoding('utf8')
    for await (const text of body) parser.feed(String(text))
  }

  /** Ignores unknown kinds of events. */
  #hear(data: string): void {
    const event: unknown = JSON.parse(data)
    if (eventCheck.Check(event)) this.listener.onEvent(event)
  }
}
