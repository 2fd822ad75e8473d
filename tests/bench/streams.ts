import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createParser } from 'eventsource-parser'
import { sql } from 'kysely'
import { type Account, type MortalProduct, startMortalProduct } from '../setup/mortalProduct'
import { costsOf, print, spread } from './measuring'

// Opens many event streams on one gateway, lets their members write to one another, and measures the time to
// delivery: npm run bench:streams -- --streams 2000 --rate 50 --seconds 60
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
  },
})
const [streams, rate, seconds] = [Number(values.streams), Number(values.rate), Number(values.seconds)]

/** Streams that are opened and written to before the measurement, to warm up the code. */
const WARM = 100
const AT_ONCE = 20
const LATEST = 30_000

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

interface Sent {
  readonly at: number
  /** When the sender got the acknowledgement, and the message's id. */
  acknowledged?: { readonly at: number; readonly id: number }
}
let sent: Sent[] = []
/** When messages were delivered, by id. */
const heard = new Map<number, number>()
/** Number of refused messages by status. */
const refused = new Map<number, number>()
let resyncs = 0

/** The subscription of our own client. */
async function operation(): Promise<string> {
  const stored = JSON.parse(await readFile('web/platform/relay/persisted.json', 'utf8')) as Record<string, string>
  const id = Object.keys(stored).find((key) => stored[key]?.includes('subscription liveSubscription'))
  if (!id) throw new Error('Our own client has no stream')
  return id
}

interface Told {
  readonly data?: { readonly liveEvents?: { readonly __typename: string; readonly message?: Message } }
}
interface Message {
  readonly legacyId: number
  readonly viewerIsAuthor: boolean
}

/** Opens a stream and resolves with its first event; then records when messages arrive. */
function listen({ gateway }: MortalProduct, account: Account, documentId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${gateway.url}/graphql`, {
      method: 'POST',
      agent: false,
      headers: { ...headersOf(account), accept: 'text/event-stream' },
    })
    asked.on('error', reject)
    asked.on('response', (response) => {
      const parser = createParser({
        onEvent: ({ data }) => {
          if (!data) return reject(new Error('A stream ended'))
          const event = (JSON.parse(data) as Told).data?.liveEvents
          if (!event) return reject(new Error(data))
          if (event.__typename === 'LiveResync') {
            resyncs += 1
            return resolve()
          }
          const { message } = event
          if (message && !message.viewerIsAuthor) heard.set(message.legacyId, performance.now())
        },
      })
      response.setEncoding('utf8').on('data', (text: string) => parser.feed(text))
    })
    asked.end(JSON.stringify({ documentId }))
  })
}

function headersOf({ sid }: Account): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-graphql-csrf': '1',
    'x-forwarded-host': 'dk.localhost',
    cookie: `sid=${sid}`,
  }
}

/** Sends by a call to the legacy server, and records the acknowledgement. */
function write({ legacy }: MortalProduct, from: Account, to: Account): void {
  const message: Sent = { at: performance.now() }
  sent.push(message)
  const asked = request(`${legacy.url}/api/Mail/SendMessage`, { method: 'POST', agent, headers: headersOf(from) })
  asked.on('error', () => undefined)
  asked.on('response', (response) => {
    let body = ''
    response.setEncoding('utf8').on('data', (text: string) => (body += text))
    response.on('end', () => {
      if (response.statusCode !== 200) {
        refused.set(response.statusCode ?? 0, (refused.get(response.statusCode ?? 0) ?? 0) + 1)
        return
      }
      const { id } = JSON.parse(body) as { id: number }
      message.acknowledged = { at: performance.now(), id }
    })
  })
  asked.end(JSON.stringify({ profileId: to.id, text: 'Shall we meet at the harbour at eight?', key: randomUUID() }))
}

/** Sends at an even rate, whatever the results. */
async function writeFor(product: MortalProduct, accounts: readonly Account[], count: number): Promise<void> {
  const begun = performance.now()
  for (let index = 0; index < count; index += 1) {
    const pair = (2 * index) % (accounts.length - (accounts.length % 2))
    const [from, to] = [accounts[pair], accounts[pair + 1]]
    if (from && to) write(product, from, to)
    const due = begun + ((index + 1) * 1000) / rate
    await delay(Math.max(0, due - performance.now()))
  }
}

/** Waits with a timeout until all acknowledged messages are delivered. */
async function settle(): Promise<void> {
  const deadline = performance.now() + LATEST
  const isOpen = ({ acknowledged }: Sent) => acknowledged === undefined || !heard.has(acknowledged.id)
  while (performance.now() < deadline && sent.some(isOpen)) await delay(100)
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(work))
  }
}

const tell = (title: string, times: readonly number[]) => print(`${title}: ${spread(times)}`)

async function measure(product: MortalProduct): Promise<void> {
  const { gateway, legacy } = product
  const documentId = await operation()
  const accounts: Account[] = []
  await inTurn(
    Array.from({ length: streams + WARM }, (_name, index) => `Member${index}`),
    async (name) => accounts.push(await product.addMember(name)),
  )
  // Autovacuum would do this, given time.
  await sql`ANALYZE`.execute(product.db)
  const [warm, measured] = [accounts.slice(0, WARM), accounts.slice(WARM)]
  await inTurn(warm, (account) => listen(product, account, documentId))
  await writeFor(product, warm, 2 * WARM)
  await settle()

  const before = await costsOf(gateway.pid)
  const opening = performance.now()
  await inTurn(measured, (account) => listen(product, account, documentId))
  const opened = await costsOf(gateway.pid)
  print(`${streams} streams opened in ${((performance.now() - opening) / 1000).toFixed(1)} s`)
  const ofOne = ((opened.memory - before.memory) / streams).toFixed(1)
  print(`memory of the gateway: ${before.memory} kB before, ${opened.memory} kB after, ${ofOne} kB a stream`)

  sent = []
  resyncs = 0
  const [gatewayIdle, legacyIdle] = [await costsOf(gateway.pid), await costsOf(legacy.pid)]
  const begun = performance.now()
  await writeFor(product, measured, rate * seconds)
  const took = (performance.now() - begun) / 1000
  await settle()
  const [gatewayBusy, legacyBusy] = [await costsOf(gateway.pid), await costsOf(legacy.pid)]

  const stored = sent.flatMap(({ at, acknowledged }) => (acknowledged ? [{ at, acknowledged }] : []))
  const arrived = stored.flatMap(({ at, acknowledged }) => {
    const heardAt = heard.get(acknowledged.id)
    return heardAt === undefined ? [] : [{ at, known: acknowledged.at, heardAt }]
  })
  print(`${sent.length} sent in ${took.toFixed(1)} s, ${stored.length} acknowledged, ${arrived.length} heard`)
  print(`refused: ${JSON.stringify(Object.fromEntries(refused))}; told to ask anew: ${resyncs}`)
  const times = (timeOf: (message: (typeof arrived)[number]) => number) => arrived.map(timeOf)
  tell(
    'acknowledged',
    times(({ at, known }) => known - at),
  )
  // A message that is delivered before its acknowledgement counts as delivered at once.
  tell(
    'heard after being acknowledged',
    times(({ known, heardAt }) => Math.max(0, heardAt - known)),
  )
  tell(
    'heard after being sent',
    times(({ at, heardAt }) => heardAt - at),
  )
  const each = (busy: number, idle: number) => `${(((busy - idle) * 1000) / stored.length).toFixed(1)} ms on a core`
  print(
    `a message: gateway ${each(gatewayBusy.busy, gatewayIdle.busy)}, legacy server ${each(legacyBusy.busy, legacyIdle.busy)}`,
  )
  print(`memory of the gateway at the end: ${gatewayBusy.memory} kB`)
}

const product = await startMortalProduct({
  durable: false,
  env: { NODE_ENV: 'production', SITE_ORIGINS: '', PERSISTED_OPERATIONS: 'web/platform/relay/persisted.json' },
})
try {
  await measure(product)
} finally {
  await product.stop()
  // Streams of this process are still open.
  process.exit()
}
