import type { IEnvironment } from 'relay-runtime'
import { logFault } from '#lib/log'
import { consentStorage } from '#platform/consent/cookies'
import { readSession } from '#platform/session/session'
import { clearPermissionRequest, removeSubscription, storeSubscription } from './pushMutations'

const MARK = 'pushSubscription'

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** Whether the browser supports push and the site has a key. */
export function isPushPossible(vapidKey: string): boolean {
  return vapidKey !== '' && 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
}

async function workerOfPage(): Promise<ServiceWorkerRegistration> {
  // Without a registration, waiting for the service worker would never end.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('No service worker')
  return navigator.serviceWorker.ready
}

async function subscribeBrowser({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // A subscription with an older key of the site prevents a new one.
    const other = await pushManager.getSubscription()
    if (!other) throw error
    await other.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Marks that this session's pushes go to this browser; the server deletes subscriptions with their session. */
const markOf = (environment: IEnvironment, endpoint: string) => `${readSession(environment).viewer.stamp} ${endpoint}`

/**
 * Subscribes this browser, stores the subscription on the server, clears the request and sets the marker. Rejects
 * when any step fails.
 */
async function subscribe(environment: IEnvironment): Promise<void> {
  const { site, viewer } = readSession(environment)
  const subscription = await subscribeBrowser(await workerOfPage(), site.publicVapidKey)
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The subscription lacks its keys')
  await storeSubscription(environment, { endpoint, p256DH: p256dh, auth })
  if (viewer.isPushPermissionDue) await clearPermissionRequest(environment)
  consentStorage.set(MARK, markOf(environment, endpoint))
}

/**
 * Asks for the permission and turns pushes on if it is granted. Resolves to whether that succeeded; reasons are
 * only logged.
 */
export async function askForPush(environment: IEnvironment): Promise<boolean> {
  try {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') throw new Error(`The permission is ${permission}`)
    await subscribe(environment)
    return true
  } catch (error) {
    logFault('Push is not turned on', error)
    return false
  }
}

/** Stores the subscription again after a new session or a change by the browser. */
export async function renewPush(environment: IEnvironment): Promise<void> {
  const mark = consentStorage.get(MARK)
  if (!mark || Notification.permission !== 'granted') return
  try {
    const { pushManager } = await workerOfPage()
    const present = await pushManager.getSubscription()
    if (!present || mark !== markOf(environment, present.endpoint)) await subscribe(environment)
  } catch (error) {
    logFault('Push is not renewed', error)
  }
}

export function readPushState(vapidKey: string): PushState {
  if (!isPushPossible(vapidKey)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && consentStorage.get(MARK) ? 'on' : 'off'
}

/** Ends pushes to this browser at log-out, and removes visible notifications. */
export async function endPush(environment: IEnvironment): Promise<void> {
  if (!consentStorage.get(MARK)) return
  consentStorage.remove(MARK)
  try {
    const registration = await workerOfPage()
    for (const shown of await registration.getNotifications()) shown.close()
    const subscription = await registration.pushManager.getSubscription()
    if (!subscription) return
    await removeSubscription(environment, subscription.endpoint)
    await subscription.unsubscribe()
  } catch (error) {
    logFault('Push is not ended', error)
  }
}
