import { describe, expect, it } from 'vitest'
import { bothPaths } from '../testing/bothPaths'
import { globalId } from '../testing/stubbed'

const both = bothPaths()
const { answerOfBoth } = both

const profiles = (...ids: number[]) => ids.map((id) => globalId('Profile', id))

describe('the compiled plan and the interpreter answer an operation alike:', () => {
  it.each<[string, string, object?]>([
    [
      'fields, aliases and fragments',
      '{ a: viewer { ...V } viewer { id ... on Viewer { legacyId } } } fragment V on Viewer { name }',
    ],
    ['the name of a type', '{ __typename viewer { __typename } }'],
    ['a variable', 'query ($id: ID!) { node(id: $id) { id ... on Profile { name } } }', { id: globalId('Profile', 7) }],
    ['a default', 'query ($with: Boolean = true) { viewer { name @include(if: $with) } }'],
    ['what is skipped', 'query ($s: Boolean!) { viewer { id @skip(if: $s) name @include(if: $s) } }', { s: true }],
    [
      'promises in a list',
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Profile { name persons { gender age } } } }',
      { ids: profiles(7, 8, 7) },
    ],
    ['nothing found', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ['x', globalId('Site', 99)] }],
    ['a list as one value', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: globalId('Profile', 7) }],
    ['one of several operations', 'query A { viewer { id } } query B { viewer { name } }', { operationName: 'B' }],
    ['the schema itself', '{ __schema { queryType { name } } __type(name: "Viewer") { kind } }'],
    ['the schema by other names', '{ s: __schema { queryType { name } } t: __type(name: "Viewer") { kind } }'],
    ['a resolver that refuses', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array(101).fill('x') }],
  ])('%s', async (_, query, given = {}) => {
    const { operationName, ...variables } = given as { operationName?: string }
    expect(await answerOfBoth({ query, variables, operationName })).toMatchObject({ status: 200 })
  })

  it('a refused call, at the place where it was made', async () => {
    both.stub.refuse('CurrentProfile.GetProfileData', 403, 'FORBIDDEN')
    const { answer } = await answerOfBoth({ query: '{ site { name } mine: viewer { name } }' })
    expect(answer).toMatchObject({ errors: [{ path: ['mine'], extensions: { code: 'FORBIDDEN' } }] })
  })

  it('a malformed item among many', async () => {
    both.stub.on('Profiles.GetProfilesByIds', () => [{ id: 7, name: 3 }])
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Profile { name } } }'
    const { answer } = await answerOfBoth({ query, variables: { ids: profiles(7) } })
    expect(answer).toMatchObject({ data: { nodes: [null] }, errors: [{ extensions: { reason: 'MALFORMED' } }] })
  })

  it('mutations, one after the other', async () => {
    both.stub.on('LogOn.LogOut', () => ({}))
    const query = 'mutation { one: logOut { userErrors { code } } two: logOut { userErrors { code } } }'
    expect((await answerOfBoth({ query })).answer).not.toHaveProperty('errors')
  })

  it.each<[string, unknown]>([
    ['variables that do not fit', { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: {} } }],
    ['a variable that is missing', { query: 'query ($id: ID!) { node(id: $id) { id } }' }],
    ['a field that there is not', { query: '{ viewer { shoeSize } }' }],
    ['no GraphQL', { query: '{' }],
    ['no text', { query: '' }],
    ['an operation that is not named', { query: 'query A { viewer { id } } query B { viewer { id } }' }],
    ['a parameter that there is not', { query: '{ viewer { id } }', surprise: 1 }],
    ['variables that are a list', { query: '{ viewer { id } }', variables: [] }],
    ['a query that is a number', { query: 1 }],
    ['a batch', [{ query: '{ viewer { id } }' }]],
    ['nothing', {}],
  ])('what is refused: %s', async (_, body) => {
    const { answer } = await answerOfBoth(body)
    expect(answer).toMatchObject({ errors: [{}] })
    expect(answer).not.toHaveProperty('data.viewer')
  })

  it.each([
    ['*/*', 'application/json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['application/*', 'application/json; charset=utf-8'],
    ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    ['application/json, application/graphql-response+json', 'application/json; charset=utf-8'],
    [
      'multipart/mixed, application/graphql-response+json, application/json',
      'application/graphql-response+json; charset=utf-8',
    ],
    ['application/json;charset=utf-8', 'application/json; charset=utf-8'],
    ['text/html, application/json;q=0.5', 'application/json; charset=utf-8'],
  ])('to a client that accepts %s', async (accept, type) => {
    expect(await answerOfBoth({ query: '{ viewer { id } }' }, { accept })).toMatchObject({ status: 200, type })
  })
})
