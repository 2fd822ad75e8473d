import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSchema } from '../../gateway/main/areas'
import { calls } from '../../legacy/contract/contract'
import { faults } from './faults'
import { FaultWorld } from './faultWorld'
import { clientOperations } from './operations'

/** Reads and writes, with one call or many, an upload, and what every page requests. */
const handful = [
  'AppShellQuery',
  'EntryScreenQuery',
  'MailScreenQuery',
  'StartScreenQuery',
  'sendMessageMutation',
  'sendUploadMutation',
  'useLogOnMutation',
  'useSetFavouriteMutation',
]

const operations = (await clientOperations(createSchema())).filter(({ kind }) => kind !== 'subscription')

/** Allows for a busy machine. */
const TIMEOUT = { timeout: 15_000 }

let world: FaultWorld
beforeAll(async () => {
  world = await FaultWorld.start()
})
afterAll(() => world.close())

describe('without a fault', () => {
  it.concurrent.each(operations)('$name is answered completely', async (operation) => {
    const { answer, arrivals } = await world.clean(operation)
    expect(answer.errors).toEqual([])
    expect(answer.data).toBeTruthy()
    expect(arrivals.size).toBeGreaterThan(0)
  })

  it('the operations cover almost every call', async () => {
    const made = new Set((await Promise.all(operations.map((operation) => world.callsOf(operation)))).flat())
    expect(made.size).toBeGreaterThan(calls.length * 0.8)
  })
})

describe('with a fault of the upstream', () => {
  it.concurrent.each(operations.map((operation, index) => ({ ...operation, index })))(
    '$name is answered in good order',
    async ({ name, index }) => {
      const operation = world.operation(name)
      const made = await world.callsOf(operation)
      const fault = faults[index % faults.length]
      const call = made[index % made.length]
      if (!fault || !call) throw new Error('There is nothing to try')
      expect(await world.suffer(operation, fault, [call])).toEqual([])
    },
  )

  it.concurrent.each(faults)('$name at all calls at once: every operation gets a valid answer', async (fault) => {
    for (const name of handful) {
      const operation = world.operation(name)
      expect(await world.suffer(operation, fault, await world.callsOf(operation))).toEqual([])
    }
  })
})

describe('connection resets', () => {
  it('lead to errors, which end with the resets', async () => {
    world.proxy.resetsConnections = true
    for (const name of handful) expect(await world.sufferResets(world.operation(name))).toEqual([])
    world.proxy.resetsConnections = false
    for (const name of handful) expect(await world.isSound(world.operation(name))).toBe(true)
  })
})

describe('after all faults', () => {
  it('the gateways have released aborted calls', async () => {
    await vi.waitFor(() => expect(world.proxy.underWay).toBe(0), TIMEOUT)
    await vi.waitFor(async () => expect(await world.everyConnectionWorks()).toBe(true), TIMEOUT)
  })

  it('no error was left unhandled', () => {
    expect(world.unhandled).toEqual([])
  })
})
