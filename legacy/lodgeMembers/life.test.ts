import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LodgeAccess, LodgeActivityEvent as Event, LodgeRole as Role } from '../contract/lodges/lodgeEnums'
import { hasLodgeRight, type LodgeRight } from '../contract/lodgeRights'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { logOf } from './cast.fixture'

/*
 * The life of a lodge as a model: random commands run against the server and against a few lines that say what each must
 * do. After every run both agree on every role, invitation and log entry, and the stored counts are exact.
 */

const PROFILES = 5
const RUNS = 200
/** Few, since the roles at the beginning are drawn too. */
const COMMANDS = 6

let server: TestServer
const all: TestMember[] = []

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  for (let count = 0; count < PROFILES; count++) all.push(await newMember(server))
})
afterAll(() => server.close())

type Invitation = 'invited' | 'rejected'

interface Model {
  readonly roles: Map<number, Role>
  readonly invitations: Map<number, Invitation>
  readonly log: (readonly [event: Event, profile: number, actor: number])[]
  readonly access: LodgeAccess
  isDeleted: boolean
}

const acts = [
  'join',
  'request',
  'withdraw',
  'approve',
  'decline',
  'deleteRequest',
  'leave',
  'remove',
  'block',
  'unblock',
  'promote',
  'demote',
  'makeCoOwner',
  'unmakeCoOwner',
  'invite',
  'reject',
  'pass',
  'release',
  'take',
  'delete',
] as const
type Act = (typeof acts)[number]

interface Command {
  readonly act: Act
  readonly by: number
  readonly whom: number
}

const index = fc.nat({ max: PROFILES - 1 })
const command: fc.Arbitrary<Command> = fc.record({
  // Deleting ends the run, so it comes seldom.
  act: fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...acts.filter((act) => act !== 'delete')) },
    { weight: 1, arbitrary: fc.constant('delete' as const) },
  ),
  // The owner acts most often: others are refused much of what is drawn.
  by: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: index }),
  whom: index,
})

const memberRoles: readonly Role[] = [Role.Member, Role.Assistant, Role.CoOwner, Role.Owner]
const rankOf = (role: Role) => Math.max(0, memberRoles.indexOf(role))

const told = (act: Act, by: number, whom = by): Command => ({ act, by, whom })

/** A life with every act, some of which are seldom drawn where they are accepted. */
const wholeLife: [[LodgeAccess, Role[], Command[]]] = [
  [
    LodgeAccess.NewMembersApproved,
    [Role.Member, Role.Assistant, Role.CoOwner, Role.Requesting],
    [
      told('deleteRequest', 0, 4),
      told('request', 4),
      told('withdraw', 4),
      told('request', 4),
      told('approve', 0, 4),
      told('leave', 4),
      told('invite', 0, 4),
      told('reject', 4),
      told('invite', 0, 4),
      told('join', 4),
      told('promote', 0, 1),
      told('demote', 0, 1),
      told('makeCoOwner', 0, 1),
      told('unmakeCoOwner', 0, 1),
      told('remove', 0, 1),
      told('request', 1),
      told('decline', 0, 1),
      told('block', 0, 4),
      told('unblock', 0, 4),
      told('pass', 0, 3),
      told('release', 3),
      told('take', 2),
      told('delete', 2),
    ],
  ],
]

/** What a command must do to the model. Returns whether the server must accept it. */
function expected(model: Model, { act, by, whom }: Command): boolean {
  const { roles, invitations, log } = model
  const role = (who: number): Role => roles.get(who) ?? Role.None
  const isIn = (who: number) => memberRoles.includes(role(who))
  const can = (right: LodgeRight) => hasLodgeRight(role(by), right)
  const enter = (who: number, event: Event) => {
    roles.set(who, Role.Member)
    invitations.delete(who)
    log.push([event, who, by])
  }
  const leaveWith = (who: number, event: Event) => {
    roles.delete(who)
    invitations.delete(who)
    log.push([event, who, by])
  }
  const owner = [...roles].find(([, each]) => each === Role.Owner)?.[0]
  if (model.isDeleted || role(by) === Role.Blacklisted) return false
  switch (act) {
    case 'join':
      if (isIn(by)) return true
      if (invitations.get(by) !== 'invited' && model.access !== LodgeAccess.AccessForAll) return false
      enter(by, Event.MemberJoined)
      return true
    case 'request':
      if (role(by) === Role.Requesting) return true
      if (isIn(by) || model.access === LodgeAccess.AccessForAll || role(by) === Role.Declined) return false
      roles.set(by, Role.Requesting)
      return true
    case 'withdraw':
    case 'deleteRequest': {
      const who = act === 'withdraw' ? by : whom
      if (who !== by && !can('decideRequests')) return false
      if (role(who) !== Role.Requesting) return true
      roles.delete(who)
      if (invitations.get(who) === 'invited') invitations.delete(who)
      return true
    }
    case 'approve':
      if (!can('decideRequests')) return false
      if (isIn(whom)) return true
      if (role(whom) !== Role.Requesting) return false
      enter(whom, Event.MembershipApproved)
      return true
    case 'decline':
      if (!can('decideRequests')) return false
      if (role(whom) === Role.Declined) return true
      if (role(whom) !== Role.Requesting) return false
      roles.set(whom, Role.Declined)
      if (invitations.get(whom) === 'invited') invitations.delete(whom)
      log.push([Event.MembershipDeclined, whom, by])
      return true
    case 'leave':
      if (!can('leave')) return false
      leaveWith(by, Event.LodgeLeft)
      return true
    case 'remove':
      if (!can('manageMembers') || whom === by) return false
      if (!isIn(whom)) return true
      if (rankOf(role(by)) <= rankOf(role(whom))) return false
      leaveWith(whom, Event.MembershipRevoked)
      return true
    case 'block':
      if (!can('blockProfiles') || whom === by) return false
      if (role(whom) === Role.Blacklisted) return true
      if (rankOf(role(by)) <= rankOf(role(whom))) return false
      roles.set(whom, Role.Blacklisted)
      invitations.delete(whom)
      log.push([Event.ProfileBanned, whom, by])
      return true
    case 'unblock':
      if (!can('blockProfiles')) return false
      if (role(whom) === Role.Blacklisted) leaveWith(whom, Event.ProfileUnbanned)
      return true
    case 'promote':
    case 'demote': {
      if (!can('setAssistants') || whom === by || !isIn(whom)) return false
      const [from, to] = act === 'promote' ? [Role.Member, Role.Assistant] : [Role.Assistant, Role.Member]
      if (role(whom) === to) return true
      if (role(whom) !== from) return false
      roles.set(whom, to)
      log.push([act === 'promote' ? Event.PromotedToAssistant : Event.DemotedFromAssistant, whom, by])
      return true
    }
    case 'makeCoOwner':
    case 'unmakeCoOwner': {
      if (!can('setCoOwners') || whom === by || !isIn(whom)) return false
      const to = act === 'makeCoOwner' ? Role.CoOwner : Role.Member
      if (role(whom) === to) return true
      if (act === 'unmakeCoOwner' && role(whom) !== Role.CoOwner) return false
      roles.set(whom, to)
      log.push([act === 'makeCoOwner' ? Event.PromotedToCoOwner : Event.DemotedFromCoOwner, whom, by])
      return true
    }
    case 'invite':
      if (whom === by || !can('invite') || role(whom) === Role.Blacklisted) return false
      if (isIn(whom)) return true
      if (invitations.get(whom) === 'rejected') return false
      invitations.set(whom, 'invited')
      return true
    case 'reject':
      if (invitations.get(by) !== 'invited') return true
      invitations.set(by, 'rejected')
      if (role(by) === Role.Requesting) roles.delete(by)
      return true
    case 'pass':
      if (!can('passOwnership') || whom === by || !isIn(whom)) return false
      roles.set(by, Role.Member)
      roles.set(whom, Role.Owner)
      log.push([Event.OwnershipPassed, whom, by])
      return true
    case 'release':
      if (!can('releaseOwnership')) return false
      roles.set(by, Role.Member)
      log.push([Event.OwnershipReleased, by, by])
      return true
    case 'take': {
      if (!isIn(by)) return false
      if (owner !== undefined) return owner === by
      const hasCoOwner = [...roles.values()].includes(Role.CoOwner)
      if (role(by) !== Role.CoOwner && (role(by) !== Role.Assistant || hasCoOwner)) return false
      roles.set(by, Role.Owner)
      log.push([Event.OwnershipTaken, by, by])
      return true
    }
    case 'delete':
      if (!can('deleteLodge')) return false
      model.isDeleted = true
      return true
  }
}

/** The command as the server takes it. Returns the status. */
async function perform(lodgeId: number, { act, by, whom }: Command): Promise<number> {
  const { client } = at(by)
  const profileId = at(whom).id
  const member = { lodgeId, profileId }
  const password = PASSWORD
  const calls: Readonly<Record<Act, () => Promise<{ readonly status: number }>>> = {
    join: () => client.call('Lodges.JoinLodge', { lodgeId }),
    request: () => client.call('Lodges.RequestMembership', { lodgeId, text: '' }),
    withdraw: () => client.call('Lodges.LodgeDeleteRequest', { lodgeId }),
    approve: () => client.call('Lodges.ApproveMembershipRequest', member),
    decline: () => client.call('Lodges.DeclineMembershipRequest', member),
    deleteRequest: () => client.call('Lodges.LodgeDeleteRequest', member),
    leave: () => client.call('Lodges.LeaveLodge', { lodgeId }),
    remove: () => client.call('Lodges.RemoveLodgeMember', member),
    block: () => client.call('Lodges.BlockProfile', member),
    unblock: () => client.call('Lodges.UnblockProfile', member),
    promote: () => client.call('Lodges.SetLodgeAssistantStatus', { ...member, assistant: true }),
    demote: () => client.call('Lodges.SetLodgeAssistantStatus', { ...member, assistant: false }),
    makeCoOwner: () => client.call('Lodges.SetLodgeCoOwner', { ...member, coOwner: true }),
    unmakeCoOwner: () => client.call('Lodges.SetLodgeCoOwner', { ...member, coOwner: false }),
    invite: () => client.call('Lodges.InviteToLodge', member),
    reject: () => client.call('Lodges.RejectLodgeInvitation', { lodgeId }),
    pass: () => client.call('Lodges.PassOwnership', { ...member, password }),
    release: () => client.call('Lodges.ReleaseOwnership', { lodgeId, password }),
    take: () => client.call('Lodges.TakeOwnership', { lodgeId }),
    delete: () => client.call('Lodges.DeleteLodge', { lodgeId }),
  }
  return (await calls[act]()).status
}

function at(position: number): TestMember {
  const found = all[position]
  if (!found) throw new Error(`There is no profile ${position}`)
  return found
}

/** What is stored of a lodge: roles, invitations, counts, and who is in its conversation. */
async function stored(lodgeId: number) {
  const { db } = server.deps
  const rows = await db.selectFrom('lodgeMembership').selectAll().where('lodgeId', '=', lodgeId).execute()
  const lodge = await db.selectFrom('lodge').selectAll().where('id', '=', lodgeId).executeTakeFirstOrThrow()
  const participants = await db
    .selectFrom('conversationMember')
    .innerJoin('conversation', 'conversation.id', 'conversationMember.conversationId')
    .select('conversationMember.profileId')
    .where('conversation.lodgeId', '=', lodgeId)
    .where('conversationMember.leftAt', 'is', null)
    .execute()
  const conversation = await db
    .selectFrom('conversation')
    .select('id')
    .where('lodgeId', '=', lodgeId)
    .executeTakeFirst()
  return { rows, lodge, conversation, participants: participants.map(({ profileId }) => profileId) }
}

it('follows the model, whatever members do one after the other', async () => {
  const accepted = new Set<Act>()
  const drawn = fc.tuple(
    fc.constantFrom(LodgeAccess.NewMembersApproved, LodgeAccess.NewMembersApproved, LodgeAccess.AccessForAll),
    // Some are in from the start, so that short runs reach all roles.
    fc.array(fc.constantFrom(Role.None, Role.Member, Role.Assistant, Role.CoOwner, Role.Requesting), {
      minLength: PROFILES - 1,
      maxLength: PROFILES - 1,
    }),
    fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }),
  )
  await fc.assert(
    fc.asyncProperty(drawn, async ([access, others, commands]) => {
      await sql`delete from rate_limit`.execute(server.deps.db)
      const lodgeId = await insertLodge(server, at(0).id, { access })
      const model: Model = {
        roles: new Map([[0, Role.Owner]]),
        invitations: new Map(),
        log: [],
        access,
        isDeleted: false,
      }
      await begin(lodgeId, model, others)
      for (const each of commands) {
        const wanted = expected(model, each)
        const status = await perform(lodgeId, each)
        expect([each, status, status === 200]).toEqual([each, status, wanted])
        if (wanted) accepted.add(each.act)
      }
      await agree(lodgeId, model)
    }),
    { numRuns: RUNS, examples: [wholeLife] },
  )
  expect(acts.filter((act) => !accepted.has(act))).toEqual([])
}, 240_000)

async function begin(lodgeId: number, model: Model, others: readonly Role[]): Promise<void> {
  for (const [position, role] of others.entries()) {
    if (role === Role.None) continue
    if (role === Role.Requesting && model.access === LodgeAccess.AccessForAll) continue
    await setLodgeRole(server, lodgeId, at(position + 1).id, role)
    model.roles.set(position + 1, role)
  }
}

/** Compares all that is stored with the model. */
async function agree(lodgeId: number, { roles, invitations, log }: Model): Promise<void> {
  const { rows, lodge, conversation, participants } = await stored(lodgeId)
  const idOf = (position: number) => at(position).id
  const storedRoles = rows.filter(({ role }) => role !== Role.None).map(({ profileId, role }) => [profileId, role])
  expect(sorted(storedRoles)).toEqual(sorted([...roles].map(([who, role]) => [idOf(who), role])))
  const waiting = rows.filter(({ invitationStatus }) => invitationStatus === 1 || invitationStatus === 2)
  expect(sorted(waiting.map(({ profileId, invitationStatus }) => [profileId, invitationStatus]))).toEqual(
    sorted([...invitations].map(([who, state]) => [idOf(who), state === 'invited' ? 1 : 2])),
  )
  expect(await logOf(server, lodgeId)).toEqual(log.map(([event, who, by]) => [event, idOf(who), idOf(by)]))
  const members = [...roles].filter(([, role]) => memberRoles.includes(role)).map(([who]) => idOf(who))
  const owner = [...roles].find(([, role]) => role === Role.Owner)?.[0]
  expect(lodge).toMatchObject({
    memberCount: members.length,
    ownerId: owner === undefined ? null : idOf(owner),
    ownerlessSince: owner === undefined ? server.clock.now() : null,
  })
  const present = conversation ? members : []
  expect(sorted(participants.map((id) => [id]))).toEqual(sorted(present.map((id) => [id])))
}

function sorted(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return rows.toSorted(([a = 0], [b = 0]) => a - b)
}
