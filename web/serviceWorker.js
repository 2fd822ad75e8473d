// Makes a new version of the client known to open tabs, shows what is pushed, and stands in for a page that cannot be loaded.
// It keeps nothing of what members see, which is private and stays fresh: its one cache has the offline page alone, which
// `web/shared/offline/offlinePage.ts` puts there.
const CACHE = 'offline'
const OFFLINE = '/offline/'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Only pages go through this worker. What browsers without these rules send, it leaves to them.
  event
    .addRoutes?.([
      {
        condition: { or: ['/assets/*', '/media/*', '/graphql*'].map((pathname) => ({ urlPattern: { pathname } })) },
        source: 'network',
      },
    ])
    ?.catch(() => undefined)
  event.waitUntil(renewOfflinePage())
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  // The request for a page does not wait for this worker to start.
  await self.registration.navigationPreload?.enable().catch(() => undefined)
  await self.clients.claim()
}

/** This build's offline page in place of the last one's. */
async function renewOfflinePage() {
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  await cache.addAll(kept.map(({ url }) => new Request(url, { cache: 'no-cache' }))).catch(() => undefined)
}

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const cache = await caches.open(CACHE)
    const page = (await cache.keys()).find(({ url }) => url.endsWith('.html'))
    const answer = page && (await cache.match(page))
    if (answer) return answer
    throw error
  }
}

/** Of the offline page: its script. */
async function loadKept(request) {
  return (await caches.match(request)) ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(load(event))
  else if (new URL(request.url).pathname.startsWith(OFFLINE) && request.destination === 'script') {
    event.respondWith(loadKept(request))
  }
})

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** The address of a pushed path, which may lead nowhere but to this site. */
function addressOf(path) {
  const home = new URL('/', self.location.origin)
  const url = URL.canParse(path, home) ? new URL(path, home) : home
  return url.origin === self.location.origin ? url.href : home.href
}

function readPush(data) {
  try {
    const { title, body, path, tag } = data.json()
    return typeof title === 'string' && title ? { title, body, path, tag } : null
  } catch {
    return null
  }
}

async function show(data) {
  // Whoever looks at the site is told by the page itself. Browsers demand that each push is shown, but Chromium and
  // Firefox do not while a page of the site is in view; to show and close it at once would make a sound for nothing.
  if ((await openTabs()).some((tab) => tab.visibilityState === 'visible')) return
  const push = readPush(data)
  // What cannot be read is shown too, without words of its own: else the browser shows its own about a site at work.
  const { title, body, path, tag } = push ?? { title: self.location.hostname, path: '/' }
  await self.registration.showNotification(title, {
    body: typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' ? tag : '',
    renotify: typeof tag === 'string' && tag !== '',
    icon: '/icons/nordlys-any-192.png',
    badge: '/badge-96.png',
    data: { address: addressOf(path) },
  })
}

/** Leads to what was told: in a tab that is open, or in a new one. */
async function follow(address) {
  const tabs = await openTabs()
  const tab = tabs.find((one) => one.url === address) ?? tabs.find((one) => one.focused) ?? tabs[0]
  if (!tab) return self.clients.openWindow(address)
  await tab.focus().catch(() => undefined)
  // A tab that this worker does not control cannot be led anywhere.
  if (tab.url !== address) await tab.navigate(address).catch(() => self.clients.openWindow(address))
}

/** The push service has given up a subscription: a new one, which the pages store, now or when the next one opens. */
async function renew(event) {
  const options = event.oldSubscription?.options
  if (!event.newSubscription && options) {
    await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: options.applicationServerKey,
    })
  }
  for (const tab of await openTabs()) tab.postMessage('push-subscription-changed', [])
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(event.notification.data?.address ?? '/'))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
