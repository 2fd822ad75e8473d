import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const ORIGIN = 'https://nordlys.example'
const source = await readFile(new URL('./serviceWorker.js', import.meta.url), 'utf8')

interface Tab {
  url: string
  visibilityState: 'visible' | 'hidden'
  focus: () => Promise<void>
  navigate: (address: string) => Promise<void>
}

/** A tab of the site. */
function tab(path: string, visibilityState: Tab['visibilityState'] = 'hidden'): Tab {
  return {
    url: ORIGIN + path,
    visibilityState,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
  }
}

let tabs: Tab[]
let showNotification: ReturnType<typeof vi.fn>
let openWindow: ReturnType<typeof vi.fn>
let happen: (type: string, event: object) => Promise<void>

beforeEach(() => {
  tabs = []
  showNotification = vi.fn(async () => undefined)
  openWindow = vi.fn(async () => undefined)
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: new URL(ORIGIN),
    clients: { matchAll: async () => tabs, openWindow },
    registration: { showNotification },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  runInNewContext(source, { self, URL })
  happen = async (type, event) => {
    const waits: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise) })
    await Promise.all(waits)
  }
})

const push = (payload: object) => happen('push', { data: { json: () => payload } })
const click = (address?: string) => {
  const close = vi.fn()
  return happen('notificationclick', { notification: { close, data: { address } } }).then(() => close)
}

describe('a push', () => {
  const payload = { title: 'Nordlys', body: 'Ida har skrevet til dig', path: '/Mail/5', tag: 'MAIL-5' }

  it('is shown with what it says and where it leads', async () => {
    tabs = [tab('/Start')]
    await push(payload)
    expect(showNotification).toHaveBeenCalledWith(
      'Nordlys',
      expect.objectContaining({ body: payload.body, tag: 'MAIL-5', data: { address: `${ORIGIN}/Mail/5` } }),
    )
  })

  it('is not shown while somebody looks at the site', async () => {
    tabs = [tab('/Start'), tab('/Mail', 'visible')]
    await push(payload)
    expect(showNotification).not.toHaveBeenCalled()
  })

  it.each(['https://evil.example/Mail/5', '//evil.example', 'javascript:alert(1)', undefined, 5])(
    'leads nowhere but to this site: %s',
    async (path) => {
      await push({ ...payload, path })
      const [, { data }] = showNotification.mock.calls[0] as [string, { data: { address: string } }]
      expect(new URL(data.address).origin).toBe(ORIGIN)
    },
  )

  it('that cannot be read is shown without words', async () => {
    await happen('push', { data: null })
    expect(showNotification).toHaveBeenCalledWith(
      'nordlys.example',
      expect.objectContaining({ body: '', data: { address: `${ORIGIN}/` } }),
    )
  })
})

describe('a click on what was shown', () => {
  it('leads a tab that is open there, and closes it', async () => {
    const open = tab('/Start')
    tabs = [open]
    const close = await click(`${ORIGIN}/Mail/5`)
    expect(close).toHaveBeenCalledOnce()
    expect(open.focus).toHaveBeenCalledOnce()
    expect(open.navigate).toHaveBeenCalledWith(`${ORIGIN}/Mail/5`)
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('leaves a tab as it is that stands there already', async () => {
    const there = tab('/Mail/5')
    tabs = [tab('/Start'), there]
    await click(`${ORIGIN}/Mail/5`)
    expect(there.focus).toHaveBeenCalledOnce()
    expect(there.navigate).not.toHaveBeenCalled()
  })

  it('opens a window where none is', async () => {
    await click(`${ORIGIN}/Mail/5`)
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/Mail/5`)
  })
})
