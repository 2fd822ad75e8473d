import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { viewer } from '../../gateway/testing/fixtures'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { noCounts } from '../../gateway/testing/fixtures'
import { startStub, type Stub } from '../../gateway/testing/stub'
import { pathOf } from '../../legacy/contract/contract'
import { EVENTS_PATH } from '../../legacy/contract/events'

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url, { slowClientMs: 150 })
})
beforeEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

function open({ url } = gateway): Socket {
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname).on('error', () => undefined)
}

/** Unlike `once`, it tolerates errors: a client that is cut off while writing may get one first. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

/** Sends data repeatedly until the connection is closed. */
async function dripUntilClosed(socket: Socket, drop: string | Buffer): Promise<void> {
  const drip = setInterval(() => socket.write(drop), 20)
  socket.resume()
  await closed(socket)
  clearInterval(drip)
}

/** Resolves when all slow clients have been closed, in sequence. */
async function patienceIsOver(): Promise<void> {
  for (let client = 0; client < 3; client += 1) await dripUntilClosed(open(), '')
}

const head = (contentType: string, length: number, path = '/graphql') =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: dk.localhost',
    'X-GraphQL-CSRF: 1',
    `Content-Type: ${contentType}`,
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n')

it('an idle connection without a request is closed', async () => {
  await expect(dripUntilClosed(open(), '')).resolves.toBeUndefined()
})

it('slow headers end in a closed connection', async () => {
  const socket = open()
  socket.write('GET /healthz HTTP/1.1\r\nHost: dk.localhost\r\nX-Long: ')
  await expect(dripUntilClosed(socket, 'a')).resolves.toBeUndefined()
})

it.each([
  ['of an operation', 'application/json', '/graphql'],
  ['that is passed on', 'application/json', '/api/LogOn/LogOn'],
  ['of an upload', 'multipart/form-data; boundary=x', '/graphql'],
  ['of what nobody answers', 'application/json', '/nowhere'],
])('a slow body %s ends in a closed connection', async (_what, type, path) => {
  const socket = open()
  socket.write(head(type, 900_000, path))
  await expect(dripUntilClosed(socket, ' ')).resolves.toBeUndefined()
  expect(stub.names()).toEqual([])
})

it('an upload in progress may exceed the timeout of slow clients', async () => {
  let received = 0
  stub.on('Common.UploadTempMedia', async (request) => {
    for await (const chunk of request.raw) received += (chunk as Buffer).length
    return null
  })
  const operations = JSON.stringify({
    query:
      'mutation ($file: File!) { uploadTempMedia(input: { file: $file, purpose: PROFILE_PICTURE }) { userErrors { code } } }',
    variables: { file: null },
  })
  const field = (name: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  const before = `${field('operations', operations)}${field('map', '{"0":["variables.file"]}')}--x\r\nContent-Disposition: form-data; name="0"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const after = '\r\n--x--\r\n'
  const part = Buffer.alloc(131_072)
  const parts = 4
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const slowClientMs = 10_000
  const patient = await startGateway(stub.url, { slowClientMs })
  const socket = open(patient)
  try {
    const answered = once(socket, 'data')
    socket.write(head('multipart/form-data; boundary=x', before.length + parts * part.length + after.length) + before)
    for (let sent = 1; sent <= parts; sent += 1) {
      socket.write(part)
      // Some of it may wait in a buffer for what follows.
      while (received < (sent - 0.5) * part.length && !socket.closed) await setImmediate()
      vi.advanceTimersByTime(slowClientMs * 0.6)
    }
    socket.write(after)
    const [answer] = (await answered) as [Buffer]
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/)
  } finally {
    vi.useRealTimers()
    socket.destroy()
    await patient.close()
  }
})

/** An operation whose answer exceeds the buffers of two sockets, with its approximate size. */
function greatOperation(): { readonly body: string; readonly size: number } {
  const words = Array.from({ length: 400_000 }, (_word, index) => `word number ${index}`)
  stub.answer('Common.GetAutomaticMatchWords', { words })
  const fields = ['a', 'b', 'c', 'd'].map((name) => `${name}: suggestedMatchWords(text: "${name}")`)
  const body = JSON.stringify({ query: `{ viewer { ${fields.join(' ')} } }` })
  return { body, size: fields.length * words.join('","').length }
}

it('a client that does not read its answer is cut off', async () => {
  const { body, size } = greatOperation()
  const socket = open()
  socket.write(head('application/json', body.length) + body)
  await once(socket, 'readable')
  await patienceIsOver()
  let taken = 0
  socket.on('data', (chunk: Buffer) => (taken += chunk.length))
  if (!socket.closed) await closed(socket)
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThan(size)
})

it('a client that keeps reading its answer may exceed the timeout of slow clients', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const slowClientMs = 10_000
  const patient = await startGateway(stub.url, { slowClientMs })
  try {
    const { body, size } = greatOperation()
    const response = await fetch(`${patient.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1', 'accept-encoding': 'identity' },
      body,
    })
    let taken = 0
    let takenBefore = 0
    for await (const chunk of response.body ?? []) {
      taken += chunk.byteLength
      if (taken - takenBefore < size / 8) continue
      takenBefore = taken
      vi.advanceTimersByTime(slowClientMs * 0.6)
    }
    expect(taken).toBeGreaterThan(size)
    expect(response.headers.get('content-length')).toBe(String(taken))
  } finally {
    vi.useRealTimers()
    await patient.close()
  }
})

it('an idle stream stays open', async () => {
  const legacy = fastify({ forceCloseConnections: true })
  const events = new PassThrough()
  legacy.get(EVENTS_PATH, (_request, reply) => reply.header('content-type', 'text/event-stream').send(events))
  legacy.get(pathOf('CurrentProfile.GetProfileData'), () => viewer)
  legacy.get(pathOf('Notifications.NotificationCounts'), () => noCounts)
  const listening = await startGateway(await legacy.listen({ port: 0, host: '127.0.0.1' }), {
    slowClientMs: 150,
    eventsSecret: 'known',
  })
  try {
    events.write(':\n\n')
    const response = await fetch(`${listening.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-graphql-csrf': '1' },
      body: JSON.stringify({ query: 'subscription { liveEvents { __typename } }' }),
    })
    await patienceIsOver()
    events.write(`data: ${JSON.stringify({ type: 'CountsChanged', profileIds: [viewer.id] })}\n\n`)
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk)
      if (text.includes('LiveCounts')) break
    }
    expect(text).toContain('LiveCounts')
  } finally {
    await listening.close()
    events.destroy()
    await legacy.close()
  }
})
