import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../legacy/core/freePort'
import { asked, holdAnswer, type Observed, seriesAt, startObserved } from './world'

const HALF_OPEN_AFTER = 60_000

let gateway: Observed
let metricsUrl: string
beforeEach(async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  gateway = await startObserved({
    metrics: { host: '127.0.0.1', port },
    breaker: { faults: 2, halfOpenAfterMs: HALF_OPEN_AFTER },
    overload: { atOnce: 1, uploads: 1, uploadsOfOne: 1, queueMs: 2_000 },
    compileFromUse: 2,
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway.close()
})

const series = (start: string) => seriesAt(metricsUrl, start)
const ask = () => asked(gateway.post({ documentId: 'name' }))

describe('metrics', () => {
  it('report the numbers of running, queued and refused operations', async () => {
    const shed = (requests: number, operations: number) => ({
      'gateway_shed_total{what="requests"}': requests,
      'gateway_shed_total{what="operations"}': operations,
    })
    const operations = async (running: number, waiting: number) =>
      expect(await series('gateway_operations{')).toEqual({
        'gateway_operations{state="running"}': running,
        'gateway_operations{state="waiting"}': waiting,
      })
    expect(await series('gateway_shed_total')).toEqual(shed(0, 0))
    const held = holdAnswer(gateway.stub)
    const first = ask()
    await held.begun
    const second = ask()
    await vi.waitFor(() => operations(1, 1))
    expect(await second).toContain('OVERLOADED')
    await operations(1, 0)
    expect(await series('gateway_shed_total')).toEqual(shed(0, 1))
    held.refuse()
    await first
    await operations(0, 0)
  })

  it('report the number of compiled operations in memory', async () => {
    const plans = async (persisted: number, free: number) =>
      expect(await series('gateway_plans')).toEqual({
        'gateway_plans{of="persisted"}': persisted,
        'gateway_plans{of="free"}': free,
      })
    await ask()
    await plans(0, 0)
    await ask()
    await plans(1, 0)
    for (const name of ['name', 'name', 'isLoggedIn', 'isLoggedIn'])
      await asked(gateway.post({ query: `{ viewer { ${name} } }` }))
    await plans(1, 2)
  })

  it('report the state of each area’s circuit breaker', async () => {
    // Only the clock: sockets need real timers.
    vi.useFakeTimers({ toFake: ['Date'] })
    const stand = async (state: string) => {
      const found = Object.entries(await series('gateway_breakers')).filter(([, count]) => count === 1)
      const names = found.map(([name]) => name)
      expect(names).toContain(`gateway_breakers{area="CurrentProfile",state="${state}"}`)
      expect(names).toContain(`gateway_breakers{area="Site",state="closed"}`)
      expect(new Set(names.map((name) => name.split(',')[0])).size).toBe(names.length)
    }
    await stand('closed')
    gateway.stub.on('CurrentProfile.GetProfileData', (_request, reply) => reply.status(503).send())
    await ask()
    await stand('open')
    vi.setSystemTime(Date.now() + HALF_OPEN_AFTER + 1)
    const held = holdAnswer(gateway.stub)
    const pending = ask()
    await held.begun
    await stand('half_open')
    held.refuse()
    await pending
    await stand('closed')
  })
})
