import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AlbumType, RoleLevel } from '../contract/enums'
import { HOUR, MINUTE } from '../core/clock'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile, PASSWORD } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let names = 0
let supportId: number
let support: TestClient
let targetId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const add = (values: object = {}) => insertProfile(server, { name: `Person${++names}`, ...values })
const reason = 'A ticket about pictures'

beforeEach(async () => {
  supportId = await add({ roleLevel: RoleLevel.Support })
  targetId = await add()
  support = await clientOf(server, supportId)
})

const impersonate = (profileId = targetId) => support.call('Admin.Impersonate', { profileId, reason })
const current = async () => (await support.call('CurrentProfile.GetProfileData')).data

it('leads into a session as somebody else, and back, with an entry in the log', async () => {
  const before = support.cookies.get('sid')
  expect((await impersonate()).data.profileData).toMatchObject({ id: targetId, impersonated: true })
  expect(support.cookies.get('sid')).not.toBe(before)
  expect(await current()).toMatchObject({ id: targetId, impersonated: true })

  const during = support.cookies.get('sid')
  server.clock.advance(5 * MINUTE)
  const back = await support.call('Admin.StopImpersonating')
  expect(back.data.profileData).toMatchObject({ id: supportId, impersonated: false })
  expect(await current()).toMatchObject({ id: supportId, impersonated: false })

  const log = await support.call('Admin.GetImpersonationLog', { take: 1 })
  expect(log.data).toMatchObject([{ adminProfileId: supportId, profileId: targetId, reason }])
  const [entry] = log.data
  expect(Date.parse(entry?.endedAt ?? '') - Date.parse(entry?.startedAt ?? '')).toBe(5 * MINUTE)
  for (const old of [before, during]) {
    support.cookies.set('sid', old ?? '')
    expect(await current()).toMatchObject({ isLoggedIn: false })
  }
})

it('ends after an hour, however busy', async () => {
  await impersonate()
  server.clock.advance(HOUR - MINUTE)
  expect(await current()).toMatchObject({ id: targetId })
  server.clock.advance(MINUTE)
  expect(await current()).toMatchObject({ isLoggedIn: false })
  support = await clientOf(server, supportId)
  const [entry] = (await support.call('Admin.GetImpersonationLog')).data
  expect(Date.parse(entry?.endedAt ?? '') - Date.parse(entry?.startedAt ?? '')).toBe(HOUR)
})

it('is for Support and above, and never upwards or sideways', async () => {
  const peerId = await add({ roleLevel: RoleLevel.Support })
  const developerId = await add({ roleLevel: RoleLevel.Developer })
  const moderator = await clientOf(server, await add({ roleLevel: RoleLevel.ChatModerator }))
  expect((await moderator.call('Admin.Impersonate', { profileId: targetId, reason })).status).toBe(403)
  expect((await moderator.call('Admin.GetImpersonationLog')).status).toBe(403)
  for (const profileId of [peerId, developerId]) {
    expect(await impersonate(profileId)).toMatchObject({ status: 403, problem: { code: 'CANNOT_ACT_AS_STAFF' } })
  }
  expect(await impersonate(supportId)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
  const log = server.deps.db.selectFrom('impersonationLog').select('id').where('adminProfileId', '=', supportId)
  expect(await log.execute()).toEqual([])
})

it('does not continue from one profile to another', async () => {
  const developer = await clientOf(server, await add({ roleLevel: RoleLevel.Developer }))
  await developer.call('Admin.Impersonate', { profileId: supportId, reason })
  const acting = { status: 403, problem: { code: 'ACTING_AS_OTHER' } }
  expect(await developer.call('Admin.Impersonate', { profileId: targetId, reason })).toMatchObject(acting)
  // Nor as somebody whose own role would not allow it.
  await impersonate()
  expect(await impersonate(await add())).toMatchObject(acting)
  expect(await support.call('Admin.FindProfiles', { text: 'Person' })).toMatchObject(acting)
})

it('does not make the member seem online', async () => {
  await impersonate()
  await support.call('Common.UpdateHeartbeat', { version: 'any' })
  const { lastOnlineAt } = await server.deps.db
    .selectFrom('profile')
    .select('lastOnlineAt')
    .where('id', '=', targetId)
    .executeTakeFirstOrThrow()
  expect(lastOnlineAt).toBeNull()
})

it('needs a profile and a reason', async () => {
  expect((await impersonate(999_999)).status).toBe(404)
  expect((await impersonate(await add({ status: 8 }))).status).toBe(404)
  const answer = await support.call('Admin.Impersonate', { profileId: targetId, reason: '' })
  expect(answer).toMatchObject({ status: 400, problem: { fields: [{ field: 'reason' }] } })
  const blank = await support.call('Admin.Impersonate', { profileId: targetId, reason: ' \n  x ' })
  expect(blank).toMatchObject({ status: 400, problem: { fields: [{ field: 'reason', code: 'TOO_SHORT' }] } })
})

it('names both in the log, also a hidden member', async () => {
  await impersonate()
  await support.call('Admin.StopImpersonating')
  const { db } = server.deps
  const nameOf = (id: number) => db.selectFrom('profile').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await db.updateTable('profile').set({ status: 4 }).where('id', '=', targetId).execute()
  const [entry] = (await support.call('Admin.GetImpersonationLog', { take: 1 })).data
  expect(entry).toMatchObject({
    adminName: (await nameOf(supportId)).name,
    profileName: (await nameOf(targetId)).name,
  })
})

it('is ended without effect by somebody who acts as nobody', async () => {
  const answer = await support.call('Admin.StopImpersonating')
  expect(answer.data.profileData).toMatchObject({ id: supportId, impersonated: false })
  expect(await current()).toMatchObject({ id: supportId })
})

it('does not lead back to a profile that has been closed meanwhile', async () => {
  await impersonate()
  await server.deps.db.updateTable('profile').set({ status: 5 }).where('id', '=', supportId).execute()
  expect(await support.call('Admin.StopImpersonating')).toMatchObject({ status: 401 })
  expect(await current()).toMatchObject({ isLoggedIn: false })
  const sessions = server.deps.db.selectFrom('session').select('id').where('impersonatorId', '=', supportId)
  expect(await sessions.execute()).toEqual([])
})

it('ends with the log-out, also in the log', async () => {
  await impersonate()
  server.clock.advance(5 * MINUTE)
  expect((await support.call('LogOn.LogOut')).status).toBe(200)
  support = await clientOf(server, supportId)
  const [entry] = (await support.call('Admin.GetImpersonationLog', { take: 1 })).data
  expect(Date.parse(entry?.endedAt ?? '') - Date.parse(entry?.startedAt ?? '')).toBe(5 * MINUTE)
})

it.each([
  'Blogs.FollowBlogAuthor',
  'Common.ToggleLike',
  'EditProfile.AnswerRelation',
  'EditProfile.DeleteRelation',
  'EditProfile.RequestRelation',
  'Media.RequestProtectedAccess',
  'Media.SetProtectedAccess',
  'Profiles.AddFavorite',
  'Profiles.AddProfileToBlacklist',
] as const)("does nothing in the member's name: %s", async (call) => {
  await impersonate()
  expect(await support.call(call, {})).toMatchObject({ status: 403, problem: { code: 'ACTING_AS_OTHER' } })
})

it("neither requests nor grants access to albums in the member's name", async () => {
  const { db } = server.deps
  const ownerId = await add()
  const owner = await clientOf(server, ownerId)
  const { id: albumId } = (await owner.call('Media.CreateAlbum', { name: 'Winter', type: AlbumType.Protected })).data
  await impersonate()
  await support.call('Media.RequestProtectedAccess', { albumId })
  expect(await db.selectFrom('message').select('id').where('senderId', '=', targetId).execute()).toEqual([])
})

it('ends when the administrator logs out everywhere from another device, also in the log', async () => {
  const other = await clientOf(server, supportId)
  await impersonate()
  server.clock.advance(5 * MINUTE)
  await other.call('LogOn.EndSessions')
  // Otherwise it would lead back into a session of the administrator.
  expect(await support.call('Admin.StopImpersonating')).toMatchObject({ status: 401 })
  const [entry] = (await other.call('Admin.GetImpersonationLog', { take: 1 })).data
  expect(Date.parse(entry?.endedAt ?? '') - Date.parse(entry?.startedAt ?? '')).toBe(5 * MINUTE)
})

it('goes on, with its entry in the log, when the member logs out everywhere', async () => {
  const member = await clientOf(server, targetId)
  await impersonate()
  await member.call('LogOn.EndSessions', { includingThis: true })
  expect(await current()).toMatchObject({ id: targetId, impersonated: true })
})

it('ends in the log, too, when the member takes a new password', async () => {
  const member = await clientOf(server, targetId)
  await impersonate()
  server.clock.advance(5 * MINUTE)
  await member.call('EditProfile.UpdateProfilePassword', {
    currentPassword: PASSWORD,
    newPassword: 'a bench by the sea',
  })
  expect(await current()).toMatchObject({ isLoggedIn: false })
  support = await clientOf(server, supportId)
  const [entry] = (await support.call('Admin.GetImpersonationLog', { take: 1 })).data
  expect(Date.parse(entry?.endedAt ?? '') - Date.parse(entry?.startedAt ?? '')).toBe(5 * MINUTE)
})
