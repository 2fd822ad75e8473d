// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createLater } from '#lib/later'
import { renderUi } from '../testing/renderUi'
import { OpenedMenu } from './OpenedMenu'
import { OverlayFailure } from './useLaterOverlay'
import { useOpener } from './useOpener'

const told = vi.fn<(failure: Error) => void>()

function opened(fetch: () => Promise<typeof OpenedMenu>) {
  const later = createLater(fetch)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    const { opener, parts, button } = useOpener({ later, popup: 'menu', opened: isOpen, setOpened: setOpen })
    return (
      <>
        <button type="button" {...button}>
          {'More'}
        </button>
        {parts && (
          <OpenedMenu opener={opener} width={200}>
            <button type="button" role="menuitem">
              {'Rename'}
            </button>
          </OpenedMenu>
        )}
      </>
    )
  }
  renderUi(
    <OverlayFailure value={told}>
      <Opener />
    </OverlayFailure>,
  )
  return screen.getByRole('button', { name: 'More' })
}

test('a menu is loaded once somebody comes near its button, and gives the focus back', async () => {
  const fetch = vi.fn(async () => OpenedMenu)
  const user = userEvent.setup()
  const button = opened(fetch)
  expect(fetch).not.toHaveBeenCalled()
  await user.tab()
  expect(fetch).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  expect(button.getAttribute('aria-controls')).toBe(menu.id)
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('a menu that could not be loaded is told when it is opened, and loaded anew', async () => {
  let isThere = false
  const user = userEvent.setup()
  const button = opened(async () => {
    if (!isThere) throw new Error('Gone')
    return OpenedMenu
  })
  await user.hover(button)
  expect(told).not.toHaveBeenCalled()
  await user.click(button)
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(new Error('Gone')))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  isThere = true
  await user.click(button)
  expect(await screen.findByRole('menu')).toBeDefined()
  expect(told).toHaveBeenCalledOnce()
})
