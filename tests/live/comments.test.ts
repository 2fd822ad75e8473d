import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '../../gateway/testing/stubbed'
import { blockAs, newDiscussion, removeAs, type Discussion } from '../../legacy/blogs/discussion.fixture'
import type { TestMember } from '../../legacy/testing/members'
import { endOf, LiveWorld } from './world'
import type { OpenStream } from './stream'

let world: LiveWorld
let talk: Discussion
beforeAll(async () => {
  world = await LiveWorld.start()
})
beforeEach(async () => {
  talk = await newDiscussion(world.product.legacy)
})
afterEach(() => world.clear())
afterAll(() => world.close())

const QUERY = `subscription ($id: ID!) {
  commentsChanged(id: $id) { item { commentCount } comment { legacyId text isDeleted } deletedId }
}`

const subscribe = (member: TestMember, blogEntryId = talk.blogEntryId) =>
  world.open(member, { query: QUERY, variables: { id: globalId('BlogEntry', blogEntryId) } })

/** A stream after its first event. */
async function openLive(member: TestMember): Promise<OpenStream> {
  const stream = await subscribe(member)
  await stream.next()
  return stream
}

async function change(stream: OpenStream): Promise<unknown> {
  const told = await stream.next()
  return told?.data?.['commentsChanged'] ?? told
}

const edit = (member: TestMember, commentId: number, text: string) =>
  member.client.call('Blogs.EditBlogComment', { commentId, text })

describe('the comments on an open entry', () => {
  it('are counted at first, and again when another member adds one', async () => {
    const { author, one, other, add } = talk
    await add(one, 'First')
    const stream = await subscribe(author)
    expect(await change(stream)).toEqual({ item: { commentCount: 1 }, comment: null, deletedId: null })
    await add(other, 'Second')
    expect(await change(stream)).toEqual({ item: { commentCount: 2 }, comment: null, deletedId: null })
  })

  it('take one call when another member adds one', async () => {
    const { author, one, add } = talk
    const stream = await openLive(author)
    await add(one, 'First')
    const told = await stream.next()
    expect(told?.extensions?.restCalls.map(({ call }) => call)).toEqual(['Blogs.GetBlogEntriesByIds'])
  })

  it('change with an edit and with a deletion', async () => {
    const { author, one, other, add, commentId } = talk
    const [edited, answered] = [await commentId(one, 'First'), await commentId(one, 'Second')]
    await add(other, 'Answer', { parentId: answered })
    const stream = await openLive(author)
    await edit(one, edited, 'Better')
    expect(await change(stream)).toMatchObject({ comment: { legacyId: edited, text: 'Better' }, deletedId: null })
    await removeAs(one, edited)
    const deletedId = globalId('BlogComment', edited)
    expect(await change(stream)).toEqual({ item: { commentCount: 2 }, comment: null, deletedId })
    await removeAs(one, answered)
    expect(await change(stream)).toMatchObject({ comment: { legacyId: answered, isDeleted: true }, deletedId: null })
  })

  it('reveal nothing of members in a block with the viewer', async () => {
    const { author, one, other, add, commentId } = talk
    const [before, own] = [await commentId(one, 'Before'), await commentId(author, 'Own')]
    await blockAs(one, other)
    const streams = [await openLive(other), await openLive(author)]
    await add(one, 'Secret')
    await edit(one, before, 'Secret')
    await removeAs(one, before)
    await edit(author, own, 'For all')
    expect(await change(streams[0] as OpenStream)).toMatchObject({
      item: { commentCount: 1 },
      comment: { text: 'For all' },
    })
    expect(await change(streams[1] as OpenStream)).toMatchObject({ item: { commentCount: 3 } })
  })

  it('are no longer published when the viewer loses access to the entry', async () => {
    const { author, one, other, commentId } = talk
    const id = await commentId(one, 'First')
    const stream = await openLive(other)
    await blockAs(author, other)
    await edit(one, id, 'Secret')
    expect(await endOf(stream)).toBeUndefined()
  })

  it('are published to nobody who may not see the entry', async () => {
    const { author, other, blogEntryId } = talk
    await blockAs(author, other)
    expect(await endOf(await subscribe(other))).toBe('NOT_FOUND')
    const { db } = world.product.legacy.deps
    await db.updateTable('blogEntry').set({ dark: true }).where('id', '=', blogEntryId).execute()
    expect(await endOf(await subscribe(author))).toBe('NOT_FOUND')
    expect(
      await endOf(await world.open(undefined, { query: QUERY, variables: { id: globalId('BlogEntry', 1) } })),
    ).toBe('UNAUTHENTICATED')
  })

  it('are limited to five subscriptions per member, and leaving frees one', async () => {
    const { author } = talk
    const streams: OpenStream[] = []
    for (let count = 0; count < 5; count += 1) streams.push(await openLive(author))
    expect(await endOf(await subscribe(author))).toBe('RATE_LIMITED')
    await world.openLive(author)
    await streams[0]?.close()
    await expect
      .poll(async () => (await (await subscribe(author)).next())?.errors?.[0]?.extensions['code'])
      .toBeUndefined()
  })
})
