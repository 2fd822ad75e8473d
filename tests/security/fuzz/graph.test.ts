import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../../../gateway/main/areas'
import { clientOf } from '../../../legacy/testing/profiles'
import { type Community, settle } from '../../graph/community'
import { type Graph, startGraph } from '../../graph/startGraph'
import { drawn } from './draw'
import { fieldOperations, type GraphOperation, oddInputs } from './graphOperations'

const operations = fieldOperations(createSchema())

let graph: Graph
let community: Community
beforeAll(async () => {
  graph = await startGraph()
  community = await settle(graph.legacy)
})
afterAll(() => graph.close())

/** Expected results of an odd value: invalid input, not found, or not visible to the viewer. */
const allowed: readonly unknown[] = [
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'MEMBERS_ONLY',
  'RATE_LIMITED',
]

async function complaintsOf({ name, query, variables }: GraphOperation): Promise<string[]> {
  const complaints: string[] = []
  for (const id of [undefined, community.member, community.support]) {
    await sql`delete from rate_limit`.execute(graph.legacy.deps.db)
    // Operations may end the session that they are sent with.
    for (const { parameters, places } of drawn(variables, oddInputs, `${name} ${id}`)) {
      const sid = id === undefined ? undefined : (await clientOf(graph.legacy, id)).cookies.get('sid')
      const { data, errors = [] } = await graph.ask<Record<string, unknown>>({ query, variables: parameters }, sid)
      const codes = errors.map(({ extensions }) => extensions?.code)
      const wrong = codes.filter((code) => !allowed.includes(code))
      const silent = data === undefined && errors.length === 0
      if (wrong.length > 0 || silent) {
        complaints.push(
          `${JSON.stringify(errors).slice(0, 200)} at ${places.join(' ')} ${JSON.stringify(parameters).slice(0, 300)}`,
        )
      }
    }
  }
  return complaints
}

describe('a field of the graph with odd arguments', () => {
  it('refuses half a surrogate pair before it reaches the address of a call', async () => {
    const query = 'query ($path: String!) { landingPage(path: $path) { __typename } }'
    const { errors } = await graph.ask({ query, variables: { path: 'a\ud800b' } })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'ILL_FORMED_TEXT' })
  })

  it.each(operations)('$name answers or refuses', async (operation) => {
    expect(await complaintsOf(operation)).toEqual([])
  })
})
