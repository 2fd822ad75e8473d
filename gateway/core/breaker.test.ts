import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from '../testing/gateway'
import { startStub, type Stub } from '../testing/stub'

const halfOpenAfterMs = 5000

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url, { breaker: { faults: 3, halfOpenAfterMs } })
})
afterEach(() => {
  vi.useRealTimers()
  stub.reset()
})
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

async function reason(): Promise<unknown> {
  return (await gateway.ask('{ viewer { name } }')).errors[0]?.extensions['reason']
}

describe('the breaker of an area', () => {
  it('opens after faults in a row, spares the upstream, and closes when it answers again', async () => {
    // Only the clock: timers go on, as sockets need them.
    vi.useFakeTimers({ toFake: ['Date'] })
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => reply.status(500).send('down'))
    for (const _fault of [1, 2, 3]) expect(await reason()).toBe('STATUS')
    expect(await reason()).toBe('UNAVAILABLE')
    expect(stub.seen).toHaveLength(3)

    // Another area goes on.
    expect((await gateway.ask('{ site { name } }')).errors).toEqual([])

    vi.setSystemTime(Date.now() + halfOpenAfterMs + 1)
    expect(await reason()).toBe('STATUS')
    expect(await reason()).toBe('UNAVAILABLE')

    stub.reset()
    vi.setSystemTime(Date.now() + halfOpenAfterMs + 1)
    expect(await reason()).toBeUndefined()
    expect(await reason()).toBeUndefined()
    expect(stub.seen).toHaveLength(2)
  })

  it('does not count refusals', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => reply.status(401).send({}))
    for (const _refusal of [1, 2, 3, 4, 5]) await gateway.ask('{ viewer { name } }')
    expect(stub.seen).toHaveLength(5)
  })
})
