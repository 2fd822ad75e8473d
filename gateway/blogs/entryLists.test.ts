import { describe, expect, it } from 'vitest'
import type { CallName } from '../../legacy/contract/contract'
import { blogEntry } from '../testing/blogFixtures'
import { ids } from '../testing/fixtures'
import { stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

interface List {
  readonly edges: readonly { readonly cursor: string; readonly node: object }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
}

const seen = (call: CallName) => server.stub.seen.filter(({ name }) => name === call).map(({ query }) => query)

describe('a list of entries', () => {
  it('of thirty with authors, covers and tags is one call', async () => {
    server.stub.on('Blogs.GetAllBlogEntries', () => ids(1, 31).map(blogEntry))
    const { data, errors } = await server.ask<{ blogEntries: List }>(`{ blogEntries {
      edges { node {
        id title slug excerpt readMinutes commentCount likeCount viewerHasLiked viewerIsFollowing newCommentCount
        cover { __typename id url placeholder owner { name } }
        tags { id name }
        author { id viewerIsFollowing profile { id name gender picture { url } } }
      } }
      pageInfo { hasNextPage }
    } }`)
    expect(errors).toEqual([])
    expect(data.blogEntries.edges).toHaveLength(30)
    expect(data.blogEntries.edges[29]?.node).toMatchObject({
      title: 'Entry 30',
      cover: { __typename: 'Video', owner: { name: 'Profile30' } },
      author: { profile: { name: 'Profile30' } },
    })
    expect(data.blogEntries.pageInfo).toEqual({ hasNextPage: true })
    expect(server.stub.names()).toEqual(['Blogs.GetAllBlogEntries'])
  })

  it.each([
    ['', 'GetAllBlogEntries', { sortByActivity: 'false' }],
    ['(order: NEWEST)', 'GetAllBlogEntries', { sortByActivity: 'false' }],
    ['(order: LATEST_ACTIVITY, period: ALL)', 'GetAllBlogEntries', { sortByActivity: 'true' }],
    ['(order: MOST_READ)', 'GetMostViewed', { days: '7' }],
    ['(order: MOST_READ, period: ALL)', 'GetMostViewed', { days: '0' }],
    ['(order: MOST_READ, period: TWO_WEEKS)', 'GetMostViewed', { days: '14' }],
    ['(order: MOST_COMMENTED, period: WEEK)', 'GetMostCommented', { days: '7' }],
    ['(order: MOST_COMMENTED, period: MONTH)', 'GetMostCommented', { days: '30' }],
    ['(order: CURATED)', 'GetCurated', {}],
  ] as const)('of the community %s is %s', async (args, action, filters) => {
    server.stub.on(`Blogs.${action}`, () => [])
    const { errors } = await server.ask(`{ blogEntries${args} { pageInfo { hasNextPage } } }`)
    expect(errors).toEqual([])
    expect(server.stub.seen.map(({ name, query }) => [name, query])).toEqual([
      [`Blogs.${action}`, { ...filters, skip: '0', take: '31' }],
    ])
  })

  it.each([
    ['blogEntries', 'GetMyBlogEntries', { orderByCommentDate: 'false' }],
    ['blogEntries(byComment: true)', 'GetMyBlogEntries', { orderByCommentDate: 'true' }],
    ['commentedBlogEntries', 'GetMyCommentsBlogEntries', {}],
    ['followedBlogEntries', 'GetFollowed', { sortByActivity: 'false' }],
    ['followedBlogEntries(byActivity: true)', 'GetFollowed', { sortByActivity: 'true' }],
    ['blogEntriesOfFollowedAuthors', 'GetFromFollowedAuthors', { sortByActivity: 'false' }],
    ['blogEntriesOfFollowedAuthors(byActivity: true)', 'GetFromFollowedAuthors', { sortByActivity: 'true' }],
    ['hiddenBlogEntries', 'GetHidden', {}],
  ] as const)("of the viewer's %s is %s", async (field, action, filters) => {
    server.stub.on(`Blogs.${action}`, () => [blogEntry(1)])
    const { data, errors } = await server.ask(`{ viewer { list: ${field} { edges { node { title } } } } }`)
    expect([data, errors]).toEqual([{ viewer: { list: { edges: [{ node: { title: 'Entry 1' } }] } } }, []])
    expect(seen(`Blogs.${action}`)).toEqual([{ ...filters, skip: '0', take: '31' }])
  })

  it.each([
    ['order: MOST_READ', 'GetMostViewed', 'order: MOST_READ, period: MONTH'],
    ['order: NEWEST', 'GetAllBlogEntries', 'order: LATEST_ACTIVITY'],
    ['order: MOST_READ', 'GetMostViewed', 'order: MOST_COMMENTED'],
  ] as const)('(%s) pages on with its own cursors only', async (args, action, other) => {
    server.stub.on(`Blogs.${action}`, () => [blogEntry(1), blogEntry(2), blogEntry(3)])
    const ask = (more: string, after?: string) =>
      server.ask<{ blogEntries: List }>(
        `query ($after: String) { blogEntries(${more}, first: 2, after: $after) { pageInfo { endCursor hasNextPage } } }`,
        { after },
      )
    const { data } = await ask(args)
    const { endCursor } = data.blogEntries.pageInfo
    expect((await ask(args, endCursor)).errors).toEqual([])
    expect(seen(`Blogs.${action}`).at(-1)).toMatchObject({ skip: '2', take: '3' })
    expect((await ask(other, endCursor)).errors[0]?.extensions).toMatchObject({ reason: 'FOREIGN_CURSOR' })
  })

  it('of the session fails alone', async () => {
    server.stub.refuse('Blogs.GetHidden', 403, 'BANNED')
    const { data, errors } = await server.ask('{ viewer { name hiddenBlogEntries { edges { cursor } } } }')
    expect(data).toEqual({ viewer: { name: 'Freja', hiddenBlogEntries: null } })
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'BANNED' })
  })
})
