import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
let members: readonly { readonly name: string; readonly browser: Browser }[]
beforeAll(async () => {
  product = await startTestProduct()
  members = await Promise.all(
    ['astrid', 'bjarke'].map(async (name) => {
      await insertProfile(product.legacy, { name })
      const browser = new Browser(product)
      await browser.logOn(name, PASSWORD)
      return { name, browser }
    }),
  )
})
afterAll(() => product.close())

const encoders: Readonly<Record<string, (body: string) => Buffer>> = {
  gzip: (body) => gzipSync(body),
  'x-gzip': (body) => gzipSync(body),
  deflate: (body) => deflateSync(body),
  br: (body) => brotliCompressSync(body),
  zstd: (body) => Buffer.from(body),
  'gzip, gzip': (body) => gzipSync(gzipSync(body)),
  'identity, gzip': (body) => gzipSync(body),
}

const proxied = ['/api/LogOn/LogOn', '/api/Common/UploadTempMedia', '/media/a/b.webp', '/outbox', '/nowhere']

const smuggled = 'GET /api/CurrentProfile/GetProfileData HTTP/1.1\r\nHost: dk.localhost\r\nX-Ignored: '
const bodies: Readonly<Record<string, (encode: (body: string) => Buffer) => Buffer>> = {
  'that grows': (encode) => encode(`{"name":"x"}${' '.repeat(20_000)}${smuggled}`),
  'that shrinks': () => gzipSync('{}', { level: 0 }),
  'that cannot be unpacked': () => Buffer.from('neither JSON nor any encoding'),
  'that ends too early': (encode) => encode(`{"name":"${'x'.repeat(5_000)}"}`).subarray(0, 20),
  'with more behind its end': (encode) => Buffer.concat([encode('{}'), Buffer.from(smuggled)]),
}

/** Sends one request on a connection of its own. Returns everything received until the gateway has answered. */
async function send(path: string, encoding: string, body: Buffer, chunked: boolean): Promise<string> {
  const { hostname, port } = new URL(product.url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  const framing = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: dk.localhost',
    'Connection: close',
    'Content-Type: application/json',
    'X-GraphQL-CSRF: 1',
    `Content-Encoding: ${encoding}`,
    framing,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(chunked ? Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body]) : body)
  if (chunked) socket.write('\r\n0\r\n\r\n')
  let text = ''
  socket.on('data', (data) => (text += String(data)))
  await once(socket, 'close')
  return text
}

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

/** Checks that both members still get their own answers, by the call itself and through the graph. */
async function expectOwnAnswers(): Promise<void> {
  await Promise.all(
    members.map(async ({ name, browser }) => {
      const [call, graph] = await Promise.all([
        browser.send('/api/CurrentProfile/GetProfileData'),
        browser.viewerName(),
      ])
      expect({ status: call.status, name: (JSON.parse(call.text) as { name: string }).name, graph }).toEqual({
        status: 200,
        name,
        graph: name,
      })
    }),
  )
}

describe.each(Object.entries(encoders))('a body in %s', (encoding, encode) => {
  describe.each(Object.entries(bodies))('%s', (_kind, bodyOf) => {
    it.each([
      ['with a length', false],
      ['in chunks', true],
    ])('%s is refused on every proxied route, and no answer goes to another client', async (_framing, chunked) => {
      // Together, since each answer would disturb whoever is answered beside it.
      const [answers] = await Promise.all([
        Promise.all(proxied.map((path) => send(path, encoding, bodyOf(encode), chunked))),
        expectOwnAnswers(),
      ])
      expect(answers.map(statusesOf)).toEqual(proxied.map(() => [415]))
      await expectOwnAnswers()
    })

    it('never gives the graph more than one operation', async () => {
      const answer = await send('/graphql', encoding, bodyOf(encode), false)
      expect(statusesOf(answer)).toHaveLength(1)
      expect(statusesOf(answer)[0]).toBeGreaterThanOrEqual(400)
      await expectOwnAnswers()
    })
  })
})

describe('an operation of the graph', () => {
  const operation = JSON.stringify({ query: '{ viewer { isLoggedIn } }' })

  it.each(['gzip', 'deflate', 'br'])('may be compressed by %s', async (encoding) => {
    const packed = encoders[encoding]?.(operation) ?? Buffer.alloc(0)
    expect(await send('/graphql', encoding, packed, false)).toContain('"isLoggedIn":false')
  })

  it('is refused when it exceeds the size limit uncompressed', async () => {
    const bomb = gzipSync(`${operation}${' '.repeat(50_000_000)}`)
    expect(statusesOf(await send('/graphql', 'gzip', bomb, false))).toEqual([413])
  })

  it('with a file is never decompressed', async () => {
    const { status } = await new Browser(product).send('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-encoding': 'gzip',
        'x-graphql-csrf': '1',
      },
      body: gzipSync('--x--\r\n'),
    })
    expect(status).toBe(415)
  })
})
