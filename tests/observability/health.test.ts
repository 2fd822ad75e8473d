import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Upstream } from '../../gateway/core/rest/upstream'
import { healthRoutes } from '../../gateway/http/health'
import { LiveHub } from '../../gateway/core/live/hub'
import { readSettings } from '../../gateway/core/settings'
import { startStub, type Stub } from '../../gateway/testing/stub'

let stub: Stub
let app: FastifyInstance
let upstream: Upstream
let now: number
let draining: boolean
beforeEach(async () => {
  stub = await startStub()
  now = 0
  draining = false
  const settings = readSettings({ LEGACY_API_URL: stub.url })
  app = fastify()
  upstream = new Upstream(settings, new LiveHub(settings, app.log))
  await app.register(healthRoutes({ upstream, settings, isDraining: () => draining, now: () => now }))
})
afterEach(async () => {
  await app.close()
  await upstream.close()
  await stub.close()
})

const status = async (path: string) => (await app.inject(path)).statusCode
const asked = () => stub.names().filter((name) => name === 'Site.GetVersion').length

describe('readiness', () => {
  it('asks the upstream once a second, however many clients ask', async () => {
    expect(await Promise.all(Array.from({ length: 30 }, () => status('/readyz')))).toEqual(Array(30).fill(200))
    now = 999
    expect(await status('/readyz')).toBe(200)
    expect(asked()).toBe(1)
    now = 1000
    expect(await status('/readyz')).toBe(200)
    expect(asked()).toBe(2)
  })

  it('ends with the upstream, and returns with it; the process stays live', async () => {
    stub.on('Site.GetVersion', (_request, reply) => reply.status(500).send())
    expect(await status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    stub.reset()
    now = 1000
    expect(await status('/readyz')).toBe(200)
  })

  it('ends at once with a drain, while the process stays live', async () => {
    expect(await status('/readyz')).toBe(200)
    draining = true
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'draining' })
    expect(await status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    expect(asked()).toBe(1)
  })
})
