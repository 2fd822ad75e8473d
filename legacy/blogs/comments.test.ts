import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Comment } from '../contract/blogShapes'
import { MINUTE } from '../core/clock'
import { insertBlogComment, insertBlogDraft, insertBlogEntry } from '../testing/insertBlogEntry'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let author: TestMember
let one: TestMember
let other: TestMember
let blogEntryId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  author = await newMember(server)
  one = await newMember(server)
  other = await newMember(server)
  blogEntryId = await insertBlogEntry(server, author.id)
})

const add = (member: TestMember, text: string, values: object = {}) =>
  member.client.call('Blogs.AddBlogComment', { blogEntryId, text, ...values })
const commentId = async (member: TestMember, text: string, values: object = {}) =>
  (await add(member, text, values)).data.id
const list = async ({ client }: TestMember, twoLayered = true, page: object = {}) =>
  (await client.call('Blogs.GetComments', { blogEntryId, twoLayered, ...page })).data
const remove = ({ client }: TestMember, id: number) => client.call('Blogs.DeleteBlogComment', { commentId: id })
const block = ({ client }: TestMember, { id }: TestMember) =>
  client.call('Profiles.AddProfileToBlacklist', { profileId: id })
const textsOf = (comments: readonly Pick<Comment, 'text'>[]) => comments.map(({ text }) => text)
/** Each comment of the first layer with its answers. */
const threadsOf = (comments: readonly Comment[]) =>
  comments.map(({ text, replies }) => [text, ...textsOf(replies)].join(' > '))

const entryRow = () =>
  server.deps.db
    .selectFrom('blogEntry')
    .select(['commentCount', 'lastCommentAt', 'activeAt', 'publishedAt'])
    .where('id', '=', blogEntryId)
    .executeTakeFirstOrThrow()
const readerRow = ({ id }: TestMember) =>
  server.deps.db
    .selectFrom('blogEntryReader')
    .select(['commentCount', 'commentedAt', 'readAt'])
    .where('entryId', '=', blogEntryId)
    .where('profileId', '=', id)
    .executeTakeFirst()

describe('a comment', () => {
  it('is written under an entry and read by whoever reads the entry', async () => {
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
    expect(await add(one, ' \n\u200B ')).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'text', code: 'REQUIRED' }] },
    })
  })

  it('is made once, however often it is sent', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => add(one, 'Once', { key })))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    await add(other, 'Twice', { key })
    expect(textsOf(await list(author))).toEqual(['Once', 'Twice'])
  })

  it('is refused where comments are closed, and under a draft', async () => {
    const id = await commentId(one, 'Before')
    await server.deps.db
      .updateTable('blogEntry')
      .set({ commentsEnabled: false })
      .where('id', '=', blogEntryId)
      .execute()
    expect(await add(one, 'After')).toMatchObject({ status: 422, problem: { code: 'COMMENTS_CLOSED' } })
    expect((await one.client.call('Blogs.EditBlogComment', { commentId: id, text: 'Better' })).data.text).toBe('Better')
    blogEntryId = await insertBlogDraft(server, author.id)
    expect(await add(author, 'Mine')).toMatchObject({ status: 422, problem: { code: 'COMMENTS_CLOSED' } })
    expect((await add(one, 'Not mine')).status).toBe(404)
  })

  it('is not written by an administrator who acts as a member', async () => {
    const id = await commentId(one, 'Mine')
    const client = await actingAs(server, one.id)
    expect((await add({ ...one, client }, 'Not mine')).status).toBe(403)
    expect((await client.call('Blogs.EditBlogComment', { commentId: id, text: 'Not mine' })).status).toBe(403)
  })

  it('comes seldom enough to be read', async () => {
    for (let count = 0; count < 120; count++) await server.deps.limits.consume('commentByProfile', String(one.id))
    expect((await add(one, 'Again')).status).toBe(429)
  })

  it('is changed by its author alone', async () => {
    const id = await commentId(one, 'Frist')
    server.clock.advance(MINUTE)
    const edit = ({ client }: TestMember) => client.call('Blogs.EditBlogComment', { commentId: id, text: 'First' })
    expect((await edit(author)).status).toBe(404)
    expect((await edit(one)).data).toMatchObject({ id, text: 'First', editedAt: server.clock.now().toISOString() })
  })
})

describe('an answer', () => {
  it('hangs under the comment of the first layer, whichever it answers', async () => {
    const first = await commentId(one, 'First')
    const second = await commentId(other, 'Second', { parentId: first })
    expect((await add(author, 'Third', { parentId: second })).data).toMatchObject({ parentId: first, replyCount: 0 })
    await add(author, 'Alone')
    expect(threadsOf(await list(one))).toEqual(['First > Second > Third', 'Alone'])
    expect((await list(one))[0]?.replyCount).toBe(2)
    expect(textsOf(await list(one, false))).toEqual(['First', 'Second', 'Third', 'Alone'])
    expect((await one.client.call('Blogs.GetBlogComment', { commentId: first })).data.replies).toHaveLength(2)
  })

  it('comes with the comment if it is among the first hundred', async () => {
    const first = await commentId(one, 'First')
    for (let number = 0; number < 103; number++) {
      await insertBlogComment(server, blogEntryId, other.id, { parentId: first, text: `Answer ${number}` })
    }
    const [comment] = await list(one)
    expect(comment).toMatchObject({ replyCount: 103 })
    expect(textsOf(comment?.replies ?? [])).toEqual(Array.from({ length: 100 }, (_, number) => `Answer ${number}`))
    expect(textsOf(await list(one, false, { skip: 100, take: 3 }))).toEqual(['Answer 99', 'Answer 100', 'Answer 101'])
  })

  it('answers what the reader sees under the same entry', async () => {
    const elsewhere = await insertBlogComment(server, await insertBlogEntry(server, author.id), other.id)
    expect((await add(one, 'Answer', { parentId: elsewhere })).status).toBe(404)
    const first = await commentId(other, 'First')
    await block(other, one)
    expect((await add(one, 'Answer', { parentId: first })).status).toBe(404)
  })
})

describe('a mention', () => {
  it('follows the name of whom it means', async () => {
    const mentionIds = [other.id, author.id]
    const text = `@${other.name.toUpperCase()}, @${author.name}-like and @${other.name}x: hello @${other.name}-`
    const { data } = await add(one, text, { mentionIds })
    expect(data.text).toBe(`@${other.name}, @${author.name}-like and @${other.name}x: hello @${other.name}-`)
    expect(data.mentions).toEqual([{ profileId: other.id, name: other.name }])
    await server.deps.db.updateTable('profile').set({ name: 'Renamed' }).where('id', '=', other.id).execute()
    expect((await list(one))[0]).toMatchObject({
      text: `@Renamed, @${author.name}-like and @${other.name}x: hello @Renamed-`,
      mentions: [{ profileId: other.id, name: 'Renamed' }],
    })
  })

  it('is nothing that can be typed as it is stored', async () => {
    const text = `@{${other.id}} @{0} @@{${other.id}}`
    expect((await add(one, text)).data).toMatchObject({ text, mentions: [] })
    const { data } = await add(one, `@{${other.id}} @${other.name}`, { mentionIds: [other.id] })
    expect(data.text).toBe(`@{${other.id}} @${other.name}`)
  })

  it('names nobody to those who may not see them, nor by those who do not', async () => {
    const id = await commentId(one, `Ask @${other.name}`, { mentionIds: [other.id] })
    await block(other, author)
    expect(await list(author)).toMatchObject([{ text: 'Ask @…', mentions: [] }])
    const { data } = await add(author, `@${other.name}`, { mentionIds: [other.id] })
    expect(data.mentions).toEqual([])
    await server.deps.db.deleteFrom('profile').where('id', '=', other.id).execute()
    expect((await one.client.call('Blogs.GetBlogComment', { commentId: id })).data.text).toBe('Ask @…')
  })

  it('goes when the text no longer has it', async () => {
    const id = await commentId(one, `Ask @${other.name}`, { mentionIds: [other.id] })
    const edit = (values: object) => one.client.call('Blogs.EditBlogComment', { commentId: id, ...values })
    const mentions = () =>
      server.deps.db.selectFrom('commentMention').select('profileId').where('commentId', '=', id).execute()
    expect(await mentions()).toEqual([{ profileId: other.id }])
    expect((await edit({ text: 'Ask me', mentionIds: [other.id] })).data.mentions).toEqual([])
    expect(await mentions()).toEqual([])
  })
})

describe('deleting', () => {
  it('is for the author of the comment and the author of the entry', async () => {
    const [mine, theirs] = [await commentId(one, 'Mine'), await commentId(other, 'Theirs')]
    expect((await remove(one, theirs)).status).toBe(404)
    expect((await remove(one, mine)).data).toEqual({ itemId: blogEntryId, remains: null })
    expect((await remove(author, theirs)).data).toEqual({ itemId: blogEntryId, remains: null })
    expect((await remove(author, theirs)).status).toBe(404)
    expect(await list(one)).toEqual([])
  })

  it('leaves an empty place while there are answers', async () => {
    const first = await commentId(one, `First, @${other.name}`, { mentionIds: [other.id] })
    const answers = [
      await commentId(other, 'Second', { parentId: first }),
      await commentId(author, 'Third', { parentId: first }),
    ]
    const { data } = await remove(one, first)
    expect(data.remains).toMatchObject({
      id: first,
      author: null,
      text: '',
      mentions: [],
      deleted: true,
      editable: false,
      deletable: false,
      replyCount: 2,
    })
    expect(threadsOf(await list(one))).toEqual([' > Second > Third'])
    expect(textsOf(await list(one, false))).toEqual(['Second', 'Third'])
    expect((await remove(one, first)).status).toBe(404)
    expect((await one.client.call('Blogs.EditBlogComment', { commentId: first, text: 'Back' })).status).toBe(404)
    expect((await add(other, 'Fourth', { parentId: first })).status).toBe(404)
    expect((await add(one, 'Fourth', { parentId: answers[1] })).data.parentId).toBe(first)
    await block(other, one)
    expect(threadsOf(await list(one))).toEqual([' > Third > Fourth'])
    for (const { id } of (await list(author))[0]?.replies ?? []) await remove(author, id)
    expect(await list(author)).toEqual([])
    expect((await entryRow()).commentCount).toBe(0)
  })

  it('is possible unseen', async () => {
    const id = await commentId(one, 'Before the block')
    await block(author, one)
    expect((await remove(one, id)).data).toEqual({ itemId: blogEntryId, remains: null })
  })
})

describe('what is counted', () => {
  it('follows each comment that comes and goes', async () => {
    const { publishedAt } = await entryRow()
    server.clock.advance(MINUTE)
    const moments = [server.clock.now()]
    const first = await commentId(one, 'First')
    server.clock.advance(MINUTE)
    moments.push(server.clock.now())
    const second = await commentId(other, 'Second', { parentId: first })
    expect(await entryRow()).toMatchObject({ commentCount: 2, lastCommentAt: moments[1], activeAt: moments[1] })
    expect(await readerRow(one)).toEqual({ commentCount: 1, commentedAt: moments[0], readAt: moments[0] })
    await remove(one, first)
    expect(await entryRow()).toMatchObject({ commentCount: 1, lastCommentAt: moments[1] })
    expect(await readerRow(one)).toEqual({ commentCount: 0, commentedAt: null, readAt: moments[0] })
    await remove(author, second)
    expect(await entryRow()).toMatchObject({ commentCount: 0, lastCommentAt: null, activeAt: publishedAt })
    expect(await readerRow(other)).toMatchObject({ commentCount: 0, commentedAt: null })
  })

  it('loses none of those who comment at the same time', async () => {
    const first = await commentId(author, 'First')
    const members = [one, other, author]
    await Promise.all(members.flatMap((member) => [1, 2, 3, 4].map(() => add(member, 'At once', { parentId: first }))))
    expect((await entryRow()).commentCount).toBe(13)
    expect((await readerRow(one))?.commentCount).toBe(4)
    const all = await list(one, false)
    await Promise.all([...all.map(({ id }) => remove(author, id)), ...[1, 2, 3].map(() => add(one, 'Still here'))])
    expect((await entryRow()).commentCount).toBe(3)
  })

  it('is right when a profile goes with its comments and the answers to them', async () => {
    const first = await commentId(one, 'First')
    await add(other, 'Answer', { parentId: first })
    const place = await commentId(other, 'Place')
    await add(one, 'The only one', { parentId: place })
    await remove(other, place)
    server.clock.advance(MINUTE)
    const last = server.clock.now()
    await add(other, 'Stays')
    server.clock.advance(MINUTE)
    await add(one, 'Goes')
    await server.deps.db.deleteFrom('profile').where('id', '=', one.id).execute()
    expect(threadsOf(await list(author))).toEqual(['Stays'])
    expect(await entryRow()).toMatchObject({ commentCount: 1, lastCommentAt: last, activeAt: last })
    expect(await readerRow(other)).toMatchObject({ commentCount: 1, commentedAt: last })
  })

  it('ends with the entry', async () => {
    const first = await commentId(one, 'First')
    await add(other, 'Answer', { parentId: first })
    await server.deps.db.deleteFrom('blogEntry').where('id', '=', blogEntryId).execute()
    expect((await one.client.call('Blogs.GetBlogComment', { commentId: first })).status).toBe(404)
    expect(await server.deps.db.selectFrom('comment').select('id').where('itemId', '=', blogEntryId).execute()).toEqual(
      [],
    )
  })
})

describe('whoever is blocked', () => {
  it('sees neither the other’s comments nor the answers to them', async () => {
    const first = await commentId(one, 'First')
    await add(author, 'To first', { parentId: first })
    const second = await commentId(author, 'Second')
    await add(other, 'To second', { parentId: second })
    const third = await commentId(other, 'Third')
    await add(one, 'To third', { parentId: third })
    await block(one, other)
    expect(threadsOf(await list(other))).toEqual(['Second > To second', 'Third'])
    expect(textsOf(await list(other, false))).toEqual(['Second', 'To second', 'Third'])
    expect(threadsOf(await list(one))).toEqual(['First > To first', 'Second'])
    expect(threadsOf(await list(author))).toEqual(['First > To first', 'Second > To second', 'Third > To third'])
    expect((await other.client.call('Blogs.GetBlogComment', { commentId: first })).status).toBe(404)
    expect((await one.client.call('Blogs.EditBlogComment', { commentId: first, text: 'Still mine' })).status).toBe(200)
  })

  it('by the author of an entry reaches no comment on it', async () => {
    const id = await commentId(one, 'First')
    await block(author, one)
    expect((await one.client.call('Blogs.GetComments', { blogEntryId })).status).toBe(404)
    expect((await one.client.call('Blogs.GetBlogComment', { commentId: id })).status).toBe(404)
    expect((await one.client.call('Blogs.EditBlogComment', { commentId: id, text: 'Changed' })).status).toBe(404)
    expect((await add(one, 'Again')).status).toBe(404)
  })
})

it('a page takes the same number of queries, however long it is', async () => {
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
