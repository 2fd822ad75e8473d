import { kink } from '../testing/fixtures'
import { describe, expect, it } from 'vitest'
import { blogAuthor, blogEntry } from '../testing/blogFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const parts = (text: string, found: string) => [
  { text, match: false },
  { text: found, match: true },
]
const shown = (text: string, found: string) =>
  parts(text, found).map(({ match, ...part }) => ({ ...part, isMatch: match }))

describe('a search of entries', () => {
  const query = `query ($text: String, $tags: [ID!], $authors: [ID!], $after: String) {
    searchBlogEntries(text: $text, tagIds: $tags, authorIds: $authors, first: 1, after: $after) {
      edges { title { text isMatch } excerpt { text isMatch } node { id cover { id } author { profile { name } } } }
      pageInfo { hasNextPage endCursor }
    }
  }`

  interface Found {
    readonly searchBlogEntries: { readonly pageInfo: { readonly endCursor: string } }
  }

  it('shows its hits, and is one call', async () => {
    const found = (id: number) => ({
      entry: blogEntry(id),
      title: parts('By the ', 'sea'),
      excerpt: parts('A ', 'sea'),
    })
    server.stub.answer('Blogs.SearchBlogEntries', [found(1), found(2)])
    const asked = { text: ' sea ', tags: [globalId('BlogTag', 3), globalId('BlogTag', 4)], authors: [] }
    const { data, errors } = await server.ask<Found>(query, asked)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      searchBlogEntries: {
        edges: [
          {
            title: shown('By the ', 'sea'),
            excerpt: shown('A ', 'sea'),
            node: { id: globalId('BlogEntry', 1), author: { profile: { name: 'Profile1' } } },
          },
        ],
        pageInfo: { hasNextPage: true },
      },
    })
    expect(server.stub.seen.map(({ name, body }) => [name, body])).toEqual([
      ['Blogs.SearchBlogEntries', { text: 'sea', tagIds: [3, 4], skip: 0, take: 2 }],
    ])
    const after = data.searchBlogEntries.pageInfo.endCursor
    expect((await server.ask(query, { ...asked, after })).errors).toEqual([])
    const { errors: foreign } = await server.ask(query, { ...asked, tags: asked.tags.slice(1), after })
    expect(foreign[0]?.extensions).toMatchObject({ reason: 'FOREIGN_CURSOR' })
  })
})

it('refuses the ids of anything but tags and authors', async () => {
  const query = `{ searchBlogEntries(tagIds: ["${globalId('Tag', 3)}"]) { edges { cursor } } }`
  const { data, errors } = await server.ask(query)
  expect(data).toEqual({ searchBlogEntries: null })
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'FOREIGN_ID' })
  expect(server.stub.seen).toEqual([])
})

describe('suggestions', () => {
  const tag = { id: 3, name: 'sailing', count: 12 }

  it('of tags and authors need no look-up', async () => {
    const both = { tags: [tag], authors: [blogAuthor(4)] }
    server.stub.answer('Blogs.SearchBlogTags', [tag])
    server.stub.answer('Blogs.SearchBlogTagsAndAuthors', both)
    server.stub.answer('Blogs.GetBlogTagsAndAuthors', both)
    const terms = `tagIds: ["${globalId('BlogTag', 3)}"], authorIds: ["${globalId('BlogAuthor', 4)}"]`
    const { data, errors } = await server.ask(`{
      blogTags(query: "sai") { tag { id name } count }
      blogTagsAndAuthors(query: "sai") { tags { count } authors { id profile { name blogAuthor { followerCount } } } }
      blogSearchTerms(${terms}) { tags { tag { name } } authors { legacyId } }
    }`)
    expect(errors).toEqual([])
    expect(data).toEqual({
      blogTags: [{ tag: { id: globalId('BlogTag', 3), name: 'sailing' }, count: 12 }],
      blogTagsAndAuthors: {
        tags: [{ count: 12 }],
        authors: [{ id: globalId('BlogAuthor', 4), profile: { name: 'Profile4', blogAuthor: { followerCount: 4 } } }],
      },
      blogSearchTerms: { tags: [{ tag: { name: 'sailing' } }], authors: [{ legacyId: 4 }] },
    })
    expect(server.stub.seen).toHaveLength(3)
    expect(server.stub.bodyOf('Blogs.GetBlogTagsAndAuthors')).toEqual({ tagIds: [3], authorIds: [4] })
  })

  it('include kinks on the dark sites', async () => {
    server.stub.answer('DarkKinks.SearchKinksWithBlogTags', { kinks: [kink(1, 'Silk')], tags: [tag] })
    const { data, errors } = await server.ask(
      '{ kinksWithBlogTags(query: "s", custom: true) { kinks { id name } tags { id name } } }',
    )
    expect(errors).toEqual([])
    expect(data).toEqual({
      kinksWithBlogTags: {
        kinks: [{ id: globalId('Kink', 1), name: 'Silk' }],
        tags: [{ id: globalId('BlogTag', 3), name: 'sailing' }],
      },
    })
    expect(server.stub.seen[0]?.query).toEqual({ query: 's', custom: 'true' })
  })
})
