import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { buildWeb } from '../../scripts/support/webBuild'
import { type MortalProduct, startMortalProduct } from '../setup/mortalProduct'
import { costsOf, print, spread } from './measuring'
import { untilDrawn } from './vitals/demo'

// Has one gateway draw public pages, and measures what they cost it, and how long operations wait beside them:
// npm run bench:pages -- --users 4 --crowd 64 --seconds 20
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '4' },
    crowd: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '20' },
  },
})
const [users, crowd, seconds] = [Number(values.users), Number(values.crowd), Number(values.seconds)]

const PAGES = ['/', '/dating-i-koebenhavn', '/Blog', '/Create', '/Support/FAQ']
const HEADERS = { 'x-forwarded-host': 'dk.localhost', accept: 'text/html' }
const WARM_SECONDS = 5
const BETWEEN_OPERATIONS = 20

interface Answered {
  readonly ms: number
  /** Whether the page came with its content. */
  readonly isDrawn: boolean
}

async function openPage(pool: Pool, path: string): Promise<Answered> {
  const asked = performance.now()
  const { statusCode, body } = await pool.request({ path, method: 'GET', headers: HEADERS })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`)
  return { ms: performance.now() - asked, isDrawn: !text.includes('<div id="root"></div>') }
}

/** Lets visitors open pages one after the other until the time is over. */
async function visit(pool: Pool, paths: readonly string[], count: number, forSeconds: number): Promise<Answered[]> {
  const answered: Answered[] = []
  const end = performance.now() + forSeconds * 1000
  const visitor = async (_visitor: unknown, first: number) => {
    for (let step = first; performance.now() < end; step += 1) {
      answered.push(await openPage(pool, paths[step % paths.length] ?? '/'))
    }
  }
  await Promise.all(Array.from({ length: count }, visitor))
  return answered
}

/** Asks for the site's name again and again until the work is done, and returns how long each answer took. */
async function askBeside(pool: Pool, work: Promise<unknown>): Promise<number[]> {
  const over = new AbortController()
  void work.finally(() => over.abort())
  const times: number[] = []
  while (!over.signal.aborted) {
    const asked = performance.now()
    const { statusCode, body } = await pool.request({
      path: '/graphql',
      method: 'POST',
      headers: { ...HEADERS, accept: 'application/json', 'content-type': 'application/json', 'x-graphql-csrf': '1' },
      body: JSON.stringify({ query: '{ site { name } }' }),
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`An operation was answered with ${statusCode}`)
    times.push(performance.now() - asked)
    await delay(BETWEEN_OPERATIONS)
  }
  return times
}

async function measure({ gateway, db }: MortalProduct): Promise<void> {
  await untilDrawn(db)
  const pages = new Pool(gateway.url, { connections: Math.max(users, crowd) })
  const operations = new Pool(gateway.url, { connections: 1 })
  for (const path of PAGES) {
    await visit(pages, [path], users, WARM_SECONDS)
    const before = await costsOf(gateway.pid)
    const answered = await visit(pages, [path], users, seconds)
    const after = await costsOf(gateway.pid)
    const drawn = answered.filter(({ isDrawn }) => isDrawn)
    const rate = (drawn.length / (after.busy - before.busy)).toFixed(0)
    print(`${path}: ${rate} pages a second of a core; ${spread(drawn.map(({ ms }) => ms))}`)
    if (drawn.length < answered.length) print(`   ${answered.length - drawn.length} came without their content`)
  }
  print(`memory of the gateway: ${((await costsOf(gateway.pid)).memory / 1000).toFixed(0)} MB`)

  print(`an operation alone: ${spread(await askBeside(operations, delay(seconds * 1000)))}`)
  for (const count of [users, crowd]) {
    const visiting = visit(pages, PAGES, count, seconds)
    const times = await askBeside(operations, visiting)
    const answered = await visiting
    const drawn = answered.filter(({ isDrawn }) => isDrawn).length
    print(`beside ${count} visitors: ${spread(times)}; ${answered.length} pages, of which ${drawn} drawn`)
  }
  print(`memory of the gateway: ${((await costsOf(gateway.pid)).memory / 1000).toFixed(0)} MB`)
  await Promise.all([pages.close(), operations.close()])
}

await buildWeb({ print })
const product = await startMortalProduct({ durable: false, env: { DEMO: 'on', SITE_ORIGINS: '' } })
try {
  await measure(product)
} finally {
  await product.stop()
}
