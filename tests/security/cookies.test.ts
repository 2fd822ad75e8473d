import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
/** Believes nobody about how a request came in: the test's own address is not among its proxies. */
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
    expect(setCookies).toHaveLength(1)
    expect(setCookies[0]).toMatch(/^sid=[\w-]{43};/)
    const flags = flagsOf(setCookies[0])
    expect(flags).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']))
    expect(flags.filter((flag) => /^(domain|secure|expires|max-age)/.test(flag))).toEqual([])
  })

  it('is kept only for those who want to be remembered', async () => {
    const { setCookies } = await new Browser(product).graph(
      'mutation ($input: LogOnInput!) { logOn(input: $input) { userErrors { code } } }',
      { input: { name: 'freja', password: PASSWORD, rememberMe: true } },
    )
    expect(flagsOf(setCookies[0])).toContainEqual(expect.stringMatching(/^max-age=\d+$/))
  })

  it('goes over TLS only when it came over TLS', async () => {
    const { setCookies } = await new Browser(product, https).logOn('freja', PASSWORD)
    expect(flagsOf(setCookies[0])).toContain('secure')
  })

  it('believes nobody about TLS who is no proxy of ours', async () => {
    const browser = new Browser(unproxied, { ...https, 'x-forwarded-host': 'no.localhost' })
    const { setCookies, headers } = await browser.logOn('freja', PASSWORD)
    expect(flagsOf(setCookies[0])).not.toContain('secure')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('keeps its flags when it is taken away', async () => {
    const browser = new Browser(product, https)
    await browser.logOn('freja', PASSWORD)
    const { setCookies } = await browser.graph('mutation { logOut { userErrors { code } } }')
    expect(setCookies[0]).toMatch(/^sid=;/)
    expect(flagsOf(setCookies[0])).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'secure', 'path=/']))
    expect(browser.cookies.size).toBe(0)
  })
})

describe('the host', () => {
  const siteQuery = '{ site { systemName } }'

  it('is taken from a proxy of ours', async () => {
    const { data } = await new Browser(product, { 'x-forwarded-host': 'dark.se.localhost' }).graph(siteQuery)
    expect(data).toEqual({ site: { systemName: 'dark.se' } })
  })

  it('is taken from nobody else, and reaches the legacy server all the same', async () => {
    const headers = { host: 'uk.localhost', 'x-forwarded-host': 'dark.se.localhost' }
    const { data } = await new Browser(unproxied, headers).graph(siteQuery)
    expect(data).toEqual({ site: { systemName: 'uk' } })
  })
})
