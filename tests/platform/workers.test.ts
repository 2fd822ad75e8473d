import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startStub, type Stub } from '../../gateway/testing/stub'
import { freePort } from '../../legacy/core/freePort'
import { ROOT } from '../../scripts/support/serverProcess'

const PATIENT = { timeout: 40_000, interval: 100 }

let stub: Stub
let port: number
let metricsPort: number
let gateway: ChildProcess
/** Processes that have answered, by the lines of their log. */
let answered: Set<number>
let said: string[]

beforeEach(async () => {
  stub = await startStub()
  port = await freePort()
  metricsPort = await freePort()
})
afterEach(async () => {
  if (gateway.exitCode === null && gateway.signalCode === null) {
    gateway.kill('SIGKILL')
    await once(gateway, 'exit')
  }
  await stub.close()
})

async function start(env: Readonly<Record<string, string>>): Promise<void> {
  answered = new Set()
  said = []
  gateway = spawn(process.execPath, ['--import', 'tsx', 'gateway/main/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LEGACY_API_URL: stub.url,
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!gateway.stdout) throw new Error('It has no output')
  createInterface(gateway.stdout).on('line', (line) => {
    const { route, pid, msg } = JSON.parse(line) as { route?: string; pid: number; msg?: string }
    if (route === '/healthz') answered.add(pid)
    if (msg) said.push(msg)
  })
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), PATIENT)
}

/** Each request uses a new connection: the processes take turns at connections. */
function status(path: string, patience = 5_000): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    // A connection that was just handed to a dying process never gets an answer, as with any server.
    const signal = AbortSignal.timeout(patience)
    request({ host: '127.0.0.1', port, path, agent: false, signal }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
      .once('error', reject)
      .end()
  })
}

const untilAnswered = (count: number) =>
  vi.waitFor(async () => {
    await status('/healthz')
    expect(answered.size).toBeGreaterThanOrEqual(count)
  }, PATIENT)

const metric = async (name: string) => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return text.split('\n').find((line) => line.startsWith(`${name} `))
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function ended(): Promise<number | null> {
  const [code] = (await once(gateway, 'exit')) as [number | null]
  return code
}

test('two workers answer on one port, a killed one is replaced, and all end together', async () => {
  await start({ WEB_CONCURRENCY: '2' })
  await untilAnswered(2)
  const [first = 0, second = 0] = answered
  expect([first, second]).not.toContain(gateway.pid)
  expect(await metric('gateway_workers')).toBe('gateway_workers 2')
  expect(await metric('process_resident_memory_bytes')).toBeDefined()
  const breakers = 'gateway_breakers{area="Site",state="closed"}'
  expect(await metric(breakers)).toBe(`${breakers} 2`)

  process.kill(first, 'SIGKILL')
  await vi.waitFor(() => expect(said).toContain('A worker has died and is replaced'), PATIENT)
  await untilAnswered(3)
  expect(isAlive(first)).toBe(false)
  expect(isAlive(second)).toBe(true)
  expect(await metric('gateway_workers_replaced')).toBe('gateway_workers_replaced 1')

  const end = ended()
  gateway.kill('SIGTERM')
  expect(await end).toBe(0)
  for (const pid of answered) expect(isAlive(pid)).toBe(false)
}, 120_000)

test.each(['1', '2'])(
  'with %s process, a drain is announced first, while requests are still answered; a second signal stops at once',
  async (count) => {
    await start({ WEB_CONCURRENCY: count, DRAIN_DELAY_MS: '600000' })
    gateway.kill('SIGTERM')
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(503), PATIENT)
    expect(await status('/healthz')).toBe(200)
    const end = ended()
    gateway.kill('SIGTERM')
    expect(await end).toBe(1)
    await expect(status('/healthz')).rejects.toThrow(/ECONN/)
  },
  120_000,
)

test('running requests are finished at the end', async () => {
  let answer = (): void => undefined
  const begun = new Promise<void>((resolve) => {
    stub.on('CurrentProfile.GetProfileData', async (_request, reply) => {
      resolve()
      await new Promise<void>((release) => (answer = release))
      return reply.status(403).send({ status: 403, code: 'FORBIDDEN' })
    })
  })
  await start({ WEB_CONCURRENCY: '2' })
  await untilAnswered(2)
  const asked = fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
    body: JSON.stringify({ query: '{ viewer { name } }' }),
  })
  await begun
  const end = ended()
  gateway.kill('SIGTERM')
  // The port is released first, long before running requests would be cut off.
  await vi.waitFor(() => expect(status('/healthz', 500)).rejects.toThrow(/ECONN/), PATIENT)
  answer()
  expect((await asked).status).toBe(200)
  expect(await end).toBe(0)
}, 120_000)

test('workers that fail to start end the whole process, with their code', async () => {
  gateway = spawn(process.execPath, ['--import', 'tsx', 'gateway/main/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), WEB_CONCURRENCY: '2', LEGACY_API_URL: 'no address' },
    stdio: 'ignore',
  })
  expect(await ended()).toBe(1)
}, 60_000)
