import type { RecordMap } from 'relay-runtime/lib/store/RelayStoreTypes'
import type { Drawing } from '#platform/page/currentPage'
import type { Device } from '#ui/useMedia'

/** What the gateway writes into a page. */
interface Boot {
  /** The records of Relay's store. */
  readonly records: RecordMap
  /** What the page's content was rendered for. */
  readonly device: Device
  /** Set for members. */
  readonly drawn?: Drawing
}

interface WrittenBoot extends Omit<Boot, 'drawn'> {
  readonly drawn?: Omit<Drawing, 'at'> & { readonly at: string }
}

/** Reads what came with the page; null where it came with nothing. */
export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  if (!text) return null
  const { drawn, ...boot } = JSON.parse(text) as WrittenBoot
  return drawn ? { ...boot, drawn: { ...drawn, at: new Date(drawn.at) } } : boot
}
