import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { viewer } from '../../gateway/testing/fixtures'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { startStub, type Stub } from '../../gateway/testing/stub'

const hash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })
const headers = { 'content-type': 'application/json', 'x-graphql-csrf': '1' }

let folder: string
let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'))
  const persistedOperations = join(folder, 'operations.json')
  await writeFile(
    persistedOperations,
    JSON.stringify({ one: '{ viewer { name } }', other: '{ viewer { isLoggedIn } }' }),
  )
  stub = await startStub()
  gateway = await startGateway(stub.url, { persistedOperations, freeDocuments: false })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
  await rm(folder, { recursive: true })
})

async function post(body: object): Promise<unknown> {
  return (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

async function get(search: string): Promise<unknown> {
  return (await fetch(`${gateway.url}/graphql?${search}`, { headers })).json()
}

async function upload(operations: object): Promise<unknown> {
  const form = new FormData()
  form.append('operations', JSON.stringify(operations))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  form.append('0', new Blob(['x']), 'a.jpg')
  const { 'x-graphql-csrf': csrf } = headers
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'x-graphql-csrf': csrf },
    body: form,
  })
  return answer.json()
}

const inAddress = (id: string) => `extensions=${encodeURIComponent(JSON.stringify(hash(id).extensions))}`

describe('of several persisted operations in one request', () => {
  it.each([
    ['two parameters', () => post({ documentId: 'one', id: 'other' })],
    ['a parameter and a hash', () => post({ id: 'one', ...hash('other') })],
    ['two parameters of an address', () => get('documentId=one&id=other')],
    ['a parameter and a hash in an address', () => get(`documentId=one&${inAddress('other')}`)],
    ['two parameters beside a file', () => upload({ documentId: 'one', id: 'other' })],
  ])('none is chosen: %s', async (_how, send) => {
    const answer = await send()
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    expect(answer).not.toHaveProperty('data.viewer')
    expect(stub.seen).toEqual([])
  })
})

it('a repeated id counts as the same operation', async () => {
  const answered = { data: { viewer: { name: viewer.name } } }
  expect(await post({ documentId: 'one', id: 'one', ...hash('one') })).toMatchObject(answered)
  expect(await get(`documentId=one&id=one&${inAddress('one')}`)).toMatchObject(answered)
})
