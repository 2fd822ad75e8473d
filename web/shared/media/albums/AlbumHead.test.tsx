// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { graphql } from 'relay-runtime'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { AlbumHeadTestQuery } from './__generated__/AlbumHeadTestQuery.graphql'
import { AlbumHead } from './AlbumHead'

const query = graphql`
  query AlbumHeadTestQuery @preloadable {
    album(legacyId: 1) {
      ...AlbumHead_album
    }
  }
`

function Host() {
  const { album } = useScreenQuery<AlbumHeadTestQuery>(query)
  return album && <AlbumHead album={album} />
}

async function show(album: object) {
  await renderScreen(<Host />, { texts: ['media'], query, data: { Album: () => ({ name: 'Summer', ...album }) } })
  await screen.findByRole('heading', { name: 'Summer' })
}

describe('the head of an album', () => {
  it('shows the number of media and the audience', async () => {
    await show({ type: 'PROTECTED', viewerAccess: 'GRANTED', mediaCount: 2 })
    expect(screen.getByText('2 items · Protected')).toBeDefined()
  })

  it('shows no number when the album is closed', async () => {
    await show({ type: 'PROTECTED', viewerAccess: 'REQUESTED', mediaCount: 0 })
    expect(screen.getByText('Protected')).toBeDefined()
  })
})
