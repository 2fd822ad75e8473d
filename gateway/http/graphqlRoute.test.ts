import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { picture, problem, viewer } from '../testing/fixtures'
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
  await writeFile(persistedOperations, JSON.stringify({ abc: known }))
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

  it('are read by GET too', async () => {
    const response = await fetch(`${closed.url}/graphql?documentId=abc`)
    expect(await response.json()).toEqual({ data: { viewer: { name: 'Freja' } } })
  })

  it('that are not known are refused', async () => {
    expect((await post(closed, { documentId: 'xyz' })).body.errors?.[0]?.extensions).toMatchObject({
      code: 'PERSISTED_QUERY_NOT_IN_LIST',
    })
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
  const nested = (depth: number) => 'nodes { profile { '.repeat(0) + '{ viewer { persons { gender } } }'.padEnd(depth)
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
      'costly by variables',
      'query ($n: Int = 100) { profiles(order: NEWEST, first: $n) { edges { node { picture { likesOfDeletedProfiles likes { edges { cursor } } } } } } }',
    ],
  ])('that are too %s are refused before any call', async (_what, query) => {
    const { errors } = await open.ask(query)
    expect(errors.length).toBeGreaterThan(0)
    expect(stub.seen).toEqual([])
  })

  it('of ordinary size pass', async () => {
    expect((await open.ask(nested(1))).errors).toEqual([])
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

  it.each([
    ['broken JSON', '{"query":', 400],
    ['too long', `{"query":"${' '.repeat(1024 * 1024)}"}`, 413],
  ])('with a body that is %s is told in the form of GraphQL', async (_what, body, status) => {
    const response = await fetch(`${open.url}/graphql`, { method: 'POST', headers: json, body })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  it('tells its calls in development only', async () => {
    expect((await open.ask(known)).restCalls).toMatchObject([{ call: 'CurrentProfile.GetProfileData', status: 200 }])
    expect((await post(closed, { documentId: 'abc' })).body).not.toHaveProperty('extensions')
  })

  it('carries the id, the host and the address of the visitor on, and no header it made up', async () => {
    const headers = { 'x-request-id': 'forged', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'no.localhost' }
    const asked = await open.ask(known, {}, { headers })
    const { headers: seen } = stub.seen[0] ?? {}
    expect(seen).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'no.localhost' })
    expect(seen?.['x-request-id']).toBe(asked.headers.get('x-request-id'))
    expect(seen?.['x-request-id']).not.toBe('forged')
  })

  it('whose client goes away is broken off upstream', async () => {
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

describe('GraphiQL', () => {
  it('opens for a browser, with the start page first', async () => {
    const response = await fetch(`${open.url}/graphql`, { headers: { accept: 'text/html,*/*' } })
    const page = await response.text()
    expect(page).toContain('StartPageExample')
    expect(page.indexOf('StartPageExample')).toBeLessThan(page.indexOf('LogOnExample'))
    const nonce = /script-src 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(page.match(/<script/g)).toHaveLength(page.split(`<script nonce="${nonce}"`).length - 1)
  })

  it('does not in production', async () => {
    const response = await fetch(`${closed.url}/graphql`, { headers: { accept: 'text/html' } })
    expect(await response.text()).not.toContain('graphiql')
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

describe('an upload', () => {
  const query = `mutation ($file: File!, $other: Boolean) {
    uploadTempMedia(input: { file: $file, allowNotJpeg: $other }) { media { legacyId kind } userErrors { code message } }
  }`

  async function upload(
    gateway: TestGateway,
    file: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = { 'x-graphql-csrf': '1' },
  ) {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables: { file: null, other: true } }))
    form.append('map', JSON.stringify({ 0: ['variables.file'] }))
    form.append('0', new Blob([file], { type: 'image/jpeg' }), 'a "boat".jpg')
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: form })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  /** Takes the file in as the legacy server does, and tells how large it was. */
  function takeFiles(sizes: number[]) {
    stub.on('Common.UploadTempMedia', async (request) => {
      const chunks: Buffer[] = []
      for await (const chunk of request.body as AsyncIterable<Buffer>) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('latin1')
      sizes.push(text.split('\r\n\r\n')[1]?.replace(/\r\n--[0-9a-f-]+--\r\n$/, '').length ?? -1)
      return { ...picture(5), kind: 5 }
    })
  }

  it('goes on to the upstream whole', async () => {
    const sizes: number[] = []
    takeFiles(sizes)
    const { body } = await upload(open, new Uint8Array(randomBytes(3_000_000).map((byte) => byte || 1)))
    expect(body).toMatchObject({
      data: { uploadTempMedia: { media: { legacyId: 5, kind: 'TEMP_PICTURE' }, userErrors: [] } },
    })
    expect(stub.seen[0]?.query).toEqual({ allowNotJpeg: 'true', allowUploadVideo: 'false' })
    expect(stub.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sizes).toHaveLength(1)
  })

  it('begins upstream before it has ended here', async () => {
    let began = (): void => undefined
    const begun = new Promise<void>((resolve) => (began = resolve))
    stub.on('Common.UploadTempMedia', async (request) => {
      for await (const chunk of request.body as AsyncIterable<Buffer>) if (chunk.length > 0) began()
      return picture(5)
    })
    const { hostname, port } = new URL(open.url)
    const socket = connect(Number(port), hostname)
    const part = (name: string, content: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
    const start =
      part('operations', JSON.stringify({ query, variables: { file: null } })) +
      part('map', '{"0":["variables.file"]}') +
      '--x\r\ncontent-disposition: form-data; name="0"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    const file = 'j'.repeat(200_000)
    const end = '\r\n--x--\r\n'
    const head = [
      'POST /graphql HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'X-GraphQL-CSRF: 1',
      'Content-Type: multipart/form-data; boundary=x',
      'Connection: close',
      `Content-Length: ${start.length + file.length + end.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${start}${file.slice(0, 150_000)}`)
    await begun
    socket.write(file.slice(150_000) + end)
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text).toContain('"legacyId":5')
  })

  it('that the upstream finds too large is a user error in its words', async () => {
    stub.on('Common.UploadTempMedia', (_request, reply) => reply.status(413).send(problem(413, 'FILE_TOO_LARGE')))
    const { body } = await upload(open, new Uint8Array(2_000_000))
    expect(body).toMatchObject({
      data: {
        uploadTempMedia: {
          media: null,
          userErrors: [{ code: 'FILE_TOO_LARGE', message: 'Told in Danish: FILE_TOO_LARGE' }],
        },
      },
    })
  })

  it('over our own bound is broken off', async () => {
    const limits = {
      body: 1e6,
      upload: 100_000,
      answer: 1e6,
      publicAnswers: 0,
      depth: 12,
      aliases: 30,
      tokens: 3000,
      directives: 50,
      cost: 120,
    }
    const small = await startGateway(stub.url, { limits })
    try {
      takeFiles([])
      const sent = await upload(small, new Uint8Array(150_000))
      expect(sent.body).toMatchObject({
        data: { uploadTempMedia: { media: null, userErrors: [{ code: 'FILE_TOO_LARGE' }] } },
      })
      expect(await upload(small, new Uint8Array(100_000))).toMatchObject({
        body: { data: { uploadTempMedia: { userErrors: [] } } },
      })
      const huge = await upload(small, new Uint8Array(400_000))
      expect(huge).toMatchObject({ status: 413, body: { errors: [{ extensions: { reason: 'FILE_TOO_LARGE' } }] } })
    } finally {
      await small.close()
    }
  })

  it('of a foreign page is refused', async () => {
    expect((await upload(open, new Uint8Array(10), {})).status).toBe(403)
    expect(stub.seen).toEqual([])
  })

  it('without its parts in order is refused', async () => {
    const form = new FormData()
    form.append('0', new Blob(['x']), 'a.jpg')
    form.append('operations', JSON.stringify({ query }))
    const response = await fetch(`${open.url}/graphql`, {
      method: 'POST',
      headers: { 'x-graphql-csrf': '1' },
      body: form,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  it('knows a file by nothing else', async () => {
    const { errors } = await open.ask(query, { file: 'a.jpg' })
    expect(errors).toHaveLength(1)
    expect((await open.ask('{ viewer { name } }')).data).toEqual({ viewer: { name: viewer.name } })
  })
})
