// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { Menu } from './Menu'
import { useMenuMode } from './menuMode'

function Host() {
  const { mode, isWide } = useMenuMode()
  return (
    <>
      <p>Mode {mode}</p>
      <Menu mode={mode} isWide={isWide} opened={false} onClose={() => undefined} />
    </>
  )
}

/** Renders in a window of this width, on a device with or without hover. */
function openOn(width: number, hovers: boolean) {
  const answers = (query: string) =>
    query.split(',').some((part) => {
      const least = Number(/min-width: (\d+)px/.exec(part)?.[1] ?? 0)
      return width >= least && (!part.includes('hover: hover') || hovers)
    })
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: answers(media), addListener: vi.fn(), removeListener: vi.fn() }),
  )
  return renderScreen(<Host />)
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the drawer', () => {
  it.each([
    [1199, true, 1],
    [1200, true, 3],
    [1200, false, 1],
    [1674, false, 1],
    [1675, false, 3],
  ])('at %i px (hovers: %s) is in mode %i', async (width, hovers, mode) => {
    await openOn(width, hovers)
    expect(screen.getByText(`Mode ${mode}`)).toBeDefined()
  })

  it("keeps the member's choice", async () => {
    const { user, unmount } = await openOn(1400, true)
    await user.click(screen.getByRole('button', { name: 'Make the menu narrow' }))
    expect(screen.getByText('Mode 2')).toBeDefined()
    // The strip shows icons, with accessible names.
    expect(screen.getByRole('link', { name: 'Settings' }).textContent).toBe('')
    unmount()
    await openOn(1400, true)
    expect(screen.getByText('Mode 2')).toBeDefined()
  })

  it('starts the narrow strip with the button that widens it, and moves the focus there', async () => {
    const { user } = await openOn(1400, true)
    await user.click(screen.getByRole('button', { name: 'Make the menu narrow' }))
    const first = screen.getByRole('navigation').querySelector('a, button')
    expect(first?.getAttribute('aria-label')).toBe('Make the menu wide')
    expect(document.activeElement).toBe(first)
    await user.keyboard('{Enter}')
    expect(screen.getByText('Mode 3')).toBeDefined()
  })

  it('lies over the page when it is closed', async () => {
    const { user } = await openOn(1400, true)
    await user.click(screen.getByRole('button', { name: 'Hide the menu' }))
    expect(screen.getByText('Mode 1')).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('marks the current page', async () => {
    const { router } = await openOn(1400, true)
    expect(screen.getByRole('link', { name: 'Start' }).getAttribute('aria-current')).toBe('page')
    await act(() => router.navigate('/elsewhere'))
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })
})
