import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '../core/clock'
import { insertBlogComment, insertBlogDraft, insertBlogEntry } from '../testing/insertBlogEntry'
import { actingAs, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { blockAs, newDiscussion, textsOf, threadsOf, type Discussion } from './discussion.fixture'

let server: TestServer
let talk: Discussion

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  talk = await newDiscussion(server)
})

describe('a comment', () => {
  it('is written under an entry and visible to its readers', async () => {
    const { author, one, other, blogEntryId, add, list } = talk
    const { data } = await add(one, '  So true\r\n\r\n\r\nindeed ')
    expect(data).toMatchObject({
      itemId: blogEntryId,
      parentId: null,
      author: { id: one.id },
      text: 'So true\n\nindeed',
      mentions: [],
      createdAt: server.clock.now().toISOString(),
      editedAt: null,
      deleted: false,
      editable: true,
      deletable: true,
      likeCount: 0,
      liked: false,
      replyCount: 0,
      replies: [],
    })
    expect(await list(author)).toEqual([{ ...data, author: expect.anything() as object, editable: false }])
    expect(await list(other)).toMatchObject([{ id: data.id, editable: false, deletable: false }])
  })

  it('needs words', async () => {
    const { one, add } = talk
    expect(await add(one, ' \n\u200B ')).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'text', code: 'REQUIRED' }] },
    })
  })

  it('is created once, however often it is sent', async () => {
    const { author, one, other, add, list } = talk
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => add(one, 'Once', { key })))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    await add(other, 'Twice', { key })
    expect(textsOf(await list(author))).toEqual(['Once', 'Twice'])
    const elsewhere = await insertBlogEntry(server, author.id)
    const again = crypto.randomUUID()
    const places = await Promise.all([
      add(one, 'Here', { key: again }),
      add(one, 'There', { key: again, blogEntryId: elsewhere }),
    ])
    expect(places.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(places.map(({ data }) => data.id)).size).toBe(1)
  })

  it('is refused where comments are closed, and under a draft', async () => {
    const { author, one, blogEntryId, add, commentId } = talk
    const id = await commentId(one, 'Before')
    await server.deps.db
      .updateTable('blogEntry')
      .set({ commentsEnabled: false })
      .where('id', '=', blogEntryId)
      .execute()
    expect(await add(one, 'After')).toMatchObject({ status: 422, problem: { code: 'COMMENTS_CLOSED' } })
    expect((await one.client.call('Blogs.EditBlogComment', { commentId: id, text: 'Better' })).data.text).toBe('Better')
    const draft = { blogEntryId: await insertBlogDraft(server, author.id) }
    expect(await add(author, 'Mine', draft)).toMatchObject({ status: 422, problem: { code: 'COMMENTS_CLOSED' } })
    expect((await add(one, 'Not mine', draft)).status).toBe(404)
  })

  it('is neither written nor deleted by staff who act as a member', async () => {
    const { one, add, commentId } = talk
    const id = await commentId(one, 'Mine')
    const client = await actingAs(server, one.id)
    expect((await add({ ...one, client }, 'Not mine')).status).toBe(403)
    expect((await client.call('Blogs.EditBlogComment', { commentId: id, text: 'Not mine' })).status).toBe(403)
    expect((await client.call('Blogs.DeleteBlogComment', { commentId: id })).status).toBe(403)
  })

  it('is rate-limited', async () => {
    const { one, add } = talk
    for (let count = 0; count < 120; count++) await server.deps.limits.consume('commentByProfile', String(one.id))
    expect((await add(one, 'Again')).status).toBe(429)
  })

  it('is changed by its author alone', async () => {
    const { author, one, commentId } = talk
    const id = await commentId(one, 'Frist')
    server.clock.advance(MINUTE)
    const edit = ({ client }: TestMember) => client.call('Blogs.EditBlogComment', { commentId: id, text: 'First' })
    expect((await edit(author)).status).toBe(404)
    expect((await edit(one)).data).toMatchObject({ id, text: 'First', editedAt: server.clock.now().toISOString() })
  })
})

describe('a reply', () => {
  it('belongs to the comment of the first layer, whichever it answers', async () => {
    const { author, one, other, add, commentId, list } = talk
    const first = await commentId(one, 'First')
    const second = await commentId(other, 'Second', { parentId: first })
    expect((await add(author, 'Third', { parentId: second })).data).toMatchObject({ parentId: first, replyCount: 0 })
    await add(author, 'Alone')
    expect(threadsOf(await list(one))).toEqual(['First > Second > Third', 'Alone'])
    expect((await list(one))[0]?.replyCount).toBe(2)
    expect(textsOf(await list(one, false))).toEqual(['First', 'Second', 'Third', 'Alone'])
    const [alone] = (await one.client.call('Blogs.GetBlogCommentsByIds', { ids: [first] })).data
    expect(alone?.replies).toHaveLength(2)
  })

  it('comes with its comment if it is among the first hundred', async () => {
    const { one, other, blogEntryId, commentId, list } = talk
    const first = await commentId(one, 'First')
    for (let number = 0; number < 103; number++) {
      await insertBlogComment(server, blogEntryId, other.id, { parentId: first, text: `Answer ${number}` })
    }
    const [comment] = await list(one)
    expect(comment).toMatchObject({ replyCount: 103 })
    expect(textsOf(comment?.replies ?? [])).toEqual(Array.from({ length: 100 }, (_, number) => `Answer ${number}`))
    expect(textsOf(await list(one, false, { skip: 100, take: 3 }))).toEqual(['Answer 99', 'Answer 100', 'Answer 101'])
  })

  it('replies to a comment that the viewer sees under the same entry', async () => {
    const { author, one, other, add, commentId } = talk
    const elsewhere = await insertBlogComment(server, await insertBlogEntry(server, author.id), other.id)
    expect((await add(one, 'Answer', { parentId: elsewhere })).status).toBe(404)
    const first = await commentId(other, 'First')
    await blockAs(other, one)
    expect((await add(one, 'Answer', { parentId: first })).status).toBe(404)
  })
})

describe('somebody blocked', () => {
  it('sees neither the other’s comments nor replies to them', async () => {
    const { author, one, other, add, commentId, list } = talk
    const first = await commentId(one, 'First')
    await add(author, 'To first', { parentId: first })
    const second = await commentId(author, 'Second')
    await add(other, 'To second', { parentId: second })
    const third = await commentId(other, 'Third')
    await add(one, 'To third', { parentId: third })
    await blockAs(one, other)
    expect(threadsOf(await list(other))).toEqual(['Second > To second', 'Third'])
    expect(textsOf(await list(other, false))).toEqual(['Second', 'To second', 'Third'])
    expect(threadsOf(await list(one))).toEqual(['First > To first', 'Second'])
    expect(threadsOf(await list(author))).toEqual(['First > To first', 'Second > To second', 'Third > To third'])
    const byIds = (await other.client.call('Blogs.GetBlogCommentsByIds', { ids: [first, second, third] })).data
    expect(threadsOf(byIds)).toEqual(['Second > To second', 'Third'])
    expect((await one.client.call('Blogs.EditBlogComment', { commentId: first, text: 'Still mine' })).status).toBe(200)
  })

  it('by the author of an entry can comment nowhere on it', async () => {
    const { author, one, blogEntryId, add, commentId } = talk
    const id = await commentId(one, 'First')
    await blockAs(author, one)
    expect((await one.client.call('Blogs.GetComments', { blogEntryId })).status).toBe(404)
    expect((await one.client.call('Blogs.GetBlogCommentsByIds', { ids: [id] })).data).toEqual([])
    expect((await one.client.call('Blogs.EditBlogComment', { commentId: id, text: 'Changed' })).status).toBe(404)
    expect((await add(one, 'Again')).status).toBe(404)
  })
})

it('a page takes the same number of queries, however long it is', async () => {
  const { author, one, other, blogEntryId, add, commentId, list } = talk
  const queries = async () => {
    const spy = vi.spyOn(Client.prototype, 'query')
    await list(one)
    const { length } = spy.mock.calls
    spy.mockRestore()
    return length
  }
  const first = await commentId(one, 'First')
  await add(other, `@${author.name}`, { parentId: first, mentionIds: [author.id] })
  const few = await queries()
  for (let number = 0; number < 20; number++) {
    const parentId = await insertBlogComment(server, blogEntryId, number % 2 ? one.id : author.id)
    await insertBlogComment(server, blogEntryId, other.id, { parentId, text: `@{${one.id}}` })
  }
  expect(await queries()).toBe(few)
})
