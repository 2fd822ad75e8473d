// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import ProfileAlbumScreenQuery from './__generated__/ProfileAlbumScreenQuery.graphql'
import { ProfileAlbumScreen } from './ProfileAlbumScreen'

const open = (type: string, ownerId = 'ida-id') =>
  renderScreen(<ProfileAlbumScreen />, {
    texts: ['profiles', 'media', 'members'],
    path: `/Profile/11/Pictures/Album/${type}/5`,
    route: '/Profile/:id/Pictures/Album/:type/:albumId',
    query: ProfileAlbumScreenQuery,
    variables: { legacyId: 11, albumLegacyId: 5 },
    data: {
      ProfileView: () => ({ state: 'SHOWN', profile: { id: 'ida-id', legacyId: 11, name: 'ida' } }),
      Album: () => ({
        type: 'PROTECTED',
        legacyId: 5,
        name: 'Mountains',
        viewerAccess: 'GRANTED',
        owner: { id: ownerId },
        media: { edges: [] },
      }),
    },
  })

it('an album is found under its profile and its type', async () => {
  await open('Protected')
  expect(await screen.findByRole('heading', { name: 'Mountains' })).toBeTruthy()
})

it.each([
  ['another type', 'Public', 'ida-id'],
  ['no type', 'constructor', 'ida-id'],
  ['another profile', 'Protected', 'bo-id'],
])('an album under %s is not found', async (_case, type, ownerId) => {
  await open(type, ownerId)
  expect(screen.queryByRole('heading', { name: 'Mountains' })).toBeNull()
})
