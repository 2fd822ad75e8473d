import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { PersistedOperations } from '../core/operations/persistedOperations'
import { StandingTimers } from '../testing/standingTimers'
import { Overload, shedOverload } from './overload'

function overloadOf(settings: { atOnce: number; queueMs: number }) {
  const timers = new StandingTimers()
  const overload = new Overload({ ...settings, uploads: 1, uploadsOfOne: 1 }, timers)
  /** The outcome of each operation in order of arrival; null while it waits. */
  const came: (boolean | null)[] = []
  const come = () => {
    const index = came.push(null) - 1
    overload.enter((entered) => (came[index] = entered))
  }
  return { timers, overload, came, come }
}

describe('operations', () => {
  it('run in order of arrival', () => {
    const { overload, came, come } = overloadOf({ atOnce: 2, queueMs: 1000 })
    for (let count = 0; count < 4; count += 1) come()
    expect(came).toEqual([true, true, null, null])
    overload.operations.leave()
    expect(came).toEqual([true, true, true, null])
    overload.operations.leave()
    expect(came).toEqual([true, true, true, true])
  })

  it('that would wait too long are refused, and make room for others', () => {
    const { timers, overload, came, come } = overloadOf({ atOnce: 1, queueMs: 1000 })
    come()
    come()
    timers.pass(999)
    come()
    expect(came).toEqual([true, null, null])
    timers.pass(1)
    expect(came).toEqual([true, false, null])
    overload.operations.leave()
    expect(came).toEqual([true, false, true])
  })

  it('run as before once there is room', () => {
    const { timers, overload, came, come } = overloadOf({ atOnce: 1, queueMs: 1000 })
    come()
    come()
    timers.pass(1000)
    overload.operations.leave()
    come()
    expect(came).toEqual([true, false, true])
    expect(timers.waiting).toBe(0)
  })
})

describe('a process', () => {
  const late = (timers: StandingTimers, times: number) => {
    for (let count = 0; count < times; count += 1) timers.pass(100 + 1001)
  }

  it('that is late refuses operations until it has caught up', () => {
    const { timers, overload, came, come } = overloadOf({ atOnce: 1, queueMs: 1000 })
    const end = overload.watch()
    late(timers, 5)
    expect(overload.isLate).toBe(true)
    come()
    timers.pass(100)
    expect(overload.isLate).toBe(false)
    come()
    expect(came).toEqual([false, true])
    end()
    expect(timers.waiting).toBe(0)
  })

  it('that is late refuses other requests too, but not health checks, and counts them', async () => {
    const { timers, overload } = overloadOf({ atOnce: 1, queueMs: 1000 })
    const app = fastify()
    shedOverload(app, {
      overload,
      operations: new PersistedOperations({ file: 'none', appFolder: 'none', lookEvery: 0 }),
    })
    for (const path of ['/page', '/healthz']) app.get(path, () => 'here')
    const ask = async (url: string) => (await app.inject(url)).statusCode
    expect(await ask('/page')).toBe(200)
    late(timers, 5)
    expect([await ask('/page'), await ask('/healthz')]).toEqual([503, 200])
    expect(overload.shed).toEqual({ requests: 1, operations: 0 })
    await app.close()
  })

  it('that was blocked once is not late', () => {
    const { timers, overload } = overloadOf({ atOnce: 1, queueMs: 1000 })
    overload.watch()
    late(timers, 4)
    timers.pass(100)
    timers.pass(60_000)
    expect(overload.isLate).toBe(false)
  })
})
