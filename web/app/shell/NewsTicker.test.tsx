// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../testing/renderScreen'
import newsQuery from '../timers/__generated__/newsQuery.graphql'
import { NewsTicker } from './NewsTicker'

function tell(environment: IEnvironment, text: string) {
  const operation = createOperationDescriptor(getRequest(newsQuery), {})
  environment.retain(operation)
  environment.commitPayload(operation, {
    site: { id: 'U2l0ZTox', newsTicker: { text, path: null } },
    viewer: { id: 'Vmlld2Vy', forcedConsentMedia: false, breakingNews: null },
  })
}

describe('the news ticker', () => {
  it('is there at once where the news are known', async () => {
    await renderScreen(<NewsTicker />, { seed: (environment) => tell(environment, 'Coffee on Sunday') })
    expect(screen.getByText('Coffee on Sunday')).toBeDefined()
  })

  it('comes with the next page, so that the one that is read stays where it is', async () => {
    const { environment, router, user } = await renderScreen(
      <>
        <NewsTicker />
        <Link to="?page=2">More</Link>
      </>,
      { path: '/:any' },
    )
    act(() => tell(environment, 'Coffee on Sunday'))
    await user.click(screen.getByRole('link', { name: 'More' }))
    expect(screen.queryByText('Coffee on Sunday')).toBeNull()
    await act(() => router.navigate('/next'))
    expect(screen.getByText('Coffee on Sunday')).toBeDefined()
  })
})
