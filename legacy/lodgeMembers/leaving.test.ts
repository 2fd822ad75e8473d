import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LodgeActivityEvent, LodgeMemberSort, LodgeRole } from '../contract/lodges/lodgeEnums'
import { DAY, MINUTE } from '../core/clock'
import { setLodgeRole } from '../testing/lodges'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, PASSWORD } from '../testing/profiles'
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

const { LodgeLeft, MembershipRevoked, ProfileBanned, ProfileUnbanned } = LodgeActivityEvent
const { OwnershipPassed, OwnershipReleased, OwnershipTaken } = LodgeActivityEvent

type OfMember = 'RemoveLodgeMember' | 'BlockProfile' | 'UnblockProfile'
const act = (name: OfMember, { client }: TestMember, { id: profileId }: Pick<TestMember, 'id'>) =>
  client.call(`Lodges.${name}`, { lodgeId: cast.lodgeId, profileId })
const leave = ({ client }: TestMember) => client.call('Lodges.LeaveLodge', { lodgeId: cast.lodgeId })
const role = ({ id }: TestMember) => roleOf(server, cast.lodgeId, id)
const facts = () =>
  server.deps.db
    .selectFrom('lodge')
    .select(['ownerId', 'memberCount', 'ownerlessSince'])
    .where('id', '=', cast.lodgeId)
    .executeTakeFirstOrThrow()

describe('leaving', () => {
  it('ends the membership and the settings for the lodge', async () => {
    const { member, lodgeId } = cast
    const body = { lodgeId, topic: 1, delivery: 3 } as const
    await member.client.call('Lodges.UpdateLodgeNotificationSettings', body)
    expect((await leave(member)).status).toBe(200)
    expect(await role(member)).toBeUndefined()
    expect(await facts()).toMatchObject({ memberCount: 3 })
    expect(await logOf(server, lodgeId)).toEqual([[LodgeLeft, member.id, member.id]])
    const settings = await server.deps.db
      .selectFrom('lodgeNotificationSetting')
      .selectAll()
      .where('lodgeId', '=', lodgeId)
      .execute()
    expect(settings).toEqual([])
    expect((await leave(member)).status).toBe(403)
  })

  it('is not for the owner', async () => {
    expect(await leave(cast.owner)).toMatchObject({ status: 403, problem: { code: 'OWNER_CANNOT_LEAVE' } })
    expect(await role(cast.owner)).toBe(LodgeRole.Owner)
  })

  it('is possible although a block between the owner and the member hides the lodge', async () => {
    await cast.member.client.call('Profiles.AddProfileToBlacklist', { profileId: cast.owner.id })
    await cast.owner.client.call('Profiles.AddProfileToBlacklist', { profileId: cast.assistant.id })
    expect((await cast.member.client.call('Lodges.GetLodgeMembers', { lodgeId: cast.lodgeId })).status).toBe(404)
    expect([(await leave(cast.member)).status, (await leave(cast.assistant)).status]).toEqual([200, 200])
    expect((await leave(cast.stranger)).status).toBe(403)
  })
})

describe('removing a member', () => {
  it('is for leaders, of those below them', async () => {
    const { owner, coOwner, assistant, member } = cast
    const second = await newMember(server)
    await setLodgeRole(server, cast.lodgeId, second.id, LodgeRole.Assistant)
    for (const [by, whom] of [
      [assistant, second],
      [assistant, coOwner],
      [assistant, owner],
      [coOwner, owner],
    ] as const) {
      for (const name of ['RemoveLodgeMember', 'BlockProfile'] as const) {
        expect(await act(name, by, whom)).toMatchObject({ status: 403, problem: { code: 'OUTRANKED' } })
      }
    }
    expect(await act('RemoveLodgeMember', owner, owner)).toMatchObject({
      status: 422,
      problem: { code: 'OWN_PROFILE' },
    })
    expect((await act('RemoveLodgeMember', assistant, member)).status).toBe(200)
    expect((await act('RemoveLodgeMember', assistant, member)).status).toBe(200)
    expect((await act('RemoveLodgeMember', coOwner, second)).status).toBe(200)
    expect(await logOf(server, cast.lodgeId)).toEqual([
      [MembershipRevoked, member.id, assistant.id],
      [MembershipRevoked, second.id, coOwner.id],
    ])
    expect(await facts()).toMatchObject({ memberCount: 3 })
  })

  it('reaches members whom the leader cannot see', async () => {
    await cast.assistant.client.call('Profiles.AddProfileToBlacklist', { profileId: cast.member.id })
    expect((await act('RemoveLodgeMember', cast.assistant, cast.member)).status).toBe(200)
    expect(await role(cast.member)).toBeUndefined()
  })
})

describe('a block in a lodge', () => {
  it('ends membership, request and invitation, hides the lodge, and leaves the log', async () => {
    const { assistant, member, requesting, stranger, lodgeId } = cast
    await assistant.client.call('Lodges.InviteToLodge', { lodgeId, profileId: stranger.id })
    for (const whom of [member, requesting, stranger]) {
      expect((await act('BlockProfile', assistant, whom)).status).toBe(200)
      expect((await act('BlockProfile', assistant, whom)).status).toBe(200)
      for (const answer of [
        await whom.client.call('Lodges.JoinLodge', { lodgeId }),
        await whom.client.call('Lodges.RequestMembership', { lodgeId, text: '' }),
        await whom.client.call('Lodges.LeaveLodge', { lodgeId }),
        await whom.client.call('Lodges.RejectLodgeInvitation', { lodgeId }),
        await whom.client.call('Lodges.GetLodgeMembers', { lodgeId }),
      ]) {
        expect(answer.status).toBe(404)
      }
      expect((await whom.client.call('Lodges.GetLodgeInvitations')).data).toEqual([])
    }
    const blocked = await assistant.client.call('Lodges.GetBlockedProfiles', { lodgeId })
    expect(blocked.data.map(({ profile }) => profile.id).toSorted((a, b) => a - b)).toEqual(
      [member.id, requesting.id, stranger.id, cast.blocked.id].toSorted((a, b) => a - b),
    )
    expect(await logOf(server, lodgeId)).toEqual(
      [member, requesting, stranger].map(({ id }) => [ProfileBanned, id, assistant.id]),
    )
  })

  it('is ended by a leader, and what it ended stays ended', async () => {
    const { owner, member, blocked, lodgeId } = cast
    await act('BlockProfile', owner, member)
    await act('UnblockProfile', owner, member)
    await act('UnblockProfile', owner, blocked)
    await act('UnblockProfile', owner, blocked)
    expect([await role(member), await role(blocked)]).toEqual([undefined, undefined])
    expect((await member.client.call('Lodges.RequestMembership', { lodgeId, text: '' })).status).toBe(200)
    expect(await logOf(server, lodgeId)).toEqual([
      [ProfileBanned, member.id, owner.id],
      [ProfileUnbanned, member.id, owner.id],
      [ProfileUnbanned, blocked.id, owner.id],
    ])
  })

  it('is of profiles that exist for the leader, and never of oneself', async () => {
    const hidden = await newMember(server, { status: 4 })
    for (const id of [hidden.id, 999_999]) expect((await act('BlockProfile', cast.owner, { id })).status).toBe(404)
    expect(await act('BlockProfile', cast.owner, cast.owner)).toMatchObject({
      status: 422,
      problem: { code: 'OWN_PROFILE' },
    })
  })
})

describe('roles', () => {
  const assistant = (by: TestMember, whom: TestMember, wanted: boolean) =>
    by.client.call('Lodges.SetLodgeAssistantStatus', {
      lodgeId: cast.lodgeId,
      profileId: whom.id,
      assistant: wanted,
    })
  const coOwner = (by: TestMember, whom: TestMember, wanted: boolean) =>
    by.client.call('Lodges.SetLodgeCoOwner', { lodgeId: cast.lodgeId, profileId: whom.id, coOwner: wanted })

  it('of assistants are given and taken by managers', async () => {
    const { owner, member, coOwner: second } = cast
    expect((await assistant(second, member, true)).data.membership).toMatchObject({ role: LodgeRole.Assistant })
    await assistant(owner, member, true)
    await assistant(owner, member, false)
    await assistant(owner, member, false)
    expect(await role(member)).toBe(LodgeRole.Member)
    expect(await logOf(server, cast.lodgeId)).toEqual([
      [LodgeActivityEvent.PromotedToAssistant, member.id, second.id],
      [LodgeActivityEvent.DemotedFromAssistant, member.id, owner.id],
    ])
  })

  it('of co-owners are given and taken by the owner', async () => {
    const { owner, member, assistant: helper } = cast
    for (const whom of [member, helper]) await coOwner(owner, whom, true)
    await coOwner(owner, member, false)
    expect([await role(member), await role(helper)]).toEqual([LodgeRole.Member, LodgeRole.CoOwner])
    expect(await logOf(server, cast.lodgeId)).toEqual([
      [LodgeActivityEvent.PromotedToCoOwner, member.id, owner.id],
      [LodgeActivityEvent.PromotedToCoOwner, helper.id, owner.id],
      [LodgeActivityEvent.DemotedFromCoOwner, member.id, owner.id],
    ])
  })

  it('do not change by the wrong call, nor of those who are not in', async () => {
    const { owner, coOwner: second } = cast
    expect(await assistant(owner, second, false)).toMatchObject({ status: 403, problem: { code: 'OUTRANKED' } })
    expect((await assistant(second, owner, false)).status).toBe(403)
    for (const whom of [cast.stranger, cast.requesting, cast.blocked]) {
      expect((await assistant(owner, whom, true)).status).toBe(404)
    }
    expect(await coOwner(owner, owner, false)).toMatchObject({ status: 422 })
  })
})

describe('ownership', () => {
  const pass = (by: TestMember, whom: TestMember, password = PASSWORD) =>
    by.client.call('Lodges.PassOwnership', { lodgeId: cast.lodgeId, profileId: whom.id, password })
  const release = (by: TestMember, password = PASSWORD) =>
    by.client.call('Lodges.ReleaseOwnership', { lodgeId: cast.lodgeId, password })
  const take = ({ client }: Pick<TestMember, 'client'>) =>
    client.call('Lodges.TakeOwnership', { lodgeId: cast.lodgeId })
  const later = async ({ id }: TestMember) => ({ client: await clientOf(server, id) })

  it('passes to another member with the password', async () => {
    const { owner, member } = cast
    expect(await pass(owner, member, 'wrong')).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'password', code: 'WRONG_PASSWORD' }] },
    })
    await member.client.call('Lodges.UpdateLodgeMemberVisibility', { lodgeId: cast.lodgeId, visible: false })
    expect((await pass(owner, member)).data.membership).toMatchObject({ role: LodgeRole.Owner, visible: true })
    expect([await role(owner), await role(member)]).toEqual([LodgeRole.Member, LodgeRole.Owner])
    expect(await facts()).toMatchObject({ ownerId: member.id, memberCount: 4, ownerlessSince: null })
    expect(await logOf(server, cast.lodgeId)).toEqual([[OwnershipPassed, member.id, owner.id]])
    expect((await leave(owner)).status).toBe(200)
  })

  it('passes to nobody outside, unseen or the owner', async () => {
    const { owner } = cast
    for (const whom of [cast.stranger, cast.requesting, cast.blocked]) {
      expect((await pass(owner, whom)).status).toBe(404)
    }
    expect(await pass(owner, owner)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
    expect((await pass(cast.coOwner, cast.member)).status).toBe(403)
    expect(await logOf(server, cast.lodgeId)).toEqual([])
  })

  it('is released, and taken by a co-owner first', async () => {
    const { owner, coOwner, assistant } = cast
    expect((await release(owner)).data.membership).toMatchObject({ role: LodgeRole.Member })
    expect(await facts()).toMatchObject({ ownerId: null, ownerlessSince: server.clock.now(), memberCount: 4 })
    expect(await take(assistant)).toMatchObject({ status: 403, problem: { code: 'OWNERSHIP_NOT_OPEN' } })
    expect(await take(owner)).toMatchObject({ status: 403, problem: { code: 'OWNERSHIP_NOT_OPEN' } })
    expect((await take(coOwner)).data.membership).toMatchObject({ role: LodgeRole.Owner })
    expect((await take(coOwner)).status).toBe(200)
    expect(await take(assistant)).toMatchObject({ status: 409, problem: { code: 'LODGE_HAS_OWNER' } })
    expect(await logOf(server, cast.lodgeId)).toEqual([
      [OwnershipReleased, owner.id, owner.id],
      [OwnershipTaken, coOwner.id, coOwner.id],
    ])
  })

  it('is taken by an assistant where there is no co-owner', async () => {
    await leave(cast.coOwner)
    await release(cast.owner)
    expect((await take(cast.member)).status).toBe(403)
    expect((await take(cast.assistant)).status).toBe(200)
  })

  it('is open to all members after 14 days', async () => {
    await release(cast.owner)
    server.clock.advance(14 * DAY - MINUTE)
    expect((await take(await later(cast.member))).status).toBe(403)
    server.clock.advance(MINUTE)
    expect((await take(await later(cast.stranger))).status).toBe(403)
    expect((await take(await later(cast.member))).status).toBe(200)
  })
})

describe('the members', () => {
  const list = async ({ client }: TestMember, body: object = {}) =>
    (await client.call('Lodges.GetLodgeMembers', { lodgeId: cast.lodgeId, ...body })).data.map(
      ({ profile }) => profile.id,
    )

  it('come in three orders, page by page', async () => {
    const { owner, coOwner, assistant, member } = cast
    server.clock.advance(MINUTE)
    const late = await newMember(server, { name: 'Aaron' })
    await setLodgeRole(server, cast.lodgeId, late.id, LodgeRole.Member)
    expect((await list(member))[0]).toBe(late.id)
    expect(await list(member, { order: LodgeMemberSort.Rank })).toEqual([
      owner.id,
      coOwner.id,
      assistant.id,
      late.id,
      member.id,
    ])
    expect((await list(member, { order: LodgeMemberSort.Alphabetically }))[0]).toBe(late.id)
    expect(await list(member, { order: LodgeMemberSort.Rank, skip: 1, take: 2 })).toEqual([coOwner.id, assistant.id])
    const found = await member.client.call('Lodges.SearchLodgeMembersByName', { lodgeId: cast.lodgeId, name: 'aaró' })
    expect(found.data.map(({ profile }) => profile.id)).toEqual([late.id])
    await server.deps.db.updateTable('profile').set({ name: 'Zoe' }).where('id', '=', late.id).execute()
    expect((await list(member, { order: LodgeMemberSort.Alphabetically })).at(-1)).toBe(late.id)
  })

  it('whose membership is hidden are seen by the leaders and themselves alone', async () => {
    const { owner, assistant, member, lodgeId } = cast
    const other = await newMember(server)
    await setLodgeRole(server, lodgeId, other.id, LodgeRole.Member)
    const hide = { lodgeId, visible: false }
    const { data } = await member.client.call('Lodges.UpdateLodgeMemberVisibility', hide)
    const ids = [data.membership?.id ?? 0]
    for (const [viewer, seen] of [
      [owner, true],
      [assistant, true],
      [member, true],
      [other, false],
    ] as const) {
      expect([viewer.id, (await list(viewer)).includes(member.id)]).toEqual([viewer.id, seen])
      const search = { lodgeId, name: member.name }
      expect((await viewer.client.call('Lodges.SearchLodgeMembersByName', search)).data).toHaveLength(Number(seen))
      expect((await viewer.client.call('Lodges.GetLodgeMembershipsByIds', { ids })).data).toHaveLength(Number(seen))
    }
    expect(await owner.client.call('Lodges.UpdateLodgeMemberVisibility', hide)).toMatchObject({
      status: 422,
      problem: { code: 'OWNER_IS_SHOWN' },
    })
  })

  it('are for outsiders where the lodge shows them', async () => {
    const { stranger, lodgeId } = cast
    expect((await stranger.client.call('Lodges.GetLodgeMembers', { lodgeId })).status).toBe(403)
    await server.deps.db.updateTable('lodge').set({ membersPublic: true }).where('id', '=', lodgeId).execute()
    expect(await list(stranger)).toHaveLength(4)
  })

  it('are without those with whom the viewer has a block', async () => {
    await cast.member.client.call('Profiles.AddProfileToBlacklist', { profileId: cast.assistant.id })
    expect(await list(cast.member)).not.toContain(cast.assistant.id)
    expect(await list(cast.assistant)).not.toContain(cast.member.id)
  })
})
