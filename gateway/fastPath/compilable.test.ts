import type { FastifyReply } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { CallName } from '../../legacy/contract/contract'
import { bothPaths } from '../testing/bothPaths'
import { media, problem, profile } from '../testing/fixtures'
import { globalId } from '../testing/stubbed'

// Cases in which the compiler deviates from the specification.

const both = bothPaths()
const { answerOfBoth } = both

async function dataOf(query: string, variables: object = {}) {
  const { answer } = await answerOfBoth({ query, variables })
  expect(answer).not.toHaveProperty('errors')
  return (answer as { data: unknown }).data
}

describe('of several nodes, one that fails', () => {
  const failing = globalId('GuestbookEntry', 5)
  const found = globalId('Profile', 7)

  const answers = {
    'Profiles.GetGuestbookEntry': (reply: FastifyReply) => reply.status(403).send(problem(403, 'FORBIDDEN')),
    'Profiles.GetProfilesByIds': () => [profile(7)],
  }
  const calls = ['Profiles.GetGuestbookEntry', 'Profiles.GetProfilesByIds'] as const

  /** Answers a call only after the other one has been answered. */
  function answerLast(last: CallName): void {
    let tell = () => {}
    const next = () => new Promise<void>((resolve) => (tell = resolve))
    let other = next()
    for (const call of calls) {
      both.stub.on(call, async (_request, reply) => {
        if (call === last) {
          await other
          other = next()
        } else reply.raw.once('finish', () => tell())
        return answers[call](reply)
      })
    }
  }

  it.each([
    ['early', 'Profiles.GetProfilesByIds'],
    ['late', 'Profiles.GetGuestbookEntry'],
  ] as const)('%s leaves the others in their places', async (_when, last) => {
    answerLast(last)
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { answer } = await answerOfBoth({ query, variables: { ids: [failing, found] } })
    expect(answer).toMatchObject({ data: { nodes: [null, { id: found }] }, errors: [{ path: ['nodes', 0] }] })
    const { answer: turned } = await answerOfBoth({ query, variables: { ids: [found, failing] } })
    expect(turned).toMatchObject({ data: { nodes: [{ id: found }, null] }, errors: [{ path: ['nodes', 1] }] })
  })
})

describe.each([true, false])('with a condition that is %s', (x) => {
  const name = { name: 'Freja' }

  it('a fragment is used here with it and there without', async () => {
    const query = `query ($x: Boolean!) { a: viewer { ...F @include(if: $x) } b: viewer { ...F } }
      fragment F on Viewer { name }`
    expect(await dataOf(query, { x })).toEqual({ a: x ? name : {}, b: name })
  })

  it('a fragment is used twice at one place', async () => {
    const query = `query ($x: Boolean!) { viewer { ...F @include(if: $x) ...F } a: viewer { ...F @skip(if: $x) ...F @include(if: $x) } }
      fragment F on Viewer { name }`
    expect(await dataOf(query, { x })).toEqual({ viewer: name, a: name })
  })

  it('a fragment is used in another one', async () => {
    const query = `query ($x: Boolean!) { a: viewer { ...G @include(if: $x) } b: viewer { ...G ...F @skip(if: $x) } c: viewer { ...F } }
      fragment F on Viewer { name }
      fragment G on Viewer { legacyId ...F @include(if: $x) }`
    const g = { legacyId: 7, name: 'Freja' }
    expect(await dataOf(query, { x })).toEqual({ a: x ? g : {}, b: g, c: name })
  })

  it('the text of a fragment is in two documents', async () => {
    const fragment = 'fragment F on Viewer { name }'
    const with_ = `query With($x: Boolean!) { viewer { legacyId ...F @include(if: $x) } } ${fragment}`
    expect(await dataOf(with_, { x })).toEqual({ viewer: x ? { legacyId: 7, ...name } : { legacyId: 7 } })
    expect(await dataOf(`query Without { viewer { ...F } } ${fragment}`)).toEqual({ viewer: name })
    expect(await dataOf(with_, { x: !x })).toEqual({ viewer: x ? { legacyId: 7 } : { legacyId: 7, ...name } })
  })
})

it.each([
  ['beside each other', 'one: logOut { userErrors { code } } two: logOut { userErrors { code } }', ''],
  ['in a fragment', '...F', 'fragment F on Mutation { one: logOut { viewer { id } } two: logOut { viewer { id } } }'],
  ['in a part', '... { one: logOut { userErrors { code } } two: logOut { userErrors { code } } }', ''],
])('of writes %s a failed one leaves the others alone', async (_where, selections, fragment) => {
  both.stub.refuse('LogOn.LogOut', 500, 'INTERNAL')
  const { answer } = await answerOfBoth({ query: `mutation { ${selections} } ${fragment}` })
  expect(answer).toMatchObject({ data: { one: null, two: null }, errors: [{ path: ['one'] }, { path: ['two'] }] })
  expect(both.stub.names()).toEqual(['LogOn.LogOut', 'LogOn.LogOut'])
})

describe('a variable that is left out is left out in an input object, too', () => {
  const picture = `mediaId: "${globalId('Picture', 1001)}"`

  it.each([
    ['where there is none', ''],
    ['in a fragment', '...F } fragment F on Mutation {'],
  ])('%s', async (_where, fragment) => {
    both.stub.on('Media.UpdateMedia', () => media(1001))
    const field = `updateMedia(input: { ${picture}, title: $t })`
    await dataOf(`mutation ($t: String) { ${fragment} ${field} { media { id } } }`)
    expect(both.stub.bodyOf('Media.UpdateMedia')).toEqual({ mediaId: 1001 })
  })
})

it.each([
  [
    'are the same when joined',
    '{ x: viewer { y_z: profile { id } } x_y: viewer { z: profile { name } } }',
    { x: { y_z: { id: globalId('Profile', 7) } }, x_y: { z: { name: 'Profile7' } } },
  ],
  [
    'are the same when joined, in a fragment',
    '{ ...F } fragment F on Query { x: viewer { y_z: profile { id } } x_y: viewer { z: profile { name } } }',
    { x: { y_z: { id: globalId('Profile', 7) } }, x_y: { z: { name: 'Profile7' } } },
  ],
  ['are not of fields', '{ viewer { __isNode: __typename } }', { viewer: { __isNode: 'Viewer' } }],
  ['are those of functions', '{ constructor: viewer { toString: name } }', { constructor: { toString: 'Freja' } }],
])('names that %s stay apart', async (_which, query, data) => {
  expect(await dataOf(query)).toEqual(data)
})

it.each([
  ['a field', '{ viewer { __proto__: name } }', 'Freja'],
  ['a field in a fragment', '{ viewer { ...F } } fragment F on Viewer { __proto__: name }', 'Freja'],
  ['the name of a type', '{ viewer { __proto__: __typename } }', 'Viewer'],
])('a name of Object.prototype is a field name like others: %s', async (_what, query, value) => {
  const { viewer } = (await dataOf(query)) as { viewer: object }
  expect(Object.entries(viewer)).toEqual([['__proto__', value]])
})

it('what comes in parts does so from a fragment, too', async () => {
  const query = '{ viewer { id ...F } } fragment F on Viewer { ... @defer { name } }'
  const accept = 'multipart/mixed, application/json'
  const { type } = await answerOfBoth({ query }, { accept })
  expect(type).toMatch(/^multipart/)
})
