import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../core/clock'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { blockAs, newDiscussion, removeAs, textsOf, threadsOf, type Discussion } from './discussion.fixture'

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

describe('deleting', () => {
  it('is for the author of the comment and the author of the entry', async () => {
    const { author, one, other, blogEntryId, commentId, list } = talk
    const [mine, theirs] = [await commentId(one, 'Mine'), await commentId(other, 'Theirs')]
    expect((await removeAs(one, theirs)).status).toBe(404)
    expect((await removeAs(one, mine)).data).toEqual({ itemId: blogEntryId, remains: null })
    expect((await removeAs(author, theirs)).data).toEqual({ itemId: blogEntryId, remains: null })
    expect((await removeAs(author, theirs)).status).toBe(404)
    expect(await list(one)).toEqual([])
  })

  it('leaves a placeholder while there are answers', async () => {
    const { author, one, other, add, commentId, list, entryRow } = talk
    const first = await commentId(one, `First, @${other.name}`, { mentionIds: [other.id] })
    const answers = [
      await commentId(other, 'Second', { parentId: first }),
      await commentId(author, 'Third', { parentId: first }),
    ]
    const { data } = await removeAs(one, first)
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
    expect((await removeAs(one, first)).status).toBe(404)
    expect((await one.client.call('Blogs.EditBlogComment', { commentId: first, text: 'Back' })).status).toBe(404)
    expect((await add(other, 'Fourth', { parentId: first })).status).toBe(404)
    expect((await add(one, 'Fourth', { parentId: answers[1] })).data.parentId).toBe(first)
    await blockAs(other, one)
    expect(threadsOf(await list(one))).toEqual([' > Third > Fourth'])
    for (const { id } of (await list(author))[0]?.replies ?? []) await removeAs(author, id)
    expect(await list(author)).toEqual([])
    expect((await entryRow()).commentCount).toBe(0)
  })

  it('works on comments that one cannot see', async () => {
    const { author, one, blogEntryId, commentId } = talk
    const id = await commentId(one, 'Before the block')
    await blockAs(author, one)
    expect((await removeAs(one, id)).data).toEqual({ itemId: blogEntryId, remains: null })
  })
})

describe('the counters', () => {
  it('follow each comment that comes and goes', async () => {
    const { author, one, other, commentId, entryRow, readerRow } = talk
    const { publishedAt } = await entryRow()
    server.clock.advance(MINUTE)
    const moments = [server.clock.now()]
    const first = await commentId(one, 'First')
    server.clock.advance(MINUTE)
    moments.push(server.clock.now())
    const second = await commentId(other, 'Second', { parentId: first })
    expect(await entryRow()).toMatchObject({ commentCount: 2, lastCommentAt: moments[1], activeAt: moments[1] })
    expect(await readerRow(one)).toEqual({ commentCount: 1, commentedAt: moments[0], readAt: moments[0] })
    await removeAs(one, first)
    expect(await entryRow()).toMatchObject({ commentCount: 1, lastCommentAt: moments[1] })
    expect(await readerRow(one)).toEqual({ commentCount: 0, commentedAt: null, readAt: moments[0] })
    await removeAs(author, second)
    expect(await entryRow()).toMatchObject({ commentCount: 0, lastCommentAt: null, activeAt: publishedAt })
    expect(await readerRow(other)).toMatchObject({ commentCount: 0, commentedAt: null })
  })

  it('lose none of simultaneous comments', async () => {
    const { author, one, other, add, commentId, list, entryRow, readerRow } = talk
    const first = await commentId(author, 'First')
    const members = [one, other, author]
    await Promise.all(members.flatMap((member) => [1, 2, 3, 4].map(() => add(member, 'At once', { parentId: first }))))
    expect((await entryRow()).commentCount).toBe(13)
    expect((await readerRow(one))?.commentCount).toBe(4)
    const all = await list(one, false)
    await Promise.all([...all.map(({ id }) => removeAs(author, id)), ...[1, 2, 3].map(() => add(one, 'Still here'))])
    expect((await entryRow()).commentCount).toBe(3)
  })

  it('are right when a profile is erased with its comments and the answers to them', async () => {
    const { author, one, other, add, commentId, list, entryRow, readerRow } = talk
    const first = await commentId(one, 'First')
    await add(other, 'Answer', { parentId: first })
    const place = await commentId(other, 'Place')
    await add(one, 'The only one', { parentId: place })
    await removeAs(other, place)
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

  it('end with the entry', async () => {
    const { one, other, blogEntryId, add, commentId } = talk
    const first = await commentId(one, 'First')
    await add(other, 'Answer', { parentId: first })
    await server.deps.db.deleteFrom('blogEntry').where('id', '=', blogEntryId).execute()
    expect((await one.client.call('Blogs.GetBlogCommentsByIds', { ids: [first] })).data).toEqual([])
    expect(await server.deps.db.selectFrom('comment').select('id').where('itemId', '=', blogEntryId).execute()).toEqual(
      [],
    )
  })
})
