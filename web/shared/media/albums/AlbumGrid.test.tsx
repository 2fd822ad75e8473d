// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { graphql } from 'relay-runtime'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { AlbumGridTestQuery } from './__generated__/AlbumGridTestQuery.graphql'
import { AlbumGrid } from './AlbumGrid'
import { profileAlbum } from '../mediaLinks'

const query = graphql`
  query AlbumGridTestQuery @preloadable {
    album(legacyId: 1) {
      ...AlbumGrid_albums
    }
  }
`

function Host() {
  const { album } = useScreenQuery<AlbumGridTestQuery>(query)
  return album && <AlbumGrid albums={[album]} hrefOf={(one) => profileAlbum(7, one)} label="Albums" />
}

async function show(album: object) {
  const view = await renderScreen(<Host />, {
    texts: ['media'],
    query,
    data: { Album: () => ({ id: 'album', legacyId: 3, name: 'Summer', mediaCount: 2, cover: null, ...album }) },
  })
  return { ...view, list: within(await screen.findByRole('list', { name: 'Albums' })) }
}

describe('an album in a grid', () => {
  it('links to its page, with the number of media', async () => {
    const { list } = await show({ type: 'PUBLIC', viewerAccess: 'GRANTED' })
    expect(list.getByRole('link', { name: 'Summer' }).getAttribute('href')).toBe('/Profile/7/Pictures/Album/Public/3')
    expect(list.getByText('2 items')).toBeDefined()
  })

  it('has no link when it is protected, and offers to request access once', async () => {
    const { list, user, asked, answer } = await show({ type: 'PROTECTED', viewerAccess: null })
    expect(list.queryByRole('link')).toBeNull()
    await user.click(list.getByRole('button', { name: 'Ask to see Summer' }))
    expect(asked().variables).toEqual({ input: { albumId: 'album' } })
    await answer({
      RequestAlbumAccessPayload: () => ({ album: { id: 'album', viewerAccess: 'REQUESTED' }, userErrors: [] }),
    })
    expect(await list.findByText('You have asked')).toBeDefined()
    expect(list.queryByRole('button')).toBeNull()
  })

  it('says that its owner has closed it for the viewer, and offers to request access again', async () => {
    const { list } = await show({ type: 'PROTECTED', viewerAccess: 'REVOKED' })
    expect(list.queryByRole('link')).toBeNull()
    expect(list.getByText('Your access has been taken back')).toBeDefined()
    expect(list.getByRole('button', { name: 'Ask to see Summer' })).toBeDefined()
  })

  it('links to its page again once its owner has granted access', async () => {
    const { list } = await show({ type: 'PROTECTED', viewerAccess: 'GRANTED' })
    expect(list.getByRole('link', { name: 'Summer' })).toBeDefined()
    expect(list.getByText('You have been let in')).toBeDefined()
  })
})
