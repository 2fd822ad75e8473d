import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '../../gateway/testing/stubbed'
import { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { newDebate, type Debate } from '../../legacy/debates/debate.fixture'
import { setLodgeRole } from '../../legacy/testing/lodges'
import type { TestMember } from '../../legacy/testing/members'
import { endOf, LiveWorld } from './world'

let world: LiveWorld
let debate: Debate
beforeAll(async () => {
  world = await LiveWorld.start()
})
beforeEach(async () => {
  debate = await newDebate(world.product.legacy)
})
afterEach(() => world.clear())
afterAll(() => world.close())

const subscribe = (member: TestMember) =>
  world.open(member, {
    query: `subscription ($id: ID!) {
      commentsChanged(id: $id) { item { commentCount } comment { legacyId text } deletedId }
    }`,
    variables: { id: globalId('DebateEntry', debate.entryId) },
  })

const add = async ({ client }: TestMember, text: string) =>
  (await client.call('Lodges.AddDebateEntryComment', { debateEntryId: debate.entryId, text })).data.id

describe('the comments on an open topic', () => {
  it('are counted, change and go while the viewer may see the topic', async () => {
    const { author, member, assistant } = debate
    const stream = await subscribe(author)
    const change = async () => (await stream.next())?.data?.['commentsChanged']
    expect(await change()).toEqual({ item: { commentCount: 0 }, comment: null, deletedId: null })
    const commentId = await add(member, 'I do')
    expect(await change()).toEqual({ item: { commentCount: 1 }, comment: null, deletedId: null })
    await member.client.call('Lodges.EditDebateEntryComment', { commentId, text: 'I do not' })
    expect(await change()).toMatchObject({ comment: { legacyId: commentId, text: 'I do not' } })
    await assistant.client.call('Lodges.DeleteDebateEntryComment', { commentId })
    const deletedId = globalId('DebateComment', commentId)
    expect(await change()).toEqual({ item: { commentCount: 0 }, comment: null, deletedId })
  })

  it('end for whom the lodge shuts out, and are not for strangers', async () => {
    const { author, member, stranger, lodgeId } = debate
    expect(await endOf(await subscribe(stranger))).toBe('NOT_FOUND')
    const commentId = await add(author, 'Hello')
    const stream = await subscribe(member)
    await stream.next()
    await setLodgeRole(world.product.legacy, lodgeId, member.id, LodgeRole.Blacklisted)
    await author.client.call('Lodges.EditDebateEntryComment', { commentId, text: 'Secret' })
    expect(await endOf(stream)).toBeUndefined()
  })
})
