import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MediaKind, ProfileStatus, RoleLevel } from '../contract/enums'
import { ReportDecision, ReportItemType, ReportReason } from '../contract/staff/reportEnums'
import { DAY, MINUTE } from '../core/clock'
import { tasks } from '../main/areas'
import { insertPicture } from '../testing/media'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let reporter: TestMember
let author: TestMember
let support: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('reportCase').execute()
  reporter = await newMember(server)
  author = await newMember(server, { headline: 'Look here', text: '<p>Buy</p>', matchWords: ['money'] })
  support = await newMember(server, { roleLevel: RoleLevel.Support })
})

const { ProfileText, Media, GuestbookEntry } = ReportItemType
const report = (values: object = {}, { client } = reporter) =>
  client.call('Reports.ReportContent', {
    itemType: ProfileText,
    itemId: author.id,
    reason: ReportReason.MoneyOffer,
    ...values,
  })
const reports = async (query: object = {}) => (await support.client.call('Reports.GetReports', query)).data
const decide = async (decision: ReportDecision, { client } = support) => {
  const [waiting] = await reports()
  return client.call('Reports.DecideReport', { reportId: waiting?.id ?? 0, decision, reason: 'Our rules' })
}
const picture = (values: object = {}) => insertPicture(server, author.id, { kind: MediaKind.AlbumPicture, ...values })
const entry = async (profileId = reporter.id, { client } = author) =>
  (await client.call('Profiles.AddGuestbookEntry', { profileId, text: 'Send me money' })).data.id

describe('a report', () => {
  it('reaches the staff with the item’s owner', async () => {
    const { id } = await picture()
    await report({ itemType: Media, itemId: id, reason: ReportReason.Other, text: '  That is me\r\n' })
    expect(await reports()).toEqual([
      {
        id: expect.any(Number) as number,
        itemType: Media,
        itemId: id,
        reportedProfileId: author.id,
        reporterId: reporter.id,
        reason: ReportReason.Other,
        text: 'That is me',
        createdAt: server.clock.now().toISOString(),
        decision: ReportDecision.None,
        decidedAt: null,
      },
    ])
  })

  it('needs a text where the reason is not enough', async () => {
    for (const text of [undefined, '', ' \n\u200B ']) {
      expect(await report({ reason: ReportReason.Other, text })).toMatchObject({
        status: 400,
        problem: { fields: [{ field: 'text', code: 'REQUIRED' }] },
      })
    }
    expect((await report({ reason: ReportReason.Harassment })).status).toBe(200)
  })

  it('that is repeated keeps its place, with the new text', async () => {
    await report({ text: 'First' })
    server.clock.advance(MINUTE)
    const other = await newMember(server)
    await report({}, other)
    await report({ reason: ReportReason.FakeProfile, text: 'Second' })
    expect(await reports()).toMatchObject([
      { reporterId: reporter.id, reason: ReportReason.FakeProfile, text: 'Second' },
      { reporterId: other.id },
    ])
  })

  it('is accepted only for items that the reporter sees', async () => {
    const third = await newMember(server)
    const hidden = [
      { itemId: 999_999 },
      { itemType: Media, itemId: (await picture({ status: 1 })).id },
      { itemType: Media, itemId: (await picture({ kind: MediaKind.FileArchivePicture })).id },
      { itemType: GuestbookEntry, itemId: 999_999 },
    ]
    for (const item of hidden) expect((await report(item)).status).toBe(404)
    const items = [
      { itemId: author.id },
      { itemType: Media, itemId: (await picture()).id },
      { itemType: GuestbookEntry, itemId: await entry(third.id) },
    ]
    await author.client.call('Profiles.AddProfileToBlacklist', { profileId: reporter.id })
    for (const item of items) {
      expect((await report(item)).status).toBe(404)
      expect((await report(item, third)).status).toBe(200)
    }
  })

  it('is refused for one’s own items, and to impersonating administrators', async () => {
    const own = [
      { itemId: author.id },
      { itemType: Media, itemId: (await picture()).id },
      { itemType: GuestbookEntry, itemId: await entry() },
    ]
    for (const item of own) {
      expect(await report(item, author)).toMatchObject({ status: 422, problem: { code: 'OWN_CONTENT' } })
    }
    const client = await actingAs(server, reporter.id)
    expect((await report({}, { ...reporter, client })).status).toBe(403)
    expect(await reports()).toEqual([])
  })
})

describe('the list of reports', () => {
  it('begins with open reports, those about children first, then the oldest', async () => {
    const made: number[] = []
    for (const reason of [1, 4, 2, 4]) {
      await report({ reason }, await newMember(server))
      made.push(Math.max(...(await reports()).map(({ id }) => id)))
      server.clock.advance(MINUTE)
    }
    const other = await newMember(server)
    await report({ itemId: other.id, reason: ReportReason.ChildPictures })
    const [decided] = (await reports()).filter(({ itemId }) => itemId === other.id)
    await support.client.call('Reports.DecideReport', { reportId: decided?.id ?? 0, decision: 1 })
    const [first = 0, second = 0, third = 0, fourth = 0] = made
    const order = [second, fourth, first, third]
    expect((await reports()).map(({ id }) => id)).toEqual([...order, decided?.id])
    expect((await reports({ open: true })).map(({ id }) => id)).toEqual(order)
    expect((await reports({ skip: 1, take: 2 })).map(({ id }) => id)).toEqual(order.slice(1, 3))
  })
})

describe('a decision', () => {
  it('covers all reports of the same item, and nothing else', async () => {
    const { id } = await picture()
    await report()
    await report({}, await newMember(server))
    await report({ itemType: Media, itemId: id })
    server.clock.advance(MINUTE)
    expect((await decide(ReportDecision.Dismissed)).data).toMatchObject({
      decision: ReportDecision.Dismissed,
      decidedAt: server.clock.now().toISOString(),
    })
    expect(await reports({ open: true })).toMatchObject([{ itemType: Media }])
    const rows = await server.deps.db.selectFrom('report').select(['decision', 'decidedBy']).orderBy('id').execute()
    const dismissed = { decision: ReportDecision.Dismissed, decidedBy: support.id }
    expect(rows).toEqual([dismissed, dismissed, { decision: ReportDecision.None, decidedBy: null }])
  })

  it('is final: the same item needs a new report', async () => {
    await report()
    const id = (await reports())[0]?.id ?? 0
    await decide(ReportDecision.Dismissed)
    expect(
      await support.client.call('Reports.DecideReport', { reportId: id, decision: 2, reason: 'Again' }),
    ).toMatchObject({
      status: 409,
      problem: { code: 'ALREADY_DECIDED' },
    })
    await report()
    expect(await reports()).toMatchObject([
      { decision: ReportDecision.None },
      { id, decision: ReportDecision.Dismissed },
    ])
  })

  it('is made once, also for simultaneous requests', async () => {
    for (let count = 0; count < 4; count++) await report({}, await newMember(server))
    const waiting = await reports()
    const answers = await Promise.all(
      waiting.map(({ id }) => support.client.call('Reports.DecideReport', { reportId: id, decision: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  it('to remove hides a picture from everyone', async () => {
    const { id } = await picture()
    await report({ itemType: Media, itemId: id })
    await decide(ReportDecision.ContentRemoved)
    for (const { client } of [author, reporter]) {
      expect((await client.call('Media.GetMediaByIds', { ids: [id] })).data).toEqual([])
    }
  })

  it('to remove the face of a profile makes its next picture the face', async () => {
    const [face, next] = [
      await picture({ kind: MediaKind.ProfilePicture }),
      await picture({ kind: MediaKind.ProfilePicture }),
    ]
    await server.deps.db.updateTable('profile').set({ pictureId: face.id }).where('id', '=', author.id).execute()
    await report({ itemType: Media, itemId: face.id })
    await decide(ReportDecision.ContentRemoved)
    const { data } = await reporter.client.call('Profiles.GetProfilesByIds', { ids: [author.id] })
    expect(data).toMatchObject([{ picture: { id: next.id } }])
  })

  it('to remove deletes a guestbook entry', async () => {
    await report({ itemType: GuestbookEntry, itemId: await entry() })
    await decide(ReportDecision.ContentRemoved)
    expect((await reporter.client.call('Profiles.GetGuestbook', { profileId: reporter.id })).data).toEqual([])
  })

  it('to remove empties a profile’s headline and text', async () => {
    await report()
    await decide(ReportDecision.ContentRemoved)
    const { data } = await reporter.client.call('Profiles.GetProfile', { profileId: author.id })
    expect(data).toMatchObject({ profile: { headline: null }, details: { text: '', matchWords: ['money'] } })
  })

  it('to lock a profile ends its sessions and hides it', async () => {
    await report()
    await decide(ReportDecision.ProfileLocked)
    expect((await author.client.call('CurrentProfile.GetProfileData')).data.isLoggedIn).toBe(false)
    const logOn = await author.client.call('LogOn.LogOn', { name: author.name, password: PASSWORD })
    expect(logOn.data.profileData.status).toBe(ProfileStatus.Locked)
    expect((await reporter.client.call('Profiles.GetProfilesByIds', { ids: [author.id] })).data).toEqual([])
  })

  it('to lock a profile survives a cancelled deletion', async () => {
    await report()
    await author.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
    await decide(ReportDecision.ProfileLocked)
    const logOn = await author.client.call('LogOn.LogOn', { name: author.name, password: PASSWORD, restore: true })
    expect(logOn.data.profileData.status).toBe(ProfileStatus.Locked)
  })

  it('must be valid, for an existing report', async () => {
    await report()
    expect((await decide(ReportDecision.None)).status).toBe(400)
    const unknown = { reportId: 999_999, decision: ReportDecision.Dismissed }
    expect((await support.client.call('Reports.DecideReport', unknown)).status).toBe(404)
  })

  it('shows in the report, which is read by its id', async () => {
    await report()
    const [waiting] = await reports()
    const read = (reportId = waiting?.id ?? 0) => support.client.call('Reports.GetReport', { reportId })
    expect((await read()).data).toEqual(waiting)
    await decide(ReportDecision.Dismissed)
    expect((await read()).data).toMatchObject({ id: waiting?.id, decision: ReportDecision.Dismissed })
    expect((await read(999_999)).status).toBe(404)
  })

  it('is refused on oneself and peers, and to impersonating administrators', async () => {
    const peer = await newMember(server, { roleLevel: RoleLevel.Support })
    await report({ itemId: peer.id })
    for (const staff of [peer, support]) {
      expect((await decide(ReportDecision.ProfileLocked, staff)).status).toBe(403)
    }
    const client = await actingAs(server, support.id)
    expect((await decide(ReportDecision.Dismissed, { ...support, client })).status).toBe(403)
    const developer = await newMember(server, { roleLevel: RoleLevel.Developer })
    expect((await decide(ReportDecision.Dismissed, developer)).status).toBe(200)
  })
})

it('removes a report 24 months after its decision, and not before', async () => {
  const { db } = server.deps
  const stays = await newMember(server)
  await report()
  await decide(ReportDecision.Dismissed)
  const count = async () => (await db.selectFrom('report').select('id').execute()).length
  server.clock.advance(700 * DAY)
  await report({ itemId: stays.id }, await newMember(server))
  await tasks.removeOldReports.run(server.deps)
  expect(await count()).toBe(2)
  server.clock.advance(40 * DAY)
  await tasks.removeOldReports.run(server.deps)
  expect(await count()).toBe(1)
})
