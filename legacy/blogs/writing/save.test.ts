import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BlogEntryStatus } from '../../contract/enums'
import { HOUR, MINUTE } from '../../core/clock'
import { MAX_CONTENT_LENGTH } from '../../core/text/richText'
import { newWriter, publishedBy, sampleContent, write } from '../../testing/blogWriting'
import type { TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { startTestServer, type TestServer } from '../../testing/testServer'

const { Draft, Published } = BlogEntryStatus

let server: TestServer
let author: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  author = await newWriter(server)
})

const edit = async ({ client }: Pick<TestMember, 'client'>, blogEntryId: number) =>
  client.call('Blogs.GetBlogEntryDataForEdit', { blogEntryId })
const discard = ({ client }: Pick<TestMember, 'client'>, blogEntryId: number) =>
  client.call('Blogs.DiscardBlogEntryChanges', { blogEntryId })
const stored = (id: number) =>
  server.deps.db.selectFrom('blogEntry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const entriesOf = ({ id }: TestMember) =>
  server.deps.db.selectFrom('blogEntry').select('id').where('profileId', '=', id).execute()
const draft = (values: Parameters<typeof write>[1] = {}) => write(author, { publish: false, ...values })

describe('a draft', () => {
  it('is stored as it is, also empty, and shown to nobody', async () => {
    const now = server.clock.now().toISOString()
    const { data } = await draft({ title: '', html: '' })
    expect(data).toEqual({ id: data.id, slug: '', revision: 1, savedAt: now, status: Draft })
    server.clock.advance(MINUTE)
    const next = await draft({ blogEntryId: data.id, revision: 1, title: ' Ved\nhavet ', tags: ['Sommer'] })
    const savedAt = server.clock.now().toISOString()
    expect(next.data).toEqual({ id: data.id, slug: 'ved-havet', revision: 2, savedAt, status: Draft })
    expect((await edit(author, data.id)).data).toEqual({
      ...sampleContent,
      id: data.id,
      title: 'Ved havet',
      tags: ['Sommer'],
      media: [],
      status: Draft,
      slug: 'ved-havet',
      dark: false,
      unpublishedChanges: false,
      revision: 2,
      savedAt,
    })
    expect(await stored(data.id)).toMatchObject({ title: '', html: '', words: '', status: Draft, publishedAt: null })
  })

  it('is created once, however often it is sent, also at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => draft({ key })))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await write(author, { key, title: 'Later' })).data).toEqual(answers[0]?.data)
    expect(await entriesOf(author)).toHaveLength(1)
    const other = await newWriter(server)
    expect((await write(other, { key })).data.id).not.toBe(answers[0]?.data.id)
  })

  it('counts towards a limit of a hundred', async () => {
    const { db, clock } = server.deps
    const row = { profileId: author.id, countryId: 1, dark: false, createdAt: clock.now() }
    await db
      .insertInto('blogEntry')
      .values(Array.from({ length: 99 }, () => row))
      .execute()
    const last = await draft()
    expect(last.status).toBe(200)
    expect(await draft()).toMatchObject({ status: 422, problem: { code: 'TOO_MANY_DRAFTS' } })
    expect((await draft({ blogEntryId: last.data.id, revision: 1 })).status).toBe(200)
    expect((await write(author)).status).toBe(200)
    expect(await entriesOf(author)).toHaveLength(101)
  })
})

describe('two windows', () => {
  it('do not overwrite each other', async () => {
    const { id } = (await draft()).data
    const save = (html: string, revision: number) => draft({ blogEntryId: id, revision, html })
    expect((await save('<p>mine</p>', 1)).data.revision).toBe(2)
    expect(await save('<p>yours</p>', 1)).toMatchObject({ status: 409, problem: { code: 'EDIT_CONFLICT' } })
    expect((await edit(author, id)).data).toMatchObject({ html: '<p>mine</p>', revision: 2 })
    expect((await save('<p>yours</p>', 2)).data.revision).toBe(3)
  })

  it('do not overwrite each other at the same time', async () => {
    const { id } = (await draft()).data
    const texts = ['<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>']
    const answers = await Promise.all(texts.map((html) => draft({ blogEntryId: id, revision: 1, html })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    const kept = texts[answers.findIndex(({ status }) => status === 200)]
    expect((await edit(author, id)).data).toMatchObject({ html: kept, revision: 2 })
  })

  it('may send the same again when an answer was lost', async () => {
    const { id } = (await draft()).data
    const text = { blogEntryId: id, revision: 1, html: '<p>new</p>', tags: ['Sommer'] }
    expect((await draft(text)).status).toBe(200)
    expect((await draft(text)).status).toBe(200)
    const published = await write(author, text)
    expect(published.data.status).toBe(Published)
    server.clock.advance(HOUR)
    expect((await write(author, { ...text, tags: ['SOMMER'] })).data).toEqual(published.data)
    expect((await stored(id)).editedAt).toBeNull()
  })

  it('must send the revision they continue from', async () => {
    const { id } = (await draft()).data
    const answer = await draft({ blogEntryId: id })
    expect(answer).toMatchObject({ status: 422, problem: { fields: [{ field: 'revision', code: 'REQUIRED' }] } })
  })
})

describe('publishing', () => {
  it('shows the text to readers, and deletes the draft', async () => {
    const { id } = (await draft({ title: 'First' })).data
    server.clock.advance(MINUTE)
    const now = server.clock.now()
    const html = '<h2>Om natten</h2><p onclick="x">Vi gik <b>hjem</b>.</p><script>hit=1</script>'
    const { data } = await write(author, { blogEntryId: id, revision: 1, html, audience: 3, commentsEnabled: false })
    expect(data).toMatchObject({ id, slug: 'an-evening-out', revision: 2, status: Published })
    expect(await stored(id)).toMatchObject({
      title: 'An evening out',
      html: '<h2>Om natten</h2><p>Vi gik <strong>hjem</strong>.</p>',
      words: 'Om natten\nVi gik hjem.',
      wordCount: 5,
      audience: 3,
      commentsEnabled: false,
      countryId: 1,
      dark: false,
      publishedAt: now,
      activeAt: now,
      editedAt: null,
    })
    const drafts = server.deps.db.selectFrom('blogDraft').select('entryId').where('entryId', '=', id)
    expect(await drafts.execute()).toEqual([])
  })

  it('needs a title and a text', async () => {
    const empty = await write(author, { title: ' \u200B ', html: '<p> </p>' })
    expect(empty).toMatchObject({
      status: 422,
      problem: {
        code: 'REQUIRED',
        fields: [
          { field: 'title', code: 'REQUIRED' },
          { field: 'html', code: 'REQUIRED' },
        ],
      },
    })
    expect(await entriesOf(author)).toEqual([])
    expect((await write(author, { html: '<div data-video="vimeo:76979871"></div>' })).status).toBe(200)
  })

  it('limits plain characters, as a draft does', async () => {
    const html = (length: number) => `<p><strong>${'x'.repeat(length)}</strong></p>`
    expect((await draft({ html: html(MAX_CONTENT_LENGTH) })).status).toBe(200)
    for (const publish of [true, false]) {
      const answer = await write(author, { html: html(MAX_CONTENT_LENGTH + 1), publish })
      expect(answer).toMatchObject({ status: 422, problem: { fields: [{ field: 'html', code: 'TOO_LONG' }] } })
    }
  })

  it('limits formatting and media, as a draft does', async () => {
    const html = {
      TOO_MUCH_FORMATTING: (count: number) => `<p>x${'<em>'.repeat(count - 1)}`,
      TOO_MANY_MEDIA_IN_TEXT: (count: number) => '<div data-video="vimeo:76979871"></div>'.repeat(count),
    }
    for (const [code, max] of [['TOO_MUCH_FORMATTING', 10_000] as const, ['TOO_MANY_MEDIA_IN_TEXT', 100] as const]) {
      expect((await draft({ html: html[code](max) })).status).toBe(200)
      const answer = await draft({ html: html[code](max + 1) })
      expect(answer).toMatchObject({ status: 422, problem: { fields: [{ field: 'html', code }] } })
    }
  })

  it('again keeps the time and marks the entry as edited', async () => {
    const id = await publishedBy(author)
    const first = await stored(id)
    server.clock.advance(HOUR)
    const again = { blogEntryId: id, revision: 1, html: '<p>And then cold.</p>' }
    expect((await draft(again)).data).toMatchObject({ revision: 2, status: Published })
    expect(await stored(id)).toEqual({ ...first, revision: 2 })
    expect((await edit(author, id)).data).toMatchObject({ unpublishedChanges: true, html: again.html })
    server.clock.advance(HOUR)
    expect((await write(author, { ...again, revision: 2 })).data.revision).toBe(3)
    const { publishedAt, activeAt } = first
    const editedAt = server.clock.now()
    expect(await stored(id)).toMatchObject({ html: again.html, publishedAt, activeAt, editedAt })
    expect((await edit(author, id)).data).toMatchObject({ unpublishedChanges: false, savedAt: editedAt.toISOString() })
  })

  it('is limited by the day, and saving by the hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push((await write(author)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
    expect((await draft()).status).toBe(200)
    const [first] = await entriesOf(author)
    expect((await write(author, { blogEntryId: first?.id, revision: 1, title: 'New' })).status).toBe(200)
    await server.deps.limits.consume('blogSaveByProfile', String(author.id), 1477)
    expect((await draft()).status).toBe(429)
  })
})

describe('a published entry with changes', () => {
  it('can be reverted', async () => {
    const id = await publishedBy(author, { tags: ['Sommer', 'Havet'] })
    await draft({ blogEntryId: id, revision: 1, title: 'Other', tags: [], audience: 1 })
    const { status, data } = await discard(author, id)
    expect(status).toBe(200)
    expect(data).toMatchObject({ ...sampleContent, tags: ['Sommer', 'Havet'], unpublishedChanges: false, revision: 3 })
    expect((await discard(author, id)).data).toEqual(data)
    expect((await draft({ blogEntryId: id, revision: 2, title: 'Late' })).status).toBe(409)
  })

  it('is also reverted by writing the same', async () => {
    const id = await publishedBy(author)
    await draft({ blogEntryId: id, revision: 1, title: 'Other' })
    expect((await draft({ blogEntryId: id, revision: 2 })).data.revision).toBe(3)
    expect((await edit(author, id)).data).toMatchObject({ title: sampleContent.title, unpublishedChanges: false })
  })

  it('needs a published version', async () => {
    const { id } = (await draft()).data
    expect((await discard(author, id)).status).toBe(404)
    expect((await edit(author, id)).status).toBe(200)
  })
})

describe('tags', () => {
  const tagsOf = async (id: number) => (await edit(author, id)).data.tags

  it('keep their order, each once, in their first spelling', async () => {
    const id = await publishedBy(author, { tags: [' Åben  aften ', 'bål', 'BÅL', '\u200B', 'åben aften', 'Natur'] })
    expect(await tagsOf(id)).toEqual(['Åben aften', 'bål', 'Natur'])
    const next = await publishedBy(author, { tags: ['NATUR', 'Bål'] })
    expect(await tagsOf(next)).toEqual(['Natur', 'bål'])
    await write(author, { blogEntryId: id, revision: 1, tags: ['Natur', 'Ny'] })
    expect(await tagsOf(id)).toEqual(['Natur', 'Ny'])
    expect((await write(author, { tags: Array.from({ length: 11 }, String) })).status).toBe(400)
  })

  it('can be saved by two at the same time', async () => {
    const other = await newWriter(server)
    const answers = await Promise.all([
      write(author, { tags: ['samtidig', 'igen'] }),
      write(other, { tags: ['igen', 'samtidig'] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await tagsOf(answers[0]?.data.id ?? 0)).toEqual(['samtidig', 'igen'])
  })

  it('are saved in one order, also in different spellings', async () => {
    const writing = server.deps.db.transaction().execute(async (transaction) => {
      const insert = (name: string) => transaction.insertInto('blogTag').values({ name }).execute()
      await insert('ord')
      const answer = write(author, { tags: ['Ørken', 'Zebra', 'ord'] })
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(server.deps.db)
          expect(rows).toHaveLength(1)
        },
        { timeout: 20_000 },
      )
      await insert('zebra')
      return { answer }
    })
    const { answer } = await writing
    expect((await answer).status).toBe(200)
    expect(await tagsOf((await answer).data.id)).toEqual(['Ørken', 'zebra', 'ord'])
  })
})
