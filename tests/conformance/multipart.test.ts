import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../../gateway/testing/fixtures'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { startStub, type Stub } from '../../gateway/testing/stub'

// Tests the GraphQL multipart request specification: supported requests, and those refused on purpose.

const query = `mutation ($input: UploadTempMediaInput!) {
  uploadTempMedia(input: $input) { media { legacyId } userErrors { code } }
}`
const flat = `mutation ($file: File!) {
  uploadTempMedia(input: { file: $file, purpose: PROFILE_PICTURE }) { media { legacyId } userErrors { code } }
}`
const documentId = createHash('sha256').update(query).digest('hex')
const uploaded = { data: { uploadTempMedia: { media: { legacyId: 5 }, userErrors: [] } } }
const refused = { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }

let folder: string
let stub: Stub
let gateway: TestGateway
/** Files that the legacy server received. */
let files: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'))
  const persistedOperations = join(folder, 'operations.json')
  await writeFile(persistedOperations, JSON.stringify({ [documentId]: query }))
  stub = await startStub()
  gateway = await startGateway(stub.url, { persistedOperations })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
  await rm(folder, { recursive: true })
})

type Part = readonly [name: string, content: string | Blob]

const boat = new Blob(['a boat'], { type: 'image/jpeg' })
const json = (name: string, value: unknown): Part => [name, JSON.stringify(value)]
const operations = json('operations', { query, variables: { input: { file: null, purpose: 'PROFILE_PICTURE' } } })
const map = json('map', { 0: ['variables.input.file'] })
const file: Part = ['0', boat]

async function send(parts: readonly Part[]) {
  files = []
  stub.on('Common.UploadTempMedia', async (request) => {
    const chunks: Buffer[] = []
    for await (const chunk of request.body as AsyncIterable<Buffer>) chunks.push(chunk)
    files.push(Buffer.concat(chunks).toString())
    return picture(5)
  })
  const form = new FormData()
  for (const [name, content] of parts) {
    if (typeof content === 'string') form.append(name, content)
    else form.append(name, content, 'boat.jpg')
  }
  const headers = { 'x-graphql-csrf': '1' }
  const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: form })
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('a multipart request is answered', () => {
  it.each<[string, readonly Part[]]>([
    ['with its file in an input object', [operations, map, file]],
    [
      'with its file as a variable',
      [json('operations', { query: flat, variables: { file: null } }), json('map', { 0: ['variables.file'] }), file],
    ],
    ['with its map in front of its operations', [map, operations, file]],
    ['with more fields than it needs', [operations, map, ['more', 'x'], ['still more', 'x'], file]],
    ['with a part of any name', [operations, json('map', { boat: ['variables.input.file'] }), ['boat', boat]]],
    [
      'of a persisted operation',
      [json('operations', { documentId, variables: { input: { file: null, purpose: 'PROFILE_PICTURE' } } }), map, file],
    ],
    [
      'with no place kept for its file',
      [json('operations', { query, variables: { input: { purpose: 'PROFILE_PICTURE' } } }), map, file],
    ],
    [
      'with an operation chosen by its name',
      [
        json('operations', {
          query: `${query.replace('mutation', 'mutation Upload')} query Other { __typename }`,
          operationName: 'Upload',
          variables: { input: { file: null, purpose: 'PROFILE_PICTURE' } },
        }),
        map,
        file,
      ],
    ],
  ])('%s', async (_what, parts) => {
    expect(await send(parts)).toMatchObject({ status: 200, body: uploaded })
    expect(files).toEqual([expect.stringContaining('a boat')])
  })
})

describe('a multipart request is refused without a call:', () => {
  it.each<[string, readonly Part[]]>([
    ['without operations', [map, file]],
    ['without a map', [operations, file]],
    ['without a file', [operations, map]],
    ['with its file in front', [file, operations, map]],
    ['with operations that are no JSON', [['operations', '{'], map, file]],
    ['with a map that is no JSON', [operations, ['map', '{'], file]],
    ['with a map that is a list', [operations, json('map', ['variables.input.file']), file]],
    [
      'with a batch of operations',
      [json('operations', [{ query }]), json('map', { 0: ['0.variables.input.file'] }), file],
    ],
    ['with a file that its map does not name', [operations, json('map', { 1: ['variables.input.file'] }), file]],
    [
      'with a file for two variables',
      [operations, json('map', { 0: ['variables.input.file', 'variables.other'] }), file],
    ],
    ['with a file for no variable', [operations, json('map', { 0: ['query'] }), file]],
    ['with a file for nothing', [operations, json('map', { 0: [] }), file]],
  ])('%s', async (_what, parts) => {
    const { status, body } = await send(parts)
    expect([status, body]).toMatchObject([expect.any(Number), refused])
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(stub.seen).toEqual([])
  })

  it('where a variable of another type is to have the file', async () => {
    const text =
      'mutation ($text: String!) { setSearchWords: logOn(input: { name: $text, password: $text }) { userErrors { code } } }'
    const parts = [json('operations', { query: text, variables: {} }), json('map', { 0: ['variables.text'] }), file]
    expect((await send(parts)).body).toMatchObject({ errors: [{}] })
    expect(stub.seen).toEqual([])
  })
})

it('only the first of several files is forwarded', async () => {
  const two = json('map', { 0: ['variables.input.file'], 1: ['variables.input.other'] })
  await send([operations, two, file, ['1', new Blob(['a sail'])]])
  expect(files.join()).not.toContain('a sail')
})
