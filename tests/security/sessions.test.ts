import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RoleLevel } from '../../legacy/contract/enums'
import { linkIn } from '../../legacy/testing/mails'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

const NEW_PASSWORD = 'gravel-window-93'
const changePassword =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { code } } }'
const resetPassword = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code } } }'

let product: TestProduct
let profileId: number
/** A name per test, so that limits do not carry over. */
let name: string
let count = 0
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())
beforeEach(async () => {
  name = `freja${count++}`
  profileId = await insertProfile(product.legacy, { name })
})

async function loggedOn(): Promise<Browser> {
  const browser = new Browser(product)
  await browser.logOn(name, PASSWORD)
  return browser
}

function sidOf(browser: Browser): string {
  return browser.cookies.get('sid') ?? ''
}

/** The viewer's name for a token, sent with nothing else. */
function nameBehind(token: string): Promise<string | null> {
  const thief = new Browser(product)
  thief.cookies.set('sid', token)
  return thief.viewerName()
}

describe('logging in', () => {
  it('does not accept a token that was planted beforehand', async () => {
    const browser = new Browser(product)
    const planted = 'x'.repeat(43)
    browser.cookies.set('sid', planted)
    await browser.logOn(name, PASSWORD)
    expect(sidOf(browser)).not.toBe(planted)
    expect(await browser.viewerName()).toBe(name)
    expect(await nameBehind(planted)).toBeNull()
  })

  it('ends the browser’s old session, even another member’s', async () => {
    await insertProfile(product.legacy, { name: `${name}mallory` })
    const browser = new Browser(product)
    await browser.logOn(`${name}mallory`, PASSWORD)
    const before = sidOf(browser)
    await browser.logOn(name, PASSWORD)
    expect(sidOf(browser)).not.toBe(before)
    expect(await nameBehind(before)).toBeNull()
  })

  it('keeps the session when the password is wrong', async () => {
    const browser = await loggedOn()
    const before = sidOf(browser)
    const { setCookies } = await browser.logOn(name, 'wrong')
    expect(setCookies).toEqual([])
    expect(await nameBehind(before)).toBe(name)
  })
})

describe('a token', () => {
  it('is worthless after log-out', async () => {
    const browser = await loggedOn()
    const token = sidOf(browser)
    await browser.graph('mutation { logOut { userErrors { code } } }')
    expect(await nameBehind(token)).toBeNull()
  })

  it('expires after a day without a request', async () => {
    const browser = await loggedOn()
    product.legacy.clock.advance(24 * 3600_000 + 1)
    expect(await browser.viewerName()).toBeNull()
  })

  it('cannot be read from the database', async () => {
    const browser = await loggedOn()
    const { tokenHash, stamp } = await product.legacy.deps.db
      .selectFrom('session')
      .select(['tokenHash', 'stamp'])
      .where('profileId', '=', profileId)
      .executeTakeFirstOrThrow()
    expect([tokenHash.toString(), tokenHash.toString('base64url'), stamp]).not.toContain(sidOf(browser))
    expect(await nameBehind(tokenHash.toString('base64url'))).toBeNull()
    expect(await nameBehind(stamp)).toBeNull()
  })

  it.each(['', ' ', "' or 1=1 --", '%00', 'a'.repeat(5000), 'null', '[object Object]'])(
    'that nobody gave out (%j) is a visitor',
    async (token) => {
      expect(await nameBehind(token)).toBeNull()
    },
  )
})

describe('a new password', () => {
  it('ends the other sessions, and gives this one a new token', async () => {
    const [here, elsewhere] = [await loggedOn(), await loggedOn()]
    const before = sidOf(here)
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const { data } = await here.graph(changePassword, { input })
    expect(data).toEqual({ changePassword: { userErrors: [] } })
    expect(await here.viewerName()).toBe(name)
    expect(await elsewhere.viewerName()).toBeNull()
    expect(sidOf(here)).not.toBe(before)
    expect(await nameBehind(before)).toBeNull()
  })

  it('by the link from the mail ends all sessions, and the link', async () => {
    const elsewhere = await loggedOn()
    const visitor = new Browser(product)
    const email = `${name}@example.com`
    await visitor.graph(
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { userErrors { code } } }',
      { input: { email } },
    )
    await product.legacy.runJobs()
    const query = linkIn(product.legacy, email).searchParams.get('q')
    const reset = () => visitor.graph<unknown>(resetPassword, { input: { query, password: NEW_PASSWORD } })
    expect((await reset()).data).toEqual({ resetPassword: { userErrors: [] } })
    expect(await elsewhere.viewerName()).toBeNull()
    expect((await reset()).text).toMatch(/"LINK_(EXPIRED|INVALID)"/)
    expect((await visitor.logOn(name, PASSWORD)).data.logOn.userErrors).toMatchObject([{ code: 'WRONG_CREDENTIALS' }])
    expect((await visitor.logOn(name, NEW_PASSWORD)).data.logOn.userErrors).toEqual([])
  })

  it('ends the session of an administrator who impersonates the member', async () => {
    const admin = `${name}admin`
    await insertProfile(product.legacy, { name: admin, roleLevel: RoleLevel.Support })
    const acting = new Browser(product)
    await acting.logOn(admin, PASSWORD)
    await acting.send('/api/Admin/Impersonate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ profileId, reason: 'A ticket about pictures' }),
    })
    expect(await acting.viewerName()).toBe(name)
    const member = await loggedOn()
    await member.graph(changePassword, { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } })
    expect(await acting.viewerName()).toBeNull()
  })
})

it('two members on shared connections never get each other’s answers', async () => {
  const other = `${name}other`
  await insertProfile(product.legacy, { name: other })
  const first = await loggedOn()
  const second = new Browser(product)
  await second.logOn(other, PASSWORD)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_item, index) => (index % 2 ? second : first).viewerName()),
  )
  expect(new Set(answers.filter((_answer, index) => index % 2 === 0))).toEqual(new Set([name]))
  expect(new Set(answers.filter((_answer, index) => index % 2 === 1))).toEqual(new Set([other]))
})
