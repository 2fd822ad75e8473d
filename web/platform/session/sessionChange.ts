const LOCK = 'session-change'

/** Random and not `crypto.randomUUID()`, which only secure pages have. */
const thisTab = String(Math.random())

/** So long is waited for a tab that hangs, and no longer: a slow network may need most of it. */
const TIMEOUT = 30_000

function requestLock(mode: LockMode, whileHeld: () => unknown): Promise<unknown> | undefined {
  // Only secure pages have it, whatever the type says.
  const { locks } = navigator as Partial<Navigator>
  // Browsers that block the site's data refuse the lock.
  return locks?.request(LOCK, { mode, signal: AbortSignal.timeout(TIMEOUT) }, whileHeld).catch(() => undefined)
}

/**
 * Ends or renews the browser's session. The server does so before the browser has the answer with its cookie: until then,
 * no tab of the browser takes the session for lost.
 */
export async function changingSession<T>(change: () => Promise<T>): Promise<T> {
  let changed: Promise<T> | undefined
  const begin = () => (changed ??= change())
  await requestLock('exclusive', begin)
  const result = await begin()
  const tabs = { channel: openChannel() }
  tabs.channel?.postMessage({ tab: thisTab })
  tabs.channel?.close()
  return result
}

/** Calls back when a tab of this browser, this one included, has ended or renewed the session. Returns a stop function. */
export function onSessionChanged(listener: (byThisTab: boolean) => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<{ tab: string }>) => listener(data.tab === thisTab))
  return () => channel?.close()
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(LOCK)
}

/** Resolves once no tab is changing the session. */
export async function sessionSettled(): Promise<void> {
  await requestLock('shared', () => undefined)
}
