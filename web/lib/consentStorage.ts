import type { Consent, ConsentCategory } from './consent'
import { type SafeStorage, safeStorage } from './safeStorage'

type Area = 'session' | 'local'

const VALUES = {
  /** The site that the visitor came from. */
  referrer: { area: 'session', category: 'statistics' },
  /** The campaign that the visitor came from. */
  utm_source: { area: 'session', category: 'statistics' },
  /** The filled-in promotion form of the create-profile page. */
  createProfilePromo: { area: 'local', category: 'preferences' },
  /** Marks that this browser takes push messages; necessary, as the member asked for them. */
  pushSubscription: { area: 'local', category: 'necessary' },
} as const satisfies Record<string, { area: Area; category: ConsentCategory }>

/** The name of a value that is stored as far as the visitor consents. */
export type ConsentValueName = keyof typeof VALUES

const NAMES = Object.keys(VALUES) as ConsentValueName[]

/** The browser's two storages. */
export type StorageAreas = Record<Area, SafeStorage>

/** Values that live in the browser's storage while their category is granted, and in memory otherwise. */
export interface ConsentStorage {
  get(name: ConsentValueName): string | null
  set(name: ConsentValueName, value: string): void
  remove(name: ConsentValueName): void
  /** Follows changes of consent no longer. */
  stop(): void
}

const browserAreas = (): StorageAreas => ({
  session: safeStorage(() => window.sessionStorage),
  local: safeStorage(() => window.localStorage),
})

/**
 * Opens the consent-gated storage. Granting moves values from memory into storage, withdrawing takes them out of it again;
 * what storage refuses stays in memory.
 */
export function createConsentStorage(
  consent: Pick<Consent, 'isGranted' | 'subscribe'>,
  areas: StorageAreas = browserAreas(),
): ConsentStorage {
  const memory = new Map<ConsentValueName, string>()
  const areaOf = (name: ConsentValueName) => areas[VALUES[name].area]
  const isStorable = (name: ConsentValueName) => consent.isGranted(VALUES[name].category)

  function set(name: ConsentValueName, value: string): void {
    if (isStorable(name) && areaOf(name).set(name, value)) memory.delete(name)
    else memory.set(name, value)
  }

  function followConsent(): void {
    for (const name of NAMES) {
      const value = memory.get(name) ?? areaOf(name).get(name)
      if (!isStorable(name)) areaOf(name).remove(name)
      if (value !== null) set(name, value)
    }
  }

  followConsent()
  const stop = consent.subscribe(followConsent)
  return {
    get: (name) => memory.get(name) ?? (isStorable(name) ? areaOf(name).get(name) : null),
    set,
    remove(name) {
      memory.delete(name)
      areaOf(name).remove(name)
    },
    stop,
  }
}
