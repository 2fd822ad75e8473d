import graphql from '@graphql-eslint/eslint-plugin'
import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { namingRules } from './namingRules.js'

/** What the rules say of a piece of a graph. */
function say(text: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.graphql'],
    languageOptions: { parser: graphql.parser },
    rules: { 'no-restricted-syntax': ['error', ...namingRules] },
  }
  const messages = new Linter().verify(text, [config], 'a.graphql')
  return messages.map(({ message }) => message)
}

describe('the names of the graph', () => {
  it.each([
    ['enum Mood { NONE }', 'instead of an enum member NONE'],
    ['scalar Date', 'LocalDate'],
    ['type Boat { painted: Boolean! }', 'Name a flag'],
    ['interface Floating { afloat: Boolean }', 'Name a flag'],
    ['type Query { boats(sort: Int): Int }', 'Call the argument `order`'],
    ['type PaintPayload { boat: Int }', 'A payload has `userErrors`'],
    ['type BoatConnection { edges: [Int] }', 'A connection has `nodes`'],
    ['input BoatOptions { name: String }', 'ends in Input'],
    ['type Boat { legacyId: Int! }', 'Only a Node'],
    ['type Boat { ownerId: Int }', 'by its global id'],
    ['type Query { boats(ownerIds: [Int!]): Int }', 'by its global id'],
    ['input BoatInput { harbourLegacyId: Int! }', 'by its global id'],
    ['input BoatInput { legacyId: Int! }', 'the number of an address'],
    ['type Harbour { boat(legacyId: Int!): Int }', 'the number of an address'],
  ])('refuse %s', (text, message) => {
    expect(say(text)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    'enum Mood { CALM }',
    'scalar LocalDate',
    'type Boat { isPainted: Boolean! hasSails: Boolean viewerCanSail: Boolean! viewerHasSailed: Boolean! }',
    'type Query { boats(order: Int): Int }',
    'type PaintPayload { userErrors: [Int!]! }',
    'type BoatConnection { nodes: [Int] }',
    'input BoatInput { name: String }',
    'type Boat implements Node { legacyId: Int! }',
    'type Query { boat(legacyId: Int!): Int }',
    'type Boat { ownerId: ID! paid: Int }',
    'input BoatInput { ownerIds: [ID!] }',
    'type EventMessage { eventLegacyId: Int }',
    'type SearchOptions { online: Boolean! }',
  ])('accept %s', (text) => {
    expect(say(text)).toEqual([])
  })
})
