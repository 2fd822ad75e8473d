import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName } from '../../legacy/contract/contract'
import {
  AlbumType,
  DarkApplicationStatus,
  Dominance,
  KinkLevel,
  MediaKind,
  RoleLevel,
} from '../../legacy/contract/enums'
import { ReportDecision, ReportItemType, ReportReason } from '../../legacy/contract/staff/reportEnums'
import { TicketKind } from '../../legacy/contract/support/ticketEnums'
import { insertBlogEntry } from '../../legacy/testing/insertBlogEntry'
import { insertLodge } from '../../legacy/testing/lodges'
import { insertPicture } from '../../legacy/testing/media'
import { idsOf, newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf } from '../../legacy/testing/profiles'
import type { TestClient } from '../../legacy/testing/testClient'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

/** Stands in everything of the dark sites that a member can write. */
const MARKER = 'Mondscheinmarke'

let server: TestServer
let owner: TestMember
let viewer: TestMember
let staff: TestMember

beforeAll(async () => {
  server = await startTestServer()
  const { db, clock } = server.deps
  await insertPlaces(db)
  const onDark = { host: 'dark.dk.localhost' }
  owner = await newMember(server, { darkStatus: 3 }, onDark)
  viewer = await newMember(server, { darkStatus: 3 }, onDark)
  staff = await newMember(server, { darkStatus: 3, roleLevel: RoleLevel.Support }, onDark)
  const kink = await db
    .insertInto('kink')
    .values({ name: JSON.stringify({ 'da-DK': MARKER }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { client } of [owner, viewer]) {
    await client.call('DarkKinks.SetProfileKinks', { kinks: [{ kinkId: kink.id, level: KinkLevel.Like }] })
    await client.call('EditDarkProfile.UpdateDarkProfile', { headline: MARKER, text: `<p>${MARKER}</p>` })
    const { data } = await client.call('EditDarkProfile.GetDarkProfileDataForEdit')
    const persons = data.persons.map(({ id }) => ({ personId: id, dominance: Dominance.Dominating }))
    await client.call('EditDarkProfile.SaveDarkInformation', { persons })
    await client.call('Search.SaveSearch', { name: MARKER, options: {} })
    const start = (await client.call('Common.GetStartPageSortOptions')).data
    const searches = { ...start, searchOptions: [`textSearch=${MARKER}`] }
    await client.call('Common.SaveStartPageSortOptions', searches)
    await client.call('Media.CreateAlbum', { name: `${MARKER} 3`, type: AlbumType.Red })
    await client.call('MyTickets.CreateTicket', {
      kind: TicketKind.Other,
      subject: MARKER,
      text: MARKER,
      key: randomUUID(),
    })
  }
  await owner.client.call('DarkKinks.CreateKink', { name: `${MARKER} 2`, level: KinkLevel.Like })
  await db
    .insertInto('darkApplication')
    .values({ profileId: viewer.id, text: MARKER, status: 1, appliedAt: clock.now() })
    .execute()
  const album = await db
    .insertInto('album')
    .values({ profileId: owner.id, name: MARKER, type: AlbumType.Red, createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertPicture(server, owner.id, { kind: MediaKind.AlbumPicture, albumId: album.id, title: MARKER })
  await insertPicture(server, viewer.id, { kind: MediaKind.DarkProfilePicture, title: MARKER })
  for (const [from, to] of [
    [viewer, owner],
    [owner, viewer],
  ] as const) {
    await from.client.call('Profiles.AddGuestbookEntry', { profileId: to.id, text: MARKER })
  }
  const ticket = await db.selectFrom('ticket').select('id').where('profileId', '=', viewer.id).executeTakeFirstOrThrow()
  await db
    .insertInto('review')
    .values({ ticketId: ticket.id, countryId: 1, author: MARKER, rating: 5, text: MARKER, date: '2026-11-01' })
    .execute()
  await viewer.client.call('DarkProfileConnection.CreateProfileConnection', { profileId: owner.id, role: 1 })
  await insertBlogEntry(server, owner.id, { dark: true, title: MARKER, tags: [MARKER] })
  await insertLodge(server, owner.id, { dark: true, name: MARKER, terms: MARKER })
})
afterAll(() => server.close())

const reads = calls.filter(([, { method }]) => method === 'GET').map(([name]) => name)
/** Posts that read, by what tells them from writes. */
const postedReads = calls.filter(([name, { method }]) => method === 'POST' && /\.(Get|Search|NewLodges)/.test(name))

/** Values for the parameters of a call: ids that exist, and the marker as words. */
function argumentsOf(name: CallName, profileId = owner.id): Record<string, unknown> {
  const found = calls.find(([each]) => each === name)
  const parameters = { ...found?.[1].query.properties, ...found?.[1].body.properties }
  const values: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(parameters)) {
    const { type, enum: choices } = schema as { type?: string; enum?: unknown[] }
    if (/^profileId$/.test(key)) values[key] = profileId
    else if (key === 'ids') values[key] = [owner.id, 1, 2]
    else if (choices) values[key] = choices[0]
    else if (/Id$|^id$|Number$/.test(key) && type === 'integer') values[key] = 1
    else if (/query|text|filterText|^name$/.test(key)) values[key] = MARKER.slice(0, 8)
  }
  return values
}

const asked = [...reads, ...postedReads.map(([name]) => name)]

it.each(asked)('%s tells nothing of the dark sites on a main one', async (name) => {
  for (const { id } of [viewer, staff]) {
    const client = await clientOf(server, id)
    for (const profileId of [owner.id, id]) {
      const answer = await client.call(name, argumentsOf(name, profileId))
      expect(JSON.stringify([answer.data, answer.problem])).not.toContain(MARKER)
    }
  }
})

describe('staff on a main site, by the ids of what is on a dark one', () => {
  const dark = { host: 'dark.dk.localhost' }
  let onMain: TestClient
  let ticketId: number
  let caseId: number
  let mediaIds: number[]

  beforeAll(async () => {
    const { db } = server.deps
    onMain = await clientOf(server, staff.id)
    const ticket = await db
      .selectFrom('ticket')
      .select('id')
      .where('profileId', '=', owner.id)
      .executeTakeFirstOrThrow()
    ticketId = ticket.id
    const picture = await db
      .selectFrom('media')
      .select('id')
      .where('profileId', '=', owner.id)
      .where('title', '=', MARKER)
      .executeTakeFirstOrThrow()
    const attachment = await insertPicture(server, owner.id, { kind: MediaKind.MailAttachmentPicture })
    const { id: messageId } = await db
      .selectFrom('ticketMessage')
      .select('id')
      .where('ticketId', '=', ticketId)
      .executeTakeFirstOrThrow()
    await db.insertInto('ticketMessageMedia').values({ messageId, mediaId: attachment.id, position: 0 }).execute()
    mediaIds = [picture.id, attachment.id]
    const itemId = await insertBlogEntry(server, owner.id, { dark: true, title: MARKER })
    for (const [itemType, id] of [
      [ReportItemType.BlogEntry, itemId],
      [ReportItemType.Media, picture.id],
    ] as const) {
      const report = { itemType, itemId: id, reason: ReportReason.Other, text: MARKER }
      await viewer.client.call('Reports.ReportContent', report)
    }
    const found = await db
      .selectFrom('reportCase')
      .select('id')
      .where('itemType', '=', ReportItemType.BlogEntry)
      .executeTakeFirstOrThrow()
    caseId = found.id
  })

  it('read no words of a report, nor of its decision, and nor does the member there', async () => {
    const onDark = await clientOf(server, staff.id, dark)
    const told = async (client: TestClient) => {
      const answers = await Promise.all([
        client.call('Reports.GetReports'),
        client.call('Reports.GetReport', { reportId: 1 }),
        client.call('Reports.GetCases'),
        client.call('Reports.GetCase', { caseId }),
        client.call('Reports.GetCaseReports', { caseId }),
        client.call('Reports.GetCaseItem', { caseId }),
        client.call('Reports.GetCaseMember', { caseId }),
      ])
      return JSON.stringify(answers.map(({ data }) => data))
    }
    expect(await told(onMain)).not.toContain(MARKER)
    expect(await told(onDark)).toContain(MARKER)
    expect((await onDark.call('Reports.TakeCase', { caseId })).status).toBe(200)
    const decision = { caseId, decision: ReportDecision.ContentRemoved, reason: 'Against the rules' }
    const { data: decided } = await onMain.call('Reports.DecideCase', decision)
    expect(decided.decision).toBe(ReportDecision.ContentRemoved)
    expect(JSON.stringify(decided) + (await told(onMain))).not.toContain(MARKER)
    const decisions = async (client: TestClient) => JSON.stringify((await client.call('Reports.GetMyDecisions')).data)
    expect(await decisions(await clientOf(server, owner.id))).not.toContain(MARKER)
    expect(await decisions(owner.client)).toContain(MARKER)
  })

  it('find no ticket, and change none', async () => {
    const { db } = server.deps
    const row = () => db.selectFrom('ticket').selectAll().where('id', '=', ticketId).executeTakeFirstOrThrow()
    const before = await row()
    const key = () => randomUUID()
    const ofMain = await (
      await clientOf(server, owner.id)
    ).call('MyTickets.CreateTicket', {
      kind: TicketKind.Other,
      subject: 'Question',
      text: 'A question',
      key: key(),
    })
    expect(ofMain.status).toBe(200)
    const main = await db.selectFrom('ticket').select('id').where('subject', '=', 'Question').executeTakeFirstOrThrow()
    const onDark = await clientOf(server, staff.id, dark)
    for (const id of [ticketId, main.id])
      expect((await onDark.call('SupportDesk.TakeTicket', { ticketId: id })).status).toBe(200)
    const answers = await Promise.all([
      onMain.call('SupportDesk.GetTicket', { ticketId }),
      onMain.call('SupportDesk.GetTicketMember', { ticketId }),
      onMain.call('SupportDesk.TakeTicket', { ticketId }),
      onMain.call('SupportDesk.AnswerTicket', { ticketId, text: 'An answer', key: key() }),
      onMain.call('SupportDesk.AddNote', { ticketId, text: 'A note', key: key() }),
      onMain.call('SupportDesk.ForwardTicket', { ticketId, text: 'A note', key: key() }),
      onMain.call('SupportDesk.CloseTicket', { ticketId }),
      onMain.call('SupportDesk.ReleaseTicket', { ticketId }),
      onMain.call('SupportDesk.MergeTickets', { ticketId, intoTicketId: main.id }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await onMain.call('SupportDesk.GetTicketMessages', { ticketId })).data).toEqual([])
    const merged = await onDark.call('SupportDesk.MergeTickets', { ticketId, intoTicketId: main.id })
    expect(merged).toMatchObject({ status: 422, problem: { fields: [{ code: 'TICKETS_OF_OTHERS' }] } })
    const { takenBy: _by, takenUntil: _until, adminStatus: _status, ...now } = await row()
    expect(before).toMatchObject(now)
  })

  it('are shown none of its pictures, nor decide applications', async () => {
    const seen = async (client: TestClient) =>
      idsOf((await client.call('Media.GetMediaByIds', { ids: mediaIds })).data).toSorted((a, b) => a - b)
    expect(await seen(onMain)).toEqual([])
    expect(await seen(await clientOf(server, staff.id, dark))).toEqual(mediaIds.toSorted((a, b) => a - b))
    const decision = { profileId: viewer.id, decision: DarkApplicationStatus.Approved }
    expect((await onMain.call('EditDarkProfile.DecideDarkApplication', decision)).status).toBe(403)
  })
})

it('tells a main site neither the roles of its own persons, nor changes them there', async () => {
  const client = await clientOf(server, viewer.id)
  const { data } = await client.call('EditProfile.GetProfileDataForEdit')
  expect(data.persons.map(({ dominance }) => dominance)).toEqual([null])
  const persons = data.persons.map(({ id, dominance }) => ({ id, dominance }))
  expect((await client.call('EditProfile.UpdateProfile', { persons })).status).toBe(200)
  const { data: dark } = await viewer.client.call('EditDarkProfile.GetDarkProfileDataForEdit')
  expect(dark.persons.map(({ dominance }) => dominance)).toEqual([Dominance.Dominating])
})

it('shows on the dark site what the member keeps there', async () => {
  const { client } = viewer
  const shown = await Promise.all([
    client.call('Search.GetSavedSearches'),
    client.call('Common.GetStartPageSortOptions'),
    client.call('EditDarkProfile.GetRedMediaAlbums'),
    client.call('MyTickets.Tickets'),
    client.call('Profiles.GetGuestbook', { profileId: viewer.id }),
    client.call('Support.GetReviews'),
  ])
  for (const { data } of shown) expect(JSON.stringify(data)).toContain(MARKER)
})

it('is found on the dark site, so that the markers are there', async () => {
  const client = await clientOf(server, viewer.id, { host: 'dark.dk.localhost' })
  for (const name of ['Profiles.GetProfile', 'DarkKinks.GetAllKinks', 'Blogs.GetAllBlogEntries'] as const) {
    expect(JSON.stringify((await client.call(name, argumentsOf(name) as never)).data)).toContain(MARKER)
  }
})
