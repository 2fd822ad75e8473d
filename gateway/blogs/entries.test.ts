import { describe, expect, it } from 'vitest'
import { blogEntry, comment, wholeBlogEntry } from '../testing/blogFixtures'
import { album, ids, moment, viewer } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const callsOf = (name: string) => server.stub.names().filter((each) => each === name)

/** Everything that an entry's page shows. */
const page = `query ($legacyId: Int!) {
  viewer { id name bans isMember }
  blogEntry(legacyId: $legacyId) {
    id legacyId title slug html readMinutes status isDark audience hasCommentsEnabled publishedAt editedAt
    readCount commentCount newCommentCount likeCount viewerHasLiked viewerReadAt viewerIsFollowing viewerHasHidden viewerIsAuthor isCurated
    tags { id name }
    cover { __typename id owner { name } }
    media {
      __typename id legacyId url(size: FULL) title createdAt viewerHasLiked likeCount
      owner { name } album { name } ... on Video { videoUrl }
    }
    previous { legacyId title slug }
    next { legacyId title slug }
    author {
      id legacyId entryCount followerCount viewerIsFollowing viewerHasHidden
      profile { id name gender persons { age } area { city } picture { url } blogAuthor { id } }
    }
    comments(first: 30) {
      edges { cursor node {
        ...Parts
        replies { ...Parts }
      } }
      pageInfo { hasNextPage endCursor }
    }
  }
}
fragment Parts on Comment {
  id legacyId text createdAt editedAt isDeleted parentId replyCount viewerCanEdit viewerCanDelete viewerHasLiked likeCount
  mentions { profile { name } name }
  author { id name isOnline picture { url owner { name } } }
  ... on BlogComment { entry { slug } }
}`

interface Page {
  readonly blogEntry: {
    readonly viewerIsAuthor: boolean
    readonly comments: { readonly edges: readonly { readonly node: object }[]; readonly pageInfo: object }
  } | null
}

describe('the page of an entry', () => {
  it('with its author, text, media, neighbours, thirty comments and the session is four calls', async () => {
    server.stub.answer('Blogs.GetBlogEntryData', wholeBlogEntry(5))
    server.stub.answer('Media.GetAlbumsByIds', [album(8)])
    server.stub.on('Blogs.GetComments', () => ids(1, 31).map((id) => comment(id, [id * 100, id * 100 + 1])))
    const { data, errors, restCalls } = await server.ask<Page>(page, { legacyId: 5 })
    expect(errors).toEqual([])
    expect(restCalls.map(({ call }) => call).sort()).toEqual([
      'Blogs.GetBlogEntryData',
      'Blogs.GetComments',
      'CurrentProfile.GetProfileData',
      'Media.GetAlbumsByIds',
    ])
    expect(data.blogEntry).toMatchObject({
      id: globalId('BlogEntry', 5),
      html: '<p>Text of 5</p>',
      status: 'PUBLISHED',
      audience: ['MEN', 'COUPLES'],
      viewerHasLiked: true,
      viewerReadAt: moment,
      viewerIsFollowing: false,
      viewerHasHidden: false,
      viewerIsAuthor: false,
      tags: [{ id: globalId('BlogTag', 1), name: 'sailing' }],
      cover: { __typename: 'Video', id: globalId('Video', 2005), owner: { name: 'Profile5' } },
      media: [
        {
          __typename: 'Picture',
          id: globalId('Picture', 3005),
          url: `${server.url}/media/3005/full.webp`,
          likeCount: 3,
          owner: { name: 'Profile5' },
          album: { name: 'Album 8' },
        },
        { __typename: 'Video', videoUrl: `${server.url}/media/2005/full.mp4`, album: null },
      ],
      previous: null,
      next: { legacyId: 6, title: 'Entry 6', slug: 'entry-6' },
      author: {
        id: globalId('BlogAuthor', 5),
        legacyId: 5,
        viewerIsFollowing: true,
        profile: { id: globalId('Profile', 5), blogAuthor: { id: globalId('BlogAuthor', 5) } },
      },
    })
    expect(data.blogEntry?.comments.edges).toHaveLength(30)
    expect(data.blogEntry?.comments.pageInfo).toMatchObject({ hasNextPage: true })
    expect(data.blogEntry?.comments.edges[3]?.node).toMatchObject({
      id: globalId('BlogComment', 4),
      parentId: null,
      replyCount: 2,
      viewerCanEdit: false,
      viewerCanDelete: true,
      viewerHasLiked: true,
      mentions: [{ profile: { name: 'Profile9' }, name: 'Profile9' }],
      author: { name: 'Profile4', picture: { owner: { name: 'Profile4' } } },
      replies: [{ legacyId: 400, parentId: globalId('BlogComment', 4), replyCount: 0 }, { legacyId: 401 }],
    })
    expect(server.stub.seen.find(({ name }) => name === 'Blogs.GetComments')?.query).toEqual({
      blogEntryId: '5',
      twoLayered: 'true',
      skip: '0',
      take: '31',
    })
  })

  it('knows its author', async () => {
    server.stub.answer('Blogs.GetBlogEntryData', wholeBlogEntry(viewer.id))
    const { data } = await server.ask<Page>('{ blogEntry(legacyId: 7) { viewerIsAuthor } }')
    expect(data.blogEntry?.viewerIsAuthor).toBe(true)
  })

  it('is null when the entry is gone or not for the viewer, also for an impossible number', async () => {
    server.stub.refuse('Blogs.GetBlogEntryData', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask(
      '{ gone: blogEntry(legacyId: 9) { id } none: blogEntry(legacyId: 0) { id } }',
    )
    expect([data, errors]).toEqual([{ gone: null, none: null }, []])
    expect(server.stub.names()).toEqual(['Blogs.GetBlogEntryData'])
  })

  it('refuses a banned viewer, and names the ban', async () => {
    server.stub.refuse('Blogs.GetBlogEntryData', 403, 'BANNED')
    const { data, errors } = await server.ask('{ blogEntry(legacyId: 5) { id } }')
    expect(data).toEqual({ blogEntry: null })
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'BANNED', call: 'Blogs.GetBlogEntryData' })
  })

  it('keeps the rest when its comments fail', async () => {
    server.stub.answer('Blogs.GetBlogEntryData', wholeBlogEntry(5))
    server.stub.on('Blogs.GetComments', (_request, reply) => reply.status(500).send('down'))
    const { data, errors } = await server.ask('{ blogEntry(legacyId: 5) { title comments { edges { cursor } } } }')
    expect(data).toEqual({ blogEntry: { title: 'Entry 5', comments: null } })
    expect(errors.map(({ path }) => path)).toEqual([['blogEntry', 'comments']])
  })
})

describe('an entry of a list or by its id', () => {
  const whole = 'html media { id } previous { slug } next { slug }'

  it('loads text, media and neighbours once, and only when they are selected', async () => {
    server.stub.on('Blogs.GetAllBlogEntries', () => [blogEntry(1), blogEntry(2)])
    server.stub.on('Blogs.GetBlogEntryData', (request) =>
      wholeBlogEntry(Number((request.query as { blogEntryId: string }).blogEntryId)),
    )
    await server.ask('{ blogEntries { edges { node { title excerpt } } } }')
    expect(server.stub.names()).toEqual(['Blogs.GetAllBlogEntries'])
    const query = `{ blogEntries { edges { node { ${whole} } } } }`
    const { data, errors } = await server.ask<{ blogEntries: { edges: { node: object }[] } }>(query)
    expect(errors).toEqual([])
    expect(data.blogEntries.edges[1]?.node).toMatchObject({ html: '<p>Text of 2</p>', next: { slug: 'entry-3' } })
    expect(callsOf('Blogs.GetBlogEntryData')).toHaveLength(2)
    expect(callsOf('Blogs.GetBlogEntriesByIds')).toHaveLength(0)
  })

  it('has none of them when the entry is gone by then', async () => {
    server.stub.answer('Blogs.GetBlogEntriesByIds', [blogEntry(5)])
    server.stub.refuse('Blogs.GetBlogEntryData', 404, 'NOT_FOUND')
    const query = `query ($id: ID!) { node(id: $id) { ... on BlogEntry { title ${whole} } } }`
    const { data, errors } = await server.ask(query, { id: globalId('BlogEntry', 5) })
    const none = { title: 'Entry 5', html: null, media: null, previous: null, next: null }
    expect([data, errors]).toEqual([{ node: none }, []])
    expect(callsOf('Blogs.GetBlogEntryData')).toHaveLength(1)
  })

  it('without a cover has none', async () => {
    server.stub.answer('Blogs.GetBlogEntriesByIds', [{ ...blogEntry(5), cover: null }])
    const query = 'query ($id: ID!) { node(id: $id) { ... on BlogEntry { cover { id } } } }'
    const { data, errors } = await server.ask(query, { id: globalId('BlogEntry', 5) })
    expect([data, errors]).toEqual([{ node: { cover: null } }, []])
  })
})

describe('nodes of blogs', () => {
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'

  it('are loaded by their ids, one call for each type', async () => {
    server.stub.on('Blogs.GetBlogEntriesByIds', () => [blogEntry(5), blogEntry(6)])
    server.stub.on('Blogs.GetBlogAuthorsByIds', () => [blogEntry(5).author])
    server.stub.answer('Blogs.GetBlogCommentsByIds', [comment(4)])
    const asked = [
      globalId('BlogEntry', 5),
      globalId('BlogEntry', 9),
      globalId('BlogEntry', 6),
      globalId('BlogAuthor', 5),
      globalId('BlogComment', 4),
    ]
    const { data, errors } = await server.ask(query, { ids: asked })
    expect(errors).toEqual([])
    expect(data).toEqual({
      nodes: [
        { __typename: 'BlogEntry', id: asked[0] },
        null,
        { __typename: 'BlogEntry', id: asked[2] },
        { __typename: 'BlogAuthor', id: asked[3] },
        { __typename: 'BlogComment', id: asked[4] },
      ],
    })
    expect(server.stub.bodyOf('Blogs.GetBlogEntriesByIds')).toEqual({ ids: [5, 9, 6] })
    expect([...server.stub.names()].sort()).toEqual([
      'Blogs.GetBlogAuthorsByIds',
      'Blogs.GetBlogCommentsByIds',
      'Blogs.GetBlogEntriesByIds',
    ])
  })

  it('that are malformed fail alone', async () => {
    server.stub.on('Blogs.GetBlogEntriesByIds', () => [blogEntry(5), { id: 6, title: null }])
    const asked = [globalId('BlogEntry', 5), globalId('BlogEntry', 6)]
    const { data, errors } = await server.ask(query, { ids: asked })
    expect(data).toEqual({ nodes: [{ __typename: 'BlogEntry', id: asked[0] }, null] })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      path: ['nodes', 1],
      extensions: { code: 'UPSTREAM_ERROR', reason: 'MALFORMED', call: 'Blogs.GetBlogEntriesByIds' },
    })
  })
})
