import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MediaKind } from '../../contract/enums'
import { FeatureCode } from '../../contract/money/moneyEnums'
import { DebateEntryStatus, LodgeAudience, LodgeRole } from '../../contract/lodges/lodgeEnums'
import { DAY, HOUR, MINUTE } from '../../core/clock'
import { insertDebateCategory, startTopic } from '../../testing/debates'
import { setLodgeRole } from '../../testing/lodges'
import { insertPicture } from '../../testing/media'
import type { TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { actingAs } from '../../testing/members'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { newDebate, titlesOf, type Debate } from '../debate.fixture'

const { Draft, Published } = DebateEntryStatus

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

const start = (values: object = {}, member: Pick<TestMember, 'client'> = debate.member) =>
  startTopic(member, { lodgeId: debate.lodgeId, categoryId: debate.categoryId, ...values })
const save = (debateEntryId: number, revision: number, values: object = {}, member = debate.member) =>
  member.client.call('Lodges.UpdateDebateEntry', {
    debateEntryId,
    revision,
    title: 'The summer trip',
    html: '<p>Who brings the boat?</p>',
    publish: true,
    ...values,
  })
const edit = async (debateEntryId: number, member = debate.member) =>
  (await member.client.call('Lodges.GetDebateEntryForEdit', { debateEntryId })).data
const read = (debateEntryId: number, member = debate.author) =>
  member.client.call('Lodges.GetDebateEntry', { debateEntryId })
const listed = async (member = debate.author) =>
  titlesOf((await member.client.call('Lodges.GetDebateEntries', { lodgeId: debate.lodgeId })).data)
const drafts = async (member = debate.member) =>
  titlesOf((await member.client.call('Lodges.GetOwnDebateDrafts', { lodgeId: debate.lodgeId })).data)

describe('a draft', () => {
  it("is in its author's list alone, and shown as it would be published", async () => {
    const now = server.clock.now().toISOString()
    const { data } = await start({ title: ' A\nplan ', html: '<p onclick="x">Let us <b>go</b></p>', publish: false })
    expect(data).toEqual({ id: data.id, revision: 1, savedAt: now, status: Draft })
    expect([await drafts(), await drafts(debate.author), await listed()]).toEqual([['A plan'], [], ['The summer trip']])
    expect((await read(data.id, debate.member)).data).toMatchObject({
      title: 'A plan',
      html: '<p>Let us <strong>go</strong></p>',
      excerpt: 'Let us go',
      status: Draft,
      publishedAt: null,
      editable: true,
      deletable: true,
      movable: true,
      moderated: false,
    })
    expect((await read(data.id)).status).toBe(404)
    expect(await edit(data.id)).toMatchObject({
      title: 'A plan',
      revision: 1,
      unpublishedChanges: false,
      status: Draft,
    })
  })

  it('is created once, however often it is sent, also at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => start({ key, publish: false })))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await drafts()).toHaveLength(1)
  })

  it('moves at once with its category, and stays in it when no other is named', async () => {
    const { id } = (await start({ publish: false })).data
    const second = await insertDebateCategory(server, debate.lodgeId)
    await save(id, 1, { categoryId: second, publish: false })
    expect((await edit(id)).categoryId).toBe(second)
    await save(id, 2, { title: 'Later', publish: false })
    expect(await edit(id)).toMatchObject({ categoryId: second, title: 'Later' })
    await save(id, 3, { title: 'Later' })
    expect((await read(id)).data).toMatchObject({ categoryId: second, title: 'Later', status: Published })
  })
})

describe('publishing', () => {
  it('shows a topic to all, and moves the lodge up, at most once a minute', async () => {
    const activeAt = async () =>
      (await debate.member.client.call('Lodges.GetLodgeData', { lodgeId: debate.lodgeId })).data.activeAt
    const before = await activeAt()
    server.clock.advance(30_000)
    await start({ title: 'Soon' })
    expect(await activeAt()).toBe(before)
    server.clock.advance(MINUTE)
    const now = server.clock.now().toISOString()
    const { data } = await start({ title: 'Second' })
    expect(data).toMatchObject({ status: Published, revision: 1, savedAt: now })
    expect(await activeAt()).toBe(now)
    expect(await listed()).toEqual(['Second', 'Soon', 'The summer trip'])
    expect((await read(data.id)).data).toMatchObject({ publishedAt: now, editedAt: null, lastCommentAt: null })
  })

  it('again keeps the time and its place, and shows that it was edited', async () => {
    const { id } = (await start()).data
    const { publishedAt } = (await read(id)).data
    server.clock.advance(HOUR)
    const changed = { title: 'Changed', html: '<p>Anew.</p>' }
    expect((await save(id, 1, { ...changed, publish: false })).data).toMatchObject({ revision: 2, status: Published })
    expect((await read(id)).data).toMatchObject({ title: 'The summer trip', editedAt: null, unpublishedChanges: false })
    expect((await read(id, debate.member)).data).toMatchObject({ unpublishedChanges: true })
    expect((await save(id, 2, changed)).data.revision).toBe(3)
    const editedAt = server.clock.now().toISOString()
    expect((await read(id)).data).toMatchObject({ ...changed, publishedAt, editedAt })
  })

  it('needs a title, a text and a category of the lodge', async () => {
    const fields = ['title', 'html'].map((field) => ({ field, code: 'REQUIRED' }))
    expect(await start({ title: ' ', html: '<p> </p>' })).toMatchObject({ status: 422, problem: { fields } })
    const { categoryId } = await newDebate(server)
    const foreign = { status: 422, problem: { fields: [{ field: 'categoryId', code: 'UNKNOWN_ITEM' }] } }
    expect(await start({ categoryId })).toMatchObject(foreign)
    const { id } = (await start()).data
    expect(await save(id, 1, { categoryId })).toMatchObject(foreign)
  })

  it('is for members with a membership, in their own name', async () => {
    const { db } = server.deps
    const { id } = (await start()).data
    const acting = await actingAs(server, debate.member.id)
    expect((await startTopic({ client: acting }, debate)).problem?.code).toBe('ACTING_AS_OTHER')
    await db.updateTable('profile').set({ memberUntil: null }).where('id', '=', debate.member.id).execute()
    const feature = FeatureCode.CreateLodgeDebateEntry
    for (const answer of [await start(), await save(id, 1)]) {
      expect(answer).toMatchObject({ status: 402, problem: { feature } })
    }
  })

  it('is left to the leaders where the lodge says so, also of what was drafted before', async () => {
    const { id } = (await start({ publish: false })).data
    await server.deps.db
      .updateTable('lodge')
      .set({ debateAudience: LodgeAudience.AdminsOnly })
      .where('id', '=', debate.lodgeId)
      .execute()
    expect((await start()).status).toBe(403)
    expect((await save(id, 1)).status).toBe(403)
    expect((await start({}, debate.assistant)).status).toBe(200)
  })

  it('is for those who are in the lodge', async () => {
    const { id } = (await start()).data
    expect((await start({}, debate.stranger)).status).toBe(403)
    expect((await start({}, debate.blacklisted)).status).toBe(404)
    expect((await save(id, 1, {}, debate.author)).status).toBe(404)
    expect((await save(id, 1, {}, debate.owner)).status).toBe(404)
    await server.deps.db.updateTable('lodge').set({ debatesPublic: true }).where('id', '=', debate.lodgeId).execute()
    await setLodgeRole(server, debate.lodgeId, debate.member.id, LodgeRole.None)
    expect((await save(id, 1)).status).toBe(403)
    expect((await read(id, debate.member)).data).toMatchObject({ editable: false, deletable: true, movable: false })
  })

  it('is limited by the day', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 41; count += 1) statuses.push((await start({ html: `<p>${count}</p>` })).status)
    expect(statuses).toEqual([...Array<number>(40).fill(200), 429])
    server.clock.advance(DAY)
  })
})

describe('two windows', () => {
  it('do not overwrite each other', async () => {
    const { id } = (await start({ publish: false })).data
    const texts = ['<p>1</p>', '<p>2</p>', '<p>3</p>']
    const answers = await Promise.all(texts.map((html) => save(id, 1, { html, publish: false })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const kept = texts[answers.findIndex(({ status }) => status === 200)]
    expect(await edit(id)).toMatchObject({ html: kept, revision: 2 })
    expect((await save(id, 1, { html: kept, publish: false })).status).toBe(200)
  })

  it('go back to what is published', async () => {
    const { id } = (await start()).data
    await save(id, 1, { title: 'Other', publish: false })
    const discard = () => debate.member.client.call('Lodges.DiscardDebateEntryChanges', { debateEntryId: id })
    expect((await discard()).data).toMatchObject({ title: 'The summer trip', unpublishedChanges: false, revision: 3 })
    const draft = (await start({ publish: false })).data.id
    expect((await debate.member.client.call('Lodges.DiscardDebateEntryChanges', { debateEntryId: draft })).status).toBe(
      404,
    )
  })
})

describe('pictures in a topic', () => {
  it('of the file archive are shown to its readers, and to nobody else', async () => {
    const { member, author, stranger } = debate
    const { id, key } = await insertPicture(server, member.id, { kind: MediaKind.FileArchivePicture })
    const html = `<p>Look</p><img data-media-id="${id}" alt="">`
    const draft = (await start({ html, publish: false })).data.id
    const media = async (reader: TestMember) => (await read(draft, reader)).data.media.map((medium) => medium.id)
    const fetched = async ({ client }: TestMember) => {
      const { data } = await client.call('Media.GetMediaByIds', { ids: [id] })
      return data.length
    }
    expect([await media(member), await fetched(author)]).toEqual([[id], 0])
    await save(draft, 1, { html })
    expect([await media(author), await fetched(author), await fetched(stranger)]).toEqual([[id], 1, 0])
    await save(draft, 2, { html: '<p>Gone</p>' })
    expect(await fetched(author)).toBe(0)
    expect(key).not.toBe('')
  })

  it("must be one's own", async () => {
    const { id } = await insertPicture(server, debate.author.id)
    const refused = { status: 422, problem: { fields: [{ field: 'html', code: 'MEDIA_NOT_OPEN' }] } }
    expect(await start({ html: `<img data-media-id="${id}" alt="">` })).toMatchObject(refused)
  })
})
