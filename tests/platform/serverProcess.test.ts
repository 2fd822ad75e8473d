import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../legacy/core/freePort'
import { fromSource, ServerProcess } from '../../scripts/support/serverProcess'

let port: number
let lines: string[]
let server: ServerProcess

beforeEach(async () => {
  port = await freePort()
  lines = []
})

afterEach(() => server?.stop())

function make(fixture = '', stopDeadline = 10_000) {
  server = new ServerProcess({
    name: 'Server',
    args: fromSource('tests/platform/fixtureServer.ts'),
    env: { ...process.env, PORT: String(port), FIXTURE: fixture },
    readyUrl: `http://127.0.0.1:${port}/`,
    stopDeadline,
    print: (line) => lines.push(line),
  })
  return server
}

const ask = async (path = '/') => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
const untilAnswers = () => vi.waitFor(() => ask(), { timeout: 20_000, interval: 100 })
const untilSilent = () =>
  vi.waitFor(() => expect(ask()).rejects.toThrow('fetch failed'), { timeout: 20_000, interval: 100 })

test('is reachable once ready, and gone once stopped', async () => {
  await make().start(new AbortController().signal)
  expect(Number(await ask())).toBeGreaterThan(0)
  await server.stop()
  await expect(ask()).rejects.toThrow('fetch failed')
  expect(lines).toEqual([])
})

test('restarts a crashed server and says so', async () => {
  await make().start(new AbortController().signal)
  const first = await ask()
  await ask('/crash').catch(() => undefined)
  expect(await untilAnswers()).not.toBe(first)
  await vi.waitFor(() => expect(lines).toEqual(['Server ended (code 3); it is started again in 1 s', 'Server is back']))
})

test('gives up on a server that ends before it is ready', async () => {
  await expect(make('broken').start(new AbortController().signal)).rejects.toThrow(
    'Server ended (code 3) before it was ready',
  )
})

test('does not mistake another server on its port for its own', async () => {
  const stranger = createServer((_request, response) => response.setHeader('x-ready-token', 'mine').end('here'))
  stranger.listen(port, '127.0.0.1')
  await once(stranger, 'listening')
  try {
    await expect(make().start(new AbortController().signal)).rejects.toThrow('before it was ready')
  } finally {
    stranger.close()
    stranger.closeAllConnections()
  }
})

test('kills a server that exceeds the stop timeout', async () => {
  await make('deaf', 100).start(new AbortController().signal)
  await server.stop()
  await expect(ask()).rejects.toThrow('fetch failed')
  expect(lines).toEqual(['Server did not end within 0.1 s and is killed'])
})

test('stops gracefully when its parent was killed', async () => {
  const parent = spawn(process.execPath, ['--import', 'tsx', 'tests/platform/holdProcess.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(parent.stdout, 'data')
  expect(Number(await ask())).toBeGreaterThan(0)
  parent.kill('SIGKILL')
  await untilSilent()
})
