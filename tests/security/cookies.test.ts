import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
/** Trusts no proxy: the test's own address is not in its list. */
let unproxied: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  unproxied = await startTestProduct({ TRUSTED_PROXIES: '192.0.2.1' })
  await insertProfile(product.legacy, { name: 'freja' })
  await insertProfile(unproxied.legacy, { name: 'freja' })
})
afterAll(() => Promise.all([product.close(), unproxied.close()]))

const https = { 'x-forwarded-proto': 'https' }

/** The attributes of a Set-Cookie line, in lower case, without name and value. */
function flagsOf(line: string | undefined): string[] {
  return (line ?? '').toLowerCase().split(/;\s*/).slice(1)
}

describe('the session cookie', () => {
  it.each([
    ['the graph', (browser: Browser) => browser.logOn('freja', PASSWORD)],
    [
      'the REST call',
      (browser: Browser) =>
        browser.send('/api/LogOn/LogOn', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'freja', password: PASSWORD }),
        }),
    ],
  ])('set by %s cannot be read by scripts, nor sent by other sites', async (_what, logOn) => {
    const { setCookies } = await logOn(new Browser(product))
    const [device, session] = setCookies
    expect(setCookies).toHaveLength(2)
    expect(session).toMatch(/^sid=[\w-]{43};/)
    expect(device).toMatch(/^device=\d+\.[\w-]{43};/)
    for (const line of setCookies) {
      expect(flagsOf(line)).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']))
      expect(flagsOf(line).filter((flag) => /^(domain|secure)/.test(flag))).toEqual([])
    }
    expect(flagsOf(session).filter((flag) => /^(expires|max-age)/.test(flag))).toEqual([])
  })

  it('is persistent only for those who want to be remembered', async () => {
    const { setCookies } = await new Browser(product).graph(
      'mutation ($input: LogOnInput!) { logOn(input: $input) { userErrors { code } } }',
      { input: { name: 'freja', password: PASSWORD, rememberMe: true } },
    )
    expect(flagsOf(setCookies[1])).toContainEqual(expect.stringMatching(/^max-age=\d+$/))
  })

  it('is Secure and limited to this host when it came over TLS', async () => {
    const { setCookies } = await new Browser(product, https).logOn('freja', PASSWORD)
    expect(setCookies.map((line) => line.split('=')[0])).toEqual(['__Host-device', '__Host-sid'])
    for (const line of setCookies) {
      const flags = flagsOf(line)
      expect(flags).toEqual(expect.arrayContaining(['secure', 'path=/']))
      expect(flags.filter((flag) => flag.startsWith('domain'))).toEqual([])
    }
  })

  it('ignores TLS headers from anybody but our proxies', async () => {
    const browser = new Browser(unproxied, { ...https, 'x-forwarded-host': 'no.localhost' })
    const { setCookies, headers } = await browser.logOn('freja', PASSWORD)
    expect(flagsOf(setCookies[0])).not.toContain('secure')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('keeps its attributes when it is deleted', async () => {
    const browser = new Browser(product, https)
    await browser.logOn('freja', PASSWORD)
    const { setCookies } = await browser.graph('mutation { logOut { userErrors { code } } }')
    expect(setCookies[0]).toMatch(/^__Host-sid=;/)
    expect(flagsOf(setCookies[0])).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'secure', 'path=/']))
    expect([...browser.cookies.keys()]).toEqual(['__Host-device'])
  })
})

describe('a duplicated session cookie', () => {
  const viewer = encodeURIComponent('{ viewer { name } }')
  const paths = [`/graphql?query=${viewer}`, '/api/CurrentProfile/GetProfileData', '/media/x/card.webp', '/Start']

  async function twice(path: string, header: (own: string) => string, protocol: 'http' | 'https' = 'http') {
    const browser = new Browser(product, { 'x-forwarded-proto': protocol })
    await browser.logOn('freja', PASSWORD)
    const own = browser.cookies.get(protocol === 'https' ? '__Host-sid' : 'sid') ?? ''
    browser.cookies.clear()
    return browser.send(path, { headers: { cookie: header(own), accept: 'text/html, application/json' } })
  }

  it.each(paths)('is refused at %s', async (path) => {
    for (const header of [
      (own: string) => `sid=planted; sid=${own}`,
      (own: string) => `sid=${own}; sid=${own}`,
      (own: string) => ` sid =planted;sid=${own}`,
    ]) {
      expect((await twice(path, header)).status).toBe(400)
    }
    expect((await twice(path, (own) => `__Host-sid=${own}; __Host-sid=x`, 'https')).status).toBe(400)
  })

  it('is refused by the legacy server, too, with a message', async () => {
    const answer = await product.legacy.app.inject({
      url: '/api/CurrentProfile/GetProfileData',
      headers: { cookie: 'sid=a; sid=b', 'accept-language': 'en' },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'REPEATED_COOKIE' }])
  })

  it('without the prefix is ignored under TLS', async () => {
    const nameOf = async (header: (own: string) => string) =>
      (JSON.parse((await twice(paths[0] ?? '', header, 'https')).text) as { data: { viewer: { name: string } } }).data
        .viewer.name
    expect(await nameOf((own) => `sid=planted; sid=other; __Host-sid=${own}`)).toBe('freja')
    expect(await nameOf((own) => `sid=${own}`)).toBeNull()
  })
})

describe('the host', () => {
  const siteQuery = '{ site { systemName } }'

  it('is taken from our proxies', async () => {
    const { data } = await new Browser(product, { 'x-forwarded-host': 'dark.se.localhost' }).graph(siteQuery)
    expect(data).toEqual({ site: { systemName: 'dark.se' } })
  })

  it('is taken from nobody else, and still reaches the legacy server', async () => {
    const headers = { host: 'uk.localhost', 'x-forwarded-host': 'dark.se.localhost' }
    const { data } = await new Browser(unproxied, headers).graph(siteQuery)
    expect(data).toEqual({ site: { systemName: 'uk' } })
  })
})
