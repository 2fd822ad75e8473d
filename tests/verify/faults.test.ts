import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../../gateway/main/areas'
import { faults } from '../faults/faults'
import { FaultWorld } from '../faults/faultWorld'
import { clientOperations } from '../faults/operations'

const operations = (await clientOperations(createSchema())).filter(({ kind }) => kind !== 'subscription')

let world: FaultWorld
beforeAll(async () => {
  world = await FaultWorld.start()
})
afterAll(() => world.close())

// Every fault at each call alone, then at all at once.
describe('whatever the upstream does', () => {
  it.concurrent.each(operations)('$name gets a valid answer', async ({ name }) => {
    const operation = world.operation(name)
    const made = await world.callsOf(operation)
    const found: string[] = []
    for (const fault of faults) {
      for (const call of made) found.push(...(await world.suffer(operation, fault, [call])))
      if (made.length > 1) found.push(...(await world.suffer(operation, fault, made)))
    }
    expect(found).toEqual([])
  })
})
