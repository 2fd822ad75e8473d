import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DarkStatus, LookStatus, MediaKind, MediaStatus, RoleLevel } from '../contract/enums'
import { after, DAY } from '../core/clock'
import { jpeg } from '../testing/media'
import { mediaClient, upload } from '../testing/mediaClient'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let staff: TestMember
let other: TestMember

beforeAll(async () => {
  server = await startTestServer({ SITES_LOOKING_AT_MEDIA: 'dk' })
  await insertPlaces(server.deps.db)
  staff = await newMember(server, { roleLevel: RoleLevel.Support })
  other = await newMember(server)
})
afterAll(() => server.close())

const waiting = () => ({ lookStatus: LookStatus.Waiting, lookSince: server.clock.now() })
const newcomer = () => newMember(server, { ...waiting(), memberUntil: after(server.clock.now(), DAY) })
const foundBy = async ({ client }: TestMember, text: string) =>
  (await client.call('Search.SearchProfiles', { text, order: 2 })).data.map(({ id }) => id)

async function savePicture({ client }: TestMember, kind: MediaKind = MediaKind.ProfilePicture) {
  const { id } = (await upload(server, client, await jpeg())).data
  const { data } = await client.call('Media.SaveMedia', { mediaId: id, kind, consent: true })
  return data
}

describe('a new profile that waits', () => {
  it('is seen by its member and the staff alone, in no list, search or message', async () => {
    const member = await newcomer()
    const seenBy = async ({ client }: TestMember) =>
      (await client.call('Profiles.GetProfile', { profileId: member.id })).data?.profile ?? null
    expect(await seenBy(other)).toBeNull()
    expect(await seenBy(member)).not.toBeNull()
    expect((await other.client.call('Profiles.GetProfilesByIds', { ids: [member.id] })).data).toEqual([])
    expect(await foundBy(other, member.name)).toEqual([])
    const sent = await member.client.call('Mail.SendMessage', {
      profileId: other.id,
      text: 'Hej',
      key: crypto.randomUUID(),
    })
    expect(sent).toMatchObject({ status: 403, problem: { code: 'PROFILE_WAITS' } })
    await member.client.call('Profiles.GetProfile', { profileId: other.id })
    expect(JSON.stringify((await other.client.call('TopMenu.Visits')).data)).not.toContain(member.name)
    const { data } = await staff.client.call('Looks.GetWaitingProfiles')
    expect(data.map(({ profileId }) => profileId)).toContain(member.id)
  })

  it('is seen by all once it is accepted, and its member is told', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    const profileIds = [one.id, two.id]
    expect((await staff.client.call('Looks.DecideProfiles', { profileIds, accepted: true })).data).toEqual({
      profileIds,
    })
    expect((await other.client.call('Profiles.GetProfilesByIds', { ids: profileIds })).data).toHaveLength(2)
    expect(await foundBy(other, one.name)).toEqual([one.id])
    expect((await one.client.call('Looks.GetOwnLook')).data).toEqual({ status: 0, since: null, reason: null })
    await server.runJobs()
    expect(server.mails.filter(({ to }) => to === `${one.name}@example.com`)).toHaveLength(1)
    const again = await staff.client.call('Looks.DecideProfiles', { profileIds, accepted: false, template: 'notYou' })
    expect(again).toMatchObject({ status: 409, problem: { code: 'ALREADY_DECIDED' } })
  })

  it('stays hidden with a reason in the language of its member, who asks again', async () => {
    const member = await newMember(server, { ...waiting(), language: 'sv-SE' })
    const decide = (more: object) =>
      staff.client.call('Looks.DecideProfiles', { profileIds: [member.id], accepted: false, ...more })
    expect(await decide({ reason: '  ' })).toMatchObject({ status: 400, problem: { fields: [{ field: 'reason' }] } })
    expect((await decide({ template: 'notYou', reason: 'Tack.' })).status).toBe(200)
    const { data } = await member.client.call('Looks.GetOwnLook')
    expect(data.status).toBe(LookStatus.Refused)
    expect(data.reason).toMatch(/^Vi kan inte se att det här är du.*Tack\.$/)
    expect((await other.client.call('Profiles.GetProfilesByIds', { ids: [member.id] })).data).toEqual([])
    expect((await member.client.call('Looks.AskForLook')).data.status).toBe(LookStatus.Waiting)
    expect(await member.client.call('Looks.AskForLook')).toMatchObject({
      status: 409,
      problem: { code: 'NOT_REFUSED' },
    })
  })

  it('is not decided by its own member, nor from another country', async () => {
    const own = await newMember(server, { ...waiting(), roleLevel: RoleLevel.Support })
    const body = { profileIds: [own.id], accepted: true }
    expect((await own.client.call('Looks.DecideProfiles', body)).status).toBe(403)
    const abroad = await newMember(server, { roleLevel: RoleLevel.Support }, { host: 'se.localhost' })
    expect((await abroad.client.call('Looks.DecideProfiles', body)).status).toBe(409)
  })
})

describe('a new picture that waits', () => {
  it('is seen by its owner and the staff alone, also at its address', async () => {
    const member = await newMember(server)
    const saved = await savePicture(member)
    expect(saved.status).toBe(MediaStatus.WaitingForLook)
    const idsFor = async ({ client }: TestMember) =>
      (await client.call('Media.GetMediaByIds', { ids: [saved.id] })).data.map(({ id }) => id)
    expect(await idsFor(other)).toEqual([])
    expect(await idsFor(member)).toEqual([saved.id])
    expect(await idsFor(staff)).toEqual([saved.id])
    const { key } = await server.deps.db
      .selectFrom('media')
      .select('key')
      .where('id', '=', saved.id)
      .executeTakeFirstOrThrow()
    const path = `/media/${key}/gallery.webp`
    const status = async ({ client }: TestMember) => (await mediaClient(server, client).get(path)).statusCode
    expect([await status(other), await status(member), await status(staff)]).toEqual([404, 200, 200])
    const seen = await other.client.call('Profiles.GetProfile', { profileId: member.id })
    expect(seen.data.profile?.picture).toBeNull()
    expect((await staff.client.call('Looks.GetWaitingMedia')).data).toMatchObject([{ profileId: member.id }])
  })

  it('becomes the face once it is accepted', async () => {
    const member = await newMember(server)
    const { id } = await savePicture(member)
    expect((await staff.client.call('Looks.DecideMedia', { mediaIds: [id], accepted: true })).data).toEqual({
      mediaIds: [id],
    })
    const seen = await other.client.call('Profiles.GetProfile', { profileId: member.id })
    expect(seen.data.profile?.picture?.id).toBe(id)
  })

  it('is deleted with a reason when it is not accepted', async () => {
    const member = await newMember(server)
    const { id } = await savePicture(member)
    const body = { mediaIds: [id], accepted: false, template: 'advertising' }
    expect((await staff.client.call('Looks.DecideMedia', body)).status).toBe(200)
    expect((await member.client.call('Media.GetMediaByIds', { ids: [id] })).data).toEqual([])
    const { data } = await member.client.call('Mail.GetConversations')
    expect(JSON.stringify(data)).toContain('fjernet')
  })

  it('waits on no other site, and main sites show none of the dark ones', async () => {
    const dark = await newMember(server, { darkStatus: DarkStatus.Approved }, { host: 'dark.dk.localhost' })
    const { id, status } = await savePicture(dark, MediaKind.DarkProfilePicture)
    expect(status).toBe(MediaStatus.Live)
    await server.deps.db.updateTable('media').set({ status: MediaStatus.WaitingForLook }).where('id', '=', id).execute()
    const { data } = await staff.client.call('Looks.GetWaitingMedia')
    expect(data.map(({ media }) => media.id)).not.toContain(id)
    expect((await staff.client.call('Looks.DecideMedia', { mediaIds: [id], accepted: true })).status).toBe(409)
  })
})

it('the staff’s looks and decisions are logged', async () => {
  const calls = await server.deps.db
    .selectFrom('staffAct')
    .select(['call', 'isLook'])
    .distinct()
    .where('actorId', '=', staff.id)
    .execute()
  expect(calls).toEqual(
    expect.arrayContaining([
      { call: 'Looks.GetWaitingProfiles', isLook: true },
      { call: 'Looks.GetWaitingMedia', isLook: true },
      { call: 'Looks.DecideProfiles', isLook: false },
    ]),
  )
})
