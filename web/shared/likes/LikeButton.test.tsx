// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { graphql } from 'relay-runtime'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import type { LikeButtonTestQuery } from './__generated__/LikeButtonTestQuery.graphql'
import { LikeButton } from './LikeButton'

const query = graphql`
  query LikeButtonTestQuery @preloadable {
    media(legacyId: 1) {
      likeCount
      ...LikeButton_item
    }
  }
`

function Host() {
  const { media } = useScreenQuery<LikeButtonTestQuery>(query)
  return (
    media && (
      <>
        <LikeButton item={media} />
        <p>{`Likes: ${media.likeCount}`}</p>
      </>
    )
  )
}

async function show() {
  const view = await renderScreen(<Host />, {
    query,
    data: { Query: () => ({ media: { __typename: 'Picture', id: 'picture', viewerHasLiked: false, likeCount: 4 } }) },
  })
  return { ...view, button: await screen.findByRole('button', { name: 'Like' }) }
}

describe('the like button', () => {
  it('shows the like at once, and keeps it when the server agrees', async () => {
    const { user, button, asked, answer } = await show()
    await user.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('Likes: 5')).toBeDefined()
    expect(asked().variables).toEqual({ input: { id: 'picture', liked: true } })
    await answer({
      SetLikedPayload: () => ({
        item: { __typename: 'Picture', id: 'picture', viewerHasLiked: true, likeCount: 7 },
        userErrors: [],
      }),
    })
    expect(screen.getByText('Likes: 7')).toBeDefined()
  })

  it('removes the like when it fails, and shows an error', async () => {
    const { user, button, fail } = await show()
    await user.click(button)
    await fail(new GraphError('NETWORK'))
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByText('Likes: 4')).toBeDefined()
    expect(await screen.findByText(/no connection to the server/)).toBeDefined()
  })
})
