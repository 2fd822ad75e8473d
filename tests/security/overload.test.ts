import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { viewer } from '../../gateway/testing/fixtures'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { startStub, type Stub } from '../../gateway/testing/stub'

const name = '{ viewer { name } }'
const logOut = 'mutation { logOut { userErrors { code } } }'

let folder: string
let stub: Stub
let gateway: TestGateway
let answer: () => void
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'))
  const persistedOperations = join(folder, 'operations.json')
  await writeFile(persistedOperations, JSON.stringify({ name, logOut }))
  stub = await startStub()
  gateway = await startGateway(stub.url, {
    persistedOperations,
    overload: { atOnce: 2, uploads: 1, uploadsOfOne: 1, queueMs: 50 },
  })
})
beforeEach(() => {
  const wait = new Promise<void>((resolve) => (answer = resolve))
  stub.on('CurrentProfile.GetProfileData', async () => {
    await wait
    return viewer
  })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
  await rm(folder, { recursive: true })
})

function post(body: object, signal?: AbortSignal): Promise<Response> {
  return fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })
}

/** Far more requests at once than the limit; two are running and unanswered. */
async function overloaded() {
  const asked = Array.from({ length: 40 }, () => gateway.ask<{ viewer: { name: string } }>(name))
  const shed: Awaited<(typeof asked)[number]>[] = []
  await new Promise<void>((resolve) => {
    for (const one of asked) {
      void one.then((each) => {
        if (each.status === 503 && shed.push(each) === asked.length - 2) resolve()
      })
    }
  })
  return { asked, shed }
}

it('operations that would wait too long are refused as a GraphQL error, with a retry time', async () => {
  const { asked, shed } = await overloaded()
  for (const { headers, errors } of shed) {
    expect(headers.get('retry-after')).toBe('2')
    expect(errors).toMatchObject([{ extensions: { code: 'OVERLOADED', retryAfter: 2 } }])
  }
  answer()
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(stub.names()).toHaveLength(2)
})

it('the gateway recovers by itself', async () => {
  const { asked } = await overloaded()
  answer()
  await Promise.all(asked)
  const [one, other] = await Promise.all([gateway.ask(name), gateway.ask(name)])
  expect([one.status, other.status]).toEqual([200, 200])
})

it('a client that disconnects while waiting frees its place', async () => {
  const leaving = new AbortController()
  const ask = async (signal?: AbortSignal) => (await post({ query: name }, signal)).status
  const begun = new Promise<void>((resolve) => {
    let count = 0
    stub.on('CurrentProfile.GetProfileData', () => {
      if ((count += 1) === 2) resolve()
      return count > 2 ? viewer : new Promise(() => undefined)
    })
  })
  const gone = [ask(leaving.signal), ask(leaving.signal)].map((each) => each.catch(() => 'gone'))
  await begun
  leaving.abort()
  expect(await Promise.all(gone)).toEqual(['gone', 'gone'])
  expect(await Promise.all([ask(), ask()])).toEqual([200, 200])
})

it('health, readiness and log-out are always answered', async () => {
  stub.answer('LogOn.LogOut', {})
  // The file of persisted operations is read when the first one is requested.
  await post({ documentId: 'logOut' })
  const { asked } = await overloaded()
  for (const body of [{ query: logOut }, { documentId: 'logOut' }, { id: 'logOut', documentId: 'logOut' }]) {
    const left = await post(body)
    expect(left.status).toBe(200)
    expect(await left.json()).toMatchObject({ data: { logOut: { userErrors: [] } } })
  }
  for (const path of ['/healthz', '/readyz']) expect((await fetch(gateway.url + path)).status).toBe(200)
  answer()
  await Promise.all(asked)
})

it.each([
  ['as another id', { id: 'logOut', documentId: 'name' }],
  ['as another id, the other way round', { documentId: 'logOut', id: 'name' }],
  ['as a hash', { id: 'name', extensions: { persistedQuery: { version: 1, sha256Hash: 'logOut' } } }],
  ['beside a document', { id: 'logOut', query: name }],
  [
    'as the first field of many',
    { query: 'mutation { logOut { userErrors { code } } again: logOut { userErrors { code } } }' },
  ],
  ['for all that its answer leads to', { query: 'mutation { logOut { viewer { name } } }' }],
  [
    'as one of several operations',
    { query: `mutation A { logOut { userErrors { code } } } query B ${name}`, operationName: 'B' },
  ],
])('log-out lets nothing else bypass the limit, named %s', async (_how, body) => {
  stub.answer('LogOn.LogOut', {})
  await post({ documentId: 'logOut' })
  const { asked } = await overloaded()
  expect((await post(body)).status).toBe(503)
  answer()
  await Promise.all(asked)
})
