import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { changesSince, releaseOf } from './schemaRelease'

const sdl = `
  "Everything that can be read."
  type Query {
    "Whom the viewer knows."
    friends(order: Order = NAME): [Friend!]
  }
  type Friend { id: ID!, name: String! }
  enum Order { NAME AGE }
`
const release = releaseOf(buildSchema(sdl))
const changed = (from: string, to: string) => changesSince(release, buildSchema(sdl.replace(from, to)))

describe('a change since a release', () => {
  it.each([
    ['nothing', '', ''],
    ['a description', 'Whom the viewer knows.', 'All friends of the viewer.'],
    ['the order of fields', 'id: ID!, name: String!', 'name: String!, id: ID!'],
    ['a field that came', 'name: String!', 'name: String!, age: Int'],
  ])('is harmless: %s', (_what, from, to) => {
    expect(changed(from, to)).toEqual({ breaking: [], dangerous: [] })
  })

  it.each([
    ['A field that goes', ', name: String!', '', 'Friend.name was removed.'],
    ['A field that may be null', 'name: String!', 'name: String', 'Friend.name changed type from String! to String.'],
    ['A value that goes', 'NAME AGE', 'NAME', 'AGE was removed from enum type Order.'],
    [
      'An argument that has to be given',
      'order: Order = NAME',
      'order: Order = NAME, of: ID!',
      'A required arg of on Query.friends was added.',
    ],
  ])('breaks clients: %s', (_what, from, to, told) => {
    expect(changed(from, to).breaking).toEqual([told])
  })

  it.each([
    ['A value that comes', 'NAME AGE', 'NAME AGE PLACE', 'PLACE was added to enum type Order.'],
    [
      'Another default',
      'order: Order = NAME',
      'order: Order = AGE',
      'Query.friends arg order has changed defaultValue from NAME to AGE.',
    ],
  ])('may be unknown to clients: %s', (_what, from, to, told) => {
    expect(changed(from, to)).toEqual({ breaking: [], dangerous: [told] })
  })
})

it('a release is independent of descriptions', () => {
  const said = sdl.replace('type Friend', '"Somebody." type Friend')
  expect(releaseOf(buildSchema(said))).toBe(release)
})
