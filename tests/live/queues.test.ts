import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DarkApplicationStatus, DarkStatus, RoleLevel } from '../../legacy/contract/enums'
import { TicketKind } from '../../legacy/contract/support/ticketEnums'
import { publish } from '../../legacy/core/events'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { LIVE_EVENTS, openStream, type OpenStream } from './stream'
import { eventsUntil, LiveWorld, untilEvent } from './world'

let world: LiveWorld
beforeAll(async () => {
  world = await LiveWorld.start()
})
afterEach(() => world.clear())
afterAll(() => world.close())

const staff = (more: object = {}) => newMember(world.product.legacy, { roleLevel: RoleLevel.Support, ...more })
const openTicket = async ({ client }: TestMember) => {
  const body = { kind: TicketKind.Fault, subject: 'The map', text: 'It does not load.', key: randomUUID() }
  return (await client.call('MyTickets.CreateTicket', body)).data.ticket?.id ?? 0
}
const applyForDark = ({ id }: TestMember) =>
  world.product.legacy.deps.db
    .insertInto('darkApplication')
    .values({ profileId: id, status: DarkApplicationStatus.Waiting, text: 'Let me in', appliedAt: new Date() })
    .execute()
/** Names of the events up to a counter's, which is published last. */
const heardBy = async (stream: OpenStream, { id }: TestMember) => {
  await publish(world.product.legacy.deps.db, { type: 'CountsChanged', profileIds: [id] })
  return (await eventsUntil(stream, 'LiveCounts')).filter(({ __typename }) => __typename !== 'LiveCounts')
}

describe('a queue of the staff', () => {
  it('changes on all open desks as a ticket comes and is taken, with nothing about it', async () => {
    const [member, helper, colleague] = [await world.member(), await staff(), await staff()]
    const stream = await world.openLive(colleague)
    const ticketId = await openTicket(member)
    expect(await untilEvent(stream, 'LiveQueue')).toEqual({ __typename: 'LiveQueue', queue: 'TICKETS' })
    await helper.client.call('SupportDesk.TakeTicket', { ticketId })
    expect(await untilEvent(stream, 'LiveQueue')).toEqual({ __typename: 'LiveQueue', queue: 'TICKETS' })
  })

  it('is no matter of members, not even of those below the staff', async () => {
    const member = await world.member()
    const moderator = await newMember(world.product.legacy, { roleLevel: RoleLevel.ChatModerator })
    await staff()
    const streams = [await world.openLive(member), await world.openLive(moderator)]
    await openTicket(await world.member())
    expect(await heardBy(streams[0] as OpenStream, member)).toEqual([])
    expect(await heardBy(streams[1] as OpenStream, moderator)).toEqual([])
  })

  it('of a dark site is named on that site only', async () => {
    const helper = await staff({ darkStatus: DarkStatus.Approved })
    const sid = helper.client.cookies.get('sid')
    const onMain = await world.openLive(helper)
    const headers = { 'x-forwarded-host': 'dark.dk.localhost' }
    const onDark = await openStream(world.product.url, LIVE_EVENTS, { sid, headers })
    await untilEvent(onDark, 'LiveResync')
    await applyForDark(await world.member())
    expect(await untilEvent(onDark, 'LiveQueue')).toMatchObject({ queue: 'APPLICATIONS' })
    await onDark.close()
    expect(await heardBy(onMain, helper)).toEqual([])
  })
})
