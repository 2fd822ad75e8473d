import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../legacy/contract/contract'
import { DarkStatus, LookStatus } from '../../legacy/contract/enums'
import { reachesOthers, staysWithProfile } from '../../legacy/contract/staff/reachesOthers'
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
})
