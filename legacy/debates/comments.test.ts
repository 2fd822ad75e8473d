import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LikeItemType, RoleLevel } from '../contract/enums'
import { ReportDecision, ReportItemType, ReportReason } from '../contract/staff/reportEnums'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import { insertDebateComment } from '../testing/debates'
import { setLodgeRole } from '../testing/lodges'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, newDebate, type Debate } from './debate.fixture'

let server: TestServer
let debate: Debate

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  debate = await newDebate(server)
})

const add = ({ client }: TestMember, values: object = {}) =>
  client.call('Lodges.AddDebateEntryComment', { debateEntryId: debate.entryId, text: 'I do', ...values })
const list = async ({ client }: TestMember, twoLayered = true) =>
  (await client.call('Lodges.GetDebateEntryComments', { debateEntryId: debate.entryId, twoLayered })).data
const edit = ({ client }: TestMember, commentId: number) =>
  client.call('Lodges.EditDebateEntryComment', { commentId, text: 'I do not' })
const remove = ({ client }: TestMember, commentId: number) =>
  client.call('Lodges.DeleteDebateEntryComment', { commentId })
const changeLodge = (values: object) =>
  server.deps.db.updateTable('lodge').set(values).where('id', '=', debate.lodgeId).execute()

describe('comments on a topic', () => {
  it('are in two layers, counted for each viewer, and have been read by who writes', async () => {
    const { author, member, assistant, entryId } = debate
    const { data: first } = await add(member, { text: `What, @${author.name}?`, mentionIds: [author.id] })
    const { data: answer } = await add(assistant, { parentId: first.id })
    await add(author, { parentId: answer.id, text: 'Nobody' })
    expect(await list(member)).toMatchObject([
      { id: first.id, itemId: entryId, text: `What, @${author.name}?`, replyCount: 2, editable: true, deletable: true },
    ])
    expect((await list(member, false)).map(({ text }) => text)).toEqual([`What, @${author.name}?`, 'I do', 'Nobody'])
    const counts = async ({ client }: TestMember) => {
      const { data } = await client.call('Lodges.GetDebateEntry', { debateEntryId: entryId })
      return [data.commentCount, data.newCommentCount]
    }
    await block(server, member, assistant)
    expect([await counts(member), await counts(author)]).toEqual([
      [2, 0],
      [3, 0],
    ])
  })

  it('are written by those who are in the lodge, also without a membership', async () => {
    const { stranger, requesting, blacklisted, member } = debate
    await server.deps.db.updateTable('profile').set({ memberUntil: null }).where('id', '=', member.id).execute()
    const { id } = (await add(member)).data
    expect((await add(stranger)).status).toBe(404)
    await changeLodge({ debatesPublic: true })
    expect((await add(stranger)).status).toBe(403)
    expect((await add(requesting)).status).toBe(403)
    const likeBy = ({ client }: TestMember, itemType: LikeItemType, itemId: number) =>
      client.call('Common.ToggleLike', { itemType, itemId, liked: true })
    for (const outsider of [stranger, requesting]) {
      expect((await likeBy(outsider, LikeItemType.Comment, id)).status).toBe(403)
      expect((await likeBy(outsider, LikeItemType.DebateEntry, debate.entryId)).status).toBe(403)
    }
    expect((await likeBy(member, LikeItemType.Comment, id)).status).toBe(200)
    expect((await add(blacklisted)).status).toBe(404)
    await setLodgeRole(server, debate.lodgeId, member.id, LodgeRole.None)
    expect((await edit(member, id)).status).toBe(403)
    expect((await remove(member, id)).status).toBe(200)
  })

  it('end where the topic is locked', async () => {
    const { assistant, member, author, entryId } = debate
    const { id } = (await add(member)).data
    await assistant.client.call('Lodges.LockDebateEntry', { debateEntryId: entryId, locked: true })
    for (const each of [member, author, assistant]) {
      expect(await add(each)).toMatchObject({ status: 422, problem: { code: 'COMMENTS_CLOSED' } })
    }
    expect((await remove(member, id)).status).toBe(200)
  })

  it("are changed by their writers, and deleted by them, the topic's author and the leaders", async () => {
    const { member, author, owner, coOwner, assistant, stranger } = debate
    const other = await newMember(server)
    await setLodgeRole(server, debate.lodgeId, other.id, LodgeRole.Member)
    const { id } = (await add(member)).data
    for (const each of [author, owner, assistant, other]) expect((await edit(each, id)).status).toBe(404)
    expect((await edit(member, id)).data.text).toBe('I do not')
    expect((await remove(other, id)).status).toBe(404)
    expect((await remove(stranger, id)).status).toBe(404)
    for (const each of [author, owner, coOwner, assistant]) {
      const comment = await insertDebateComment(server, debate.entryId, member.id)
      expect((await list(each)).at(-1)).toMatchObject({ id: comment, editable: false, deletable: true })
      expect((await list(other)).at(-1)).toMatchObject({ id: comment, deletable: false })
      expect((await remove(each, comment)).data).toEqual({ itemId: debate.entryId, remains: null })
    }
  })

  it('of the dark sites are deleted there alone', async () => {
    const { member, author } = debate
    const comment = await insertDebateComment(server, debate.entryId, member.id)
    await changeLodge({ dark: true })
    expect((await remove(member, comment)).status).toBe(404)
    expect((await remove(author, comment)).status).toBe(404)
  })
})

describe('likes and reports', () => {
  it('are for those who may see the topic or the comment', async () => {
    const { member, author, stranger, entryId } = debate
    const comment = await insertDebateComment(server, entryId, author.id)
    const like = ({ client }: TestMember, itemType: LikeItemType, itemId: number) =>
      client.call('Common.ToggleLike', { itemType, itemId, liked: true })
    expect((await like(stranger, LikeItemType.DebateEntry, entryId)).status).toBe(404)
    expect((await like(stranger, LikeItemType.Comment, comment)).status).toBe(404)
    await like(member, LikeItemType.DebateEntry, entryId)
    await like(member, LikeItemType.Comment, comment)
    const { data } = await member.client.call('Lodges.GetDebateEntry', { debateEntryId: entryId })
    expect(data).toMatchObject({ likeCount: 1, liked: true })
    expect(await list(author)).toMatchObject([{ likeCount: 1, liked: false }])
    await server.deps.db.deleteFrom('debateEntry').where('id', '=', entryId).execute()
    const left = server.deps.db.selectFrom('itemLike').select('id').where('profileId', '=', member.id)
    expect(await left.execute()).toEqual([])
  })

  it.each([
    ['topic', ReportItemType.DebateEntry],
    ['comment', ReportItemType.DebateComment],
  ])('of a %s are decided by support, who may remove it', async (what, itemType) => {
    const { member, author, stranger, entryId } = debate
    const comment = await insertDebateComment(server, entryId, author.id)
    const itemId = what === 'topic' ? entryId : comment
    const report = ({ client }: TestMember) =>
      client.call('Reports.ReportContent', { itemType, itemId, reason: ReportReason.Harassment })
    expect((await report(stranger)).status).toBe(404)
    expect((await report(author)).status).toBe(422)
    expect((await report(member)).status).toBe(200)
    const support = await newMember(server, { roleLevel: RoleLevel.Support })
    const { data } = await support.client.call('Reports.GetReports', { open: true })
    const open = data.find((each) => each.itemType === itemType && each.itemId === itemId)
    const decision = ReportDecision.ContentRemoved
    const body = { reportId: open?.id ?? 0, decision, reason: 'Our rules' }
    const decided = await support.client.call('Reports.DecideReport', body)
    expect(decided.status).toBe(200)
    const ids = [itemId]
    const read =
      what === 'topic'
        ? await member.client.call('Lodges.GetDebateEntriesByIds', { ids })
        : await member.client.call('Lodges.GetDebateEntryCommentsByIds', { ids })
    expect(read.data).toEqual([])
  })
})
