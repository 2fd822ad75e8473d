import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

const EVIL = 'https://evil.example'
const OWN = 'http://dk.localhost'
const logOut = 'mutation { logOut { userErrors { code } } }'

let product: TestProduct
let browser: Browser
beforeAll(async () => {
  product = await startTestProduct()
  await insertProfile(product.legacy, { name: 'freja' })
})
afterAll(() => product.close())
beforeEach(async () => {
  browser = new Browser(product)
  await browser.logOn('freja', PASSWORD)
})

function multipart(parts: Readonly<Record<string, string>>): { type: string; body: string } {
  const text = Object.entries(parts).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file =
    '--x\r\ncontent-disposition: form-data; name="0"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nx\r\n'
  return { type: 'multipart/form-data; boundary=x', body: `${text.join('')}${file}--x--\r\n` }
}

const form = multipart({
  operations: JSON.stringify({ query: logOut, variables: { f: null } }),
  map: '{"0":["variables.f"]}',
})
const foreign: Record<string, string>[] = [{ origin: EVIL }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]
const json = JSON.stringify({ query: logOut })

describe('another site’s page cannot make the graph act', () => {
  it.each<[what: string, type: string | undefined, body: string]>([
    ['plain text', 'text/plain', json],
    ['a form', 'application/x-www-form-urlencoded', `query=${encodeURIComponent(logOut)}`],
    ['multipart', form.type, form.body],
    ['JSON', 'application/json', json],
    ['a body of no type', undefined, json],
    ['GraphQL as such', 'application/graphql', logOut],
  ])('by %s', async (_what, type, body) => {
    const typed: Record<string, string> = type ? { 'content-type': type } : {}
    for (const from of foreign) {
      const answer = await browser.send('/graphql', { method: 'POST', headers: { ...typed, ...from }, body })
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('CSRF')])
    }
    expect(await browser.viewerName()).toBe('freja')
  })

  it('by an address', async () => {
    const answer = await browser.send(`/graphql?query=${encodeURIComponent(logOut)}`)
    expect(answer.status).toBe(405)
    expect(await browser.viewerName()).toBe('freja')
  })

  it('after a CORS preflight', async () => {
    const answer = await browser.send('/graphql', {
      method: 'OPTIONS',
      headers: {
        origin: EVIL,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-graphql-csrf',
      },
    })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('a page over plain http', () => {
  it.each(['/graphql', '/api/LogOn/LogOut'])('cannot act at %s of the same host under TLS', async (path) => {
    const send = (origin: string) =>
      browser.send(path, {
        method: 'POST',
        headers: { origin, 'x-forwarded-proto': 'https', 'content-type': 'application/json' },
        body: path === '/graphql' ? json : '{}',
      })
    expect((await send('http://dk.localhost')).status).toBe(403)
    expect((await send('https://dk.localhost')).status).not.toBe(403)
  })
})

describe('another site’s page cannot make a REST call', () => {
  const call = '/api/LogOn/LogOut'

  it.each<[what: string, type: string | undefined, body: string | undefined]>([
    ['no body', undefined, undefined],
    ['JSON', 'application/json', '{}'],
    ['plain text', 'text/plain', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1'],
    ['multipart', form.type, form.body],
  ])('by %s', async (_what, type, body) => {
    const typed: Record<string, string> = type ? { 'content-type': type } : {}
    for (const from of [...foreign, { origin: 'http://dark.dk.localhost' }]) {
      const answer = await browser.send(call, { method: 'POST', headers: { ...typed, ...from }, body })
      expect(answer.status).toBe(403)
    }
    expect(await browser.viewerName()).toBe('freja')
  })

  it('by an upload', async () => {
    const headers = { 'content-type': form.type, origin: EVIL }
    const answer = await browser.send('/api/Common/UploadTempMedia', { method: 'POST', headers, body: form.body })
    expect(answer.status).toBe(403)
  })

  it('by an address', async () => {
    expect((await browser.send(call)).status).toBe(405)
    expect(await browser.viewerName()).toBe('freja')
  })

  it('but our own pages and programs can', async () => {
    const own = { 'content-type': 'application/json', origin: OWN, 'sec-fetch-site': 'same-origin' }
    expect((await browser.send(call, { method: 'POST', headers: own, body: '{}' })).status).toBe(200)
    expect(await browser.viewerName()).toBeNull()
    await browser.logOn('freja', PASSWORD)
    expect((await browser.send(call, { method: 'POST' })).status).toBe(200)
    expect(await browser.viewerName()).toBeNull()
  })
})
