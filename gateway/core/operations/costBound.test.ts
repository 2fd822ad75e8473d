import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '../settings'
import { profile } from '../../testing/fixtures'
import { AnyOperation, type Draw } from '../../testing/anyOperation'
import { FullAnswers } from '../../testing/fullAnswers'
import { startGateway, type TestGateway } from '../../testing/gateway'
import { startStub, type Stub } from '../../testing/stub'
import { createSchema } from '../../main/areas'

/** Far more than any client may request, and few enough for a test. */
const MAX_CALLS = 250
/** The list size that cost.ts assumes. */
const FEW = 10
/** A busy machine tries fewer operations. */
const TIMEOUT = 30_000

const schema = createSchema()
let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  const limits = { ...readSettings({}).limits, cost: MAX_CALLS, aliases: 10_000, tokens: 100_000 }
  gateway = await startGateway(stub.url, { limits })
})
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

/** Answers one call after another. */
function oneByOne<T>(answer: () => T): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return async () => {
    const mine = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    last = mine
    await mine
    return answer()
  }
}

/** An operation that made more calls than its computed cost, else null. */
async function excess(draw: Draw, kind: 'query' | 'mutation') {
  new FullAnswers({ listSize: () => FEW, hasOptional: () => draw(fc.boolean) }).serve(stub)
  const text = new AnyOperation(schema, draw).text(kind, draw(fc.integer, { min: 3, max: 7 }))
  const { errors, cost = -1, restCalls } = await gateway.ask(text)
  if (errors.some(({ extensions }) => extensions['reason'] === 'TOO_EXPENSIVE')) return null
  return restCalls.length <= cost ? null : { text, cost, restCalls }
}

it.each([
  ['query', 100],
  ['mutation', 40],
] as const)('no %s makes more REST calls than its computed cost', { timeout: 120_000 }, async (kind, runs) => {
  const within = fc.asyncProperty(fc.gen(), async (draw) => {
    expect(await excess(draw, kind)).toBeNull()
  })
  await fc.assert(within, { numRuns: runs, endOnFailure: true, interruptAfterTimeLimit: TIMEOUT })
})

it('look-ups are not counted as one where their objects come from calls that are answered one by one', async () => {
  let id = 0
  const answers = new FullAnswers({ listSize: () => FEW, hasOptional: () => true })
  answers.serve(stub)
  stub.on(
    'Common.GetLikeProfiles',
    oneByOne(() => [profile((id += 1))]),
  )
  const { cost, restCalls } = await gateway.ask(
    '{ profiles(order: NEWEST, first: 9) { edges { node { picture { likes(first: 1) { edges { node { text } } } } } } } }',
  )
  expect(cost).toBe(1 + 9 + 9)
  expect(restCalls.length).toBeGreaterThan(1 + 9 + 1)
  expect(restCalls.length).toBeLessThanOrEqual(1 + 9 + 9)
})
