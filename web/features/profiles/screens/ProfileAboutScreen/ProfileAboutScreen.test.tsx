// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import ProfileAboutScreenQuery from './__generated__/ProfileAboutScreenQuery.graphql'
import { ProfileAboutScreen } from './ProfileAboutScreen'

const facts = {
  height: 172,
  weight: null,
  bodyType: 'SLIM',
  eyeColour: 'NOT_SPECIFIED',
  hairColour: 'OTHER',
  sexualOrientation: 'HOMOSEXUAL',
  relationshipStatus: 'NOT_STATED',
  smoking: 'NOT_AVAILABLE',
  children: 'NO',
  dominance: null,
}

const ida = {
  id: 'ida-id',
  legacyId: 11,
  name: 'ida',
  gender: 'FEMALE',
  headline: 'Sea and bread',
  isOnline: false,
  lastOnlineOn: '2020-03-05',
  distance: 12,
  visitCount: null,
  isFavourite: false,
  viewerHasLiked: false,
  likeCount: 3,
  picture: null,
  area: null,
  media: { edges: [] },
  text: '<p>Hello <img src="x" onerror="alert(1)"><script>alert(2)</script><strong>you</strong></p>',
  textMedia: [],
  matchWords: ['sea & salt'],
  persons: [{ id: 'person-1', gender: 'FEMALE', age: 34, facts }],
  match: { reasons: ['SEEKS_YOU', 'AGE'], commonMatchWords: [] },
  seeks: { audience: ['MEN', 'COUPLES'], ageFrom: 30, ageTo: 45, distance: null, lookingFor: ['FRIENDS_AND_CHAT'] },
  relations: { edges: [] },
  guestbook: { edges: [] },
}

interface Case {
  path?: string
  state?: string
  profile?: object | null
  viewer?: object
}

const open = ({ path = '/Profile/11', state = 'SHOWN', profile = ida, viewer = {} }: Case = {}) =>
  renderScreen(<ProfileAboutScreen />, {
    texts: ['profiles', 'facts', 'members', 'media', 'richText'],
    path,
    viewer,
    query: ProfileAboutScreenQuery,
    variables: { legacyId: 11, onePage: true },
    data: { ProfileView: () => ({ state, profileId: ida.id, profile }) },
  })

type View = Awaited<ReturnType<typeof open>>

const mutationsOf = ({ environment }: View, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('a profile page', () => {
  it('links its portrait to the profile’s pictures', async () => {
    const picture = { __typename: 'Picture', legacyId: 77 }
    await open({ profile: { ...ida, picture } })
    const link = screen.getByRole('link', { name: 'ida, portrait' })
    expect(link.getAttribute('href')).toBe('/Profile/11/Pictures/Picture/77')
  })

  it('has no portrait link without a portrait', async () => {
    await open()
    expect(screen.queryByRole('link', { name: 'ida, portrait' })).toBeNull()
  })

  it.each(['/Profile/11', '/Profile/11/About'])('marks the tab of the about page at %s', async (path) => {
    await open({ path })
    const tabs = within(screen.getByRole('navigation', { name: 'Pages of ida' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null])
  })

  it('shows the pictures of its text in their places, except those the viewer may not see', async () => {
    const picture = { __typename: 'Picture', id: 'p7', legacyId: 7, title: null, status: 'LIVE', width: 30, height: 20 }
    const text = '<p>Here</p><img data-media-id="7" alt="The sea"><img data-media-id="8" alt="Hidden"><p>There</p>'
    await open({ profile: { ...ida, text, textMedia: [picture] } })
    expect(await screen.findByRole('link', { name: 'The sea, show it in full' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /Hidden/ })).toBeNull()
  })

  it('shows stated facts, and no others', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'ida 34' })).toBeDefined()
    const told = within(screen.getByRole('region', { name: 'Facts' }))
    expect(told.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Height',
      'Build',
      'Hair',
      'Orientation',
      'Children',
    ])
    expect(told.getByText('Lesbian')).toBeDefined()
    expect(screen.getByText('Last online on 5 March 2020')).toBeDefined()
    expect(screen.getByText('Men and couples')).toBeDefined()
    expect(screen.getByRole('link', { name: 'sea & salt' }).getAttribute('href')).toBe(
      '/Search/MatchWord?word=sea%20%26%20salt',
    )
  })

  it('never runs scripts in its text', async () => {
    const { container } = await open()
    await screen.findByText('you')
    expect(container.querySelector('script, [onerror]')).toBeNull()
  })

  it.each([
    ['FEMALE', 'SINGLE', 'She would like to meet someone like you'],
    ['MALE', 'SINGLE', 'He would like to meet someone like you'],
    ['COUPLE', 'COUPLE', 'They would like to meet a couple like you'],
    ['TRANSSEXUAL', 'SINGLE', 'ida would like to meet someone like you'],
  ] as const)('of a %s tells a %s: %s', async (gender, profileType, words) => {
    await open({ profile: { ...ida, gender }, viewer: { profileType } })
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('shows the two persons of a couple side by side', async () => {
    const persons = [
      { legacyId: 1, gender: 'FEMALE', age: 34, facts },
      { legacyId: 2, gender: 'MALE', age: 36, facts },
    ]
    await open({ profile: { ...ida, persons } })
    expect(await screen.findByRole('heading', { name: 'Woman, 34 years' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Man, 36 years' })).toBeDefined()
    // Only the woman is lesbian.
    expect(screen.getAllByText('Lesbian')).toHaveLength(1)
    expect(screen.getAllByText('Homosexual')).toHaveLength(1)
  })

  it('registers one visit, once it has been seen', async () => {
    const view = await open()
    await waitFor(() => expect(mutationsOf(view, 'useRegisterVisitMutation')).toHaveLength(1))
    expect(mutationsOf(view, 'useRegisterVisitMutation')[0]?.request.variables).toEqual({
      input: { profileId: 'ida-id' },
    })
  })

  it('registers no visit in a hidden tab', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const view = await open()
    await screen.findByRole('heading', { level: 1 })
    expect(mutationsOf(view, 'useRegisterVisitMutation')).toHaveLength(0)
  })

  it('lets the viewer edit their own profile, and shows the number of visits', async () => {
    const view = await open({ profile: { ...ida, legacyId: 7, match: null, visitCount: 14 } })
    expect(await screen.findByRole('link', { name: 'Edit your profile' })).toBeDefined()
    expect(screen.getByRole('link', { name: '14 members came by in the last 30 days' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'More about ida' })).toBeNull()
    expect(mutationsOf(view, 'useRegisterVisitMutation')).toHaveLength(0)
  })

  it('shows a like at once, and takes it back on failure', async () => {
    const view = await open()
    const like = await screen.findByRole('button', { name: 'Like ida' })
    expect(screen.getByRole('button', { name: '3 likes' })).toBeDefined()
    await view.user.click(like)
    expect(like.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: '4 likes' })).toBeDefined()
    await view.fail(new GraphError('UPSTREAM_ERROR'))
    expect(like.getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('button', { name: '3 likes' })).toBeDefined()
  })
})

describe('a hidden profile', () => {
  it.each([
    ['YOU_BLACKLISTED', 'You have blocked this member'],
    ['YOU_WERE_BLACKLISTED', 'This profile is not available'],
    ['DELETED', 'This profile has been deleted'],
    ['LOCKED', 'This profile is locked'],
    ['QUARANTINED', 'This profile is taking a break'],
    ['NOT_ON_THIS_SITE', 'This profile is not on Nordlys'],
  ])('because of %s gives the reason, and nothing of the profile', async (state, title) => {
    // Even if the server returned more than it should.
    const view = await open({ state })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(document.body.textContent).not.toMatch(/ida|Sea and bread/)
    expect(mutationsOf(view, 'useRegisterVisitMutation')).toHaveLength(0)
  })

  it('can be unblocked on its page', async () => {
    const view = await open({ state: 'YOU_BLACKLISTED', profile: null })
    await view.user.click(await screen.findByRole('button', { name: 'Unblock' }))
    await waitFor(() =>
      expect(view.asked()).toEqual({
        name: 'useSetBlacklistedMutation',
        variables: { input: { profileId: 'ida-id', blacklisted: false } },
      }),
    )
  })

  it('replaces the page at once when the viewer blocks it', async () => {
    const view = await open()
    await view.user.click(await screen.findByRole('button', { name: 'More about ida' }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Block ida' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Block ida?' }))
    await view.user.click(dialog.getByRole('button', { name: 'Block' }))
    expect(await screen.findByRole('heading', { name: 'You have blocked this member' })).toBeDefined()
    await view.fail(new GraphError('NETWORK'))
    expect(await screen.findByRole('heading', { level: 1, name: 'ida 34' })).toBeDefined()
  })
})

describe('the menu of a profile', () => {
  it('links staff, and no member, to the impersonation page', async () => {
    const member = await open()
    await member.user.click(await screen.findByRole('button', { name: 'More about ida' }))
    await screen.findByRole('menuitem', { name: 'Block ida' })
    expect(screen.queryByRole('menuitem', { name: 'Act as ida' })).toBeNull()
    member.unmount()

    const { user } = await open({ viewer: { roleLevel: 'SUPPORT' } })
    await user.click(await screen.findByRole('button', { name: 'More about ida' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Act as ida' }))
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Admin/ActAs?q=11'))
  })
})

describe('the guestbook', () => {
  const entry = {
    id: 'g1',
    text: 'Hi',
    createdAt: '2026-01-01T00:00:00Z',
    viewerCanDelete: true,
    author: { id: 'me', legacyId: 7, name: 'freja', gender: 'FEMALE', isOnline: false, picture: null },
  }

  const field = () => screen.findByLabelText('A greeting to ida')

  it('keeps the input through a failure and a reload, until it has been sent', async () => {
    const view = await open()
    await view.user.type(await field(), 'Nice to meet you')
    await view.user.click(screen.getByRole('button', { name: 'Leave it here' }))
    await view.fail(new GraphError('NETWORK'))
    expect(await field()).toHaveProperty('value', 'Nice to meet you')
    view.unmount()

    const again = await open()
    expect(await field()).toHaveProperty('value', 'Nice to meet you')
    await again.user.click(screen.getByRole('button', { name: 'Leave it here' }))
    expect(again.asked().variables).toMatchObject({ input: { profileId: 'ida-id', text: 'Nice to meet you' } })
    await again.answer({
      AddGuestbookEntryPayload: () => ({
        entryEdge: { node: { ...entry, text: 'Nice to meet you' } },
        userErrors: [],
      }),
    })
    expect(await field()).toHaveProperty('value', '')
    expect(screen.getByText('Nice to meet you')).toBeDefined()
  })

  it('deletes only after a confirmation', async () => {
    const view = await open({ profile: { ...ida, guestbook: { edges: [{ node: entry }] } } })
    await view.user.click(await screen.findByRole('button', { name: 'More about what freja wrote' }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this greeting?' }))
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }))
    await view.answer({ DeleteGuestbookEntryPayload: () => ({ deletedEntryId: 'g1', userErrors: [] }) })
    await waitFor(() => expect(screen.queryByText('Hi')).toBeNull())
  })
})
