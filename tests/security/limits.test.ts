import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { type Answer, Browser, type GraphAnswer } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
/** Does not trust X-Forwarded-For: the test's own address is not among its proxies. */
let unproxied: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  unproxied = await startTestProduct({ TRUSTED_PROXIES: '192.0.2.1' })
})
afterAll(() => Promise.all([product.close(), unproxied.close()]))

let addresses = 0
/** A visitor from a new address. */
function visitor(of = product): Browser {
  addresses += 1
  return new Browser(of, { 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}` })
}

async function times(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await work(index)
}

const LIMITED = ['RATE_LIMITED', 'later']

/** The error codes of a refused operation, and whether it has a retry time. */
function refusal({ data, errors }: GraphAnswer<unknown>): unknown[] {
  expect(errors).toEqual([])
  const payloads = Object.values(data as Record<string, { userErrors: { code: string; retryAfter?: number }[] }>)
  return payloads
    .flatMap(({ userErrors }) => userErrors)
    .flatMap(({ code, retryAfter }) => [code, Number(retryAfter) > 0 ? 'later' : 'never'])
}

const forgotten = (browser: Browser, email: string) =>
  browser.graph(
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { userErrors { code ...on RateLimitError { retryAfter } } } }',
    { input: { email } },
  )

describe('an account', () => {
  it('is protected against guessing, from any address and in any spelling, and stays closed for everybody else', async () => {
    await insertProfile(product.legacy, { name: 'freja' })
    await insertProfile(product.legacy, { name: 'mikkel' })
    const spellings = ['freja', 'FREJA', ' freja', 'freja  ', 'Freja\t']
    const known = visitor()
    await known.logOn('freja', PASSWORD)
    await times(60, (index) => visitor().logOn(spellings[index % spellings.length] ?? '', 'wrong'))
    expect(refusal(await visitor().logOn('freja', 'wrong'))).toEqual(LIMITED)
    // The right password now gets the same answer as a wrong one, except on the owner's device.
    expect(refusal(await visitor().logOn('freja', PASSWORD))).toEqual(LIMITED)
    expect((await known.logOn('freja', PASSWORD)).errors).toEqual([])
    expect((await visitor().logOn('mikkel', PASSWORD)).errors).toEqual([])
  })

  it('resets wrong attempts once its owner has logged in', async () => {
    await insertProfile(product.legacy, { name: 'luna' })
    await times(9, () => visitor().logOn('luna', 'wrong'))
    expect((await visitor().logOn('luna', PASSWORD)).errors).toEqual([])
    await times(9, () => visitor().logOn('luna', 'wrong'))
    expect((await visitor().logOn('luna', PASSWORD)).errors).toEqual([])
  })

  it('counts simultaneous attempts', async () => {
    await insertProfile(product.legacy, { name: 'bjarke' })
    const browser = visitor()
    const answers = await Promise.all(Array.from({ length: 16 }, () => browser.logOn('bjarke', 'wrong')))
    const limited = answers.filter((answer) => refusal(answer).includes('RATE_LIMITED'))
    expect(limited).toHaveLength(6)
  })

  it('that does not exist is limited in the same way', async () => {
    await times(60, () => visitor().logOn('nobody', 'wrong'))
    expect(refusal(await visitor().logOn('nobody', 'wrong'))).toEqual(LIMITED)
    const browser = visitor()
    await times(10, () => browser.logOn('nobody-else', 'wrong'))
    expect(refusal(await browser.logOn('nobody-else', 'wrong'))).toEqual(LIMITED)
  })

  it('gets at most a few mails, whether or not it exists', async () => {
    await insertProfile(product.legacy, { name: 'runa' })
    for (const email of ['runa@example.com', 'nobody@example.com']) {
      const browser = visitor()
      await times(5, async () => expect((await forgotten(browser, email)).errors).toEqual([]))
      expect(refusal(await forgotten(browser, email.toUpperCase()))).toEqual(LIMITED)
      await times(15, async () => expect((await forgotten(visitor(), email)).errors).toEqual([]))
      expect(refusal(await forgotten(visitor(), email.toUpperCase()))).toEqual(LIMITED)
    }
  })

  it('is protected against guessing the current password within a session', async () => {
    await insertProfile(product.legacy, { name: 'selma' })
    const browser = visitor()
    await browser.logOn('selma', PASSWORD)
    const change = () =>
      browser.graph(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { code ...on RateLimitError { retryAfter } } } }',
        {
          input: { currentPassword: 'wrong', newPassword: 'gravel-window-93' },
        },
      )
    await times(10, change)
    expect(refusal(await change())).toEqual(LIMITED)
  })
})

describe('an address', () => {
  it('has a limit of names to try', async () => {
    const browser = visitor()
    await times(50, (index) => browser.logOn(`nobody${index}`, 'wrong'))
    expect(refusal(await browser.logOn('nobody-else', 'wrong'))).toEqual(LIMITED)
    expect((await visitor().logOn('nobody-else', 'wrong')).errors).toEqual([])
  })

  it('has a limit of sign-ups', async () => {
    const browser = visitor()
    const signUp = (from: Browser) =>
      from.graph(
        'mutation ($input: CreateProfileInput!) { createProfile(input: $input) { userErrors { code ...on RateLimitError { retryAfter } } } }',
        {
          input: {
            profileType: 'SINGLE',
            persons: [{ gender: 'MALE', birthday: '2020-01-01' }],
            countryId: 'Q291bnRyeTox',
            zipCode: '2100',
            name: 'somebody',
            email: 'somebody@example.com',
            password: PASSWORD,
            termsAccepted: true,
            sensitiveDataConsent: true,
          },
        },
      )
    await times(20, async () => expect((await signUp(browser)).errors).toEqual([]))
    expect(refusal(await signUp(browser))).toEqual(LIMITED)
    expect((await signUp(visitor())).errors).toEqual([])
  })

  it('has a limit of mails to others, over both routes', async () => {
    const browser = visitor()
    await times(30, (index) => forgotten(browser, `somebody${index}@example.com`))
    expect(refusal(await forgotten(browser, 'another@example.com'))).toEqual(LIMITED)
    const answer = await rest(browser, 'another@example.com')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(answer.text)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  })

  it('has a limit of recipients for new e-mail addresses', async () => {
    await insertProfile(product.legacy, { name: 'odin' })
    const browser = visitor()
    await browser.logOn('odin', PASSWORD)
    const change = (email: string) =>
      browser.graph(
        'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { userErrors { code ...on RateLimitError { retryAfter } } } }',
        {
          input: { email, password: PASSWORD },
        },
      )
    await times(30, async (index) => expect((await change(`stranger${index}@example.com`)).errors).toEqual([]))
    expect(refusal(await change('another@example.com'))).toEqual(LIMITED)
  })

  it('cannot be changed by a forged header', async () => {
    await times(15, (index) => forgotten(visitor(unproxied), `somebody${index}@example.com`))
    await times(15, (index) => rest(visitor(unproxied), `somebody-else${index}@example.com`))
    expect(refusal(await forgotten(visitor(unproxied), 'another@example.com'))).toEqual(LIMITED)
    expect((await rest(visitor(unproxied), 'another@example.com')).status).toBe(429)
  })

  it('is the one that the proxy saw, whatever the client wrote before it', async () => {
    const behindProxy = (index: number) =>
      new Browser(product, { 'x-forwarded-for': `203.0.113.${index}, 192.0.2.77`, 'x-real-ip': '203.0.113.1' })
    await times(30, (index) => forgotten(behindProxy(index), `anybody${index}@example.com`))
    expect(refusal(await forgotten(behindProxy(99), 'another@example.com'))).toEqual(LIMITED)
  })
})

function rest(browser: Browser, email: string): Promise<Answer> {
  return browser.send('/api/LogOn/ForgotPassword', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
}
