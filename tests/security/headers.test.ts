import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

function policyOf(header: string | string[] | undefined): Map<string, string[]> {
  const directives = String(header).split(';').filter(Boolean)
  return new Map(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )
}

const addresses: [what: string, path: string, headers: Record<string, string>][] = [
  ['the front page', '/', { accept: 'text/html' }],
  ['a page deep in the client', '/Settings', { accept: 'text/html' }],
  ['a script', '/app.js', {}],
  ['the graph', '/graphql?query=%7Bviewer%7Bname%7D%7D', { accept: 'application/json' }],
  ['a refused operation', '/graphql?query=nonsense', { accept: 'application/json' }],
  ['a REST call', '/api/CurrentProfile/GetProfileData', {}],
  ['a refused REST call', '/api/EditProfile/Settings', {}],
  ['an unknown REST call', '/api/No/Such', {}],
  ['a medium that is not there', '/media/00000000-0000-0000-0000-000000000000/full.webp', {}],
  ['an unknown address', '/nothing.here', {}],
  ['the health', '/healthz', {}],
]

describe.each(addresses)('%s', (_what, path, headers) => {
  it('restricts the browser by security headers', async () => {
    const answer = await new Browser(product).send(path, { headers })
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    })
    expect(answer.headers['permissions-policy']).toContain('geolocation=(self)')
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    expect(answer.headers).not.toHaveProperty('server')
    const policy = policyOf(answer.headers['content-security-policy'])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'self'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    // The client's files, the script that puts them in, and the one that hides a page of a dark site.
    const inline: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/)
    expect(policy.get('script-src')).toEqual(["'self'", inline, inline])
    expect(policy.get('frame-src')).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com'])
  })
})

it('an operation’s answer is neither rendered as a page nor cached', async () => {
  const { headers } = await new Browser(product).graph('{ viewer { name } }')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

it('an invalid address is not echoed', async () => {
  const answer = await new Browser(product).page('/%zz<script>alert(1)</script>')
  expect(answer.status).toBe(400)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.text).not.toContain('script')
})

describe('transport security', () => {
  const https = { 'x-forwarded-proto': 'https' }

  it.each(addresses)('is required for %s under TLS, and not without', async (_what, path, headers) => {
    const browser = new Browser(product)
    const secure = await browser.send(path, { headers: { ...headers, ...https } })
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    const plain = await browser.send(path, { headers })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('caches', () => {
  it.each([
    ['a member’s page, which holds the session', '/', { accept: 'text/html', cookie: 'sid=mine' }],
    ['the graph', '/graphql?query=%7Bviewer%7Bname%7D%7D', { accept: 'application/json' }],
    ['who is logged in', '/api/CurrentProfile/GetProfileData', {}],
    ['content tokens', '/api/Common/GetContentTokens', {}],
  ])('store nothing of %s', async (_what, path, headers: Record<string, string>) => {
    const answer = await new Browser(product).send(path, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['a refusal', '/api/EditProfile/Settings'],
    ['an unknown call', '/api/No/Such'],
    ['a medium nobody may see', '/media/00000000-0000-0000-0000-000000000000/full.webp'],
  ])('store nothing of %s either', async (_what, path) => {
    const answer = await new Browser(product).send(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.headers['cache-control'] ?? 'no-store').not.toMatch(/public|max-age=[1-9]/)
  })
})
