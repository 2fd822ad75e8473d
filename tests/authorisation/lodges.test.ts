import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callByName, calls, type CallName } from '../../legacy/contract/contract'
import { LodgeRole } from '../../legacy/contract/enums'
import { hasLodgeRight } from '../../legacy/contract/lodgeRights'
import { insertPlaces } from '../../legacy/testing/places'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'
import type { LodgeCall } from './lodgeCalls'
import { lodgeMemberCalls } from './lodgeMemberCalls'
import { lodgeWorldOf, standings, type StandingName } from './lodgeWorld'

/** The calls about one lodge, or about something in it, by area. An area adds its table here. */
const tables = { lodgeMembers: lodgeMemberCalls }

/** Calls of lodges that are about no single one. */
const aboutNone: readonly CallName[] = [
  'Lodges.GetLodgesNotificationSettings',
  'Lodges.UpdateLodgeDefaultNotificationSettings',
]

/** Calls that the area `lodges` proves in its own tests. */
const provenElsewhere: readonly CallName[] = ['Lodges.GetLodgeData', 'Lodges.GetLodgesByIds']

const table: Partial<Record<CallName, LodgeCall>> = Object.assign({}, ...Object.values(tables))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

/** The answers that a standing may get: statuses, and for batches the number of things. */
function promised(name: CallName, call: LodgeCall, standing: StandingName): readonly string[] {
  const { role, hidden }: { readonly role: LodgeRole; readonly hidden?: true } = standings[standing]
  if (call.lists !== undefined) {
    const { lists } = call
    const seen = !hidden && (typeof lists === 'string' ? hasLodgeRight(role, lists) : lists(role))
    return [`200 ${Number(seen)}`]
  }
  const blocked = standing === 'blockedByOwner' || standing === 'hasBlockedOwner'
  if (hidden && !(blocked && call.endsOwn)) return ['404']
  const right = call.right ?? callByName.get(name)?.lodgeRight
  const isAllowed = right ? hasLodgeRight(role, right) : (call.allowed?.(role) ?? false)
  return isAllowed ? (call.otherwise ?? [200]).map(String) : ['403']
}

async function observed(name: CallName, call: LodgeCall, standing: StandingName): Promise<string> {
  const world = await lodgeWorldOf(server, standing)
  const { status, data } = await world.viewer.call(name, call.args(world))
  return call.lists === undefined ? String(status) : `${status} ${(data as readonly unknown[]).length}`
}

describe.each(Object.entries(table) as [CallName, LodgeCall][])('%s', (name, call) => {
  it.each(Object.keys(standings) as StandingName[])('keeps its promise to a viewer who is %s', async (standing) => {
    expect(promised(name, call, standing)).toContain(await observed(name, call, standing))
  })
})

it('covers every call about a lodge', () => {
  const about = calls.map(([name]) => name).filter((name) => name.startsWith('Lodges.'))
  const known = [...Object.keys(table), ...aboutNone, ...provenElsewhere]
  expect(about.filter((name) => !known.includes(name))).toEqual([])
})

it('names a right for every standing that may do something', () => {
  const allowed = Object.entries(table).flatMap(([name, call]) =>
    (Object.keys(standings) as StandingName[]).filter(
      (standing) => !promised(name as CallName, call, standing).every((status) => ['403', '404'].includes(status)),
    ),
  )
  expect(new Set(allowed)).toEqual(new Set(Object.keys(standings)))
})
