import type { Session } from '#platform/session/session'
import type { countsQuery$data } from '#platform/counters/__generated__/countsQuery.graphql'

/** Data that the gateway wrote into the page. */
interface Boot {
  /** The answer to `AppShellQuery`; null when the page came without it. */
  readonly session: Session | null
  /** The answer to `countsQuery`; null for visitors, and when the page came without it. */
  readonly counts: countsQuery$data | null
}

export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent
  if (!text) return { session: null, counts: null }
  const boot = JSON.parse(text) as { response?: { data?: Session | null }; counts?: Boot['counts'] }
  return { session: boot.response?.data ?? null, counts: boot.counts ?? null }
}
