import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { startGateway, type TestGateway } from './gateway'
import { startStub, type Stub } from './stub'

const standard = {
  'content-type': 'application/json',
  'x-graphql-csrf': '1',
  accept: 'application/graphql-response+json, application/json',
}

interface BothPaths {
  readonly stub: Stub
  /** The answer, after a check that both gateways give the same one and make the same REST calls. */
  readonly answerOfBoth: (body: unknown, headers?: Record<string, string>) => ReturnType<typeof answerOf>
}

/**
 * Two gateways in front of a stub, shared by all tests of a file: one compiles every operation that can be
 * compiled, the other interprets all.
 */
export function bothPaths(): BothPaths {
  const open = { development: false, freeDocuments: true }
  let stub: Stub
  let compiled: TestGateway
  let interpreted: TestGateway
  beforeAll(async () => {
    stub = await startStub()
    compiled = await startGateway(stub.url, { ...open, compileFromUse: 1 })
    interpreted = await startGateway(stub.url, { ...open, compileFromUse: 0 })
  })
  afterEach(() => stub.reset())
  afterAll(async () => {
    await Promise.all([compiled.close(), interpreted.close()])
    await stub.close()
  })
  return {
    get stub() {
      return stub
    },
    async answerOfBoth(body, headers) {
      stub.seen.length = 0
      const one = await answerOf(compiled, body, headers)
      const calls = callsOf(stub)
      stub.seen.length = 0
      expect(one).toEqual(await answerOf(interpreted, body, headers))
      expect(calls).toEqual(callsOf(stub))
      return one
    },
  }
}

/** Sorted, because concurrent calls arrive in any order. */
function callsOf({ seen }: Stub): string[] {
  return seen.map(({ name, query, body }) => JSON.stringify([name, query, body])).toSorted()
}

async function answerOf({ url }: TestGateway, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...standard, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const { status, headers: sent } = response
  const type = sent.get('content-type')
  const inParts = type?.startsWith('multipart/') ?? false
  const answer: unknown = inParts ? text : JSON.parse(text, comparable)
  return { status, type, cache: sent.get('cache-control'), answer }
}

/** Drops request ids, which differ, and sorts errors, which come in any order. */
function comparable(key: string, value: unknown): unknown {
  if (key === 'requestId') return undefined
  return key === 'errors' && Array.isArray(value) ? value.toSorted(inOrder) : value
}

function inOrder(one: unknown, other: unknown): number {
  return JSON.stringify(one).localeCompare(JSON.stringify(other))
}
