import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restCallsOf } from '../../gateway/core/schema/restDirective'
import { createSchema } from '../../gateway/main/areas'
import { AnyOperation } from '../../gateway/testing/anyOperation'
import { stubbedGateway } from '../../gateway/testing/stubbed'
import type { CallName } from '../../legacy/contract/contract'

const server = stubbedGateway()
const schema = createSchema()
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

/** A file cannot be written into a document: tests of uploads refuse this one. */
const withFile = 'uploadTempMedia'
/** Succeeds beside the mutation that is refused. */
const [beside, besideCall] = ['saveMatchSettings', 'EditProfile.SaveMatchSettings'] as const
const besideText = `${beside}(input: { audience: [MEN], ageFrom: 18, ageTo: 99, lookingFor: [] }) { matchSettings { ageTo } userErrors { code } }`
const besideAnswer = { audience: 1, ageFrom: 18, ageTo: 99, distance: null, lookingFor: [] }

const refusals = [
  [402, 'MEMBERS_ONLY', 'MembersOnlyError'],
  [403, 'FORBIDDEN', 'AccessError'],
  [403, 'BANNED', 'AccessError'],
  [404, 'NOT_FOUND', 'NotFoundError'],
  [409, 'EDIT_CONFLICT', 'ConflictError'],
  [422, 'OUT_OF_RANGE', 'InputError'],
  [429, 'RATE_LIMITED', 'RateLimitError'],
] as const

interface Answer {
  readonly refused: { readonly userErrors: readonly object[] }
}

/** Of ten texts each, since drawing takes longer than asking: an id is seldom of the right type out of a hundred. */
const MAX_ROUNDS = 300
const BELOW = '{ userErrors { __typename code field } }'
/** Texts of the mutations whose arguments have led to a call, by index. */
const working = new Map<number, string>()

/** Texts of a mutation with random arguments, until the ids happen to be of the right types. */
function* textsOf(index: number): Generator<string> {
  const field = mutations[index]
  if (!field) throw new Error('There is no such mutation')
  const known = working.get(index)
  if (known) yield known
  const texts = fc.gen().map((draw) => new AnyOperation(schema, draw).fieldText(field, BELOW))
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    yield* fc.sample(texts, { numRuns: 10, seed: 1 + index + round * mutations.length })
  }
}

/** The answer to a mutation whose calls are refused, between two that succeed. */
async function refused(index: number, calls: readonly CallName[]): Promise<Answer> {
  for (const text of textsOf(index)) {
    const before = server.stub.seen.length
    const { data, errors } = await server.ask<Answer>(
      `mutation { first: ${besideText} refused: ${text} last: ${besideText} }`,
    )
    if (!server.stub.seen.slice(before).some(({ name }) => calls.includes(name))) continue
    working.set(index, text)
    expect(errors).toEqual([])
    return data
  }
  throw new Error(`No arguments of ${mutations[index]?.name} lead to a call`)
}

describe.each(refusals)('a mutation that is refused with %i %s', (status, code, type) => {
  it.each(
    mutations.map(({ name }, index) => [name, index] as const).filter(([name]) => name !== withFile && name !== beside),
  )('%s says so by its payload, beside the answers of others', async (_name, index) => {
    const field = mutations[index]
    const calls = field ? (restCallsOf(field) as CallName[]) : []
    for (const call of calls) server.stub.refuse(call, status, code)
    server.stub.on(besideCall, () => besideAnswer)
    const payload = { matchSettings: { ageTo: 99 }, userErrors: [] }
    expect(await refused(index, calls)).toEqual({
      first: payload,
      refused: { userErrors: [{ __typename: type, code, field: null }] },
      last: payload,
    })
  })
})
