import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../content/messages/messages'
import { locales, type Locale } from '../../content/locale'
import { calls, pathOf } from '../../contract/contract'
import { insertPlaces } from '../../testing/places'
import { clientOf, insertProfile, PASSWORD } from '../../testing/profiles'
import { TestClient } from '../../testing/testClient'
import { startTestServer, type TestServer } from '../../testing/testServer'

const hostOf: Record<Locale, string> = {
  'da-DK': 'dk.localhost',
  'en-GB': 'uk.localhost',
  'nb-NO': 'no.localhost',
  'sv-SE': 'se.localhost',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      'Site.GetVersion': async () => {
        throw new Error('the secret of the house')
      },
    },
  )
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

describe('the routes', () => {
  it('are those of the contract, no more and no fewer', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>
    }>()
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    )
    const promised = calls.map(([name, { method }]) => `${method} ${pathOf(name)} ${name}`)
    expect(documented.sort()).toEqual(promised.sort())
  })

  it('can be read by people', async () => {
    const page = await server.app.inject('/api/explorer/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch(/text\/html/)
  })

  it('take numbers and booleans from a query, and only real ones from a body', async () => {
    const client = await clientOf(server, await insertProfile(server, { name: 'Taller' }))
    const query = await client.request('GET', '/api/Search/GetNewestProfiles', { take: '5', utm_source: 'mail' })
    expect(query.statusCode).toBe(200)
    const wrong = await client.call('Search.GetNewestProfiles', { take: 'five' })
    expect(wrong.problem.fields).toMatchObject([{ field: 'take', code: 'INVALID_FORMAT' }])
    const many = await client.call('Search.GetNewestProfiles', { take: 1000 })
    expect(many.problem.fields).toMatchObject([{ field: 'take', code: 'OUT_OF_RANGE' }])
    const body = await client.call('Profiles.GetOnlineProfiles', { take: '5' })
    expect(body.problem.fields).toMatchObject([{ field: 'take', code: 'INVALID_FORMAT' }])
  })

  it('let shared caches store what is equal for everyone, and nothing else', async () => {
    const visitor = new TestClient(server)
    expect((await visitor.call('Site.GetSiteConfiguration')).headers['cache-control']).toBe('public, max-age=60')
    expect((await visitor.call('CurrentProfile.GetProfileData')).headers['cache-control']).toBe('no-store')
  })
})

describe('a refusal', () => {
  it.each(locales)('is problem details in %s', async (locale) => {
    const visitor = new TestClient(server, { host: hostOf[locale] })
    const refused = await visitor.call('Common.ToggleLike')
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(refused.problem).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'UNAUTHENTICATED',
      detail: message(locale, 'UNAUTHENTICATED'),
    })
    const invalid = await visitor.call('LogOn.ForgotPassword', { email: 'nobody' })
    expect(invalid.problem).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'VALIDATION_FAILED',
      detail: message(locale, 'VALIDATION_FAILED'),
      fields: [{ field: 'email', code: 'INVALID_EMAIL', message: message(locale, 'INVALID_EMAIL') }],
    })
    const unknown = await visitor.request('GET', '/api/Nothing/Here')
    expect(unknown.json()).toMatchObject({ status: 404, code: 'NOT_FOUND', detail: message(locale, 'NOT_FOUND') })
    const fault = await visitor.call('Site.GetVersion')
    expect(fault.problem).toMatchObject({ status: 500, code: 'GENERIC', detail: message(locale, 'GENERIC') })
    expect(JSON.stringify(fault.problem)).not.toContain('secret')
  })

  it('follows the browser’s language before the site’s, and the member’s before both', async () => {
    const detail = async (client: TestClient) => (await client.call('LogOn.LogOn', { name: '' })).problem.detail
    const said = (locale: Locale) => message(locale, 'VALIDATION_FAILED')
    expect(await detail(new TestClient(server, { language: 'fr, sv;q=0.8, en;q=0.5' }))).toBe(said('sv-SE'))
    expect(await detail(new TestClient(server, { language: 'no' }))).toBe(said('nb-NO'))
    expect(await detail(new TestClient(server, { language: 'de, *;q=0.1' }))).toBe(said('da-DK'))
    const id = await insertProfile(server, { name: 'English', language: 'en-GB' })
    expect(await detail(await clientOf(server, id, { language: 'sv' }))).toBe(said('en-GB'))
  })

  it('names another method, a body that cannot be read, one of the wrong kind, and one that is too large', async () => {
    const wrongMethod = await server.app.inject({ method: 'GET', url: '/api/LogOn/LogOn' })
    expect(wrongMethod).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } })
    expect((await post('/api/LogOn/LogOn', '{"name":')).json()).toMatchObject({ status: 400 })
    const foreign = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
    ]
    for (const type of foreign) {
      const answer = await post('/api/LogOn/LogOn', 'name=x', { 'content-type': type })
      expect(answer.json()).toMatchObject({ status: 415 })
    }
    const large = await post('/api/LogOn/LogOn', JSON.stringify({ name: 'x'.repeat(1_100_000), password: 'x' }))
    expect(large.json()).toMatchObject({ status: 413 })
    expect(large.headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  it('reports each wrong field once, nested ones by their path', async () => {
    const answer = await new TestClient(server).call('LogOn.CreateProfile', {
      profileType: 9,
      persons: [{ gender: '1', birthday: 'yesterday' }],
      countryId: 1,
      name: 'x',
      extra: true,
    })
    const fields = answer.problem.fields?.map(({ field, code }) => `${field} ${code}`).sort()
    expect(fields).toEqual([
      'email REQUIRED',
      'extra INVALID_FORMAT',
      'name TOO_SHORT',
      'password REQUIRED',
      'persons.0.birthday INVALID_DATE',
      'persons.0.gender INVALID_FORMAT',
      'profileType OUT_OF_RANGE',
      'sensitiveDataConsent REQUIRED',
      'termsAccepted REQUIRED',
      'zipCode REQUIRED',
    ])
  })
})

describe('the site', () => {
  const siteAt = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/api/Site/GetSiteConfiguration', headers })).json<{ systemName: string }>()
      .systemName

  it.each([
    [{ 'x-forwarded-host': 'dark.no.localhost:4000' }, 'dark.no'],
    [{ 'x-forwarded-host': 'UK.localhost' }, 'uk'],
    [{ host: 'se.localhost:4001' }, 'se'],
    [{ host: 'se.localhost.' }, 'se'],
    [{ 'x-forwarded-host': 'dark.no.localhost.:4000' }, 'dark.no'],
    [{ host: 'localhost' }, 'dk'],
    [{ host: 'unknown.example' }, 'dk'],
    [{ host: 'dk.localhost', cookie: 'dev-site=dark.se.localhost' }, 'dark.se'],
    [{ host: 'uk.localhost', cookie: 'dev-site=evil.example' }, 'uk'],
  ])('%j is %s', async (headers, systemName) => {
    expect(await siteAt(headers)).toBe(systemName)
  })

  it('cannot be chosen by cookie in production', async () => {
    const production = await startTestServer({ NODE_ENV: 'production', DEMO: 'off' })
    const answer = await production.app.inject({
      url: '/api/Site/GetSiteConfiguration',
      headers: { host: 'uk.localhost', cookie: 'dev-site=dark.se.localhost' },
    })
    expect(answer.json()).toMatchObject({ systemName: 'uk', demo: false })
    expect((await production.app.inject('/outbox')).statusCode).toBe(404)
    await production.close()
  })
})

describe('the log', () => {
  it('has a line for each request under its id, and nothing private', async () => {
    await insertProfile(server, { name: 'Privat', email: 'privat@example.com' })
    server.logLines.length = 0
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/LogOn/LogOn?secret=query',
      headers: { 'x-request-id': 'gateway-0001', 'x-forwarded-for': '10.9.8.7' },
      payload: { name: 'privat@example.com', password: PASSWORD },
    })
    expect(answer.headers['x-request-id']).toBe('gateway-0001')
    const forged = await server.app.inject({ url: '/api/Site/GetVersion', headers: { 'x-request-id': 'a b\\nc' } })
    expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    const log = server.logLines.join('')
    expect(log).toContain('"requestId":"gateway-0001"')
    expect(log).toContain('"route":"/api/LogOn/LogOn"')
    expect(log).toContain('the secret of the house')
    const token = /sid=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? 'no token'
    for (const secret of ['privat@example.com', PASSWORD, '10.9.8.7', 'secret=query', token]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('readiness', () => {
  it('follows the database', async () => {
    const other = await startTestServer()
    expect((await other.app.inject('/readyz')).statusCode).toBe(200)
    await other.deps.db.destroy()
    expect((await other.app.inject('/readyz')).json()).toMatchObject({ status: 503, code: 'MAINTENANCE' })
    expect((await other.app.inject('/healthz')).statusCode).toBe(200)
    await other.close()
  })
})
