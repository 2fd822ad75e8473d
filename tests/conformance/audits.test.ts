import { type Audit, serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { startStub, type Stub } from '../../gateway/testing/stub'

// GraphQL over HTTP, as graphql-http audits it: on both ways through the gateway, as our own clients send and as others do.

let stub: Stub
beforeAll(async () => {
  stub = await startStub()
})
afterAll(() => stub.close())

describe.each([
  { way: 'that compiles operations', compileFromUse: 1 },
  { way: 'that compiles nothing', compileFromUse: 0 },
])('a gateway $way', ({ compileFromUse }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(stub.url, { compileFromUse })
  })
  afterAll(() => gateway.close())

  function auditsWith(headers: Readonly<Record<string, string>>): Audit[] {
    const fetchFn = (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } })
    return serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn })
  }

  const ownAudits = auditsWith({ 'x-graphql-csrf': '1' })
  const foreignAudits = auditsWith({}).filter(({ name }) => !name.startsWith('MAY'))

  it('is audited in full', () => {
    expect(ownAudits).toHaveLength(61)
  })

  it.each(ownAudits)('$id: $name', async ({ fn }) => {
    expect(await outcomeOf(fn)).toEqual({ status: 'ok' })
  })

  it.each(foreignAudits)('$id, without the header of our own clients: $name', async ({ fn }) => {
    expect(await outcomeOf(fn)).toEqual({ status: 'ok' })
  })
})

/** What is worth reading of a failure: the whole response would hide it. */
async function outcomeOf(audit: Audit['fn']) {
  const result = await audit()
  if (result.status === 'ok') return { status: result.status }
  return { status: result.status, reason: result.reason, answered: result.response.status }
}
