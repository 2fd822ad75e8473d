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
 * A look-up that waits for a profile's details comes a moment later: by then more may be primed, or less batched
 * with it. The client's own operations still make the same look-ups; for others they are ignored.
 */
const isNoLookUp = (call: string) => !/ByIds /.test(call)
const withoutLookUps = rounds.map((round) => ({ ...round, lookUpsFail: false }))

describe('a compiled plan gives the interpreter’s answers, with the same calls:', () => {
  const paths = answersAlike([...stored, ...shownOperations()], rounds)

  it.each(['query', 'mutation'] as const)('for any request to a %s', async (kind) => {
    const alike = fc.asyncProperty(fc.gen(), fc.constantFrom(...withoutLookUps), async (draw, round) => {
      const query = new AnyOperation(schema, draw).text(kind, draw(fc.integer, { min: 2, max: 6 }))
      expect(await paths().difference({ query, variables: {} }, round, isNoLookUp)).toBeNull()
    })
    await fc.assert(alike, { numRuns: 2_000 })
  })
})
