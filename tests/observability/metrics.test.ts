import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../legacy/core/freePort'
import { asked, holdAnswer, type Observed, seriesAt, startObserved } from './world'

let gateway: Observed
let metricsUrl: string
beforeAll(async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  gateway = await startObserved({
    metrics: { host: '127.0.0.1', port },
    compileFromUse: 2,
  })
})
afterAll(() => gateway.close())

const read = async () => (await fetch(metricsUrl)).text()
const series = (start: string) => seriesAt(metricsUrl, start)

const operations = () => series('gateway_operation_duration_seconds_count')
const operation = (name: string, type: string, outcome: string) =>
  `gateway_operation_duration_seconds_count{operation="${name}",type="${type}",outcome="${outcome}"}`

/** A request is counted once its answer has been sent, which the client may notice earlier. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 })

describe('metrics', () => {
  it('count operations by name, type and outcome', async () => {
    await asked(gateway.post({ documentId: 'name' }))
    await asked(gateway.post({ documentId: 'name' }))
    await asked(gateway.post({ id: 'logOut' }))
    await asked(gateway.post({ query: '{ viewer { name } }' }))
    await asked(gateway.post({ query: 'mutation { logOut { userErrors { code } } }' }))
    await asked(gateway.post({ query: '{ nothingOfTheKind }' }))
    await asked(gateway.post('{'))
    await eventually(async () => {
      expect(await operations()).toMatchObject({
        [operation('NameQuery', 'query', 'ok')]: 2,
        [operation('LogOutMutation', 'mutation', 'errors')]: 1,
        [operation('free', 'query', 'ok')]: 1,
        [operation('free', 'mutation', 'errors')]: 1,
        [operation('free', 'query', 'errors')]: 1,
        [operation('unknown', 'unknown', 'refused')]: 1,
      })
    })
    expect(await series('gateway_operations_answered_total')).toEqual({
      'gateway_operations_answered_total{by="plan"}': 1,
      'gateway_operations_answered_total{by="yoga"}': 5,
    })
  })

  it('skip requests that are refused before parsing, and do not parse them', async () => {
    const query = `query { viewer { ${'name '.repeat(4_000)}} }`
    await asked(gateway.post({ query }))
    await asked(gateway.post({ query: '{ viewer {' }))
    await eventually(async () =>
      expect(await operations()).toMatchObject({ [operation('free', 'unknown', 'errors')]: 2 }),
    )
  })

  it('count REST calls by call and status class', async () => {
    gateway.stub.refuse('CurrentProfile.GetProfileData', 403, 'FORBIDDEN')
    await asked(gateway.post({ documentId: 'name' }))
    gateway.stub.reset()
    const calls = await series('gateway_rest_call_duration_seconds_count{call="CurrentProfile.GetProfileData"')
    expect(calls).toEqual({
      'gateway_rest_call_duration_seconds_count{call="CurrentProfile.GetProfileData",status="2xx"}': 3,
      'gateway_rest_call_duration_seconds_count{call="CurrentProfile.GetProfileData",status="4xx"}': 1,
    })
  })

  it('have a bounded number of series, whatever clients invent', async () => {
    await asked(gateway.post({ documentId: 'made-up' }))
    await eventually(async () =>
      expect(Object.keys(await operations())).toContain(operation('unknown', 'unknown', 'errors')),
    )
    const before = Object.keys(await series('gateway_')).length
    for (let index = 0; index < 40; index += 1) {
      await asked(gateway.post({ query: `query Made${index} { viewer { name } }`, operationName: `Made${index}` }))
      await asked(gateway.post({ documentId: `made-up-${index}` }))
      await asked(fetch(`${gateway.url}/made/up/${index}`))
    }
    await eventually(async () =>
      expect((await operations())[operation('free', 'query', 'ok')]).toBeGreaterThanOrEqual(41),
    )
    expect(Object.keys(await series('gateway_'))).toHaveLength(before)
    expect(await read()).not.toMatch(/made-?up|Made\d/i)
  })

  it('report the number of open streams', async () => {
    let finish = (): void => undefined
    const wait = new Promise<void>((resolve) => (finish = resolve))
    gateway.stub.on('Notifications.NotificationCounts', async (_request, reply) => {
      await wait
      return reply.status(403).send({ status: 403, code: 'FORBIDDEN' })
    })
    const query = '{ viewer { __typename } ... @defer { viewer { counts { total } } } }'
    const answer = await gateway.post({ query }, { accept: 'multipart/mixed' })
    expect(await series('gateway_streams_open')).toEqual({ gateway_streams_open: 1 })
    expect(await series('gateway_requests_in_flight')).toEqual({ gateway_requests_in_flight: 0 })
    finish()
    await answer.text()
    await eventually(async () => {
      expect(await series('gateway_streams')).toEqual({
        gateway_streams_open: 0,
        'gateway_streams_ended_total{operation="free"}': 1,
      })
    })
    gateway.stub.reset()
  })

  it('report running requests', async () => {
    const held = holdAnswer(gateway.stub)
    const pending = asked(gateway.post({ documentId: 'name' }))
    await held.begun
    expect(await series('gateway_requests_in_flight')).toEqual({ gateway_requests_in_flight: 1 })
    held.refuse()
    await pending
    await eventually(async () => {
      expect(await series('gateway_requests_in_flight')).toEqual({ gateway_requests_in_flight: 0 })
    })
    gateway.stub.reset()
  })

  it('report the state of the process', async () => {
    const text = await read()
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes']) expect(text).toContain(name)
  })

  it('are served on no other port', async () => {
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404)
    expect((await fetch(`${gateway.url}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404)
  })
})
