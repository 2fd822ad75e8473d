// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { leader, lodgeAlbum, mediaLodge, outside, pageOf, picture } from '../../testing/lodgeMedia'
import query from './__generated__/AlbumScreenQuery.graphql'
import { AlbumScreen } from './AlbumScreen'

// Without layout, no row would be in sight.
vi.mock('virtua', () => ({ WindowVirtualizer: ({ children }: { children: ReactNode }) => children }))

const PATH = '/Community/Lodges/Lodge/7/Media/Album/3'

/** Of the viewer of the sample session. */
const own = { owner: { __typename: 'Profile', id: 'own', legacyId: 7, name: 'Ida' }, viewerCanDelete: true }

const open = (album: object | null = {}, lodge: object = {}, path = PATH) =>
  renderScreen(<AlbumScreen />, {
    texts: ['lodge', 'lodgeMedia', 'media', 'members'],
    path,
    query,
    variables: { lodge: 7, album: 3 },
    viewer: { legacyId: 7 },
    data: {
      Query: () => ({ lodge: { ...mediaLodge, ...lodge }, lodgeAlbum: album && lodgeAlbum(3, 'Summer', album) }),
    },
  })

const tile = (name: string) => screen.queryByRole('link', { name })
const box = (name: string) => screen.findByRole('checkbox', { name })

describe('an album of a lodge', () => {
  it('marks what waits, and says whom it waits for', async () => {
    const media = pageOf([picture(1, 'Rain', { ...own, lodgeStatus: 'WAITING' }), picture(2, 'Sun')])
    await open({ media, mediaCount: 1 })
    await waitFor(() => expect(tile('Picture: Rain, waiting for the leaders')).not.toBeNull())
    expect(screen.getByText(/^One of yours is waiting for the leaders/)).toBeDefined()
    expect(tile('Picture: Sun')?.getAttribute('href')).toBe(`${PATH}?medium=2`)
  })

  it('marks what others have added since the last visit', async () => {
    const createdAt = '2026-03-02T10:00:00Z'
    const media = pageOf([
      picture(1, 'Rain', { createdAt }),
      picture(2, 'Snow', { ...own, createdAt }),
      picture(3, 'Sun'),
    ])
    await open({ media }, { viewerVisitedAt: '2026-02-01T10:00:00Z' })
    await waitFor(() => expect(tile('Picture: Rain, New')).not.toBeNull())
    expect(tile('Picture: Snow')).not.toBeNull()
    expect(tile('Picture: Sun')).not.toBeNull()
  })

  it('lets members delete several of their own, and puts them back on failure', async () => {
    const media = pageOf([picture(1, 'Rain', own), picture(2, 'Snow', own), picture(3, 'Sun')])
    const { user, asked, fail } = await open({ media })
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    expect(screen.queryByRole('checkbox', { name: /Sun/ })).toBeNull()
    await user.click(await box('Select Picture: Rain'))
    await user.click(await box('Select Picture: Snow'))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete these 2?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(asked()).toEqual({
      name: 'useLodgeMediaDeleteMutation',
      variables: { input: { mediaIds: ['picture-1', 'picture-2'] } },
    })
    await waitFor(() => expect(tile('Picture: Rain')).toBeNull())
    expect(tile('Picture: Sun')).not.toBeNull()
    await fail(new GraphError('UPSTREAM_ERROR'))
    await waitFor(() => expect(tile('Picture: Rain')).not.toBeNull())
  })

  it('gives media to another album of the lodge', async () => {
    const { user, asked, answer } = await open({ media: pageOf([picture(1, 'Rain', own)]) })
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    await user.click(await box('Select Picture: Rain'))
    await user.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(asked().name).toBe('MoveMediaQuery'))
    await answer({
      Lodge: () => ({ id: 'lodge-7', albums: pageOf([lodgeAlbum(3, 'Summer'), lodgeAlbum(4, 'Winter')]) }),
    })
    const sheet = within(await screen.findByRole('dialog', { name: 'Move to' }))
    expect(sheet.queryByRole('radio', { name: 'Summer' })).toBeNull()
    await user.click(await sheet.findByRole('radio', { name: 'Winter' }))
    await user.click(sheet.getByRole('button', { name: 'Move' }))
    expect(asked().variables).toEqual({ input: { mediaIds: ['picture-1'], lodgeAlbumId: 'album-4' } })
    expect(tile('Picture: Rain')).toBeNull()
    await answer({ MoveLodgeMediaPayload: () => ({ album: lodgeAlbum(4, 'Winter'), userErrors: [] }) })
    expect(await screen.findByText('Moved to “Winter”')).toBeDefined()
  })

  it('is changed and deleted by those who may', async () => {
    const { user, asked, answer } = await open({ viewerCanEdit: true, viewerCanDelete: true }, leader)
    await user.click(await screen.findByRole('button', { name: 'More about “Summer”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit the album' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit the album' }))
    await user.type(sheet.getByRole('textbox', { name: 'Description' }), 'By the sea')
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(asked().variables).toEqual({ input: { id: 'album-3', name: 'Summer', description: 'By the sea' } })
    await answer({
      EditLodgeAlbumPayload: () => ({ album: lodgeAlbum(3, 'Summer', { description: 'By the sea' }), userErrors: [] }),
    })
    expect(await screen.findByText('By the sea')).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'More about “Summer”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the album' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Summer”?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await answer({
      DeleteLodgeAlbumPayload: () => ({ deletedId: 'album-3', lodge: { id: 'lodge-7' }, userErrors: [] }),
    })
    await waitFor(() =>
      expect(screen.getByLabelText('Address').textContent).toBe('/Community/Lodges/Lodge/7/Media/Albums'),
    )
  })

  it('shows another picture as its cover', async () => {
    const media = pageOf([picture(1, 'Rain'), picture(2, 'Snow')])
    const album = { media, cover: picture(2, 'Snow'), viewerCanEdit: true }
    const { user, asked, answer } = await open(album, {}, `${PATH}?medium=1`)
    const button = await screen.findByRole('button', { name: 'Use as cover' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await user.click(button)
    expect(asked().variables).toEqual({
      input: { id: 'album-3', name: 'Summer', description: null, coverId: 'picture-1' },
    })
    const changed = lodgeAlbum(3, 'Summer', { cover: picture(1, 'Rain') })
    await answer({ EditLodgeAlbumPayload: () => ({ album: changed, userErrors: [] }) })
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  })

  it('stays where it is when others have added to it', async () => {
    const { user, answer } = await open({ viewerCanEdit: true, viewerCanDelete: true })
    await user.click(await screen.findByRole('button', { name: 'More about “Summer”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the album' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Summer”?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const userErrors = [{ code: 'ALBUM_HAS_OTHERS_MEDIA', message: 'Others have added to it.', field: null }]
    await answer({ DeleteLodgeAlbumPayload: () => ({ deletedId: null, lodge: null, userErrors }) })
    expect(await screen.findByText('Others have added to it.')).toBeDefined()
    expect(screen.getByLabelText('Address').textContent).toBe(PATH)
  })

  it('tells those who add to it who will see it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add pictures' }))
    expect(await screen.findByText('Members of the lodge can see them. The leaders look at them first.')).toBeDefined()
  })

  it('has nothing to change for those outside', async () => {
    const album = { viewerCanAddMedia: false, media: pageOf([picture(1, 'Rain')]) }
    await open(album, { ...outside, hasPublicMedia: true })
    await waitFor(() => expect(tile('Picture: Rain')).not.toBeNull())
    expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
  })

  it.each([
    ['when it is deleted', null],
    ['when it belongs to another lodge', { lodge: { id: 'lodge-8' } }],
  ])('leads to the others %s', async (_case, album) => {
    await open(album)
    expect(await screen.findByText('This album is not here')).toBeDefined()
    expect(screen.getByRole('link', { name: 'All albums' })).toBeDefined()
  })
})
