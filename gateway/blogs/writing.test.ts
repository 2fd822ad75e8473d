import { describe, expect, it } from 'vitest'
import { blogDraft, blogEntry } from '../testing/blogFixtures'
import { moment } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const entryId = globalId('BlogEntry', 5)

describe('a draft', () => {
  it('has names for numbers and its media by their types', async () => {
    server.stub.answer('Blogs.GetBlogEntryDataForEdit', blogDraft(5))
    const { data, errors } = await server.ask(`{ viewer { blogDraft(legacyId: 5) {
      legacyId entryId title html tags audience hasCommentsEnabled status slug isDark hasUnpublishedChanges revision savedAt
      media { __typename legacyId }
    } } }`)
    expect(errors).toEqual([])
    const { id: _id, commentsEnabled, dark, unpublishedChanges, ...same } = blogDraft(5)
    expect(data).toEqual({
      viewer: {
        blogDraft: {
          ...same,
          hasCommentsEnabled: commentsEnabled,
          isDark: dark,
          hasUnpublishedChanges: unpublishedChanges,
          legacyId: 5,
          entryId,
          audience: ['WOMEN', 'COUPLES'],
          status: 'DRAFT',
          media: [{ __typename: 'Video', legacyId: 2005 }],
        },
      },
    })
  })

  it('is null where there is none', async () => {
    server.stub.refuse('Blogs.GetBlogEntryDataForEdit', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask('{ viewer { blogDraft(legacyId: 9) { html } } }')
    expect([data, errors]).toEqual([{ viewer: { blogDraft: null } }, []])
  })

  it('is for members, and names the feature otherwise', async () => {
    server.stub.refuse('Blogs.GetBlogEntryDataForEdit', 402, 'MEMBERS_ONLY', { feature: 'EditBlog' })
    const { errors } = await server.ask('{ viewer { blogDraft(legacyId: 5) { html } } }')
    expect(errors[0]?.extensions).toMatchObject({ code: 'MEMBERS_ONLY', feature: 'EDIT_BLOG' })
  })

  it('goes back to what is published', async () => {
    server.stub.answer('Blogs.DiscardBlogEntryChanges', { ...blogDraft(5), unpublishedChanges: false })
    const query = `mutation ($id: ID!) {
      discardBlogEntryChanges(input: { id: $id }) { draft { entryId hasUnpublishedChanges } userErrors { code } }
    }`
    const { data, errors } = await server.ask(query, { id: entryId })
    const draft = { entryId, hasUnpublishedChanges: false }
    expect([data, errors]).toEqual([{ discardBlogEntryChanges: { draft, userErrors: [] } }, []])
    expect(server.stub.bodyOf('Blogs.DiscardBlogEntryChanges')).toEqual({ blogEntryId: 5 })
  })
})

describe('saving an entry', () => {
  const save = (fields: string) => `mutation ($input: SaveBlogEntryInput!) {
    saveBlogEntry(input: $input) { ${fields} userErrors { code message field } }
  }`
  const content = { title: 'A day', html: '<p>At sea</p>', tags: ['sailing'], commentsEnabled: true, publish: true }
  const saved = { id: 5, slug: 'a-day', revision: 3, savedAt: moment, status: 2 } as const

  it('is one call when nothing else is selected', async () => {
    server.stub.answer('Blogs.UpdateBlogEntry', saved)
    const input = { ...content, key: '0b6a3f57-2e0c-4f0e-9a53-8a3d0a4f3c11', audience: ['MEN', 'COUPLES', 'MEN'] }
    const { data, errors } = await server.ask(save('saved { entryId slug revision savedAt status }'), {
      input,
    })
    expect(errors).toEqual([])
    expect(data).toEqual({
      saveBlogEntry: {
        saved: { slug: 'a-day', revision: 3, savedAt: moment, entryId, status: 'PUBLISHED' },
        userErrors: [],
      },
    })
    expect(server.stub.seen.map(({ body }) => body)).toEqual([{ ...content, key: input.key, audience: 5 }])
  })

  it('of an existing one continues from a revision, and returns the entry', async () => {
    server.stub.answer('Blogs.UpdateBlogEntry', saved)
    server.stub.answer('Blogs.GetBlogEntriesByIds', [blogEntry(5)])
    const input = { ...content, id: entryId, revision: 2, key: null, audience: [] }
    const { data, errors } = await server.ask(save('entry { id title }'), { input })
    expect(errors).toEqual([])
    expect(data).toMatchObject({ saveBlogEntry: { entry: { id: entryId, title: 'Entry 5' } } })
    expect(server.stub.bodyOf('Blogs.UpdateBlogEntry')).toEqual({
      ...content,
      blogEntryId: 5,
      revision: 2,
      audience: 0,
    })
    expect(server.stub.names()).toEqual(['Blogs.UpdateBlogEntry', 'Blogs.GetBlogEntriesByIds'])
  })

  const input = { ...content, id: entryId, revision: 2, audience: ['MEN'] }

  it('that was saved elsewhere meanwhile is a conflict', async () => {
    server.stub.refuse('Blogs.UpdateBlogEntry', 409, 'EDIT_CONFLICT')
    const { data, errors } = await server.ask(save('saved { revision } entry { id }'), { input })
    expect(errors).toEqual([])
    const userErrors = [{ code: 'EDIT_CONFLICT', message: 'Told in Danish: EDIT_CONFLICT', field: null }]
    expect(data).toEqual({ saveBlogEntry: { saved: null, entry: null, userErrors } })
    expect(server.stub.names()).toEqual(['Blogs.UpdateBlogEntry'])
  })

  it("that was refused points at the graph's fields", async () => {
    const fields = ['blogEntryId', 'html', 'tags.2', 'audience'].map((field) => ({ field, code: 'X', message: 'Nej' }))
    server.stub.refuse('Blogs.UpdateBlogEntry', 422, 'VALIDATION_FAILED', { fields })
    const { data } = await server.ask<{ saveBlogEntry: { userErrors: { field: string[] }[] } }>(save(''), { input })
    expect(data.saveBlogEntry.userErrors.map(({ field }) => field.join('.'))).toEqual([
      'id',
      'html',
      'tags.2',
      'audience',
    ])
  })

  it.each([
    [null, 'CREATE_BLOG'],
    [entryId, 'EDIT_BLOG'],
  ])('saving the entry %s takes the feature %s, whether or not the server says so', async (id, feature) => {
    server.stub.refuse('Blogs.UpdateBlogEntry', 402, 'MEMBERS_ONLY')
    const query = save('').replace('userErrors {', 'userErrors { ...on MembersOnlyError { feature }')
    const { data } = await server.ask(query, { input: { ...input, id } })
    expect(data).toMatchObject({ saveBlogEntry: { userErrors: [{ code: 'MEMBERS_ONLY', feature }] } })
  })

  it.each([
    [402, 'MEMBERS_ONLY', 'MembersOnlyError'],
    [403, 'BANNED', 'AccessError'],
    [404, 'NOT_FOUND', 'NotFoundError'],
    [409, 'EDIT_CONFLICT', 'ConflictError'],
    [410, 'LINK_EXPIRED', 'NotFoundError'],
    [422, 'TOO_MUCH_FORMATTING', 'InputError'],
    [429, 'RATE_LIMITED', 'RateLimitError'],
  ])('(%i, %s) that is refused says so by a %s', async (status, code, type) => {
    server.stub.refuse('Blogs.UpdateBlogEntry', status, code)
    const query = save('').replace('userErrors {', 'userErrors { __typename')
    const { data, errors } = await server.ask(query, { input })
    expect(errors).toEqual([])
    expect(data).toMatchObject({ saveBlogEntry: { userErrors: [{ __typename: type, code, field: null }] } })
  })
})

describe('a write about an entry', () => {
  it('that deletes it returns its id', async () => {
    server.stub.on('Blogs.DeleteBlogEntry', () => ({}))
    const query = 'mutation ($id: ID!) { deleteBlogEntry(input: { id: $id }) { deletedId userErrors { code } } }'
    const { data, errors } = await server.ask(query, { id: entryId })
    expect([data, errors]).toEqual([{ deleteBlogEntry: { deletedId: entryId, userErrors: [] } }, []])
    expect(server.stub.seen.map(({ body }) => body)).toEqual([{ blogEntryId: 5 }])
  })

  it.each([
    ['markBlogEntryAsRead', '', 'Blogs.UpdateBlogEntryReadCount', { readCount: 41 }, {}],
    ['setCurated', 'curated: true', 'Blogs.SetCurated', {}, { curated: true }],
    ['setCurated', 'curated: false', 'Blogs.SetCurated', {}, { curated: false }],
  ] as const)('(%s %s) is one call, and returns the entry when selected', async (field, more, call, answer, body) => {
    server.stub.on(call, () => answer)
    server.stub.on('Blogs.GetBlogEntriesByIds', () => [{ ...blogEntry(5), readCount: 41 }])
    const write = (fields: string) =>
      server.ask(`mutation ($id: ID!) { ${field}(input: { id: $id ${more} }) { ${fields} userErrors { code } } }`, {
        id: entryId,
      })
    expect((await write('')).data).toEqual({ [field]: { userErrors: [] } })
    expect(server.stub.seen.map(({ name, body: sent }) => [name, sent])).toEqual([[call, { blogEntryId: 5, ...body }]])
    expect((await write('entry { readCount }')).data).toEqual({ [field]: { entry: { readCount: 41 }, userErrors: [] } })
    expect(server.stub.names().slice(1)).toEqual([call, 'Blogs.GetBlogEntriesByIds'])
  })

  it.each([globalId('BlogAuthor', 5), globalId('BlogComment', 5), '5', ''])('is refused for %j', async (id) => {
    const query = 'mutation ($id: ID!) { deleteBlogEntry(input: { id: $id }) { deletedId userErrors { code } } }'
    const { data, errors } = await server.ask<object>(query, { id })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })
})

describe('what is new in a list', () => {
  it.each([
    ['FOLLOWED', 'MarkFollowedBlogEntriesAsRead'],
    ['FOLLOWED_AUTHORS', 'MarkEntriesByFollowedAuthorsAsRead'],
    ['MINE', 'MarkMyBlogEntriesAsRead'],
    ['MY_COMMENTS', 'MarkMyCommentsBlogEntriesAsRead'],
    ['FOLLOWERS', 'UpdateFollowersReadDate'],
    ['CURATED', 'MarkCuratedBlogEntriesAsRead'],
  ] as const)('is new no longer (%s)', async (list, action) => {
    server.stub.on(`Blogs.${action}`, () => ({}))
    const query = `mutation { markBlogListAsRead(input: { list: ${list} }) { viewer { name } userErrors { code } } }`
    const { data, errors } = await server.ask(query)
    expect([data, errors]).toEqual([{ markBlogListAsRead: { viewer: { name: 'Freja' }, userErrors: [] } }, []])
    expect(server.stub.names()).toEqual([`Blogs.${action}`, 'CurrentProfile.GetProfileData'])
  })
})
