import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../legacy/contract/call'
import { calls, type CallName } from '../../legacy/contract/contract'
import {
  BanType,
  DarkStatus,
  ForcedValidation,
  Gender,
  ProfileStatus,
  ProfileType,
  RoleLevel,
} from '../../legacy/contract/enums'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf, insertProfile } from '../../legacy/testing/profiles'
import { TestClient } from '../../legacy/testing/testClient'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

interface Actor {
  readonly loggedIn: boolean
  readonly termsAccepted: boolean
  readonly locked: boolean
  readonly heldForValidation: boolean
  readonly paying: boolean
  readonly darkApproved: boolean
  readonly role: number
  readonly bannedFrom?: BanType
  /** Columns of the stored profile that make such an actor. */
  readonly profile: Partial<Parameters<typeof insertProfile>[1]>
}

const forever = new Date(Date.UTC(2099, 0, 1))
const member: Actor = {
  loggedIn: true,
  termsAccepted: true,
  locked: false,
  heldForValidation: false,
  paying: false,
  darkApproved: false,
  role: RoleLevel.Normal,
  profile: {},
}
const actors = {
  anonymous: { ...member, loggedIn: false, role: RoleLevel.None },
  notAccepted: { ...member, termsAccepted: false, profile: { termsVersion: '2019-01-01' } },
  consentWithdrawn: { ...member, termsAccepted: false, profile: { privacyConsentAt: null } },
  locked: { ...member, locked: true, profile: { status: ProfileStatus.Locked } },
  quarantined: { ...member, locked: true, profile: { status: ProfileStatus.Quarantined } },
  heldForValidation: {
    ...member,
    heldForValidation: true,
    profile: { forcedValidation: ForcedValidation.NationalId, forcedValidationPending: true },
  },
  mayValidateLater: { ...member, profile: { forcedValidation: ForcedValidation.NationalId } },
  unpaid: member,
  runOut: { ...member, profile: { memberUntil: new Date(Date.UTC(2020, 0, 1)) } },
  paying: { ...member, paying: true, profile: { memberUntil: forever } },
  couple: {
    ...member,
    paying: true,
    profile: { memberUntil: forever, profileType: ProfileType.Couple, gender: Gender.Couple },
  },
  darkApproved: {
    ...member,
    paying: true,
    darkApproved: true,
    profile: { memberUntil: forever, darkStatus: DarkStatus.Approved },
  },
  darkApplicant: { ...member, profile: { darkStatus: DarkStatus.Applied } },
  support: {
    ...member,
    darkApproved: true,
    role: RoleLevel.Support,
    profile: { roleLevel: RoleLevel.Support, darkStatus: DarkStatus.Approved },
  },
  bannedFromBlogs: { ...member, paying: true, bannedFrom: BanType.Blogs, profile: { memberUntil: forever } },
  bannedFromLodges: { ...member, paying: true, bannedFrom: BanType.CreateLodges, profile: { memberUntil: forever } },
  supportBannedFromBlogs: {
    ...member,
    darkApproved: true,
    role: RoleLevel.Support,
    bannedFrom: BanType.Blogs,
    profile: { roleLevel: RoleLevel.Support, darkStatus: DarkStatus.Approved },
  },
  supportNotAccepted: {
    ...member,
    termsAccepted: false,
    role: RoleLevel.Support,
    profile: { roleLevel: RoleLevel.Support, termsVersion: null },
  },
  developer: {
    ...member,
    paying: true,
    darkApproved: true,
    role: RoleLevel.Developer,
    profile: { roleLevel: RoleLevel.Developer, darkStatus: DarkStatus.Approved, memberUntil: forever },
  },
} satisfies Record<string, Actor>

const hosts = { main: 'dk.localhost', dark: 'dark.dk.localhost' }
type Host = keyof typeof hosts

/** Conditions of each access rule, in the order in which they are reported. */
const conditions: Record<string, readonly string[]> = {
  public: [],
  loggedIn: ['session'],
  accepted: ['session', 'terms'],
  active: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate'],
  paying: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate', 'membership'],
  darkApproved: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate', 'onDarkSite'],
  role: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate', 'role'],
  roleOnDark: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate', 'role', 'onDarkSite'],
}

const ruleOf = (access: Call['access']) => (typeof access === 'string' ? access : access.onDark ? 'roleOnDark' : 'role')

/** The refusals an actor runs into under any rule, by the condition that is not met. */
function unmetBy(actor: Actor, host: Host, needed: number): ReadonlyMap<string, string> {
  const all: readonly [condition: string, unmet: boolean, refusal: string][] = [
    ['session', !actor.loggedIn, '401 UNAUTHENTICATED'],
    ['terms', !actor.termsAccepted, '403 TERMS_NOT_ACCEPTED'],
    ['unlocked', actor.locked, '403 PROFILE_LOCKED'],
    ['notHeld', actor.heldForValidation, '403 VALIDATION_REQUIRED'],
    ['darkGate', host === 'dark' && !actor.darkApproved, '403 NOT_DARK_APPROVED'],
    ['membership', !actor.paying, '402 MEMBERS_ONLY'],
    ['onDarkSite', host !== 'dark', '403 FORBIDDEN'],
    ['role', actor.role < needed, '403 FORBIDDEN'],
  ]
  return new Map(all.flatMap(([condition, unmet, refusal]) => (unmet ? [[condition, refusal]] : [])))
}

type Rule = Pick<Call, 'access' | 'ban'>

/** The conditions of a rule that an actor does not meet, in the order in which they are told. */
function refusalsOf({ access, ban }: Rule, actor: Actor, host: Host): string[] {
  const rule = ruleOf(access)
  const unmet = unmetBy(actor, host, typeof access === 'string' ? RoleLevel.None : RoleLevel[access.role])
  const refusals = (conditions[rule] ?? []).flatMap((condition) => unmet.get(condition) ?? [])
  return ban !== undefined && actor.bannedFrom === BanType[ban] ? [...refusals, '403 BANNED'] : refusals
}

/** The contract's expected result for an actor: `allowed`, or the status and code of the first unmet condition. */
function promised(rule: Rule, actor: Actor, host: Host): string {
  return refusalsOf(rule, actor, host)[0] ?? 'allowed'
}

let server: TestServer
const ids = new Map<string, number>()

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  for (const [name, actor] of Object.entries(actors)) {
    if (!actor.loggedIn) continue
    const profileId = await insertProfile(server, { name, ...actor.profile })
    ids.set(name, profileId)
    if (actor.bannedFrom === undefined) continue
    const ban = { profileId, banType: actor.bannedFrom, createdAt: server.clock.now() }
    await server.deps.db.insertInto('ban').values(ban).execute()
  }
})
afterAll(() => server.close())

let browsers = 0

/**
 * A browser of the actor with a session of its own, since some calls end it, and an address of its own, because of
 * limits.
 */
async function browserOf(name: string, host: Host): Promise<TestClient> {
  const id = ids.get(name)
  browsers += 1
  const options = { host: hosts[host], address: `10.3.${browsers >> 8}.${browsers & 255}` }
  return id === undefined ? new TestClient(server, options) : clientOf(server, id, options)
}

async function observed(call: CallName, name: string, host: Host): Promise<string> {
  const browser = await browserOf(name, host)
  const { status, problem } = await browser.call(call)
  return [401, 402, 403].includes(status) ? `${status} ${problem.code}` : 'allowed'
}

interface Cell {
  readonly cell: string
  readonly name: string
  readonly actor: Actor
  readonly host: Host
}

const cells: readonly Cell[] = Object.entries(actors).flatMap(([name, actor]) =>
  (['main', 'dark'] as const).map((host) => ({ cell: `${name} on the ${host} site`, name, actor, host })),
)

/** The first call of each rule, by access and ban. */
const callByRule = new Map<string, (typeof calls)[number]>()
for (const entry of calls) {
  const { access, ban } = entry[1]
  const rule = JSON.stringify({ access, ban })
  if (!callByRule.has(rule)) callByRule.set(rule, entry)
}

/** Of several cells another one for each call, so that all of them have their turn. */
function takeTurns(found: readonly Cell[], turn: number): Cell[] {
  const cell = found[turn % found.length]
  return cell ? [cell] : []
}

/**
 * The cells that tell a rule from its neighbours: refused for the last of its conditions alone, which a weaker rule would
 * let pass; refused for a ban; allowed while as little as possible is true of the actor, which a stronger rule would refuse.
 */
function tellingCells(call: Call, turn: number): Cell[] {
  const outcomes = cells.map((cell) => ({ cell, refusals: refusalsOf(call, cell.actor, cell.host) }))
  const refusedFor = (wanted: (refusal: string) => boolean) =>
    outcomes.filter(({ refusals: [only, ...more] }) => only !== undefined && more.length === 0 && wanted(only))
  const lacks = ({ actor, host }: Cell) => unmetBy(actor, host, RoleLevel.Developer).size
  const allowed = outcomes.filter(({ refusals }) => refusals.length === 0).map(({ cell }) => cell)
  const most = Math.max(...allowed.map(lacks))
  return [
    ...takeTurns(
      refusedFor((refusal) => refusal !== '403 BANNED').map(({ cell }) => cell),
      turn,
    ),
    ...takeTurns(
      refusedFor((refusal) => refusal === '403 BANNED').map(({ cell }) => cell),
      turn,
    ),
    ...takeTurns(
      allowed.filter((cell) => lacks(cell) === most),
      turn,
    ),
  ]
}

/** What each of these meets at a call, and what the contract promises them. */
async function outcomesAt(name: CallName, call: Call, asked: readonly Cell[]) {
  const seen = await Promise.all(
    asked.map(async ({ cell, name: actor, host }) => `${cell}: ${await observed(name, actor, host)}`),
  )
  return { seen, expected: asked.map(({ cell, actor, host }) => `${cell}: ${promised(call, actor, host)}`) }
}

describe('each access rule', () => {
  it.each([...callByRule].map(([rule, [name, call]]) => [rule, name, call] as const))(
    '%s holds for all actors on both sites, at %s',
    async (_rule, name, call) => {
      const { seen, expected } = await outcomesAt(name, call, cells)
      expect(seen).toEqual(expected)
    },
  )

  it('is there in each kind', () => {
    const kinds = new Set(calls.map(([, { access }]) => (typeof access === 'string' ? access : 'role')))
    expect([...kinds]).toEqual(expect.arrayContaining(['public', 'loggedIn', 'accepted', 'active', 'role']))
  })
})

describe('each call', () => {
  it.each(calls.map(([name, call], index) => [name, call.access, call, index] as const))(
    '%s (%j) refuses who lacks least and allows who lacks most',
    async (name, _access, call, index) => {
      const asked = tellingCells(call, index)
      const kinds = new Set(asked.map(({ actor, host }) => promised(call, actor, host)))
      expect({ allowed: kinds.has('allowed'), banned: kinds.has('403 BANNED') }).toEqual({
        allowed: true,
        banned: call.ban !== undefined,
      })
      expect(kinds.size).toBe(1 + Number(call.access !== 'public') + Number(call.ban !== undefined))
      const { seen, expected } = await outcomesAt(name, call, asked)
      expect(seen).toEqual(expected)
    },
  )
})
