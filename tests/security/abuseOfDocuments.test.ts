import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { startStub, type Stub } from '../../gateway/testing/stub'
import { heldMemory } from '../setup/heldMemory'

const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_one, n) => one(n)).join(' ')
const owners = (depth: number): string => (depth === 0 ? 'name' : `picture { owner { ${owners(depth - 1)} } }`)
const bomb = many(40, (n) => `fragment F${n} on Viewer { a${n}: name ...F${n + 1} ...F${n + 1} }`)
const quietBomb = many(60, (n) => `fragment F${n} on Viewer { ...F${n + 1} ...F${n + 1} }`)
const fieldsOf = (depth: number): string =>
  depth === 0 ? 'name' : `name fields { name type { ${fieldsOf(depth - 1)} } }`

/** Documents that are expensive to parse, to validate or to run. */
const documents: readonly (readonly [what: string, document: string])[] = [
  ['deep', `{ profile(legacyId: 1) { ${owners(8)} } }`],
  [
    'deep in fragments',
    `{ profile(legacyId: 1) { ...A } } fragment A on Profile { picture { owner { ...B } } } fragment B on Profile { ${owners(7)} }`,
  ],
  ['full of aliases', `{ viewer { ${many(40, (n) => `a${n}: name`)} } }`],
  [
    'full of aliases in a fragment used again and again',
    `{ ${many(20, () => 'viewer { ...A }')} } fragment A on Viewer { a: name b: name }`,
  ],
  ['full of directives', `{ viewer { name ${many(60, () => '@include(if: true)')} } }`],
  [
    'full of directives in a fragment',
    `{ viewer { ...A } } fragment A on Viewer { name ${many(60, () => '@include(if: true)')} }`,
  ],
  ['long', `{ viewer { ${many(4000, () => 'name')} } }`],
  ['long in a value', `{ profile(legacyId: [${many(4000, () => '1')}]) { name } }`],
  ['nested in a value', `{ profile(legacyId: ${'['.repeat(2000)}1${']'.repeat(2000)}) { name } }`],
  ['of fragments in a circle', '{ viewer { ...A } } fragment A on Viewer { name ...B } fragment B on Viewer { ...A }'],
  ['of a fragment that holds itself', '{ viewer { ...A } } fragment A on Viewer { name ...A }'],
  ['of fragments that hold others twice', `{ viewer { ...F0 } } ${bomb} fragment F40 on Viewer { name }`],
  ['of such fragments without aliases', `{ viewer { ...F0 } } ${quietBomb} fragment F60 on Viewer { name }`],
  ['asking for the same again and again', `{ ${many(110, () => 'viewer { name }')} }`],
  ['asking for the same by many fragments', `{ viewer { ${many(110, () => '... on Viewer { name }')} } }`],
  ['asking for types of types of types', `{ __type(name: "Query") { ${fieldsOf(8)} } }`],
  [
    'costly',
    '{ profiles(order: NEWEST, first: 100) { edges { node { media(first: 1) { edges { node { likesOfDeletedProfiles } } } } } } }',
  ],
]

const ways = {
  async post(url: string, query: string) {
    return fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
      body: JSON.stringify({ query }),
    })
  },
  async get(url: string, query: string) {
    return fetch(`${url}/graphql?query=${encodeURIComponent(query)}`)
  },
  async multipart(url: string, query: string) {
    return fetch(`${url}/graphql`, { method: 'POST', headers: { 'x-graphql-csrf': '1' }, body: form({ query }) })
  },
}

function form(operations: object): FormData {
  const body = new FormData()
  body.append('operations', JSON.stringify({ variables: { file: null }, ...operations }))
  body.append('map', '{"0":["variables.file"]}')
  body.append('0', new File(['x'], 'x.jpg'))
  return body
}

interface Answer {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[]
}

/** Longer than the limit of a free document. */
const longOperation = `{ viewer { ${many(1200, (n) => `a${n}: name`)} } }`

let folder: string
let stub: Stub
let compiling: TestGateway
let plain: TestGateway
let closed: TestGateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'))
  const persistedOperations = join(folder, 'operations.json')
  const stored = {
    nodes: 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }',
    lists:
      'query ($n: Int!) { profiles(order: NEWEST, first: $n) { edges { node { media(first: 1) { pageInfo { hasNextPage } } picture { likes(first: 1) { pageInfo { hasNextPage } } } } } } }',
    long: longOperation,
  }
  await writeFile(persistedOperations, JSON.stringify(stored))
  stub = await startStub()
  compiling = await startGateway(stub.url, { compileFromUse: 1, planFields: 10_000, persistedOperations })
  plain = await startGateway(stub.url, { compileFromUse: 0, persistedOperations })
  closed = await startGateway(stub.url, { introspection: false })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await Promise.all([compiling.close(), plain.close(), closed.close()])
  await stub.close()
  await rm(folder, { recursive: true })
})

const gateways = [
  ['that compiles', () => compiling],
  ['that compiles nothing', () => plain],
] as const

describe.each(gateways)('a gateway %s', (_which, gateway) => {
  describe.each(Object.entries(ways))('asked by %s', (_way, ask) => {
    it.each(documents)('refuses a document that is %s, the first time and the second', async (_what, document) => {
      for (let time = 0; time < 2; time += 1) {
        const response = await ask(gateway().url, document)
        // An address can be too long for the HTTP server itself.
        if (response.status === 431) continue
        const { data, errors } = (await response.json()) as Answer
        expect(errors?.length).toBeGreaterThan(0)
        expect(data ?? null).toBeNull()
      }
      expect(stub.names()).toEqual([])
    })
  })

  it('answers a document that selects the same field seventy times', async () => {
    const { data, errors } = await gateway().ask(`{ ${many(70, () => 'viewer { name }')} }`)
    expect([data, errors]).toEqual([{ viewer: { name: 'Freja' } }, []])
  })

  const post = async (body: string) => {
    const headers = { 'content-type': 'application/json', 'x-graphql-csrf': '1' }
    const response = await fetch(`${gateway().url}/graphql`, { method: 'POST', headers, body })
    return { status: response.status, ...((await response.json()) as Answer) }
  }

  it('refuses several operations in one request', async () => {
    const batch = JSON.stringify([{ query: '{ viewer { name } }' }, { query: '{ viewer { name } }' }])
    expect((await post(batch)).status).toBe(400)
    expect(stub.names()).toEqual([])
  })

  const documentOf = JSON.stringify('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }')
  it.each([
    ['nested deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['nested deep in objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['with a long list', JSON.stringify(Array.from({ length: 100_000 }, (_id, n) => String(n)))],
    ['with many fields', `{${Array.from({ length: 50_000 }, (_f, n) => `"f${n}":1`).join(',')}}`],
  ])('refuses variables %s, however they come', async (_what, ids) => {
    const unwieldy = [{ extensions: { code: 'BAD_USER_INPUT', reason: 'UNWIELDY' } }]
    const free = await post(`{"query":${documentOf},"variables":{"ids":${ids}}}`)
    expect([free.status, free.errors]).toMatchObject([400, unwieldy])
    const stored = await post(`{"documentId":"nodes","variables":{"ids":${ids}}}`)
    expect([stored.status, stored.errors]).toMatchObject([400, unwieldy])
    expect(stub.names()).toEqual([])
  })

  it('refuses a persisted operation whose variables make it too expensive, and answers it with others', async () => {
    stub.answer('Search.GetNewestProfiles', [])
    const ask = (n: number) => post(JSON.stringify({ documentId: 'lists', variables: { n } }))
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(100)).errors).toMatchObject([{ extensions: { reason: 'TOO_EXPENSIVE' } }])
      expect(stub.names()).toEqual([])
    }
    for (let time = 0; time < 2; time += 1)
      expect((await ask(10)).errors ?? []).not.toMatchObject([{ extensions: { reason: 'TOO_EXPENSIVE' } }])
    expect(stub.names()).not.toEqual([])
  })

  it('answers a persisted operation that exceeds the length of a free document, even after others sent it as one', async () => {
    expect((await gateway().ask(longOperation)).errors[0]?.message).toMatch(/token/i)
    const { data, errors } = await post('{"documentId":"long"}')
    expect([data, errors]).toEqual([{ viewer: expect.objectContaining({ a1199: 'Freja' }) as object }, undefined])
  })

  it.each([
    ['refused', (name: string) => `{ viewer { ${`${name} `.repeat(90_000)}} }`],
    ['answered', (name: string) => `{ viewer { ${name}: name } } # ${'x'.repeat(900_000)}`],
  ])('does not keep great documents that were %s', async (_what, great) => {
    await gateway().ask(great('beforehand'))
    const before = heldMemory()
    for (let index = 0; index < 30; index += 1) await gateway().ask(great(`name${index}`))
    expect(heldMemory() - before).toBeLessThan(12_000_000)
  })

  it('refuses null for a variable with a default at its own path only', async () => {
    const query = 'query ($id: ID = "1") { viewer { name } node(id: $id) { id } }'
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await gateway().ask(query, { id: null })
      expect(data).toEqual({ viewer: { name: 'Freja' }, node: null })
      expect(errors).toMatchObject([{ path: ['node'] }])
    }
  })

  it('reports the cost of a refused operation', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { cost, restCalls } = await gateway().ask(
        '{ viewer { name reports { edges { node { reporter { name } } } } } }',
      )
      expect([cost, restCalls.length]).toEqual([3, 2])
    }
  })
})

describe('a multipart request', () => {
  it('with oversized variables is refused', async () => {
    const operations = {
      query:
        'mutation ($file: File!) { uploadTempMedia(input: { file: $file, purpose: PROFILE_PICTURE }) { media { id } } }',
    }
    const body = form({ ...operations, variables: { file: null, ids: Array.from({ length: 5000 }, () => 1) } })
    const response = await fetch(`${compiling.url}/graphql`, {
      method: 'POST',
      headers: { 'x-graphql-csrf': '1' },
      body,
    })
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { reason: 'UNWIELDY' } }] })
    expect(stub.names()).toEqual([])
  })
})

describe('with introspection disabled', () => {
  it.each([
    ['the whole schema', getIntrospectionQuery()],
    ['one type', '{ __type(name: "Viewer") { fields { name } } }'],
    ['it in a fragment', '{ ...S } fragment S on Query { __schema { types { name } } }'],
  ])('nobody gets %s', async (_what, query) => {
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await closed.ask(query)
      expect(errors.length).toBeGreaterThan(0)
      expect(data ?? null).toBeNull()
    }
  })

  it('a misspelt name gets no suggestion', async () => {
    const { errors } = await closed.ask('{ viewer { nam } }')
    expect(errors[0]?.message).not.toMatch(/\bname\b/)
    expect((await compiling.ask('{ viewer { nam } }')).errors[0]?.message).toMatch(/\bname\b/)
  })

  it('everything else is answered, including `__typename`', async () => {
    expect((await closed.ask('{ viewer { __typename name } }')).data).toEqual({
      viewer: { __typename: 'Viewer', name: 'Freja' },
    })
  })
})
