import { isInterfaceType } from 'graphql'
import { expect, it } from 'vitest'
import { declaredCalls } from '../../gateway/core/schema/restDirective'
import { createSchema } from '../../gateway/main/areas'
import { globalId, stubbedGateway } from '../../gateway/testing/stubbed'
import type { CallName } from '../../legacy/contract/contract'

// Sends the one mutation of each interface with an object of every type that has the interface.

const server = stubbedGateway()
const schema = createSchema()

const mutations = [
  ['Likable', 'setLiked', 'liked: true'],
  ['Followable', 'setFollowing', 'following: true'],
  ['Hideable', 'setHidden', 'hidden: true'],
  ['Commentable', 'addComment', 'text: "Hello"'],
  ['Reportable', 'reportContent', 'reason: MONEY_OFFER'],
] as const

const cases = mutations.flatMap(([name, mutation, more]) => {
  const type = schema.getType(name)
  const possible = isInterfaceType(type) ? schema.getPossibleTypes(type) : []
  return possible.map((each) => [mutation, each.name, more] as const)
})

it.each(cases)('%s takes the id of a %s to the server', async (mutation, type, more) => {
  const calls = [...declaredCalls(schema, 'Mutation', mutation)] as CallName[]
  for (const call of calls) server.stub.refuse(call, 403, 'FORBIDDEN')
  const { data, errors } = await server.ask(
    `mutation { ${mutation}(input: { id: "${globalId(type, 4711)}", ${more} }) { userErrors { code } } }`,
  )
  expect(errors).toEqual([])
  expect(data).toEqual({ [mutation]: { userErrors: [{ code: 'FORBIDDEN' }] } })
  expect(server.stub.seen.map(({ name, body }) => [calls.includes(name), JSON.stringify(body)])).toEqual([
    [true, expect.stringContaining('4711')],
  ])
})
