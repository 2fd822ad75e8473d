import { describe, expect, it } from 'vitest'
import { ids } from '../testing/fixtures'
import { conversation, message } from '../testing/mailFixtures'
import { stubbedGateway } from '../testing/stubbed'

interface Page {
  readonly conversation: {
    readonly messages: {
      readonly edges: readonly { readonly cursor: string; readonly node: { readonly legacyId: number } }[]
      readonly pageInfo: {
        readonly hasNextPage: boolean
        readonly hasPreviousPage: boolean
        readonly startCursor: string | null
        readonly endCursor: string | null
      }
    }
  }
}

const query = `query ($legacyId: Int! = 5, $first: Int, $after: String, $last: Int, $before: String) {
  conversation(legacyId: $legacyId) {
    messages(first: $first, after: $after, last: $last, before: $before) {
      edges { cursor node { legacyId } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`

const server = stubbedGateway()

/** A conversation with `count` messages, whose ids lie ten apart. */
function messages(count: number): void {
  server.stub.on('Mail.GetConversation', ({ query: asked }) =>
    conversation(Number((asked as { conversationId: string }).conversationId)),
  )
  server.stub.on('Mail.GetMessages', ({ query: asked }) => {
    const { beforeId, afterId, take } = asked as { beforeId?: string; afterId?: string; take: string }
    const all = ids(1, count).map((index) => index * 10)
    const found =
      afterId === undefined
        ? all.reverse().filter((id) => id < Number(beforeId ?? Infinity))
        : all.filter((id) => id > Number(afterId))
    return found.slice(0, Number(take)).map((id) => message(id))
  })
}

async function page(variables: object = {}) {
  const { data, errors } = await server.ask<Page>(query, variables)
  expect(errors).toEqual([])
  return data.conversation.messages
}

const idsOf = ({ edges }: Page['conversation']['messages']) => edges.map(({ node }) => node.legacyId)
const asked = () => server.stub.seen.filter(({ name }) => name === 'Mail.GetMessages').map((call) => call.query)
const tens = (from: number, to: number) => ids(from, to).map((index) => index * 10)

describe('the messages of a conversation', () => {
  it('are the thirty newest, oldest first, by default', async () => {
    messages(40)
    const newest = await page()
    expect(idsOf(newest)).toEqual(tens(11, 40))
    expect(newest.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
    expect(asked()).toEqual([{ conversationId: '5', take: '31' }])
  })

  it.each([
    [0, 3],
    [1, 3],
    [3, 3],
    [9, 3],
    [10, 3],
    [100, 100],
    [101, 100],
  ])('of %i, %i a page, come each once in both directions', async (count, size) => {
    messages(count)
    const back: number[] = []
    let before: string | null = null
    for (let more = true; more;) {
      const { edges, pageInfo }: Page['conversation']['messages'] = await page({ last: size, before })
      expect(pageInfo.hasNextPage).toBe(before !== null)
      back.unshift(...edges.map(({ node }) => node.legacyId))
      before = pageInfo.startCursor
      more = pageInfo.hasPreviousPage
    }
    expect(back).toEqual(tens(1, count))

    const forth: number[] = []
    let after: string | null = null
    for (let more = true; more;) {
      const { edges, pageInfo }: Page['conversation']['messages'] = await page({ first: size, after })
      expect(pageInfo.hasPreviousPage).toBe(after !== null)
      forth.push(...edges.map(({ node }) => node.legacyId))
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    expect(forth).toEqual(tens(1, count))
    expect(asked()).toHaveLength(2 * Math.max(1, Math.ceil(count / size)))
  })

  it('go back from a cursor alone', async () => {
    messages(40)
    const { pageInfo } = await page({ last: 5 })
    expect(idsOf(await page({ before: pageInfo.startCursor }))).toEqual(tens(6, 35))
  })

  it('that arrived since follow the newest one; there may be none', async () => {
    messages(40)
    const { pageInfo } = await page({ last: 5 })
    const none = await page({ first: 100, after: pageInfo.endCursor })
    expect([idsOf(none), none.pageInfo.hasNextPage]).toEqual([[], false])
    messages(42)
    expect(idsOf(await page({ first: 100, after: pageInfo.endCursor }))).toEqual(tens(41, 42))
  })

  it('lie between two cursors, from either end', async () => {
    messages(40)
    const { edges } = await page({ last: 10 })
    const [after, before] = [edges[1]?.cursor, edges[5]?.cursor]
    for (const variables of [
      { first: 10, after, before },
      { last: 10, after, before },
      { after, before },
    ]) {
      const between = await page(variables)
      expect(idsOf(between)).toEqual(tens(33, 35))
      expect(between.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true })
    }
    expect(idsOf(await page({ first: 2, after, before }))).toEqual(tens(33, 34))
    expect(idsOf(await page({ last: 2, after, before }))).toEqual(tens(34, 35))
  })
})

describe('refuses', () => {
  const cursor = (text: string) => Buffer.from(text).toString('base64url')

  it.each([
    { first: 0 },
    { last: 0 },
    { first: 101 },
    { last: 101 },
    { last: -1 },
    { first: 3, last: 3 },
    { after: 'nonsense' },
    { before: cursor('30:elsewhere') },
  ])('%o', async (variables) => {
    messages(3)
    const { data, errors } = await server.ask<Page>(query, variables)
    expect(data.conversation.messages).toBeNull()
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(asked()).toEqual([])
  })

  it('cursors of another conversation', async () => {
    messages(3)
    const { pageInfo } = await page()
    for (const place of ['after', 'before']) {
      const { errors } = await server.ask<Page>(query, { legacyId: 6, [place]: pageInfo.endCursor })
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'FOREIGN_CURSOR' })
    }
  })

  it.each(['nonsense', '99999999999', '-1', '1.5'])('places such as %s in a cursor of its own', async (place) => {
    messages(3)
    const { pageInfo } = await page()
    const [, mark] = Buffer.from(String(pageInfo.endCursor), 'base64url').toString('utf8').split(':')
    const { errors } = await server.ask<Page>(query, { after: cursor(`${place}:${mark}`) })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'FOREIGN_CURSOR' })
  })
})
