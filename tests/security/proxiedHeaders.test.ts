import { connect, createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServer } from '../../gateway/main/server'
import { readSettings } from '../../gateway/core/settings'

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'

/** Without a client, whether or not one has been built here. */
const environment = { LOG_LEVEL: 'silent', WEB_DIST: 'no-client' }

let upstream: Server
/** All bytes that the legacy server received, over any connection. */
let received: string
let gateway: FastifyInstance
let url: URL
const sockets = new Set<Socket>()
beforeAll(async () => {
  upstream = createTcpServer((socket) => {
    sockets.add(socket)
    let request = ''
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      received += data.toString('latin1')
      request += data.toString('latin1')
      const [head = '', body] = request.split('\r\n\r\n', 2)
      const isWhole = /transfer-encoding: chunked/i.test(head) ? request.endsWith('0\r\n\r\n') : body !== undefined
      if (!isWhole) return
      request = ''
      socket.write(ANSWER)
    })
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const { port } = upstream.address() as AddressInfo
  gateway = await createServer(readSettings({ ...environment, LEGACY_API_URL: `http://127.0.0.1:${port}` }))
  url = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await gateway.close()
  await new Promise((resolve) => upstream.close(resolve))
})
beforeEach(() => {
  received = ''
})

async function send(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(Number(url.port), url.hostname).on('error', () => undefined)
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

const statusesOf = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))
const head = (method: string, version = '1.1') => [
  `${method} /api/LogOn/LogOn HTTP/${version}`,
  'Host: dk.localhost',
  'Connection: close',
]

/** Header names of the only request that the legacy server received. */
function headerNames(): string[] {
  const [, ...lines] = received.split('\r\n\r\n')[0]?.split('\r\n') ?? []
  return lines.map((line) => line.split(':')[0]?.toLowerCase() ?? '').sort()
}

const ours = ['connection', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id']

describe('a proxied request', () => {
  it('carries the headers on the list and no others', async () => {
    const wanted = [
      'Accept: application/json',
      'Accept-Language: da',
      'Cookie: sid=a',
      'If-Modified-Since: Sat, 01 Jan 2000 00:00:00 GMT',
      'If-None-Match: "a"',
      'If-Range: "a"',
      'Range: bytes=0-1',
      'User-Agent: test',
    ]
    const unwanted = [
      'Accept-Encoding: gzip',
      'Authorization: Bearer a',
      'Expect: 100-continue',
      'Forwarded: for=192.0.2.1',
      'Keep-Alive: timeout=1000',
      'Max-Forwards: 1',
      'Proxy-Authorization: Basic a',
      'TE: trailers',
      'Trailer: X-After',
      'Upgrade: h2c',
      'Via: 1.1 elsewhere',
      'X-HTTP-Method-Override: DELETE',
      'X-Original-URL: /api/Events/Stream',
      'X-Real-IP: 192.0.2.1',
      'X-Rewrite-URL: /api/Events/Stream',
    ]
    expect(statusesOf(await send([...head('GET'), ...wanted, ...unwanted]))).toContain(200)
    const names = wanted.map((line) => line.split(':')[0]?.toLowerCase() ?? '')
    expect(headerNames()).toEqual([...names, ...ours].sort())
  })

  it.each([
    ['a length', ['Content-Length: 12'], '{"name":"a"}'],
    ['chunks', ['Transfer-Encoding: chunked'], 'c\r\n{"name":"a"}\r\n0\r\n\r\n'],
    [
      'chunks and a trailer',
      ['Transfer-Encoding: chunked', 'Trailer: X-After'],
      'c\r\n{"name":"a"}\r\n0\r\nX-After: Content-Length\r\n\r\n',
    ],
    ['HTTP/1.0', ['Content-Length: 12'], '{"name":"a"}'],
    ['the promise to wait', ['Expect: 100-continue', 'Content-Length: 12'], '{"name":"a"}'],
  ])('with %s is framed anew', async (what, lines, body) => {
    const version = what === 'HTTP/1.0' ? '1.0' : '1.1'
    const text = await send([...head('POST', version), 'Content-Type: application/json', ...lines], body)
    expect(statusesOf(text)).toContain(200)
    // With a length if the body is complete already, else chunked.
    const framing = headerNames().filter((name) => ![...ours, 'content-type'].includes(name))
    expect([['content-length'], ['transfer-encoding']]).toContainEqual(framing)
    expect(received).toMatch(
      framing[0] === 'content-length'
        ? /content-length: 12\r\n(?:.+\r\n)*\r\n\{"name":"a"\}$/
        : /transfer-encoding: chunked\r\n(?:.+\r\n)*\r\nc\r\n\{"name":"a"\}\r\n0\r\n\r\n$/,
    )
  })

  it.each(['GET', 'HEAD'])('by %s forwards no body', async (method) => {
    const smuggled = 'GET /api/Events/Stream HTTP/1.1\r\nHost: a\r\n\r\n'
    await send([...head(method), `Content-Length: ${smuggled.length}`], smuggled)
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(headerNames()).toEqual(ours)
  })

  it('without a body says that it has none', async () => {
    expect(statusesOf(await send(head('POST')))).toEqual([200])
    expect(received).toMatch(/content-length: 0\r\n/i)
  })

  it('that breaks off in its body reaches no other request on the same connection', async () => {
    const socket = connect(Number(url.port), url.hostname).on('error', () => undefined)
    socket.write(
      `${head('POST').join('\r\n')}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":`,
    )
    await expect.poll(() => received).toContain('{"name":')
    socket.destroy()
    received = ''
    expect(
      statusesOf(await send(['GET /api/Site/GetVersion HTTP/1.1', 'Host: dk.localhost', 'Connection: close'])),
    ).toEqual([200])
    expect(received).toMatch(/^GET \/api\/Site\/GetVersion HTTP\/1\.1\r\n/)
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('by %s is not forwarded', async (method) => {
    expect(statusesOf(await send(head(method)))[0]).toBeGreaterThanOrEqual(400)
    expect(received).toBe('')
  })

  it.each(['/media/a/b.webp', '/outbox'])('POST %s is not forwarded', async (path) => {
    const lines = [`POST ${path} HTTP/1.1`, 'Host: dk.localhost', 'Connection: close', 'Content-Length: 0']
    expect(statusesOf(await send(lines))).toEqual([404])
    expect(received).toBe('')
  })

  it.each([
    '/api/Events/Stream',
    '/api/./Events/Stream',
    '/api/%2e/Events/Stream',
    '/api/x/..%2fEvents/Stream',
    '/api//Events/Stream',
    '/api/Events/Stream/',
    '/API/Events/Stream',
    '/api/Events\\Stream',
    '/api/Events/./Stream?a=1',
  ])('for %s is not forwarded', async (path) => {
    const text = await send([`GET ${path} HTTP/1.1`, 'Host: dk.localhost', 'Connection: close'])
    expect(statusesOf(text)[0]).toBeGreaterThanOrEqual(400)
    expect(received).toBe('')
  })
})

describe('in production', () => {
  let production: FastifyInstance
  beforeAll(async () => {
    const { port } = upstream.address() as AddressInfo
    const settings = { ...environment, LEGACY_API_URL: `http://127.0.0.1:${port}`, NODE_ENV: 'production' }
    production = await createServer(readSettings(settings))
    await production.ready()
  })
  afterAll(() => production.close())

  it.each(['/api/Site/GetVersion', '/api/explorer', '/api/openapi.json', '/api/'])(
    '%s is not forwarded',
    async (path) => {
      const { statusCode } = await production.inject({ url: path, headers: { host: 'dk.localhost' } })
      expect({ statusCode, received }).toEqual({ statusCode: 404, received: '' })
    },
  )

  it('mail programs still reach the call that unsubscribes', async () => {
    const path = '/api/Notifications/OneClickUnsubscribe?token=a'
    const headers = { host: 'dk.localhost', 'content-type': 'application/x-www-form-urlencoded' }
    const { statusCode } = await production.inject({
      method: 'POST',
      url: path,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(statusCode).toBe(200)
    expect(received).toContain(`POST ${path} HTTP/1.1`)
  })
})
