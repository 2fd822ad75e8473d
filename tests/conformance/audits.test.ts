import { type Audit, serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { startStub, type Stub } from '../../gateway/testing/stub'

// Audits GraphQL over HTTP by graphql-http: on both paths through the gateway, with our client's headers and
// without.

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

  it('passes every audit', () => {
    expect(ownAudits).toHaveLength(61)
  })

  it.each(ownAudits)('$id: $name', async ({ fn }) => {
    expect(await outcomeOf(fn)).toEqual({ status: 'ok' })
  })

  it.each(foreignAudits)('$id, without our client’s header: $name', async ({ fn }) => {
    expect(await outcomeOf(fn)).toEqual({ status: 'ok' })
  })
})

/** The relevant part of a failure, without the whole response. */
async function outcomeOf(audit: Audit['fn']) {
  const result = await audit()
  if (result.status === 'ok') return { status: result.status }
  return { status: result.status, reason: result.reason, answered: result.response.status }
}
