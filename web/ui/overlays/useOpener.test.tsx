// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createLater } from '#lib/later'
import { renderUi } from '../testing/renderUi'
import { OpenedMenu } from './OpenedMenu'
import { useOpener } from './useOpener'

const told = vi.fn<(text: string) => void>()

function Alert({ text }: { text: string }) {
  told(text)
  return <p role="alert">{text}</p>
}

function opened(fetch: () => Promise<typeof OpenedMenu>) {
  const later = createLater(fetch)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    const { opener, parts, failure, button } = useOpener({ later, popup: 'menu', opened: isOpen, setOpened: setOpen })
    return (
      <>
        <button type="button" {...button}>
          {'More'}
        </button>
        {failure && <Alert text={failure.message} />}
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
  renderUi(<Opener />)
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

test('a menu that could not be loaded says so when it is opened, and is loaded anew', async () => {
  let isThere = false
  const user = userEvent.setup()
  const button = opened(async () => {
    if (!isThere) throw new Error('Gone')
    return OpenedMenu
  })
  await user.hover(button)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Gone')
  isThere = true
  await user.click(button)
  told.mockClear()
  await user.click(button)
  expect(await screen.findByRole('menu')).toBeDefined()
  // A page that is gone for an error would not come back for the menu.
  expect(told).not.toHaveBeenCalled()
})
