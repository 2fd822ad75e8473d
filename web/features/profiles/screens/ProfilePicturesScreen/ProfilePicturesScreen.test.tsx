// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import ProfilePicturesScreenQuery from './__generated__/ProfilePicturesScreenQuery.graphql'
import { ProfilePicturesScreen } from './ProfilePicturesScreen'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const medium = (__typename: 'Picture' | 'Video', legacyId: number) => ({
  __typename,
  id: `${__typename}-${legacyId}`,
  legacyId,
  status: 'LIVE',
  title: `Number ${legacyId}`,
  createdAt: '2026-03-01T10:00:00.000Z',
  width: 320,
  height: 400,
})

async function open(address: string) {
  const view = await renderScreen(<ProfilePicturesScreen />, {
    texts: ['profiles', 'media', 'members'],
    path: `/Profile/11/Pictures/${address}`,
    route: '/Profile/:id/Pictures/:kind?/:mediaId?',
    query: ProfilePicturesScreenQuery,
    variables: { legacyId: 11, type: null },
    data: {
      ProfileView: () => ({ state: 'SHOWN', profile: { id: 'ida-id', legacyId: 11, name: 'ida', albumCount: 0 } }),
      MediaConnection: () => ({ edges: [{ node: medium('Picture', 1) }, { node: medium('Video', 2) }] }),
    },
  })
  return view
}

const gone = () => screen.findByRole('dialog', { name: 'This one is gone' })
const lightbox = () => waitFor(() => expect(document.querySelector('.yarl__root')).not.toBeNull())

describe('the address of a media item over the pictures of a profile', () => {
  it.each(['Picture/1', 'Video/2'])('opens the item by its type: %s', async (address) => {
    await open(address)
    await lightbox()
    expect(screen.queryByText('This one is gone')).toBeNull()
  })

  it.each(['Picture/2', 'Video/1'])('opens no item of the other type: %s', async (address) => {
    await open(address)
    expect(await gone()).toBeDefined()
    expect(document.querySelector('.yarl__root')).toBeNull()
  })

  it.each([
    ['of the other type', 'Picture', medium('Video', 7), 11],
    ["of another's profile", 'Picture', medium('Picture', 7), 12],
    ["of another's profile", 'Video', medium('Video', 7), 12],
  ])('opens none that is not in the list and %s (%s)', async (_case, kind, found, ownerLegacyId) => {
    const { environment } = await open(`${kind}/7`)
    const lookUp = () => environment.mock.findOperation(({ request }) => request.variables['legacyId'] === 7)
    await waitFor(() => expect(lookUp()).toBeDefined())
    const owner = { __typename: 'Profile', id: 'owner-id', legacyId: ownerLegacyId, name: 'bo' }
    const media = { ...found, __isNode: found.__typename, owner, album: null }
    await act(async () => environment.mock.resolve(lookUp(), { data: { media } }))
    expect(await gone()).toBeDefined()
    expect(document.querySelector('.yarl__root')).toBeNull()
  })
})
