import { describe, expect, it } from 'vitest'
import { blogAuthor, blogEntry, comment } from '../testing/blogFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const wishes = [
  ['setFollowing', 'BlogEntry', 'following: true', 'Blogs.FollowBlogEntry', { blogEntryId: 5 }],
  ['setFollowing', 'BlogEntry', 'following: false', 'Blogs.UnfollowBlogEntry', { blogEntryId: 5 }],
  ['setFollowing', 'BlogAuthor', 'following: true', 'Blogs.FollowBlogAuthor', { profileId: 5 }],
  ['setFollowing', 'BlogAuthor', 'following: false', 'Blogs.UnfollowBlogAuthor', { profileId: 5 }],
  ['setHidden', 'BlogEntry', 'hidden: true', 'Blogs.HideEntry', { blogEntryId: 5 }],
  ['setHidden', 'BlogEntry', 'hidden: false', 'Blogs.UnhideEntry', { blogEntryId: 5 }],
  ['setHidden', 'BlogAuthor', 'hidden: true', 'Blogs.HideAuthor', { profileId: 5 }],
  ['setHidden', 'BlogAuthor', 'hidden: false', 'Blogs.UnhideAuthor', { profileId: 5 }],
] as const

describe('following and hiding', () => {
  it.each(wishes)('(%s of a %s, %s) is one call', async (field, type, wanted, call, body) => {
    server.stub.on(call, () => ({}))
    const query = `mutation ($id: ID!) { ${field}(input: { id: $id, ${wanted} }) { userErrors { code } } }`
    const { data, errors } = await server.ask(query, { id: globalId(type, 5) })
    expect([data, errors]).toEqual([{ [field]: { userErrors: [] } }, []])
    expect(server.stub.seen.map(({ name, body: sent }) => [name, sent])).toEqual([[call, body]])
  })

  it.each(wishes)('(%s of a %s, %s) returns the changed object', async (field, type, wanted, call) => {
    let done = false
    server.stub.on(call, () => {
      done = true
      return {}
    })
    server.stub.on('Blogs.GetBlogEntriesByIds', () => [{ ...blogEntry(5), followed: done, hidden: done }])
    server.stub.on('Blogs.GetBlogAuthorsByIds', () => [{ ...blogAuthor(5), followed: done, hidden: done }])
    const fact = field === 'setFollowing' ? 'viewerIsFollowing' : 'viewerHasHidden'
    const query = `mutation ($id: ID!) {
      ${field}(input: { id: $id, ${wanted} }) { item { __typename id ${fact} } userErrors { code } }
    }`
    const { data, errors } = await server.ask(query, { id: globalId(type, 5) })
    const item = { __typename: type, id: globalId(type, 5), [fact]: true }
    expect([data, errors]).toEqual([{ [field]: { item, userErrors: [] } }, []])
    expect(server.stub.seen).toHaveLength(2)
  })

  it.each([
    ['setFollowing', 'following: true'],
    ['setHidden', 'hidden: true'],
  ])('(%s) is refused for other types', async (field, wanted) => {
    const query = `mutation ($id: ID!) { ${field}(input: { id: $id, ${wanted} }) { userErrors { code } } }`
    const { data, errors } = await server.ask<object>(query, { id: globalId('Profile', 5) })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })

  it('that is refused says why, and loads nothing', async () => {
    const fields = [{ field: 'profileId', code: 'OWN_ENTRY', message: 'Nej' }]
    server.stub.refuse('Blogs.FollowBlogAuthor', 422, 'VALIDATION_FAILED', { fields })
    const query = `mutation ($id: ID!) {
      setFollowing(input: { id: $id, following: true }) { item { id } userErrors { code field } }
    }`
    const { data, errors } = await server.ask(query, { id: globalId('BlogAuthor', 7) })
    const userErrors = [{ code: 'OWN_ENTRY', field: ['id'] }]
    expect([data, errors]).toEqual([{ setFollowing: { item: null, userErrors } }, []])
    expect(server.stub.names()).toEqual(['Blogs.FollowBlogAuthor'])
  })
})

describe('likes', () => {
  it.each([
    ['BlogEntry', 3, 'Blogs.GetBlogEntriesByIds', [blogEntry(5)]],
    ['BlogComment', 4, 'Blogs.GetBlogCommentsByIds', [comment(5)]],
  ] as const)('of a %s are set by its id', async (type, itemType, call, answer) => {
    server.stub.on('Common.ToggleLike', () => ({ liked: true, likeCount: 6 }))
    server.stub.on(call, () => answer)
    const id = globalId(type, 5)
    const query = `mutation ($id: ID!) {
      setLiked(input: { id: $id, liked: true }) { item { __typename id viewerHasLiked likeCount } }
    }`
    const { data, errors } = await server.ask<{ setLiked: { item: object } }>(query, { id })
    expect(errors).toEqual([])
    expect(data.setLiked.item).toMatchObject({ __typename: type, id, viewerHasLiked: true })
    expect(server.stub.names()).toEqual(['Common.ToggleLike', call])
    expect(server.stub.bodyOf('Common.ToggleLike')).toEqual({ itemType, itemId: 5, liked: true })
  })

  it.each([
    ['BlogEntry', '3'],
    ['BlogComment', '4'],
  ])('of a %s list who gave them', async (type, itemType) => {
    server.stub.answer('Blogs.GetBlogEntriesByIds', [blogEntry(5)])
    server.stub.answer('Blogs.GetBlogCommentsByIds', [comment(5)])
    server.stub.on('Common.GetLikeProfiles', () => [])
    server.stub.answer('Common.GetLikeDeletedProfilesCount', { count: 2 })
    const query = `query ($id: ID!) { node(id: $id) { ... on Likable {
      likes(gender: FEMALE) { edges { node { name } } } likesOfDeletedProfiles
    } } }`
    const { data, errors } = await server.ask(query, { id: globalId(type, 5) })
    expect([data, errors]).toEqual([{ node: { likes: { edges: [] }, likesOfDeletedProfiles: 2 } }, []])
    const asked = server.stub.seen.find(({ name }) => name === 'Common.GetLikeProfiles')?.query
    expect(asked).toEqual({ itemType, itemId: '5', genderFilter: '2', skip: '0', take: '31' })
  })
})
