import { describe, expect, it } from 'vitest'
import { ids, profile } from '../../testing/fixtures'
import { stubbedGateway } from '../../testing/stubbed'

interface Favourites {
  readonly viewer: {
    readonly favourites: {
      readonly edges: readonly { readonly node: { readonly legacyId: number } }[]
      readonly pageInfo: {
        readonly hasNextPage: boolean
        readonly startCursor: string | null
        readonly endCursor: string | null
      }
    }
  }
}

const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
  viewer {
    favourites(first: $first, after: $after, last: $last, before: $before) {
      edges { node { legacyId } }
      pageInfo { hasNextPage startCursor endCursor }
    }
  }
}`

const server = stubbedGateway()

/** Lets the stub answer this many favourites, numbered from 1, by page and take. */
function favourites(count: number): void {
  server.stub.on('TopMenu.Favorites', (request) => {
    const { page, take } = request.query as { page: string; take: string }
    const start = Number(page) * Number(take)
    return ids(1, count)
      .slice(start, start + Number(take))
      .map(profile)
  })
}

async function pageOf(variables: object) {
  const before = server.stub.seen.length
  const { data, errors } = await server.ask<Favourites>(query, variables)
  expect(errors).toEqual([])
  const { edges, pageInfo } = data.viewer.favourites
  const calls = server.stub
    .names()
    .slice(before)
    .filter((name) => name === 'TopMenu.Favorites')
  return { ids: edges.map(({ node }) => node.legacyId), pageInfo, calls: calls.length }
}

describe('a list of a call that counts pages', () => {
  it.each([
    [0, 30],
    [1, 30],
    [30, 30],
    [31, 30],
    [100, 30],
    [205, 30],
    [205, 100],
    [23, 1],
    [97, 7],
    [400, 99],
  ])('of %i items, %i a page, gives each once and never costs more than two calls a page', async (count, first) => {
    favourites(count)
    const seen: number[] = []
    let after: string | null = null
    let more = true
    while (more) {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf({ first, after })
      expect(page.calls).toBeLessThanOrEqual(2)
      seen.push(...page.ids)
      after = page.pageInfo.endCursor
      more = page.pageInfo.hasNextPage
    }
    expect(seen).toEqual(ids(1, count))
  })

  it('costs one call at its start', async () => {
    favourites(100)
    expect((await pageOf({})).calls).toBe(1)
    expect((await pageOf({ first: 100 })).calls).toBe(1)
    expect(server.stub.seen.at(-1)?.query).toEqual({ page: '0', take: '100' })
  })

  it('goes back from a cursor', async () => {
    favourites(100)
    const { pageInfo } = await pageOf({ first: 10, after: (await pageOf({ first: 50 })).pageInfo.endCursor })
    expect((await pageOf({ last: 4, before: pageInfo.startCursor })).ids).toEqual([47, 48, 49, 50])
  })
})
