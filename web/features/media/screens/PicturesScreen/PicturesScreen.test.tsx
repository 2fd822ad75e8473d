// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import PicturesScreenQuery from './__generated__/PicturesScreenQuery.graphql'
import { PicturesScreen } from './PicturesScreen'

async function show(path: string, newestMedia: object | null) {
  return renderScreen(<PicturesScreen />, {
    texts: ['media', 'members'],
    path,
    query: PicturesScreenQuery,
    variables: { type: null, kink: null, dark: false },
    data: { Query: () => ({ newestMedia }) },
  })
}

describe('the newest pictures', () => {
  it('name what is missing in an empty list', async () => {
    await show('/Pictures?type=videos', { edges: [] })
    expect(await screen.findByText('No videos here just now')).toBeDefined()
  })

  it('can be fetched again after a failure', async () => {
    const { user, asked } = await show('/Pictures', null)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(asked().variables).toMatchObject({ count: 30 })
  })
})
