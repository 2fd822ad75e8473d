import { createHmac, randomUUID } from 'node:crypto'

const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000]
const TIMEOUT_MS = 5_000

interface Options {
  /** Where they go; none are sent without it. */
  readonly url: string | undefined
  readonly secret: string
  readonly now: () => Date
  /** Sends one webhook; tests replace it, to lose, repeat and delay them. */
  readonly deliver?: (body: object) => void
}

/** Signed webhooks, each repeated until it is answered. */
export class Webhooks {
  readonly #options: Options
  readonly #waiting = new Set<NodeJS.Timeout>()

  constructor(options: Options) {
    this.#options = options
  }

  send(eventType: string, invoice: string): void {
    const { secret, now, deliver } = this.#options
    const id = randomUUID().replaceAll('-', '')
    const timestamp = now().toISOString()
    const signature = createHmac('sha256', secret).update(timestamp).update(id).digest('hex')
    const body = { id, event_id: randomUUID(), event_type: eventType, timestamp, signature, invoice }
    if (deliver) deliver(body)
    else void this.#post(body, 0)
  }

  /** Gives up what was not answered yet. */
  close(): void {
    for (const timer of this.#waiting) clearTimeout(timer)
  }

  async #post(body: object, attempt: number): Promise<void> {
    const { url } = this.#options
    if (!url) return
    const answered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    const pause = PAUSES_MS[attempt]
    if (answered || pause === undefined) return
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      void this.#post(body, attempt + 1)
    }, pause)
    this.#waiting.add(timer)
  }
}
