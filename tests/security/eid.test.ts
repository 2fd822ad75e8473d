import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { message } from '../../legacy/content/messages/messages'
import type { Locale } from '../../legacy/content/locale'
import { logInWithEid } from '../../legacy/testing/eid'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { startValidationSandbox } from '../../legacy/testing/validation'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
let sandbox: FastifyInstance
let member: Browser
let stranger: Browser
let locale: Locale

beforeAll(async () => {
  const { env, ...started } = await startValidationSandbox()
  sandbox = started.sandbox
  product = await startTestProduct(env)
  // The provider runs by the real time.
  product.legacy.clock.set(new Date().toISOString())
})
afterAll(async () => {
  await product.close()
  await sandbox.close()
})

const locales = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const
let count = 0
beforeEach(async () => {
  locale = locales[(count += 1) % locales.length] ?? 'da-DK'
  ;[member, stranger] = [await loggedIn(`member${count}`), await loggedIn(`stranger${count}`)]
})

async function loggedIn(name: string): Promise<Browser> {
  await insertProfile(product.legacy, { name, language: locale })
  const browser = new Browser(product)
  await browser.logOn(name, PASSWORD)
  return browser
}

interface Standing {
  readonly isValidated: boolean
  readonly persons: readonly { readonly personId: string; readonly latest: { readonly status: string } | null }[]
}

async function standingOf(browser: Browser): Promise<Standing> {
  const query = '{ viewer { validation { isValidated persons { personId latest { status } } } } }'
  const { data } = await browser.graph<{ viewer: { validation: Standing } }>(query)
  return data.viewer.validation
}

/** Begins a log-in, and gives the address at the provider. */
async function begin(browser: Browser): Promise<URL> {
  const { data } = await browser.graph<{ begin: { url: string } }>(
    'mutation ($personId: ID!) { begin: beginEidValidation(input: { personId: $personId }) { url } }',
    { personId: (await standingOf(browser)).persons[0]?.personId },
  )
  return new URL(data.begin.url)
}

async function complete(browser: Browser, query: string) {
  const { data } = await browser.graph<{
    complete: { userErrors: readonly { readonly code: string; readonly message: string }[] }
  }>(
    'mutation ($query: String!) { complete: completeEidValidation(input: { query: $query }) { userErrors { code message } } }',
    { query },
  )
  return data.complete.userErrors
}

/** Why somebody is refused, and where they stand afterwards. */
async function outcome(browser: Browser, query: string) {
  const errors = await complete(browser, query)
  const { isValidated, persons } = await standingOf(browser)
  return { errors, isValidated, checks: persons.map(({ latest }) => latest) }
}

/** In the viewer's own language, and nothing has changed. */
const refused = (code: 'EID_EXPIRED' | 'EID_REFUSED') => ({
  errors: [{ code, message: message(locale, code) }],
  isValidated: false,
  checks: [null],
})

const logIn = async (url: URL, changes: Readonly<Record<string, string | null>> = {}) => {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return logInWithEid(url.href, 'person-41')
}
/** The challenge of a verifier that somebody else has. */
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWBuGJSstw-cM'

describe('what a real provider sends back', () => {
  it('validates where nothing was changed, once', async () => {
    const query = await logIn(await begin(member))
    expect(await complete(member, query)).toEqual([])
    expect(await standingOf(member)).toMatchObject({ isValidated: true, persons: [{ latest: { status: 'VALID' } }] })
    expect(await complete(member, query)).toEqual([{ code: 'EID_EXPIRED', message: message(locale, 'EID_EXPIRED') }])
  })

  it.each([
    ['another nonce', { nonce: 'another' }, 'EID_REFUSED'],
    ['no nonce', { nonce: null }, 'EID_REFUSED'],
    ['no PKCE', { code_challenge: null, code_challenge_method: null }, 'EID_REFUSED'],
    ['the PKCE of somebody else', { code_challenge: CHALLENGE }, 'EID_REFUSED'],
    ['another state', { state: 'another-state-that-is-long-enough' }, 'EID_EXPIRED'],
    ['no state', { state: null }, 'EID_EXPIRED'],
  ] as const)('is refused for a log-in that was sent there with %s', async (_name, changes, code) => {
    expect(await outcome(member, await logIn(await begin(member), changes))).toEqual(refused(code))
  })

  it.each([
    ['issuer', 'iss', 'https://broker.example', 'EID_REFUSED'],
    ['code', 'code', 'made-up', 'EID_REFUSED'],
    ['state', 'state', 'made-up', 'EID_EXPIRED'],
  ] as const)('is refused with another %s', async (_name, name, value, code) => {
    const query = new URLSearchParams(await logIn(await begin(member)))
    query.set(name, value)
    expect(await outcome(member, query.toString())).toEqual(refused(code))
  })

  it('is refused in the session of another member, and in another one of the same member', async () => {
    const query = await logIn(await begin(member))
    expect(await outcome(stranger, query)).toEqual(refused('EID_EXPIRED'))
    const elsewhere = new Browser(product)
    await elsewhere.logOn(`member${count}`, PASSWORD)
    expect(await outcome(elsewhere, query)).toEqual(refused('EID_EXPIRED'))
    expect(await complete(member, query)).toEqual([])
  })

  it('is refused with the code of another member, used or not', async () => {
    const code = async (of: Browser) => new URLSearchParams(await logIn(await begin(of))).get('code') ?? ''
    const query = new URLSearchParams(await logIn(await begin(stranger)))
    query.set('code', await code(member))
    expect(await outcome(stranger, query.toString())).toEqual(refused('EID_REFUSED'))
    const used = await logIn(await begin(member))
    expect(await complete(member, used)).toEqual([])
    const again = new URLSearchParams(await logIn(await begin(stranger)))
    again.set('code', new URLSearchParams(used).get('code') ?? '')
    expect(await outcome(stranger, again.toString())).toEqual(refused('EID_REFUSED'))
  })

  it('is refused to a visitor', async () => {
    const query = await logIn(await begin(member))
    const visitor = new Browser(product)
    const { errors } = await visitor.graph(
      'mutation ($query: String!) { completeEidValidation(input: { query: $query }) { viewer { id } } }',
      { query },
    )
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })
})
