import type { GraphQLFieldResolver } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSchema } from '../../../gateway/main/areas'
import { answersAlike } from './answersAlike'
import { well, worse } from './drawnUpstream'
import { shownOperations, storedOperations } from './sentOperations'
import { TwoPaths } from './twoPaths'

const stored = await storedOperations(createSchema())
// `npm run verify` runs many more rounds.
const rounds = [well, ...worse(6)]

describe('a compiled plan gives the interpreter’s answers, with the same calls:', () => {
  const paths = answersAlike([...stored, ...shownOperations()], rounds)

  it('nearly all of the client’s operations have a plan', () => {
    expect(paths().plans).toBeGreaterThan(stored.length * 0.9)
  })
})

/** Both answers where a field is resolved in a way that no call causes. */
async function answersWhere(field: string, resolve: GraphQLFieldResolver<unknown, unknown>, query: string) {
  const schema = createSchema()
  const [root] = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => type?.getFields()[field] ?? [])
  if (!root) throw new Error(`There is no field ${field}`)
  root.resolve = resolve
  const own = await TwoPaths.start(schema)
  try {
    return await own.answers({ query, variables: {} }, well)
  } finally {
    await own.close()
  }
}

it('an object of unknown type is an error at its field on both paths', async () => {
  const ofNoType = async () => ({
    get __typename(): string {
      throw new Error('Of no type')
    },
  })
  const query = '{ site { id } node(id: "x") { id ... on Profile { name } } }'
  for (const { status, data, errors } of await answersWhere('node', ofNoType, query)) {
    expect([status, data]).toEqual([200, { site: { id: expect.any(String) as string }, node: null }])
    expect(errors).toEqual([expect.stringContaining('"path":["node"]')])
  }
})

it('an omitted variable leaves its field of an input object to the default on both paths', async () => {
  const told = (_parent: unknown, args: unknown) => ({
    userErrors: [{ __typename: 'InputError', message: JSON.stringify(args) }],
  })
  const query = `mutation ($all: Boolean) {
    endSessions(input: { includingThis: $all }) { userErrors { message } }
  }`
  for (const { data } of await answersWhere('endSessions', told, query)) {
    const message = JSON.stringify({ input: { includingThis: false } })
    expect(data).toEqual({ endSessions: { userErrors: [{ message }] } })
  }
})
