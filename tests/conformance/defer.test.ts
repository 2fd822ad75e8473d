import { beforeEach, describe, expect, it } from 'vitest'
import { ids, profile, viewer } from '../../gateway/testing/fixtures'
import { stubbedGateway } from '../../gateway/testing/stubbed'
import { readMultipart } from '../../web/platform/relay/multipart'

// Tests incremental delivery with the parser of our own client.

interface Increment {
  readonly data?: object | null
  readonly items?: readonly unknown[]
  readonly path: readonly (string | number)[]
  readonly label?: string
  readonly errors?: readonly { readonly extensions: object }[]
}

interface Part {
  readonly data?: unknown
  readonly incremental?: readonly Increment[]
  readonly hasNext?: boolean
  readonly extensions?: { readonly restCalls: readonly { readonly call: string }[] }
}

const server = stubbedGateway()
beforeEach(() => server.stub.answer('LogOn.CheckStamp', { valid: true }))

async function send(query: string, accept = 'multipart/mixed, application/graphql-response+json, application/json') {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json', 'x-graphql-csrf': '1' },
    body: JSON.stringify({ query }),
  })
  const type = response.headers.get('content-type') ?? ''
  const parts: Part[] = []
  if (type.startsWith('multipart/mixed')) for await (const part of readMultipart(response)) parts.push(part as Part)
  return { response, type, parts, increments: parts.flatMap(({ incremental = [] }) => incremental) }
}

const stamp = 'isStampValid(stamp: "stamp")'
const { name } = viewer

describe('a deferred part', () => {
  it('comes after the rest with its path and label, and the last part is marked as the last', async () => {
    const { parts, increments } = await send(`{ viewer { name ... @defer(label: "stamp") { ${stamp} } } }`)
    expect(parts[0]).toMatchObject({ data: { viewer: { name } }, hasNext: true })
    expect(JSON.stringify(parts[0])).not.toContain('isStampValid')
    const data = { isStampValid: true }
    expect(increments).toEqual([{ data, path: ['viewer'], label: 'stamp' }])
    expect(parts.map(({ hasNext }) => hasNext)).toEqual([...parts.slice(1).map(() => true), false])
  })

  it('is included in the list of REST calls, which comes with the last part', async () => {
    const { parts } = await send(`{ viewer { name ... @defer { ${stamp} } } }`)
    expect(parts.filter(({ extensions }) => extensions)).toEqual(parts.slice(-1))
    expect(parts.at(-1)?.extensions?.restCalls.map(({ call }) => call)).toEqual([
      'CurrentProfile.GetProfileData',
      'LogOn.CheckStamp',
    ])
  })

  it('comes for each item of a list, at its place', async () => {
    server.stub.answer('Search.GetNewestProfiles', ids(1, 2).map(profile))
    const { increments } = await send(
      '{ profiles(order: NEWEST, first: 2) { edges { node { legacyId ...Name @defer(label: "name") } } } } fragment Name on Profile { name }',
    )
    expect(increments.map(({ path, data }) => [path, data])).toEqual(
      ids(1, 2).map((id) => [['profiles', 'edges', id - 1, 'node'], { name: profile(id).name }]),
    )
  })

  it('fails alone: the rest is complete', async () => {
    server.stub.refuse('LogOn.CheckStamp', 403, 'TERMS_NOT_ACCEPTED')
    const { parts, increments } = await send(`{ viewer { name ... @defer { ${stamp} } } }`)
    expect(parts[0]).toMatchObject({ data: { viewer: { name } } })
    expect(parts[0]).not.toHaveProperty('errors')
    expect(increments).toMatchObject([
      { data: { isStampValid: null }, errors: [{ extensions: { code: 'FORBIDDEN', reason: 'TERMS_NOT_ACCEPTED' } }] },
    ])
  })

  it('is not deferred if the operation says so: there is one answer', async () => {
    const { response, type } = await send(`{ viewer { name ... @defer(if: false) { ${stamp} } } }`)
    expect(type).toContain('json')
    expect(await response.json()).toMatchObject({ data: { viewer: { name, isStampValid: true } } })
  })

  it('is refused to a client that cannot read parts', async () => {
    const { response } = await send(`{ viewer { name ... @defer { ${stamp} } } }`, 'application/json')
    expect(response.status).toBe(406)
  })
})

it('the items of a list are streamed on request', async () => {
  server.stub.answer('Search.GetNewestProfiles', ids(1, 3).map(profile))
  const { parts, increments } = await send(
    '{ profiles(order: NEWEST, first: 3) { edges @stream(initialCount: 1, label: "edges") { node { legacyId } } } }',
  )
  expect(parts[0]).toMatchObject({ data: { profiles: { edges: [{ node: { legacyId: 1 } }] } }, hasNext: true })
  expect(increments.flatMap(({ items = [] }) => items)).toEqual([{ node: { legacyId: 2 } }, { node: { legacyId: 3 } }])
  expect(increments[0]).toMatchObject({ path: ['profiles', 'edges', 1], label: 'edges' })
})

describe('a field that sets cookies', () => {
  it('is never deferred', async () => {
    for (const write of ['... @defer { logOut { userErrors { code } } }', '...Out @defer']) {
      const { response } = await send(
        `mutation { ${write} } fragment Out on Mutation { logOut { userErrors { code } } }`,
      )
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(server.stub.seen).toEqual([])
  })

  it('has set them when the first part comes, whatever else is deferred', async () => {
    server.stub.on('LogOn.LogOut', (_request, reply) => reply.header('set-cookie', 'sid=; Max-Age=0; Path=/').send({}))
    const { response, parts, increments } = await send(
      'mutation { logOut { userErrors { code } viewer { ... @defer { isStampValid(stamp: "stamp") } } } }',
    )
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^sid=;/)])
    expect(parts[0]).toMatchObject({ data: { logOut: { userErrors: [] } }, hasNext: true })
    expect(increments).toHaveLength(1)
  })
})
