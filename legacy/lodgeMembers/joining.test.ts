import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MessageType, ProfileListView } from '../contract/enums'
import {
  LodgeAccess,
  LodgeActivityEvent,
  LodgeInvitationStatus,
  LodgeRequestStatus,
  LodgeRole,
} from '../contract/lodges/lodgeEnums'
import { DAY } from '../core/clock'
import { setLodgeRole } from '../testing/lodges'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { logOf, newCast, roleOf, type Cast } from './cast.fixture'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  cast = await newCast(server)
})

const join = ({ client }: TestMember) => client.call('Lodges.JoinLodge', { lodgeId: cast.lodgeId })
const ask = ({ client }: TestMember, text = 'I bake') =>
  client.call('Lodges.RequestMembership', { lodgeId: cast.lodgeId, text })
const approve = ({ client }: TestMember, { id: profileId }: TestMember) =>
  client.call('Lodges.ApproveMembershipRequest', { lodgeId: cast.lodgeId, profileId })
const decline = ({ client }: TestMember, { id: profileId }: TestMember) =>
  client.call('Lodges.DeclineMembershipRequest', { lodgeId: cast.lodgeId, profileId })
const invite = ({ client }: TestMember, { id: profileId }: TestMember) =>
  client.call('Lodges.InviteToLodge', { lodgeId: cast.lodgeId, profileId })
const waiting = async ({ client } = cast.assistant, query: object = {}) =>
  (await client.call('Lodges.GetPendingMembershipRequests', { lodgeId: cast.lodgeId, ...query })).data
const taskCount = async ({ client }: TestMember) =>
  (await client.call('Notifications.LodgeAdminNotificationsCount')).data
const role = ({ id }: TestMember) => roleOf(server, cast.lodgeId, id)
const open = () =>
  server.deps.db.updateTable('lodge').set({ access: LodgeAccess.AccessForAll }).where('id', '=', cast.lodgeId).execute()
const mailFromSite = async ({ client }: TestMember) => {
  const [conversation] = (await client.call('Mail.GetConversations', { kind: 2 })).data
  return conversation?.lastMessage
}

describe('an open lodge', () => {
  it('is joined at once, and a repeat does no harm', async () => {
    await open()
    const { data } = await join(cast.stranger)
    expect(data.membership).toMatchObject({
      lodgeId: cast.lodgeId,
      role: LodgeRole.Member,
      profile: { id: cast.stranger.id },
      joinedAt: server.clock.now().toISOString(),
    })
    expect((await join(cast.stranger)).data).toEqual(data)
    expect((await join(cast.declined)).status).toBe(200)
    const { MemberJoined } = LodgeActivityEvent
    expect(await logOf(server, cast.lodgeId)).toEqual([
      [MemberJoined, cast.stranger.id, cast.stranger.id],
      [MemberJoined, cast.declined.id, cast.declined.id],
    ])
  })

  it('takes no requests', async () => {
    await open()
    expect(await ask(cast.stranger)).toMatchObject({ status: 422, problem: { code: 'LODGE_OPEN_TO_ALL' } })
  })

  it('ends the request that waited', async () => {
    await open()
    await join(cast.requesting)
    expect(await waiting()).toEqual([])
    expect(await approve(cast.owner, cast.requesting)).toMatchObject({ status: 200 })
    expect(await logOf(server, cast.lodgeId)).toHaveLength(1)
  })
})

describe('a lodge that approves its members', () => {
  it('cannot be joined without an invitation', async () => {
    expect(await join(cast.stranger)).toMatchObject({ status: 403, problem: { code: 'LODGE_NEEDS_APPROVAL' } })
    expect(await role(cast.stranger)).toBeUndefined()
  })

  it('takes a request, which waits, first Created and then New with the leaders', async () => {
    const { data } = await ask(cast.stranger, '  I bake ')
    expect(data.membership).toMatchObject({
      role: LodgeRole.Requesting,
      requestStatus: LodgeRequestStatus.Created,
      requestText: 'I bake',
    })
    expect(await mailFromSite(cast.assistant)).toBeUndefined()
    await server.runJobs()
    const leaders = [cast.owner, cast.coOwner, cast.assistant]
    for (const leader of leaders) {
      expect(await mailFromSite(leader)).toMatchObject({
        type: MessageType.LodgeMembershipRequest,
        text: 'I bake',
        subject: { lodgeId: cast.lodgeId, profile: { id: cast.stranger.id } },
      })
    }
    expect(await mailFromSite(cast.member)).toBeUndefined()
    expect((await waiting()).map(({ profile, requestStatus }) => [profile.id, requestStatus])).toEqual([
      [cast.requesting.id, LodgeRequestStatus.New],
      [cast.stranger.id, LodgeRequestStatus.New],
    ])
  })

  it('shows a request to no leader who has a block with its writer', async () => {
    await cast.assistant.client.call('Profiles.AddProfileToBlacklist', { profileId: cast.stranger.id })
    await ask(cast.stranger)
    await server.runJobs()
    expect(await mailFromSite(cast.owner)).toMatchObject({ type: MessageType.LodgeMembershipRequest })
    expect(await mailFromSite(cast.assistant)).toBeUndefined()
    expect((await waiting()).map(({ profile }) => profile.id)).toEqual([cast.requesting.id])
    expect(await taskCount(cast.assistant)).toEqual({ count: 1 })
    expect(await taskCount(cast.owner)).toEqual({ count: 2 })
    expect((await approve(cast.assistant, cast.stranger)).status).toBe(404)
  })

  it('hides a request from everybody once there is a block between its writer and the owner', async () => {
    await cast.requesting.client.call('Profiles.AddProfileToBlacklist', { profileId: cast.owner.id })
    for (const leader of [cast.owner, cast.assistant]) {
      expect(await waiting(leader)).toEqual([])
      expect(await taskCount(leader)).toEqual({ count: 0 })
      expect((await approve(leader, cast.requesting)).status).toBe(404)
    }
  })

  it('does not announce a request that was withdrawn meanwhile', async () => {
    await ask(cast.stranger)
    await cast.stranger.client.call('Lodges.LodgeDeleteRequest', { lodgeId: cast.lodgeId })
    await server.runJobs()
    expect(await mailFromSite(cast.owner)).toBeUndefined()
  })

  it('keeps the words of a request for the detailed view', async () => {
    const words = async (viewStyle?: ProfileListView) =>
      (await waiting(cast.owner, { ...(viewStyle && { viewStyle }) }))[0]?.requestText
    expect(await words()).toBe('Please')
    expect(await words(ProfileListView.Detailed)).toBe('Please')
    expect(await words(ProfileListView.Gallery)).toBeNull()
    expect(await words(ProfileListView.List)).toBeNull()
  })

  it('takes a profile in when a leader approves', async () => {
    await ask(cast.stranger)
    const { data } = await approve(cast.assistant, cast.stranger)
    expect(data.membership).toMatchObject({ role: LodgeRole.Member, requestStatus: LodgeRequestStatus.Approved })
    expect((await approve(cast.owner, cast.stranger)).data.membership).toMatchObject({ role: LodgeRole.Member })
    expect(await logOf(server, cast.lodgeId)).toEqual([
      [LodgeActivityEvent.MembershipApproved, cast.stranger.id, cast.assistant.id],
    ])
    expect(await mailFromSite(cast.stranger)).toMatchObject({ type: MessageType.LodgeMembershipApproved })
  })

  it('is closed for 30 days to a profile that was declined', async () => {
    await decline(cast.coOwner, cast.requesting)
    expect(await role(cast.requesting)).toBe(LodgeRole.Declined)
    expect(await mailFromSite(cast.requesting)).toMatchObject({
      type: MessageType.LodgeMembershipDeclined,
      subject: { lodgeId: cast.lodgeId, profile: null },
    })
    // Sessions do not last so long.
    const askLater = async () => ask({ ...cast.requesting, client: await clientOf(server, cast.requesting.id) })
    server.clock.advance(30 * DAY - 1)
    expect(await askLater()).toMatchObject({ status: 422, problem: { code: 'REQUEST_TOO_EARLY' } })
    server.clock.advance(1)
    expect((await askLater()).status).toBe(200)
    expect(await logOf(server, cast.lodgeId)).toEqual([
      [LodgeActivityEvent.MembershipDeclined, cast.requesting.id, cast.coOwner.id],
    ])
  })

  it('can be asked again at once after a request was withdrawn or removed', async () => {
    for (const [by, body] of [
      [cast.stranger, {}],
      [cast.assistant, { profileId: cast.stranger.id }],
    ] as const) {
      await ask(cast.stranger)
      const { status } = await by.client.call('Lodges.LodgeDeleteRequest', { lodgeId: cast.lodgeId, ...body })
      expect([status, await role(cast.stranger)]).toEqual([200, undefined])
    }
    expect((await ask(cast.stranger)).status).toBe(200)
    expect(await logOf(server, cast.lodgeId)).toEqual([])
  })

  it('refuses requests of members, and decisions on what nobody asked', async () => {
    expect(await ask(cast.member)).toMatchObject({ status: 409, problem: { code: 'ALREADY_MEMBER' } })
    expect(await approve(cast.owner, cast.stranger)).toMatchObject({
      status: 409,
      problem: { code: 'ALREADY_DECIDED' },
    })
    expect(await decline(cast.owner, cast.member)).toMatchObject({ status: 409 })
    expect((await approve(cast.owner, { ...cast.stranger, id: 999_999 })).status).toBe(404)
    expect((await decline(cast.owner, { ...cast.stranger, id: 999_999 })).status).toBe(404)
  })

  it('keeps one member from removing the request of another', async () => {
    const body = { lodgeId: cast.lodgeId, profileId: cast.requesting.id }
    for (const { client } of [cast.member, cast.stranger]) {
      expect((await client.call('Lodges.LodgeDeleteRequest', body)).status).toBe(403)
    }
    expect(await role(cast.requesting)).toBe(LodgeRole.Requesting)
  })

  it('lets no staff ask or join as a member', async () => {
    const acting = await actingAs(server, cast.stranger.id)
    const { lodgeId } = cast
    for (const answer of [
      await acting.call('Lodges.RequestMembership', { lodgeId, text: '' }),
      await acting.call('Lodges.JoinLodge', { lodgeId }),
    ]) {
      expect(answer).toMatchObject({ status: 403, problem: { code: 'ACTING_AS_OTHER' } })
    }
  })
})

describe('an invitation', () => {
  const invitations = async ({ client }: TestMember, query: object = {}) =>
    (await client.call('Lodges.GetLodgeInvitations', query)).data.map(({ profile }) => profile.id)
  const reject = ({ client }: TestMember) => client.call('Lodges.RejectLodgeInvitation', { lodgeId: cast.lodgeId })

  it('opens a lodge that approves its members', async () => {
    const { data } = await invite(cast.assistant, cast.stranger)
    expect(data.membership).toMatchObject({
      role: LodgeRole.None,
      invitationStatus: LodgeInvitationStatus.Invited,
      invitedBy: { id: cast.assistant.id },
    })
    expect(await invitations(cast.stranger)).toEqual([cast.stranger.id])
    expect(await invitations(cast.owner, { lodgeId: cast.lodgeId })).toEqual([cast.stranger.id])
    expect((await join(cast.stranger)).data.membership).toMatchObject({
      role: LodgeRole.Member,
      invitationStatus: LodgeInvitationStatus.Member,
    })
    expect(await invitations(cast.stranger)).toEqual([])
  })

  it('is rejected for good, and the profile may still ask', async () => {
    await invite(cast.owner, cast.stranger)
    await reject(cast.stranger)
    expect(await invitations(cast.stranger)).toEqual([])
    expect(await join(cast.stranger)).toMatchObject({ status: 403 })
    expect(await invite(cast.assistant, cast.stranger)).toMatchObject({
      status: 422,
      problem: { code: 'INVITATION_REJECTED' },
    })
    expect((await ask(cast.stranger)).status).toBe(200)
    await cast.stranger.client.call('Lodges.LodgeDeleteRequest', { lodgeId: cast.lodgeId })
    expect(await invite(cast.assistant, cast.stranger)).toMatchObject({ status: 422 })
  })

  it('and a request end each other', async () => {
    const { requesting, owner, lodgeId } = { ...cast }
    await invite(owner, requesting)
    await reject(requesting)
    expect(await role(requesting)).toBe(LodgeRole.None)
    expect(await waiting()).toEqual([])

    const others = [await newMember(server), await newMember(server), await newMember(server)] as const
    for (const other of others) {
      await ask(other)
      await invite(owner, other)
    }
    await decline(owner, others[0])
    await others[1].client.call('Lodges.LodgeDeleteRequest', { lodgeId })
    await approve(owner, others[2])
    for (const other of others) expect(await invitations(other)).toEqual([])
    expect([await role(others[0]), await role(others[1]), await role(others[2])]).toEqual([
      LodgeRole.Declined,
      undefined,
      LodgeRole.Member,
    ])
  })

  it('lets a profile in that was declined', async () => {
    await invite(cast.owner, cast.declined)
    expect((await join(cast.declined)).status).toBe(200)
  })

  it('goes to nobody who is blocked in the lodge, cannot be seen, or has a block with the owner', async () => {
    expect(await invite(cast.owner, cast.blocked)).toMatchObject({
      status: 422,
      problem: { code: 'LODGE_HAS_BLOCKED' },
    })
    const [aloof, locked] = [await newMember(server), await newMember(server, { status: 4 })]
    await aloof.client.call('Profiles.AddProfileToBlacklist', { profileId: cast.owner.id })
    for (const other of [aloof, locked, { ...aloof, id: 999_999 }]) {
      expect((await invite(cast.assistant, other)).status).toBe(404)
    }
    expect(await invite(cast.owner, cast.owner)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
    expect(await invitations(cast.owner, { lodgeId: cast.lodgeId })).toEqual([])
  })

  it('leaves members as they are', async () => {
    expect((await invite(cast.owner, cast.member)).data.membership).toMatchObject({
      role: LodgeRole.Member,
      invitationStatus: LodgeInvitationStatus.None,
    })
  })

  it('of a lodge that is gone is in no list', async () => {
    await setLodgeRole(server, cast.lodgeId, cast.stranger.id, LodgeRole.None, {
      invitationStatus: LodgeInvitationStatus.Invited,
      invitedAt: server.clock.now(),
    })
    expect(await invitations(cast.stranger)).toHaveLength(1)
    await server.deps.db
      .updateTable('lodge')
      .set({ deletedAt: server.clock.now() })
      .where('id', '=', cast.lodgeId)
      .execute()
    expect(await invitations(cast.stranger)).toEqual([])
  })
})

describe('the tasks of leaders', () => {
  it('are the requests that wait in all their lodges, and part of all counters', async () => {
    const { owner, member } = cast
    const second = await newCast(server)
    await setLodgeRole(server, second.lodgeId, owner.id, LodgeRole.Assistant)
    expect(await taskCount(owner)).toEqual({ count: 2 })
    expect(await taskCount(member)).toEqual({ count: 0 })
    const counts = async ({ client }: TestMember) => (await client.call('Notifications.NotificationCounts')).data
    expect(await counts(owner)).toMatchObject({
      lodgeAdmin: true,
      lodgeAdminNotificationsCount: 2,
      notificationCounts: 2,
    })
    expect(await counts(member)).toMatchObject({ lodgeAdmin: false, lodgeAdminNotificationsCount: 0 })
    await approve(owner, cast.requesting)
    expect(await taskCount(owner)).toEqual({ count: 1 })
    const count = await owner.client.call('Lodges.GetPendingMembershipRequestsCount', { lodgeId: second.lodgeId })
    expect(count.data).toEqual({ count: 1 })
  })

  it('end with the lodge', async () => {
    await server.deps.db
      .updateTable('lodge')
      .set({ deletedAt: server.clock.now() })
      .where('id', '=', cast.lodgeId)
      .execute()
    const { data } = await cast.owner.client.call('Notifications.NotificationCounts')
    expect(data).toMatchObject({ lodgeAdmin: false, lodgeAdminNotificationsCount: 0 })
  })
})
