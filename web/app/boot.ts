import type { Session } from './session'

/** Reads the answer to `AppShellQuery` that the gateway wrote into the page; null when the page came without it. */
export function readBoot(): Session | null {
  const text = document.getElementById('boot')?.textContent
  if (!text) return null
  const boot = JSON.parse(text) as { response?: { data?: Session | null } }
  return boot.response?.data ?? null
}
