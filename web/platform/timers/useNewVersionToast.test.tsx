// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

class FakeRegistration extends EventTarget {
  installing: object | null = null
  waiting: object | null = null
  active: object | null = { version: 'first' }
  readonly update = vi.fn(async () => undefined)

  /** The browser finds another worker than that of the page. */
  find() {
    this.installing = { version: 'second' }
    this.dispatchEvent(new Event('updatefound'))
  }
}

let registration: FakeRegistration

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PROD', true)
  registration = new FakeRegistration()
  vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker: { register: async () => registration } }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Each test needs modules of its own: the worker is registered once a page. */
async function open(isLoggedIn = true) {
  const [{ renderScreen }, { useNewVersionToast }, newVersion] = await Promise.all([
    import('#testing/renderScreen'),
    import('./useNewVersionToast'),
    import('#platform/routing/newVersion'),
  ])
  function Host() {
    useNewVersionToast()
    return null
  }
  const view = await renderScreen(<Host />, { viewer: { isLoggedIn }, texts: ['offline'] })
  await waitFor(() => expect(registration.update).toHaveBeenCalled())
  await pass(10)
  return { ...view, newVersion }
}

const notice = () => screen.queryByText('A newer version is ready')

describe('the notice of a newer version', () => {
  it('is not shown for the version that the page itself came with', async () => {
    registration.installing = { version: 'of the page' }
    const { newVersion } = await open()
    act(() => void registration.dispatchEvent(new Event('updatefound')))
    expect(newVersion.isUpdateFound()).toBe(false)
    expect(notice()).toBeNull()
  })

  it('is shown when another version is found, and the next navigation loads the page', async () => {
    const { newVersion } = await open()
    expect(newVersion.isUpdateFound()).toBe(false)
    act(() => registration.find())
    expect(await screen.findByText('A newer version is ready')).toBeDefined()
    expect(newVersion.isUpdateFound()).toBe(true)
  })

  it('comes back five minutes after a member has put it away', async () => {
    const { user } = await open()
    act(() => registration.find())
    await user.click(await screen.findByRole('button', { name: 'Later' }))
    await waitFor(() => expect(notice()).toBeNull())
    await pass(4 * 60_000)
    expect(notice()).toBeNull()
    await pass(61_000)
    await waitFor(() => expect(notice()).not.toBeNull())
  })

  it('asks once more before it costs what is half written', async () => {
    const { user } = await open()
    const { followTyping } = await import('#platform/routing/pageUse')
    const stop = followTyping()
    const field = document.body.appendChild(document.createElement('textarea'))
    await user.type(field, 'Half written')
    act(() => registration.find())
    await user.click(await screen.findByRole('button', { name: 'Load it' }))
    expect(await screen.findByText(/^You are writing something that has not been saved/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Load it anyway' })).toBeDefined()
    field.remove()
    stop()
  })

  it('does not come back for a visitor', async () => {
    const { user } = await open(false)
    act(() => registration.find())
    await user.click(await screen.findByRole('button', { name: 'Later' }))
    await waitFor(() => expect(notice()).toBeNull())
    await pass(6 * 60_000)
    expect(notice()).toBeNull()
  })

  it('is looked for at a navigation, at most once a minute', async () => {
    const { router } = await open()
    const before = registration.update.mock.calls.length
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate('/Start'))
    await pass(100)
    expect(registration.update.mock.calls.length).toBe(before)
    await pass(61_000)
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate('/Start'))
    await pass(100)
    expect(registration.update.mock.calls.length).toBe(before + 1)
  })

  it('is shown though the first check failed', async () => {
    registration.update.mockRejectedValueOnce(new Error('offline'))
    const { newVersion } = await open()
    await pass(61_000)
    act(() => registration.find())
    expect(newVersion.isUpdateFound()).toBe(true)
    expect(await screen.findByText('A newer version is ready')).toBeDefined()
  })
})
