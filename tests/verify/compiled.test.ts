import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSchema } from '../../gateway/main/areas'
import { AnyOperation } from '../../gateway/testing/anyOperation'
import { answersAlike } from '../conformance/compiled/answersAlike'
import { well, worse } from '../conformance/compiled/drawnUpstream'
import { shownOperations, storedOperations } from '../conformance/compiled/sentOperations'

const schema = createSchema()
const stored = await storedOperations(schema)
const rounds = [well, ...worse(100)]
/**
 * What waits for details of a profile comes a moment later than without: more may be known by then, or less be looked up
 * with it. The client's own operations make the same look-ups all the same; of others these are left out.
 */
const isNoLookUp = (call: string) => !/ByIds /.test(call)
const withoutLookUps = rounds.map((round) => ({ ...round, lookUpsFail: false }))

describe('a compiled plan answers as the interpreter does, with the same calls:', () => {
  const paths = answersAlike([...stored, ...shownOperations()], rounds)

  it.each(['query', 'mutation'] as const)('whatever a %s asks for', async (kind) => {
    const alike = fc.asyncProperty(fc.gen(), fc.constantFrom(...withoutLookUps), async (draw, round) => {
      const query = new AnyOperation(schema, draw).text(kind, draw(fc.integer, { min: 2, max: 6 }))
      expect(await paths().difference({ query, variables: {} }, round, isNoLookUp)).toBeNull()
    })
    await fc.assert(alike, { numRuns: 2_000 })
  })
})
