import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertConversation, insertMessage } from '../../legacy/mail/mail.fixture'
import { seedReference } from '../../legacy/main/reference'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { type Graph, startGraph } from './startGraph'

let graph: Graph
beforeAll(async () => {
  graph = await startGraph()
  await seedReference(graph.legacy.deps.db)
})
afterAll(() => graph.close())

interface Page {
  readonly edges: readonly { readonly node: { readonly legacyId: number } }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

interface Lists {
  readonly conversation: { readonly messages: Page }
  readonly viewer: { readonly notifications: Page }
}

const facts = 'edges { node { legacyId } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
const messages = `query ($legacyId: Int!, $first: Int, $after: String, $last: Int, $before: String) {
  conversation(legacyId: $legacyId) { messages(first: $first, after: $after, last: $last, before: $before) { ${facts} } }
}`
const notifications = `query ($after: String) { viewer { notifications(first: 4, after: $after) { ${facts} } } }`

async function ask(own: TestMember, query: string, variables: object): Promise<Lists> {
  const { data, errors } = await graph.ask<Lists>({ query, variables }, own.client.cookies.get('sid'))
  expect(errors ?? []).toEqual([])
  if (!data) throw new Error('There is no answer')
  return data
}

const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.legacyId)

describe('the messages of a conversation', () => {
  it('come once each, while more are written', async () => {
    const { legacy } = graph
    const [own, other] = [await newMember(legacy), await newMember(legacy)]
    const pair = await insertConversation(legacy, { members: [own.id, other.id] })
    const elsewhere = await insertConversation(legacy, { members: [own.id, (await newMember(legacy)).id] })
    const written: number[] = []
    const add = async () => {
      written.push(await insertMessage(legacy, pair, other.id, 'Hej'))
      await insertMessage(legacy, elsewhere, own.id, 'Hej')
    }
    for (let count = 0; count < 61; count += 1) await add()

    const read = async (args: object) => (await ask(own, messages, { legacyId: pair, ...args })).conversation.messages
    const newest = await read({})
    const seen = idsOf(newest)
    let before = newest.pageInfo.startCursor
    for (let more = newest.pageInfo.hasPreviousPage; more;) {
      await add()
      const { edges, pageInfo } = await read({ last: 30, before })
      seen.unshift(...edges.map(({ node }) => node.legacyId))
      before = pageInfo.startCursor
      more = pageInfo.hasPreviousPage
    }
    expect(seen).toEqual(written.slice(0, 61))

    const since = await read({ first: 100, after: newest.pageInfo.endCursor })
    expect(idsOf(since)).toEqual(written.slice(61))
    expect(since.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(idsOf(await read({ first: 100 }))).toEqual(written)
  })
})

describe('the notifications', () => {
  it('come once each, those of the same moment on one page', async () => {
    const { legacy } = graph
    const own = await newMember(legacy)
    for (const together of [3, 6, 1, 2, 4]) {
      legacy.clock.advance(60_000)
      for (let count = 0; count < together; count += 1) {
        const { client } = await newMember(legacy)
        await client.call('Profiles.AddGuestbookEntry', { profileId: own.id, text: 'Hej' })
      }
    }
    const pages: number[][] = []
    let after: string | null = null
    for (let more = true; more;) {
      const { viewer } = await ask(own, notifications, { after })
      pages.push(idsOf(viewer.notifications))
      after = viewer.notifications.pageInfo.endCursor
      more = viewer.notifications.pageInfo.hasNextPage
    }
    expect(pages.map((page) => page.length)).toEqual([4, 9, 3])
    const ids = pages.flat()
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(16)
  })
})
