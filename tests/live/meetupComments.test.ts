import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '../../gateway/testing/stubbed'
import { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { newGathering, type Gathering } from '../../legacy/meetups/meetup.fixture'
import { setLodgeRole } from '../../legacy/testing/lodges'
import type { TestMember } from '../../legacy/testing/members'
import { endOf, LiveWorld } from './world'

let world: LiveWorld
let gathering: Gathering
beforeAll(async () => {
  world = await LiveWorld.start()
})
beforeEach(async () => {
  gathering = await newGathering(world.product.legacy)
})
afterEach(() => world.clear())
afterAll(() => world.close())

const subscribe = (member: TestMember) =>
  world.open(member, {
    query: `subscription ($id: ID!) {
      commentsChanged(id: $id) { item { commentCount } comment { legacyId text } deletedId }
    }`,
    variables: { id: globalId('Meetup', gathering.meetupId) },
  })

const add = async ({ client }: TestMember, text: string) =>
  (await client.call('Lodges.AddMeetupComment', { meetupId: gathering.meetupId, text })).data.id

describe('the comments on an open meetup', () => {
  it('are counted, change and go while the viewer may see the meetup', async () => {
    const { maker, member } = gathering
    const stream = await subscribe(maker)
    const change = async () => (await stream.next())?.data?.['commentsChanged']
    expect(await change()).toEqual({ item: { commentCount: 0 }, comment: null, deletedId: null })
    const commentId = await add(member, 'I bring tea')
    expect(await change()).toEqual({ item: { commentCount: 1 }, comment: null, deletedId: null })
    await member.client.call('Lodges.EditMeetupComment', { commentId, text: 'I bring coffee' })
    expect(await change()).toMatchObject({ comment: { legacyId: commentId, text: 'I bring coffee' } })
    await member.client.call('Lodges.DeleteMeetupComment', { commentId })
    const deletedId = globalId('MeetupComment', commentId)
    expect(await change()).toEqual({ item: { commentCount: 0 }, comment: null, deletedId })
  })

  it('end for whom the lodge shuts out, and are not for strangers', async () => {
    const { maker, member, stranger, lodgeId } = gathering
    expect(await endOf(await subscribe(stranger))).toBe('NOT_FOUND')
    const commentId = await add(maker, 'Hello')
    const stream = await subscribe(member)
    await stream.next()
    await setLodgeRole(world.product.legacy, lodgeId, member.id, LodgeRole.Blacklisted)
    await maker.client.call('Lodges.EditMeetupComment', { commentId, text: 'Secret' })
    expect(await endOf(stream)).toBeUndefined()
  })
})
