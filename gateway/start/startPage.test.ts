import { describe, expect, it } from 'vitest'
import { BanType } from '../../legacy/contract/enums'
import { blogEntry } from '../testing/blogFixtures'
import { event } from '../testing/eventFixtures'
import { lodge } from '../testing/lodgeFixtures'
import { media, moment, profile, site, video, viewer } from '../testing/fixtures'
import { stubbedGateway } from '../testing/stubbed'
import { startSections } from '../../legacy/contract/common'

interface StartPage {
  readonly viewer: {
    readonly startPage: {
      readonly isFallback: boolean
      readonly isCustomized: boolean
      readonly sections: readonly {
        readonly section: string
        readonly isHidden: boolean
        readonly profiles?: unknown
      }[]
    } | null
  }
}

const query = `{ viewer { startPage { isFallback isCustomized isCondensed searchOptions sections {
  section
  isHidden
  ... on ContestStartSection { contest { title } }
  ... on ProfilesStartSection { profiles(first: 2) { edges { node { name } } pageInfo { hasNextPage } } }
  ... on MatchesStartSection { possibleMatches(first: 2) { edges { match { reasons } node { name } } } }
  ... on VisitsStartSection { visits(first: 2) { edges { node { isSeen profile { name } } } } }
  ... on MediaStartSection { media(first: 2) { edges { node { __typename owner { name } } } } }
  ... on BlogsStartSection { blogEntries(first: 2) { edges { node { title author { profile { name } } } } } }
  ... on LodgesStartSection { lodges(first: 2) { edges { node { name } } } }
  ... on EventsStartSection { events(first: 2) { edges { node { title } } } }
  ... on ChatRoomsStartSection { chatRooms { name } }
} } } }`

const server = stubbedGateway()

function saved(...sortOptions: { id: string; hidden: boolean }[]): void {
  savedWithSearch('q=1', ...sortOptions)
}

function savedWithSearch(search: string, ...sortOptions: { id: string; hidden: boolean }[]): void {
  const settings = { searchOptions: [search], condensedProfileView: true, customizeStart: true }
  server.stub.answer('Common.GetStartPageSortOptions', { sortOptions, ...settings })
}

function content(): void {
  const { stub } = server
  stub.on('Search.GetNewestProfiles', () => [profile(1), profile(2), profile(3)])
  stub.answer('Contest.GetContest', { contest: null, nextStartsAt: null })
  stub.answer('Profiles.GetOnlineProfiles', [])
  stub.answer('Profiles.GetBirthdayProfiles', [])
  stub.answer('Search.GetMatchProfiles', [{ profile: profile(4), match: { reasons: [2], commonMatchWords: [] } }])
  stub.answer('Profiles.GetVisitors', [{ profile: profile(5), visitedAt: moment, seen: true }])
  stub.answer('Media.GetNewestMedia', [{ ...media(1006), owner: profile(6) }])
  stub.answer('Media.SearchMedia', [{ ...video(1007), owner: profile(7) }])
  stub.answer('Blogs.GetAllBlogEntries', [blogEntry(11)])
  stub.answer('Lodges.GetPopularLodges', [lodge(12)])
  stub.answer('Events.GetUpcomingEvents', [event(13)])
  stub.answer('TopMenu.OnlineFavorites', [profile(8), profile(9), profile(10)])
  stub.answer('Common.GetChatRoomsForStart', [{ id: 1, name: 'Harbour', onlineCount: 3, path: '/rooms/1' }])
}

const calls = () => server.stub.names()

/** The sections that the main site shows by default, in order. */
const built = [
  'CONTEST',
  'NEWEST_PROFILES',
  'POSSIBLE_MATCHES',
  'BIRTHDAY_PROFILES',
  'NEWEST_MEDIA',
  'SEARCH_MEDIA',
  'LAST_VISIT',
  'ONLINE_PROFILES',
  'NEWEST_BLOGS',
  'UPCOMING_EVENTS',
  'POPULAR_LODGES',
  'ONLINE_FAVORITES',
  'CHAT_RIGHT_NOW',
]

async function ask() {
  const { data, errors } = await server.ask<StartPage>(query)
  return { startPage: data.viewer.startPage, errors }
}

describe('the start page', () => {
  it('shows the existing sections in the saved order, and loads nothing that is hidden', async () => {
    content()
    saved(
      { id: 'ChatRightNow', hidden: true },
      { id: 'PossibleMatches', hidden: false },
      { id: 'NewestProfiles', hidden: false },
      { id: 'GoneSection', hidden: false },
    )
    const { startPage, errors } = await ask()
    expect(errors).toEqual([])
    expect(startPage?.sections).toEqual([
      { section: 'CHAT_RIGHT_NOW', isHidden: true, chatRooms: null },
      {
        section: 'POSSIBLE_MATCHES',
        isHidden: false,
        possibleMatches: { edges: [{ match: { reasons: ['YOU_SEEK'] }, node: { name: 'Profile4' } }] },
      },
      {
        section: 'NEWEST_PROFILES',
        isHidden: false,
        profiles: {
          edges: [{ node: { name: 'Profile1' } }, { node: { name: 'Profile2' } }],
          pageInfo: { hasNextPage: true },
        },
      },
      { section: 'CONTEST', isHidden: false, contest: null },
      { section: 'BIRTHDAY_PROFILES', isHidden: false, profiles: { edges: [], pageInfo: { hasNextPage: false } } },
      { section: 'NEWEST_MEDIA', isHidden: false, media: { edges: [{ node: picture }] } },
      { section: 'SEARCH_MEDIA', isHidden: true, media: null },
      {
        section: 'LAST_VISIT',
        isHidden: false,
        visits: { edges: [{ node: { isSeen: true, profile: { name: 'Profile5' } } }] },
      },
      { section: 'ONLINE_PROFILES', isHidden: false, profiles: { edges: [], pageInfo: { hasNextPage: false } } },
      {
        section: 'NEWEST_BLOGS',
        isHidden: false,
        blogEntries: { edges: [{ node: { title: 'Entry 11', author: { profile: { name: 'Profile11' } } } }] },
      },
      { section: 'UPCOMING_EVENTS', isHidden: false, events: { edges: [{ node: { title: event(13).title } }] } },
      { section: 'POPULAR_LODGES', isHidden: false, lodges: { edges: [{ node: { name: 'Lodge 12' } }] } },
      {
        section: 'ONLINE_FAVORITES',
        isHidden: false,
        profiles: {
          edges: [{ node: { name: 'Profile8' } }, { node: { name: 'Profile9' } }],
          pageInfo: { hasNextPage: true },
        },
      },
    ])
    expect(calls()).not.toContain('Common.GetChatRoomsForStart')
    expect(calls()).toHaveLength(14)
  })

  it.each([
    ['fails', 500],
    ['is forbidden', 403],
    ['is not there', 404],
  ])('falls back to the defaults when reading the settings %s', async (_what, status) => {
    content()
    server.stub.on('Common.GetStartPageSortOptions', (_request, reply) => reply.status(status).send({}))
    const { startPage, errors } = await ask()
    expect(errors).toEqual([])
    expect(startPage).toMatchObject({
      isFallback: true,
      isCustomized: false,
      isCondensed: false,
      searchOptions: [],
    })
    expect(startPage?.sections.map(({ section }) => section)).toEqual(built)
  })

  it('fails when nobody is logged in any more', async () => {
    server.stub.refuse('Common.GetStartPageSortOptions', 401, 'UNAUTHENTICATED')
    const { startPage, errors } = await ask()
    expect(startPage).toBeNull()
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('leaves the failure of one section to that section', async () => {
    content()
    saved()
    server.stub.on('Profiles.GetOnlineProfiles', (_request, reply) => reply.status(500).send('down'))
    const { startPage, errors } = await ask()
    expect(errors.map(({ path }) => path)).toEqual([['viewer', 'startPage', 'sections', 7, 'profiles']])
    expect(startPage?.sections).toHaveLength(built.length)
  })
})

describe('the start page of a member who is banned from blogs', () => {
  it('has no blogs', async () => {
    content()
    saved({ id: 'NewestBlogs', hidden: false })
    server.stub.answer('CurrentProfile.GetProfileData', { ...viewer, bans: [BanType.Blogs] })
    const { startPage, errors } = await ask()
    expect(errors).toEqual([])
    expect(startPage?.sections.map(({ section }) => section)).toEqual(built.filter((name) => name !== 'NEWEST_BLOGS'))
    expect(calls()).not.toContain('Blogs.GetAllBlogEntries')
  })
})

const picture = { __typename: 'Picture', owner: { name: 'Profile6' } }
const found = { __typename: 'Video', owner: { name: 'Profile7' } }

describe('media by a search of the member', () => {
  async function shown(search: string) {
    content()
    savedWithSearch(search, { id: 'SearchMedia', hidden: false })
    const { startPage, errors } = await ask()
    expect(errors).toEqual([])
    const section = startPage?.sections[0]
    return section && 'media' in section ? section.media : undefined
  }

  it('are those that the saved filters and words find', async () => {
    const filters = { genders: ['FEMALE', 'COUPLE'], persons: [{ ageFrom: 30, bodyTypes: ['SLIM'] }], online: null }
    const address = new URLSearchParams({ searchOptions: JSON.stringify(filters), textSearch: ' sailing ' })
    expect(await shown(`?${address.toString()}&order=NAME`)).toEqual({ edges: [{ node: found }] })
    expect(server.stub.bodyOf('Media.SearchMedia')).toEqual({
      options: { genders: [2, 3], persons: [{ ageFrom: 30, bodyTypes: [7] }] },
      text: 'sailing',
      skip: 0,
      take: 3,
    })
  })

  it.each([
    ['says nothing', 'order=NAME'],
    ['is empty', ''],
    ['is no JSON', 'searchOptions=%7B'],
    ['is no filter', `searchOptions=${encodeURIComponent('{"gone":true}')}`],
    ['has values that are none', `searchOptions=${encodeURIComponent('{"genders":["BOAT"]}')}&textSearch=sea`],
  ])('are the newest where the address %s', async (_what, search) => {
    expect(await shown(search)).toEqual({ edges: [{ node: picture }] })
    expect(calls()).not.toContain('Media.SearchMedia')
  })

  it('are the newest where the search is refused', async () => {
    content()
    server.stub.refuse('Media.SearchMedia', 400, 'VALIDATION_FAILED')
    savedWithSearch('textSearch=x', { id: 'SearchMedia', hidden: false })
    const { startPage, errors } = await ask()
    expect(errors).toEqual([])
    expect(startPage?.sections[0]).toMatchObject({ media: { edges: [{ node: picture }] } })
  })
})

describe('saving the start page', () => {
  const save = `mutation ($input: SaveStartPageInput!) { saveStartPage(input: $input) { userErrors { code } } }`
  const body = () => server.stub.seen.find(({ name }) => name === 'Common.SaveStartPageSortOptions')?.body

  it('keeps the places of sections that the client did not show', async () => {
    saved(...startSections.map((id) => ({ id, hidden: id === 'SearchMedia' })))
    server.stub.on('Common.SaveStartPageSortOptions', (request) => request.body)
    const sections = [
      { section: 'CHAT_RIGHT_NOW', hidden: true },
      { section: 'ONLINE_PROFILES', hidden: false },
      { section: 'NEWEST_PROFILES', hidden: false },
      { section: 'BIRTHDAY_PROFILES', hidden: false },
    ]
    const { errors } = await server.ask(save, { input: { sections, condensedProfileView: false } })
    expect(errors).toEqual([])
    expect(body()).toEqual({
      sortOptions: [
        { id: 'Contest', hidden: false },
        { id: 'ChatRightNow', hidden: true },
        { id: 'PossibleMatches', hidden: false },
        { id: 'OnlineProfiles', hidden: false },
        { id: 'NewestMedia', hidden: false },
        { id: 'SearchMedia', hidden: true },
        { id: 'LastVisit', hidden: false },
        { id: 'NewestProfiles', hidden: false },
        { id: 'NewestBlogs', hidden: false },
        { id: 'UpcomingEvents', hidden: false },
        { id: 'PopularLodges', hidden: false },
        { id: 'OnlineFavorites', hidden: false },
        { id: 'BirthdayProfiles', hidden: false },
      ],
      searchOptions: ['q=1'],
      condensedProfileView: false,
      customizeStart: true,
    })
  })
})

describe('saving the start page when the present settings cannot be read', () => {
  it.each([500, 403, 404])('saves nothing and says so (%i)', async (status) => {
    server.stub.on('Common.GetStartPageSortOptions', (_request, reply) => reply.status(status).send({}))
    const { errors } = await server.ask(
      'mutation { saveStartPage(input: { sections: [], condensedProfileView: false }) { userErrors { code } } }',
    )
    expect(errors).toHaveLength(1)
    expect(calls()).toEqual(['Common.GetStartPageSortOptions'])
  })
})

describe('a site without lodges and events', () => {
  it('has no such sections, and the order stays', async () => {
    server.stub.answer('Site.GetSiteConfiguration', { ...site, id: 2, disabledEvents: true, disabledLodges: true })
    content()
    saved({ id: 'PopularLodges', hidden: false }, { id: 'OnlineProfiles', hidden: false })
    const { startPage } = await ask()
    expect(startPage?.sections.map(({ section }) => section)).toEqual([
      'ONLINE_PROFILES',
      ...built.filter(
        (section) => !['CONTEST', 'ONLINE_PROFILES', 'UPCOMING_EVENTS', 'POPULAR_LODGES'].includes(section),
      ),
    ])
  })
})
