import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BanType, ProfileStatus, RoleLevel } from '../contract/enums'
import {
  ObjectionOutcome,
  ReportCaseStatus,
  ReportDecision,
  ReportItemType,
  ReportReason,
} from '../contract/staff/reportEnums'
import { DAY, MINUTE } from '../core/clock'
import { insertConversation, insertMessage } from '../mail/mail.fixture'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let author: TestMember
let support: TestMember
let colleague: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('reportCase').execute()
  author = await newMember(server, { headline: 'Look here', text: '<p>Buy</p>', language: 'sv-SE' })
  support = await newMember(server, { roleLevel: RoleLevel.Support })
  colleague = await newMember(server, { roleLevel: RoleLevel.Support })
})

const { ProfileText, BlogComment, Message, Conversation } = ReportItemType
const report = async (values: object = {}, reporter?: TestMember) => {
  const { client } = reporter ?? (await newMember(server))
  server.clock.advance(MINUTE)
  const content = { itemType: ProfileText, itemId: author.id, reason: ReportReason.Harassment, ...values }
  return client.call('Reports.ReportContent', content)
}
const queue = async (query: object = {}, { client } = support) => (await client.call('Reports.GetCases', query)).data
const firstCase = async () => (await queue())[0]?.id ?? 0
const decide = async (decision: ReportDecision, more: object = {}, { client } = support) =>
  client.call('Reports.DecideCase', { caseId: await firstCase(), decision, reason: 'Mot reglerna', ...more })
const letters = async ({ client }: TestMember) => {
  const { data } = await client.call('Mail.GetConversations', {})
  return data.map(({ lastMessage }) => JSON.stringify(lastMessage))
}
const decisions = async ({ client } = author) => (await client.call('Reports.GetMyDecisions', {})).data
const statusOf = async () =>
  (await server.deps.db.selectFrom('profile').select('status').where('id', '=', author.id).executeTakeFirstOrThrow())
    .status

describe('the queue', () => {
  it('has one case for an item that three reported, about children first and then the oldest', async () => {
    for (let count = 0; count < 3; count++) await report()
    const other = await newMember(server)
    await report({ itemId: other.id, reason: ReportReason.ChildPictures })
    expect(await queue()).toMatchObject([
      { profileName: other.name, urgent: true, reportCount: 1 },
      {
        profileName: author.name,
        urgent: false,
        reportCount: 3,
        reasons: [ReportReason.Harassment],
        language: 'sv-SE',
      },
    ])
    expect(await queue({ itemType: Message })).toEqual([])
    expect(await queue({ profileId: other.id })).toMatchObject([{ profileName: other.name }])
    await decide(ReportDecision.Dismissed)
    expect(await queue()).toMatchObject([{ profileName: author.name }])
    expect(await queue({ decided: true })).toMatchObject([{ profileName: other.name }])
  })

  it('makes a new case of a report after the decision', async () => {
    await report()
    await decide(ReportDecision.Dismissed)
    await report()
    expect(await queue()).toMatchObject([{ reportCount: 1, status: ReportCaseStatus.Open }])
  })
})

describe('a case', () => {
  it('is taken by one of two at once, who decides it alone', async () => {
    await report()
    const caseId = await firstCase()
    const take = ({ client }: TestMember) => client.call('Reports.TakeCase', { caseId })
    const taken = await Promise.all([take(support), take(colleague)])
    expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [holder, other] = taken[0]?.status === 200 ? [support, colleague] : [colleague, support]
    expect(await decide(ReportDecision.Dismissed, {}, other)).toMatchObject({ problem: { code: 'CASE_TAKEN' } })
    expect(await queue({ mine: true }, holder)).toMatchObject([{ takenByViewer: true, takenBy: holder.name }])
    server.clock.advance(31 * MINUTE)
    expect((await take(other)).status).toBe(200)
    await other.client.call('Reports.ReleaseCase', { caseId })
    expect((await decide(ReportDecision.Dismissed, {}, holder)).status).toBe(200)
  })

  it('is decided once, also by two at the same moment', async () => {
    await report()
    const caseId = await firstCase()
    const answers = await Promise.all(
      [support, colleague].map(({ client }) => client.call('Reports.DecideCase', { caseId, decision: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('says how right each reporter was before', async () => {
    const reporter = await newMember(server)
    const others = [await newMember(server), await newMember(server)]
    for (const [index, { id }] of others.entries()) {
      await report({ itemId: id }, reporter)
      await decide(index === 0 ? ReportDecision.Dismissed : ReportDecision.ChangeAsked)
    }
    await report({ text: 'Again' }, reporter)
    const { data } = await support.client.call('Reports.GetCaseReports', { caseId: await firstCase() })
    expect(data).toMatchObject([{ reporterName: reporter.name, decidedCount: 2, upheldCount: 1, text: 'Again' }])
  })

  it('shows the history of the member', async () => {
    await report()
    await decide(ReportDecision.Quarantined)
    await server.deps.db.updateTable('profile').set({ status: 3 }).where('id', '=', author.id).execute()
    await report()
    const { data } = await support.client.call('Reports.GetCaseMember', { caseId: await firstCase() })
    expect(data).toMatchObject({ name: author.name, caseCount: 1, upheldCount: 1, lockCount: 1, bans: [] })
  })

  it('shows a comment with its entry', async () => {
    const entryId = await insertBlogEntry(server, (await newMember(server)).id)
    const itemId = await insertBlogComment(server, entryId, author.id)
    await report({ itemType: BlogComment, itemId })
    const { data } = await support.client.call('Reports.GetCaseItem', { caseId: await firstCase() })
    expect(data).toMatchObject({
      state: 'SHOWN',
      placeTitle: expect.any(String) as string,
      path: expect.stringContaining('#comment-') as string,
    })
  })

  it('shows the messages around one only when somebody reported the conversation', async () => {
    const reporter = await newMember(server)
    const conversationId = await insertConversation(server, { members: [author.id, reporter.id] })
    const ids: number[] = []
    for (const text of ['Before', 'Reported', 'After']) {
      ids.push(await insertMessage(server, conversationId, author.id, text))
    }
    await report({ itemType: Message, itemId: ids[1] }, reporter)
    const shown = async () => {
      const { data } = await support.client.call('Reports.GetCaseItem', { caseId: await firstCase() })
      return data.messages.map(({ text, reported }) => `${text} ${reported}`)
    }
    expect(await shown()).toEqual(['Reported true'])
    await report({ itemType: Conversation, itemId: conversationId }, reporter)
    expect(await shown()).toEqual(['Before false', 'Reported true', 'After false'])
  })
})

describe('a decision', () => {
  it('needs a reason unless nothing was wrong', async () => {
    await report()
    for (const reason of [undefined, ' \n']) {
      expect(await decide(ReportDecision.ContentRemoved, { reason })).toMatchObject({
        status: 400,
        problem: { fields: [{ field: 'reason', code: 'REQUIRED' }] },
      })
    }
    expect((await decide(ReportDecision.Dismissed, { reason: undefined })).status).toBe(200)
  })

  it('is told to the member, by mail in their language too, and to who reported it', async () => {
    const reporter = await newMember(server)
    await report({}, reporter)
    await decide(ReportDecision.ContentRemoved)
    expect(await letters(author)).toEqual([expect.stringContaining('Mot reglerna')])
    expect(await letters(reporter)).toHaveLength(1)
    await server.runJobs()
    const mail = server.mails.find(({ to }) => to === `${author.name}@example.com`)
    expect(mail?.text).toContain('Skälet: Mot reglerna')
    expect(mail?.text).toContain('/Decision?q=')
    expect(await decisions()).toMatchObject([
      { decision: ReportDecision.ContentRemoved, reason: 'Mot reglerna', evidence: 'Look here\n\nBuy' },
    ])
  })

  it('bans for so many days from blogs, and only for what is in them', async () => {
    const entryId = await insertBlogEntry(server, author.id)
    await report({ itemType: ReportItemType.BlogEntry, itemId: entryId })
    expect(await decide(ReportDecision.LodgeBanned)).toMatchObject({ status: 422, problem: { code: 'LODGE_BAN_ONLY' } })
    await decide(ReportDecision.BlogBanned, { days: 7 })
    const ban = await server.deps.db.selectFrom('ban').selectAll().where('profileId', '=', author.id).executeTakeFirst()
    expect(ban).toMatchObject({ banType: BanType.Blogs, reason: 'Mot reglerna', bannedBy: support.id })
    expect(ban?.until?.getTime()).toBe(server.clock.now().getTime() + 7 * DAY)
  })

  it.each([
    [ReportDecision.Quarantined, ProfileStatus.Quarantined],
    [ReportDecision.ProfileLocked, ProfileStatus.Locked],
    [ReportDecision.ProfileDeleted, ProfileStatus.ToBeDeleted],
  ])('%i closes the profile at once, and an objection that is right opens it again', async (decision, status) => {
    await report()
    const caseId = await firstCase()
    await decide(decision)
    expect(await statusOf()).toBe(status)
    expect((await author.client.call('CurrentProfile.GetProfileData')).data.isLoggedIn).toBe(false)
    await server.runJobs()
    const mail = server.mails.findLast(({ to }) => to === `${author.name}@example.com`)
    const link = /q=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const visitor = new TestClient(server)
    expect((await visitor.call('Reports.GetDecision', { link })).data).toMatchObject({ decision })
    expect((await visitor.call('Reports.ObjectToDecision', { link, text: 'It was not me' })).status).toBe(200)
    const answer = (staff: TestMember) =>
      staff.client.call('Reports.DecideObjection', { caseId, outcome: ObjectionOutcome.Reversed, reason: 'Rätt' })
    expect(await answer(support)).toMatchObject({ status: 403, problem: { code: 'SECOND_PERSON_NEEDED' } })
    expect((await answer(colleague)).data).toMatchObject({ outcome: ObjectionOutcome.Reversed })
    expect(await statusOf()).toBe(ProfileStatus.Active)
  })

  it('to delete cannot be undone by logging in', async () => {
    await report()
    await decide(ReportDecision.ProfileDeleted)
    const logIn = { name: author.name, password: PASSWORD, restore: true }
    expect((await new TestClient(server).call('LogOn.LogOn', logIn)).problem.code).toBe('WRONG_CREDENTIALS')
  })
})

describe('an objection', () => {
  const object = (link: string, text = 'I wrote no such thing') =>
    author.client.call('Reports.ObjectToDecision', { link, text })

  it('is made once, within six months, and waits for somebody else', async () => {
    await report()
    await decide(ReportDecision.ContentRemoved)
    const [decision] = await decisions()
    const link = decision?.link ?? ''
    expect((await object(link, ' ')).status).toBe(400)
    expect((await object(link)).data).toMatchObject({ objection: 'I wrote no such thing', objectUntil: null })
    expect(await object(link)).toMatchObject({ status: 409, problem: { code: 'OBJECTION_CLOSED' } })
    expect(await queue()).toMatchObject([{ status: ReportCaseStatus.Objected, decidedByViewer: true }])
    expect(await queue({}, colleague)).toMatchObject([{ decidedByViewer: false }])
    const stands = { caseId: await firstCase(), outcome: ObjectionOutcome.Stands, reason: 'It was you' }
    expect((await colleague.client.call('Reports.DecideObjection', stands)).status).toBe(200)
    expect((await colleague.client.call('Reports.DecideObjection', stands)).status).toBe(409)
    expect(await decisions()).toMatchObject([{ outcome: ObjectionOutcome.Stands, outcomeReason: 'It was you' }])
    expect(await queue()).toEqual([])
  })

  it('comes too late after six months, and not a day before', async () => {
    await report()
    await decide(ReportDecision.ChangeAsked)
    const { db, clock } = server.deps
    const decidedAgo = (days: number) =>
      db
        .updateTable('reportCase')
        .set({ decidedAt: new Date(clock.now().getTime() - days * DAY) })
        .execute()
    await decidedAgo(183)
    const link = (await decisions())[0]?.link ?? ''
    expect((await object(link)).status).toBe(409)
    await decidedAgo(182)
    expect((await object(link)).status).toBe(200)
  })

  it('is made by the link in the mail until the member has another address, and then where they log in', async () => {
    const { db } = server.deps
    await report()
    await decide(ReportDecision.ChangeAsked)
    await server.runJobs()
    const mail = server.mails.findLast(({ to }) => to === `${author.name}@example.com`)
    const link = /q=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const visitor = new TestClient(server)
    const change = (values: { passwordHash: string } | { email: string }) =>
      db.updateTable('profile').set(values).where('id', '=', author.id).execute()
    await change({ passwordHash: 'another' })
    expect((await visitor.call('Reports.GetDecision', { link })).status).toBe(200)
    await change({ email: `${author.name}@new.example.com` })
    for (const refused of [
      await visitor.call('Reports.GetDecision', { link }),
      await visitor.call('Reports.ObjectToDecision', { link, text: 'It was me' }),
    ]) {
      expect(refused).toMatchObject({ status: 410, problem: { code: 'LINK_EXPIRED' } })
    }
    expect((await object((await decisions())[0]?.link ?? '')).status).toBe(200)
    await server.runJobs()
  })

  it('needs the secret of the decision', async () => {
    await report()
    await decide(ReportDecision.ChangeAsked)
    const link = (await decisions())[0]?.link ?? ''
    const half = link.length / 2
    for (const forged of ['', 'nonsense', `${link.slice(0, -2)}AA`, link.slice(0, half), link.slice(half).repeat(2)]) {
      expect((await object(forged)).status).toBe(410)
    }
  })
})
