import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callByName, type CallName } from '../contract/contract'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import { lodgeCalls } from '../contract/lodges/lodgeCalls'
import { hasLodgeRight } from '../contract/lodgeRights'
import { insertLodge, sampleLodge, setLodgeRole } from '../testing/lodges'
import { newMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

/** Parameters besides the lodge of the area's calls that need a right. */
const parameters = {
  'Lodges.GetLodgeDataForEdit': {},
  'Lodges.UpdateLodge': { ...sampleLodge, name: 'Changed', revision: 1 },
  'Lodges.DeleteLodge': {},
} as const satisfies Partial<Record<CallName, object>>
type GuardedCall = keyof typeof parameters

const guarded = Object.keys(parameters) as GuardedCall[]

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

/** What a member in a role gets of a call about a lodge of its own. */
async function outcome(name: GuardedCall, role: LodgeRole, deletedAt: Date | null = null): Promise<string> {
  const [founder, member] = [await newMember(server), await newMember(server)]
  const isOwner = role === LodgeRole.Owner
  const lodgeId = await insertLodge(server, isOwner ? member.id : founder.id)
  if (!isOwner && role !== LodgeRole.None) await setLodgeRole(server, lodgeId, member.id, role)
  await server.deps.db.updateTable('lodge').set({ deletedAt }).where('id', '=', lodgeId).execute()
  const changed = `Changed ${lodgeId}`
  const body = { lodgeId, ...parameters[name], ...('name' in parameters[name] && { name: changed }) }
  const { status, problem } = await member.client.call(name, body)
  return status === 200 ? 'allowed' : `${status} ${problem.code}`
}

describe.each(guarded)('%s', (name) => {
  const right = callByName.get(name)?.lodgeRight

  it.each(Object.entries(LodgeRole))('in the role %s does what the contract promises', async (_name, role) => {
    const promised = right && hasLodgeRight(role, right) ? 'allowed' : '403 FORBIDDEN'
    expect(await outcome(name, role)).toBe(role === LodgeRole.Blacklisted ? '404 NOT_FOUND' : promised)
  })

  it('is 404 once the lodge is deleted', async () => {
    expect(await outcome(name, LodgeRole.Owner, server.clock.now())).toBe('404 NOT_FOUND')
  })
})

it('all calls of the area that need a right are here', () => {
  const needing = Object.entries(lodgeCalls).flatMap(([name, call]) =>
    (call as { lodgeRight?: string }).lodgeRight ? [`Lodges.${name}`] : [],
  )
  expect(needing).toEqual(guarded)
})
