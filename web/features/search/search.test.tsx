// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { samplePreferences } from '#testing/session'
import { renderSearch } from './testing/renderSearch'

// Elements have no size in jsdom, so the virtualiser would render no rows.
vi.mock('virtua', () => ({ WindowVirtualizer: ({ children }: { children: ReactNode }) => children }))

const options = (filters: object) => `searchOptions=${JSON.stringify(filters)}`
const link = (filters: object) => `/Search/Advanced?searchOptions=${encodeURIComponent(JSON.stringify(filters))}`
const back = (view: Awaited<ReturnType<typeof renderSearch>>) => act(async () => view.router.navigate(-1))

/** Makes the window wide enough for the filters beside the results. */
function widen() {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(min-width: 60em)' || media === '(min-width: 48em)',
    }),
  )
}
afterEach(() => vi.unstubAllGlobals())

describe('the quick search', () => {
  it('sends one request, and marks promoted profiles', async () => {
    const { requests } = await renderSearch('/Search')
    expect(await screen.findByText('Person 3')).toBeDefined()
    expect(screen.getAllByText('Promoted')).toHaveLength(1)
    expect(requests.map(({ name }) => name)).toEqual(['usualSearchQuery', 'useSearchQuery'])
  })

  it('opens with the match settings, collapsed behind their number, and lets the viewer clear them', async () => {
    const matchSettings = { audience: ['WOMEN', 'TRANSSEXUALS'], ageFrom: 30, ageTo: 99, distance: 50 }
    const view = await renderSearch('/Search', { data: { Viewer: () => ({ matchSettings }) } })
    const wanted = { distance: 50, genders: ['FEMALE', 'TRANSSEXUAL'], persons: [{ ageFrom: 30 }] }
    expect(view.address()).toBe(`/Search?${options(wanted)}`)
    expect(view.requests.at(-1)?.variables.options).toEqual(wanted)
    await view.user.click(screen.getByRole('button', { name: 'Filters, 4 set' }))
    for (const name of ['Women', 'Trans people']) {
      await view.user.click(screen.getByRole('checkbox', { name }))
    }
    await waitFor(() => expect(view.address()).toBe(`/Search?${options({ distance: 50, persons: [{ ageFrom: 30 }] })}`))
    expect(screen.getByRole('button', { name: 'Filters, 2 set' })).toBeDefined()
  })

  it('stays open to everyone once its filters are cleared', async () => {
    const matchSettings = { audience: ['WOMEN'], ageFrom: 18, ageTo: 99, distance: null }
    const view = await renderSearch('/Search', { data: { Viewer: () => ({ matchSettings }) } })
    await view.user.click(await screen.findByRole('button', { name: 'Filters, 1 set' }))
    await view.user.click(screen.getByRole('checkbox', { name: 'Women' }))
    await waitFor(() => expect(view.address()).toBe(`/Search?${options({})}`))
    expect(view.requests.at(-1)?.variables.options).toEqual({})
  })

  it.each([
    [{ count: 1, hasMore: false }, '1 profile'],
    [{ count: 42, hasMore: false }, '42 profiles'],
    [{ count: 999, hasMore: false }, '999 profiles'],
    [{ count: 1000, hasMore: false }, '1,000 profiles'],
    [{ count: 1000, hasMore: true }, 'More than 1,000 profiles'],
  ])('shows the number of results: %j', async (total, words) => {
    await renderSearch('/Search', { data: { SearchTotal: () => total } })
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status')
  })

  it('is kept in the address; refining is one step for Back, which needs no request', async () => {
    widen()
    const view = await renderSearch('/Search')
    await view.user.click(await screen.findByRole('checkbox', { name: 'Women' }))
    await waitFor(() => expect(view.address()).toBe(`/Search?${options({ genders: ['FEMALE'] })}`))
    await view.user.click(screen.getByRole('checkbox', { name: 'Online now' }))
    const refined = { genders: ['FEMALE'], online: true }
    await waitFor(() => expect(view.address()).toBe(`/Search?${options(refined)}`))
    expect(view.requests.at(-1)?.variables.options).toEqual(refined)
    const asked = view.requests.length
    await back(view)
    await waitFor(() => expect(view.address()).toBe('/Search'))
    expect(screen.getByRole('checkbox', { name: 'Women' })).toHaveProperty('checked', false)
    expect(view.requests).toHaveLength(asked)
  })

  it('passes its filters on to the advanced search', async () => {
    widen()
    await renderSearch(`/Search?${options({ online: true })}`)
    const more = await screen.findByRole('link', { name: 'More filters' })
    expect(decodeURIComponent(more.getAttribute('href') ?? '')).toBe(`/Search/Advanced?${options({ online: true })}`)
  })
})

describe('the advanced search', () => {
  const shared = { genders: ['FEMALE', 'COUPLE'], persons: [{ ageFrom: 30, ageTo: 45, bodyTypes: ['SLIM'] }] }

  it('opens from a shared link with all its filters', async () => {
    const { requests } = await renderSearch(`${link(shared)}&textSearch=sailing&order=NAME`)
    const set = within(await screen.findByRole('list', { name: 'Your filters' }))
    const words = set.getAllByRole('button').map((button) => button.textContent)
    expect(words).toEqual(['“sailing”', 'Women', 'Couples', '30 to 45 years', 'Build: Slim', 'Clear all'])
    expect(requests).toMatchObject([{ variables: { options: shared, text: 'sailing', order: 'NAME' } }])
  })

  it('lets the viewer remove each filter', async () => {
    const { user, address } = await renderSearch(link(shared))
    await user.click(await screen.findByRole('button', { name: 'Take away: Build: Slim' }))
    const left = { genders: shared.genders, persons: [{ ageFrom: 30, ageTo: 45 }] }
    await waitFor(() => expect(address()).toBe(`/Search/Advanced?${options(left)}`))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe('/Search/Advanced'))
  })

  it('says when a part of the address cannot be read', async () => {
    const { requests } = await renderSearch('/Search/Advanced?searchOptions=%7Bbroken&textSearch=jazz')
    expect(await screen.findByText(/could not be read/)).toBeDefined()
    expect(requests[0]?.variables).toMatchObject({ options: {}, text: 'jazz' })
  })

  it('on a phone searches only when the sheet is submitted', async () => {
    const { user, address, requests } = await renderSearch('/Search/Advanced')
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(sheet.getByRole('checkbox', { name: 'Couples' }))
    await user.click(sheet.getByRole('button', { name: 'The other of the two' }))
    expect(requests).toHaveLength(1)
    await user.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(address()).toBe(`/Search/Advanced?${options({ genders: ['COUPLE'] })}`))
    expect(await screen.findByRole('button', { name: 'Filters, 1 set' })).toBeDefined()
  })

  it('on a wide screen searches at once', async () => {
    widen()
    const { user, address } = await renderSearch('/Search/Advanced')
    const filters = within(await screen.findByRole('search', { name: 'Filters' }))
    await user.type(filters.getByLabelText('Words'), 'jazz')
    await waitFor(() => expect(address()).toBe('/Search/Advanced?textSearch=jazz'))
  })

  it('finds by kinks on the dark sites, whose names come with the one request', async () => {
    const kinks = [{ id: 'kink-rope', name: 'Rope', isWaiting: false }]
    const wanted = { commonKinks: 3, kinkIds: ['kink-rope', 'kink-gone'] }
    const view = await renderSearch(link(wanted), { site: { isDark: true }, data: { Query: () => ({ kinks }) } })
    const set = within(await screen.findByRole('list', { name: 'Your filters' }))
    const words = set.getAllByRole('button').map((button) => button.textContent)
    expect(words).toEqual(['Rope', 'A kink that is gone', 'Kinks in common: 3 or more', 'Clear all'])
    expect(view.requests).toMatchObject([{ name: 'useSearchQuery', variables: { options: wanted } }])
    await view.user.click(set.getByText('A kink that is gone'))
    await waitFor(() =>
      expect(view.address()).toBe(`/Search/Advanced?${options({ ...wanted, kinkIds: ['kink-rope'] })}`),
    )
  })

  it('offers the kinks that are open to all on the dark sites', async () => {
    widen()
    const kinks = [
      { id: 'kink-rope', name: 'Rope', isWaiting: false },
      { id: 'kink-own', name: 'Not yet open', isWaiting: true },
    ]
    const view = await renderSearch(link({ commonKinks: 3 }), {
      site: { isDark: true },
      data: { Query: () => ({ kinks }) },
    })
    const field = (await screen.findAllByLabelText('Kinks')).find((element) => element.tagName === 'INPUT')
    await view.user.click(field as HTMLElement)
    expect(screen.queryByText('Not yet open')).toBeNull()
    await view.user.click(screen.getByText('Rope'))
    const wanted = { commonKinks: 3, kinkIds: ['kink-rope'] }
    await waitFor(() => expect(view.address()).toBe(`/Search/Advanced?${options(wanted)}`))
  })

  it('has no dominance filter outside the dark sites', async () => {
    const asked = link({ persons: [{ dominance: ['SUBMISSIVE'] }] })
    const { requests } = await renderSearch(asked)
    expect(requests[0]?.variables.options).toEqual({})
    expect(await screen.findByText(/could not be read/)).toBeDefined()
  })

  it('suggests fewer filters when nobody matches', async () => {
    const { user, address } = await renderSearch(link(shared), { people: 0 })
    const empty = (await screen.findByText('Nobody fits all of this')).parentElement as HTMLElement
    await user.click(within(empty).getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe('/Search/Advanced'))
  })
})

describe('a list of members', () => {
  it('loads more at the button, shows its end, and is restored by Back', async () => {
    const view = await renderSearch('/Search/Newest', { people: 34 })
    await view.user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Showing 34')).toBeDefined()
    expect(screen.getByText('That was everyone.')).toBeDefined()
    const asked = view.requests.length
    await act(async () => view.router.navigate('/Profile/3'))
    expect(await screen.findByText('Somebody’s profile')).toBeDefined()
    await back(view)
    expect(await screen.findByText('Showing 34')).toBeDefined()
    expect(view.requests).toHaveLength(asked)
  })

  it('remembers the view, and requests details only where they are shown', async () => {
    const { user, requests } = await renderSearch('/Search/Newest', {
      data: {
        Preferences: () => ({ ...samplePreferences, profileListView: 'DETAILED' }),
        Profile: () => ({ text: '<p>I sail.</p><p>A lot.</p>', matchWords: ['sea', 'jazz'], distance: 12 }),
        Match: () => ({ commonMatchWords: ['jazz'] }),
        MatchSettings: () => ({ lookingFor: ['FRIENDS_AND_CHAT'] }),
      },
    })
    expect(requests[0]?.variables.detailed).toBe(false)
    await user.click(await screen.findByRole('radio', { name: 'With details' }))
    expect(await screen.findAllByText('I sail. A lot.')).toHaveLength(3)
    expect(screen.getAllByText('7 miles away')).toHaveLength(3)
    expect(screen.getAllByRole('link', { name: 'jazz' })[0]?.getAttribute('href')).toBe('/Search/MatchWord?word=jazz')
    expect(requests.find(({ name }) => name === 'usePreferenceMutation')?.variables).toEqual({
      input: { profileListView: 'DETAILED' },
    })
    expect(requests.at(-1)?.variables.detailed).toBe(true)
  })
})

describe('the site’s own lists', () => {
  it('show online members of the chosen groups', async () => {
    const { user, requests } = await renderSearch('/Search/Online', { site: { hasEventsDisabled: true } })
    expect(requests[0]?.variables).toMatchObject({ by: 'ONLINE', filter: ['ALL_PROFILES'] })
    expect(screen.queryByRole('checkbox', { name: 'From your events' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Favourites' }))
    await waitFor(() =>
      expect(requests).toContainEqual({
        name: 'usePreferenceMutation',
        variables: { input: { onlineFilter: ['FAVORITES'] } },
      }),
    )
    await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ by: 'ONLINE', filter: ['FAVORITES'] }))
  })

  it('show popular members by gender', async () => {
    const { user, requests, address } = await renderSearch('/Search/Top')
    await user.click(await screen.findByRole('link', { name: 'Couples' }))
    await waitFor(() => expect(address()).toBe('/Search/Top?gender=COUPLE'))
    expect(requests.at(-1)?.variables).toMatchObject({ by: 'TOP', gender: 'COUPLE' })
  })

  it('find members by match word, and require one first', async () => {
    const { user, requests, address } = await renderSearch('/Search/MatchWord')
    await user.click(await screen.findByRole('button', { name: 'Find' }))
    expect(screen.getByText('A match word has at least two letters.')).toBeDefined()
    await user.type(screen.getByRole('combobox', { name: 'Match word' }), 'jazz{Enter}')
    await waitFor(() => expect(address()).toBe('/Search/MatchWord?word=jazz'))
    expect(await screen.findByText('Person 1')).toBeDefined()
    expect(requests.at(-1)?.variables).toMatchObject({ by: 'MATCH_WORD', word: 'jazz' })
  })

  it('suggest the member’s own match words and those of their text', async () => {
    const { user, address, requests } = await renderSearch('/Search/MatchWord', {
      data: {
        Viewer: () => ({
          profile: { matchWords: ['jazz'], text: '<p>I sail.</p>' },
          suggestedMatchWords: ['sail', 'jazz'],
        }),
      },
    })
    await user.click(await screen.findByRole('combobox', { name: 'Match word' }))
    expect(await screen.findByRole('option', { name: 'sail' })).toBeDefined()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['jazz', 'sail'])
    expect(requests.at(-1)).toEqual({ name: 'useOwnWordsQuery', variables: { text: '<p>I sail.</p>' } })
    await user.keyboard('sa{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/Search/MatchWord?word=sail'))
  })

  it('explain possible matches', async () => {
    await renderSearch('/Search/MatchProfiles', {
      people: 1,
      data: { Match: () => ({ reasons: ['SEEKS_YOU', 'AGE', 'DISTANCE', 'MATCH_WORDS'], commonMatchWords: ['jazz'] }) },
    })
    const [why] = await screen.findAllByText('jazz')
    const reasons = within(why?.parentElement as HTMLElement).getAllByRole('listitem')
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'jazz',
      'Lives near enough',
      'Is looking for someone like you',
    ])
  })
})

describe('saved searches', () => {
  const nulls = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]))
  /** As the server answers: null for unset filters. */
  const saved = {
    id: 'saved-7',
    legacyId: 7,
    name: 'Near me',
    text: 'jazz',
    order: 'DISTANCE',
    options: {
      ...nulls('countryId countryAreaIds zipCode lookingFor matchWords withVideo members validated newWithinDays'),
      ...nulls('seenWithinDays seekingMe'),
      genders: ['FEMALE'],
      isOnline: false,
      withPicture: true,
      distance: 50,
      persons: [
        {
          ...nulls('genders ageTo heightFrom heightTo weightFrom weightTo bodyTypes eyeColours hairColours'),
          ...nulls('sexualOrientations relationshipStatuses smoking children dominance'),
          ageFrom: 30,
        },
      ],
    },
  }
  const nothingElse = { Viewer: () => ({ savedSearches: [saved], savedSearch: saved }) }
  const kept = { genders: ['FEMALE'], distance: 50, persons: [{ ageFrom: 30 }], withPicture: true }

  it('run by their number with one request', async () => {
    const { requests } = await renderSearch('/Search/7', { data: nothingElse })
    expect(await screen.findByRole('heading', { level: 1, name: 'Near me' })).toBeDefined()
    expect(await screen.findByText('Person 3')).toBeDefined()
    expect(requests).toEqual([
      {
        name: 'SavedSearchScreenQuery',
        variables: { legacyId: 7, withPlaces: true, withKinks: false, detailed: false },
      },
    ])
  })

  it.each(['/Search/7', '/Search/nowhere'])('are not found when they do not exist: %s', async (path) => {
    const { requests } = await renderSearch(path, { data: { Viewer: () => ({ savedSearch: null }) } })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
    expect(requests).toHaveLength(1)
  })

  it('are saved under a name, or in place of another', async () => {
    const { user, requests } = await renderSearch(link({ online: true }), { data: nothingElse })
    await user.click(await screen.findByRole('button', { name: 'Save search' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText(/Give the search a name/)).toBeDefined()
    await user.click(dialog.getByRole('combobox', { name: 'Save as' }))
    await user.click(await screen.findByRole('option', { name: 'In place of “Near me”' }))
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Near me')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const input = { id: 'saved-7', name: 'Near me', options: { online: true }, text: null, order: 'LAST_ONLINE' }
    await waitFor(() => expect(requests.at(-1)).toEqual({ name: 'useSaveSearchMutation', variables: { input } }))
  })

  it('are renamed and deleted', async () => {
    const { user, requests } = await renderSearch('/Search', { data: nothingElse })
    await user.click(await screen.findByRole('button', { name: 'Saved searches' }))
    await user.click(await screen.findByRole('button', { name: 'What can be done with Near me' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const name = within(await screen.findByRole('dialog', { name: 'Rename' })).getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Close by{Enter}')
    const input = { id: 'saved-7', name: 'Close by', options: kept, text: 'jazz', order: 'DISTANCE' }
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ input }))
    await user.click(screen.getByRole('button', { name: 'What can be done with Near me' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete “Near me”?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        name: 'useDeleteSavedSearchMutation',
        variables: { input: { id: 'saved-7' } },
      }),
    )
  })

  it('leave the list without an error when another device has deleted them', async () => {
    const deletedElsewhere = () => ({
      deletedId: null,
      userErrors: [{ code: 'NOT_FOUND', message: 'It is gone', field: null }],
    })
    const { user } = await renderSearch('/Search', {
      data: { ...nothingElse, DeleteSavedSearchPayload: deletedElsewhere },
    })
    await user.click(await screen.findByRole('button', { name: 'Saved searches' }))
    await user.click(await screen.findByRole('button', { name: 'What can be done with Near me' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete “Near me”?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Near me')).toBeNull())
    expect(screen.queryByText('It is gone')).toBeNull()
  })
})
