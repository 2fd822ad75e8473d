import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ids, profile } from '../../testing/fixtures'
import { startGateway, type TestGateway } from '../../testing/gateway'
import { startStub, type Stub } from '../../testing/stub'

interface Page {
  readonly profiles: {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly legacyId: number } }[]
    readonly pageInfo: {
      readonly hasNextPage: boolean
      readonly hasPreviousPage: boolean
      readonly startCursor: string | null
      readonly endCursor: string | null
    }
  }
}

const query = `query ($order: ProfileOrder = NEWEST, $first: Int, $after: String, $last: Int, $before: String) {
  profiles(order: $order, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { legacyId } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url)
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

/** A list of `count` profiles with ids from 1. */
function listOf(count: number): void {
  stub.on('Search.GetNewestProfiles', (request) => {
    const { skip, take } = request.query as { skip: string; take: string }
    return ids(1, count)
      .slice(Number(skip), Number(skip) + Number(take))
      .map(profile)
  })
}

async function page(variables: object): Promise<Page['profiles']> {
  const { data, errors } = await gateway.ask<Page>(query, variables)
  expect(errors).toEqual([])
  return data.profiles
}

const idsOf = ({ edges }: Page['profiles']) => edges.map(({ node }) => node.legacyId)

describe('a list paged to its end', () => {
  it.each([0, 1, 30, 31, 100])('of %i items gives each once', async (count) => {
    listOf(count)
    const seen: number[] = []
    let after: string | null = null
    let more = true
    while (more) {
      const { edges, pageInfo }: Page['profiles'] = await page({ after })
      seen.push(...edges.map(({ node }) => node.legacyId))
      expect(pageInfo.hasPreviousPage).toBe(after !== null)
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    expect(seen).toEqual(ids(1, count))
    expect(stub.seen).toHaveLength(Math.max(1, Math.ceil(count / 30)))
  })

  it('asks one more than a page', async () => {
    listOf(100)
    await page({ first: 100 })
    expect(stub.seen[0]?.query).toEqual({ skip: '0', take: '101' })
  })

  it('goes back from a cursor', async () => {
    listOf(31)
    const { pageInfo } = await page({ first: 10, after: (await page({ first: 10 })).pageInfo.endCursor })
    const back = await page({ last: 4, before: pageInfo.startCursor })
    expect(idsOf(back)).toEqual([7, 8, 9, 10])
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    expect(idsOf(await page({ last: 100, before: pageInfo.startCursor }))).toEqual(ids(1, 10))
  })
})

describe('refused are', () => {
  it.each([{ first: 0 }, { first: 101 }, { first: -1 }, { first: 3, last: 3 }, { last: 3 }, { after: 'nonsense' }])(
    '%o',
    async (variables) => {
      listOf(3)
      const { data, errors } = await gateway.ask<Page>(query, variables)
      expect(data.profiles).toBeNull()
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
      expect(stub.seen).toEqual([])
    },
  )

  it('cursors of another list', async () => {
    listOf(40)
    const { pageInfo } = await page({})
    const { errors } = await gateway.ask(query, { order: 'ONLINE', after: pageInfo.endCursor })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'FOREIGN_CURSOR' })
  })

  it('cursors of the same list with other filters', async () => {
    stub.on('Common.GetLikeProfiles', () => ids(1, 31).map(profile))
    const likes = `query ($id: ID!, $gender: Gender, $after: String) {
      node(id: $id) { ... on Picture { likes(gender: $gender, after: $after) { pageInfo { endCursor } } } }
    }`
    const id = Buffer.from('Picture:1001').toString('base64url')
    const first = await gateway.ask<{ node: { likes: { pageInfo: { endCursor: string } } } }>(likes, { id })
    const after = first.data.node.likes.pageInfo.endCursor
    expect((await gateway.ask(likes, { id, after })).errors).toEqual([])
    const { errors } = await gateway.ask(likes, { id, after, gender: 'MALE' })
    expect(errors[0]?.extensions).toMatchObject({ reason: 'FOREIGN_CURSOR' })
  })
})
