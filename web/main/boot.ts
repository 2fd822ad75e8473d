import type { RecordMap } from 'relay-runtime/lib/store/RelayStoreTypes'
import type { Device } from '#ui/useMedia'

/** What the gateway writes into a page. */
interface Boot {
  /** The records of Relay's store. */
  readonly records: RecordMap
  /** What the page's content was rendered for. */
  readonly device: Device
}

/** Reads what came with the page; null where it came with nothing. */
export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as Boot) : null
}
