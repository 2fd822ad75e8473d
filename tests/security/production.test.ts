import { readFile } from 'node:fs/promises'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let demo: TestProduct
let production: TestProduct
let shell: string
beforeAll(async () => {
  demo = await startTestProduct()
  production = await startTestProduct({ NODE_ENV: 'production' })
  await insertProfile(production.legacy, { name: 'freja' })
  const operations = JSON.parse(await readFile('web/platform/relay/persisted.json', 'utf8')) as Record<string, string>
  shell = Object.keys(operations).find((id) => operations[id]?.includes('query AppShellQuery')) ?? ''
})
afterAll(() => Promise.all([demo.close(), production.close()]))

/** Sends the parameters of an operation unchanged. */
async function ask(product: TestProduct, parameters: object) {
  const { text } = await new Browser(product).send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
    body: JSON.stringify(parameters),
  })
  return JSON.parse(text) as { data?: unknown; errors?: readonly { message: string }[]; extensions?: unknown }
}

const free = { query: '{ viewer { name } }' }
const introspection = { query: getIntrospectionQuery() }

describe('in production the graph', () => {
  it('answers the client’s own operations, without debugging extensions', async () => {
    const answer = await ask(production, { documentId: shell })
    expect(answer).toMatchObject({ data: { viewer: { isLoggedIn: false } } })
    expect(answer).not.toHaveProperty('errors')
    expect(answer).not.toHaveProperty('extensions')
  })

  it.each([
    ['a free document', free],
    ['introspection', introspection],
    ['introspection in small', { query: '{ __schema { types { name } } }' }],
    ['the name of a type', { query: '{ __typename }' }],
    ['a document beside the id of one of ours', () => ({ ...free, documentId: shell })],
    [
      'a document registered on the way',
      () => ({ ...free, extensions: { persistedQuery: { version: 1, sha256Hash: shell } } }),
    ],
    ['an id that is no id', { documentId: '__proto__' }],
    ['an id of another kind', { documentId: { $ne: '' } }],
    ['several at once', [free, free]],
  ])('refuses %s', async (_what, parameters) => {
    const answer = await ask(production, typeof parameters === 'function' ? parameters() : parameters)
    expect(answer.data ?? null).toBeNull()
    expect(answer.errors?.length).toBeGreaterThan(0)
  })

  it('suggests no field names', async () => {
    expect(JSON.stringify(await ask(production, { query: '{ viewr { name } }' }))).not.toMatch(/viewer|did you mean/i)
  })

  it('has no editor', async () => {
    const answer = await new Browser(production).page('/graphql')
    expect(answer.text).not.toMatch(/graphiql/i)
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^ ;]+'){2};/)
  })
})

describe('in production', () => {
  it('mails cannot be read', async () => {
    await new Browser(production).graph('{ viewer { name } }')
    for (const path of ['/outbox', '/outbox/', '/outbox/x.html', '/OUTBOX']) {
      const answer = await new Browser(production).send(path)
      expect(answer.status).toBe(404)
    }
  })

  it('no cookie chooses the site', async () => {
    const browser = new Browser({ ...production, url: production.legacyUrl }, { host: 'dk.localhost' })
    browser.cookies.set('dev-site', 'dark.se.localhost')
    const answer = await browser.send('/api/Site/GetSiteConfiguration')
    expect(JSON.parse(answer.text)).toMatchObject({ systemName: 'dk' })
  })

  it('there is no demo login', async () => {
    const configuration = await new Browser({ ...production, url: production.legacyUrl }).send(
      '/api/Site/GetSiteConfiguration',
    )
    expect(JSON.parse(configuration.text)).toMatchObject({ demo: false })
  })

  it('people can log in as before', async () => {
    const browser = new Browser({ ...production, url: production.legacyUrl }, { 'x-forwarded-proto': 'https' })
    const answer = await browser.send('/api/LogOn/LogOn', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'freja', password: PASSWORD }),
    })
    expect(answer.status).toBe(200)
    expect(answer.setCookies[0]).toContain('Secure')
  })
})

describe('a demo in development has all of it', () => {
  it('documents, introspection, editor, mails, choice of site', async () => {
    expect(await ask(demo, free)).toMatchObject({ data: { viewer: { name: null } } })
    expect(await ask(demo, introspection)).toHaveProperty('data.__schema')
    expect((await new Browser(demo).page('/graphql')).text).toMatch(/graphiql/i)
    expect((await new Browser(demo).page('/outbox')).text).toContain('Mails of this demo')
    const browser = new Browser(demo)
    browser.cookies.set('dev-site', 'dark.se.localhost')
    expect(await browser.graph('{ site { systemName } }')).toMatchObject({ data: { site: { systemName: 'dark.se' } } })
  })

  it('and its mails run no scripts', async () => {
    const { headers } = await new Browser(demo).page('/outbox')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/script-src/)
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['/api/explorer', '/api/openapi.json'])('the legacy server does not serve %s either', async (path) => {
    expect((await new Browser({ ...production, url: production.legacyUrl }).send(path)).status).toBe(404)
    expect((await new Browser({ ...demo, url: demo.legacyUrl }).send(path)).status).toBeLessThan(400)
  })
})
