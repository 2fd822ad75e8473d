import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Limits, readSettings } from '../core/settings'
import { startGateway, type TestGateway } from '../testing/gateway'
import { startStub, type Stub } from '../testing/stub'

const json = { 'content-type': 'application/json', 'x-graphql-csrf': '1' }
const known = 'query Name { viewer { name } }'

let folder: string
let stub: Stub
let open: TestGateway
let closed: TestGateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'))
  const persistedOperations = join(folder, 'operations.json')
  await writeFile(
    persistedOperations,
    JSON.stringify({ abc: known, out: 'mutation Out { logOut { userErrors { code } } }' }),
  )
  stub = await startStub()
  open = await startGateway(stub.url, { persistedOperations })
  closed = await startGateway(stub.url, { persistedOperations, freeDocuments: false, development: false })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await Promise.all([open.close(), closed.close()])
  await stub.close()
  await rm(folder, { recursive: true })
})

async function post(gateway: TestGateway, body: object, headers: Record<string, string> = json) {
  const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text) as { data?: unknown; errors?: { extensions: object }[] } }
}

describe('persisted operations', () => {
  it.each([
    { documentId: 'abc' },
    { id: 'abc' },
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } },
  ])('are found by %o', async (params) => {
    expect((await post(closed, params)).body).toEqual({ data: { viewer: { name: 'Freja' } } })
  })

  it('are read by GET too, if they are queries', async () => {
    const response = await fetch(`${closed.url}/graphql?documentId=abc`)
    expect(await response.json()).toEqual({ data: { viewer: { name: 'Freja' } } })
    stub.seen.length = 0
    expect((await fetch(`${closed.url}/graphql?documentId=out`)).status).toBe(405)
    expect(stub.seen).toEqual([])
  })

  it('are found in what Apollo iOS and Apollo Kotlin post, with the header against forgery alone', async () => {
    const posted = {
      operationName: 'Name',
      variables: {},
      extensions: {
        persistedQuery: { version: 1, sha256Hash: 'abc' },
        clientLibrary: { name: 'apollo-kotlin', version: '4.3.3' },
      },
    }
    const headers = {
      accept: 'multipart/mixed;deferSpec=20220824, application/graphql-response+json, application/json',
      'content-type': 'application/json',
      cookie: 'sid=1',
    }
    const { body } = await post(closed, posted, { ...headers, 'x-graphql-csrf': '1' })
    expect(body).toEqual({ data: { viewer: { name: 'Freja' } } })
    expect(await post(closed, posted, headers)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { code: 'FORBIDDEN', reason: 'CSRF' } }] },
    })
  })

  it('that are unknown are refused', async () => {
    expect((await post(closed, { documentId: 'xyz' })).body.errors?.[0]?.extensions).toMatchObject({
      code: 'PERSISTED_QUERY_NOT_IN_LIST',
    })
  })

  it('of a version of an app are refused after its last day, so that it can ask for its update', async () => {
    const appOperations = join(folder, 'apps')
    await mkdir(appOperations)
    const write = (version: string, lastDay: string, id: string) =>
      writeFile(
        join(appOperations, `ios-${version}.json`),
        JSON.stringify({ app: 'ios', version, lastDay, operations: { [id]: known } }),
      )
    await write('1', '2020-01-31', 'gone')
    await write('2', '2999-01-31', 'here')
    const gateway = await startGateway(stub.url, { appOperations, freeDocuments: false })
    try {
      expect((await post(gateway, { documentId: 'here' })).body.data).toEqual({ viewer: { name: 'Freja' } })
      expect((await post(gateway, { documentId: 'gone' })).body.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'APP_VERSION_ENDED',
      })
    } finally {
      await gateway.close()
    }
  })

  it('are the only ones unless free documents are on', async () => {
    expect((await post(closed, { query: known })).body.errors).toHaveLength(1)
    expect((await post(open, { query: known })).body.data).toEqual({ viewer: { name: 'Freja' } })
    expect(stub.seen).toHaveLength(1)
  })

  it('of a build that came after the start are found', async () => {
    const persistedOperations = join(folder, 'later.json')
    const gateway = await startGateway(stub.url, { persistedOperations, freeDocuments: false })
    try {
      expect((await post(gateway, { documentId: 'new' })).body.errors).toHaveLength(1)
      await writeFile(persistedOperations, JSON.stringify({ new: known }))
      expect((await post(gateway, { documentId: 'new' })).body.data).toEqual({ viewer: { name: 'Freja' } })
    } finally {
      await gateway.close()
    }
  })
})

describe('free documents', () => {
  const owners = (depth: number): string => (depth === 0 ? 'name' : `picture { owner { ${owners(depth - 1)} } }`)
  const likes = (depth: number): string =>
    depth === 0
      ? 'name'
      : `picture { likesOfDeletedProfiles likes(first: 100) { edges { node { ${likes(depth - 1)} } } } }`

  it.each([
    ['deep', `{ profile(legacyId: 1) { ${owners(8)} } }`],
    ['wide by aliases', `{ ${Array.from({ length: 40 }, (_i, n) => `a${n}: viewer { name }`).join(' ')} }`],
    ['long', `{ viewer { ${'name '.repeat(4000)} } }`],
    ['full of directives', `{ viewer { name ${'@include(if: true) '.repeat(60)} } }`],
    ['costly', `{ profiles(order: NEWEST, first: 100) { edges { node { ${likes(1)} } } } }`],
    [
      'costly beside a list of negative size',
      `{ less: profiles(order: NEWEST, first: -999) { edges { node { ${likes(1)} } } }
        profiles(order: NEWEST, first: 100) { edges { node { ${likes(1)} } } } }`,
    ],
    [
      'costly by variables',
      'query ($n: Int = 100) { profiles(order: NEWEST, first: $n) { edges { node { picture { likesOfDeletedProfiles likes { edges { cursor } } } } } } }',
    ],
  ])('that are too %s are refused before any call', async (_what, query) => {
    const { errors } = await open.ask(query)
    expect(errors.length).toBeGreaterThan(0)
    expect(stub.seen).toEqual([])
  })

  it.each<[keyof Limits, limit: number, over: string]>([
    ['depth', 2, '{ viewer { profile { picture { id } } } }'],
    ['fields', 3, '{ viewer { id name isLoggedIn isMember } }'],
    ['aliases', 1, '{ viewer { a: name b: name } }'],
    ['tokens', 8, '{ viewer { id name isLoggedIn isMember } }'],
    ['directives', 1, '{ viewer { name @include(if: true) @skip(if: false) } }'],
  ])('have the limit of %s that is set', async (name, limit, over) => {
    const small = await startGateway(stub.url, { limits: { ...readSettings({}).limits, [name]: limit } })
    try {
      const { data, errors } = await small.ask(over)
      expect([data ?? null, errors.length]).toEqual([null, 1])
      expect((await small.ask('{ viewer { name } }')).errors).toEqual([])
      expect((await open.ask(over)).errors).toEqual([])
    } finally {
      await small.close()
    }
  })

  it.each([
    ['no document', '{', 'GRAPHQL_PARSE_FAILED'],
    ['at odds with the schema', '{ viewer { name nothing } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['without a variable', 'query ($id: Int!) { viewer { name } profile(legacyId: $id) { name } }', 'BAD_USER_INPUT'],
  ])('that are %s are not carried out', async (_what, query, code) => {
    const { data, errors } = await open.ask(query)
    expect([data ?? null, errors[0]?.extensions['code']]).toEqual([null, code])
    expect(stub.seen).toEqual([])
  })

  it('that ask for the whole schema, as GraphiQL does, pass', async () => {
    expect((await open.ask(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }))).errors).toEqual(
      [],
    )
  })

  it('of ordinary size pass', async () => {
    expect((await open.ask('{ viewer { persons { birthday } } }')).errors).toEqual([])
  })
})

describe('a request', () => {
  it('that a foreign page may have made is refused, for JSON too', async () => {
    const headers = { 'content-type': 'application/json', cookie: 'sid=1', origin: 'https://evil.example' }
    const { status, body } = await post(open, { query: known }, headers)
    expect([status, body.errors?.[0]?.extensions]).toMatchObject([403, { code: 'FORBIDDEN', reason: 'CSRF' }])
    expect(stub.seen).toEqual([])
  })

  it('by GET changes nothing', async () => {
    const query = encodeURIComponent('mutation { logOut { userErrors { code } } }')
    const response = await fetch(`${open.url}/graphql?query=${query}`)
    expect(response.status).toBe(405)
    expect(stub.seen).toEqual([])
  })

  it.each<[what: string, body: string, status: number]>([
    ['broken JSON', '{"query":', 400],
    ['too long', `{"query":"${' '.repeat(1024 * 1024)}"}`, 413],
    ...['{}', '[]', 'null', '0', 'false', '""', '"text"'].map<[string, string, number]>((body) => [body, body, 400]),
  ])('with a body that is %s is told in the form of GraphQL', async (_what, body, status) => {
    const response = await fetch(`${open.url}/graphql`, { method: 'POST', headers: json, body })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  it.each(['variables={', 'extensions=[', 'variables={}&variables={}'])(
    'with %s in its address is answered with the reason',
    async (more) => {
      const response = await fetch(`${open.url}/graphql?query={__typename}&${more}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    },
  )

  it('lists its calls in development only', async () => {
    expect((await open.ask(known)).restCalls).toMatchObject([
      { call: 'CurrentProfile.GetProfileData', status: 200, startMs: expect.any(Number) as number },
    ])
    expect((await post(closed, { documentId: 'abc' })).body).not.toHaveProperty('extensions')
  })

  it('forwards the id, the host and the address of the visitor, and no header that the visitor made up', async () => {
    const headers = { 'x-request-id': 'forged', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'no.localhost' }
    const asked = await open.ask(known, {}, { headers })
    const { headers: seen } = stub.seen[0] ?? {}
    expect(seen).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'no.localhost' })
    expect(seen?.['x-request-id']).toBe(asked.headers.get('x-request-id'))
    expect(seen?.['x-request-id']).not.toBe('forged')
  })

  it('whose client disconnects is aborted upstream', async () => {
    const gone = new Promise<void>((resolve) => {
      stub.on('CurrentProfile.GetProfileData', (request) => {
        request.raw.socket.once('close', () => resolve())
        abort.abort()
        return new Promise(() => undefined)
      })
    })
    const abort = new AbortController()
    const body = JSON.stringify({ query: known })
    const asked = fetch(`${open.url}/graphql`, { method: 'POST', headers: json, body, signal: abort.signal })
    await expect(asked).rejects.toThrow('aborted')
    await gone
  })
})

describe('@defer', () => {
  const query = '{ viewer { name ... @defer(label: "counts") { counts { total } } } }'
  const counts = {
    notificationCounts: 4,
    blogsCuratedNotificationCount: 0,
    blogsNotificationCount: 0,
    eventAdminNotificationsCount: 0,
    lodgeAdminNotificationsCount: 0,
    newNotificationsCount: 4,
    newVisitsCount: 0,
    onlineFavoritesCount: 0,
    unreadMailCount: 0,
    unreadTicketCount: 0,
    lodgeAdmin: false,
    eventAdmin: false,
    onlineTagged: 0,
  }

  it('sends the first part while the rest is still read, to a client that takes compression', async () => {
    let finish = (): void => undefined
    const wait = new Promise<void>((resolve) => (finish = resolve))
    stub.on('Notifications.NotificationCounts', async () => {
      await wait
      return counts
    })
    const { hostname, port } = new URL(open.url)
    const socket = connect(Number(port), hostname)
    const body = JSON.stringify({ query })
    const lines = [
      'POST /graphql HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Accept: multipart/mixed, application/json',
      'Accept-Encoding: gzip, deflate, br',
      'Content-Type: application/json',
      'X-GraphQL-CSRF: 1',
      'Connection: close',
      `Content-Length: ${body.length}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
    let text = ''
    for await (const chunk of socket) {
      text += String(chunk)
      if (text.includes('"name":"Freja"')) finish()
    }
    expect(text).toContain('content-type: multipart/mixed')
    expect(text).toContain('"hasNext":true')
    expect(text).toContain('"incremental":[{"data":{"counts":{"total":4}},"path":["viewer"],"label":"counts"}]')
  })

  it('cannot defer a write, whose cookies would come too late', async () => {
    const { errors } = await open.ask('mutation { ... @defer { logOut { userErrors { code } } } }')
    expect(errors).toHaveLength(1)
    expect(stub.seen).toEqual([])
  })

  it('answers a client that takes compression and defers nothing in one piece', async () => {
    stub.answer('Common.GetAutomaticMatchWords', { words: Array.from({ length: 500 }, () => 'sailing') })
    const asked = await open.ask(
      '{ viewer { suggestedMatchWords(text: "a") } }',
      {},
      { headers: { 'accept-encoding': 'gzip' } },
    )
    expect(asked.headers.get('content-encoding')).toBe('gzip')
    expect(asked.errors).toEqual([])
  })
})
