import { beforeEach, describe, expect, it } from 'vitest'
import { restCallsOf } from '../../gateway/core/schema/restDirective'
import { createSchema } from '../../gateway/main/areas'
import { sectionNumber } from '../../gateway/start/sections'
import { viewer } from '../../gateway/testing/fixtures'
import { globalId, stubbedGateway } from '../../gateway/testing/stubbed'
import { type StartSectionId, startSections } from '../../legacy/contract/common'
import { type CallName, callByName } from '../../legacy/contract/contract'
import { ConversationKind, MediaKind } from '../../legacy/contract/enums'
import {
  type ConnectionField,
  connectionFields,
  filtersOf,
  hasManyParents,
  namedType,
  pageQuery,
  pageSizeOf,
  takes,
  twoValuesOf,
} from './connectionFields'
import { answerAll, type Lists } from './endlessLists'

// Tests every list of the graph, found in its schema, on a stub whose lists are as long as a test wants.

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: object }[]
  readonly nodes?: readonly object[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

type Variables = Readonly<Record<string, unknown>>

const schema = createSchema()
const fields = connectionFields(schema)

interface Way {
  readonly variables?: Variables
  readonly instead?: Lists['instead']
  /** The section of the start page. */
  readonly shown?: string
}

const sections = ['NewestProfiles', 'OnlineProfiles', 'BirthdayProfiles', 'OnlineFavorites']
/** The start page with a single section. */
const startPage = (shown: string): Way => ({
  shown,
  instead: {
    'Common.GetStartPageSortOptions': () => ({
      searchOptions: ['text=boats'],
      sortOptions: [...sections, 'NewestMedia', 'SearchMedia'].map((id) => ({ id, hidden: id !== shown })),
    }),
  },
})

const halloween = {
  id: 1,
  title: 'Halloween',
  intro: 'The best costume wins.',
  rules: [],
  startsAt: '2026-11-01T12:00:00.000Z',
  endsAt: '2026-12-01T12:00:00.000Z',
  running: true,
  ownEntryId: null,
  votedEntryId: null,
}

/** A month of the calendar of the lodge with that number. */
const november = (lodgeId: number) => ({ lodgeId, firstDay: '2026-11-01', lastDay: '2026-11-30', days: [] })

/** Fields that read from more than one call, or need arguments: all ways to read them. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  'Contest.entries': [{ instead: { 'Contest.GetContest': () => ({ contest: halloween }) } }],
  'Query.profiles': [
    ...['NEWEST', 'ONLINE', 'BIRTHDAY', 'TOP'].map((order) => ({ variables: { order } })),
    { variables: { order: 'MATCH_WORD', word: 'boats' } },
  ],
  'Query.blogEntries': ['NEWEST', 'LATEST_ACTIVITY', 'MOST_READ', 'MOST_COMMENTED', 'CURATED'].map((order) => ({
    variables: { order },
  })),
  'Event.signUps': [{ instead: { 'Events.GetEventsByIds': () => ({ rights: ['checkIn'] }) } }],
  'Event.album': [{ instead: { 'Events.GetEventsByIds': () => ({ rights: ['seeInside'] }) } }],
  'Lodge.albums': [{ instead: { 'Lodges.GetLodgesByIds': () => ({ mediaPublic: true }) } }],
  'Lodge.debateEntries': [{ instead: { 'Lodges.GetLodgesByIds': () => ({ debatesPublic: true }) } }],
  'Lodge.meetups': [{ instead: { 'Lodges.GetLodgesByIds': () => ({ meetupsPublic: true }) } }],
  'Lodge.meetupsOn': [
    { variables: { day: '2026-11-21' }, instead: { 'Lodges.GetLodgesByIds': () => ({ meetupsPublic: true }) } },
  ],
  'Lodge.members': [{ instead: { 'Lodges.GetLodgesByIds': () => ({ membersPublic: true }) } }],
  'Lodge.waitingMedia': [{ instead: { 'Lodges.GetLodgesByIds': () => ({ rights: ['acceptMedia'] }) } }],
  'MeetupMonth.meetups': [
    {
      instead: {
        'Lodges.GetLodgesByIds': () => ({ meetupsPublic: true }),
        'Lodges.GetCalendarPageData': november,
      },
    },
  ],
  'ProfilesStartSection.profiles': sections.map(startPage),
  'MediaStartSection.media': ['NewestMedia', 'SearchMedia'].map(startPage),
  'SavedSearch.results': [{ instead: { 'Search.GetSavedSearch': (number) => ({ text: `boat ${number}` }) } }],
  'Viewer.staffProfiles': [{ variables: { text: 'boat' } }],
  'ReportCase.reports': [{ instead: { 'Reports.GetCaseReports': (number) => ({ reporterId: number }) } }],
  'ReportCase.memberCases': [{ instead: { 'Reports.GetCase': (number) => ({ profileId: number }) } }],
  'StaffTicket.memberTickets': [{ instead: { 'SupportDesk.GetTicket': (number) => ({ profileId: number }) } }],
  'Video.likes': [{ instead: { 'Media.GetMediaByIds': () => ({ kind: MediaKind.AlbumVideo }) } }],
  'Conversation.members': [{ instead: { 'Mail.GetConversationsByIds': () => ({ kind: ConversationKind.GroupChat }) } }],
}

/** Filters that work only together with others. */
const filterNeeds: Readonly<Record<string, Variables>> = {
  'Query.profiles(gender)': { order: 'TOP' },
  'Query.profiles(word)': { order: 'MATCH_WORD' },
  'Query.profiles(filter)': { order: 'ONLINE' },
  'Query.profiles(order)': { word: 'boats' },
  'Query.blogEntries(period)': { order: 'MOST_READ' },
}

const cases = fields.flatMap((field) =>
  (ways[field.name] ?? [{}]).map(({ variables = {}, instead = {}, shown = '' }: Way) => ({
    ...field,
    variables,
    instead,
    shown,
    title: [field.name, ...Object.values(variables), shown].join(' ').trim(),
  })),
)
type Case = (typeof cases)[number]

const server = stubbedGateway()
const lists: Lists = { count: 0, instead: {} }
beforeEach(() => answerAll(server.stub, lists))

/** Sets the number of items in every list. */
function given(count: number, { instead }: Pick<Case, 'instead'>): void {
  lists.count = count
  lists.instead = instead
}

function listIn(data: unknown): Page | null {
  if (typeof data !== 'object' || data === null) return null
  if ('list' in data && data.list) return data.list as Page
  for (const child of Object.values(data)) {
    const list = listIn(child)
    if (list) return list
  }
  return null
}

/** The number of the section that a type shows where no case names one. */
const usualSections: Readonly<Record<string, StartSectionId>> = {
  ProfilesStartSection: 'NewestProfiles',
  MatchesStartSection: 'PossibleMatches',
  VisitsStartSection: 'LastVisit',
  MediaStartSection: 'NewestMedia',
  BlogsStartSection: 'NewestBlogs',
  LodgesStartSection: 'PopularLodges',
  EventsStartSection: 'UpcomingEvents',
}

/** The id of the object that has the list: of a section of the start page that of the stub's viewer. */
function parentIdOf(field: ConnectionField, shown: string | undefined): string {
  const type = namedType(field)
  const section = startSections.find((name) => name === shown) ?? usualSections[type]
  return globalId(type, section ? `${viewer.id}.${sectionNumber(section)}` : 1)
}

type Asked = ConnectionField & { readonly variables: Variables; readonly shown?: string }

async function ask(field: Asked, more: Variables = {}) {
  const id = hasManyParents(schema, field) ? parentIdOf(field, field.shown) : undefined
  const { data, errors } = await server.ask(pageQuery(schema, field), { id, ...field.variables, ...more })
  return { list: listIn(data), errors }
}

async function page(field: Case, args: Variables): Promise<Page> {
  const { list, errors } = await ask(field, args)
  expect(errors).toEqual([])
  if (!list) throw new Error(`There is no list at ${field.title}: what it needs has to be said in this file`)
  const { nodes, ...shown } = list
  expect(nodes).toEqual(shown.edges.map(({ node }) => node))
  return shown
}

const keysOf = ({ edges }: Page) => edges.map(({ node }) => JSON.stringify(node))

async function pagesOf(field: Case, first: number): Promise<Page[]> {
  const pages: Page[] = []
  let after: string | null = null
  for (let more = true; more;) {
    const next: Page = await page(field, { first, after })
    pages.push(next)
    if (pages.length > lists.count + 1) throw new Error(`${field.title} never ends`)
    after = next.pageInfo.endCursor
    more = next.pageInfo.hasNextPage
  }
  return pages
}

const foreign = { code: 'BAD_USER_INPUT', reason: 'FOREIGN_CURSOR' }

/** A cursor of a different list. */
async function cursorOfAnother(field: Case): Promise<string | null> {
  const name = field.name === 'Site.reviews' ? 'Viewer.blacklist' : 'Site.reviews'
  const other = cases.find((each) => each.name === name)
  return other ? (await page(other, { first: 1 })).pageInfo.endCursor : null
}

const isForwardOnly = (field: ConnectionField) =>
  !takes(field, 'last') || /forward only/.test(field.field.description ?? '')
/** One contest runs at a time, and no other is a node. */
const isOfContest = ({ parent }: ConnectionField) => parent.name === 'Contest'
const isInSection = ({ parent }: ConnectionField) => parent.name in usualSections

it('a page has 30 items by default and 100 at most, in a section of the start page 12 and 24', () => {
  const sizes = fields.map((field) => [field.name, pageSizeOf(field)])
  const wanted = fields.map((field) => [
    field.name,
    isInSection(field) ? { usual: 12, most: 24 } : { usual: 30, most: 100 },
  ])
  expect(sizes).toEqual(wanted)
})

it('only the sections of the start page and the notifications page forward only', () => {
  const others = fields.filter((field) => isForwardOnly(field) && !isInSection(field))
  expect(others.map(({ name }) => name)).toEqual(['Viewer.notifications'])
  expect(fields.filter((field) => isInSection(field) && !isForwardOnly(field))).toEqual([])
})

/** Whether the calls of a list read pages of their own: of the largest they do not tell whether another follows. */
function readsOwnPages({ field }: ConnectionField): boolean {
  return (restCallsOf(field) as CallName[]).some((name) => {
    const { query, body } = callByName.get(name) ?? {}
    return 'page' in { ...query?.properties, ...body?.properties }
  })
}

describe.each(cases)('$title', (field) => {
  const { most, usual } = pageSizeOf(field)
  const forwardOnly = isForwardOnly(field)

  it('pages forward, each item once', async () => {
    given(7, field)
    const pages = await pagesOf(field, 3)
    expect(pages.map(({ edges }) => edges.length)).toEqual([3, 3, 1])
    expect(pages.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([false, true, true])
    expect(pages.flatMap(keysOf)).toEqual(keysOf(await page(field, { first: 7 })))
    expect(new Set(pages.flatMap(keysOf)).size).toBe(7)
    for (const { edges, pageInfo } of pages) {
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]?.cursor, edges.at(-1)?.cursor])
    }
  })

  it('ends with a full page if the items fill it exactly', async () => {
    given(6, field)
    expect((await pagesOf(field, 3)).map(({ edges }) => edges.length)).toEqual([3, 3])
    given(most, field)
    const rest = readsOwnPages(field) ? [0] : []
    expect((await pagesOf(field, most)).map(({ edges }) => edges.length)).toEqual([most, ...rest])
  })

  it('is empty without items, and after its end', async () => {
    const none = { hasNextPage: false, startCursor: null, endCursor: null }
    given(0, field)
    expect(await page(field, {})).toEqual({ edges: [], pageInfo: { ...none, hasPreviousPage: false } })
    given(2, field)
    const { endCursor } = (await page(field, { first: 2 })).pageInfo
    expect(await page(field, { first: 2, after: endCursor })).toEqual({
      edges: [],
      pageInfo: { ...none, hasPreviousPage: true },
    })
  })

  it('has the maximum and default page size of its description', async () => {
    given(most * 2 + 1, field)
    expect((await page(field, {})).edges).toHaveLength(usual)
    expect((await pagesOf(field, most)).map(({ edges }) => edges.length)).toEqual([most, most, 1])
  })

  it.runIf(!forwardOnly)('pages backward, each item once', async () => {
    given(7, field)
    const whole = await page(field, { first: 7 })
    const pages: Page[] = []
    let before = whole.pageInfo.endCursor
    for (let more = true; more;) {
      const next: Page = await page(field, { last: 2, before })
      expect(next.pageInfo.hasNextPage).toBe(true)
      pages.unshift(next)
      before = next.pageInfo.startCursor
      more = next.pageInfo.hasPreviousPage
    }
    expect(pages.map(({ edges }) => edges.length)).toEqual([2, 2, 2])
    expect(pages.flatMap(keysOf)).toEqual(keysOf(whole).slice(0, 6))
  })

  it.runIf(!forwardOnly)('returns the items between two cursors', async () => {
    given(7, field)
    const whole = await page(field, { first: 7 })
    const between = { after: whole.edges[1]?.cursor, before: whole.edges[5]?.cursor }
    expect(keysOf(await page(field, { first: 10, ...between }))).toEqual(keysOf(whole).slice(2, 5))
    expect(keysOf(await page(field, { first: 2, ...between }))).toEqual(keysOf(whole).slice(2, 4))
    expect(keysOf(await page(field, { last: 2, ...between }))).toEqual(keysOf(whole).slice(3, 5))
  })

  it('refuses invalid page arguments', async () => {
    given(7, field)
    const sizes: Variables[] = [{ first: 0 }, { first: -1 }, { first: most + 1 }]
    const both: Variables[] = takes(field, 'last') ? [{ first: 1, last: 1 }] : []
    for (const args of [...sizes, ...both]) {
      const { list, errors } = await ask(field, args)
      expect([args, list, errors[0]?.extensions['code']]).toEqual([args, null, 'BAD_USER_INPUT'])
    }
  })

  it('refuses invalid cursors, and those of another list or another parent', async () => {
    given(7, field)
    const { endCursor } = (await page(field, { first: 3 })).pageInfo
    const another = hasManyParents(schema, field) && !isInSection(field) && !isOfContest(field)
    const ofAnother = another ? [{ id: globalId(namedType(field), 2), after: endCursor }] : []
    for (const args of [{ after: await cursorOfAnother(field) }, { after: 'nonsense' }, { after: '' }, ...ofAnother]) {
      const { list, errors } = await ask(field, args)
      expect([args, list, errors[0]?.extensions]).toMatchObject([args, null, foreign])
    }
  })
})

describe('a cursor is valid only with its filters:', () => {
  const filtered = fields.flatMap((field) =>
    filtersOf(field).map((argument) => ({ ...field, argument, title: `${field.name}(${argument.name})` })),
  )

  it.each(filtered)('$title', async ({ title, argument, ...field }) => {
    given(7, { instead: ways[field.name]?.[0]?.instead ?? {} })
    const variables = { ...ways[field.name]?.[0]?.variables, ...filterNeeds[title] }
    const [one, other] = twoValuesOf(argument.type, title)
    const read = (value: unknown, after?: string) =>
      ask({ ...field, variables: { ...variables, [argument.name]: value, first: 3, after } })
    const { list, errors } = await read(one)
    expect(errors).toEqual([])
    const after = list?.pageInfo.endCursor ?? ''
    expect((await read(one, after)).errors).toEqual([])
    expect((await read(other, after)).errors[0]?.extensions).toMatchObject(foreign)
  })
})
