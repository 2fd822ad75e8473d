import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callByName, type CallName } from '../../legacy/contract/contract'
import type { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../../legacy/contract/lodgeRights'
import { Lodges } from '../../legacy/contract/lodges/lodges'
import { insertPlaces } from '../../legacy/testing/places'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'
import { debateCalls } from './debateCalls'
import { lodgeAreaCalls } from './lodgeAreaCalls'
import type { LodgeCall } from './lodgeCalls'
import { lodgeMediaCalls } from './lodgeMediaCalls'
import { lodgeMemberCalls } from './lodgeMemberCalls'
import { meetupCalls } from './meetupCalls'
import { lodgeWorldOf, standings, type StandingName } from './lodgeWorld'

/** Calls that are about no single lodge. */
const aboutNone: readonly CallName[] = [
  'Lodges.GetLodgeCategories',
  'Lodges.GetCreateLodgeBan',
  'Lodges.CreateLodge',
  'Lodges.GetLodgesNotificationSettings',
  'Lodges.UpdateLodgeDefaultNotificationSettings',
  'Lodges.GetMeetupFeed',
  'Lodges.RenewMeetupFeed',
  'Lodges.EndMeetupFeed',
]

/** How each call of the contract is made. An area adds its calls here. */
const table: Partial<Record<CallName, LodgeCall>> = {
  ...debateCalls,
  ...lodgeAreaCalls,
  ...lodgeMediaCalls,
  ...lodgeMemberCalls,
  ...meetupCalls,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

/** The answers that a standing may get: statuses, and for batches the number of things. */
function promised(name: CallName, call: LodgeCall, standing: StandingName): readonly string[] {
  const { role, hidden }: { readonly role: LodgeRole; readonly hidden?: true } = standings[standing]
  if (call.ofDeleted) {
    const isOwn = standing === 'ofDeletedLodge'
    if (call.lists) return [`200 ${Number(isOwn)}`]
    return [isOwn ? '200' : '404']
  }
  if (call.lists !== undefined) {
    const { lists } = call
    const seen = !hidden && (typeof lists === 'string' ? hasLodgeRight(role, lists) : lists(role))
    return [`200 ${Number(seen)}`]
  }
  const blocked = standing === 'blockedByOwner' || standing === 'hasBlockedOwner'
  if (hidden && !(blocked && call.endsOwn)) return ['404']
  const right = call.right ?? callByName.get(name)?.lodgeRight
  const isAllowed = right ? hasLodgeRight(role, right) : (call.allowed?.(role) ?? false)
  if (isAllowed) return (call.otherwise ?? [200]).map(String)
  return [String(call.refused?.[hasLodgeRight(role, 'seeInside') ? 'inside' : 'outside'] ?? 403)]
}

async function observed(name: CallName, call: LodgeCall, standing: StandingName): Promise<string> {
  const world = await lodgeWorldOf(server, standing)
  const { status, data } = await world.viewer.call(name, await call.args(world))
  return call.lists === undefined ? String(status) : `${status} ${(data as readonly unknown[]).length}`
}

describe.each(Object.entries(table) as [CallName, LodgeCall][])('%s', (name, call) => {
  it.each(Object.keys(standings) as StandingName[])('keeps its promise to a viewer who is %s', async (standing) => {
    expect(promised(name, call, standing)).toContain(await observed(name, call, standing))
  })
})

it('covers every call of the contract about lodges', () => {
  const names = Object.keys(Lodges).map((name) => `Lodges.${name}`)
  const known: readonly string[] = [...Object.keys(table), ...aboutNone]
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

it('names a right for every standing that may do something', () => {
  const allowed = Object.entries(table).flatMap(([name, call]) =>
    (Object.keys(standings) as StandingName[]).filter(
      (standing) => !promised(name as CallName, call, standing).every((status) => ['403', '404'].includes(status)),
    ),
  )
  expect(new Set(allowed)).toEqual(new Set(Object.keys(standings)))
})
