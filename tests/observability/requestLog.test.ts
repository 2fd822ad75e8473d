import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asked, type Observed, startObserved } from './world'

let gateway: Observed
beforeAll(async () => {
  gateway = await startObserved()
})
beforeEach(() => {
  gateway.log.length = 0
  gateway.stub.reset()
})
afterAll(() => gateway.close())

const lines = () => gateway.log.filter(({ route }) => route === '/graphql')
const untilLogged = (count: number) => vi.waitFor(() => expect(lines()).toHaveLength(count), { timeout: 10_000 })

describe('the log line of a request', () => {
  it('names a persisted operation, its outcome and its REST calls', async () => {
    await asked(gateway.post({ documentId: 'profile', variables: { id: 7 } }))
    await untilLogged(1)
    expect(lines()[0]).toMatchObject({
      method: 'POST',
      status: 200,
      operation: 'ProfileQuery',
      outcome: 'ok',
      restCalls: 2,
    })
  })

  it('contains nothing that a client invented or sent', async () => {
    const headers = { cookie: 'sid=secret-session', 'user-agent': 'secret-agent', 'x-forwarded-for': '203.0.113.9' }
    await asked(
      gateway.post(
        { query: 'query SecretName($id: Int!) { profile(legacyId: $id) { name } }', variables: { id: 4711 } },
        headers,
      ),
    )
    await asked(gateway.post({ documentId: 'secret-id' }, headers))
    await asked(gateway.post({ query: '{ secretField }' }, headers))
    await asked(gateway.post('{"secret', headers))
    await untilLogged(4)
    expect(lines().map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['free', 'ok'],
      ['unknown', 'errors'],
      ['free', 'errors'],
      [undefined, undefined],
    ])
    expect(JSON.stringify(gateway.log)).not.toMatch(/secret|4711|203\.0\.113/i)
  })

  it('has the id of the error that it reports', async () => {
    gateway.stub.answer('CurrentProfile.GetProfileData', { wrong: true } as never)
    const { errors } = JSON.parse(await asked(gateway.post({ documentId: 'name' }))) as {
      errors: { extensions: { requestId: string } }[]
    }
    await untilLogged(1)
    expect(lines()[0]).toMatchObject({ reqId: errors[0]?.extensions.requestId, outcome: 'errors' })
  })

  it('is also written for a client that disconnected', async () => {
    const leaving = new AbortController()
    gateway.stub.on('CurrentProfile.GetProfileData', () => {
      leaving.abort()
      return new Promise(() => undefined)
    })
    const left = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
      body: JSON.stringify({ documentId: 'name' }),
      signal: leaving.signal,
    })
    await expect(left).rejects.toThrow('aborted')
    await untilLogged(1)
    expect(lines()[0]).toMatchObject({ operation: 'NameQuery', outcome: 'gone' })
  })
})
