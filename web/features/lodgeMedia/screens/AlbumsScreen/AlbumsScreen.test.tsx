// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { leader, lodgeAlbum, mediaLodge, outside, pageOf } from '../../testing/lodgeMedia'
import query from './__generated__/AlbumsScreenQuery.graphql'
import { AlbumsScreen } from './AlbumsScreen'

const PATH = '/Community/Lodges/Lodge/7/Media'

const open = (fields: object | null = {}) =>
  renderScreen(<AlbumsScreen />, {
    texts: ['lodge', 'lodgeMedia', 'media'],
    path: PATH,
    query,
    variables: { lodge: 7 },
    data: { Query: () => ({ lodge: fields && { ...mediaLodge, albums: pageOf([]), ...fields } }) },
  })

describe('the albums of a lodge', () => {
  it('lead to their pages, with how much is in them and who made them', async () => {
    await open({ albums: pageOf([lodgeAlbum(3, 'Summer', { mediaCount: 2 }), lodgeAlbum(4, 'Winter')]) })
    const list = within(await screen.findByRole('list', { name: 'Albums of the lodge' }))
    expect(list.getByRole('link', { name: 'Summer' }).getAttribute('href')).toBe(`${PATH}/Album/3`)
    expect(list.getByText('2 items · Freja')).toBeDefined()
    expect(list.getAllByRole('listitem')).toHaveLength(2)
  })

  it('are made by members, who come into the new one', async () => {
    const { user, asked, answer } = await open()
    expect(await screen.findByText('No albums yet')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'New album' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'New album' }))
    await user.click(sheet.getByRole('button', { name: 'Create the album' }))
    expect(await sheet.findByText('Give the album a name.')).toBeDefined()
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), ' Summer ')
    await user.click(sheet.getByRole('button', { name: 'Create the album' }))
    expect(asked().variables).toMatchObject({ input: { lodgeId: 'lodge-7', name: 'Summer', description: null } })
    await answer({ CreateLodgeAlbumPayload: () => ({ album: lodgeAlbum(5, 'Summer'), userErrors: [] }) })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`${PATH}/Album/5`))
  })

  it('are not made by those who may not', async () => {
    await open({ viewerCanCreateAlbum: false })
    expect(await screen.findByText('No albums yet')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'New album' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^To accept/ })).toBeNull()
  })

  it('keep a refused album open, with the reason', async () => {
    const { user, answer } = await open()
    await user.click(await screen.findByRole('button', { name: 'New album' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Summer')
    await user.click(screen.getByRole('button', { name: 'Create the album' }))
    const userErrors = [{ code: 'TOO_MANY_LODGE_ALBUMS', message: 'A lodge has at most 200 albums.', field: null }]
    await answer({ CreateLodgeAlbumPayload: () => ({ album: null, userErrors }) })
    expect(await screen.findByText('A lodge has at most 200 albums.')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Summer')
  })

  it('show leaders the way to what waits, with its number', async () => {
    await open({ ...leader, waitingMediaCount: 3 })
    const views = within(await screen.findByRole('navigation', { name: 'Views of the pictures' }))
    const link = views.getByRole('link', { name: /^To accept/ })
    expect(link.getAttribute('href')).toBe(`${PATH}/Validation`)
    expect(link.textContent).toContain('3')
  })

  it('are for members where the lodge says so', async () => {
    await open({ ...outside, albums: null })
    expect(await screen.findByText('The pictures are for members')).toBeDefined()
  })

  it('are for everybody where the lodge says so', async () => {
    await open({ ...outside, hasPublicMedia: true, albums: pageOf([lodgeAlbum(3, 'Summer')]) })
    expect(await screen.findByRole('link', { name: 'Summer' })).toBeDefined()
  })
})
