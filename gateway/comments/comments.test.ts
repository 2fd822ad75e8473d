import { describe, expect, it } from 'vitest'
import { answerTo, blogEntry, comment } from '../testing/blogFixtures'
import { ids } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const entryId = globalId('BlogEntry', 5)
const commentId = globalId('BlogComment', 4)

const list = `query ($id: ID!, $layered: Boolean!, $after: String) {
  node(id: $id) { ... on Commentable {
    hasCommentsEnabled commentCount
    comments(layered: $layered, first: 2, after: $after) { edges { cursor node { id replies { id } } } pageInfo { endCursor } }
  } }
}`

interface Listed {
  readonly node: { readonly comments: { readonly pageInfo: { readonly endCursor: string } } }
}

async function readList(layered: boolean, after?: string) {
  server.stub.answer('Blogs.GetBlogEntriesByIds', [blogEntry(5)])
  server.stub.on('Blogs.GetComments', () => ids(1, 3).map((id) => comment(id)))
  return server.ask<Listed>(list, { id: entryId, layered, after })
}

const lastQuery = () => server.stub.seen.filter(({ name }) => name === 'Blogs.GetComments').at(-1)?.query

describe('a list of comments', () => {
  it.each([true, false])('(layered: %s) pages on by its own cursors only', async (layered) => {
    const { data, errors } = await readList(layered)
    expect(errors).toEqual([])
    expect(lastQuery()).toEqual({ blogEntryId: '5', twoLayered: String(layered), skip: '0', take: '3' })
    const after = data.node.comments.pageInfo.endCursor
    expect((await readList(layered, after)).errors).toEqual([])
    expect(lastQuery()).toMatchObject({ skip: '2' })
    const { errors: foreign } = await readList(!layered, after)
    expect(foreign[0]?.extensions).toMatchObject({ reason: 'FOREIGN_CURSOR' })
  })

  it('keeps the places of deleted comments', async () => {
    server.stub.answer('Blogs.GetBlogEntriesByIds', [blogEntry(5)])
    server.stub.answer('Blogs.GetComments', [
      { ...comment(4, [7]), deleted: true, author: null, text: '', mentions: [], editable: false, deletable: false },
    ])
    const query = `query ($id: ID!) { node(id: $id) { ... on BlogEntry { comments { edges { node {
      isDeleted text author { name } replies { author { name } ... on BlogComment { entry { title } } }
    } } } } } }`
    const { data, errors } = await server.ask(query, { id: entryId })
    expect(errors).toEqual([])
    const replies = [{ author: { name: 'Profile7' }, entry: { title: 'Entry 5' } }]
    const node = { isDeleted: true, text: '', author: null, replies }
    expect(data).toEqual({ node: { comments: { edges: [{ node }] } } })
    expect(server.stub.names()).toEqual(['Blogs.GetBlogEntriesByIds', 'Blogs.GetComments'])
  })
})

describe('a new comment', () => {
  const add = (fields: string) => `mutation ($input: AddCommentInput!) {
    addComment(input: $input) { ${fields} userErrors { code field } }
  }`

  it('is one call when nothing else is selected', async () => {
    server.stub.answer('Blogs.AddBlogComment', comment(4))
    const key = '0b6a3f57-2e0c-4f0e-9a53-8a3d0a4f3c11'
    const input = { id: entryId, text: 'Hello @Profile9', mentionIds: [globalId('Profile', 9)], key }
    const { data, errors } = await server.ask(add('comment { __typename id author { name } replies { id } }'), {
      input,
    })
    expect(errors).toEqual([])
    expect(data).toEqual({
      addComment: {
        comment: { __typename: 'BlogComment', id: commentId, author: { name: 'Profile4' }, replies: [] },
        userErrors: [],
      },
    })
    expect(server.stub.seen.map(({ name, body }) => [name, body])).toEqual([
      ['Blogs.AddBlogComment', { blogEntryId: 5, text: 'Hello @Profile9', mentionIds: [9], key }],
    ])
  })

  it('returns its parent and its item, as they are afterwards', async () => {
    let added = false
    server.stub.on('Blogs.AddBlogComment', () => {
      added = true
      return answerTo(4, 8)
    })
    server.stub.on('Blogs.GetBlogCommentsByIds', () => [comment(4, added ? [7, 8] : [7])])
    server.stub.on('Blogs.GetBlogEntriesByIds', () => [{ ...blogEntry(5), commentCount: added ? 31 : 30 }])
    // A reply to a reply belongs to the comment of the first layer.
    const input = { id: entryId, text: 'So do I', parentId: globalId('BlogComment', 7) }
    const query = add('comment { parentId } parent { id replyCount replies { id } } item { id commentCount }')
    const { data, errors } = await server.ask(query, { input })
    expect(errors).toEqual([])
    const replies = [7, 8].map((id) => ({ id: globalId('BlogComment', id) }))
    expect(data).toEqual({
      addComment: {
        comment: { parentId: commentId },
        parent: { id: commentId, replyCount: 2, replies },
        item: { id: entryId, commentCount: 31 },
        userErrors: [],
      },
    })
    expect(server.stub.bodyOf('Blogs.AddBlogComment')).toEqual({ blogEntryId: 5, text: 'So do I', parentId: 7 })
    expect([...server.stub.names()].sort()).toEqual([
      'Blogs.AddBlogComment',
      'Blogs.GetBlogCommentsByIds',
      'Blogs.GetBlogEntriesByIds',
    ])
  })

  interface Added {
    readonly addComment: { readonly commentEdge: { readonly cursor: string } }
  }

  it.each([true, false])("(layered: %s) has a cursor that continues the client's list", async (layered) => {
    server.stub.answer('Blogs.AddBlogComment', comment(9))
    const { data: page } = await readList(layered)
    const input = { id: entryId, text: 'Hello', after: page.node.comments.pageInfo.endCursor }
    const { data, errors } = await server.ask<Added>(add('commentEdge { cursor node { id } } parent { id }'), { input })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      addComment: { commentEdge: { node: { id: globalId('BlogComment', 9) } }, parent: null },
    })
    expect((await readList(layered, data.addComment.commentEdge.cursor)).errors).toEqual([])
    expect(lastQuery()).toMatchObject({ skip: '2' })
  })

  it('has the first cursor where the client has none', async () => {
    server.stub.answer('Blogs.AddBlogComment', comment(9))
    const { data } = await server.ask<Added>(add('commentEdge { cursor }'), { input: { id: entryId, text: 'Hello' } })
    expect((await readList(true, data.addComment.commentEdge.cursor)).errors).toEqual([])
    expect(lastQuery()).toMatchObject({ skip: '1' })
  })

  it("that was refused points at the graph's fields, and loads nothing", async () => {
    const fields = ['blogEntryId', 'text', 'mentionIds.0', 'parentId'].map((field) => ({
      field,
      code: 'X',
      message: 'Nej',
    }))
    server.stub.refuse('Blogs.AddBlogComment', 422, 'VALIDATION_FAILED', { fields })
    const query = add('comment { id } commentEdge { cursor } parent { id } item { id }')
    const { data, errors } = await server.ask(query, { input: { id: entryId, text: '' } })
    expect(errors).toEqual([])
    const userErrors = ['id', 'text', 'mentionIds.0', 'parentId'].map((field) => ({
      code: 'OTHER',
      field: field.split('.'),
    }))
    expect(data).toEqual({ addComment: { comment: null, commentEdge: null, parent: null, item: null, userErrors } })
    expect(server.stub.names()).toEqual(['Blogs.AddBlogComment'])
  })

  it.each([
    { id: globalId('BlogAuthor', 5), text: 'Hello' },
    { id: entryId, text: 'Hello', parentId: entryId },
    { id: entryId, text: 'Hello', mentionIds: [globalId('BlogAuthor', 9)] },
  ])('with foreign ids is refused: %j', async (input) => {
    const { data, errors } = await server.ask<object>(add(''), { input })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })

  it('refuses a banned viewer', async () => {
    server.stub.refuse('Blogs.AddBlogComment', 403, 'BANNED')
    const { data } = await server.ask(add(''), { input: { id: entryId, text: 'Hello' } })
    expect(data).toEqual({ addComment: { userErrors: [{ code: 'BANNED', field: null }] } })
  })
})

describe('a comment of the viewer', () => {
  it('is changed', async () => {
    server.stub.answer('Blogs.EditBlogComment', { ...comment(4), text: 'New' })
    const query = `mutation ($id: ID!, $mentions: [ID!]) {
      editComment(input: { id: $id, text: "New", mentionIds: $mentions }) { comment { id text } userErrors { code } }
    }`
    const { data, errors } = await server.ask(query, { id: commentId, mentions: [] })
    expect([data, errors]).toEqual([{ editComment: { comment: { id: commentId, text: 'New' }, userErrors: [] } }, []])
    expect(server.stub.seen.map(({ body }) => body)).toEqual([{ commentId: 4, text: 'New', mentionIds: [] }])
  })

  const remove = `mutation ($id: ID!) {
    deleteComment(input: { id: $id }) { deletedId comment { id isDeleted } item { commentCount } userErrors { code } }
  }`

  it.each([
    [null, { deletedId: commentId, comment: null }],
    [
      { ...comment(4, [7]), deleted: true },
      { deletedId: null, comment: { id: commentId, isDeleted: true } },
    ],
  ])('is deleted, and may leave an empty place', async (remains, payload) => {
    server.stub.answer('Blogs.DeleteBlogComment', { itemId: 5, remains })
    server.stub.answer('Blogs.GetBlogEntriesByIds', [blogEntry(5)])
    const { data, errors } = await server.ask(remove, { id: commentId })
    const whole = { ...payload, item: { commentCount: 30 }, userErrors: [] }
    expect([data, errors]).toEqual([{ deleteComment: whole }, []])
    expect(server.stub.names()).toEqual(['Blogs.DeleteBlogComment', 'Blogs.GetBlogEntriesByIds'])
    expect(server.stub.bodyOf('Blogs.DeleteBlogComment')).toEqual({ commentId: 4 })
  })

  it('of another type is refused', async () => {
    const { data, errors } = await server.ask<object>(remove, { id: entryId })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })
})
