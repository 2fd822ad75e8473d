/** The cookie consent categories, in the order in which they are shown. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'] as const

/** A cookie consent category. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** What is known when it is decided what is granted. */
export interface ConsentSituation {
  /** Whether the site asks for consent. */
  hasTool: boolean
  /** Whether the site configuration is known. */
  hasSite: boolean
  /** The categories that the visitor accepted; null before the answer. */
  answer: readonly ConsentCategory[] | null
}

/** The visitor's consent, which may change while the page stands; fits `useSyncExternalStore`. */
export interface Consent {
  /** The granted categories; the same set until they change. */
  granted(): ReadonlySet<ConsentCategory>
  isGranted(category: ConsentCategory): boolean
  /** Calls the listener after every change. Returns a stop function. */
  subscribe(listener: () => void): () => void
  update(situation: ConsentSituation): void
}

/** All without a consent tool and site configuration; else what was accepted, and only the necessary before the answer. */
export function grantedCategories({ hasTool, hasSite, answer }: ConsentSituation): ReadonlySet<ConsentCategory> {
  if (!hasTool && !hasSite) return new Set(CONSENT_CATEGORIES)
  return new Set<ConsentCategory>(['necessary', ...(answer ?? [])])
}

/** Holds the consent of this page. */
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
