import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BondRole, BondStatus } from '../contract/dark/bondEnums'
import { NotificationTopic } from '../contract/enums'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, PASSWORD } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

const onDark = { host: 'dark.dk.localhost' }

let server: TestServer
let anna: TestMember
let jonas: TestMember
let third: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  const dark = () => newMember(server, { darkStatus: 3 }, onDark)
  anna = await dark()
  jonas = await dark()
  third = await dark()
})

const ask = ({ client }: TestMember, to: TestMember, role: BondRole = BondRole.Dominant, shown?: boolean) =>
  client.call('DarkProfileConnection.CreateProfileConnection', {
    profileId: to.id,
    role,
    ...(shown === undefined ? {} : { shown }),
  })
const answer = ({ client }: TestMember, connectionId: number, accept: boolean, shown?: boolean) =>
  client.call('DarkProfileConnection.AcceptProfileConnection', {
    connectionId,
    accept,
    ...(shown === undefined ? {} : { shown }),
  })
const changeRole = ({ client }: TestMember, connectionId: number, role: BondRole) =>
  client.call('DarkProfileConnection.ChangeProfileConnectionRole', { connectionId, role })
const show = ({ client }: TestMember, connectionId: number, shown: boolean) =>
  client.call('DarkProfileConnection.ShowProfileConnection', { connectionId, shown })
const end = ({ client }: TestMember, connectionId: number) =>
  client.call('DarkProfileConnection.DeleteProfileConnection', { connectionId })
const bonds = async ({ client }: { readonly client: TestClient }, profileId?: number) =>
  (await client.call('DarkProfileConnection.GetProfileConnections', profileId === undefined ? {} : { profileId })).data
const told = async ({ client }: { readonly client: TestClient }) =>
  (await client.call('Notifications.ClientNotifications')).data.map(({ topic }) => topic)

async function agreed(role: BondRole = BondRole.Dominant): Promise<number> {
  const { id } = (await ask(anna, jonas, role, true)).data
  await answer(jonas, id, true, true)
  return id
}

describe('a connection', () => {
  it('is asked for, and stands once the other says yes; each sees the role of the other one', async () => {
    const { data: asked } = await ask(anna, jonas)
    const waits = { id: asked.id, status: BondStatus.Requested }
    expect(asked).toMatchObject({
      ...waits,
      role: BondRole.Dominant,
      requestedByOther: false,
      profile: { id: jonas.id },
    })
    expect(await bonds(jonas)).toMatchObject([
      { ...waits, role: BondRole.Submissive, requestedByOther: true, profile: { id: anna.id } },
    ])
    expect((await answer(anna, asked.id, true)).status).toBe(404)
    expect((await answer(jonas, asked.id, true)).data).toMatchObject({ id: asked.id, status: BondStatus.Accepted })
    expect((await answer(jonas, asked.id, true)).status).toBe(404)
    expect(await told(anna)).toEqual([NotificationTopic.BondAccepted])
  })

  it('is agreed where both ask for the same, and asked for once between two', async () => {
    expect((await ask(anna, jonas, BondRole.Mentor)).data.status).toBe(BondStatus.Requested)
    const exists = { status: 409, problem: { code: 'BOND_EXISTS' } }
    expect(await ask(jonas, anna, BondRole.Mentor)).toMatchObject(exists)
    expect((await ask(jonas, anna, BondRole.Apprentice)).data.status).toBe(BondStatus.Accepted)
    expect(await ask(anna, jonas, BondRole.Friend)).toMatchObject(exists)
    expect(await ask(anna, anna)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
  })

  it('is gone when declined, taken back or ended by either', async () => {
    const declined = (await ask(anna, jonas)).data.id
    expect((await answer(jonas, declined, false)).data).toBeNull()
    const takenBack = (await ask(anna, jonas)).data.id
    expect((await end(anna, takenBack)).status).toBe(200)
    for (const member of [anna, jonas]) {
      const id = await agreed()
      expect((await end(third, id)).status).toBe(404)
      expect((await end(member, id)).status).toBe(200)
      expect((await end(member, id)).status).toBe(404)
    }
    expect([await bonds(anna), await bonds(jonas)]).toEqual([[], []])
    expect(await told(jonas)).toEqual([NotificationTopic.BondDeleted])
  })

  it('takes no action in the name of another', async () => {
    const { data } = await anna.client.call('DarkProfileConnection.GetProfileConnections')
    expect(data).toEqual([])
    const acting = await actingAs(server, jonas.id)
    expect(
      (await acting.call('DarkProfileConnection.CreateProfileConnection', { profileId: anna.id, role: 1 })).status,
    ).toBe(403)
  })
})

describe('another role', () => {
  it('needs the yes of the other one', async () => {
    const id = await agreed()
    expect((await changeRole(anna, id, BondRole.Lover)).data).toMatchObject({
      role: BondRole.Dominant,
      proposedRole: BondRole.Lover,
      proposedByOther: false,
    })
    expect(await told(jonas)).toEqual([NotificationTopic.BondRoleChange, NotificationTopic.BondRequest])
    expect((await answer(anna, id, true)).status).toBe(404)
    expect(await bonds(jonas)).toMatchObject([{ proposedRole: BondRole.Lover, proposedByOther: true }])
    expect(await bonds(third, anna.id)).toMatchObject([{ role: BondRole.Dominant, proposedRole: null }])
    expect((await answer(jonas, id, true)).data).toMatchObject({ role: BondRole.Lover, proposedRole: null })
  })

  it('is declined, taken back, answered by another proposal, or agreed by asking for the same', async () => {
    const id = await agreed()
    await changeRole(anna, id, BondRole.Mentor)
    expect((await answer(jonas, id, false)).data).toMatchObject({ role: BondRole.Submissive, proposedRole: null })
    await changeRole(anna, id, BondRole.Mentor)
    expect((await changeRole(anna, id, BondRole.Dominant)).data.proposedRole).toBeNull()
    await changeRole(anna, id, BondRole.Mentor)
    expect((await changeRole(jonas, id, BondRole.Lover)).data).toMatchObject({ proposedByOther: false })
    expect((await changeRole(anna, id, BondRole.Lover)).data).toMatchObject({
      role: BondRole.Lover,
      proposedRole: null,
    })
  })

  it('corrects a request that waits, as far as the asker is concerned', async () => {
    const { id } = (await ask(anna, jonas)).data
    expect((await changeRole(anna, id, BondRole.Submissive)).data.role).toBe(BondRole.Submissive)
    expect((await changeRole(jonas, id, BondRole.Friend)).status).toBe(404)
  })
})

describe('two who act at once', () => {
  const statuses = (answers: readonly { readonly status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)
  const accept = ({ client }: TestMember, connectionId: number, role: BondRole) =>
    client.call('DarkProfileConnection.AcceptProfileConnection', { connectionId, accept: true, role })

  it('agree to no role that one of them did not see', async () => {
    const { id } = (await ask(anna, jonas, BondRole.Dominant)).data
    await changeRole(anna, id, BondRole.Submissive)
    const changed = { status: 409, problem: { code: 'BOND_CHANGED' } }
    expect(await accept(jonas, id, BondRole.Submissive)).toMatchObject(changed)
    expect((await accept(jonas, id, BondRole.Dominant)).data?.status).toBe(BondStatus.Accepted)
    await changeRole(jonas, id, BondRole.Mentor)
    await changeRole(jonas, id, BondRole.Friend)
    expect(await accept(anna, id, BondRole.Apprentice)).toMatchObject(changed)
    expect((await accept(anna, id, BondRole.Friend)).data).toMatchObject({ role: BondRole.Friend, proposedRole: null })
  })

  it('leave one state when a role changes while the request is accepted', async () => {
    const { id } = (await ask(anna, jonas, BondRole.Dominant)).data
    const [changed, accepted] = await Promise.all([
      changeRole(anna, id, BondRole.Friend),
      accept(jonas, id, BondRole.Submissive),
    ])
    expect(changed.status).toBe(200)
    const [bond] = await bonds(jonas)
    // Either the request changed first and waits on, or it was agreed and the change is a question.
    expect(bond).toMatchObject(
      accepted.status === 200
        ? { status: BondStatus.Accepted, role: BondRole.Submissive, proposedRole: BondRole.Friend }
        : { status: BondStatus.Requested, role: BondRole.Friend, proposedRole: null },
    )
  })

  it('leave nothing, or one connection, when it is ended while it is accepted', async () => {
    const { id } = (await ask(anna, jonas)).data
    const [ended, accepted] = await Promise.all([end(anna, id), answer(jonas, id, true)])
    expect(ended.status).toBe(200)
    expect([200, 404]).toContain(accepted.status)
    expect([await bonds(anna), await bonds(jonas)]).toEqual([[], []])
    expect(await told(anna)).toEqual([])
  })

  it('have one connection when both ask', async () => {
    const both = await Promise.all([ask(anna, jonas, BondRole.Mentor), ask(jonas, anna, BondRole.Apprentice)])
    expect(statuses(both)).toEqual([200, 200])
    expect(await bonds(anna)).toMatchObject([{ status: BondStatus.Accepted, role: BondRole.Mentor }])
    await end(anna, (await bonds(anna))[0]?.id ?? 0)
    const apart = await Promise.all([ask(anna, jonas, BondRole.Friend), ask(jonas, anna, BondRole.Lover)])
    expect(statuses(apart)).toEqual([200, 409])
    expect(await bonds(jonas)).toMatchObject([{ status: BondStatus.Requested }])
  })
})

describe('others', () => {
  it('see a connection once it is agreed and both let them', async () => {
    const { id } = (await ask(anna, jonas, BondRole.Playmate, true)).data
    expect(await bonds(third, anna.id)).toEqual([])
    await answer(jonas, id, true)
    expect(await bonds(third, anna.id)).toEqual([])
    expect((await show(jonas, id, true)).data).toMatchObject({ shown: true, visible: true })
    for (const { id: profileId } of [anna, jonas]) expect(await bonds(third, profileId)).toMatchObject([{ id }])
    const found = { profileId: anna.id, connectionId: id }
    expect((await third.client.call('DarkProfileConnection.GetProfileConnection', found)).data).toMatchObject({ id })
    expect((await show(anna, id, false)).data).toMatchObject({ shown: false, visible: false })
    expect(await bonds(third, jonas.id)).toEqual([])
    expect((await third.client.call('DarkProfileConnection.GetProfileConnection', found)).status).toBe(404)
  })
})

describe('what ends a connection', () => {
  it('is a block, for good and without a trace', async () => {
    await agreed()
    await jonas.client.call('Profiles.AddProfileToBlacklist', { profileId: anna.id })
    expect([await bonds(anna), await bonds(jonas), await told(anna), await told(jonas)]).toEqual([[], [], [], []])
    expect((await ask(anna, jonas)).status).toBe(404)
    await jonas.client.call('Profiles.RemoveProfileFromBlacklist', { profileId: anna.id })
    expect([await bonds(anna), await told(anna)]).toEqual([[], []])
  })

  it('is leaving the dark sites', async () => {
    await agreed()
    expect((await jonas.client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })).status).toBe(200)
    expect([await bonds(anna), await told(anna)]).toEqual([[], []])
    const { db } = server.deps
    expect(await db.selectFrom('bond').select('id').where('requesterId', '=', anna.id).execute()).toEqual([])
  })
})

describe('main sites', () => {
  it('say nothing of connections, their notifications and the ways to get these', async () => {
    await agreed()
    const onMain = { client: await clientOf(server, jonas.id) }
    expect((await onMain.client.call('DarkProfileConnection.GetProfileConnections')).status).toBe(403)
    expect(await told(onMain)).toEqual([])
    const settings = async (client: TestClient) =>
      (await client.call('EditProfile.NotificationSettings')).data.map(({ topic }) => topic)
    expect(await settings(onMain.client)).not.toContain(NotificationTopic.BondRequest)
    expect(await settings(jonas.client)).toContain(NotificationTopic.BondRequest)
  })
})
