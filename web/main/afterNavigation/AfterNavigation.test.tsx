// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { laterSheet } from '#ui/overlays/laterSheet'
import { Sheet } from '#ui/overlays/Sheet'
import { useModalPage } from '#shared/media/lightbox/useModalPage'
import newsQuery from '#platform/timers/__generated__/newsQuery.graphql'
import { AfterNavigation } from './AfterNavigation'

// Dialogs are loaded on first use; how long that takes is no matter of these tests.
import.meta.glob('./*Dialog.tsx', { eager: true })

const CONSENT = 'Your pictures and videos'

function PageWithDialog() {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="Mine" closeLabel="Close mine" />
      <AfterNavigation />
    </>
  )
}

function OpenLightbox({ onClose }: { onClose: () => void }) {
  useModalPage()
  return <button onClick={onClose}>Close the lightbox</button>
}

function PageWithLightbox() {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <main id="root" />
      {opened && <OpenLightbox onClose={() => setOpened(false)} />}
      <AfterNavigation />
    </>
  )
}

function PageWithFields() {
  return (
    <>
      <input aria-label="Subject" />
      <div contentEditable suppressContentEditableWarning role="textbox" tabIndex={0} aria-label="Message" />
      <select aria-label="Language" />
      <button>Send</button>
      <AfterNavigation />
    </>
  )
}

/** Longer than a dialog takes to open. */
const settled = () => new Promise((resolve) => window.setTimeout(resolve, 300))

beforeEach(() => localStorage.clear())

describe('after a navigation', () => {
  it('asks for the media consent at the 14th click anywhere', async () => {
    const { user } = await renderScreen(<AfterNavigation />, { viewer: { isMediaConsentForced: true } })
    for (let click = 1; click < 14; click += 1) await user.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(document.body)
    expect(await screen.findByRole('dialog', { name: CONSENT })).toBeDefined()
  })

  it('shows media again as soon as the consent is given', async () => {
    const { user, answer } = await renderScreen(<AfterNavigation />, { viewer: { isMediaConsentForced: true } })
    for (let click = 1; click <= 14; click += 1) await user.click(document.body)
    const confirm = await screen.findByRole('button', { name: 'Confirm and show them' })
    expect(confirm).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox'))
    await user.click(confirm)
    await answer({
      ConsentToMediaPayload: () => ({ userErrors: [] }),
      Viewer: () => ({ isMediaConsentForced: false }),
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('removes a dialog that was put off', async () => {
    const { user } = await renderScreen(<AfterNavigation />, { viewer: { isHeightAndWeightDue: true } })
    await user.click(await screen.findByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is not put off by code that does not come', async () => {
    vi.spyOn(laterSheet, 'read').mockReturnValue(null)
    const load = vi.spyOn(laterSheet, 'load').mockRejectedValue(new Error('The line is gone'))
    const first = await renderScreen(<AfterNavigation />, { viewer: { isHeightAndWeightDue: true } })
    await waitFor(() => expect(load).toHaveBeenCalled())
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByRole('dialog')).toBeNull()
    first.unmount()
    vi.restoreAllMocks()
    await renderScreen(<AfterNavigation />, { viewer: { isHeightAndWeightDue: true } })
    expect(await screen.findByRole('dialog', { name: 'Height and weight' })).toBeDefined()
  })

  it('waits until the dialog that the member has open is closed', async () => {
    const { user } = await renderScreen(<PageWithDialog />, { viewer: { isHeightAndWeightDue: true } })
    expect(await screen.findByRole('dialog', { name: 'Mine' })).toBeDefined()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close mine' }))
    expect(await screen.findByRole('dialog', { name: 'Height and weight' })).toBeDefined()
  })

  it.each(['Subject', 'Message'])('waits while the member writes (%s)', async (name) => {
    const { user } = await renderScreen(<PageWithFields />, { viewer: { isMediaConsentForced: true } })
    for (let click = 1; click < 14; click += 1) await user.click(document.body)
    await user.click(screen.getByRole('textbox', { name }))
    await settled()
    expect(screen.queryByRole('dialog')).toBeNull()
    // Moving from one field to the next counts as writing.
    await user.click(screen.getByRole('combobox'))
    await settled()
    expect(screen.queryByRole('dialog')).toBeNull()
    const send = screen.getByRole('button', { name: 'Send' })
    await user.click(send)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('dialog', { name: CONSENT })).toBeDefined()
  })

  it('begins on the title, where Space and Enter close nothing', async () => {
    const { user } = await renderScreen(<AfterNavigation />, { viewer: { isHeightAndWeightDue: true } })
    const title = await screen.findByRole('heading', { name: 'Height and weight' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    await user.keyboard(' {Enter}')
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('waits until the cookie banner is answered', async () => {
    const banner = document.body.appendChild(document.createElement('div'))
    banner.setAttribute('role', 'dialog')
    await renderScreen(<AfterNavigation />, { viewer: { isHeightAndWeightDue: true } })
    await settled()
    expect(screen.queryByRole('dialog', { name: 'Height and weight' })).toBeNull()
    // It stays in the page, hidden.
    banner.setAttribute('aria-hidden', 'true')
    expect(await screen.findByRole('dialog', { name: 'Height and weight' })).toBeDefined()
    banner.remove()
  })

  it('waits until the lightbox is closed', async () => {
    const { user } = await renderScreen(<PageWithLightbox />, { viewer: { isMediaConsentForced: true } })
    for (let click = 1; click <= 14; click += 1) await user.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close the lightbox' }))
    expect(await screen.findByRole('dialog', { name: CONSENT })).toBeDefined()
  })

  describe('in the course of days', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') })
    })
    afterEach(() => vi.useRealTimers())

    const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
    const DAY = 24 * 60 * 60_000
    const body = () => screen.queryByRole('dialog', { name: 'Height and weight' })

    it('comes with no second dialog before a minute has passed and the member has gone to another page', async () => {
      const { user, router } = await renderScreen(<AfterNavigation />, {
        route: '/:any',
        viewer: { name: 'freja', isBirthdaySplashDue: true, isHeightAndWeightDue: true },
      })
      await screen.findByRole('dialog', { name: /freja/ })
      await user.click(screen.getByRole('button', { name: 'Close' }))
      await act(() => router.navigate('/Blogs'))
      await settled()
      expect(screen.queryByRole('dialog')).toBeNull()
      later(60_000)
      await settled()
      expect(screen.queryByRole('dialog')).toBeNull()
      await act(() => router.navigate('/Mail'))
      expect(await screen.findByRole('dialog', { name: 'Height and weight' })).toBeDefined()
    })

    it('keeps "later" for seven days through reloads, for that member alone', async () => {
      const open = (legacyId: number) =>
        renderScreen(<AfterNavigation />, { viewer: { legacyId, isHeightAndWeightDue: true } })
      const first = await open(7)
      await first.user.click(await screen.findByRole('button', { name: 'Later' }))
      first.unmount()

      later(6 * DAY)
      const second = await open(7)
      await settled()
      expect(body()).toBeNull()
      second.unmount()
      const other = await open(8)
      expect(await screen.findByRole('dialog', { name: 'Height and weight' })).toBeDefined()
      other.unmount()

      later(DAY)
      await open(7)
      expect(await screen.findByRole('dialog', { name: 'Height and weight' })).toBeDefined()
    })

    it('shows the next breaking news although the last was closed', async () => {
      const tell = (environment: IEnvironment, legacyId: number, title: string) => {
        const operation = createOperationDescriptor(getRequest(newsQuery), {})
        environment.retain(operation)
        environment.commitPayload(operation, {
          site: { id: 'U2l0ZTox', newsTicker: null },
          viewer: {
            id: 'Vmlld2Vy',
            isMediaConsentForced: false,
            breakingNews: { id: `n${legacyId}`, legacyId, title, html: '<p>Text</p>' },
          },
        })
      }
      const { user, environment, router } = await renderScreen(<AfterNavigation />, {
        route: '/:any',
        seed: (store) => tell(store, 1, 'The water is warm'),
      })
      await screen.findByRole('dialog', { name: 'The water is warm' })
      await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
      later(60_000)
      await act(() => router.navigate('/Blogs'))
      await settled()
      expect(screen.queryByRole('dialog')).toBeNull()
      act(() => tell(environment, 2, 'The water is cold'))
      await settled()
      expect(screen.queryByRole('dialog')).toBeNull()
      await act(() => router.navigate('/Start'))
      expect(await screen.findByRole('dialog', { name: 'The water is cold' })).toBeDefined()
    })
  })
})
