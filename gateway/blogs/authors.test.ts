import { describe, expect, it } from 'vitest'
import { blogAuthor, blogEntry } from '../testing/blogFixtures'
import { ids, moment, profile } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

describe('authors', () => {
  it('of all lists come with their profiles, without a look-up', async () => {
    server.stub.answer('Blogs.GetMostFollowedAuthors', [blogAuthor(1)])
    server.stub.answer('Blogs.GetFollowedAuthors', [blogAuthor(2), blogAuthor(3)])
    server.stub.answer('Blogs.GetHiddenAuthors', [{ ...blogAuthor(4), hidden: true }])
    server.stub.answer('Blogs.GetFollowers', [{ profile: profile(5), since: moment, isNew: true }])
    const { data, errors } = await server.ask(`{
      mostFollowedBlogAuthors { id legacyId entryCount followerCount profile { name } }
      viewer {
        followedBlogAuthors(first: 1) { edges { node { viewerIsFollowing profile { name picture { url } } } } pageInfo { hasNextPage } }
        hiddenBlogAuthors { edges { node { viewerHasHidden profile { name } } } }
        blogFollowers { edges { since isNew node { name } } }
      }
    }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      mostFollowedBlogAuthors: [
        { id: globalId('BlogAuthor', 1), legacyId: 1, entryCount: 3, followerCount: 4, profile: { name: 'Profile1' } },
      ],
      viewer: {
        followedBlogAuthors: {
          edges: [{ node: { viewerIsFollowing: true, profile: { name: 'Profile2' } } }],
          pageInfo: { hasNextPage: true },
        },
        hiddenBlogAuthors: { edges: [{ node: { viewerHasHidden: true } }] },
        blogFollowers: { edges: [{ since: moment, isNew: true, node: { name: 'Profile5' } }] },
      },
    })
    expect(server.stub.seen).toHaveLength(5)
  })

  it('of many profiles are one call', async () => {
    server.stub.on('Search.GetNewestProfiles', () => ids(1, 30).map(profile))
    server.stub.on('Blogs.GetBlogAuthorsByIds', () => ids(1, 29).map(blogAuthor))
    const query = '{ profiles(order: NEWEST) { edges { node { blogAuthor { id profile { name } } } } } }'
    const { data, errors } = await server.ask<{ profiles: { edges: object[] } }>(query)
    expect(errors).toEqual([])
    expect(data.profiles.edges.slice(28)).toEqual([
      { node: { blogAuthor: { id: globalId('BlogAuthor', 29), profile: { name: 'Profile29' } } } },
      { node: { blogAuthor: null } },
    ])
    expect(server.stub.names()).toEqual(['Search.GetNewestProfiles', 'Blogs.GetBlogAuthorsByIds'])
    expect(server.stub.bodyOf('Blogs.GetBlogAuthorsByIds')).toEqual({ ids: ids(1, 30) })
  })

  it.each([
    ['', {}],
    ['(text: " sea ", dark: true)', { text: 'sea', dark: 'true' }],
    ['(text: "", dark: false)', { dark: 'false' }],
  ])('have entries%s', async (args, filters) => {
    server.stub.answer('Blogs.GetBlogAuthorsByIds', [blogAuthor(3)])
    server.stub.answer('Blogs.GetProfileBlogEntries', [blogEntry(8)])
    const query = `{ profile(legacyId: 3) { blogAuthor { entries${args} { edges { node { title } } } } } }`
    const { data, errors } = await server.ask(query)
    const entries = { edges: [{ node: { title: 'Entry 8' } }] }
    expect([data, errors]).toEqual([{ profile: { blogAuthor: { entries } } }, []])
    expect(server.stub.seen.at(-1)?.query).toEqual({ profileId: '3', ...filters, skip: '0', take: '31' })
  })
})

describe('a ban from blogs', () => {
  it.each([
    [
      { banned: true, reason: 'Spam', until: moment },
      { reason: 'Spam', until: moment },
    ],
    [
      { banned: true, reason: null, until: null },
      { reason: null, until: null },
    ],
    [{ banned: false, reason: null, until: null }, null],
  ])('%j is shown as %j', async (answer, blogBan) => {
    server.stub.answer('Blogs.ProfileBlogBan', answer)
    const { data, errors } = await server.ask('{ viewer { blogBan { reason until } } }')
    expect([data, errors]).toEqual([{ viewer: { blogBan } }, []])
  })
})
