// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { event, pageOf } from '../../testing/event'
import query from './__generated__/EventAlbumScreenQuery.graphql'
import { EventAlbumScreen } from './EventAlbumScreen'

const open = (fields: object | null) =>
  renderScreen(<EventAlbumScreen />, {
    texts: ['events', 'gatherings', 'media', 'members'],
    path: '/Community/Events/Event/5/Album',
    query,
    variables: { event: 5 },
    data: { Query: () => ({ event: fields && event(5, 'Lights', fields) }) },
  })

describe('the album of an event', () => {
  it('is closed to those who were not there, with the way back', async () => {
    await open({ viewerCanSeeAlbum: false, album: null })
    expect(await screen.findByText('This album is not open to you')).toBeDefined()
    expect(screen.getByRole('link', { name: 'To the event' })).toBeDefined()
  })

  it('leads to all events when the event is gone', async () => {
    await open(null)
    expect(await screen.findByRole('link', { name: 'To all events' })).toBeDefined()
  })

  it('asks guests for the first picture', async () => {
    await open({ viewerCanSeeAlbum: true, viewerCanAddMedia: true, album: pageOf([]) })
    expect(await screen.findByText('Add the first, and the others see it.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDefined()
  })

  it('takes none from those who may not add any', async () => {
    await open({ viewerCanSeeAlbum: true, viewerCanAddMedia: false, album: pageOf([]) })
    expect(await screen.findByText('No pictures yet')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull()
    expect(screen.queryByText('Add the first, and the others see it.')).toBeNull()
  })

  it('can be fetched again after a failure', async () => {
    const { user, asked } = await open({ viewerCanSeeAlbum: true, album: null })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(asked().name).toBe('EventAlbumPaginationQuery')
  })
})
