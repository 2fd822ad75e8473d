// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'
import type { ProfileCardTestQuery } from './__generated__/ProfileCardTestQuery.graphql'
import { ProfileCard } from './ProfileCard'

const query = graphql`
  query ProfileCardTestQuery @preloadable {
    profiles(order: NEWEST) {
      edges {
        node {
          id
          ...ProfileCard_profile
        }
      }
    }
  }
`

function Cards() {
  const { profiles } = useScreenQuery<ProfileCardTestQuery>(query)
  return profiles?.edges.map(({ node }) => <ProfileCard key={node.id} profile={node} variant="row" />)
}

const profile = (id: string, legacyId: number, isFavourite = false) => ({
  node: {
    id,
    legacyId,
    name: id,
    headline: null,
    picture: null,
    area: null,
    isOnline: false,
    isMember: false,
    isValidated: false,
    isTagged: false,
    isFavourite,
    persons: [{ age: 34 }],
  },
})

const open = (viewer = {}) =>
  renderScreen(<Cards />, {
    query,
    viewer,
    // The texts of lazy dialogs are loaded once; each test starts without any.
    texts: ['members'],
    data: { ProfileConnection: () => ({ edges: [profile('ida', 11), profile('per', 12, true), profile('freja', 7)] }) },
  })

async function choose(view: Awaited<ReturnType<typeof open>>, name: string, action: string) {
  await view.user.click(await screen.findByRole('button', { name: `More about ${name}` }))
  await view.user.click(await screen.findByRole('menuitem', { name: action }))
}

let stop = () => {}
afterEach(() => stop())

describe('a member card', () => {
  it('links to the profile, and offers no actions for oneself', async () => {
    await open()
    const link = await screen.findByRole('link', { name: /ida/ })
    expect(link.getAttribute('href')).toBe('/Profile/11')
    expect(screen.queryByRole('button', { name: 'More about freja' })).toBeNull()
  })

  it('adds a favourite at once, and removes it when that fails', async () => {
    const view = await open()
    await choose(view, 'ida', 'Add to favourites')
    expect(view.asked()).toEqual({
      name: 'useSetFavouriteMutation',
      variables: { input: { profileId: 'ida', favourite: true } },
    })
    expect(screen.getAllByRole('img', { name: 'One of your favourites' })).toHaveLength(2)
    await view.fail(new GraphError('NETWORK'))
    expect(screen.getAllByRole('img', { name: 'One of your favourites' })).toHaveLength(1)
    expect(await screen.findByText(/no connection to the server/)).toBeDefined()
  })

  it('shows what the server refuses, and the true state', async () => {
    const view = await open()
    await choose(view, 'ida', 'Add to favourites')
    await view.answer({
      SetFavouritePayload: () => ({
        profile: null,
        userErrors: [{ code: 'TOO_MANY', message: 'You have 500 favourites already.', field: null }],
      }),
    })
    expect(await screen.findByText('You have 500 favourites already.')).toBeDefined()
    expect(screen.getAllByRole('img', { name: 'One of your favourites' })).toHaveLength(1)
  })
})

describe('blocking somebody', () => {
  async function block() {
    const view = await open()
    await choose(view, 'ida', 'Block ida')
    const dialog = await screen.findByRole('dialog', { name: 'Block ida?' })
    await view.user.click(within(dialog).getByRole('button', { name: 'Block' }))
    return view
  }

  it('removes them from the list at once', async () => {
    const view = await block()
    expect(view.asked().variables).toEqual({ input: { profileId: 'ida', blacklisted: true } })
    await waitFor(() => expect(screen.queryByText('ida')).toBeNull())
    expect(screen.getByRole('link', { name: /per/ })).toBeDefined()
    await view.answer({ SetBlacklistedPayload: () => ({ profileId: 'ida', userErrors: [] }) })
    expect(screen.queryByText('ida')).toBeNull()
    expect(await screen.findByText('ida is blocked')).toBeDefined()
  })

  it('brings them back when it fails', async () => {
    const view = await block()
    await view.fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByRole('link', { name: /ida/ })).toBeDefined()
    expect(screen.queryByText('ida is blocked')).toBeNull()
  })
})

describe('writing to somebody', () => {
  const address = () => screen.getByLabelText('Address').textContent

  it('opens the conversation', async () => {
    const view = await open()
    await choose(view, 'ida', 'Write a message')
    await waitFor(() => expect(address()).toBe('/Mail?profile=ida'))
  })

  it('offers a membership when there is no conversation', async () => {
    const offered = vi.fn()
    stop = onOpenBuyMembership(offered)
    const view = await open({ isMember: false })
    await choose(view, 'ida', 'Write a message')
    expect(view.asked()).toEqual({ name: 'useWriteQuery', variables: { profileId: 'ida' } })
    await view.answer({ Correspondence: () => ({ conversation: null }) })
    await waitFor(() => expect(offered).toHaveBeenCalledExactlyOnceWith('WRITE_MAIL'))
    expect(address()).toBe('/Start')
  })

  it('opens an existing conversation for members who do not pay', async () => {
    const view = await open({ isMember: false })
    await choose(view, 'ida', 'Write a message')
    await view.answer({ Correspondence: () => ({ conversation: { legacyId: 5 } }) })
    await waitFor(() => expect(address()).toBe('/Mail/5'))
  })
})

describe('tags', () => {
  it('offer a membership to members without one', async () => {
    const offered = vi.fn()
    stop = onOpenBuyMembership(offered)
    const view = await open({ isMember: false })
    await choose(view, 'ida', 'Tag')
    expect(offered).toHaveBeenCalledExactlyOnceWith('TAGGED_PROFILES')
  })

  it('are added to the existing ones', async () => {
    const view = await open()
    await choose(view, 'ida', 'Tag')
    await waitFor(() => expect(view.asked().name).toBe('TagDialogQuery'))
    await view.answer({
      Viewer: () => ({ tags: [{ legacyId: 1, name: 'coffee', count: 2 }] }),
      Profile: () => ({ viewerTags: ['coffee'] }),
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your tags for ida' }))
    await view.user.type(await dialog.findByLabelText('Tags', { selector: 'input' }), 'summer{Enter}')
    await view.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(view.asked()).toEqual({
      name: 'useSetTagsMutation',
      variables: { input: { profileId: 'ida', tags: ['coffee', 'summer'] } },
    })
  })
})

describe('a note', () => {
  it('keeps the typed text when saving fails', async () => {
    const view = await open()
    await choose(view, 'ida', 'Write a note')
    await waitFor(() => expect(view.asked().name).toBe('NoteDialogQuery'))
    await view.answer({ Profile: () => ({ viewerNote: null }) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your note about ida' }))
    const field = await dialog.findByLabelText('What you want to remember')
    await view.user.type(field, 'Likes the sea')
    await view.user.click(dialog.getByRole('button', { name: 'Save' }))
    await view.fail(new GraphError('NETWORK'))
    expect(field).toHaveProperty('value', 'Likes the sea')
    await view.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(view.asked().variables).toEqual({ input: { profileId: 'ida', text: 'Likes the sea' } })
  })
})
