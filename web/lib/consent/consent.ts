/** In display order. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export interface ConsentSituation {
  hasTool: boolean
  /** Whether the site configuration has been loaded. */
  hasSite: boolean
  /** The accepted categories; null before the answer. */
  answer: readonly ConsentCategory[] | null
}

/** The visitor's consent, which may change while the page is open; fits `useSyncExternalStore`. */
export interface Consent {
  /** Returns the granted categories, as the same set object until they change. */
  granted(): ReadonlySet<ConsentCategory>
  isGranted(category: ConsentCategory): boolean
  /** Calls the listener after every change. Returns a stop function. */
  subscribe(listener: () => void): () => void
  update(situation: ConsentSituation): void
}

/**
 * Grants everything without a consent tool and site configuration; otherwise the accepted categories, and only the
 * necessary ones before the answer.
 */
export function grantedCategories({ hasTool, hasSite, answer }: ConsentSituation): ReadonlySet<ConsentCategory> {
  if (!hasTool && !hasSite) return new Set(CONSENT_CATEGORIES)
  return new Set<ConsentCategory>(['necessary', ...(answer ?? [])])
}

export function createConsent(situation: ConsentSituation): Consent {
  let current = grantedCategories(situation)
  const listeners = new Set<() => void>()
  return {
    granted: () => current,
    isGranted: (category) => current.has(category),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(next) {
      const categories = grantedCategories(next)
      if (CONSENT_CATEGORIES.every((category) => categories.has(category) === current.has(category))) return
      current = categories
      for (const listener of listeners) listener()
    },
  }
}
