import { connect } from 'node:net'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServer } from '../../gateway/main/server'
import { readSettings } from '../../gateway/core/settings'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** Writes raw bytes to a server and returns everything received. */
async function raw(url: string, lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // The server may close at the first invalid line.
  socket.on('error', () => undefined)
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

const statusesOf = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))

describe('paths cannot escape:', () => {
  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/....//package.json',
    '//package.json',
    '/index.html',
    '/index.html/',
    '/%69ndex.html',
    '/operations.json',
    '/%6fperations.json',
    '/OPERATIONS.JSON',
    '/operations.json%00.js',
    '/operations.json?x.js',
    '/.env',
    '/.vite/manifest.json',
  ])('%s of the client', async (path) => {
    const text = await raw(product.url, [`GET ${path} HTTP/1.1`, 'Host: dk.localhost', 'Connection: close'])
    expect([400, 403, 404]).toContain(statusesOf(text)[0])
    expect(text).not.toMatch(/"name": ?"nordlys"|devDependencies|<title>-</)
  })

  it.each([
    '/media/../readyz',
    '/media/..%2freadyz',
    '/media/%2e%2e/readyz',
    '/media/%2e%2e%2freadyz',
    '/api/../../readyz',
    '/api/%2e%2e/outbox',
    '/api/..%5creadyz',
    '/api/.%2e/readyz',
    '/outbox/..%2f..%2fsecret',
    '/outbox/..%2fsecret.html',
    '/media/00000000-0000-0000-0000-000000000000/..%2f..%2f..%2fsecret',
  ])('%s of proxied routes', async (path) => {
    const text = await raw(product.url, [`GET ${path} HTTP/1.1`, 'Host: dk.localhost', 'Connection: close'])
    expect([400, 403, 404]).toContain(statusesOf(text)[0])
    expect(text).not.toMatch(/"status":"ok"|Mails of this demo/)
  })

  it.each(['http://evil.example/api/Site/GetVersion', 'https://evil.example/x', 'evil.example:443'])(
    'the target %s does not turn us into a proxy',
    async (target) => {
      const text = await raw(product.url, [`GET ${target} HTTP/1.1`, 'Host: evil.example', 'Connection: close'])
      expect(statusesOf(text)[0]).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('a request that two servers could parse differently', () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: dk.localhost\r\n\r\n'

  it.each<[what: string, headers: string[], body: string]>([
    ['with two lengths', ['Content-Length: 2', 'Content-Length: 52'], '{}'],
    ['with a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`],
    ['with chunks in disguise', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`],
    ['with chunks twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${smuggled}`],
    ['with a blank before the colon', ['Content-Length : 2'], '{}'],
    ['with a folded header', ['X-Folded: a', ' Content-Length: 2'], '{}'],
    ['with a bare line feed', ['X-Bare: a\nContent-Length: 52'], '{}'],
    ['with a negative length', ['Content-Length: -1'], ''],
  ])('%s is refused whole', async (_what, headers, body) => {
    for (const path of ['/graphql', '/api/LogOn/LogOn']) {
      const text = await raw(product.url, [`POST ${path} HTTP/1.1`, 'Host: dk.localhost', ...headers], body)
      expect(statusesOf(text)).toEqual([400])
      expect(text).not.toContain('"status":"ok"')
    }
  })

  it('without a host is refused', async () => {
    expect(statusesOf(await raw(product.url, ['GET /healthz HTTP/1.1', 'Connection: close']))).toEqual([400])
  })

  it.each(['a b', 'a:99999', 'a:b', '[', '%', 'dk.localhost/..', 'dk.localhost?', 'me@dk.localhost'])(
    'of the host %s is refused',
    async (host) => {
      for (const path of ['/graphql?query={__typename}', '/', '/api/Site/GetVersion']) {
        const text = await raw(product.url, [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])
        expect(statusesOf(text)).toEqual([400])
        expect(text).toMatch(/BAD_USER_INPUT|BAD_REQUEST/)
      }
    },
  )

  it('with two hosts uses the first, in every part', async () => {
    const lines = ['GET /api/Site/GetSiteConfiguration HTTP/1.1', 'Host: no.localhost', 'Host: dark.se.localhost']
    const text = await raw(product.url, [...lines, 'Connection: close'])
    expect(text).toContain('"systemName":"no"')
    expect(text).not.toContain('dark.se"')
  })

  it('for an unknown host gets our first site, and the host appears in no address', async () => {
    const text = await raw(product.url, [
      'GET / HTTP/1.1',
      'Host: evil.example',
      'Accept: text/html',
      'Connection: close',
    ])
    expect(statusesOf(text)).toEqual([200])
    expect(text).not.toContain('evil.example')
  })

  it('with oversized headers is refused', async () => {
    // Not so long that the server answers before it has read all: closing then resets the connection.
    const text = await raw(product.url, ['GET /healthz HTTP/1.1', 'Host: a', `X-Long: ${'a'.repeat(20_000)}`])
    expect(statusesOf(text)).toEqual([431])
  })
})

describe('a proxied request', () => {
  let upstream: FastifyInstance
  let gateway: FastifyInstance
  let url: string
  let seen: NodeJS.Dict<string | string[]>
  beforeAll(async () => {
    upstream = fastify()
    upstream.all('/*', async (request, reply) => {
      seen = request.headers
      return reply.header('connection', 'x-inner').header('x-inner', 'secret').send({})
    })
    const legacyApiUrl = await upstream.listen({ port: 0, host: '127.0.0.1' })
    gateway = await createServer(readSettings({ LEGACY_API_URL: legacyApiUrl, LOG_LEVEL: 'silent' }))
    url = await gateway.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await gateway.close()
    await upstream.close()
  })
  beforeEach(() => {
    seen = {}
  })

  it('identifies the viewer by our own headers, whatever the client sends or omits', async () => {
    const text = await raw(url, [
      'GET /api/Site/GetVersion HTTP/1.1',
      'Host: dk.localhost',
      'Connection: close, x-forwarded-for, x-forwarded-host, cookie, x-hop',
      'X-Forwarded-For: 203.0.113.9, 192.0.2.77',
      'X-Forwarded-Host: no.localhost',
      'X-Forwarded-Proto: https',
      'X-Request-Id: forged-by-the-client',
      'X-Hop: only-for-the-next',
      'Proxy-Connection: keep-alive',
      'TE: trailers, deflate',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    ])
    expect(statusesOf(text)).toEqual([200])
    expect(seen).toMatchObject({
      'x-forwarded-for': '192.0.2.77',
      'x-forwarded-host': 'no.localhost',
      'x-forwarded-proto': 'https',
    })
    expect(seen['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    for (const name of ['x-hop', 'proxy-connection', 'upgrade', 'http2-settings', 'te']) {
      expect(seen).not.toHaveProperty(name)
    }
  })

  it('comes back without internal headers', async () => {
    const { headers } = await new Browser({ ...product, url }).send('/api/Site/GetVersion')
    expect(headers).not.toHaveProperty('x-inner')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('never opens a tunnel', async () => {
    const lines = ['GET /api/x HTTP/1.1', 'Host: dk.localhost', 'Connection: Upgrade, close', 'Upgrade: websocket']
    const text = await raw(url, [...lines, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='])
    expect(statusesOf(text)[0]).not.toBe(101)
    expect(statusesOf(await raw(url, ['CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example']))).not.toContain(200)
    expect(
      statusesOf(await raw(url, ['TRACE /api/x HTTP/1.1', 'Host: dk.localhost', 'Connection: close']))[0],
    ).not.toBe(200)
  })
})
