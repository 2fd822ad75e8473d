// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { PendingMedia } from './PendingMedia'

it('a picture of a waiting message is shown at once, and read from the server after a reload', async () => {
  const media = [
    { id: 'm1', isVideo: false, url: '/media/1/gallery.webp?t=1' },
    { id: 'm2', isVideo: false },
  ]
  const { container, asked, environment } = await renderScreen(<PendingMedia media={media} />)
  const shown = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(shown()).toEqual(['/media/1/gallery.webp?t=1'])
  expect(asked()).toMatchObject({ name: 'PendingMediaQuery', variables: { id: 'm2' } })
  const node = {
    __typename: 'Picture',
    __isMedia: 'Picture',
    id: 'm2',
    status: 'LIVE',
    url: '/media/2/gallery.webp?t=2',
  }
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { node } }))
  expect(shown()).toEqual(['/media/1/gallery.webp?t=1', '/media/2/gallery.webp?t=2'])
})
