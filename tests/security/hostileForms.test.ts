import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
let member: TestMember
beforeAll(async () => {
  product = await startTestProduct()
  member = await newMember(product.legacy)
})
afterAll(() => product.close())

const FORM = 'multipart/form-data; boundary=X'
const LONG_BOUNDARY = 'b'.repeat(8_000)
const MANY_PARTS = '\r\n--X'.repeat(500_000)
const LARGE = 'z'.repeat(5_000_000)
const END = '--X--\r\n'

const part = (name: string, content: string, more = '') =>
  `--X\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
const file = (name: string, content = 'abc', filename = 'a.jpg') => part(name, content, `; filename="${filename}"`)
const query =
  'mutation ($file: File!) { uploadTempMedia(input: { file: $file, purpose: PROFILE_PICTURE }) { media { legacyId } userErrors { code } } }'
const operations = part('operations', JSON.stringify({ query, variables: { file: null } }))
const map = part('map', '{"0":["variables.file"]}')
const before = operations + map

interface Sent {
  readonly url: string
  readonly path: string
  readonly type: string
  readonly body: string
}

/** Sends a request on a keep-alive connection, followed by a health request. Resolves when the connection closes. */
async function send({ url, path, type, body }: Sent, then = ''): Promise<{ statuses: number[]; text: string }> {
  await sql`delete from rate_limit`.execute(product.legacy.deps.db)
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: dk.localhost',
    'X-GraphQL-CSRF: 1',
    `Cookie: sid=${member.client.cookies.get('sid')}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}${then}`)
  await new Promise((resolve) => socket.once('error', resolve).once('close', resolve))
  return { statuses: [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)), text }
}

const faults = () => [...product.gatewayLog, ...product.legacy.logLines].filter((line) => line.includes('"level":50'))

describe('a form for the graph', () => {
  const toGraph = (body: string, type = FORM) => send({ url: product.url, path: '/graphql', type, body })

  it.each([
    ['with a boundary of 8,000 characters', before, `multipart/form-data; boundary=${LONG_BOUNDARY}`],
    ['without a boundary', before, 'multipart/form-data'],
    ['with an odd boundary', before, 'multipart/form-data; boundary="\u00e9 x; y"'],
    ['with another boundary than it says', before, 'multipart/form-data; boundary=Y'],
    ['that begins with no part', 'z'.repeat(300_000), FORM],
    ['whose part never ends', `--X\r\n\r\n${'z'.repeat(300_000)}`, FORM],
    ['whose headers have no colon', '--X\r\nno colon here\r\n\r\nabc\r\n--X--\r\n', FORM],
    ['with one header of 900,000 characters', `--X\r\nx: ${'a'.repeat(900_000)}\r\n\r\nabc\r\n--X--\r\n`, FORM],
    ['with 100,000 headers', `--X\r\n${'a: b\r\n'.repeat(100_000)}\r\nabc\r\n--X--\r\n`, FORM],
    ['with the file first', file('0', LARGE) + before + END, FORM],
    ['with a file that the map does not name', `${operations}${part('map', '{}')}${file('0', LARGE)}${END}`, FORM],
    ['with its operations three times', operations.repeat(3) + map + file('0') + END, FORM],
    ['with a file name of several lines', `${before}${file('0', 'abc', 'a\rb\nc')}${END}`, FORM],
  ])('%s is refused as bad input, and its connection closed', async (_form, body, type) => {
    const { statuses, text } = await toGraph(body, type)
    expect(statuses).toEqual([400])
    expect(text).toContain('BAD_USER_INPUT')
    expect(faults()).toEqual([])
  })

  it.each([
    ['of 500,000 parts without content', MANY_PARTS],
    ['of 10,000 empty parts', part('', '').repeat(10_000) + END],
    ['of 10,000 parts without headers', '--X\r\n\r\n\r\n'.repeat(10_000) + END],
    [
      'with a form in its file',
      `${before}${part('0', '--Y\r\n\r\nabc\r\n--Y--', '\r\ncontent-type: multipart/mixed; boundary=Y')}${END}`,
    ],
  ])('%s is refused as too much, and its connection closed', async (_form, body) => {
    const { statuses, text } = await toGraph(body)
    expect(statuses).toEqual([413])
    expect(text).toContain('BAD_USER_INPUT')
    expect(faults()).toEqual([])
  })
})

const NEXT = 'GET /healthz HTTP/1.1\r\nHost: dk.localhost\r\nConnection: close\r\n\r\n'

describe('after a form, the connection serves the next request', () => {
  it.each([
    ['of a file in another field', '/api/Common/UploadTempMedia', file('Other', LARGE) + END, 400],
    ['of 500,000 parts', '/api/Common/UploadTempMedia', MANY_PARTS, 400],
    ['of a file and 500,000 parts', '/api/Common/UploadTempMedia', file('File') + MANY_PARTS, 415],
    ['of two files', '/api/Common/UploadTempMedia', file('File') + file('File', LARGE) + END, 415],
    ['that no call takes', '/api/LogOn/LogOn', MANY_PARTS, 415],
  ])('%s to a REST call', async (_form, path, body, status) => {
    const { statuses } = await send({ url: product.legacyUrl, path, type: FORM, body }, NEXT)
    expect(statuses).toEqual([status, 200])
    expect(faults()).toEqual([])
  })

  it.each([
    ['of a file and 500,000 parts', before + file('0') + MANY_PARTS],
    [
      'with a path and control characters for a file name',
      `${before}${file('0', 'abc', '..\\..\\etc\u0000\u0007/../x')}${END}`,
    ],
    [
      'for an operation that the graph does not have',
      `${part('operations', '{"query":"{ nope }"}')}${map}${file('0', LARGE)}${END}`,
    ],
  ])('%s to the graph', async (_form, body) => {
    const { statuses } = await send({ url: product.url, path: '/graphql', type: FORM, body }, NEXT)
    expect(statuses).toEqual([200, 200])
    expect(faults()).toEqual([])
  })
})
