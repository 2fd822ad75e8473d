import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../legacy/contract/contract'
import { DarkStatus, LookStatus, RoleLevel } from '../../legacy/contract/enums'
import { LodgeRole, MeetupSignUpStatus } from '../../legacy/contract/lodges/lodgeEnums'
import { reachesOthers, staysWithProfile } from '../../legacy/contract/staff/reachesOthers'
import { insertLodge, setLodgeRole } from '../../legacy/testing/lodges'
import { insertMeetup } from '../../legacy/testing/meetups'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

let server: TestServer
let newcomer: TestMember
let other: TestMember

const everything = { darkStatus: DarkStatus.Approved, memberUntil: new Date('2099-01-01') }
const dark = { host: 'dark.dk.localhost' }

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  const waits = { lookStatus: LookStatus.Waiting, lookSince: server.clock.now() }
  newcomer = await newMember(server, { ...everything, ...waits }, dark)
  other = await newMember(server, everything, dark)
})
afterAll(() => server.close())

/** Writes that a profile may make while it waits; calls that only read are sent as POST for their long lists. */
const open = calls
  .filter(([name, { method, access }]) => {
    const isOpen = access === 'active' || access === 'paying' || access === 'darkApproved'
    return method === 'POST' && isOpen && !/\.(Get|Search|Count|NewLodgesSearch)/.test(name)
  })
  .map(([name]) => name)

describe('a profile that waits for a look', () => {
  it('has all its writes named: those that reach others, and why the rest do not', () => {
    const named = [...reachesOthers, ...Object.values(staysWithProfile).flat()]
    expect(named.toSorted()).toEqual(open.toSorted())
  })

  it.each(reachesOthers)('is refused %s', async (name) => {
    expect(await newcomer.client.call(name)).toMatchObject({ status: 403, problem: { code: 'PROFILE_WAITS' } })
    expect((await other.client.call(name)).problem?.code).not.toBe('PROFILE_WAITS')
  })

  it('is no member of a lodge and takes no place before it is accepted', async () => {
    const { db } = server.deps
    const staff = await newMember(server, { roleLevel: RoleLevel.Support })
    const [host, late] = [await newMember(server), await newMember(server)]
    const waits = { lookStatus: LookStatus.Waiting, lookSince: server.clock.now() }
    const early = await newMember(server, waits)
    const lodgeId = await insertLodge(server, host.id)
    const meetingLodge = await insertLodge(server, host.id)
    const meetupId = await insertMeetup(server, meetingLodge, host.id, { places: 1 })
    const count = async () => (await host.client.call('Lodges.GetLodgeData', { lodgeId })).data.memberCount
    const join = async ({ client }: TestMember) => (await client.call('Lodges.JoinLodge', { lodgeId })).status
    for (const { id } of [early, late]) await setLodgeRole(server, meetingLodge, id, LodgeRole.Member)
    const signUp = async ({ client }: TestMember) => {
      await client.call('Lodges.MeetupSignUp', { meetupId })
      const rows = await db
        .selectFrom('meetupSignUp')
        .select(['profileId', 'status'])
        .where('meetupId', '=', meetupId)
        .execute()
      return rows.map(({ profileId, status }) => [profileId, status])
    }
    expect([await join(early), await count()]).toEqual([403, 1])
    expect(await signUp(early)).toEqual([])
    expect(await signUp(late)).toEqual([[late.id, MeetupSignUpStatus.Coming]])
    await staff.client.call('Looks.DecideProfiles', { profileIds: [early.id], accepted: true })
    expect([await join(early), await count()]).toEqual([200, 2])
  })
})
