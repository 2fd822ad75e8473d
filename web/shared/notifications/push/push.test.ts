// @vitest-environment jsdom
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleSession } from '#testing/session'
import { consentStorage } from '#platform/consent/cookies'
import { commitSession, readSession } from '#platform/session/session'
import { askForPush, endPush, readPushState, renewPush } from './push'

const ENDPOINT = 'https://push.example/one'
const KEYS = { p256dh: 'public', auth: 'secret' }

/** A browser with a push service, and its log. */
function browser(own: { permission?: NotificationPermission; keys?: object } = {}) {
  const { permission = 'granted', keys = KEYS } = own
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys }),
    unsubscribe: vi.fn(async () => true),
  }
  const subscribe = vi.fn(async (_options: object) => subscription)
  const shown = { close: vi.fn() }
  const registration = {
    pushManager: { subscribe, getSubscription: async () => subscription },
    getNotifications: async () => [shown],
  }
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  vi.stubGlobal('PushManager', vi.fn())
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
  const environment = createMockEnvironment()
  commitSession(environment, sampleSession({ site: { publicVapidKey: 'key' }, viewer: { isPushPermissionDue: true } }))
  const asked: [string, unknown][] = []
  environment.mock.queueOperationResolver((operation) => answer(operation))
  environment.mock.queueOperationResolver((operation) => answer(operation))
  function answer(operation: Parameters<typeof MockPayloadGenerator.generate>[0]) {
    asked.push([operation.request.node.params.name, operation.request.variables])
    return MockPayloadGenerator.generate(operation, {
      Viewer: () => ({ id: readSession(environment).viewer.id, isPushPermissionDue: false }),
      SubscribeToPushPayload: () => ({ userErrors: [] }),
      UnsubscribeFromPushPayload: () => ({ userErrors: [] }),
      SetPushPermissionRequestPayload: () => ({ userErrors: [] }),
    })
  }
  return { environment, asked, subscribe, subscription, shown }
}

const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
const mark = () => consentStorage.get('pushSubscription')

beforeEach(() => {
  consentStorage.remove('pushSubscription')
  log.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('push', () => {
  it('is subscribed and stored when permission is granted; clears the request and marks this browser', async () => {
    const { environment, asked, subscribe } = browser()
    expect(await askForPush(environment)).toBe(true)
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' })
    expect(asked).toEqual([
      ['pushMutationsSubscribeMutation', { input: { endpoint: ENDPOINT, p256DH: 'public', auth: 'secret' } }],
      ['pushMutationsClearMutation', { input: { requested: false } }],
    ])
    expect(readSession(environment).viewer.isPushPermissionDue).toBe(false)
    expect(mark()).toBe(`stamp ${ENDPOINT}`)
    expect(readPushState('key')).toBe('on')
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['the permission is refused', { permission: 'denied' as const }],
    ['the question is dismissed', { permission: 'default' as const }],
    ['the subscription has no keys', { keys: { p256dh: 'public' } }],
  ])('is only logged when %s', async (_, own) => {
    const { environment, asked } = browser(own)
    expect(await askForPush(environment)).toBe(false)
    expect(asked).toEqual([])
    expect(mark()).toBeNull()
    expect(log).toHaveBeenCalledOnce()
  })

  it('is stored again in a new session, and not in the same one', async () => {
    const { environment, asked } = browser()
    await renewPush(environment)
    expect(asked).toEqual([])
    consentStorage.set('pushSubscription', `another-stamp ${ENDPOINT}`)
    await renewPush(environment)
    expect(asked.map(([name]) => name)).toContain('pushMutationsSubscribeMutation')
    const times = asked.length
    await renewPush(environment)
    expect(asked).toHaveLength(times)
  })

  it('ends with the session: in the browser, on the server, and visible notifications', async () => {
    const { environment, asked, subscription, shown } = browser()
    await endPush(environment)
    expect(asked).toEqual([])
    consentStorage.set('pushSubscription', `stamp ${ENDPOINT}`)
    await endPush(environment)
    expect(asked).toEqual([['pushMutationsUnsubscribeMutation', { input: { endpoint: ENDPOINT } }]])
    expect(subscription.unsubscribe).toHaveBeenCalledOnce()
    expect(shown.close).toHaveBeenCalledOnce()
    expect(mark()).toBeNull()
  })
})
