// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import type { Session } from '#platform/session/session'
import newsQuery from '#platform/timers/__generated__/newsQuery.graphql'
import { BreakingNewsDialog } from './BreakingNewsDialog'

function withNews(environment: IEnvironment, { site, viewer }: Session) {
  const operation = createOperationDescriptor(getRequest(newsQuery), {})
  environment.commitPayload(operation, {
    site: { id: site.id, newsTicker: null },
    viewer: {
      id: viewer.id,
      isMediaConsentForced: false,
      breakingNews: { id: 'N12', title: 'We move', html: '<p>On <b>Monday</b></p>' },
    },
  })
  environment.retain(operation)
}

describe('breaking news', () => {
  it.each(['{Escape}', '{Enter}'])('is marked as seen when the member closes it by %s', async (key) => {
    const onClose = vi.fn()
    const { user, asked } = await renderScreen(<BreakingNewsDialog onClose={onClose} />, { seed: withNews })
    expect(await screen.findByRole('dialog', { name: 'We move' })).toBeDefined()
    expect(screen.getByText('Monday').tagName).toBe('B')
    screen.getAllByRole('button', { name: 'Close' }).at(-1)?.focus()
    await user.keyboard(key)
    expect(onClose).toHaveBeenCalledOnce()
    expect(asked()).toEqual({ name: 'BreakingNewsDialogMutation', variables: { input: { newsId: 'N12' } } })
  })

  it('does not open without news', async () => {
    await renderScreen(<BreakingNewsDialog onClose={() => undefined} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
