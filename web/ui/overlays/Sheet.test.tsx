// @vitest-environment jsdom
import { Button, Menu } from '@mantine/core'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog'
import { laterSheet } from './laterSheet'
import { Sheet } from './Sheet'
import { OverlayFailure } from './useLaterOverlay'
import { renderUi } from '../testing/renderUi'

function Opener({ busy = false }: { busy?: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title="Your name"
        description="Others see it."
        closeLabel="Close"
        busy={busy}
      >
        <input aria-label="Name" data-autofocus />
      </Sheet>
    </>
  )
}

function MenuOpener({ leaves = false }: { leaves?: boolean }) {
  const [opened, setOpened] = useState(false)
  const [gone, setGone] = useState(false)
  const close = () => {
    setOpened(false)
    setGone(leaves)
  }
  return (
    <main tabIndex={-1}>
      {!gone && (
        <Menu>
          <Menu.Target>
            <Button>More</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpened(true)}>Rename</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {opened && <Sheet opened onClose={close} title="Your name" closeLabel="Close" />}
    </main>
  )
}

describe('a sheet opened from a menu', () => {
  const openAndClose = async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
  }

  it("returns the focus to the menu's button", async () => {
    renderUi(<MenuOpener />)
    await openAndClose()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
  })

  it('moves the focus to the content when the button is gone', async () => {
    renderUi(<MenuOpener leaves />)
    await openAndClose()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })
})

describe.each([{ phone: false }, { phone: true }])('a sheet (phone: $phone)', (device) => {
  it('has a name and description, takes the focus and returns it', async () => {
    const user = userEvent.setup()
    renderUi(<Opener />, device)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your name' })
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toContain('Others see it.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  it('stays open while it is busy', async () => {
    const user = userEvent.setup()
    renderUi(<Opener busy />, device)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

describe('a sheet whose code is not there', () => {
  it('opens once it comes', async () => {
    let isThere = false
    const arrive: (() => void)[] = []
    const parts = laterSheet.read()
    vi.spyOn(laterSheet, 'read').mockImplementation(() => (isThere ? parts : null))
    vi.spyOn(laterSheet, 'subscribe').mockImplementation((listener) => {
      arrive.push(listener)
      return () => undefined
    })
    renderUi(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    isThere = true
    act(() => arrive.forEach((listener) => listener()))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  it('tells when it does not come, and can be asked for again', async () => {
    vi.spyOn(laterSheet, 'read').mockReturnValue(null)
    vi.spyOn(laterSheet, 'load').mockRejectedValue(new Error('The line is gone'))
    const told = vi.fn()
    renderUi(
      <OverlayFailure value={told}>
        <Opener />
      </OverlayFailure>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(new Error('The line is gone')))
    vi.restoreAllMocks()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('dialog', { name: 'Your name' })).toBeDefined()
    expect(told).toHaveBeenCalledOnce()
  })
})

describe('a confirm dialog', () => {
  const words = { title: 'Delete?', message: 'It is gone for good.', confirmLabel: 'Delete', cancelLabel: 'Keep it' }

  it('focuses the safe answer, and reports the choice', async () => {
    const user = userEvent.setup()
    const onConfirm = vi.fn()
    const onCancel = vi.fn()
    renderUi(<ConfirmDialog opened {...words} closeLabel="Close" danger onConfirm={onConfirm} onCancel={onCancel} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' })))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(onCancel).toHaveBeenCalledOnce()
  })
})

describe('the Back of a phone', () => {
  const watchers = new Set<EventTarget>()
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      watchers.add(this)
    }
    destroy() {
      watchers.delete(this)
    }
  }
  const goBack = () => act(() => watchers.forEach((watcher) => watcher.dispatchEvent(new Event('close'))))

  beforeEach(() => vi.stubGlobal('CloseWatcher', CloseWatcher))
  afterEach(() => vi.unstubAllGlobals())

  it('closes the sheet, and afterwards navigates as usual', async () => {
    renderUi(<Opener />)
    expect(watchers.size).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(watchers.size).toBe(0)
  })

  it('does not close a busy sheet', async () => {
    renderUi(<Opener busy />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    goBack()
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})
