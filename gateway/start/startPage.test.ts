import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { problem, profile, site } from '../testing/fixtures'
import { startGateway, type TestGateway } from '../testing/gateway'
import { startStub, type Stub } from '../testing/stub'
import { startSections } from './sections'

interface StartPage {
  readonly viewer: {
    readonly startPage: {
      readonly isFallback: boolean
      readonly customized: boolean
      readonly sections: readonly { readonly section: string; readonly hidden: boolean; readonly profiles?: unknown }[]
    } | null
  }
}

const query = `{ viewer { startPage { isFallback customized condensedProfileView searchOptions sections {
  section
  hidden
  ... on ProfilesStartSection { profiles(first: 2) { edges { node { name } } pageInfo { hasNextPage } } }
  ... on ChatRoomsStartSection { chatRooms { name } }
} } } }`

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url)
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

function saved(...sortOptions: { id: string; hidden: boolean }[]): void {
  const settings = { searchOptions: ['q=1'], condensedProfileView: true, customizeStart: true }
  stub.answer('Common.GetStartPageSortOptions', { sortOptions, ...settings })
}

function content(): void {
  stub.on('Search.GetNewestProfiles', () => [profile(1), profile(2), profile(3)])
  stub.answer('Profiles.GetOnlineProfiles', [])
  stub.answer('Profiles.GetBirthdayProfiles', [])
  stub.answer('Common.GetChatRoomsForStart', [{ id: 1, name: 'Harbour', onlineCount: 3, path: '/rooms/1' }])
}

const calls = () => stub.seen.map(({ name }) => name)

async function ask() {
  const { data, errors } = await gateway.ask<StartPage>(query)
  return { startPage: data.viewer.startPage, errors }
}

describe('the start page', () => {
  it('shows what is built, in the saved order, and reads nothing of what is hidden', async () => {
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
      { section: 'CHAT_RIGHT_NOW', hidden: true, chatRooms: null },
      {
        section: 'NEWEST_PROFILES',
        hidden: false,
        profiles: {
          edges: [{ node: { name: 'Profile1' } }, { node: { name: 'Profile2' } }],
          pageInfo: { hasNextPage: true },
        },
      },
      { section: 'BIRTHDAY_PROFILES', hidden: false, profiles: { edges: [], pageInfo: { hasNextPage: false } } },
      { section: 'ONLINE_PROFILES', hidden: false, profiles: { edges: [], pageInfo: { hasNextPage: false } } },
    ])
    expect(calls()).not.toContain('Common.GetChatRoomsForStart')
  })

  it.each([
    ['fails', 500],
    ['is forbidden', 403],
    ['is not there', 404],
  ])('falls back to the defaults when reading the settings %s', async (_what, status) => {
    content()
    stub.on('Common.GetStartPageSortOptions', (_request, reply) => reply.status(status).send({}))
    const { startPage, errors } = await ask()
    expect(errors).toEqual([])
    expect(startPage).toMatchObject({
      isFallback: true,
      customized: false,
      condensedProfileView: false,
      searchOptions: [],
    })
    expect(startPage?.sections.map(({ section }) => section)).toEqual([
      'NEWEST_PROFILES',
      'BIRTHDAY_PROFILES',
      'ONLINE_PROFILES',
      'CHAT_RIGHT_NOW',
    ])
  })

  it('says so when nobody is logged in any more', async () => {
    stub.on('Common.GetStartPageSortOptions', (_request, reply) =>
      reply.status(401).send(problem(401, 'UNAUTHENTICATED')),
    )
    const { startPage, errors } = await ask()
    expect(startPage).toBeNull()
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('leaves the failure of one section to that section', async () => {
    content()
    saved()
    stub.on('Profiles.GetOnlineProfiles', (_request, reply) => reply.status(500).send('down'))
    const { startPage, errors } = await ask()
    expect(errors.map(({ path }) => path)).toEqual([['viewer', 'startPage', 'sections', 2, 'profiles']])
    expect(startPage?.sections).toHaveLength(4)
  })
})

describe('saving the start page', () => {
  const save = `mutation ($input: SaveStartPageInput!) { saveStartPage(input: $input) { userErrors { code } } }`
  const body = () => stub.seen.find(({ name }) => name === 'Common.SaveStartPageSortOptions')?.body

  it('keeps the places of sections that were not on the page', async () => {
    saved(...startSections.map((id) => ({ id, hidden: id === 'SearchMedia' })))
    stub.on('Common.SaveStartPageSortOptions', (request) => request.body)
    const sections = [
      { section: 'CHAT_RIGHT_NOW', hidden: true },
      { section: 'ONLINE_PROFILES', hidden: false },
      { section: 'NEWEST_PROFILES', hidden: false },
      { section: 'BIRTHDAY_PROFILES', hidden: false },
    ]
    const { errors } = await gateway.ask(save, { input: { sections, condensedProfileView: false } })
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

describe('saving the start page when the present one cannot be read', () => {
  it.each([500, 403, 404])('saves nothing and says so (%i)', async (status) => {
    stub.on('Common.GetStartPageSortOptions', (_request, reply) => reply.status(status).send({}))
    const { errors } = await gateway.ask(
      'mutation { saveStartPage(input: { sections: [], condensedProfileView: false }) { userErrors { code } } }',
    )
    expect(errors).toHaveLength(1)
    expect(calls()).toEqual(['Common.GetStartPageSortOptions'])
  })
})

describe('a site without lodges and events', () => {
  it('has no such sections, and the order stays', async () => {
    stub.answer('Site.GetSiteConfiguration', { ...site, id: 2, disabledEvents: true, disabledLodges: true })
    content()
    saved({ id: 'PopularLodges', hidden: false }, { id: 'OnlineProfiles', hidden: false })
    const { startPage } = await ask()
    expect(startPage?.sections.map(({ section }) => section)).toEqual([
      'ONLINE_PROFILES',
      'NEWEST_PROFILES',
      'BIRTHDAY_PROFILES',
      'CHAT_RIGHT_NOW',
    ])
  })
})
