import type { Consent, ConsentCategory } from './consent'
import { type SafeStorage, safeStorage } from '../safeStorage'

type Area = 'session' | 'local'

const VALUES = {
  /** The referring site. */
  referrer: { area: 'session', category: 'statistics' },
  /** The campaign that led the visitor here. */
  utm_source: { area: 'session', category: 'statistics' },
  createProfilePromo: { area: 'local', category: 'preferences' },
  /** Marks that this browser receives push messages; necessary, because the member requested them. */
  pushSubscription: { area: 'local', category: 'necessary' },
} as const satisfies Record<string, { area: Area; category: ConsentCategory }>

export type ConsentValueName = keyof typeof VALUES

const NAMES = Object.keys(VALUES) as ConsentValueName[]

export type StorageAreas = Record<Area, SafeStorage>

/** Keeps values in the browser's storage while their category is granted, and in memory otherwise. */
export interface ConsentStorage {
  get(name: ConsentValueName): string | null
  set(name: ConsentValueName, value: string): void
  remove(name: ConsentValueName): void
  /** Stops following changes of consent. */
  stop(): void
}

const browserAreas = (): StorageAreas => ({
  session: safeStorage(() => window.sessionStorage),
  local: safeStorage(() => window.localStorage),
})

/**
 * Creates the consent-gated storage. Granting moves values from memory into storage, and withdrawing moves them
 * back; values that the browser refuses to store stay in memory.
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
