import { getOperationAST, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { costliestVariables, costOf } from './cost'
import { toGlobalId } from '../globalIds'
import { createSchema } from '../../main/areas'

const schema = createSchema()
const faq = toGlobalId('FaqEntry', 1)
const profile = toGlobalId('Profile', 1)

function cost(text: string): number {
  const document = parse(text)
  const operation = getOperationAST(document)
  return operation ? costOf(schema, document, operation, {}) : NaN
}

describe('the cost of an operation', () => {
  it.each([
    ['a look-up of many facts of one profile', '{ profile(legacyId: 1) { text likeCount viewerNote } }', 2],
    [
      'the same, some of them in fragments',
      '{ profile(legacyId: 1) { text ...Likes ... on Profile { seeks { ageFrom } } } } fragment Likes on Profile { likeCount }',
      2,
    ],
    ['facts of a full page of profiles', '{ profiles(order: NEWEST) { edges { node { text likeCount } } } }', 2],
    ['two look-ups of other objects', '{ viewer { reports { edges { node { reporter { name } } } } } }', 3],
    [
      'a list an item',
      '{ profiles(order: NEWEST, first: 9) { edges { node { media { pageInfo { endCursor } } } } } }',
      10,
    ],
    ['a list by pages, which may lie across two', '{ viewer { favourites { edges { node { name } } } } }', 3],
    ['the same where the page is told in a body', '{ viewer { menuConversations { edges { node { name } } } } }', 3],
    [
      'a conversation with a page of its messages, whoever wrote them',
      `{ conversation(legacyId: 1) {
        other { name } lastMessage { id } messages(last: 100) { edges { node { author { name } ... on TextMessage { text } } } }
      } }`,
      2,
    ],
    [
      'what messages lead to: albums together, of their media the facts',
      `{ conversation(legacyId: 1) { messages(last: 100) { edges { node {
        ... on AlbumAccessMessage { album { name } } ... on TextMessage { media { title } }
      } } } } }`,
      13,
    ],
    ['a page of notifications', '{ viewer { notifications { edges { node { actor { name } } } } } }', 3],
    [
      'all that is told of one entry',
      '{ blogEntry(legacyId: 1) { html media { id } previous { slug } next { slug } viewerIsAuthor } }',
      3,
    ],
    [
      'the session once, for however many entries',
      '{ viewer { name } blogEntries { edges { node { title viewerIsAuthor author { profile { name } } } } } }',
      2,
    ],
    [
      'the session anew after each write',
      'mutation { a: markBlogListAsRead(input: { list: MINE }) { viewer { name } } b: markBlogListAsRead(input: { list: MINE }) { viewer { name } } }',
      4,
    ],
    [
      'what a write reads before it, and again after it',
      'mutation { saveStartPage(input: { sections: [], condensedProfileView: true }) { viewer { startPage { isCondensed } } } }',
      5,
    ],
    [
      'each of the hundred answers that a comment may come with',
      '{ blogEntry(legacyId: 1) { comments(first: 2) { edges { node { replies { likesOfDeletedProfiles } } } } } }',
      202,
    ],
    ['nodes that are looked up one by one', `{ nodes(ids: ["${faq}", "${faq}", "${profile}"]) { id } }`, 3],
    ['one of two writes', 'mutation { setFavourite(input: { profileId: "", favourite: true }) { __typename } }', 1],
  ])('counts %s', (_what, text, calls) => {
    expect(cost(text)).toBe(calls)
  })
})

describe('the cost of an operation with the costliest variables', () => {
  it.each([
    [
      'the size of a page',
      'query ($n: Int!) { profiles(order: NEWEST, first: $n) { edges { node { media { edges { cursor } } } } } }',
      101,
    ],
    ['how many ids there are', 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', 113],
    ['which id it is', 'query ($id: ID!) { node(id: $id) { __typename } }', 14],
    ['nothing that costs', 'query ($n: Int!, $input: JSON) { profile(legacyId: $n) { name } }', 1],
  ])('is the greatest where they say %s', (_what, text, calls) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    expect(operation && costOf(schema, document, operation, costliestVariables(operation))).toBe(calls)
  })
})
