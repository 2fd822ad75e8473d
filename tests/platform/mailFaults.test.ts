import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStream } from '../live/stream'
import { type Account, type MortalProduct, startMortalProduct } from '../setup/mortalProduct'

const SENDERS = 3
const MESSAGES = 12
const RETRY_AFTER = 200

let product: MortalProduct
let receiver: Account
let senders: Account[]
beforeAll(async () => {
  product = await startMortalProduct({ durable: true })
  receiver = await product.addMember('Mikkel')
  senders = []
  for (let index = 0; index < SENDERS; index += 1) senders.push(await product.addMember(`Freja${index}`))
}, 240_000)
afterAll(() => product?.stop(), 60_000)

const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64url')

interface Answer {
  readonly data?: {
    readonly sendMessage?: { readonly message: { readonly legacyId: number } | null }
    readonly conversation?: { readonly messages: { readonly edges: readonly Edge[] } } | null
  } | null
}
interface Edge {
  readonly cursor: string
  readonly node: { readonly legacyId: number; readonly text?: string }
}

async function ask({ sid }: Account, query: string, variables: object): Promise<Answer['data']> {
  const response = await fetch(`${product.gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-graphql-csrf': '1',
      'x-forwarded-host': 'dk.localhost',
      cookie: `sid=${sid}`,
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(15_000),
  })
  return ((await response.json()) as Answer).data
}

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { legacyId } } }'

/** Sends like our client: retries with the same key until the message is stored. */
async function send(from: Account, text: string): Promise<number> {
  const input = { profileId: globalId('Profile', receiver.id), text, key: randomUUID() }
  for (;;) {
    const data = await ask(from, SEND, { input }).catch(() => undefined)
    const id = data?.sendMessage?.message?.legacyId
    if (id !== undefined) return id
    await delay(RETRY_AFTER)
  }
}

const CATCH_UP = `query ($id: Int!, $after: String) {
  conversation(legacyId: $id) {
    messages(first: 100, after: $after) { edges { cursor node { legacyId ... on TextMessage { text } } } }
  }
}`

/** The receiver's browser: listens, and fetches missed messages whenever an event says so or its stream breaks. */
class Receiver {
  /** Messages on the screen, by conversation. */
  readonly shown = new Map<string, number[]>()
  /** Number of messages from the stream, and from catching up. */
  readonly heard = { live: 0, caughtUp: 0 }
  #stopped = false
  #listening: Promise<void> = Promise.resolve()

  start(): void {
    this.#listening = this.#listen()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#listening
  }

  async #listen(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#read()
      } catch {
        await delay(RETRY_AFTER)
      }
    }
  }

  async #read(): Promise<void> {
    const query = `subscription { liveEvents {
      __typename ... on LiveMessage { message { legacyId conversationId } }
    } }`
    const stream = await openStream(product.gateway.url, query, { sid: receiver.sid })
    const watch = setInterval(() => this.#stopped && void stream.close(), RETRY_AFTER)
    try {
      for (;;) {
        const told = await stream.next()
        const event = told?.data?.liveEvents
        if (!event) return await delay(RETRY_AFTER)
        if (event.__typename === 'LiveResync') await this.catchUp()
        if (event.__typename === 'LiveMessage') this.#show(event['message'] as Message, 'live')
      }
    } finally {
      clearInterval(watch)
      await stream.close()
    }
  }

  async catchUp(): Promise<void> {
    const rows = await product.db.selectFrom('conversation').select('id').execute()
    for (const { id } of rows) {
      const data = await ask(receiver, CATCH_UP, { id })
      if (!data?.conversation) throw new Error('The conversation could not be read')
      for (const { node } of data.conversation.messages.edges) {
        this.#show({ legacyId: node.legacyId, conversationId: globalId('Conversation', id) }, 'caughtUp')
      }
    }
  }

  #show({ legacyId, conversationId }: Message, how: 'live' | 'caughtUp'): void {
    const present = this.shown.get(conversationId) ?? []
    // The client's store keeps one record per id.
    if (present.includes(legacyId)) return
    this.heard[how] += 1
    this.shown.set(conversationId, [...present, legacyId])
  }
}

interface Message {
  readonly legacyId: number
  readonly conversationId: string
}

it('no acknowledged message is lost or duplicated, whatever is killed in between', async () => {
  const browser = new Receiver()
  browser.start()
  const kills = new Map<number, () => Promise<void>>([
    [6, () => again(product.legacy)],
    [14, () => again(product.gateway)],
    [22, () => product.killDatabase()],
    [28, async () => void (await Promise.all([again(product.legacy), again(product.gateway)]))],
  ])
  const killed: Promise<void>[] = []
  const acknowledged: number[] = []
  await Promise.all(
    senders.map(async (sender) => {
      for (let index = 0; index < MESSAGES; index += 1) {
        acknowledged.push(await send(sender, `${sender.name} ${index}`))
        const kill = kills.get(acknowledged.length)
        if (kill) killed.push(kill())
      }
    }),
  )
  await Promise.all(killed)
  expect(killed).toHaveLength(kills.size)

  const stored = await product.db.selectFrom('message').select(['id', 'text']).orderBy('id').execute()
  expect(stored.map(({ id }) => id)).toEqual(acknowledged.toSorted((a, b) => a - b))
  expect(new Set(stored.map(({ text }) => text)).size).toBe(SENDERS * MESSAGES)

  // Catching up may be first to fetch a message, so more are sent until the stream itself has delivered one.
  const more: number[] = []
  do {
    const next = await send(senders[0] as Account, `After the faults ${more.length}`)
    while (![...browser.shown.values()].flat().includes(next)) await delay(RETRY_AFTER)
    more.push(next)
  } while (browser.heard.live === 0)
  await browser.catchUp()
  await browser.stop()
  const shown = [...browser.shown.values()].flat()
  expect(shown.toSorted((a, b) => a - b)).toEqual([...acknowledged, ...more].sort((a, b) => a - b))
}, 480_000)

async function again(server: MortalProduct['legacy']): Promise<void> {
  await server.kill()
  await server.start()
}
