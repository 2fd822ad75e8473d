// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import StartScreenQuery from './__generated__/StartScreenQuery.graphql'
import { StartScreen } from './StartScreen'

const person = (name: string) => ({
  node: { id: name, name, headline: null, picture: null, area: null, persons: [{ age: 34 }] },
})
const people = (section: string, names: readonly string[] | null, hidden = false) => ({
  __typename: 'ProfilesStartSection',
  id: section,
  section,
  isHidden: hidden,
  profiles: names && { edges: names.map(person) },
})
const chat = (rooms: readonly { name: string; onlineCount: number }[] | null) => ({
  __typename: 'ChatRoomsStartSection',
  id: 'CHAT_RIGHT_NOW',
  section: 'CHAT_RIGHT_NOW',
  isHidden: false,
  chatRooms: rooms?.map((room, index) => ({ legacyId: index, path: `/room/${index}`, ...room })) ?? null,
})

const lodges = (names: readonly string[]) => ({
  __typename: 'LodgesStartSection',
  id: 'POPULAR_LODGES',
  section: 'POPULAR_LODGES',
  isHidden: false,
  lodges: {
    edges: names.map((name, index) => ({
      node: {
        id: name,
        legacyId: index + 1,
        name,
        cover: null,
        place: null,
        kinks: [],
        category: { name: 'Couples' },
        activeAt: '2026-11-20T13:02:00Z',
      },
    })),
  },
})

const contest = (more: object = {}) => ({
  __typename: 'ContestStartSection',
  id: 'CONTEST',
  section: 'CONTEST',
  isHidden: false,
  contest: {
    id: 'contest-1',
    title: 'Halloween',
    intro: 'The best picture wins.',
    isRunning: true,
    endsAt: '2020-11-01T12:00:00Z',
    entries: {
      edges: [{ node: { id: 'entry-1', profile: { id: 'p1', name: 'ida' }, picture: { id: 'm1', status: 'LIVE' } } }],
    },
    ...more,
  },
})

interface Page {
  sections: object[]
  searchOptions?: string[]
  condensed?: boolean
  hints?: object[]
}

const open = ({ sections, searchOptions = [], condensed = false, hints = [] }: Page) =>
  renderScreen(<StartScreen />, {
    texts: ['start', 'facts', 'media', 'lodge', 'gatherings'],
    query: StartScreenQuery,
    data: {
      Viewer: () => ({ name: 'freja', hints }),
      StartPage: () => ({ sections, isCondensed: condensed, searchOptions }),
    },
  })

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const newest = people('NEWEST_PROFILES', ['Ida', 'Per'])
const online = people('ONLINE_PROFILES', ['Liv'])
const birthdays = people('BIRTHDAY_PROFILES', [])

describe('the start page', () => {
  it('shows sections in the member’s order, without the hidden ones', async () => {
    await open({ sections: [online, people('BIRTHDAY_PROFILES', null, true), newest] })
    await screen.findByText('Ida')
    expect(headings()).toEqual(['Online now', 'New here'])
  })

  it('asks at once for the first pictures of the first sections, and later for all others', async () => {
    const pictured = (section: string) => ({
      ...people(section, []),
      profiles: {
        edges: ['a', 'b', 'c', 'd', 'e'].map((letter) => {
          const { node } = person(section + letter)
          return {
            node: { ...node, picture: { id: `picture of ${node.name}`, status: 'LIVE', card: `/media/${node.name}` } },
          }
        }),
      },
    })
    const sections = ['ONLINE_PROFILES', 'NEWEST_PROFILES', 'BIRTHDAY_PROFILES']
    await open({ sections: sections.map(pictured) })
    await screen.findByText('ONLINE_PROFILESa')
    const loadingIn = (region: HTMLElement) =>
      [...region.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(screen.getAllByRole('region').map(loadingIn)).toEqual([
      ['eager', 'eager', 'eager', 'eager', 'lazy'],
      ['eager', 'eager', 'lazy', 'lazy', 'lazy'],
      ['lazy', 'lazy', 'lazy', 'lazy', 'lazy'],
    ])
  })

  it('says when a section is empty or could not be fetched, and shows the others', async () => {
    await open({ sections: [newest, birthdays, people('ONLINE_PROFILES', null), chat(null)] })
    await screen.findByText('Ida')
    const textOf = (name: string) => screen.getByRole('region', { name }).textContent
    expect(textOf('Birthdays today')).toContain('Nobody has a birthday today.')
    expect(textOf('Online now')).toContain('This part could not be fetched.')
    expect(textOf('Chatting right now')).toContain('This part could not be fetched.')
  })

  it('shows the contest while it runs, and nothing long after it', async () => {
    const { unmount } = await open({ sections: [contest()] })
    const region = within(await screen.findByRole('region', { name: 'Halloween' }))
    expect(region.getByRole('link', { name: 'See all and vote' }).getAttribute('href')).toBe('/Contest')
    expect(region.getByRole('img', { name: 'The picture of ida' })).toBeDefined()
    unmount()
    await open({ sections: [contest({ isRunning: false }), lodges([])] })
    expect(await screen.findByRole('region', { name: 'Popular lodges' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Halloween' })).toBeNull()
  })

  it('shows popular lodges, or says that there are none', async () => {
    const { unmount } = await open({ sections: [lodges(['Winter swimmers'])] })
    expect((await screen.findByRole('link', { name: 'Winter swimmers' })).getAttribute('href')).toBe(
      '/Community/Lodges/Lodge/1',
    )
    unmount()
    await open({ sections: [lodges([])] })
    expect((await screen.findByRole('region', { name: 'Popular lodges' })).textContent).toContain('No lodges yet.')
  })

  it('offers to customise when everything is hidden', async () => {
    const { user } = await open({ sections: [people('NEWEST_PROFILES', null, true)] })
    const region = (await screen.findByText('You have hidden everything')).parentElement as HTMLElement
    await user.click(within(region).getByRole('button', { name: 'Customise' }))
    expect(await screen.findByRole('dialog', { name: 'Customise your start page' })).toBeDefined()
  })

  it('shows small faces in the condensed view', async () => {
    const { container } = await open({ sections: [newest], condensed: true })
    await screen.findByText('Ida')
    // The condensed view leaves the ages out.
    expect(within(container).queryByText(/34/)).toBeNull()
  })

  it('lets the member close a hint', async () => {
    const { user } = await open({
      sections: [newest],
      hints: [{ key: 'a', title: 'Add a picture', text: 'It helps.' }],
    })
    await user.click(await screen.findByRole('button', { name: 'Put this hint away' }))
    expect(screen.queryByText('Add a picture')).toBeNull()
  })

  it.each([
    ['AddPicture', '/EditProfile/ProfilePictures'],
    ['ValidateProfile', '/ProfileValidation'],
    ['SetMatchSettings', '/EditProfile/MatchSettings'],
    ['AddMatchWords', '/EditProfile'],
  ])('links the hint %s to its page', async (key, page) => {
    await open({ sections: [newest], hints: [{ key, title: 'Do this', text: 'It helps.' }] })
    expect((await screen.findByRole('link', { name: 'Do this' })).getAttribute('href')).toBe(page)
  })

  it('explains possible matches, and shows the time of visits', async () => {
    const matches = {
      __typename: 'MatchesStartSection',
      id: 'POSSIBLE_MATCHES',
      section: 'POSSIBLE_MATCHES',
      isHidden: false,
      possibleMatches: { edges: [{ ...person('Mia'), match: { reasons: ['DISTANCE'], commonMatchWords: ['jazz'] } }] },
    }
    const visits = {
      __typename: 'VisitsStartSection',
      id: 'LAST_VISIT',
      section: 'LAST_VISIT',
      isHidden: false,
      visits: { edges: [{ node: { visitedAt: new Date(Date.now() - 3 * 3_600_000), profile: person('Bo').node } }] },
    }
    await open({ sections: [matches, visits] })
    const fits = within(await screen.findByRole('region', { name: 'Possible matches' }))
    expect(fits.getByText('jazz')).toBeDefined()
    expect(fits.getByText('Lives near enough')).toBeDefined()
    expect(fits.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/Search/MatchProfiles')
    const came = within(screen.getByRole('region', { name: 'Recent visits' }))
    expect(came.getByText('3 hours ago')).toBeDefined()
    expect(came.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/Visitors')
  })

  it('shows pictures of a search as soon as it is chosen', async () => {
    const media = {
      __typename: 'MediaStartSection',
      id: 'SEARCH_MEDIA',
      section: 'SEARCH_MEDIA',
      isHidden: false,
      media: { edges: [] },
    }
    const { user } = await open({ sections: [media] })
    await user.click(await screen.findByRole('button', { name: 'Choose a search' }))
    expect(await screen.findByRole('dialog', { name: 'Customise your start page' })).toBeDefined()
  })

  it('opens a chat room with a ticket', async () => {
    const { user, asked } = await open({ sections: [chat([{ name: 'The kitchen', onlineCount: 1 }])] })
    await user.click(await screen.findByRole('button', { name: 'The kitchen 1 person' }))
    expect(asked()).toEqual({ name: 'useCreateSsoTicketMutation', variables: { input: { path: '/room/0' } } })
  })
})

describe('a start page whose settings are refused', () => {
  const assign = vi.fn()
  const openRefused = () =>
    renderScreen(<StartScreen />, {
      texts: ['start', 'facts', 'media', 'gatherings'],
      query: StartScreenQuery,
      data: { Viewer: () => ({ name: 'freja', hints: [], startPage: null }) },
    })

  beforeEach(() => {
    sessionStorage.clear()
    assign.mockClear()
    vi.stubGlobal('location', { assign })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('opens the site root, but not in a loop', async () => {
    const { unmount } = await openRefused()
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
    unmount()
    await openRefused()
    await screen.findByRole('heading', { level: 1 })
    expect(assign).toHaveBeenCalledOnce()
  })
})

describe('the greeting', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  it.each([
    [7, 'Good morning, freja'],
    [14, 'Good afternoon, freja'],
    [21, 'Good evening, freja'],
    [2, 'Still up, freja?'],
  ])('at %i o’clock is "%s"', async (hour, greeting) => {
    vi.setSystemTime(new Date(2026, 10, 21, hour))
    await open({ sections: [newest] })
    expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeDefined()
  })
})

describe('customising the start page', () => {
  async function customise() {
    const view = await open({ sections: [newest, birthdays, online] })
    await view.user.click(await screen.findByRole('button', { name: 'Customise' }))
    const opened = await screen.findByRole('dialog')
    // The sheet takes the focus a moment after it has opened.
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
    const dialog = within(opened)
    return { ...view, dialog }
  }

  it('hides sections, condenses the view, and restores the default order', async () => {
    const { user, dialog, asked } = await customise()
    await user.click(dialog.getByRole('switch', { name: 'Show Online now' }))
    await user.click(dialog.getByRole('switch', { name: /^Small faces/ }))
    await user.click(dialog.getByRole('button', { name: 'Back to our order' }))
    expect(dialog.getByRole('switch', { name: 'Show Online now' })).toHaveProperty('checked', true)
    await user.click(dialog.getByRole('switch', { name: 'Show New here' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(asked().variables).toMatchObject({
      input: {
        sections: [
          { section: 'NEWEST_PROFILES', hidden: true },
          { section: 'BIRTHDAY_PROFILES', hidden: false },
          { section: 'ONLINE_PROFILES', hidden: false },
        ],
        condensedProfileView: true,
      },
    })
  })

  it('stays open with the input when saving fails', async () => {
    const { user, dialog, fail } = await customise()
    await user.click(dialog.getByRole('switch', { name: 'Show New here' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await fail(new GraphError('NETWORK'))
    expect(await screen.findByText(/no connection to the server/)).toBeDefined()
    expect(dialog.getByRole('switch', { name: 'Show New here' })).toHaveProperty('checked', false)
  })

  it('changes nothing when cancelled', async () => {
    const { user, dialog, environment } = await customise()
    await user.click(dialog.getByRole('switch', { name: 'Show New here' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
    expect(names).not.toContain('useSaveStartPageMutation')
  })
})
