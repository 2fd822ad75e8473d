import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { locales } from '../content/locale'
import { DarkStatus, RoleLevel } from '../contract/enums'
import { NewsKind, NewsState } from '../contract/staff/newsEnums'
import { after, DAY, HOUR, MINUTE } from '../core/clock'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let staff: TestMember
let norwegian: TestMember
let member: TestMember
let elsewhere: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  const no = { host: 'no.localhost' }
  staff = await newMember(server, { roleLevel: RoleLevel.Support })
  norwegian = await newMember(server, { roleLevel: RoleLevel.Support }, no)
  member = await newMember(server)
  elsewhere = await newMember(server, {}, no)
})
afterAll(() => server.close())
beforeEach(() => server.deps.db.deleteFrom('news').execute())

const inAll = (title: string, text = `Om ${title}`) => locales.map((locale) => ({ locale, title, text }))
const key = () => crypto.randomUUID()
const from = (milliseconds: number) => after(server.clock.now(), milliseconds).toISOString()
const breaking = (title: string, more: object = {}) => ({
  key: key(),
  kind: NewsKind.BreakingNews,
  allSites: false,
  texts: inAll(title),
  ...more,
})
const ticker = (text: string, more: object = {}) => ({
  key: key(),
  kind: NewsKind.Ticker,
  allSites: false,
  texts: locales.map((locale) => ({ locale, text })),
  ...more,
})

async function create(news: Readonly<Record<string, unknown>>, { client }: TestMember = staff) {
  const answer = await client.call('NewsDesk.CreateNews', news)
  expect(answer).toMatchObject({ status: 200 })
  return answer.data
}

/** What a change sends, with everything as it was unless given. */
function changeOf({ id, revision, texts }: Awaited<ReturnType<typeof create>>, more: object = {}) {
  const written = texts.map(({ locale, title, text }) => ({ locale, text, ...(title !== null && { title }) }))
  return { newsId: id, revision, allSites: false, texts: written, ...more }
}

const update = (news: Readonly<Record<string, unknown>>, { client }: TestMember = staff) =>
  client.call('NewsDesk.UpdateNews', news)
const shownTo = async ({ client }: TestMember) => (await client.call('BreakingNews.BreakingNews')).data
const tickerFor = async ({ client }: TestMember) => (await client.call('Common.GetNewsTickerText')).data
const titles = (list: readonly { readonly texts: readonly { readonly title: string | null }[] }[]) =>
  list.map(({ texts }) => texts[0]?.title)

describe('breaking news of the staff', () => {
  it('are shown to the members of their site from their beginning to their end', async () => {
    const made = await create(breaking('Hej', { startsAt: from(MINUTE), endsAt: from(3 * MINUTE) }))
    expect(made).toMatchObject({
      state: NewsState.Planned,
      allSites: false,
      views: 0,
      revision: 1,
      savedBy: staff.name,
    })
    expect(await shownTo(member)).toBeNull()
    server.clock.advance(2 * MINUTE)
    expect(await shownTo(member)).toMatchObject({ id: made.id, title: 'Hej', text: '<p>Om Hej</p>\n' })
    expect(await shownTo(elsewhere)).toBeNull()
    server.clock.advance(MINUTE)
    expect(await shownTo(member)).toBeNull()
  })

  it('for all sites are shown on all, and in the language of each member', async () => {
    const texts = locales.map((locale) => ({ locale, title: locale, text: `In ${locale}` }))
    await create(breaking('', { allSites: true, texts }))
    expect(await shownTo(member)).toMatchObject({ title: 'da-DK' })
    const swede = await newMember(
      server,
      { language: 'sv-SE', darkStatus: DarkStatus.Approved },
      { host: 'dark.se.localhost' },
    )
    expect(await shownTo(swede)).toMatchObject({ title: 'sv-SE' })
  })

  it('count who has seen them, and are shown again to all only if that is wanted', async () => {
    const made = await create(breaking('Hej'))
    await member.client.call('BreakingNews.AddBreakingNewsView', { id: made.id })
    const away = await elsewhere.client.call('BreakingNews.AddBreakingNewsView', { id: made.id })
    expect(away).toMatchObject({ status: 404 })
    const changed = await update(changeOf(made, { texts: inAll('Rettet') }))
    expect(changed.data).toMatchObject({ revision: 2, views: 1 })
    expect(await shownTo(member)).toBeNull()
    const again = changeOf(changed.data, { showAgain: true })
    expect((await update(again)).data).toMatchObject({ revision: 3, views: 0 })
    expect(await shownTo(member)).toMatchObject({ title: 'Rettet' })
    await member.client.call('BreakingNews.AddBreakingNewsView', { id: made.id })
    // A repeat of the same change is not shown a third time.
    expect((await update(again)).data).toMatchObject({ revision: 3, views: 1 })
  })

  it('are safe HTML whatever is in their Markdown', async () => {
    const text = [
      '**Fed** <script>alert(1)</script> <img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) [b](JAVASCRIPT&colon;alert(1)) [c](data:text/html,x) [d](//evil.example) [e](/Start)',
      '![f](https://evil.example/x.png) <https://nordlys.example>',
      '> '.repeat(900),
    ].join('\n\n')
    await create(breaking('<b>Titel</b>', { texts: inAll('<b>Titel</b>', text) }))
    const shown = await shownTo(member)
    expect(shown?.title).toBe('<b>Titel</b>')
    expect(shown?.text).toContain('<strong>Fed</strong> &lt;script&gt;')
    const addresses = [...(shown?.text ?? '').matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toEqual(['/Start', 'https://nordlys.example'])
    expect(shown?.text).not.toMatch(/<(?:script|img)/)
  })
})

describe('a ticker of the staff', () => {
  it('runs on its site until it is ended, with where it leads', async () => {
    const made = await create(ticker('  Fest \n på fredag ', { path: '/Community/Events?kind=1' }))
    expect(made).toMatchObject({ views: null, state: NewsState.Running, endsAt: null })
    expect(await tickerFor(member)).toEqual({ text: 'Fest på fredag', path: '/Community/Events?kind=1' })
    expect(await tickerFor(elsewhere)).toEqual({ text: null, path: null })
    const ended = await staff.client.call('NewsDesk.EndNews', { newsId: made.id })
    expect(ended.data).toMatchObject({ state: NewsState.Ended, revision: 2 })
    expect(await tickerFor(member)).toEqual({ text: null, path: null })
    const again = await staff.client.call('NewsDesk.EndNews', { newsId: made.id })
    expect(again).toMatchObject({ status: 200, data: { revision: 2, endsAt: ended.data.endsAt } })
    expect(await update(changeOf(ended.data, { endsAt: from(DAY) }))).toMatchObject({
      status: 422,
      problem: { code: 'NEWS_OVER' },
    })
  })

  it.each([
    'javascript:alert(1)',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/Start//evil',
    '\\\\evil.example',
    ' /Start',
    'Start',
    '',
    '/a b',
  ])('leads to a page of the site alone: not to %j', async (path) => {
    const answer = await staff.client.call('NewsDesk.CreateNews', ticker('Hej', { path }))
    expect(answer).toMatchObject({ status: 400, problem: { fields: [{ field: 'path' }] } })
  })
})

describe('the content of news', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string[]]>([
    ['lacks a language', breaking('Hej', { texts: inAll('Hej').slice(1) }), ['texts']],
    [
      'has a language twice',
      breaking('Hej', { texts: [...inAll('Hej').slice(1), ...inAll('Hej').slice(3)] }),
      ['texts', 'texts'],
    ],
    [
      'lacks titles and a text',
      breaking('Hej', { texts: inAll(' \u200b').map((text, at) => (at === 2 ? { ...text, text: '![x](/y)' } : text)) }),
      ['texts.0.title', 'texts.1.title', 'texts.2.title', 'texts.2.text', 'texts.3.title'],
    ],
    [
      'has a title that is too long',
      breaking('x'.repeat(101)),
      ['texts.0.title', 'texts.1.title', 'texts.2.title', 'texts.3.title'],
    ],
    [
      'is a ticker that is too long',
      ticker('x'.repeat(201)),
      ['texts.0.text', 'texts.1.text', 'texts.2.text', 'texts.3.text'],
    ],
    [
      'is a ticker with a title',
      ticker('', { texts: inAll('Hej') }),
      ['texts.0.title', 'texts.1.title', 'texts.2.title', 'texts.3.title'],
    ],
    ['is breaking news that leads somewhere', breaking('Hej', { path: '/Start' }), ['path']],
  ])('is refused at its fields where it %s', async (_name, news, fields) => {
    const { status, problem } = await staff.client.call('NewsDesk.CreateNews', news)
    expect({ status, fields: problem.fields?.map(({ field }) => field) }).toEqual({ status: 400, fields })
  })

  it.each<[string, () => object, string, string]>([
    ['begins in the past', () => ({ startsAt: from(-DAY) }), 'startsAt', 'OUT_OF_RANGE'],
    ['begins in years', () => ({ startsAt: '9999-01-01T00:00:00Z' }), 'startsAt', 'MEETUP_TOO_FAR_AHEAD'],
    ['ends before it begins', () => ({ startsAt: from(DAY), endsAt: from(HOUR) }), 'endsAt', 'END_BEFORE_BEGIN'],
    ['ends as it begins', () => ({ startsAt: from(DAY), endsAt: from(DAY) }), 'endsAt', 'END_BEFORE_BEGIN'],
    ['has ended', () => ({ endsAt: from(-MINUTE) }), 'endsAt', 'END_BEFORE_BEGIN'],
    ['ends in ages', () => ({ endsAt: '9999-01-01T00:00:00Z' }), 'endsAt', 'OUT_OF_RANGE'],
  ])('is refused where it %s', async (_name, times, field, code) => {
    const answer = await staff.client.call('NewsDesk.CreateNews', breaking('Hej', times()))
    expect(answer).toMatchObject({ status: 422, problem: { fields: [{ field, code }] } })
  })

  it('begins now where its beginning has just passed', async () => {
    const made = await create(breaking('Hej', { startsAt: from(-MINUTE) }))
    expect(made).toMatchObject({ startsAt: server.clock.now().toISOString(), state: NewsState.Running })
  })
})

describe('a change of news', () => {
  it('is refused where another has changed them since, but not where it is a repeat', async () => {
    const made = await create(breaking('Hej'))
    const mine = changeOf(made, { texts: inAll('Mit') })
    expect(await update(mine)).toMatchObject({ status: 200, data: { revision: 2 } })
    expect(await update(mine)).toMatchObject({ status: 200, data: { revision: 2 } })
    const other = await update(changeOf(made, { texts: inAll('Dit') }))
    expect(other).toMatchObject({ status: 409, problem: { code: 'EDIT_CONFLICT' } })
    expect(titles([(await staff.client.call('NewsDesk.GetNewsItem', { newsId: made.id })).data])).toEqual(['Mit'])
  })

  it('leaves the beginning and the sites of those that run', async () => {
    const made = await create(breaking('Hej'))
    expect(await update(changeOf(made, { startsAt: from(DAY) }))).toMatchObject({
      status: 422,
      problem: { fields: [{ field: 'startsAt', code: 'NEWS_BEGUN' }] },
    })
    expect(await update(changeOf(made, { allSites: true }))).toMatchObject({
      status: 422,
      problem: { fields: [{ field: 'allSites', code: 'NEWS_BEGUN' }] },
    })
    const { data } = await update(changeOf(made, { startsAt: made.startsAt, endsAt: from(DAY) }))
    expect(data).toMatchObject({ startsAt: made.startsAt, endsAt: from(DAY) })
  })

  it('moves those that have not begun, to other sites too', async () => {
    const made = await create(breaking('Hej', { startsAt: from(DAY) }))
    const { data } = await update(changeOf(made, { startsAt: from(HOUR), allSites: true }))
    expect(data).toMatchObject({ startsAt: from(HOUR), allSites: true })
    expect((await update(changeOf(data, { allSites: true }))).data).toMatchObject({ state: NewsState.Planned })
  })

  it('deletes only those that have not begun', async () => {
    const planned = await create(breaking('Hej', { startsAt: from(DAY) }))
    const running = await create(breaking('Nu'))
    const end = await staff.client.call('NewsDesk.EndNews', { newsId: planned.id })
    expect(end).toMatchObject({ status: 422, problem: { code: 'NEWS_NOT_BEGUN' } })
    expect(await staff.client.call('NewsDesk.DeleteNews', { newsId: planned.id })).toMatchObject({ status: 200 })
    expect(await staff.client.call('NewsDesk.DeleteNews', { newsId: planned.id })).toMatchObject({ status: 404 })
    const refused = await staff.client.call('NewsDesk.DeleteNews', { newsId: running.id })
    expect(refused).toMatchObject({ status: 422, problem: { code: 'NEWS_BEGUN' } })
  })

  it('makes nothing twice with the same key', async () => {
    const news = breaking('Hej')
    const [one, two] = [await create(news), await create(news)]
    expect(two).toEqual(one)
    expect((await staff.client.call('NewsDesk.GetNews')).data).toHaveLength(1)
  })
})

describe('the desk of news', () => {
  it('lists those of its site and of all, the last beginning first, by kind, state and sites', async () => {
    const running = await create(breaking('Nu', { endsAt: from(DAY) }))
    const everywhere = await create(breaking('Alle', { startsAt: from(DAY), allSites: true }), norwegian)
    const ended = await create(ticker('Forbi'))
    await staff.client.call('NewsDesk.EndNews', { newsId: ended.id })
    await create(breaking('Norsk'), norwegian)
    const ids = async (query: object = {}) =>
      (await staff.client.call('NewsDesk.GetNews', query)).data.map(({ id }) => id)
    expect(await ids()).toEqual([everywhere.id, ended.id, running.id])
    expect(await ids({ skip: 1, take: 1 })).toEqual([ended.id])
    expect(await ids({ kind: NewsKind.Ticker })).toEqual([ended.id])
    expect(await ids({ state: NewsState.Planned })).toEqual([everywhere.id])
    expect(await ids({ state: NewsState.Running })).toEqual([running.id])
    expect(await ids({ state: NewsState.Ended })).toEqual([ended.id])
    expect(await ids({ allSites: true })).toEqual([everywhere.id])
    expect(await ids({ allSites: false })).toEqual([ended.id, running.id])
  })

  it('neither shows nor changes those of another site', async () => {
    const { id, ...rest } = await create(breaking('Norsk', { startsAt: from(DAY) }), norwegian)
    for (const answer of [
      await staff.client.call('NewsDesk.GetNewsItem', { newsId: id }),
      await update(changeOf({ id, ...rest })),
      await staff.client.call('NewsDesk.EndNews', { newsId: id }),
      await staff.client.call('NewsDesk.DeleteNews', { newsId: id }),
    ]) {
      expect(answer).toMatchObject({ status: 404 })
    }
  })

  it('is for support, not for a role below, nor for staff who act as a member', async () => {
    const moderator = await newMember(server, { roleLevel: RoleLevel.ChatModerator })
    const acting = await actingAs(server, member.id)
    expect(await moderator.client.call('NewsDesk.GetNews')).toMatchObject({ status: 403 })
    expect(await moderator.client.call('NewsDesk.CreateNews', breaking('Hej'))).toMatchObject({ status: 403 })
    expect(await acting.call('NewsDesk.CreateNews', breaking('Hej'))).toMatchObject({
      status: 403,
      problem: { code: 'ACTING_AS_OTHER' },
    })
  })

  it('writes every act into the log of the staff', async () => {
    const { id } = await create(breaking('Hej'))
    await staff.client.call('NewsDesk.EndNews', { newsId: id })
    await staff.client.call('NewsDesk.DeleteNews', { newsId: id })
    const acts = await server.deps.db
      .selectFrom('staffAct')
      .select(['call', 'details', 'refusal'])
      .where('actorId', '=', staff.id)
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(acts).toEqual([
      { call: 'NewsDesk.DeleteNews', details: { newsId: id }, refusal: 'NEWS_BEGUN' },
      { call: 'NewsDesk.EndNews', details: { newsId: id }, refusal: null },
      { call: 'NewsDesk.CreateNews', details: { kind: NewsKind.BreakingNews, allSites: false }, refusal: null },
    ])
  })

  it('outlives its writer, without the name', async () => {
    const writer = await newMember(server, { roleLevel: RoleLevel.Support })
    const { id } = await create(breaking('Hej'), writer)
    await server.deps.db.deleteFrom('profile').where('id', '=', writer.id).execute()
    expect((await staff.client.call('NewsDesk.GetNewsItem', { newsId: id })).data).toMatchObject({ savedBy: null })
  })
})
