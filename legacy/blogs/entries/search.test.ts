import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { after, MINUTE } from '../../core/clock'
import { addJob } from '../../core/jobs'
import { insertBlogDraft, insertBlogEntry } from '../../testing/insertBlogEntry'
import { idsOf, newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { startTestServer, type TestServer } from '../../testing/testServer'

let server: TestServer
let viewer: TestMember
let author: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('profile').execute()
  await server.deps.db.deleteFrom('blogTag').execute()
  viewer = await newMember(server)
  author = await newMember(server)
})

const entry = (title: string, text: string, values: Parameters<typeof insertBlogEntry>[2] = {}) =>
  insertBlogEntry(server, author.id, { title, html: `<p>${text}</p>`, ...values })
const search = async (body: object) => (await viewer.client.call('Blogs.SearchBlogEntries', body)).data
const found = async (body: object) => idsOf((await search(body)).map((hit) => hit.entry))
const tagId = async (name: string) =>
  (await server.deps.db.selectFrom('blogTag').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
/** Matches in brackets. */
const marked = (pieces: readonly { text: string; match: boolean }[]) =>
  pieces.map(({ text, match }) => (match ? `[${text}]` : text)).join('')

describe('entries', () => {
  it.each([
    ['zebra', true],
    ['ZEBRA sne', true],
    ['sne zebra', true],
    ['zebra, sne!', true],
    ['zebra løve', false],
    ['ebra', false],
    ['cafe', true],
    ['CAFÉ', true],
    ['creme brulee', true],
    ['får', true],
    ['far', false],
    ['Orebro', false],
    ['örebro', true],
    ['i', true],
    ['s', false],
    ['2026', true],
    ['stribe', true],
    ['hvid-stribe', true],
    ['!!!', false],
    ['🦓', false],
    ["' | zebra", true],
    ['\\', false],
    ['%', false],
  ])('match the words %j: %s', async (text, match) => {
    const id = await entry('Zebraen i Örebro', 'Den får crème brûlée på Café Sne, den hvid-stribede zebra, i 2026.')
    expect(await found({ text })).toEqual(match ? [id] : [])
  })

  it('are found by the words of title and text together, as published', async () => {
    const id = await entry('Zebra', 'I sne')
    await entry('Zebra', 'I sol')
    await insertBlogDraft(server, author.id, { title: 'Zebra', html: '<p>I sne</p>' })
    expect(await found({ text: 'zebra sne' })).toEqual([id])
    await server.deps.db.updateTable('blogEntry').set({ words: 'I regn' }).where('id', '=', id).execute()
    expect(await found({ text: 'zebra sne' })).toEqual([])
    expect(await found({ text: 'zebra regn' })).toEqual([id])
  })

  it('have all of the tags and one of the authors', async () => {
    const [both, one] = [await entry('A', 'b', { tags: ['Sne', 'Sol'] }), await entry('C', 'd', { tags: ['Sne'] })]
    const other = await newMember(server)
    const theirs = await insertBlogEntry(server, other.id, { tags: ['Sne'] })
    const [sne, sol] = [await tagId('Sne'), await tagId('Sol')]
    expect(await found({ tagIds: [sne] })).toEqual([theirs, one, both])
    expect(await found({ tagIds: [sne, sol] })).toEqual([both])
    expect(await found({ authorIds: [author.id] })).toEqual([one, both])
    expect(await found({ authorIds: [author.id, other.id], tagIds: [sne], text: 'c' })).toEqual([one])
    expect(await found({ tagIds: [999_999] })).toEqual([])
    await server.deps.db.deleteFrom('blogEntryTag').where('entryId', '=', both).where('tagId', '=', sol).execute()
    expect(await found({ tagIds: [sne, sol] })).toEqual([])
    expect(await found({ tagIds: [sne], text: 'a' })).toEqual([both])
  })

  it('come newest first, page by page, and all of them without words', async () => {
    const ago = (minutes: number) => ({ publishedAt: after(server.clock.now(), -minutes * MINUTE) })
    const [old, fresh] = [await entry('En', 'tur', ago(9)), await entry('En', 'tur', ago(1))]
    const equal = await entry('En', 'tur', ago(9))
    expect(await found({ text: 'tur' })).toEqual([fresh, equal, old])
    expect(await found({ text: 'tur', skip: 1, take: 1 })).toEqual([equal])
    expect(await found({})).toEqual([fresh, equal, old])
    expect(await found({ text: ' ' })).toEqual([fresh, equal, old])
  })
})

describe('the matches', () => {
  it('are marked in the title and in the text', async () => {
    await entry('Zebraen & os', 'En Zébra i <b>sne</b>.')
    const [hit] = await search({ text: 'zebra sne' })
    expect(hit?.title).toEqual([
      { text: 'Zebraen', match: true },
      { text: ' & os', match: false },
    ])
    expect(marked(hit?.excerpt ?? [])).toBe('En [Zébra] i [sne].')
  })

  it('are shown with their surroundings', async () => {
    await entry('Lang', `${'ord '.repeat(100)}zebra ${'mere '.repeat(100)}`)
    const [hit] = await search({ text: 'zebra' })
    const text = marked(hit?.excerpt ?? [])
    expect(text).toMatch(/^…(ord )+\[zebra\] (mere )+mere…$/)
    expect(text.length).toBeGreaterThan(190)
    expect(text.length).toBeLessThan(210)
    expect(hit?.title).toEqual([{ text: 'Lang', match: false }])
  })

  it.each([
    ['near the beginning', `${'o'.repeat(30)} zebra ${'mere '.repeat(100)}`, /^o{30} \[zebra\] .*…$/],
    ['near the end', `${'ord '.repeat(100)}zebra`, /^…(ord )+\[zebra\]$/],
    ['behind a long word', `${'o'.repeat(300)} zebra`, /^…\[zebra\]$/],
    ['in a short text', 'En zebra.', /^En \[zebra\]\.$/],
  ])('is shown %s', async (_, text, shown) => {
    await entry('Titel', text)
    expect(marked((await search({ text: 'zebra' }))[0]?.excerpt ?? [])).toMatch(shown)
  })

  it('are those of the database, in any spelling', async () => {
    const letter = fc.constantFrom(...'aåäæoøöóeéèëuüßnñcçiïıİłđzž日0', 'a\u030A', 'o\u0308', 'e\u0301', 'u\u030A')
    const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''))
    const written = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFC'),
    )
    const property = fc.asyncProperty(word, written, written, async (text, one, other) => {
      const id = await entry(one(text), 'Ord')
      const hits = await search({ text: other(text), authorIds: [author.id], take: 1 })
      const marks = hits.filter((hit) => hit.entry.id === id).map(({ title }) => title.map(({ match }) => match))
      await server.deps.db.deleteFrom('blogEntry').execute()
      // Found with every match marked, or not found.
      expect(marks).toEqual(hits.length > 0 ? [[true]] : [])
      const same = one(text).normalize() === other(text).normalize()
      expect(hits.length === 1 || !same).toBe(true)
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it('are replaced by the beginning where the text has none', async () => {
    await entry('Zebra', 'ord '.repeat(100))
    const [hit] = await search({ text: 'zebra' })
    expect(hit?.excerpt).toEqual([{ text: hit?.entry.excerpt, match: false }])
    await entry('', '')
    expect((await search({ take: 1 }))[0]).toMatchObject({ title: [], excerpt: [] })
  })
})

describe('tags', () => {
  const suggest = async (query: string) => (await viewer.client.call('Blogs.SearchBlogTags', { query })).data

  it('are suggested from any part of three letters, else from the beginning, most used first', async () => {
    await entry('A', 'b', { tags: ['Vinter', 'Midvinter', 'Vådt', 'Café'] })
    await entry('A', 'b', { tags: ['Midvinter'] })
    const names = async (query: string) => (await suggest(query)).map(({ name, count }) => [name, count])
    const [mid, winter] = [
      ['Midvinter', 2],
      ['Vinter', 1],
    ]
    expect(await names('vin')).toEqual([mid, winter])
    expect(await names('VINTER')).toEqual([mid, winter])
    expect(await names('vi')).toEqual([winter])
    expect(await names('cafe')).toEqual([['Café', 1]])
    expect(await names('vådt')).toEqual([['Vådt', 1]])
    for (const query of ['vadt', '%', '_', ' ', '\\']) expect(await names(query)).toEqual([])
  })

  it('are ten at most, the most used also among very many', async () => {
    for (let n = 0; n < 60; n++) await entry('A', 'b', { tags: [`Tag ${n}`] })
    for (let n = 0; n < 2; n++) await entry('A', 'b', { tags: ['Tag 59'] })
    await addJob(server.deps.db, 'countTagUse', {})
    await server.runJobs()
    const tags = await suggest('tag')
    expect(tags.length).toBe(10)
    expect(tags[0]).toMatchObject({ name: 'Tag 59', count: 3 })
    await server.deps.db.deleteFrom('blogEntry').execute()
    await addJob(server.deps.db, 'countTagUse', {})
    await server.runJobs()
    expect(await server.deps.db.selectFrom('blogTagUse').selectAll().execute()).toEqual([])
  })

  it('of other countries and kinds are not suggested', async () => {
    await entry('A', 'b', { tags: ['Vinter'], countryId: 2 })
    await entry('A', 'b', { tags: ['Vinterleg'], dark: true })
    expect(await suggest('vinter')).toEqual([])
  })
})

describe('tags and authors', () => {
  it('are suggested together, authors with entries for the viewer alone', async () => {
    const [anna, hanna] = [await newMember(server, { name: 'Ännà' }), await newMember(server, { name: 'Hanna' })]
    const [silent, narrow] = [await newMember(server, { name: 'Anna2' }), await newMember(server, { name: 'Anna3' })]
    for (const { id } of [anna, hanna]) await insertBlogEntry(server, id, { tags: ['Annas verden'] })
    await insertBlogDraft(server, silent.id)
    await insertBlogEntry(server, narrow.id, { audience: 2 })
    const suggest = async (query: string) => {
      const { data } = await viewer.client.call('Blogs.SearchBlogTagsAndAuthors', { query })
      return [data.tags.map(({ name }) => name), idsOf(data.authors)]
    }
    expect(await suggest('anna')).toEqual([['Annas verden'], [hanna.id]])
    expect(await suggest('änna')).toEqual([[], [anna.id]])
    expect(await suggest('ha')).toEqual([[], [hanna.id]])
    expect(await suggest(' ')).toEqual([[], []])
  })

  it('whose name begins with the text come first, then those with most followers', async () => {
    const names = ['Lianna', 'Annabel', 'Anna']
    const [lianna, annabel, anna] = await Promise.all(names.map((name) => newMember(server, { name })))
    if (!lianna || !annabel || !anna) throw new Error('Somebody is missing')
    for (const { id } of [lianna, annabel, anna]) await insertBlogEntry(server, id)
    for (const { id } of [lianna, annabel]) {
      await viewer.client.call('Blogs.FollowBlogAuthor', { profileId: id })
    }
    await author.client.call('Blogs.FollowBlogAuthor', { profileId: lianna.id })
    const { data } = await viewer.client.call('Blogs.SearchBlogTagsAndAuthors', { query: 'anna' })
    expect(idsOf(data.authors)).toEqual([annabel.id, anna.id, lianna.id])
  })

  it('are found by their ids, without those that are gone or not for the viewer', async () => {
    await entry('A', 'b', { tags: ['Vinter'] })
    await entry('A', 'b', { tags: ['Mørk'], dark: true })
    const tagIds = [await tagId('Mørk'), await tagId('Vinter'), 999_999]
    const body = { tagIds, authorIds: [999_999, author.id] }
    const { data } = await viewer.client.call('Blogs.GetBlogTagsAndAuthors', body)
    expect(data.tags).toEqual([{ id: tagIds[1], name: 'Vinter', count: 1 }])
    expect(idsOf(data.authors)).toEqual([author.id])
    expect((await viewer.client.call('Blogs.GetBlogTagsAndAuthors')).data).toEqual({ tags: [], authors: [] })
  })
})
