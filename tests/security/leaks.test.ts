import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPicture } from '../../legacy/testing/media'
import { linkIn } from '../../legacy/testing/mails'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

/** Internals that must not leak: file paths, table names, libraries. */
const innards =
  /node_modules|\.ts\b|\/(work|home|root|tmp|usr)\/|\bat \w+[^\n]* \(|\bselect\b.*\bfrom\b|relation "|postgres|kysely|ECONNREFUSED|127\.0\.0\.1:\d|stack"/i

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'trace' })
})
afterAll(() => product.close())

describe('the session in the page', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '"},"x":"',
    "$&$'$`$$",
    '\u2028\u2029',
    '&lt;/script&gt;',
  ])('cannot end its element: %j', async (name) => {
    const email = `${randomUUID()}@example.com`
    await insertProfile(product.legacy, { name, email })
    const browser = new Browser(product)
    await browser.logOn(email, PASSWORD)
    const { text } = await browser.page('/Start')
    const scripts = [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    expect(scripts).toHaveLength(1)
    expect(text.split('<script')).toHaveLength(2)
    const [, attributes, json = ''] = scripts[0] ?? []
    expect(attributes).toBe(' type="application/json" id="boot"')
    expect(JSON.parse(json)).toMatchObject({ records: { data: { viewer: { name } } } })
    expect(text).toMatch(/<\/head><body><div id="root"><\/div><script[^>]*>[^<]*<\/script><\/body><\/html>$/)
  })
})

describe('the logs', () => {
  it('contain neither typed text nor secrets', async () => {
    const secrets = {
      name: 'kvaesthus',
      email: 'kvaesthus-77@example.com',
      password: 'tangerine-Lamp-4417',
      newPassword: 'umbra-Kettle-9902',
      wrong: 'not-this-Otter-31',
      path: 'kvaesthus-was-here',
    }
    const browser = new Browser(product)
    const ask = (query: string, input: object) => browser.graph<unknown>(query, { input })
    await ask('mutation ($input: CreateProfileInput!) { createProfile(input: $input) { userErrors { code } } }', {
      profileType: 'SINGLE',
      persons: [{ gender: 'FEMALE', birthday: '1990-05-17' }],
      countryId: 'Q291bnRyeTox',
      zipCode: '2100',
      termsAccepted: true,
      sensitiveDataConsent: true,
      name: secrets.name,
      email: secrets.email,
      password: secrets.password,
      referrer: `/${secrets.path}`,
    })
    await product.legacy.runJobs()
    const confirmation = linkIn(product.legacy, secrets.email).searchParams.get('q') ?? ''
    await browser.page(`/ConfirmEmail?q=${confirmation}`)
    await ask('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { userErrors { code } } }', {
      query: confirmation,
      password: secrets.password,
    })
    expect(await browser.viewerName()).toBe(secrets.name)
    const firstSession = browser.cookies.get('sid') ?? ''
    await browser.logOn(secrets.email, secrets.wrong)
    await browser.logOn(secrets.email, secrets.password)
    const secondSession = browser.cookies.get('sid') ?? ''
    const { data } = await browser.graph<{ viewer: { legacyId: number } }>('{ viewer { legacyId } }')
    await insertPicture(product.legacy, data.viewer.legacyId)
    const own = await browser.graph<{ viewer: { profilePictures: readonly [{ url: string }] } }>(
      '{ viewer { profilePictures { url } } }',
    )
    const { pathname, search, searchParams } = new URL(own.data.viewer.profilePictures[0].url)
    expect((await browser.send(pathname + search)).status).toBe(200)
    const media = searchParams.get('t') ?? ''
    expect(media).not.toBe('')
    await ask(
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { userErrors { code } } }',
      { email: secrets.email },
    )
    await product.legacy.runJobs()
    const reset = linkIn(product.legacy, secrets.email).searchParams.get('q') ?? ''
    await browser.graph('query ($q: String!) { passwordReset(query: $q) { isValid } }', { q: reset })
    await ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code } } }', {
      query: reset,
      password: secrets.newPassword,
    })
    // Unreadable bodies and refused calls, over both routes.
    for (const path of ['/graphql', '/api/LogOn/LogOn']) {
      await browser.send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
        body: `{"name":"${secrets.name}","password":"${secrets.password}"`,
      })
    }
    await browser.send('/api/LogOn/LogOn', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: secrets.name, password: secrets.password, [secrets.path]: secrets.email }),
    })
    const lines = [...product.legacy.logLines, ...product.gatewayLog]
    expect(lines.length).toBeGreaterThan(20)
    const log = lines.join('\n').toLowerCase()
    const private_ = [...Object.values(secrets), confirmation, firstSession, secondSession, media, reset]
    for (const value of private_) expect(log).not.toContain(value.toLowerCase())
  })
})

describe('when the database fails', () => {
  let broken: TestProduct
  beforeAll(async () => {
    broken = await startTestProduct({ LOG_LEVEL: 'trace' })
    await sql`alter table profile rename column email to gone`.execute(broken.legacy.deps.db)
  })
  afterAll(() => broken.close())

  it('the graph returns a code and an error id', async () => {
    const browser = new Browser(broken)
    const { errors, text } = await browser.logOn('kvaesthus', 'tangerine-Lamp-4417')
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', call: 'LogOn.LogOn' })
    expect(text).not.toMatch(innards)
    const requestId = String(errors[0]?.extensions['requestId'])
    const fault = broken.legacy.logLines.filter((line) => line.includes(requestId) && line.includes('"level":50'))
    expect(fault).toHaveLength(1)
    expect([...broken.legacy.logLines, ...broken.gatewayLog].join('\n')).not.toMatch(/kvaesthus|tangerine/)
  })

  it('a REST call reveals as little', async () => {
    const { status, text } = await new Browser(broken).send('/api/LogOn/LogOn', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'kvaesthus', password: 'tangerine-Lamp-4417' }),
    })
    expect(status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ status: 500, code: 'GENERIC' })
    expect(text).not.toMatch(innards)
  })
})

describe('an error reveals no internals:', () => {
  it.each<[path: string, headers: Record<string, string>]>([
    ['/%zz', { accept: 'text/html' }],
    ['/api/%E0%A4%A', {}],
    ['/api/..%2f..%2fpackage.json', {}],
    ['/api/Common/GetLikeProfiles?itemType=x&itemId=99999999999999999999', {}],
    ['/api/Seo/GetLandingPage?path=%00', {}],
    ['/api/Common/GetZipCode?countryId=1&zipCode=%00', {}],
    ['/api/Support/GetFaq?id=2147483648', {}],
    ['/media/%00/full.webp', {}],
    ['/outbox/%00.html', {}],
    ['/graphql?query=%7Bnope%7D', { accept: 'application/json' }],
    ['/graphql?query=%7B', { accept: 'application/json' }],
    ['/graphql?query=%7Bnode(id:%22%00%22)%7Bid%7D%7D', { accept: 'application/json' }],
    ['/graphql?variables=%7B&query=%7Bviewer%7Bname%7D%7D', { accept: 'application/json' }],
    ['/package.json', {}],
  ])('%s', async (path, headers) => {
    const { status, text } = await new Browser(product).send(path, { headers })
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(innards)
  })
})

describe('values that no column can hold are refused, so that nobody can provoke server errors:', () => {
  it.each<[call: string, body: object]>([
    ['/api/LogOn/LogOn', { name: 'fre\0ja', password: 'x' }],
    ['/api/LogOn/ForgotPassword', { email: '"a\0b"@example.com' }],
    ['/api/LogOn/ResetPassword', { queryString: '\0', password: 'tangerine-Lamp-4417' }],
    ['/api/EditProfile/UpdateProfileConfiguration', { key: '\0', value: '\0' }],
    ['/api/Emojis/AddUsedEmoji', { shortname: '\0' }],
    ['/api/BreakingNews/AddBreakingNewsView', { id: 9_007_199_254_740_991 }],
    ['/api/Profiles/GetProfilesByIds', { ids: [2_147_483_648] }],
    ['/api/Common/AddProfilePageNewDesignFeedback', { rating: 5, text: '\0' }],
    ['/api/Common/ToggleLike', { itemType: 1, itemId: 2_147_483_648 }],
    ['/api/EditProfile/DeleteProfile', { password: PASSWORD, reason: '\0' }],
  ])('%s', async (call, body) => {
    const name = randomUUID().slice(0, 20)
    await insertProfile(product.legacy, { name })
    const browser = new Browser(product)
    await browser.logOn(name, PASSWORD)
    const { status } = await browser.send(call, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
