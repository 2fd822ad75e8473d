import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { OutcomeName } from './testCards'

export interface Session {
  readonly id: string
  readonly handle: string
  readonly methods: readonly string[]
  readonly recurring: boolean
  readonly methodReference: string
  readonly text: string
  readonly locale: string
  readonly acceptUrl: string
  readonly cancelUrl: string
  readonly endsAt: number
  readonly deleted: boolean
  /** A card that waits for its holder to authenticate, or a wallet for the app. */
  readonly pending: 'threeDSecure' | 'wallet' | null
  /** The outcome that the payment with the pending method will have. */
  readonly outcome: OutcomeName | null
  readonly method: PendingMethod | null
}

export interface PendingMethod {
  readonly type: string
  /** MM-YY of a card. */
  readonly expiry?: string
  readonly masked?: string
  /** Of renewals with it. */
  readonly renewal: OutcomeName
}

export interface Charge {
  readonly handle: string
  readonly customer: string
  readonly amount: number
  readonly currency: string
  readonly state: 'created' | 'pending' | 'settled' | 'failed'
  readonly transaction: string
  readonly refunded: number
  readonly error?: string
  readonly errorState?: string
  readonly sourceType?: string
  /** When a payment that the app does not answer runs out, in milliseconds. */
  readonly pendingUntil?: number
  readonly created: string
  /** Idempotency keys of attempts and refunds that were carried out. */
  readonly keys: readonly string[]
}

export interface Method extends PendingMethod {
  readonly id: string
  readonly customer: string
  readonly reference: string
  readonly created: string
}

interface Records {
  readonly session: Session
  readonly charge: Charge
  readonly method: Method
}

type Kind = keyof Records

/** What the sandbox remembers: in memory, and in a file of lines, of which the last one of a record counts. */
export class Store {
  readonly #records: { readonly [K in Kind]: Map<string, Records[K]> } = {
    session: new Map(),
    charge: new Map(),
    method: new Map(),
  }
  readonly #file: string | undefined

  constructor(file?: string) {
    this.#file = file
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) this.#load(line)
  }

  find<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    return this.#records[kind].get(id)
  }

  all<K extends Kind>(kind: K): Records[K][] {
    return [...this.#records[kind].values()]
  }

  save<K extends Kind>(kind: K, id: string, record: Records[K]): Records[K] {
    this.#records[kind].set(id, record)
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify({ kind, id, record })}\n`)
    return record
  }

  #load(line: string): void {
    // The last line is cut where the process was killed while it wrote.
    if (!line.startsWith('{') || !line.endsWith('}')) return
    const { kind, id, record } = JSON.parse(line) as { kind: Kind; id: string; record: never }
    this.#records[kind].set(id, record)
  }
}
