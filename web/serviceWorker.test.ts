import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'

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
let happen: (type: string, event: object) => Promise<unknown>
let kept: Map<string, string>
let network: Mock<(request: { readonly url: string }) => Promise<unknown>>

beforeEach(() => {
  tabs = []
  showNotification = vi.fn(async () => undefined)
  openWindow = vi.fn(async () => undefined)
  kept = new Map()
  network = vi.fn(async ({ url }) => `from the server: ${url}`)
  const pathOf = (asked: string | { url: string }) => new URL(typeof asked === 'string' ? asked : asked.url).pathname
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    match: async (asked: { url: string }) => kept.get(pathOf(asked)),
    addAll: async (asked: { url: string }[]) => {
      for (const each of asked) kept.set(pathOf(each), String(await network(each)))
    },
  }
  const caches = { open: async () => cache, match: cache.match }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: new URL(ORIGIN),
    clients: { matchAll: async () => tabs, openWindow, claim: async () => undefined },
    registration: { showNotification },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  class FakeRequest {
    constructor(readonly url: string) {}
  }
  runInNewContext(source, { self, URL, caches, fetch: network, Request: FakeRequest })
  happen = async (type, event) => {
    const waits: Promise<unknown>[] = []
    let answer: unknown
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => waits.push(promise),
      respondWith: (promise: Promise<unknown>) => (answer = promise),
    })
    await Promise.all(waits)
    return answer
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

describe('a page that is opened', () => {
  const open = (path: string, preloadResponse?: Promise<unknown>) =>
    happen('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' }, preloadResponse })
  const offline = () => kept.set('/offline/offline.js', 'script').set('/offline/nordlys-da-DK.html', 'no connection')

  it('is what the server answers', async () => {
    offline()
    expect(await open('/Start')).toBe(`from the server: ${ORIGIN}/Start`)
    expect(await open('/Start', Promise.resolve('asked already'))).toBe('asked already')
  })

  it.each([
    ['the request', false],
    ['the request that the browser sent ahead', true],
  ])('is the offline page where %s fails', async (_what, isSentAhead) => {
    const failure = new TypeError('offline')
    network.mockRejectedValue(failure)
    offline()
    expect(await open('/Start', isSentAhead ? Promise.reject(failure) : undefined)).toBe('no connection')
  })

  it('is the browser’s own page where there is no offline page', async () => {
    network.mockRejectedValue(new TypeError('offline'))
    await expect(open('/Start')).rejects.toThrow('offline')
  })

  it('is never kept', async () => {
    offline()
    await open('/Mail/5')
    expect([...kept.keys()]).toEqual(['/offline/offline.js', '/offline/nordlys-da-DK.html'])
  })
})

describe('other requests', () => {
  const ask = (path: string, request: object) =>
    happen('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'cors', destination: '', ...request } })

  it.each([
    ['/graphql', { method: 'POST' }],
    ['/media/1.avif', { destination: 'image' }],
    ['/assets/index.js', { destination: 'script' }],
    ['/Create', { method: 'POST', mode: 'navigate' }],
  ])('are left to the browser: %s', async (path, request) => {
    expect(await ask(path, request)).toBeUndefined()
  })

  it('for the script of the offline page are answered without the server', async () => {
    kept.set('/offline/offline.js', 'script')
    network.mockRejectedValue(new TypeError('offline'))
    expect(await ask('/offline/offline.js', { destination: 'script' })).toBe('script')
  })
})

describe('a new version of the client', () => {
  it('brings its offline page, in the language that was kept', async () => {
    kept.set('/offline/nordlys-sv-SE.html', 'of the last version')
    await happen('install', {})
    expect([...kept]).toEqual([
      ['/offline/nordlys-sv-SE.html', `from the server: ${ORIGIN}/offline/nordlys-sv-SE.html`],
    ])
  })

  it('keeps the offline page that is there when the server cannot be reached', async () => {
    kept.set('/offline/nordlys-sv-SE.html', 'of the last version')
    network.mockRejectedValue(new TypeError('offline'))
    await happen('install', {})
    expect(kept.get('/offline/nordlys-sv-SE.html')).toBe('of the last version')
  })
})
