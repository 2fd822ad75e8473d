// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Avatar } from './Avatar'
import { Banner } from './states/Banner'
import { Counter } from './Counter'
import { EmptyState } from './states/EmptyState'
import { ErrorState } from './states/ErrorState'
import { Logo } from './Logo'
import { MemberGrid } from './layout/MemberGrid'
import { ProgressBar } from './states/ProgressBar'
import { Section } from './layout/Section'
import { ShowMore } from './states/ShowMore'
import { renderUi } from './testing/renderUi'

describe('the progress bar', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('appears only after a while, and starts again with the next loading', () => {
    vi.useFakeTimers()
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const { rerender } = renderUi(<ProgressBar active label="Loading" />)
    pass(299)
    expect(screen.queryByRole('progressbar')).toBeNull()
    pass(1)
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeDefined()
    rerender(<ProgressBar active={false} label="Loading" />)
    expect(screen.queryByRole('progressbar')).toBeNull()
    rerender(<ProgressBar active label="Loading" />)
    pass(299)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('the "show more" button', () => {
  it('keeps the focus while it loads, and does not load twice', async () => {
    const user = userEvent.setup()
    const onShowMore = vi.fn()
    const button = (loading: boolean) => (
      <ShowMore label="Show more" loadingLabel="Fetching" loading={loading} onShowMore={onShowMore} />
    )
    const { rerender } = renderUi(button(false))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    rerender(button(true))
    const loading = screen.getByRole('button', { name: 'Fetching' })
    expect(document.activeElement).toBe(loading)
    await user.click(loading)
    expect(onShowMore).toHaveBeenCalledOnce()
  })
})

describe('a counter', () => {
  it('has an accessible label, and renders nothing for 0', () => {
    const { rerender, container } = renderUi(<Counter value={128} label="128 new messages" />)
    expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('128 new messages')).toBeDefined()
    rerender(<Counter value={0} label="No new messages" />)
    expect(container.textContent).not.toContain('No new messages')
  })
})

describe('regions and lists', () => {
  it('have accessible names', () => {
    renderUi(
      <Section title="Newest faces">
        <MemberGrid label="People" busy>
          <p>One</p>
          <p>Two</p>
        </MemberGrid>
      </Section>,
    )
    expect(screen.getByRole('region', { name: 'Newest faces' })).toBeDefined()
    expect(screen.getByRole('list', { name: 'People' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('states', () => {
  it('have a link or a button', async () => {
    const user = userEvent.setup()
    const onSelect = vi.fn()
    renderUi(
      <>
        <EmptyState title="Nobody yet" action={{ label: 'Find people', href: '/Search' }} />
        <ErrorState
          title="It could not be fetched"
          action={{ label: 'Try again', onSelect }}
          reference="Reference 7f3a"
        />
      </>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Reference 7f3a')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onSelect).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('link', { name: 'Find people' }))
    expect(screen.getByLabelText('Address').textContent).toBe('/Search')
  })

  it('can be dismissed as banners, and interrupt screen readers only in danger', async () => {
    const user = userEvent.setup()
    const onDismiss = vi.fn()
    renderUi(
      <>
        <Banner dismiss={{ label: 'Hide', onDismiss }}>Good to know</Banner>
        <Banner tone="danger">Your profile is hidden</Banner>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Your profile is hidden')
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(onDismiss).toHaveBeenCalledOnce()
  })
})

describe('pictures and marks', () => {
  it('have an accessible name where there is no text', () => {
    renderUi(
      <>
        <Avatar name="Åse" labelled onlineLabel="Online now" />
        <Logo site="midnat" name="Midnat" markOnly />
      </>,
    )
    expect(screen.getByRole('img', { name: 'Åse' }).textContent).toBe('Å')
    expect(screen.getByText('Online now')).toBeDefined()
    expect(screen.getByRole('img', { name: 'Midnat' })).toBeDefined()
  })
})
