// Makes a new version of the client known to open tabs, and shows what is pushed. It keeps nothing: what members see is
// private and stays fresh.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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
