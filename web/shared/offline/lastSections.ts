import { safeStorage } from '#lib/safeStorage'
import { SECTIONS } from './sections'

const KEY = 'last-sections'
const MAX_SECTIONS = 3

const storage = safeStorage(() => window.sessionStorage)

/**
 * Remembers for this tab which sections were open last, for the offline page. Never an address or a title: they name
 * people, and others may use the same phone.
 */
export function rememberSection(pathname: string): void {
  const path = `${pathname.toLowerCase()}/`
  const section = Object.entries(SECTIONS).find(([, start]) => path.startsWith(`${start.toLowerCase()}/`))?.[0]
  if (!section) return
  const others = readSections().filter((each) => each !== section)
  storage.set(KEY, JSON.stringify([section, ...others].slice(0, MAX_SECTIONS)))
}

export function forgetSections(): void {
  storage.remove(KEY)
}

function readSections(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
