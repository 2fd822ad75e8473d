// @vitest-environment jsdom
import { commitMutation } from 'react-relay'
import type { ConcreteRequest } from 'relay-runtime'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEnvironment } from './environment'

const artifacts = import.meta.glob<ConcreteRequest>(
  '../../{features,main,platform,shared}/**/__generated__/*Mutation.graphql.ts',
  { import: 'default' },
)

const JSON_TYPE = { 'content-type': 'application/json' }
const answer = (body: string | null, status = 200, headers: Record<string, string> = JSON_TYPE) => {
  return async () => new Response(body, { status, headers })
}

const badAnswers: Readonly<Record<string, () => Promise<Response>>> = {
  'a proxy error with JSON': answer('{}', 502),
  'a proxy error with a page': answer('<html>', 502, { 'content-type': 'text/html' }),
  'an error status with data': answer('{"data":{"a":{"userErrors":[]}}}', 500),
  'an error status with a list of no errors': answer('{"errors":[]}', 503),
  'too many requests': answer('{"errors":[{"message":"","extensions":{"code":"RATE_LIMITED"}}]}', 429),
  'an empty object': answer('{}'),
  'nothing at all': answer(null, 204),
  'an empty body': answer(''),
  'a page': answer('<html>', 200, { 'content-type': 'text/html' }),
  'half of an answer': answer('{"data":{"a":'),
  'a list': answer('[]'),
  'data that is null': answer('{"data":null}'),
  'data that holds nothing': answer('{"data":{}}'),
  'a list of no errors': answer('{"errors":[]}'),
  'errors that are no list': answer('{"errors":"x"}'),
  'parts that break off': answer('\r\n---\r\ncontent-type: application/json\r\n\r\n', 200, {
    'content-type': 'multipart/mixed; boundary="-"',
  }),
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
}

let mutations: ConcreteRequest[]
beforeAll(async () => {
  mutations = await Promise.all(Object.values(artifacts).map((load) => load()))
})
afterEach(() => vi.unstubAllGlobals())

/** How a mutation ends for whoever asked for it. */
function outcome(mutation: ConcreteRequest): Promise<Error | 'success'> {
  const environment = createEnvironment({ viewerId: () => undefined, onUnauthenticated: () => undefined })
  return new Promise((resolve) => {
    commitMutation(environment, {
      mutation,
      variables: {},
      onCompleted: (_response, errors) => resolve(errors?.length ? new Error('errors') : 'success'),
      onError: resolve,
    })
  })
}

describe.each(Object.entries(badAnswers))('%s', (_kind, fetch) => {
  it('is a failure for every mutation of the client', async () => {
    vi.stubGlobal('fetch', fetch)
    expect(mutations.length).toBeGreaterThan(60)
    const succeeded: string[] = []
    for (const mutation of mutations) {
      if ((await outcome(mutation)) === 'success') succeeded.push(mutation.params.name)
    }
    expect(succeeded).toEqual([])
  })
})

it('an error status is told with the operation and the request', async () => {
  vi.stubGlobal('fetch', answer('{}', 502, { ...JSON_TYPE, 'x-request-id': 'abc-123' }))
  const [mutation] = mutations
  if (!mutation) throw new Error('There is no mutation')
  const error = await outcome(mutation)
  expect(error).toMatchObject({
    code: 'UPSTREAM_ERROR',
    status: 502,
    operation: mutation.params.name,
    requestId: 'abc-123',
    message: `The response returned an error code: 502 (${mutation.params.name}, request abc-123)`,
  })
})
