import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '../contract/contract'
import { ProfileStatus, RoleLevel } from '../contract/enums'
import { roleCalls } from '../contract/staff/roleCalls'
import { roleRights, type RoleRight } from '../contract/staff/roles'
import { newMember, type TestMember } from '../testing/members'
import { validateAs } from '../testing/validation'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let member: TestMember
let support: TestMember
let developer: TestMember
let second: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.deps.db.deleteFrom('roleProposal').execute()
  member = await newMember(server)
  support = await newMember(server, { roleLevel: RoleLevel.Support })
  developer = await newMember(server, { roleLevel: RoleLevel.Developer })
  second = await newMember(server, { roleLevel: RoleLevel.Developer })
})

const { Normal, CertifiedProfile, ChatModerator, Support, Developer } = RoleLevel
const set = ({ client }: TestMember, roleLevel: RoleLevel, { id } = member) =>
  client.call('Admin.SetRole', { profileId: id, roleLevel, reason: 'We need help' })
const confirm = ({ client }: TestMember, { id } = member, more: object = {}) =>
  client.call('Admin.DecideRoleProposal', { profileId: id, confirm: true, ...more })
const levelOf = async ({ id }: TestMember) =>
  (await server.deps.db.selectFrom('profile').select('roleLevel').where('id', '=', id).executeTakeFirstOrThrow())
    .roleLevel
const isLoggedIn = async ({ client }: TestMember) =>
  (await client.call('CurrentProfile.GetProfileData')).data.isLoggedIn

describe('a role below Support', () => {
  it('is given and taken by one person, and ends the sessions', async () => {
    expect((await set(support, ChatModerator)).data).toEqual({ waits: false })
    expect(await levelOf(member)).toBe(ChatModerator)
    expect(await isLoggedIn(member)).toBe(false)
    expect((await support.client.call('Admin.GetProfilesWithRoles', { take: 100 })).data).toContainEqual({
      id: member.id,
      name: member.name,
      roleLevel: ChatModerator,
    })
    await set(support, Normal)
    expect(await levelOf(member)).toBe(Normal)
  })

  it('is refused without a reason, to oneself, and to no role at all', async () => {
    const { client } = support
    const body = { profileId: member.id, roleLevel: CertifiedProfile, reason: ' ' }
    expect(await client.call('Admin.SetRole', body)).toMatchObject({ problem: { fields: [{ field: 'reason' }] } })
    expect(await set(support, Normal, support)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
    expect((await set(support, RoleLevel.None)).status).toBe(400)
    expect((await set(support, Normal, { ...member, id: 999_999 })).status).toBe(404)
  })
})

describe('Support and Developer', () => {
  it('are not given or taken by support', async () => {
    for (const level of [Support, Developer]) expect((await set(support, level)).status).toBe(403)
    const peer = await newMember(server, { roleLevel: Support })
    expect((await set(support, Normal, peer)).status).toBe(403)
    expect((await set(support, Normal, developer)).status).toBe(403)
  })

  it.each([Support, Developer])('are given by two persons: %i', async (level) => {
    expect((await set(developer, level)).data).toEqual({ waits: true })
    expect(await levelOf(member)).toBe(Normal)
    const proposals = async ({ client }: TestMember) => (await client.call('Admin.GetRoleProposals', {})).data
    expect(await proposals(developer)).toMatchObject([{ proposedBy: developer.name, confirmable: false }])
    expect(await proposals(second)).toMatchObject([{ roleLevel: level, currentLevel: Normal, confirmable: true }])
    expect(await confirm(developer)).toMatchObject({ status: 403, problem: { code: 'SECOND_PERSON_NEEDED' } })
    expect((await confirm(support)).status).toBe(403)
    expect((await confirm(second)).status).toBe(200)
    expect(await levelOf(member)).toBe(level)
    expect(await isLoggedIn(member)).toBe(false)
    expect((await confirm(second)).status).toBe(404)
  })

  it('are confirmed by nobody for themselves, nor after the proposer has lost the role', async () => {
    await set(developer, Developer, support)
    await server.deps.db.updateTable('profile').set({ roleLevel: Developer }).where('id', '=', support.id).execute()
    expect(await confirm(support, support)).toMatchObject({ problem: { code: 'SECOND_PERSON_NEEDED' } })
    await set(developer, Support)
    await set(second, Support, developer)
    expect((await confirm(second)).status).toBe(403)
    expect(await levelOf(member)).toBe(Normal)
  })

  it('are not confirmed by the same human with another profile, whoever it is about', async () => {
    const validated = async (human: string, ...profiles: TestMember[]) => {
      for (const { id } of profiles) await validateAs(server, id, Buffer.alloc(32, human))
    }
    await validated('first', developer, second)
    await set(developer, Support)
    expect(await confirm(second)).toMatchObject({ status: 403, problem: { code: 'SECOND_PERSON_NEEDED' } })
    const third = await newMember(server, { roleLevel: Developer })
    await validated('third', third, member)
    expect(await confirm(third)).toMatchObject({ status: 403, problem: { code: 'SECOND_PERSON_NEEDED' } })
    expect(await levelOf(member)).toBe(Normal)
    expect((await confirm(await newMember(server, { roleLevel: Developer }))).status).toBe(200)
  })

  it('are not confirmed once the proposer is locked', async () => {
    await set(developer, Support)
    await server.deps.db
      .updateTable('profile')
      .set({ status: ProfileStatus.Locked })
      .where('id', '=', developer.id)
      .execute()
    expect((await confirm(second)).status).toBe(403)
    expect(await levelOf(member)).toBe(Normal)
  })

  it('still wait when support gives a lower role meanwhile', async () => {
    await set(developer, Support)
    expect((await set(support, ChatModerator)).data).toEqual({ waits: false })
    expect((await confirm(second)).status).toBe(200)
    expect(await levelOf(member)).toBe(Support)
  })

  it('may be dropped, and are taken by one developer at once', async () => {
    await set(developer, Support)
    expect((await confirm(developer, member, { confirm: false })).status).toBe(200)
    expect((await confirm(second)).status).toBe(404)
    expect((await set(developer, Normal, second)).data).toEqual({ waits: false })
    expect(await isLoggedIn(second)).toBe(false)
    expect(await levelOf(second)).toBe(Normal)
  })
})

describe('the table of roles', () => {
  it('names every call that a role opens once, with the role that opens it', () => {
    const stated = Object.entries(roleCalls).flatMap(([right, names]) =>
      names.map((name) => `${name} ${roleRights[right as RoleRight]}`),
    )
    const opened = calls.flatMap(([name, { access }]) => (typeof access === 'object' ? [`${name} ${access.role}`] : []))
    expect(stated.toSorted()).toEqual(opened.toSorted())
  })

  it('is what the staff read, and the documentation', async () => {
    const { data } = await support.client.call('Admin.GetRoleTable')
    expect(data.map(({ roleLevel }) => roleLevel)).toEqual([1, 20, 30, 35, 40, 50])
    expect(data.flatMap(({ rights }) => rights).toSorted()).toEqual(Object.keys(roleRights).toSorted())
    const documented = readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8')
    for (const [right, role] of Object.entries(roleRights)) {
      expect(documented).toMatch(new RegExp(`\\| ${role} +\\|.*${right}`))
    }
  })
})
