import type { Settings } from '../settings'
import { openSealedId, sealId, type Sealed } from './sealedId'

interface OpenedLink extends Sealed {
  /** Whether what the link was bound to is still so. */
  isBoundTo(bound: string): boolean
}

type Keys = Pick<Settings, 'secret'>

/**
 * Seals an id for a link that ends when something changes, such as the address that it was mailed to: once for its
 * purpose, which says that the link is ours, and once for what it is bound to.
 */
export function sealBoundId(settings: Keys, purpose: string, sealed: Sealed, bound: string): string {
  return [purpose, `${purpose} ${bound}`].map((each) => sealId(settings, each, sealed)).join('')
}

/** @returns undefined when the link was made or changed by somebody else */
export function openBoundId(settings: Keys, purpose: string, link: string): OpenedLink | undefined {
  const half = link.length / 2
  const opened = openSealedId(settings, purpose, link.slice(0, half))
  if (!opened) return undefined
  const isBoundTo = (bound: string) => openSealedId(settings, `${purpose} ${bound}`, link.slice(half))?.id === opened.id
  return { ...opened, isBoundTo }
}
