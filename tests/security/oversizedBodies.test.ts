import type { TSchema } from 'typebox'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName, pathOf } from '../../legacy/contract/contract'
import { RoleLevel } from '../../legacy/contract/enums'
import { bodyBounds } from '../../legacy/core/http/bodyBounds'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'
import { MAX_STOP_MS, MAX_ANSWER, type Probe, probe, probePost, quickest } from '../setup/stopProbe'

const MAX_BYTES = 1024 * 1024 - 1024

let product: TestProduct
let pools: { readonly legacy: Pool; readonly gateway: Pool }
let cookie: string
beforeAll(async () => {
  product = await startTestProduct()
  pools = { legacy: new Pool(product.legacyUrl), gateway: new Pool(product.url) }
  await insertProfile(product.legacy, {
    name: 'support',
    roleLevel: RoleLevel.Support,
    memberUntil: new Date('2030-01-01'),
    darkStatus: 3,
  })
  const browser = new Browser(product, { host: 'dark.dk.localhost' })
  await browser.logOn('support', PASSWORD)
  cookie = `sid=${browser.cookies.get('sid')}`
})
afterAll(async () => {
  await Promise.all([pools.legacy.close(), pools.gateway.close()])
  await product.close()
})

const repeated = (item: string, room = MAX_BYTES) =>
  Array(Math.floor(room / (item.length + 1)))
    .fill(item)
    .join(',')
const manyKeys = (room = MAX_BYTES) => {
  const keys: string[] = []
  for (let size = 0; size < room; size += (keys.at(-1)?.length ?? 0) + 1) keys.push(`"k${keys.length}":0`)
  return `{${keys.join(',')}}`
}
const deep = (room = MAX_BYTES) => '['.repeat(room / 2) + ']'.repeat(room / 2)

let keyNumber = 0
/** Bodies full of errors, as large as allowed, in every field of a call at once or in unknown fields. */
const mistakes: Readonly<Record<string, (fields: readonly string[]) => string>> = {
  'unknown keys': () => manyKeys(),
  'a list instead of an object': () => `[${repeated('{"a":1}')}]`,
  'the wrong items in lists': (fields) => filled(fields, (room) => `[${repeated('{}', room)}]`),
  'long texts': (fields) => filled(fields, (room) => `"${'a-@'.repeat(room / 3)}"`),
  'many keys in every field': (fields) => filled(fields, manyKeys),
  'deep values': (fields) => filled(fields, deep),
  'deep values with a forbidden key': () =>
    `${'['.repeat(MAX_BYTES / 2 - 20)}{"__proto__":1}${']'.repeat(MAX_BYTES / 2 - 20)}`,
  'long keys': (fields) =>
    filled(
      fields,
      (room) => `{${repeated(`"${'x'.repeat(1000)}":1`, room).replaceAll(/x(?=":)/g, () => String((keyNumber += 1)))}}`,
    ),
  'a long key': () => `{"${'x'.repeat(MAX_BYTES)}":[]}`,
}

function filled(fields: readonly string[], value: (room: number) => string): string {
  const names = fields.length > 0 ? fields : ['unknown']
  const room = Math.floor((MAX_BYTES - 1000) / names.length)
  return `{${names.map((name) => `"${name}":${value(room)}`).join(',')}}`
}

async function judged(attempt: () => Promise<Probe>) {
  const { status, length, stop } = await quickest(attempt)
  return { refused: status >= 400 && status < 500, small: length < MAX_ANSWER, quick: stop < MAX_STOP_MS }
}

const asItShould = { refused: true, small: true, quick: true }

/** Refused before the call's fields are checked, so a few calls stand for all. */
const sameForAll = [
  'unknown keys',
  'a list instead of an object',
  'deep values',
  'deep values with a forbidden key',
  'a long key',
]

const posts = calls.filter(([, call]) => call.method === 'POST' && !call.multipart)

describe.each(Object.entries(mistakes))('a body of %s', (kind, bodyOf) => {
  const chosen = sameForAll.includes(kind) ? posts.filter((_post, index) => index % 20 === 0) : posts
  it.each(chosen.map(([name, call]) => [name, call] as const))(
    'is refused by %s without holding the server',
    async (name: CallName, call) => {
      const body = Buffer.from(bodyOf(Object.keys(call.body.properties)))
      expect(await judged(() => probePost(pools.legacy, pathOf(name), body, { cookie }))).toEqual(asItShould)
    },
  )

  it('is refused by the graph, as variables of any operation', async () => {
    const query = 'mutation ($input: LogOnInput!) { logOn(input: $input) { userErrors { code } } }'
    const body = Buffer.from(`{"query":${JSON.stringify(query)},"variables":${bodyOf(['input'])}}`)
    expect(await judged(() => probePost(pools.gateway, '/graphql', body, { 'x-graphql-csrf': '1' }))).toEqual(
      asItShould,
    )
  })
})

it('a visitor who sends them has to wait before another one is read', async () => {
  const body = mistakes['unknown keys']?.([]) ?? ''
  const statuses: number[] = []
  for (let attempt = 0; attempt < 21; attempt += 1) {
    statuses.push(
      (await probePost(pools.legacy, '/api/LogOn/CreateProfile', body, { 'x-forwarded-for': '203.0.113.9' })).status,
    )
  }
  expect([...new Set(statuses.slice(0, -1))]).toEqual([400])
  expect(statuses.at(-1)).toBe(429)
})

it.each(['/api/Search/SearchProfiles', '/api/Profiles/GetNotes', '/media/a/b.webp', '/outbox', '/healthz', '/nowhere'])(
  'thousands of parameters do not block %s',
  async (path) => {
    const query = Array.from({ length: 1500 }, (_, index) => `take=a&k${index}`).join('&')
    const request = {
      path: `${path}?${query}`,
      method: 'GET' as const,
      headers: { cookie, 'accept-language': 'da,'.repeat(500) },
    }
    const { status, length, stop } = await probe(pools.legacy, request)
    expect(status).toBeLessThan(500)
    expect(length).toBeLessThan(MAX_ANSWER)
    expect(stop).toBeLessThan(MAX_STOP_MS)
  },
)

const mistaken = Array.from({ length: 100 }, (_, index) => `f${index}`).join(' ')

it.each([
  ['of a million empty lines', `${'\n'.repeat(MAX_BYTES / 2 - 2000)}{ ${mistaken} }`],
  ['with a name of a million letters', `{ ${'a'.repeat(MAX_BYTES - 100)} }`],
  ['of mistakes in the largest text', `${'\n'.repeat(2900)}{ ${mistaken} ${'a'.repeat(50_000)} }`],
])('a document %s does not hold the graph', async (_kind, query) => {
  const body = Buffer.from(JSON.stringify({ query }))
  const headers = { 'x-graphql-csrf': '1' }
  const { small, quick } = await judged(() => probePost(pools.gateway, '/graphql', body, headers))
  expect({ small, quick }).toEqual({ small: true, quick: true })
})

it.each(['/graphql', '/api/Common/UploadTempMedia'])('200,000 nameless parts do not block %s', async (path) => {
  const body = Buffer.from(`${'--b\r\nX: y\r\n\r\n\r\n'.repeat(200_000)}--b--\r\n`)
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b', 'x-graphql-csrf': '1' }
  const pool = path === '/graphql' ? pools.gateway : pools.legacy
  expect(await judged(() => probePost(pool, path, body, headers))).toEqual(asItShould)
})

const accents = (room: number) => 'a' + '\u0301\u0323'.repeat(room / 2)

it.each([
  ['accents in the words of a picture', `<img data-media-id="7" alt="${accents(190_000)}">`],
  ['accents in the host of a link', `<a href="https://${accents(190_000)}.dk/">x</a>`],
  ['accents in the host of a video', `<iframe src="https://${accents(190_000)}.dk/"></iframe>`],
  ['angle brackets', '<'.repeat(199_000)],
  ['ampersands', '&'.repeat(199_000)],
  ['as many ampersands as it may have', '&'.repeat(30_000)],
  ['as many paragraphs as it may have', '<p>x</p>'.repeat(10_000)],
])('a blog entry of nothing but %s does not hold the server', async (_kind, html) => {
  const body = Buffer.from(
    JSON.stringify({ title: 'x', html, tags: [], audience: 1, commentsEnabled: true, publish: false }),
  )
  const { small, quick } = await judged(() => probePost(pools.legacy, '/api/Blogs/UpdateBlogEntry', body, { cookie }))
  expect({ small, quick }).toEqual({ small: true, quick: true })
})

describe('limits of bodies', () => {
  function walk(schema: TSchema, visit: (schema: TSchema, depth: number) => void, depth = 0): void {
    visit(schema, depth)
    const {
      properties = {},
      items,
      anyOf = [],
    } = schema as {
      properties?: Record<string, TSchema>
      items?: TSchema
      anyOf?: TSchema[]
    }
    for (const property of Object.values(properties)) walk(property, visit, depth + 1)
    if (items) walk(items, visit, depth + 1)
    for (const choice of anyOf) walk(choice, visit, depth)
  }

  it.each(posts.map(([name, call]) => [name, call.body] as const))(
    'leave room for all that %s takes',
    (_name, body) => {
      walk(body, (schema, depth) => {
        expect(depth).toBeLessThan(bodyBounds.depth)
        const { type, maxItems, properties = {} } = schema as { type?: string; maxItems?: number; properties?: object }
        expect(type === 'array' ? (maxItems ?? Infinity) : 0).toBeLessThanOrEqual(bodyBounds.items)
        expect(Object.keys(properties).length).toBeLessThanOrEqual(bodyBounds.keys)
      })
    },
  )
})
