import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newLinkToken } from '../../legacy/shared/account/linkTokens'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { safePath } from '../../web/lib/safeRedirect'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

const own = ['/', '/Start', '/Profile/12?tab=pictures#top', '/Search?u=https://evil.example']

const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'evil.example',
  ' https://evil.example',
  '',
]

describe('the return page `u`', () => {
  it.each(own)('may be %s', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each(elsewhere)('may not be %j', (target) => {
    expect(safePath(target)).toBeNull()
  })
})

describe('single sign-on', () => {
  let product: TestProduct
  let profileId: number
  beforeAll(async () => {
    product = await startTestProduct({ SSO_REDIRECTS: 'https://shop.example/anything' })
    profileId = await insertProfile(product.legacy, { name: 'freja' })
  })
  afterAll(() => product.close())

  /** The redirect of a ticket with the given target. */
  async function follow(target: string): Promise<string | null> {
    const ticket = await newLinkToken(product.legacy.deps, { kind: 'sso', profileId, target })
    const browser = new Browser(product)
    const { data } = await browser.graph<{ logOnWithTicket: { redirectUrl: string | null } }>(
      'mutation ($input: LogOnWithTicketInput!) { logOnWithTicket(input: $input) { redirectUrl userErrors { code } } }',
      { input: { ticket } },
    )
    expect(await browser.viewerName()).toBe('freja')
    return data.logOnWithTicket.redirectUrl
  }

  it.each([...own, 'https://chat.test/rooms/4', 'https://shop.example/basket', 'http://dark.se.localhost:4000/Start'])(
    'leads to %s',
    async (target) => {
      expect(await follow(target)).toBe(target)
    },
  )

  it.each([
    ...elsewhere,
    'http://chat.test/rooms/4',
    'https://chat.test.evil.example',
    'https://chat.test@evil.example',
    'https://freja:secret@chat.test',
    'https://chat.test:8443/',
    'https://sub.shop.example/',
    'http://dk.localhost:4001/Start',
    'ftp://dk.localhost:4000/',
  ])('leads to our own start page instead of %j', async (target) => {
    expect(await follow(target)).toBeNull()
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '@evil.example', '.evil.example'])(
    'creates no ticket for %j',
    async (path) => {
      const browser = new Browser(product)
      await browser.logOn('freja', PASSWORD)
      const { data } = await browser.graph<{ createSsoTicket: { url: string | null } }>(
        'mutation ($input: CreateSsoTicketInput!) { createSsoTicket(input: $input) { url userErrors { code field } } }',
        { input: { path } },
      )
      expect(data.createSsoTicket).toMatchObject({ url: null, userErrors: [{ field: ['path'] }] })
    },
  )
})
