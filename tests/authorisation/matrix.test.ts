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

/** What is true of an actor, in the words of the specification. */
interface Actor {
  readonly loggedIn: boolean
  readonly termsAccepted: boolean
  readonly locked: boolean
  readonly heldForValidation: boolean
  readonly paying: boolean
  readonly darkApproved: boolean
  readonly role: number
  readonly bannedFrom?: BanType
  /** What makes the stored profile such an actor. */
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

/** Which conditions an access rule puts up, in the order in which they are told. */
const conditions: Record<string, readonly string[]> = {
  public: [],
  loggedIn: ['session'],
  accepted: ['session', 'terms'],
  active: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate'],
  paying: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate', 'membership'],
  darkApproved: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate', 'onDarkSite'],
  role: ['session', 'terms', 'unlocked', 'notHeld', 'darkGate', 'role'],
}

/** What the contract promises an actor: `allowed`, or the status and code of the first condition that is not met. */
function promised({ access, ban }: Call, actor: Actor, host: Host): string {
  const rule = typeof access === 'string' ? access : 'role'
  const needed = typeof access === 'string' ? RoleLevel.None : RoleLevel[access.role]
  const unmet: Record<string, [unmet: boolean, refusal: string]> = {
    session: [!actor.loggedIn, '401 UNAUTHENTICATED'],
    terms: [!actor.termsAccepted, '403 TERMS_NOT_ACCEPTED'],
    unlocked: [actor.locked, '403 PROFILE_LOCKED'],
    notHeld: [actor.heldForValidation, '403 VALIDATION_REQUIRED'],
    darkGate: [host === 'dark' && !actor.darkApproved, '403 NOT_DARK_APPROVED'],
    membership: [!actor.paying, '402 MEMBERS_ONLY'],
    onDarkSite: [host !== 'dark', '403 FORBIDDEN'],
    role: [actor.role < needed, '403 FORBIDDEN'],
  }
  const banned = ban !== undefined && actor.bannedFrom === BanType[ban]
  const first = conditions[rule]?.find((condition) => unmet[condition]?.[0])
  if (first) return unmet[first]?.[1] ?? ''
  return banned ? '403 BANNED' : 'allowed'
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

/** A browser of the actor with a session of its own, for some calls end it, and an address of its own, for its limits. */
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

const cells = Object.entries(actors).flatMap(([name, actor]) =>
  (['main', 'dark'] as const).map((host) => ({ cell: `${name} on the ${host} site`, name, actor, host })),
)

describe('who may make which call', () => {
  it.each(calls.map(([name, call]) => [name, call.access, call] as const))('%s (%j)', async (name, _access, call) => {
    const expected = cells.map(({ cell, actor, host }) => `${cell}: ${promised(call, actor, host)}`)
    const seen = await Promise.all(
      cells.map(async ({ cell, name: actor, host }) => `${cell}: ${await observed(name, actor, host)}`),
    )
    expect(seen).toEqual(expected)
  })

  it('puts up each kind of rule somewhere', () => {
    const rules = new Set(calls.map(([, { access }]) => (typeof access === 'string' ? access : 'role')))
    expect([...rules]).toEqual(expect.arrayContaining(['public', 'loggedIn', 'accepted', 'active', 'role']))
  })
})
