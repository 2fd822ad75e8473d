// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import newsQuery from '#platform/timers/__generated__/newsQuery.graphql'
import { NewsTicker } from './NewsTicker'

function tell(environment: IEnvironment, text: string | null) {
  const operation = createOperationDescriptor(getRequest(newsQuery), {})
  environment.retain(operation)
  environment.commitPayload(operation, {
    site: { id: 'U2l0ZTox', newsTicker: text === null ? null : { text, path: null } },
    viewer: { id: 'Vmlld2Vy', isMediaConsentForced: false, breakingNews: null },
  })
}

beforeEach(() => localStorage.clear())

describe('the news line', () => {
  it('shows known news', async () => {
    await renderScreen(<NewsTicker />, { seed: (environment) => tell(environment, 'Coffee on Sunday') })
    expect(await screen.findByText('Coffee on Sunday')).toBeDefined()
  })

  it('shows news in a reserved place, without moving anything', async () => {
    const { environment, container } = await renderScreen(<NewsTicker />, { path: '/:any' })
    expect(container.querySelector('[data-empty]')).not.toBeNull()
    act(() => tell(environment, 'Coffee on Sunday'))
    expect(await screen.findByText('Coffee on Sunday')).toBeDefined()
    expect(container.querySelector('[data-empty]')).toBeNull()
  })

  it('gives up its place without news, from the next page on', async () => {
    const first = await renderScreen(<NewsTicker />, { path: '/:any' })
    act(() => tell(first.environment, null))
    expect(first.container.querySelector('[data-empty]')).not.toBeNull()
    await act(() => first.router.navigate('/next'))
    expect(first.container.querySelector('[data-empty]')).toBeNull()
    first.unmount()
    const next = await renderScreen(<NewsTicker />, { path: '/:any' })
    expect(next.container.querySelector('[data-empty]')).toBeNull()
    await act(() => next.router.navigate('/next'))
    expect(next.container.querySelector('[data-empty]')).toBeNull()
  })
})
